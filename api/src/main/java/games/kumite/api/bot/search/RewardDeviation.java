package games.kumite.api.bot.search;

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
  private static final double UNKNOWN = -1;

  /** The number of rewards after each of which the deviation is computed, and a mask for the later ones. */
  private static final int ALWAYS = 64;
  private static final int SELDOM = 15;

  private final double[] means;
  private final double[] squares;
  private final double[] min;
  private final double[] max;
  private final double[] deviations;
  private final double shareOfRange;
  private double count;
  private int added;
  private boolean hasMeans;

  private RewardDeviation(int seats, double prior, double deviation, double share) {
    means = new double[seats];
    squares = new double[seats];
    min = new double[seats];
    max = new double[seats];
    deviations = new double[seats];
    shareOfRange = share;
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
    double share = 1 / ++count;
    boolean isDue = added < ALWAYS || (added & SELDOM) == 0;
    added++;
    for (int seat = 0; seat < means.length; seat++) {
      double reward = rewards[seat];
      double difference = reward - means[seat];
      means[seat] += difference * share;
      squares[seat] += difference * (reward - means[seat]);
      if (reward < min[seat]) {
        min[seat] = reward;
      }
      if (reward > max[seat]) {
        max[seat] = reward;
      }
      if (isDue) {
        deviations[seat] = UNKNOWN;
      }
    }
  }

  double of(int seat) {
    double known = deviations[seat];
    if (known == UNKNOWN) {
      known = Math.max(shareOfRange * (max[seat] - min[seat]), Math.sqrt(squares[seat] / count));
      deviations[seat] = known;
    }
    return known;
  }
}
