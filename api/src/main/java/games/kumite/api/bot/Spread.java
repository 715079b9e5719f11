package games.kumite.api.bot;

import java.util.Arrays;

/**
 * How widely the rewards of each seat are spread in one search, as a standard deviation. It begins as if every seat
 * had won and lost so often that a few like rewards at the beginning do not narrow it.
 *
 * <p>It never falls below a share of the range of the rewards seen: where one action is always worth the same, the
 * deviation would tend to nothing with every try of it, and the others would never be looked at again.
 */
final class Spread {

  private static final double PRIOR_COUNT = 40;
  private static final double PRIOR_MEAN = 0.5;
  private static final double PRIOR_SQUARES = PRIOR_COUNT / 4;
  private static final double MIN_OF_RANGE = 0.3;

  private final double[] means;
  private final double[] squares;
  private final double[] min;
  private final double[] max;
  private final double[] deviations;
  private double count = PRIOR_COUNT;

  Spread(int seats) {
    means = new double[seats];
    squares = new double[seats];
    min = new double[seats];
    max = new double[seats];
    deviations = new double[seats];
    Arrays.fill(means, PRIOR_MEAN);
    Arrays.fill(squares, PRIOR_SQUARES);
    Arrays.fill(min, 1);
    Arrays.fill(deviations, Math.sqrt(PRIOR_SQUARES / PRIOR_COUNT));
  }

  /** Takes the rewards of one iteration in. */
  void add(double[] rewards) {
    count++;
    for (int seat = 0; seat < means.length; seat++) {
      double reward = rewards[seat];
      double difference = reward - means[seat];
      means[seat] += difference / count;
      squares[seat] += difference * (reward - means[seat]);
      min[seat] = Math.min(min[seat], reward);
      max[seat] = Math.max(max[seat], reward);
      double floor = MIN_OF_RANGE * (max[seat] - min[seat]);
      deviations[seat] = Math.max(floor, Math.sqrt(squares[seat] / count));
    }
  }

  double of(int seat) {
    return deviations[seat];
  }
}
