package games.kumite.spi.console.web;

import games.kumite.api.Viewer;
import java.util.LinkedHashMap;
import java.util.Map;

/** A limit of the requests that each link may send: a burst, and then a number a second. Thread-safe. */
final class RequestRate {

  private static final double SEAT_BURST = 60;
  private static final double SEAT_PER_SECOND = 20;
  /** Spectators share one link. */
  private static final double SPECTATORS_BURST = 2000;
  private static final double SPECTATORS_PER_SECOND = 1000;
  private static final double NANOS = 1e9;

  /** The requests that one link has left. */
  private static final class Bucket {
    private double left;
    private long since;
  }

  private final Map<Viewer, Bucket> buckets = new LinkedHashMap<>();

  /** Returns whether a link may send another request at a time, in nanoseconds. */
  synchronized boolean admits(Viewer viewer, long now) {
    boolean isSpectator = viewer.equals(Viewer.spectator());
    double burst = isSpectator ? SPECTATORS_BURST : SEAT_BURST;
    Bucket bucket = buckets.computeIfAbsent(viewer, first -> {
      Bucket full = new Bucket();
      full.left = burst;
      full.since = now;
      return full;
    });
    double earned = (now - bucket.since) / NANOS * (isSpectator ? SPECTATORS_PER_SECOND : SEAT_PER_SECOND);
    bucket.left = Math.min(burst, bucket.left + earned);
    bucket.since = now;
    if (bucket.left < 1) {
      return false;
    }
    bucket.left--;
    return true;
  }
}
