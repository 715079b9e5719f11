package games.kumite.journey.demon;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Demon;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;

/** Demons in play and the order in which they act. Stateless. */
public final class DemonOrder {

  private static final int LORD = 255;
  private static final int ENTRY_BITS = 16;

  private DemonOrder() {}

  /**
   * Returns the order of activation, fixed when the demons' activation begins: least D to Tripitaka, then the tougher
   * ones, then those that entered play earlier (JW-AI-01, JW-TRN-18). Inactive demons have a place too; whether they
   * act is asked when it comes.
   */
  public static ActivationOrder order(GameState state) {
    int max = state.definition().figures();
    WalkingDistance fromLeader = DemonTargets.fromLeader(state);
    long[] keys = new long[max];
    int count = 0;
    for (int demon = state.definition().firstOf(0); demon < max; demon++) {
      if (state.pose(demon) != Pose.NONE) {
        int tie = LORD - rank(state, demon) << ENTRY_BITS | state.figure(demon, Counters.ENTRY);
        int distance = fromLeader == null ? distance(state, demon)
            : fromLeader.to(state.footing(demon), state.pose(demon));
        keys[count++] = ActivationOrder.key(distance, tie, demon);
      }
    }
    return ActivationOrder.of(keys, count);
  }

  /** Returns whether a demon of a type is on the map. */
  public static boolean isInPlay(GameState state, int type) {
    for (int figure = state.definition().firstOf(type); figure < state.definition().firstOf(type + 1); figure++) {
      if (state.pose(figure) != Pose.NONE) {
        return true;
      }
    }
    return false;
  }

  private static int rank(GameState state, int demon) {
    Demon type = state.definition().demon(state.definition().figure(demon).type);
    return type.isLord() ? LORD : type.entry().rank();
  }

  /** Returns D from a demon to Tripitaka, or to the nearest pilgrim while he is unconscious, 0 if there is none. */
  public static int distance(GameState state, int demon) {
    return DemonTargets.toLandmark(state, DemonTargets.fromDemon(state, demon));
  }
}
