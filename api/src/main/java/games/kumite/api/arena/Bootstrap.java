package games.kumite.api.arena;

import games.kumite.api.random.SeededRandom;
import java.util.Arrays;
import java.util.List;

/**
 * Bootstrap intervals (Efron 1979) of a mean over rounds. Whole rounds are drawn with replacement, since the matches of
 * a round share a seed. The same rounds give the same interval.
 */
final class Bootstrap {

  private static final int SAMPLES = 1000;
  private static final int MIN_SAMPLES = 200;
  private static final int MAX_DRAWS = 20_000_000;
  private static final long SEED = 1979;
  private static final double TAIL = 0.025;

  private Bootstrap() {}

  /**
   * The observations of one round.
   *
   * @param sum the sum of the values
   * @param count the number of values
   */
  record Round(double sum, int count) {}

  static double mean(List<Round> rounds) {
    double sum = 0;
    long count = 0;
    for (Round round : rounds) {
      sum += round.sum();
      count += round.count();
    }
    return count == 0 ? 0 : sum / count;
  }

  static Interval interval(List<Round> rounds) {
    if (rounds.isEmpty()) {
      return new Interval(0, 0);
    }
    SeededRandom random = new SeededRandom(SEED);
    double[] means = new double[Math.max(MIN_SAMPLES, Math.min(SAMPLES, MAX_DRAWS / rounds.size()))];
    for (int sample = 0; sample < means.length; sample++) {
      double sum = 0;
      long count = 0;
      for (int i = 0; i < rounds.size(); i++) {
        Round drawn = rounds.get(random.nextInt(rounds.size()));
        sum += drawn.sum();
        count += drawn.count();
      }
      means[sample] = sum / count;
    }
    Arrays.sort(means);
    int cut = (int) (means.length * TAIL);
    return new Interval(means[cut], means[means.length - 1 - cut]);
  }
}
