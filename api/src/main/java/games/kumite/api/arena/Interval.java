package games.kumite.api.arena;

import java.util.Locale;

/**
 * Where a true value lies with a confidence of 95 %. Immutable.
 *
 * @param low the lower bound
 * @param high the upper bound
 */
public record Interval(double low, double high) {

  /**
   * Whether a value lies within.
   *
   * @param value any number
   * @return true from the lower bound to the upper, bounds included
   */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /**
   * Wilson's interval (1927) for a share of successes; half successes may be among them.
   *
   * @param successes 0 to {@code tries}
   * @param tries how many, 0 for nothing known
   * @return the interval, within 0 to 1
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
   * This interval for people.
   *
   * @return such as {@code 0.412..0.583}
   */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.3f..%.3f", low, high);
  }
}
