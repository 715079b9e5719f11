package games.kumite.spi.bench;

import games.kumite.api.arena.Arena;
import games.kumite.api.arena.Report;
import games.kumite.api.bot.Bots;
import games.kumite.spi.samples.connectfour.ConnectFour;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Matches per second of an arena, on one thread and on two. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ArenaBenchmark {

  private static final int MATCHES = 100;

  /** The threads of the executor. */
  @Param({"1", "2"})
  public int threads;

  private final Arena arena = Arena.of(new ConnectFour())
      .bot("mcts", Bots.named("mcts:100"))
      .bot("flat", Bots.named("flat:100"))
      .matches(MATCHES).withoutRecord();
  private ExecutorService executor;

  /** Starts the threads. */
  @Setup(Level.Trial)
  public void start() {
    executor = Executors.newFixedThreadPool(threads);
  }

  /** Ends the threads. */
  @TearDown(Level.Trial)
  public void stop() {
    executor.shutdown();
  }

  /** Two searching bots at connect four. */
  @Benchmark
  @OperationsPerInvocation(MATCHES)
  public Report connectFour() {
    return arena.run(executor);
  }
}
