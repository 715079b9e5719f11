package games.kumite.brawler.balance;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Many games of one setup under one policy, played through the public API from the seeds 1, 2, 3... */
final class Sample {

  /** The standard deviations on either side of a 99 % interval. */
  private static final double NINETY_NINE = 2.576;

  private static final Game BRAWLER = Games.named("brawler");

  private final List<Tally> games = new ArrayList<>();

  private Sample() {}

  static Sample of(Setup setup, Function<SeededRandom, Policy> policy, int count) {
    Sample sample = new Sample();
    for (int seed = 1; seed <= count; seed++) {
      SeededRandom random = RandomSource.seeded(seed);
      sample.games.add(play(setup, random, policy.apply(random.split("policy"))));
    }
    return sample;
  }

  private static Tally play(Setup setup, SeededRandom random, Policy policy) {
    Tally tally = new Tally();
    Match match = BRAWLER.start(setup.random(tally.counting(random)).withoutRecord());
    while (!match.isOver()) {
      match.play(policy.choose(match));
    }
    Outcome.Standing standing = match.outcome().standing(match.seats().get(0));
    tally.won = standing.result() == Outcome.Result.WIN;
    tally.defeated = standing.score();
    Table table = match.table(match.seats().get(0));
    tally.heroAttacks += count(table, "pile:played") + count(table, "pile:spent");
    tally.knockOuts = tally.recoveries + unconscious(table);
    return tally;
  }

  private static int count(Table table, String pile) {
    return table.find(pile).orElseThrow().number("count");
  }

  private static int unconscious(Table table) {
    return (int) table.all().values().stream()
        .filter(element -> Boolean.FALSE.equals(element.get("conscious"))).count();
  }

  int size() {
    return games.size();
  }

  double wins() {
    return games.stream().filter(game -> game.won).count() / (double) games.size();
  }

  double mean(ToIntFunction<Tally> figure) {
    return games.stream().mapToInt(figure).average().orElseThrow();
  }

  /** How far the mean may lie from the ledger's, which is rounded to a tenth: the 99 % interval and half a tenth. */
  double meanTolerance(ToIntFunction<Tally> figure) {
    double mean = mean(figure);
    double variance = games.stream().mapToDouble(game -> Math.pow(figure.applyAsInt(game) - mean, 2)).sum()
        / (games.size() - 1);
    return NINETY_NINE * Math.sqrt(variance / games.size()) + 0.05;
  }

  /** The 99 % interval of the difference to a share of wins that the ledger found in so many games. */
  double winsTolerance(double expected, int ledgerGames) {
    return NINETY_NINE * Math.sqrt(expected * (1 - expected) * (1.0 / games.size() + 1.0 / ledgerGames)) + 0.0005;
  }
}
