package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

/** The evaluation of a position for the heroes. */
public final class Evaluation {

  // The usual values with 1, 2, 3, 4 players.
  private static final double[] ACT_ONE = {85, 150, 185, 210};
  private static final double[] ACT_TWO = {30, 30, 30, 30};
  private static final double WIDTH = 60;

  private Evaluation() {}

  /** Returns the evaluation, from 0 to 1: it orders positions, and is not a probability of winning. */
  public static double of(GameState state) {
    int players = state.seats() - 1;
    return share(state.get(Counters.ACT) == 1 ? ActOneEvaluation.of(state) - ACT_ONE[players]
        : ActTwoEvaluation.of(state) - ACT_TWO[players]);
  }

  /** Returns a share that is one half at zero and never flat: far from the middle, a step still counts. */
  private static double share(double distance) {
    return 0.5 + 0.5 * distance / (WIDTH + Math.abs(distance));
  }
}
