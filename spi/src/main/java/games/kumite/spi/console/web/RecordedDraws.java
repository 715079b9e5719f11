package games.kumite.spi.console.web;

import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import java.util.List;

/** A random source that repeats the results in a list, which grows with a record. Copies share the list. */
final class RecordedDraws implements RandomSource {

  private final List<Draw> draws;
  private int next;

  RecordedDraws(List<Draw> draws) {
    this(draws, 0);
  }

  private RecordedDraws(List<Draw> draws, int next) {
    this.draws = draws;
    this.next = next;
  }

  private List<Integer> draw(String label, int subject) {
    if (next >= draws.size()) {
      throw new IllegalStateException("the record has no result for " + Draw.name(label, subject));
    }
    return draws.get(next++).results();
  }

  @Override
  public int die(String label, int subject, int sides) {
    return draw(label, subject).get(0);
  }

  @Override
  public int pick(String label, int subject, int count) {
    return draw(label, subject).get(0);
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    return draw(label, subject).stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public RandomSource split(String name) {
    throw new IllegalStateException("a record holds one stream of results, not " + name);
  }

  @Override
  public RandomSource copy() {
    return new RecordedDraws(draws, next);
  }
}
