package games.kumite.journey.gate;

import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Terms;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Demons that come into play at a gate. Stateless. */
public final class Spawn {

  /** The result of a spawn. */
  public enum Result {
    /** Success: the demon is on the map. */
    PLACED,
    /** No free pose on the map: the demon does not come, and rage does not begin. */
    NO_ROOM,
    /** No free miniature of the type or a tougher one. */
    NO_MINIATURE
  }

  private Spawn() {}

  /** Brings a demon of a type, or the one that it is promoted to, into play at a gate (JW-GAT-04, JW-RAG-01). */
  static Result at(Journey journey, int type, int gate) {
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

  /**
   * Brings a number of demons of a type into play, one after the other (JW-RUL-28), until no miniature is left. After
   * that, cards may react to each of them (JW-RUL-144).
   *
   * @param by the pilgrim that causes it, {@link Journey#NOBODY} for none
   * @param sequel the sequel
   * @return the result of the last spawn
   */
  public static Result several(Journey journey, int type, int amount, int gate, int by, Sequel sequel) {
    Picks placed = Picks.NONE;
    Result result = Result.PLACED;
    for (int i = 0; i < amount && result != Result.NO_MINIATURE; i++) {
      int figure = Promotion.free(journey, type);
      result = at(journey, type, gate);
      placed = result == Result.PLACED ? placed.and(figure) : placed;
    }
    for (int i = 0; i < placed.size(); i++) {
      @Nullable Step<Journey> cards = journey.terms().procedures.after(journey, Event.SPAWN, by, placed.get(i),
          sequel.afterAgain(by, placed.size() - 1 - i));
      if (cards != null) {
        journey.then(cards);
      }
    }
    return result;
  }

  /** Brings the guest lord into play, which leaves after its first attack action (JW-SDC-01, JW-SDC-02). */
  static void guest(Journey journey, int type, int gate) {
    int figure = journey.free(type);
    if (several(journey, type, 1, gate, Journey.NOBODY, Sequel.NONE) == Result.PLACED) {
      journey.setFigure(figure, Num.GUEST, 1);
    }
  }
}
