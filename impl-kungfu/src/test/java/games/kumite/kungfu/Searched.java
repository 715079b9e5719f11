package games.kumite.kungfu;

import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A bot against another, for figures: {@code Searched table gang gang matches bot other firstSeed}. Gangs are given, the rest of
 * the setup is random and the same for a pair of matches, in which the seats are changed.
 */
public final class Searched {

  private Searched() {}

  /** A match before its first turn. */
  static Match ready(String table, String first, String second, long seed) {
    Match match = new KungFuGame().start(Setup.seats("Ana", "Bo").option("table", table).seed(seed).withoutRecord());
    match.play(match.decision().parse("gang token:gang-" + first));
    match.play(match.decision().parse("gang token:gang-" + second));
    SeededRandom random = RandomSource.seeded(seed).split("setup");
    while (!match.isOver() && !match.decision().kind().equals("nominate")) {
      match.playRandom(random);
    }
    return match;
  }

  /** Plays one of a pair of matches after the other; how a bot does, in the order of {@link Outcome.Result}. */
  static int[] results(String table, String first, String second, int matches, String bot, String other, long seed) {
    int[] results = new int[Outcome.Result.values().length];
    for (int i = 0; i < matches; i++) {
      Match match = ready(table, first, second, seed + i / 2);
      int seat = i % 2;
      List<Bot> bots = new ArrayList<>();
      for (int at = 0; at < 2; at++) {
        bots.add(Bots.named(at == seat ? bot : other).create(100 + i));
      }
      results[Bots.play(match, bots).standings().get(seat).result().ordinal()]++;
    }
    return results;
  }

  /** Plays. */
  public static void main(String[] args) {
    long begun = System.nanoTime();
    int[] results =
        results(args[0], args[1], args[2], Integer.parseInt(args[3]), args[4], args[5], Long.parseLong(args[6]));
    System.out.printf("%s: %s %s, %.0f s%n", String.join(" ", args), Arrays.toString(Outcome.Result.values()),
        Arrays.toString(results), (System.nanoTime() - begun) / 1e9);
  }
}
