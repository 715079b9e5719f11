package games.kumite.journey;

import games.kumite.api.Match;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import java.util.Map;
import java.util.TreeMap;

/**
 * Random matches, for figures: {@code Soak quest seats matches firstSeed [kinds]}, the last for kinds of decisions and
 * passes.
 */
public final class Soak {

  private Soak() {}

  /** Plays. */
  public static void main(String[] args) {
    JourneyGame game = new JourneyGame();
    int seats = Integer.parseInt(args[1]);
    int matches = Integer.parseInt(args[2]);
    long first = Long.parseLong(args[3]);
    Map<String, Integer> results = new TreeMap<>();
    Map<String, Integer> failures = new TreeMap<>();
    Map<String, Integer> kinds = new TreeMap<>();
    long decisions = 0;
    long passes = 0;
    int max = 0;
    long begun = System.nanoTime();
    for (long seed = first; seed < first + matches; seed++) {
      Match match = game.start(Setup.seats(seats).option("quest", args[0]).seed(seed).unrecorded());
      SeededRandom random = RandomSource.seeded(seed).split("play");
      int count = 0;
      try {
        while (!match.isOver()) {
          int choice = random.nextInt(match.choices());
          if (args.length > 4) {
            kinds.merge(match.decision().kind(), 1, Integer::sum);
            passes += match.decision().actions().get(choice).notation().equals("pass") ? 1 : 0;
          }
          match.play(choice);
          count++;
          if (count > 200_000) {
            throw new IllegalStateException("does not end");
          }
        }
        results.merge(match.outcome().summary() + " ", 1, Integer::sum);
      } catch (RuntimeException e) {
        StackTraceElement[] trace = e.getStackTrace();
        StringBuilder at = new StringBuilder(e + "");
        for (int i = 0; i < Math.min(7, trace.length); i++) {
          at.append("\n    ").append(trace[i]);
        }
        if (failures.merge(at.toString(), 1, Integer::sum) == 1) {
          System.out.println("seed " + seed + " after " + count);
        }
      }
      decisions += count;
      max = Math.max(max, count);
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    System.out.printf("%s seats %d: %s mean %d most %d, %.0f decisions/s%n", args[0], seats, results,
        decisions / matches, max, decisions / seconds);
    failures.forEach((text, count) -> System.out.println(count + " x " + text));
    if (!kinds.isEmpty()) {
      System.out.printf("%.0f %% passes %s%n", 100.0 * passes / decisions, kinds);
    }
  }
}
