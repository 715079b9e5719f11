package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/** How likely the heroes are to win. */
public final class Prospects {

  private static final double[] ACT_ONE = {-5.6, -5.2, -5.0, -4.3};
  private static final double ACT_ONE_SCALE = 0.05;
  private static final double[] ACT_TWO = {0.5, -0.7, -1.9, -1.9};
  private static final double ACT_TWO_SCALE = 0.6;

  private Prospects() {}

  /** The chance of winning, 0 to 1. */
  public static double of(Trouble trouble) {
    int players = trouble.seats() - 1;
    return trouble.get(Num.ACT) == 1 ? chance(ACT_ONE[players] + ACT_ONE_SCALE * Growth.of(trouble))
        : chance(ACT_TWO[players] + ACT_TWO_SCALE * Chase.of(trouble));
  }

  private static double chance(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }
}
