package games.kumite.kungfu;

import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.Budget;
import games.kumite.api.bot.MctsSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A bot that searches against another, for figures: {@code Searched table gang gang turnLimit matches iterations playout
 * other firstSeed}, where other is random or greedy:n. Gangs are given, the rest of the setup is random and the same for a pair of
 * matches, in which the seats are changed.
 */
public final class Searched {

  private Searched() {}

  /** A match before its first turn. */
  static Match ready(String table, String first, String second, int turnLimit, long seed) {
    Match match = new KungFuGame().start(Setup.seats("Ana", "Bo").option("table", table).option("turnLimit", turnLimit)
        .seed(seed).unrecorded());
    match.play(match.decision().action("gang token:gang-" + first));
    match.play(match.decision().action("gang token:gang-" + second));
    SeededRandom random = RandomSource.seeded(seed).split("setup");
    while (!match.isOver() && !match.decision().kind().equals("nominate")) {
      match.playRandom(random);
    }
    return match;
  }

  /** Plays. */
  public static void main(String[] args) {
    int matches = Integer.parseInt(args[4]);
    BotFactory searching = Bots.mcts(Budget.iterations(Integer.parseInt(args[5])),
        MctsSettings.DEFAULT.withPlayout(Integer.parseInt(args[6])));
    BotFactory other = Bots.named(args[7]);
    double points = 0;
    int[] results = new int[3];
    int[] attacking = new int[2];
    int scored = 0;
    double brier = 0;
    int estimates = 0;
    long begun = System.nanoTime();
    for (int i = 0; i < matches; i++) {
      Match match = ready(args[0], args[1], args[2], Integer.parseInt(args[3]), Long.parseLong(args[8]) + i / 2);
      int seat = i % 2;
      List<Bot> bots = new ArrayList<>();
      for (int at = 0; at < 2; at++) {
        bots.add((at == seat ? searching : other).create(100 + i));
      }
      List<double[]> seen = new ArrayList<>();
      int count = 0;
      while (!match.isOver()) {
        if (count++ % 20 == 0) {
          seen.add(new double[] {match.estimate(match.seats().get(0)).orElseThrow()});
        }
        Bots.step(match, bots.get(match.actor().index()));
      }
      List<Outcome.Standing> standings = match.outcome().standings();
      Outcome.Result result = standings.get(seat).result();
      results[result.ordinal()]++;
      double value = standings.get(0).result() == Outcome.Result.WIN ? 1
          : standings.get(0).result() == Outcome.Result.DRAW ? 0.5 : 0;
      for (double[] estimate : seen) {
        brier += (estimate[0] - value) * (estimate[0] - value);
        estimates++;
      }
      attacking[match.outcome().summary().contains("attacker") ? 1 : 0]++;
      points += standings.get(seat).score() - standings.get(1 - seat).score();
      scored++;
    }
    System.out.printf("%s: %s %s, search %s: attackers win %d of %d, mean lead %.0f points, Brier %.3f of %d, %.0f s%n",
        String.join(" ", args), Arrays.toString(Outcome.Result.values()), Arrays.toString(results), args[7], attacking[1],
        matches, points / scored, brier / estimates, estimates, (System.nanoTime() - begun) / 1e9);
  }

}
