package games.kumite.spi.console.web;

/** A limit of the requests of one client: a burst, and then a number a second. Thread-safe. */
final class RequestRate {

  private static final double NANOS = 1e9;

  private final double burst;
  private final double perSecond;
  private double left;
  private long since;

  RequestRate(double burst, double perSecond) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.left = burst;
    this.since = System.nanoTime();
  }

  /** Returns a limit for a person with a page or two. */
  static RequestRate ofOne() {
    return new RequestRate(80, 25);
  }

  /** Returns a limit for all that share a link. */
  static RequestRate ofMany() {
    return new RequestRate(2000, 1000);
  }

  /** Returns whether the client may send another request at a time, in nanoseconds. */
  synchronized boolean admits(long now) {
    left = Math.min(burst, left + (now - since) / NANOS * perSecond);
    since = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }
}
