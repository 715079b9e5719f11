package games.kumite.kungfu;

import games.kumite.api.Match;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;

/**
 * Random matches, for figures: {@code Soak budget turnLimit matches firstSeed [kinds]}, for other than two seats with
 * {@code -Dseats=3}.
 */
public final class Soak {

  private Soak() {}

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Plays. */
  public static void main(String[] args) {
    KungFuGame game = new KungFuGame();
    int matches = Integer.parseInt(args[2]);
    long first = Long.parseLong(args[3]);
    Map<String, Integer> results = new TreeMap<>();
    Map<String, Integer> failures = new TreeMap<>();
    Map<String, Integer> kinds = new TreeMap<>();
    long decisions = 0;
    int most = 0;
    long begun = cpu();
    for (long seed = first; seed < first + matches; seed++) {
      Match match = game.start(Setup.seats(Integer.getInteger("seats", 2)).option("budget", args[0]).option("turnLimit", args[1]).seed(seed).unrecorded());
      SeededRandom random = RandomSource.seeded(seed).split("play");
      int count = 0;
      try {
        while (!match.isOver()) {
          if (args.length > 4) {
            kinds.merge(match.decision().kind(), 1, Integer::sum);
          }
          match.playRandom(random);
          count++;
          if (count > 3_000_000) {
            throw new IllegalStateException("does not end");
          }
        }
        results.merge(match.outcome().summary() + " ", 1, Integer::sum);
      } catch (RuntimeException e) {
        StackTraceElement[] trace = e.getStackTrace();
        StringBuilder at = new StringBuilder(e + "");
        for (int i = 0; i < Math.min(9, trace.length); i++) {
          at.append("\n    ").append(trace[i]);
        }
        if (failures.merge(at.toString(), 1, Integer::sum) == 1) {
          System.out.println("seed " + seed + " after " + count);
        }
      }
      decisions += count;
      most = Math.max(most, count);
    }
    double seconds = (cpu() - begun) / 1e9;
    System.out.printf("%s points, %s turns: %s mean %d most %d, %.0f decisions/s%n", args[0], args[1], results,
        decisions / matches, most, decisions / seconds);
    failures.forEach((text, count) -> System.out.println(count + " x " + text));
    if (!kinds.isEmpty()) {
      System.out.println(kinds);
    }
  }
}
