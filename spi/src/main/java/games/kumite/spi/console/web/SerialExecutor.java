package games.kumite.spi.console.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/**
 * A row of tasks that runs one at a time on the threads of another executor. Many tables share few threads, and none of
 * them is used by two. Thread-safe.
 */
final class SerialExecutor implements Executor {

  private final Executor threads;
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private boolean isRunning;

  SerialExecutor(Executor threads) {
    this.threads = threads;
  }

  @Override
  public void execute(Runnable task) {
    synchronized (tasks) {
      tasks.add(task);
      if (isRunning) {
        return;
      }
      isRunning = true;
    }
    threads.execute(this::runOne);
  }

  /** Runs one task and then lets others have the thread. */
  private void runOne() {
    Runnable task;
    synchronized (tasks) {
      task = tasks.remove();
    }
    try {
      task.run();
    } finally {
      boolean goesOn;
      synchronized (tasks) {
        isRunning = !tasks.isEmpty();
        goesOn = isRunning;
      }
      if (goesOn) {
        threads.execute(this::runOne);
      }
    }
  }
}
