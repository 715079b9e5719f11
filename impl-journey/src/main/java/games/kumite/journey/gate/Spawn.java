package games.kumite.journey.gate;

import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Terms;

/** Demons that come into play at a gate. Stateless. */
public final class Spawn {

  /** What became of a spawn. */
  public enum Result {
    /** The demon is on the map. */
    PLACED,
    /** No pose on the map is free for it: it does not come, and rage does not begin. */
    NO_ROOM,
    /** No miniature of the type or a tougher one is free. */
    NO_MINIATURE
  }

  private Spawn() {}

  /** Brings a demon of a type, or the one that it is promoted to, into play at a gate (JW-GAT-04, JW-RAG-01). */
  public static Result at(Journey journey, int type, int gate) {
    int figure = Promotion.free(journey, type);
    if (figure == Journey.NOBODY) {
      return Result.NO_MINIATURE;
    }
    Terms terms = journey.terms();
    if (terms.figure(figure).type != type) {
      journey.tell(terms.told.promoted, figure);
    }
    int pose = SpawnPose.of(journey, figure, gate);
    if (pose == Pose.NONE) {
      journey.tell(terms.told.crowded, figure, journey.scene().told(gate));
      return Result.NO_ROOM;
    }
    journey.enter(figure, pose);
    journey.tell(terms.told.appeared, figure, journey.scene().told(gate), journey.placeOf(Pose.square(pose)),
        Pose.facing(pose));
    return Result.PLACED;
  }

  /** Brings the guest lord into play, who leaves again after its first attack action (JW-SDC-01, JW-SDC-02). */
  static void guest(Journey journey, int type, int gate) {
    int figure = journey.free(type);
    if (at(journey, type, gate) == Result.PLACED) {
      journey.setFigure(figure, Num.GUEST, 1);
    }
  }
}
