package games.kumite.spi.samples.discduel;

/** Arithmetic in whole numbers: DD-11. */
final class Whole {

  private Whole() {}

  /** The whole part of a square root. */
  static int root(long square) {
    long rest = square;
    long root = 0;
    for (long bit = greatestPowerOfFour(square | 1); bit != 0; bit >>= 2) {
      if (rest >= root + bit) {
        rest -= root + bit;
        root = (root >> 1) + bit;
      } else {
        root >>= 1;
      }
    }
    return (int) root;
  }

  private static long greatestPowerOfFour(long max) {
    return 1L << (63 - Long.numberOfLeadingZeros(max) & ~1);
  }

  /** A quotient, rounded to the nearest whole number, from halfway away from zero. */
  static int quotient(long dividend, int divisor) {
    long half = (2 * Math.abs(dividend) + divisor) / (2L * divisor);
    return (int) (dividend < 0 ? -half : half);
  }
}
