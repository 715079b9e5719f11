package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A soak test of random matches, for figures: how they end, how long they are, which decisions occur, and what breaks.
 */
public final class Soak {

  private static final int FRAMES = 9;

  private final Game game;
  private final Supplier<Setup> setup;
  private final Map<String, Integer> results = new TreeMap<>();
  private final Map<String, Integer> failures = new TreeMap<>();
  private final Map<String, Integer> kinds = new TreeMap<>();
  private long decisions;
  private long passes;
  private int most;

  private Soak(Game game, Supplier<Setup> setup) {
    this.game = game;
    this.setup = setup;
  }

  /**
   * Plays matches and prints a report.
   *
   * @param game the game
   * @param setup the setup of each match; seeds are added to it
   * @param args the number of matches, the first seed, and any third argument for kinds of decisions and passes
   */
  public static void run(Game game, Supplier<Setup> setup, String... args) {
    Soak soak = new Soak(game, setup);
    int matches = Integer.parseInt(args[0]);
    long first = Long.parseLong(args[1]);
    long begun = cpu();
    for (long seed = first; seed < first + matches; seed++) {
      soak.play(seed, args.length > 2);
    }
    soak.report(matches, (cpu() - begun) / 1e9);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void play(long seed, boolean isCounting) {
    Match match = game.start(setup.get().seed(seed).withoutRecord());
    SeededRandom random = RandomSource.seeded(seed).split("play");
    int count = 0;
    try {
      while (!match.isOver()) {
        if (isCounting) {
          count(match, random);
        } else {
          match.playRandom(random);
        }
        count++;
        if (count > game.properties().maxDecisions()) {
          throw new IllegalStateException("has more decisions than its facts say");
        }
      }
      results.merge(match.outcome().summary(), 1, Integer::sum);
    } catch (RuntimeException e) {
      fail(seed, count, e);
    }
    decisions += count;
    most = Math.max(most, count);
  }

  private void count(Match match, SeededRandom random) {
    int choice = random.nextInt(match.actionCount());
    kinds.merge(match.decision().kind(), 1, Integer::sum);
    passes += match.decision().actions().get(choice).notation().equals("pass") ? 1 : 0;
    match.play(choice);
  }

  private void fail(long seed, int after, RuntimeException thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    StringBuilder at = new StringBuilder(thrown.toString());
    for (int i = 0; i < Math.min(FRAMES, trace.length); i++) {
      at.append("\n    ").append(trace[i]);
    }
    if (failures.merge(at.toString(), 1, Integer::sum) == 1) {
      System.out.println("seed " + seed + " after " + after);
    }
  }

  private void report(int matches, double seconds) {
    System.out.printf("%s mean %d most %d, %.0f decisions/s%n", results, decisions / matches, most, decisions / seconds);
    failures.forEach((text, count) -> System.out.println(count + " x " + text));
    if (!kinds.isEmpty()) {
      System.out.printf("%.0f %% passes %s%n", 100.0 * passes / decisions, kinds);
    }
  }
}
