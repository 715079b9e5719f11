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
 * Lets matches be played one after another by a thread of their own while this one looks at the clock. A bot that hangs
 * keeps that thread and nothing else; one that interrupts its thread interrupts nobody who waits.
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

  /** Of matches in a row, which have the same limits. */
  Watchdog(List<MatchTask> tasks) {
    this.tasks = tasks;
    this.limits = tasks.get(0).limits();
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "kumite-match");
    thread.setDaemon(true);
    return thread;
  }

  /** What became of the first matches, at least of one; a match that takes too long is a failure and the last one. */
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

  /** Of the thread that plays: one match after another, as long as somebody waits and not much time has gone by. */
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

  /** Whether there is to be another match. */
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

  /** After so many nanoseconds a match may be over its limits. */
  private synchronized long left() {
    long shortest = limits.shortest();
    return current == null ? shortest : Math.min(shortest, current.left(System.nanoTime(), limits));
  }

  /** Whether a match has taken too long, which is the last one then, and a failure. */
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
