package games.kumite.api.bot.search;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The budget of a bot for one choice. Immutable.
 *
 * <p>With a budget in iterations or copies, a bot with a seed chooses the same everywhere; with time it cannot. A bot
 * always finishes an iteration, so it spends at least one.
 *
 * @param unit the unit of the budget
 * @param amount the number of units, at least 1; a time is in milliseconds
 */
public record Budget(Unit unit, long amount) implements Serializable {

  private static final long serialVersionUID = 1L;
  private static final Pattern TEXT = Pattern.compile("([0-9]{1,15})(|c|ms|s)");

  /** The unit of a budget. */
  public enum Unit {
    /** Iterations: an imagined world that is dealt, played and evaluated, with everything that belongs to it. */
    ITERATIONS,
    /** Matches imagined or copied: iterations, plus the copies with which a search evaluates a long list. */
    COPIES,
    /** Elapsed time, in milliseconds. */
    TIME
  }

  /** Validates the components. */
  public Budget {
    Objects.requireNonNull(unit, "unit");
    if (amount < 1) {
      throw new IllegalArgumentException("a budget must be at least 1, was " + amount);
    }
  }

  /**
   * Returns a budget of iterations.
   *
   * @param amount the number of iterations, at least 1
   * @return the budget
   */
  public static Budget iterations(long amount) {
    return new Budget(Unit.ITERATIONS, amount);
  }

  /**
   * Returns a budget of imagined or copied matches.
   *
   * @param amount the number of matches, at least 1
   * @return the budget
   */
  public static Budget copies(long amount) {
    return new Budget(Unit.COPIES, amount);
  }

  /**
   * Returns a budget of time.
   *
   * @param time the time, at least a millisecond
   * @return the budget
   */
  public static Budget time(Duration time) {
    return new Budget(Unit.TIME, time.toMillis());
  }

  /**
   * Parses a budget as {@link #toString} writes it.
   *
   * @param text the text: {@code 1000} (iterations), {@code 1000c} (copies), {@code 250ms} or {@code 2s}
   * @return the budget
   * @throws IllegalArgumentException if the text is not a budget
   */
  public static Budget parse(String text) {
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

  /** Returns whether a text looks like a budget. */
  public static boolean isText(String text) {
    return TEXT.matcher(text).matches();
  }

  /**
   * Returns this budget as text.
   *
   * @return the text, such as {@code 1000}, {@code 1000c} or {@code 250ms}
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
