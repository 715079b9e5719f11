package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.handmade.HandMadeGames;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How an arena works with its executor: progress, cancelling, and executors that lose things. */
@Timeout(60)
final class ArenaRunTests {

  private static final Arena ARENA = Arena.of(HandMadeGames.pile())
      .bot("a", Bots.random()).bot("b", Bots.random()).matches(40).seed(3);

  private final ExecutorService executor = Executors.newFixedThreadPool(2);

  @AfterEach
  void shutDown() {
    executor.shutdownNow();
  }

  private static List<MatchResult> untimed(Report report) {
    return report.matches().stream().map(MatchResult::withoutTimings).toList();
  }

  private static List<MatchResult> expected() {
    return ARENA.tasks().stream().map(MatchTask::call).map(MatchResult::withoutTimings).toList();
  }

  @Test
  void listener_hearsOfEveryMatchInOrder_inTheWaitingThread() {
    List<Integer> numbers = new ArrayList<>();
    List<Integer> dones = new ArrayList<>();
    Thread waiting = Thread.currentThread();
    Report report = ARENA.run(executor, (result, done, total) -> {
      assertThat(Thread.currentThread()).isEqualTo(waiting);
      assertThat(total).isEqualTo(40);
      numbers.add(result.fixture().number());
      dones.add(done);
    });
    assertThat(numbers).hasSize(40).isSorted().isEqualTo(dones);
    assertThat(report.isComplete()).isTrue();
  }

  @Test
  void run_onAForkJoinPool_givesTheSame() {
    assertThat(untimed(ARENA.run(ForkJoinPool.commonPool()))).isEqualTo(expected());
  }

  @Test
  void cancel_fromTheListener_stopsAndReportsWhatWasPlayed() {
    ArenaRun[] run = new ArenaRun[1];
    run[0] = ARENA.matches(4000).start(executor, (result, done, total) -> {
      if (done == 10) {
        run[0].cancel();
      }
    });
    Report report = run[0].await();
    assertThat(report.matches()).hasSize(10);
    assertThat(report.isComplete()).isFalse();
    assertThat(report.toString()).contains("stopped after 10 of 4000 matches");
    assertThat(run[0].done()).isEqualTo(10);
    assertThat(run[0].total()).isEqualTo(4000);
  }

  @Test
  void cancel_whileABotThinks_interruptsItsMatch() throws Exception {
    CountDownLatch thinking = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    BotFactory thinker = seed -> (perspective, decision) -> {
      thinking.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException interrupt) {
        Thread.currentThread().interrupt();
        interrupted.countDown();
      }
      return decision.actions().get(0);
    };
    ArenaRun run = Arena.of(HandMadeGames.pile()).bot("thinker", thinker).start(executor, (result, done, total) -> {});
    CompletableFuture<Report> report = CompletableFuture.supplyAsync(run::await);
    thinking.await();
    run.cancel();
    assertThat(report.get().matches()).isEmpty();
    interrupted.await();
  }

  @Test
  void interrupt_ofTheWaitingThread_cancelsAndStays() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    BotFactory thinker = seed -> (perspective, decision) -> {
      begun.countDown();
      try {
        never.await();
      } catch (InterruptedException interrupt) {
        Thread.currentThread().interrupt();
      }
      return decision.actions().get(0);
    };
    CompletableFuture<Boolean> stayed = new CompletableFuture<>();
    Thread waiting = new Thread(() -> {
      Report report = Arena.of(HandMadeGames.pile()).bot("thinker", thinker).run(executor);
      stayed.complete(report.matches().isEmpty() && Thread.currentThread().isInterrupted());
    });
    waiting.start();
    begun.await();
    waiting.interrupt();
    assertThat(stayed.get()).isTrue();
  }

  /** Plays in the thread that sends. */
  private static class Direct extends AbstractExecutorService {
    @Override
    public void execute(Runnable command) {
      command.run();
    }

    @Override
    public void shutdown() {}

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return false;
    }

    @Override
    public boolean isTerminated() {
      return false;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return false;
    }
  }

  @Test
  void run_inTheWaitingThreadItself_givesTheSame() {
    assertThat(untimed(ARENA.run(new Direct()))).isEqualTo(expected());
  }

  @Test
  void interrupt_inTheWaitingThreadItself_cancelsAndStays() {
    List<ScheduledMatch> retried = new ArrayList<>();
    BotFactory slow = seed -> (perspective, decision) -> { // so that no match shares a batch with those that come after it
      LockSupport.parkNanos(BatchSizer.LONGEST);
      return decision.actions().get(0);
    };
    Report report = Arena.of(HandMadeGames.pile()).bot("slow", slow).matches(40).run(new Direct(), new ArenaListener() {
      @Override
      public void finished(MatchResult result, int done, int total) {
        if (done == 5) {
          Thread.currentThread().interrupt();
        }
      }

      @Override
      public void retried(ScheduledMatch fixture, Throwable cause) {
        retried.add(fixture);
      }
    });
    assertThat(Thread.interrupted()).isTrue();
    assertThat(report.isComplete()).isFalse();
    assertThat(report.matches()).hasSizeGreaterThanOrEqualTo(5);
    assertThat(retried).isEmpty();
  }

  @Test
  void interrupt_whilePlayingWhatNobodyElseTakes_cancelsAndStays() {
    ExecutorService refusing = new Direct() {
      @Override
      public void execute(Runnable command) {
        throw new RejectedExecutionException("full");
      }
    };
    Thread waiting = Thread.currentThread();
    CountDownLatch never = new CountDownLatch(1);
    BotFactory interrupting = seed -> (perspective, decision) -> {
      waiting.interrupt();
      try {
        never.await();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
      return decision.actions().get(0);
    };
    Report report = Arena.of(HandMadeGames.pile()).bot("a", interrupting).run(refusing);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(report.matches()).isEmpty();
  }

  /** Each was made before the first was played, which no memory held. */
  @Test
  void matches_twentyMillion_areMadeOneByOne() {
    Arena many = ARENA.matches(20_000_000);
    assertThat(many.tasks()).hasSize(20_000_000);
    assertThat(many.tasks().get(19_999_999).fixture().number()).isEqualTo(20_000_000);
    ArenaRun[] run = new ArenaRun[1];
    run[0] = many.start(executor, (result, done, total) -> run[0].cancel());
    assertThat(run[0].await().matches()).hasSize(1);
    assertThatExceptionOfType(InvalidSetupException.class)
        .isThrownBy(() -> ARENA.matches(Integer.MAX_VALUE).tasks())
        .withMessage("matches must be at most 2147483646, in whole rounds of 2, was 2147483647");
  }

  @Test
  void await_twice_isRefused() {
    ArenaRun run = ARENA.start(executor, (result, done, total) -> {});
    assertThat(run.await().isComplete()).isTrue();
    assertThatIllegalStateException().isThrownBy(run::await);
  }

  @Test
  void cancel_beforeTheBeginning_playsNothing() {
    ArenaRun run = ARENA.start(executor, (result, done, total) -> {});
    run.cancel();
    assertThat(run.await().matches()).isEmpty();
  }

  @Test
  void executor_shutDownMeanwhile_endsTheRun() {
    Report report = ARENA.matches(40_000).run(executor, (result, done, total) -> {
      if (done == 5) {
        executor.shutdownNow();
      }
    });
    assertThat(report.isComplete()).isFalse();
    assertThat(report.matches()).hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  void listener_thatThrows_endsTheRun() {
    assertThatIllegalStateException().isThrownBy(() -> ARENA.run(executor, (result, done, total) -> {
      throw new IllegalStateException("enough");
    })).withMessage("enough");
  }

  /** Loses every third task, and takes nothing at all after the fiftieth. */
  private static final class Lossy extends ThreadPoolExecutor {
    private int submitted;

    Lossy() {
      super(2, 2, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
      submitted++;
      if (submitted > 50) {
        throw new RejectedExecutionException("full");
      }
      return submitted % 3 == 0 ? CompletableFuture.failedFuture(new IllegalStateException("machine lost"))
          : super.submit(task);
    }
  }

  @Test
  void tasks_thatAreLostOrRefused_arePlayedAllTheSame() {
    Lossy lossy = new Lossy();
    List<String> causes = new ArrayList<>();
    Report report = ARENA.matches(6000).run(lossy, new ArenaListener() {
      @Override
      public void finished(MatchResult result, int done, int total) {}

      @Override
      public void retried(ScheduledMatch fixture, Throwable cause) {
        causes.add(cause.getMessage());
      }
    });
    lossy.shutdownNow();
    assertThat(report.isComplete()).isTrue();
    assertThat(untimed(report)).isEqualTo(
        ARENA.matches(6000).tasks().stream().map(MatchTask::call).map(MatchResult::withoutTimings).toList());
    assertThat(causes).contains("machine lost", "full");
  }
}
