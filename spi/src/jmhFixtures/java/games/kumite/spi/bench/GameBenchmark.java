package games.kumite.spi.bench;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
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
 * What is measured of every game. A subclass in any module says in its constructor or in a method marked with JMH's
 * {@code Setup} which game it is, and puts its hand-written loop beside it. Figures are operations per second; an
 * operation of a playout is one decision. {@code -prof gc} adds bytes.
 *
 * <p>The young generation is small enough to stay in the processor's cache: with the JVM's default a copy costs what
 * the machine takes to page in its memory, which is another figure every hour on a shared machine.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = "-Xmn24m")
public abstract class GameBenchmark {

  /** Decisions in one call of a playout benchmark; the last match is left where it is. */
  protected static final int DECISIONS = 200_000;

  /** Chooses. */
  protected final SeededRandom random = RandomSource.seeded(7);

  private Game game;
  private Setup setup;
  private Match root;
  private Match deep;
  private Match recorded;
  private Perspective perspective;

  /** For subclasses. */
  protected GameBenchmark() {}

  /**
   * Deals, and plays a while.
   *
   * @param measured the game
   * @param seats how it is set up
   * @param depth how many decisions into a match is deep
   */
  protected final void begin(Game measured, Setup seats, int depth) {
    game = measured;
    setup = seats;
    root = game.start(setup.withoutRecord());
    deep = played(root.copy(), depth);
    recorded = played(game.start(setup), depth);
    perspective = deep.perspective(deep.actor());
  }

  private static Match played(Match match, int decisions) {
    for (int i = 0; i < decisions && !match.isOver(); i++) {
      match.play(i % match.actionCount());
    }
    return match;
  }

  /**
   * What the seat that is asked sees of a match that has been played for a while.
   *
   * @return its perspective
   */
  protected final Perspective view() {
    return perspective;
  }

  /** Copies of a match at its start, played to the end by the places of actions. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Match byIndex() {
    Match match = root.copy();
    for (int decisions = 0; decisions < DECISIONS; decisions++) {
      if (match.isOver()) {
        match = root.copy();
      }
      match.play(random.nextInt(match.actionCount()));
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
      match.play(actions.get(random.nextInt(actions.size())));
    }
    return match;
  }

  /** Matches from their start, without a history. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Match started() {
    return playFromStart(setup.withoutRecord());
  }

  /** Matches from their start that keep their history. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Match recorded() {
    return playFromStart(setup);
  }

  private Match playFromStart(Setup each) {
    Match match = game.start(each);
    for (int decisions = 0; decisions < DECISIONS; decisions++) {
      if (match.isOver()) {
        match = game.start(each.seed(decisions));
      }
      match.play(random.nextInt(match.actionCount()));
    }
    return match;
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
    return deep.perspective(deep.actor());
  }

  /** What a seat sees of a match with a history, events included. */
  @Benchmark
  public Perspective seenByRecorded() {
    return recorded.perspective(recorded.actor());
  }

  /** A world imagined from what a seat sees. */
  @Benchmark
  public Match imagine() {
    return perspective.imagine(random);
  }

  /** Both: what a bot does that looks anew before each world. */
  @Benchmark
  public Match seenByAndImagine() {
    return deep.perspective(deep.actor()).imagine(random);
  }
}
