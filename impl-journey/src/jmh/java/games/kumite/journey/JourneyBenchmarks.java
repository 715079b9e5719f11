package games.kumite.journey;

import games.kumite.api.Action;
import games.kumite.api.Turn;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.spi.bench.GameBenchmark;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The speed of the game. Figures are operations per second; an operation of a playout is one decision, the Demon phases
 * between decisions included: one in about twenty random decisions is followed by one, with five to ten demons that plan.
 * A copy is to cost less than a decision.
 *
 * <p>{@code -prof gc} adds bytes per decision.
 */
public class JourneyBenchmarks extends GameBenchmark {

  private static final int DEEP = 40;
  private static final int ITERATIONS = 20;
  private static final int PLAYOUT = 20;

  /** The quest. */
  @Param({"Q1", "Q6"})
  public String quest;

  private final Bot searching =
      Bots.named("mcts:" + ITERATIONS + ":cut" + PLAYOUT).create(5);

  /** Sets up, and plays a while. */
  @Setup
  public void begin() {
    begin(new JourneyGame(), games.kumite.api.Setup.seats(2).option("quest", quest).seed(1), DEEP);
  }

  /** Iterations of a search whose playouts are cut off. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Action search() {
    return searching.choose(view(), ((Turn.Yours) view().turn()).decision());
  }
}
