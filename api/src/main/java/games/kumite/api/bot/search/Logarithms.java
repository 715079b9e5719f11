package games.kumite.api.bot.search;

/** Square roots of natural logarithms, and reciprocals of small numbers, with the same results on every JVM. */
final class Logarithms {

  private static final int BITS = 13;
  private static final int KNOWN = 1 << BITS;
  private static final double LN_2 = StrictMath.log(2);
  private static final double[] LOGS = new double[KNOWN];
  private static final double[] ROOTS = new double[KNOWN];
  private static final double[] RECIPROCALS = new double[KNOWN];
  private static final double[] RECIPROCAL_ROOTS = new double[KNOWN];

  static {
    for (int i = 1; i < KNOWN; i++) {
      LOGS[i] = StrictMath.log(i);
      ROOTS[i] = Math.sqrt(LOGS[i]);
      RECIPROCALS[i] = 1.0 / i;
      RECIPROCAL_ROOTS[i] = 1 / Math.sqrt(i);
    }
  }

  private Logarithms() {}

  /**
   * Returns the square root of the logarithm of a number from 1; for large numbers an approximation by their first
   * bits.
   */
  static double root(int number) {
    if (number < KNOWN) {
      return ROOTS[number];
    }
    int shift = Integer.SIZE - BITS - Integer.numberOfLeadingZeros(number);
    return Math.sqrt(LOGS[number >>> shift] + shift * LN_2);
  }

  /** Returns one divided by a number from 1. */
  static double reciprocal(int number) {
    return number < KNOWN ? RECIPROCALS[number] : 1.0 / number;
  }

  /** Returns one divided by the square root of a number from 1. */
  static double reciprocalRoot(int number) {
    return number < KNOWN ? RECIPROCAL_ROOTS[number] : 1 / Math.sqrt(number);
  }
}
