package games.kumite.api.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A watchdog that plays matches in a separate thread and enforces their time limits. A bot that hangs blocks only that
 * thread; one that interrupts its thread interrupts no other.
 */
final class Watchdog {

  private static final ExecutorService THREADS = Executors.newCachedThreadPool(Watchdog::thread);

  private final List<MatchTask> tasks;
  private final Limits limits;
  private final List<MatchResult> results = new ArrayList<>();
  private @Nullable MatchRunner current;
  private int begun;
  private long start;
  private long nanos;
  private boolean isOver;

  /** Creates a watchdog of consecutive matches with the same limits. */
  Watchdog(List<MatchTask> tasks) {
    this.tasks = tasks;
    this.limits = tasks.get(0).limits();
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "kumite-match");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Returns the results of the first matches, at least of one. A match that exceeds a limit is a failure and the last
   * result.
   */
  Batch.Played played() {
    Thread waiting = Thread.currentThread();
    if (waiting.isInterrupted()) {
      throw interrupted();
    }
    String name = waiting.getName() + ", " + matches();
    ClassLoader loader = waiting.getContextClassLoader();
    Future<?> future = THREADS.submit(() -> {
      Thread.currentThread().setName(name);
      Thread.currentThread().setContextClassLoader(loader);
      play();
    });
    try {
      boolean isOverdue = false;
      while (!isOverdue && !isDone(future, left())) {
        isOverdue = addOverdue();
      }
    } catch (InterruptedException interrupt) {
      waiting.interrupt();
      throw interrupted();
    } finally {
      end();
      future.cancel(true);
    }
    return outcome();
  }

  private String matches() {
    int first = tasks.get(0).fixture().number();
    return tasks.size() == 1 ? "match " + first : "matches " + first + " to " + (first + tasks.size() - 1);
  }

  private synchronized CancellationException interrupted() {
    int first = tasks.get(0).fixture().number();
    return new CancellationException("match " + (first + Math.max(0, begun - 1)) + " was interrupted");
  }

  private static boolean isDone(Future<?> future, long nanos) throws InterruptedException {
    try {
      future.get(nanos, TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException notYet) {
      return false;
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof RuntimeException ofTheTask) {
        throw ofTheTask;
      }
      throw new IllegalStateException("a match gives a result, whatever is thrown in it", failure.getCause());
    }
  }

  /** Plays one match after another in the separate thread, until the batch has taken long enough or is abandoned. */
  private void play() {
    for (MatchTask task : tasks) {
      MatchRunner playing = task.playing();
      if (!begin(playing)) {
        return;
      }
      if (!finish(playing.run())) {
        return;
      }
    }
  }

  private synchronized boolean begin(MatchRunner playing) {
    if (begun++ == 0) {
      start = System.nanoTime();
    }
    current = playing;
    return !isOver;
  }

  /** Adds a result, and returns whether to play another match. */
  private synchronized boolean finish(MatchResult result) {
    if (isOver) {
      return false;
    }
    current = null;
    add(result, System.nanoTime());
    return nanos <= BatchSizer.LONGEST;
  }

  private void add(MatchResult result, long now) {
    results.add(result);
    nanos = now - start;
  }

  /** Returns the nanoseconds until a match may exceed its limits. */
  private synchronized long left() {
    long shortest = limits.shortest();
    return current == null ? shortest : Math.min(shortest, current.left(System.nanoTime(), limits));
  }

  /** Adds a failure if a match has exceeded a limit, and returns whether it did. */
  private synchronized boolean addOverdue() {
    long now = System.nanoTime();
    MatchResult failure = current == null ? null : current.overdue(now, limits);
    if (failure == null) {
      return false;
    }
    isOver = true;
    add(failure, now);
    return true;
  }

  private synchronized Batch.Played outcome() {
    return new Batch.Played(List.copyOf(results), nanos);
  }

  private synchronized void end() {
    isOver = true;
    if (current != null) {
      current.stop();
    }
  }
}
