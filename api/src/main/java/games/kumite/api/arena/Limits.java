package games.kumite.api.arena;

import java.io.Serializable;
import java.time.Duration;

/**
 * How long a match of an arena may take. Immutable.
 *
 * @param choice the longest that a bot may think about a choice
 * @param match the longest that a match may take
 * @param prepare the longest that a bot may take to get ready for a match
 */
record Limits(Duration choice, Duration match, Duration prepare) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** So long that only what hangs takes longer. */
  static final Limits DEFAULT = new Limits(Duration.ofMinutes(10), Duration.ofDays(1), Duration.ofHours(1));

  Limits {
    require("choice", choice);
    require("match", match);
    require("preparation", prepare);
  }

  /** After so many nanoseconds something may be over its limit that has not begun yet. */
  long shortest() {
    return Math.min(Math.min(choice.toNanos(), match.toNanos()), prepare.toNanos());
  }

  Limits withPrepare(Duration limit) {
    return new Limits(choice, match, limit);
  }

  private static void require(String what, Duration limit) {
    if (limit.isNegative() || limit.isZero() || limit.compareTo(Duration.ofDays(365)) > 0) {
      throw new IllegalArgumentException("the limit of a " + what + " must be more than nothing and at most a year, was "
          + limit);
    }
  }
}
