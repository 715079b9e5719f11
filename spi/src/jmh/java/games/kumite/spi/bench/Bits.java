package games.kumite.spi.bench;

/** Picks from up to nine bits without a loop that a random number sends astray: what loops written by hand do. */
final class Bits {

  private static final int MAX = 9;

  /** By the number of bits below, then by the bits. */
  private static final byte[] PLACES = new byte[MAX << MAX];

  static {
    for (int bits = 0; bits < 1 << MAX; bits++) {
      int below = 0;
      for (int left = bits; left != 0; left &= left - 1) {
        PLACES[below++ << MAX | bits] = (byte) Integer.numberOfTrailingZeros(left);
      }
    }
  }

  private Bits() {}

  /** The place of the bit with so many below it. */
  static int place(int bits, int below) {
    return PLACES[below << MAX | bits];
  }
}
