package games.kumite.api.bot;

import java.util.Arrays;

/**
 * How widely the rewards of each seat are spread in one search, as a standard deviation. It begins as if every seat
 * had won once and lost once.
 */
final class Spread {

  private static final double PRIOR_COUNT = 2;
  private static final double PRIOR_MEAN = 0.5;
  private static final double PRIOR_SQUARES = 0.5;

  private final double[] means;
  private final double[] squares;
  private final double[] deviations;
  private double count = PRIOR_COUNT;

  Spread(int seats) {
    means = new double[seats];
    squares = new double[seats];
    deviations = new double[seats];
    Arrays.fill(means, PRIOR_MEAN);
    Arrays.fill(squares, PRIOR_SQUARES);
    Arrays.fill(deviations, Math.sqrt(PRIOR_SQUARES / PRIOR_COUNT));
  }

  /** Takes the rewards of one iteration in. */
  void add(double[] rewards) {
    count++;
    for (int seat = 0; seat < means.length; seat++) {
      double difference = rewards[seat] - means[seat];
      means[seat] += difference / count;
      squares[seat] += difference * (rewards[seat] - means[seat]);
      deviations[seat] = Math.sqrt(squares[seat] / count);
    }
  }

  double of(int seat) {
    return deviations[seat];
  }
}
