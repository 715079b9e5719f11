package games.kumite.spi.broken;

import java.util.concurrent.atomic.AtomicLong;

/** A service that is not stateless: what it holds is the same for all matches of a plugin object. */
final class Tally {

  private static final AtomicLong MADE = new AtomicLong(System.nanoTime());

  /** A number that tells each plugin object from the one before it, and each JVM from others. */
  final long born = MADE.incrementAndGet();
  int matches;
  int lastBid;
}
