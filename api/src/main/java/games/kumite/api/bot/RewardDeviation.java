package games.kumite.api.bot;

import java.util.Arrays;

/**
 * The standard deviation of each seat's rewards in one search. It starts with a prior, so that a few equal rewards at
 * the beginning do not shrink it. Without estimates the prior is an equal number of wins and losses; with estimates,
 * which lie close together, it is a few values around the first one.
 *
 * <p>The deviation never falls below a share of the range of the rewards so far. Otherwise an action with a constant
 * reward would shrink it with each try, and other actions would never be tried again.
 */
final class RewardDeviation {

  private static final double PRIOR_COUNT = 40;
  private static final double PRIOR_MEAN = 0.5;
  private static final double PRIOR_DEVIATION = 0.5;
  private static final double MIN_OF_RANGE = 0.3;
  private static final double ESTIMATES = 2;
  private static final double DEVIATION_OF_ESTIMATES = 0.1;
  private static final double MIN_OF_ESTIMATES = 0.1;

  private final double[] means;
  private final double[] squares;
  private final double[] min;
  private final double[] max;
  private final double[] deviations;
  private final double share;
  private double count;
  private boolean hasMeans;

  private RewardDeviation(int seats, double prior, double deviation, double share) {
    means = new double[seats];
    squares = new double[seats];
    min = new double[seats];
    max = new double[seats];
    deviations = new double[seats];
    this.share = share;
    count = prior;
    Arrays.fill(squares, prior * deviation * deviation);
    Arrays.fill(min, 1);
    Arrays.fill(deviations, deviation);
  }

  /** Creates the deviation for rewards of finished matches. */
  RewardDeviation(int seats) {
    this(seats, PRIOR_COUNT, PRIOR_DEVIATION, MIN_OF_RANGE);
    Arrays.fill(means, PRIOR_MEAN);
    hasMeans = true;
  }

  /** Returns the deviation for rewards that are mostly estimates. */
  static RewardDeviation ofEstimates(int seats) {
    return new RewardDeviation(seats, ESTIMATES, DEVIATION_OF_ESTIMATES, MIN_OF_ESTIMATES);
  }

  /** Adds the rewards of one iteration. */
  void add(double[] rewards) {
    if (!hasMeans) {
      System.arraycopy(rewards, 0, means, 0, means.length);
      hasMeans = true;
    }
    count++;
    for (int seat = 0; seat < means.length; seat++) {
      double reward = rewards[seat];
      double difference = reward - means[seat];
      means[seat] += difference / count;
      squares[seat] += difference * (reward - means[seat]);
      min[seat] = Math.min(min[seat], reward);
      max[seat] = Math.max(max[seat], reward);
      double floor = share * (max[seat] - min[seat]);
      deviations[seat] = Math.max(floor, Math.sqrt(squares[seat] / count));
    }
  }

  double of(int seat) {
    return deviations[seat];
  }
}
