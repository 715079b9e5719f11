package games.kumite.api.arena;

/** Measures times. The only place where an arena reads the clock. */
final class Stopwatch {

  private long begun;

  void start() {
    begun = System.nanoTime();
  }

  /** The time since the start, in nanoseconds. */
  long read() {
    return System.nanoTime() - begun;
  }
}
