package games.kumite.spi.samples.liarsdice;

import java.util.Arrays;

/**
 * Counterfactual regret minimization with regrets above zero and linear averages (Tammelin 2014) for claims that rise until
 * one is challenged, by the claims that were made and the roll of the seat on turn. For tests.
 */
final class RegretMatching {

  private static final int N = Claims.HIGHEST;
  private static final int SIDES = Claims.SIDES;

  private final boolean[][][] holds;
  private final double[][][] regrets = new double[1 << N][SIDES][];
  private int iteration;
  private double valueSum;
  private double weightSum;

  /** By claim and rolls of the first and the second seat: whether the claim holds. */
  RegretMatching(boolean[][][] holds) {
    this.holds = holds;
    for (int made = 0; made < 1 << N; made++) {
      for (int roll = 0; roll < SIDES; roll++) {
        regrets[made][roll] = new double[N - last(made) + 1];
      }
    }
  }

  private static int last(int made) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(made);
  }

  /** Plays both seats once. */
  void iterate() {
    iteration++;
    double[] ones = new double[SIDES];
    Arrays.fill(ones, 1);
    double[][] values = walk(0, ones, ones);
    double value = 0;
    for (double each : values[0]) {
      value += each / SIDES / SIDES;
    }
    valueSum += iteration * value;
    weightSum += iteration;
  }

  /** The weighted mean of what the first seat won. */
  double value() {
    return valueSum / weightSum;
  }

  /** What each roll of the first and of the second seat wins, weighted by how likely the other seat's rolls come here. */
  private double[][] walk(int made, double[] first, double[] second) {
    boolean isFirst = Integer.bitCount(made) % 2 == 0;
    int last = last(made);
    int actions = N - last + 1; // 0 is the challenge
    double[][] strategy = new double[SIDES][];
    for (int roll = 0; roll < SIDES; roll++) {
      strategy[roll] = strategy(regrets[made][roll], last == 0);
    }
    double[][] own = new double[actions][];
    double[] others = new double[SIDES];
    for (int action = last == 0 ? 1 : 0; action < actions; action++) {
      double[] reach = new double[SIDES];
      for (int roll = 0; roll < SIDES; roll++) {
        reach[roll] = (isFirst ? first : second)[roll] * strategy[roll][action];
      }
      double[][] values = action == 0 ? challenged(last, isFirst, isFirst ? reach : first, isFirst ? second : reach)
          : walk(made | 1 << last + action - 1, isFirst ? reach : first, isFirst ? second : reach);
      own[action] = values[isFirst ? 0 : 1];
      for (int roll = 0; roll < SIDES; roll++) {
        others[roll] += values[isFirst ? 1 : 0][roll];
      }
    }
    double[] mine = new double[SIDES];
    for (int roll = 0; roll < SIDES; roll++) {
      for (int action = 0; action < actions; action++) {
        mine[roll] += own[action] == null ? 0 : strategy[roll][action] * own[action][roll];
      }
      for (int action = 0; action < actions; action++) {
        if (own[action] != null) {
          regrets[made][roll][action] = Math.max(0, regrets[made][roll][action] + own[action][roll] - mine[roll]);
        }
      }
    }
    return isFirst ? new double[][] {mine, others} : new double[][] {others, mine};
  }

  private double[][] challenged(int claim, boolean byFirst, double[] first, double[] second) {
    double[][] values = new double[2][SIDES];
    for (int one = 0; one < SIDES; one++) {
      for (int other = 0; other < SIDES; other++) {
        // holds is told for claims of the first seat; what counts is the same for both
        int won = holds[claim][one][other] == byFirst ? -1 : 1;
        values[0][one] += won * second[other];
        values[1][other] -= won * first[one];
      }
    }
    return values;
  }

  private static double[] strategy(double[] regrets, boolean isFirst) {
    double[] strategy = new double[regrets.length];
    double sum = 0;
    for (int action = isFirst ? 1 : 0; action < regrets.length; action++) {
      sum += regrets[action];
    }
    for (int action = isFirst ? 1 : 0; action < regrets.length; action++) {
      strategy[action] = sum > 0 ? regrets[action] / sum : 1.0 / (regrets.length - (isFirst ? 1 : 0));
    }
    return strategy;
  }
}
