package games.kumite.api.bot;

import java.util.Arrays;

/**
 * How widely the rewards of each seat are spread in one search, as a standard deviation. It begins as if some rewards had
 * been seen, so that a few like ones at the beginning do not narrow it: as if every seat had won and lost so often; or
 * where estimates count, which lie close together, as if a few had lain about the first one.
 *
 * <p>It never falls below a share of the range of the rewards seen: where one action is always worth the same, the
 * deviation would tend to nothing with every try of it, and the others would never be looked at again.
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

  /** Of rewards at the ends of matches. */
  RewardDeviation(int seats) {
    this(seats, PRIOR_COUNT, PRIOR_DEVIATION, MIN_OF_RANGE);
    Arrays.fill(means, PRIOR_MEAN);
    hasMeans = true;
  }

  /** Of estimates for the most part. */
  static RewardDeviation ofEstimates(int seats) {
    return new RewardDeviation(seats, ESTIMATES, DEVIATION_OF_ESTIMATES, MIN_OF_ESTIMATES);
  }

  /** Takes the rewards of one iteration in. */
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
