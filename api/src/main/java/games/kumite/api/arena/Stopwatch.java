package games.kumite.api.arena;

/** Adds up times. The only place where an arena reads the clock. */
final class Stopwatch {

  private long begun;
  private long total;

  void start() {
    begun = System.nanoTime();
  }

  void stop() {
    total += System.nanoTime() - begun;
  }

  /** The times between start and stop, in nanoseconds. */
  long total() {
    return total;
  }
}
