package games.kumite.api.arena;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Lets a match be played by a thread of its own while this one looks at the clock. A bot that hangs keeps that thread
 * and nothing else; one that interrupts its thread interrupts nobody who waits.
 */
final class Supervision {

  private static final ExecutorService THREADS = Executors.newCachedThreadPool(Supervision::thread);

  private final Playing playing;
  private final Limits limits;

  Supervision(Playing playing, Limits limits) {
    this.playing = playing;
    this.limits = limits;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "kumite-match");
    thread.setDaemon(true);
    return thread;
  }

  /** The match's result, which is a failure if it takes too long. */
  MatchResult result() {
    Thread waiting = Thread.currentThread();
    String name = waiting.getName() + ", match " + playing.number();
    ClassLoader loader = waiting.getContextClassLoader();
    Future<MatchResult> future = THREADS.submit(() -> {
      Thread.currentThread().setName(name);
      Thread.currentThread().setContextClassLoader(loader);
      return playing.run();
    });
    long begun = System.nanoTime();
    try {
      long wait = limits.shortest();
      while (true) {
        MatchResult result = await(future, wait);
        if (result != null) {
          return result;
        }
        long now = System.nanoTime();
        long matchLeft = limits.match().toNanos() - (now - begun);
        long botLeft = playing.left(now, limits);
        if (matchLeft <= 0 || botLeft <= 0) {
          return playing.stopped(botLeft <= 0 ? playing.overdue(limits) : "the match took longer than " + limits.match());
        }
        wait = Math.min(Math.min(matchLeft, botLeft), limits.shortest());
      }
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new CancellationException("match " + playing.number() + " was interrupted");
    } finally {
      playing.stop();
      future.cancel(true);
    }
  }

  private static @Nullable MatchResult await(Future<MatchResult> future, long nanos) throws InterruptedException {
    try {
      return future.get(nanos, TimeUnit.NANOSECONDS);
    } catch (TimeoutException notYet) {
      return null;
    } catch (ExecutionException failure) {
      throw new IllegalStateException("a match gives a result, whatever is thrown in it", failure.getCause());
    }
  }
}
