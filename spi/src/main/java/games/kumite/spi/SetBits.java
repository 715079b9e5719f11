package games.kumite.spi;

/** A finder of set bits by their rank. */
final class SetBits {

  private static final int BYTE = 0xFF;
  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;
  private static final long PAIRS = 0x5555555555555555L;
  private static final long FOURS = 0x3333333333333333L;
  private static final long EIGHTS = 0x0F0F0F0F0F0F0F0FL;

  /** A table by rank and by the bits of a byte: the position of the set bit with that rank. */
  private static final byte[] IN_BYTE = new byte[Byte.SIZE << Byte.SIZE];

  static {
    for (int bits = 0; bits <= BYTE; bits++) {
      int below = 0;
      for (int left = bits; left != 0; left &= left - 1) {
        IN_BYTE[below++ << Byte.SIZE | bits] = (byte) Integer.numberOfTrailingZeros(left);
      }
    }
  }

  private SetBits() {}

  /**
   * Returns the place of the set bit with a given number of set bits below it. Free of loops, since the processor
   * cannot predict how often a loop for a random number runs. The method sums the bits of all bytes at once and looks
   * up the last byte in a table (S. Vigna, Broadword Implementation of Rank/Select Queries, 2008). Random playouts of
   * Connect Four are a tenth faster than with a loop.
   */
  static int place(int below, long bits) {
    long sums = bits - (bits >>> 1 & PAIRS);
    sums = (sums & FOURS) + (sums >>> 2 & FOURS);
    sums = (sums + (sums >>> 4) & EIGHTS) * ONES; // in each byte: the number of bits in it and in the lower bytes
    int bytes = Long.bitCount((below * ONES | TOPS) - sums & TOPS) * Byte.SIZE;
    int left = below - (int) (sums << Byte.SIZE >>> bytes & BYTE);
    return bytes + IN_BYTE[left << Byte.SIZE | (int) (bits >>> bytes & BYTE)];
  }
}
