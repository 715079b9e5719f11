package games.kumite.spi.console.texts;

import games.kumite.api.Setup;
import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.util.List;

/** A random source that repeats results in order. Copies share the list of results, which may grow. */
public final class RecordedRandom implements RandomSource {

  private final List<Draw> draws;
  private int next;

  public RecordedRandom(List<Draw> draws) {
    this(draws, 0);
  }

  private RecordedRandom(List<Draw> draws, int next) {
    this.draws = draws;
    this.next = next;
  }

  /** Returns a source of all results of a record. */
  public static RecordedRandom of(MatchRecord record) {
    return new RecordedRandom(record.lines().stream().flatMap(line -> line.draws().stream()).toList());
  }

  /** Returns the setup of a recorded match, without its random source. */
  public static Setup setup(MatchRecord record) {
    Setup setup = Setup.seats(record.tags("Seat").stream().map(MatchRecord.Tag::value).toArray(String[]::new));
    for (MatchRecord.Tag option : record.tags("Option")) {
      setup = setup.option(option.value(), option.values().get(1));
    }
    return setup;
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
