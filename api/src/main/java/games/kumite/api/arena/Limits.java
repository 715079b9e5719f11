package games.kumite.api.arena;

import java.io.Serializable;
import java.time.Duration;

/**
 * The time limits of a match in an arena. Immutable.
 *
 * @param choice the longest time for one choice of a bot
 * @param match the longest time for a match
 * @param prepare the longest time for the preparation of a bot
 */
record Limits(Duration choice, Duration match, Duration prepare) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The default limits, which only a bot that hangs exceeds. */
  static final Limits DEFAULT = new Limits(Duration.ofMinutes(10), Duration.ofDays(1), Duration.ofHours(1));

  Limits {
    require("choice", choice);
    require("match", match);
    require("preparation", prepare);
  }

  /** Returns the time in nanoseconds after which a new activity may first exceed a limit. */
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
