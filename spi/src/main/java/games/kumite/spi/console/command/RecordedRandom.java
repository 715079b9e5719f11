package games.kumite.spi.console.command;

import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.util.List;

/** A random source that repeats the results of a record, in order. */
final class RecordedRandom implements RandomSource {

  private final List<Draw> draws;
  private int next;

  private RecordedRandom(List<Draw> draws, int next) {
    this.draws = draws;
    this.next = next;
  }

  static RecordedRandom of(MatchRecord record) {
    return new RecordedRandom(record.lines().stream().flatMap(line -> line.draws().stream()).toList(), 0);
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
    return new RecordedRandom(draws, next);
  }
}
