package games.kumite.spi.testkit;

import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.List;

/**
 * A random source that repeats the results of a match, one of them changed; with others from a seed where the match
 * draws something else.
 */
public final class AlteredDraws implements RandomSource {

  private final List<Draw> draws;
  private final int changed;
  private final int first;
  private final int second;
  private final SeededRandom others;
  private int next;

  /**
   * Creates a source.
   *
   * @param draws the results
   * @param changed the index of the changed result
   * @param first for a shuffle a place, for a single result the amount added to it
   * @param second for a shuffle the place that is exchanged with the first
   */
  public AlteredDraws(List<Draw> draws, int changed, int first, int second) {
    this(draws, changed, first, second, new SeededRandom(changed), 0);
  }

  private AlteredDraws(List<Draw> draws, int changed, int first, int second, SeededRandom others, int next) {
    this.draws = draws;
    this.changed = changed;
    this.first = first;
    this.second = second;
    this.others = others;
    this.next = next;
  }

  @Override
  public int die(String label, int subject, int sides) {
    return 1 + single(label, subject, sides, 1);
  }

  @Override
  public int pick(String label, int subject, int count) {
    return single(label, subject, count, 0);
  }

  private int single(String label, int subject, int count, int min) {
    int at = next++;
    if (!fits(at, label, subject) || draws.get(at).results().size() != 1) {
      return others.nextInt(count);
    }
    int result = draws.get(at).results().get(0) - min;
    return Math.floorMod(at == changed ? result + 1 + first : result, count);
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    int at = next++;
    if (!fits(at, label, subject) || draws.get(at).results().size() != count) {
      return others.permutation(label, subject, count);
    }
    int[] order = draws.get(at).results().stream().mapToInt(Integer::intValue).toArray();
    if (at == changed && count > 1) {
      int swapped = order[first % count];
      order[first % count] = order[second % count];
      order[second % count] = swapped;
    }
    return order;
  }

  private boolean fits(int at, String label, int subject) {
    return at < draws.size() && draws.get(at).label().equals(label) && draws.get(at).subject() == subject;
  }

  @Override
  public RandomSource split(String name) {
    return others.split(name);
  }

  @Override
  public RandomSource copy() {
    return new AlteredDraws(draws, changed, first, second, others.copy(), next);
  }
}
