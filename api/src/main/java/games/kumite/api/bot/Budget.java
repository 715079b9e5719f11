package games.kumite.api.bot;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much a bot may spend on one choice. Immutable.
 *
 * <p>With iterations or copies a bot with a seed chooses the same everywhere; with time it cannot. A bot always
 * finishes what it has begun, so one iteration is the least it spends.
 *
 * @param unit what is counted
 * @param amount how many of them, at least 1; time in milliseconds
 */
record Budget(Unit unit, long amount) implements Serializable {

  private static final long serialVersionUID = 1L;
  private static final Pattern TEXT = Pattern.compile("([0-9]{1,15})(|c|ms|s)");

  /** What a budget counts. */
  enum Unit {
    /** What a bot repeats: an imagined world, dealt, played and judged, with all that belongs to it. */
    ITERATIONS,
    /** Matches imagined or copied: the same as iterations, but for what a search copies to look at a long list. */
    COPIES,
    /** Time on the clock, in milliseconds. */
    TIME
  }

  /** Checks the amount. */
  Budget {
    Objects.requireNonNull(unit, "unit");
    if (amount < 1) {
      throw new IllegalArgumentException("a budget must be at least 1, was " + amount);
    }
  }

  /**
   * A number of iterations.
   *
   * @param amount at least 1
   * @return the budget
   */
  static Budget iterations(long amount) {
    return new Budget(Unit.ITERATIONS, amount);
  }

  /**
   * A number of imagined or copied matches.
   *
   * @param amount at least 1
   * @return the budget
   */
  static Budget copies(long amount) {
    return new Budget(Unit.COPIES, amount);
  }

  /**
   * A time.
   *
   * @param time at least a millisecond
   * @return the budget
   */
  static Budget time(Duration time) {
    return new Budget(Unit.TIME, time.toMillis());
  }

  /**
   * Reads a budget as {@link #toString} writes it.
   *
   * @param text {@code 1000} (iterations), {@code 1000c} (copies), {@code 250ms} or {@code 2s}
   * @return the budget
   * @throws IllegalArgumentException if it is no such text
   */
  static Budget parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("a budget must be like 1000 (iterations), 1000c (copies), 250ms or 2s, was "
          + text);
    }
    long amount = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "c" -> copies(amount);
      case "ms" -> new Budget(Unit.TIME, amount);
      case "s" -> new Budget(Unit.TIME, amount * 1000);
      default -> iterations(amount);
    };
  }

  /** Whether a text looks like a budget. */
  static boolean isText(String text) {
    return TEXT.matcher(text).matches();
  }

  /**
   * This budget as text.
   *
   * @return such as {@code 1000}, {@code 1000c} or {@code 250ms}
   */
  @Override
  public String toString() {
    return switch (unit) {
      case ITERATIONS -> Long.toString(amount);
      case COPIES -> amount + "c";
      case TIME -> amount + "ms";
    };
  }
}
