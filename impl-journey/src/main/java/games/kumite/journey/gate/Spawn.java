package games.kumite.journey.gate;

import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
import games.kumite.spi.IntList;

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
  static Result at(GameState state, int type, int gate) {
    int figure = Promotion.free(state, type);
    if (figure == GameState.NOBODY) {
      return Result.NO_MINIATURE;
    }
    MatchDefinition definition = state.definition();
    if (definition.figure(figure).type != type) {
      state.emit(definition.told.promoted, figure);
    }
    int pose = SpawnPose.of(state, figure, gate);
    if (pose == Pose.NONE) {
      state.emit(definition.told.crowded, figure, state.scene().told(gate));
      return Result.NO_ROOM;
    }
    state.enter(figure, pose);
    state.emit(definition.told.appeared, figure, state.scene().told(gate), state.placeOf(Pose.square(pose)),
        Pose.facing(pose));
    return Result.PLACED;
  }

  /**
   * Brings a number of demons of a type into play, one after the other (JW-RUL-28), until no miniature is left. After
   * that, cards may react to each of them (JW-RUL-144).
   *
   * @param by the pilgrim that causes it, {@link GameState#NOBODY} for none
   * @param continuation what remains to be done afterwards
   * @return the result of the last spawn
   */
  public static Result several(GameState state, int type, int amount, int gate, int by, Continuation continuation) {
    IntList placed = IntList.NONE;
    Result result = Result.PLACED;
    for (int i = 0; i < amount && result != Result.NO_MINIATURE; i++) {
      int figure = Promotion.free(state, type);
      result = at(state, type, gate);
      placed = result == Result.PLACED ? placed.and(figure) : placed;
    }
    for (int i = 0; i < placed.size(); i++) {
      state.after(Event.SPAWN, by, placed.get(i), continuation.afterAgain(by, placed.size() - 1 - i));
    }
    return result;
  }

  /** Brings the guest lord into play, which leaves after its first attack action (JW-SDC-01, JW-SDC-02). */
  static void guest(GameState state, int type, int gate) {
    int figure = state.free(type);
    if (several(state, type, 1, gate, GameState.NOBODY, Continuation.NONE) == Result.PLACED) {
      state.setFigure(figure, Counters.GUEST, 1);
    }
  }
}
