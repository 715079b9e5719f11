package games.kumite.brawler;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.bench.GameBenchmark;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * The speed of Brawler for two heroes, beside a loop written by hand. Figures are operations per second;
 * an operation of a playout is one decision. What counts are the ratios within one run:
 *
 * <ul>
 *   <li>{@link #byIndex} to {@link #hand}: 0.35,
 *   <li>{@link #copyFresh} and {@link #copyDeep} above {@link #byIndex}: a copy costs less than a decision,
 *   <li>{@link #imagine} above a tenth of {@link #byIndex}.
 * </ul>
 *
 * <p>{@code -prof gc} adds bytes per decision. Both loops begin with the same shuffled decks and the same
 * dice behind them, and draw from the same generator. That they play the same game is checked before
 * anything is measured: from equal seeds and choices, equal decisions and an equal score.
 */
public class BrawlerBenchmarks extends GameBenchmark {

  private static final int DEEP = 30;
  private static final int CHECKED = 500;
  private static final long SEED = 1;
  private static final Setup SETUP = Setup.seats("Ana", "Bo").seed(SEED);

  private final Game game = new BrawlerGame();
  private final SeededRandom dice = RandomSource.seeded(SEED);
  private final HandWrittenGauntlet dealt = new HandWrittenGauntlet();
  private final HandWrittenGauntlet fresh = new HandWrittenGauntlet();
  private final HandWrittenGauntlet played = new HandWrittenGauntlet();

  /** Checks the yardstick, and deals. */
  public BrawlerBenchmarks() {
    for (int seed = 0; seed < CHECKED; seed++) {
      requireSameGame(seed);
    }
    dealt.deal(dice);
    begin(game, SETUP, DEEP);
  }

  private void requireSameGame(long seed) {
    SeededRandom chosen = RandomSource.seeded(seed).split("choices");
    SeededRandom chosenByHand = chosen.copy();
    SeededRandom rolled = RandomSource.seeded(seed);
    dealt.deal(rolled);
    played.copy(dealt);
    played.play(chosenByHand, rolled);
    Match match = game.start(SETUP.seed(seed).withoutRecord());
    int decisions = 0;
    while (!match.isOver()) {
      match.play(chosen.nextInt(match.actionCount()));
      decisions++;
    }
    int score = match.outcome().standing(match.seats().get(0)).score();
    if (decisions != played.decisions() || score != played.defeated()) {
      throw new IllegalStateException("seed " + seed + ": " + decisions + " decisions and "
          + score + " bosses, by hand " + played.decisions() + " and " + played.defeated());
    }
  }

  /** The same rules by hand, from dealt decks. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int hand() {
    int wins = 0;
    for (int decisions = 0; decisions < DECISIONS; decisions += played.decisions()) {
      played.copy(dealt);
      wins += played.play(random, dice.copy()) ? 1 : 0;
    }
    return wins;
  }

  /** The same rules by hand, with the shuffles; the match to compare with is {@link #started}. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int handDealt() {
    int wins = 0;
    for (int decisions = 0; decisions < DECISIONS; decisions += played.decisions()) {
      SeededRandom rolled = RandomSource.seeded(decisions);
      fresh.deal(rolled);
      played.copy(fresh);
      wins += played.play(random, rolled) ? 1 : 0;
    }
    return wins;
  }
}
