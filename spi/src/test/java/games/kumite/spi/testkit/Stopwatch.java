package games.kumite.spi.testkit;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The time that each test of a contract takes. Confined to one thread. */
final class Stopwatch {

  private static final long LONG_NANOS = 20_000_000_000L;
  private static final double NANOS = 1e9;
  private static final int SHOWN = 3;

  private final Map<String, Long> times = new LinkedHashMap<>();
  private long started;

  void start() {
    started = System.nanoTime();
  }

  void stop(String test) {
    times.merge(test, System.nanoTime() - started, Long::sum);
  }

  private long sum() {
    return times.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns whether the author may want to know what takes so long. */
  boolean isLong() {
    return sum() > LONG_NANOS;
  }

  /** Returns the whole time, the size of the matches, and the slowest tests. */
  String report(TrialMatches trials) {
    int decisions = trials.all().stream().mapToInt(trial -> trial.actions().size()).sum();
    return String.format("the kit took %.0f s for %d matches of %d decisions on average; slowest were %s", sum() / NANOS,
        trials.all().size(), decisions / trials.all().size(), times.entrySet().stream()
            .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder())).limit(SHOWN)
            .map(time -> String.format("\"%s\" (%.1f s)", time.getKey(), time.getValue() / NANOS))
            .collect(Collectors.joining(", ")));
  }
}
