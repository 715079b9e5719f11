package games.kumite.brawler;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

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
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class BrawlerBenchmarks {

  /** Decisions in one call: so many that the last match's overhang is nothing. */
  private static final int DECISIONS = 20_000;
  private static final int DEEP = 30;
  private static final int CHECKED = 500;
  private static final long SEED = 1;
  private static final Setup SETUP = Setup.seats("Ana", "Bo").seed(SEED);

  private final Game game = new BrawlerGame();
  private final SeededRandom choices = RandomSource.seeded(7);
  private final SeededRandom dice = RandomSource.seeded(SEED);
  private final HandWrittenGauntlet dealt = new HandWrittenGauntlet();
  private final HandWrittenGauntlet fresh = new HandWrittenGauntlet();
  private final HandWrittenGauntlet played = new HandWrittenGauntlet();
  private final Match root = game.start(SETUP.unrecorded());
  private final Match deep = root.copy();
  private final Match recorded = game.start(SETUP);
  private final Perspective view;

  /** Checks the yardstick, deals, and plays a while. */
  public BrawlerBenchmarks() {
    for (int seed = 0; seed < CHECKED; seed++) {
      requireSameGame(seed);
    }
    dealt.deal(dice);
    for (int i = 0; i < DEEP; i++) {
      deep.play(i % deep.choices());
      recorded.play(i % recorded.choices());
    }
    view = deep.seenBy(deep.actor());
  }

  private void requireSameGame(long seed) {
    SeededRandom chosen = RandomSource.seeded(seed).split("choices");
    SeededRandom chosenByHand = chosen.copy();
    SeededRandom rolled = RandomSource.seeded(seed);
    dealt.deal(rolled);
    played.copy(dealt);
    played.play(chosenByHand, rolled);
    Match match = game.start(SETUP.seed(seed).unrecorded());
    int decisions = 0;
    while (!match.isOver()) {
      match.play(chosen.nextInt(match.choices()));
      decisions++;
    }
    int score = match.outcome().of(match.seats().get(0)).score();
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
      wins += played.play(choices, dice.copy()) ? 1 : 0;
    }
    return wins;
  }

  /** The same rules by hand, with the shuffles. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int handDealt() {
    int wins = 0;
    for (int decisions = 0; decisions < DECISIONS; decisions += played.decisions()) {
      SeededRandom rolled = RandomSource.seeded(decisions);
      fresh.deal(rolled);
      played.copy(fresh);
      wins += played.play(choices, rolled) ? 1 : 0;
    }
    return wins;
  }

  /** Copies of a match at its start, played to the end by the places of actions. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int byIndex() {
    int decisions = 0;
    while (decisions < DECISIONS) {
      Match match = root.copy();
      while (!match.isOver()) {
        match.play(choices.nextInt(match.choices()));
        decisions++;
      }
    }
    return decisions;
  }

  /** The same through the list of the decision. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int byList() {
    int decisions = 0;
    while (decisions < DECISIONS) {
      Match match = root.copy();
      while (!match.isOver()) {
        List<Action> actions = match.decision().actions();
        match.play(actions.get(choices.nextInt(actions.size())));
        decisions++;
      }
    }
    return decisions;
  }

  /** Matches from their start, without a history; the match to compare with is {@link #handDealt}. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int started() {
    return playFromStart(SETUP.unrecorded());
  }

  /** Matches from their start that keep their history. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int recorded() {
    return playFromStart(SETUP);
  }

  private int playFromStart(Setup setup) {
    int decisions = 0;
    while (decisions < DECISIONS) {
      Match match = game.start(setup.seed(decisions));
      while (!match.isOver()) {
        match.play(choices.nextInt(match.choices()));
        decisions++;
      }
    }
    return decisions;
  }

  /** A copy of a match at its start. */
  @Benchmark
  public Match copyFresh() {
    return root.copy();
  }

  /** A copy of a match in the middle. */
  @Benchmark
  public Match copyDeep() {
    return deep.copy();
  }

  /** A copy of a match in the middle with a history. */
  @Benchmark
  public Match copyRecorded() {
    return recorded.copy();
  }

  /** What a seat sees of a match in the middle. */
  @Benchmark
  public Perspective seenBy() {
    return deep.seenBy(deep.actor());
  }

  /** A world imagined from what a seat sees. */
  @Benchmark
  public Match imagine() {
    return view.imagine(choices);
  }

  /** Both: what a bot does that looks anew before each world. */
  @Benchmark
  public Match seenByAndImagine() {
    return deep.seenBy(deep.actor()).imagine(choices);
  }
}
