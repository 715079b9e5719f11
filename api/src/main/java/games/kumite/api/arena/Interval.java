package games.kumite.api.arena;

import java.util.Locale;

/**
 * A 95 % confidence interval. Immutable.
 *
 * @param low the lower bound
 * @param high the upper bound
 */
public record Interval(double low, double high) {

  /**
   * Returns whether the interval contains a value.
   *
   * @param value any number
   * @return true if the value is between the bounds, bounds included
   */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /**
   * Returns Wilson's interval (1927) for a share of successes; half successes are allowed.
   *
   * @param successes the number of successes, from 0 to {@code tries}
   * @param tries the number of tries, 0 if there are none
   * @return an interval within 0 and 1
   */
  static Interval wilson(double successes, long tries) {
    if (tries == 0) {
      return new Interval(0, 1);
    }
    double z = 1.959964;
    double share = successes / tries;
    double spread = z * z / tries;
    double middle = (share + spread / 2) / (1 + spread);
    double half = z / (1 + spread) * Math.sqrt(share * (1 - share) / tries + spread / (4 * tries));
    return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /**
   * Returns this interval as text for display.
   *
   * @return the text, such as {@code 0.412..0.583}
   */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.3f..%.3f", low, high);
  }
}
