package games.kumite.api.bot.learned;

import games.kumite.api.random.RandomSource;
import java.util.Arrays;

/**
 * A random source that goes through all results of the draws of an action, one after the other. All copies of a match
 * share it. Used by one thread.
 *
 * <p>The results so far are digits of a number with mixed bases: the last draw changes fastest.
 */
final class ChanceEnumerator implements RandomSource {

  private int[] results = new int[16];
  private int[] counts = new int[16];
  private int drawn;
  private int given;
  private double probability = 1;

  /** A list of results to continue with, after other actions have been played. */
  record Script(int[] results, int[] counts) {}

  /** Starts with the first result of every draw. */
  void begin() {
    given = 0;
    rewind();
  }

  private void rewind() {
    drawn = 0;
    probability = 1;
  }

  /** Returns the probability of the results since the last call of {@link #begin} or {@link #next}. */
  double probability() {
    return probability;
  }

  /** Returns the results that have been drawn. */
  Script script() {
    return new Script(Arrays.copyOf(results, drawn), Arrays.copyOf(counts, drawn));
  }

  /** Selects the results after those of a script. Returns false if those were the last. */
  boolean next(Script script) {
    rewind();
    for (int last = script.results.length - 1; last >= 0; last--) {
      if (script.results[last] + 1 < script.counts[last]) {
        while (results.length <= last) {
          grow();
        }
        System.arraycopy(script.results, 0, results, 0, last + 1);
        results[last]++;
        given = last + 1;
        return true;
      }
    }
    return false;
  }

  @Override
  public int die(String label, int subject, int sides) {
    return 1 + draw(sides);
  }

  @Override
  public int pick(String label, int subject, int count) {
    return draw(count);
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = i;
    }
    for (int i = 0; i < count - 1; i++) {
      int j = i + draw(count - i);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
    return order;
  }

  private int draw(int count) {
    if (drawn == results.length) {
      grow();
    }
    int result = drawn < given ? results[drawn] : 0;
    results[drawn] = result;
    counts[drawn++] = count;
    probability /= count;
    return result;
  }

  private void grow() {
    results = Arrays.copyOf(results, results.length * 2);
    counts = Arrays.copyOf(counts, counts.length * 2);
  }

  @Override
  public ChanceEnumerator split(String name) {
    return this;
  }

  @Override
  public ChanceEnumerator copy() {
    return this;
  }
}
