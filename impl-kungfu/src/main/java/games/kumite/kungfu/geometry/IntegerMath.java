package games.kumite.kungfu.geometry;

/** Arithmetic of whole numbers: roots and quotients that are exact before they are rounded (KF-RUL-11). */
final class IntegerMath {

  private IntegerMath() {}

  /** Returns the root, taken down. */
  static long root(long square) {
    long root = (long) Math.sqrt(square);
    while (root * root > square) {
      root--;
    }
    while ((root + 1) * (root + 1) <= square) {
      root++;
    }
    return root;
  }

  /** Returns a quotient to the nearest whole number, halves away from zero. */
  static long quotient(long value, long divisor) {
    long half = divisor / 2;
    return value >= 0 ? (value + half) / divisor : -((-value + half) / divisor);
  }

  /** Returns {@code value / (scale * sqrt(square))} to the nearest whole number, halves away from zero. */
  static int quotient(long value, long scale, long square) {
    // Doubles propose a quotient; comparisons of whole numbers of 128 bits correct it.
    long size = Math.abs(value);
    long nearest = (long) (size / (scale * Math.sqrt(square)) + 0.5);
    while (nearest > 0 && isMore((2 * nearest - 1) * scale, square, 2 * size)) {
      nearest--;
    }
    while (!isMore((2 * nearest + 1) * scale, square, 2 * size)) {
      nearest++;
    }
    return (int) (value < 0 ? -nearest : nearest);
  }

  /** Returns whether {@code factor * sqrt(square)} is more than a value; all at least 0, the factor below 3 * 10^9. */
  private static boolean isMore(long factor, long square, long value) {
    long left = factor * factor;
    long high = Math.multiplyHigh(left, square);
    long other = Math.multiplyHigh(value, value);
    return high != other ? high > other : Long.compareUnsigned(left * square, value * value) > 0;
  }
}
