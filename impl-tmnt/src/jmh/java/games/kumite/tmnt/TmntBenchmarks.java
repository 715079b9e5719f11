package games.kumite.tmnt;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Turn;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.Budget;
import games.kumite.api.bot.MctsSettings;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The speed of the game. Figures are operations per second; an operation of a playout is one decision. What counts are
 * the ratios within one run:
 *
 * <ul>
 *   <li>{@link #byIndex}: 1,000,000 or more,
 *   <li>{@link #copyFresh} and {@link #copyDeep} above half of {@link #byIndex}: a copy costs about two decisions (it
 *       is 3,300 bytes, which have to be written; a decision writes next to none),
 *   <li>{@link #imagine} above a tenth of {@link #byIndex}.
 * </ul>
 *
 * <p>{@code -prof gc} adds bytes per decision.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class TmntBenchmarks {

  /** Decisions in one call: several matches, of which the last one has an overhang. */
  private static final int DECISIONS = 200_000;
  private static final int DEEP = 1000;
  private static final int ITERATIONS = 100;
  private static final int PLAYOUT = 60;

  /** How many play. */
  @Param({"3", "6"})
  public int seats;

  private final Game game = new TmntGame();
  private final SeededRandom choices = RandomSource.seeded(7);
  private games.kumite.api.Setup setup;
  private Match root;
  private Match deep;
  private Match recorded;
  private Perspective view;
  private Bot searching;

  /** Deals, and plays a while. */
  @Setup
  public void begin() {
    setup = games.kumite.api.Setup.seats(seats).seed(1);
    root = game.start(setup.unrecorded());
    deep = root.copy();
    recorded = game.start(setup);
    for (int i = 0; i < DEEP && !deep.isOver(); i++) {
      int choice = choices.nextInt(deep.choices());
      deep.play(choice);
      recorded.play(choice);
    }
    view = deep.seenBy(deep.actor());
    searching = Bots.mcts(Budget.iterations(ITERATIONS), MctsSettings.DEFAULT.withPlayout(PLAYOUT)).create(5);
  }

  /** Copies of a match at its start, played on by the places of actions. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Match byIndex() {
    Match match = root.copy();
    for (int decisions = 0; decisions < DECISIONS; decisions++) {
      if (match.isOver()) {
        match = root.copy();
      }
      match.play(choices.nextInt(match.choices()));
    }
    return match;
  }

  /** The same through the list of the decision. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Match byList() {
    Match match = root.copy();
    for (int decisions = 0; decisions < DECISIONS; decisions++) {
      if (match.isOver()) {
        match = root.copy();
      }
      List<Action> actions = match.decision().actions();
      match.play(actions.get(choices.nextInt(actions.size())));
    }
    return match;
  }

  /** A match from its start, without a history. */
  @Benchmark
  public Match started() {
    return game.start(setup.unrecorded());
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

  /** Iterations of a search whose playouts are cut off. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Action search() {
    return searching.choose(view, ((Turn.Yours) view.turn()).decision());
  }
}
