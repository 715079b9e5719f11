package games.kumite.spi.bench;

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

/** What is measured of every game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public abstract class GameBenchmark {

  /** Decisions in one call of a playout benchmark: so many that the last match's overhang is nothing. */
  static final int DECISIONS = 20_000;

  private static final Setup SETUP = Setup.seats("Ana", "Bo").seed(1);

  final SeededRandom random = RandomSource.seeded(7);
  private final Game game;
  private final Match root;
  private final Match deep;
  private final Match recorded;
  private final Perspective view;

  /**
   * Measures a game.
   *
   * @param game the game
   * @param depth how many decisions into a match is deep
   */
  GameBenchmark(Game game, int depth) {
    this.game = game;
    root = game.start(SETUP.unrecorded());
    deep = played(root.copy(), depth);
    recorded = played(game.start(SETUP), depth);
    view = deep.seenBy(deep.actor());
  }

  private static Match played(Match match, int decisions) {
    for (int i = 0; i < decisions; i++) {
      match.play(i % match.choices());
    }
    return match;
  }

  /** Copies of a match at its start, played to the end by the places of actions. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int byIndex() {
    int played = 0;
    while (played < DECISIONS) {
      Match match = root.copy();
      while (!match.isOver()) {
        match.play(random.nextInt(match.choices()));
        played++;
      }
    }
    return played;
  }

  /** The same through the list of the decision. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int byList() {
    int played = 0;
    while (played < DECISIONS) {
      Match match = root.copy();
      while (!match.isOver()) {
        List<Action> actions = match.decision().actions();
        match.play(actions.get(random.nextInt(actions.size())));
        played++;
      }
    }
    return played;
  }

  /** Matches from their start, without a history. */
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
    int played = 0;
    while (played < DECISIONS) {
      Match match = game.start(setup);
      while (!match.isOver()) {
        match.play(random.nextInt(match.choices()));
        played++;
      }
    }
    return played;
  }

  /** A copy of a match at its start. */
  @Benchmark
  public Match copyFresh() {
    return root.copy();
  }

  /** A copy of a match that has been played for a while. */
  @Benchmark
  public Match copyDeep() {
    return deep.copy();
  }

  /** A copy of a match with a history. */
  @Benchmark
  public Match copyRecorded() {
    return recorded.copy();
  }

  /** What a seat sees of a match without a history. */
  @Benchmark
  public Perspective seenBy() {
    return deep.seenBy(deep.actor());
  }

  /** What a seat sees of a match with a history, events included. */
  @Benchmark
  public Perspective seenByRecorded() {
    return recorded.seenBy(recorded.actor());
  }

  /** A world imagined from what a seat sees. */
  @Benchmark
  public Match imagine() {
    return view.imagine(random);
  }
}
