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
  private static final double LEAST_OF_RANGE = 0.3;

  private final double[] means;
  private final double[] squares;
  private final double[] least;
  private final double[] most;
  private final double[] deviations;
  private double count = PRIOR_COUNT;

  Spread(int seats) {
    means = new double[seats];
    squares = new double[seats];
    least = new double[seats];
    most = new double[seats];
    deviations = new double[seats];
    Arrays.fill(means, PRIOR_MEAN);
    Arrays.fill(squares, PRIOR_SQUARES);
    Arrays.fill(least, 1);
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
      least[seat] = Math.min(least[seat], reward);
      most[seat] = Math.max(most[seat], reward);
      double floor = LEAST_OF_RANGE * (most[seat] - least[seat]);
      deviations[seat] = Math.max(floor, Math.sqrt(squares[seat] / count));
    }
  }

  double of(int seat) {
    return deviations[seat];
  }
}
