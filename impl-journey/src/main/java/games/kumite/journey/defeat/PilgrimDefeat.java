package games.kumite.journey.defeat;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Occupancy;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.EventType;

/** Pilgrims that fall unconscious and die. Stateless. */
public final class PilgrimDefeat {

  private static final EventType FELL = EventTypes.figure("fell", "JW-DEF-01");
  private static final EventType WORSENED = EventTypes.figure("worsened", "JW-TRN-07").number("place");
  private static final EventType DIED = EventTypes.figure("died", "JW-TRN-08");
  private static final EventType DROPPED =
      EventTypes.figure("dropped", "JW-RUL-33").word("sutra", EventTypes::tokenId).word("to", EventTypes::spaceId);

  private PilgrimDefeat() {}

  /** Knocks out a pilgrim at 0 health: it is unconscious and lies face down (JW-DEF-01, JW-DEF-04). */
  public static void fall(GameState state, int pilgrim) {
    state.setPilgrim(pilgrim, Counters.LYING, 1);
    state.set(Counters.FALLEN, 1);
    state.stamp(pilgrim);
    state.emit(FELL, pilgrim);
  }

  /**
   * Moves a pilgrim one step along the unconscious track in Maintenance (JW-TRN-07); after "on its back" it is dead
   * (JW-TRN-08).
   */
  public static void worsen(GameState state, int pilgrim) {
    int lying = state.pilgrim(pilgrim, Counters.LYING) + 1;
    state.setPilgrim(pilgrim, Counters.LYING, lying);
    if (lying == Counters.DEAD) {
      die(state, pilgrim);
    } else {
      state.emit(WORSENED, pilgrim, lying);
    }
  }

  private static void die(GameState state, int pilgrim) {
    WalkingDistance walk = new WalkingDistance(state.scene().ground);
    walk.from(state.footing(pilgrim), state.squares(), state.pose(pilgrim), WalkingDistance.Passing.NOTHING);
    state.leave(pilgrim);
    state.emit(DIED, pilgrim);
    for (int left = state.pilgrim(pilgrim, Counters.SUTRAS); left > 0; left--) {
      drop(state, pilgrim, walk);
    }
    state.setPilgrim(pilgrim, Counters.SUTRAS, 0);
  }

  /**
   * Drops the sutras of a dead pilgrim on its square, or on the nearest free one (JW-RUL-33). Sutras are
   * interchangeable.
   */
  private static void drop(GameState state, int pilgrim, WalkingDistance walk) {
    int square = nearest(state, walk);
    for (int piece = 0; piece < state.scene().pieces() && square != Ground.NONE; piece++) {
      if (state.scene().piece(piece).kind == QuestToken.Kind.SUTRA && !state.isThere(piece) && state.square(piece) != Ground.NONE) {
        state.lay(piece, square);
        state.emit(DROPPED, pilgrim, piece, square);
        return;
      }
    }
  }

  private static int nearest(GameState state, WalkingDistance walk) {
    for (int i = 0; i < walk.reached(); i++) {
      int square = walk.reached(i);
      if (!state.squares().isBlocked(square) && state.squares().figure(square) == Occupancy.NONE) {
        return square;
      }
    }
    return Ground.NONE;
  }
}
