package games.kumite.spi.bench;

import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Iterations per second of the searching bots at 1,000 iterations a choice, over the choices of a whole match between
 * two of them. {@code -prof gc} adds the bytes of an iteration.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SearchBenchmark {

  private static final int ITERATIONS = 1000;

  /** The game. */
  @Param({"tictactoe", "connectfour", "kuhnpoker", "discduel"})
  public String game = "";

  private final ThinkingBot mcts = ((ThinkingBot) Bots.named("mcts:" + ITERATIONS).create(1));
  private final ThinkingBot flat = ((ThinkingBot) Bots.named("flat:" + ITERATIONS).create(1));
  private final List<Question> questions = new ArrayList<>();
  private int next;

  private record Question(Perspective perspective, Decision decision) {}

  /** Plays the match whose choices are asked. */
  @org.openjdk.jmh.annotations.Setup(Level.Trial)
  public void play() {
    Match match = named(game).start(Setup.seats("Ana", "Bo").seed(1).withoutRecord());
    while (!match.isOver()) {
      Perspective perspective = match.perspective(match.actor());
      Decision decision = ((Turn.Yours) perspective.turn()).decision();
      if (decision.actions().size() > 1) {
        questions.add(new Question(perspective, decision));
      }
      match.play(mcts.choose(perspective, decision));
    }
  }

  private static Game named(String id) {
    return switch (id) {
      case "tictactoe" -> new TicTacToe();
      case "connectfour" -> new ConnectFour();
      case "kuhnpoker" -> new KuhnPoker();
      default -> new DiscDuel();
    };
  }

  private Analysis think(ThinkingBot bot) {
    Question question = questions.get(next);
    next = (next + 1) % questions.size();
    return bot.analyze(question.perspective(), question.decision());
  }

  /** Information-set MCTS. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Analysis mcts() {
    return think(mcts);
  }

  /** Flat Monte-Carlo. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Analysis flat() {
    return think(flat);
  }
}
