package games.kumite.spi.bench;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks and prints the ratios that matter. Takes JMH's arguments. */
public final class Yardsticks {

  private static final List<String> BY_HAND = List.of("hand", "handDealt");

  private final Map<String, Map<String, RunResult>> byGame = new TreeMap<>();

  private Yardsticks(Collection<RunResult> results) {
    for (RunResult result : results) {
      String[] path = result.getParams().getBenchmark().split("\\.");
      byGame.computeIfAbsent(path[path.length - 2].replace("Benchmark", ""), game -> new TreeMap<>())
          .put(path[path.length - 1], result);
    }
  }

  /**
   * Measures.
   *
   * @param arguments those of JMH, such as a regular expression of names and {@code -f 1}
   * @throws RunnerException if a benchmark fails
   * @throws CommandLineOptionException if an argument is none of JMH's
   */
  public static void main(String[] arguments) throws RunnerException, CommandLineOptionException {
    Collection<RunResult> results = new Runner(new OptionsBuilder()
        .parent(new CommandLineOptions(arguments)).addProfiler(GCProfiler.class).build()).run();
    new Yardsticks(results).byGame.forEach(Yardsticks::print);
  }

  private static void print(String game, Map<String, RunResult> results) {
    System.out.printf(Locale.ROOT, "%n%-16s %14s %10s %10s %14s%n",
        game, "operations/s", "bytes/op", "of hand", "of a decision");
    results.forEach((name, result) -> {
      boolean isDealt = name.equals("started") || name.equals("recorded");
      RunResult byHand = isDealt ? results.getOrDefault("handDealt", results.get("hand")) : results.get("hand");
      RunResult decision = results.get(name.endsWith("Recorded") ? "recorded" : "byIndex");
      System.out.printf(Locale.ROOT, "%-16s %,14.0f %10.0f %10s %14s%n", name, score(result), bytes(result),
          ratio(result, byHand), BY_HAND.contains(name) ? "" : ratio(result, decision));
    });
  }

  private static double score(RunResult result) {
    return result.getPrimaryResult().getScore();
  }

  private static double bytes(RunResult result) {
    return result.getSecondaryResults().entrySet().stream()
        .filter(entry -> entry.getKey().endsWith("gc.alloc.rate.norm"))
        .mapToDouble(entry -> entry.getValue().getScore()).findFirst().orElse(Double.NaN);
  }

  private static String ratio(RunResult result, @org.jspecify.annotations.Nullable RunResult base) {
    return base == null ? "" : String.format(Locale.ROOT, "%.2f", score(result) / score(base));
  }
}
