package games.kumite.api.arena;

import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * A run of an arena. One thread waits for it; any thread may cancel it.
 *
 * <p>The executor holds some hundred matches at a time, with several short ones in one batch. A batch that the executor
 * loses or refuses is sent again, at most twice, and then played by the waiting thread. So a machine that leaves a
 * cluster costs time but no match.
 */
public final class ArenaRun {

  private static final System.Logger LOG = System.getLogger(ArenaRun.class.getName());
  private static final int MAX_SENT = 512;
  private static final int MAX_TRIES = 3;
  private static final int FIRST = 2 * Runtime.getRuntime().availableProcessors();

  private final Arena arena;
  private final List<MatchTask> tasks;
  private final ExecutorService executor;
  private final ArenaListener listener;
  private final Deque<Sent> sent = new ArrayDeque<>();
  private final BatchSizer pace = new BatchSizer();
  private final List<MatchResult> results = new ArrayList<>();
  private volatile boolean cancelled;
  private final AtomicBoolean begun = new AtomicBoolean();
  private volatile @Nullable Future<Batch.Played> awaited;
  private volatile int done;

  /** A batch that has been sent to the executor. */
  private record Sent(Batch batch, Future<Batch.Played> future) {}

  ArenaRun(Arena arena, List<MatchTask> tasks, ExecutorService executor, ArenaListener listener) {
    this.arena = arena;
    this.tasks = tasks;
    this.executor = executor;
    this.listener = listener;
  }

  /**
   * Returns the number of matches.
   *
   * @return the number of matches in this run
   */
  public int total() {
    return tasks.size();
  }

  /**
   * Returns the number of matches reported so far.
   *
   * @return a number from 0 to {@link #total()}
   */
  public int done() {
    return done;
  }

  /**
   * Cancels the run. No more matches are sent, those that have not begun are withdrawn, and running ones are
   * interrupted between two choices. Has no effect once all matches are done.
   */
  public void cancel() {
    cancelled = true;
    Future<Batch.Played> current = awaited;
    if (current != null) {
      current.cancel(true);
    }
  }

  /**
   * Plays the matches and waits for the end. It may be called once. A shutdown of the executor or an interrupt of this
   * thread (which stays interrupted) cancels the run.
   *
   * @return a report on all matches; after a cancellation on those reported before it
   * @throws IllegalStateException if it has been called before
   */
  public Report await() {
    if (!begun.compareAndSet(false, true)) {
      throw new IllegalStateException("this run has been played; start another one");
    }
    try {
      int next = 0;
      while (!cancelled && (next < tasks.size() || !sent.isEmpty())) {
        if (next < tasks.size() && sent.size() < MAX_SENT && !isNextDone()) {
          awaitPace();
          int end = next + Math.min(pace.size(), tasks.size() - next);
          sent.addLast(send(new Batch(tasks.subList(next, end))));
          next = end;
        } else {
          Sent first = sent.removeFirst();
          report(first.batch(), receive(first));
        }
      }
    } finally {
      sent.forEach(ArenaRun::takeBack);
    }
    return arena.report(results, tasks.size());
  }

  /**
   * Waits briefly once every processor has a match. Short matches end soon, and the next ones can be sent in batches of
   * several.
   */
  private void awaitPace() {
    if (pace.isKnown() || sent.size() != FIRST) {
      return;
    }
    try {
      sent.getFirst().future().get(BatchSizer.SOON, TimeUnit.NANOSECONDS);
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | CancellationException | TimeoutException unknown) {
      // The receiver of the result handles a failure.
    }
  }

  private boolean isNextDone() {
    Sent first = sent.peekFirst();
    return first != null && first.future().isDone();
  }

  private void report(Batch batch, Batch.@Nullable Played played) {
    if (played == null) {
      return;
    }
    for (MatchResult result : played.results()) {
      if (!cancelled) {
        report(result);
      }
    }
    int size = played.results().size();
    pace.took(size, played.nanos());
    if (!cancelled) {
      List<Sent> rest = batch.after(size, pace.size()).stream().map(this::send).toList();
      for (int last = rest.size() - 1; last >= 0; last--) {
        sent.addFirst(rest.get(last));
      }
    }
  }

  private void report(MatchResult result) {
    results.add(result);
    done = results.size();
    log(result);
    listener.finished(result, done, tasks.size());
  }

  /** Logs a result, without its seed and without hidden information. */
  private void log(MatchResult result) {
    if (LOG.isLoggable(Level.DEBUG)) {
      Failure failure = result.failure();
      LOG.log(Level.DEBUG, failure == null ? "match {0} is over, {1} of {2}" : "match {0} failed, {1} of {2}: {3}",
          result.fixture().number(), done, tasks.size(), failure == null ? "" : failure.error());
    }
  }

  private Sent send(Batch batch) {
    try {
      return new Sent(batch, executor.submit(batch));
    } catch (RuntimeException refusal) {
      if (executor.isShutdown()) {
        cancelled = true;
      }
      return new Sent(batch, CompletableFuture.failedFuture(refusal));
    }
  }

  /** Returns the results of a batch; null if the run is cancelled meanwhile. */
  private Batch.@Nullable Played receive(Sent first) {
    Sent current = first;
    for (int tries = 1; ; tries++) {
      awaited = current.future();
      Throwable lost;
      try {
        return cancelled ? takeBack(current) : current.future().get();
      } catch (InterruptedException interrupt) {
        Thread.currentThread().interrupt();
        lost = interrupt;
      } catch (ExecutionException failure) {
        lost = failure.getCause();
      } catch (CancellationException failure) {
        lost = failure;
      }
      if (cancelled || Thread.currentThread().isInterrupted()) {
        cancelled = true;
        return takeBack(current);
      }
      for (ScheduledMatch fixture : current.batch().fixtures()) {
        listener.retried(fixture, lost);
      }
      if (tries == MAX_TRIES) {
        return playHere(current.batch());
      }
      current = send(current.batch());
    }
  }

  private Batch.@Nullable Played playHere(Batch batch) {
    try {
      return batch.call();
    } catch (CancellationException interrupt) {
      cancelled = true;
      return null;
    }
  }

  private static Batch.@Nullable Played takeBack(Sent one) {
    one.future().cancel(true);
    return null;
  }
}
