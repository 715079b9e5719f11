package games.kumite.bigtrouble;

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
 * The speed of the game. Figures are operations per second; an operation of a playout is one decision. What counts are
 * the ratios within one run:
 *
 * <ul>
 *   <li>{@link #byIndex}: 300,000 or more,
 *   <li>{@link #copyFresh} and {@link #copyDeep} above {@link #byIndex}: a copy costs less than a decision,
 *   <li>{@link #imagine} above a tenth of {@link #byIndex}.
 * </ul>
 */
public class BigTroubleBenchmarks extends GameBenchmark {

  private static final int DEEP = 400;
  private static final int ITERATIONS = 100;
  private static final int PLAYOUT = 60;

  /** How many play. */
  @Param({"1", "4"})
  public int seats;

  private final Bot searching =
      Bots.named("mcts:" + ITERATIONS + ":cut" + PLAYOUT).create(5);

  /** Deals, and plays a while. */
  @Setup
  public void begin() {
    begin(new BigTroubleGame(), games.kumite.api.Setup.seats(seats).seed(1), DEEP);
  }

  /** Iterations of a search whose playouts are cut off. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Action search() {
    return searching.choose(view(), ((Turn.Yours) view().turn()).decision());
  }
}
