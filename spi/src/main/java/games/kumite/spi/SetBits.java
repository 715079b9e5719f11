package games.kumite.spi;

/** Finds bits that are set by their number. */
final class SetBits {

  private static final int BYTE = 0xFF;
  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;
  private static final long PAIRS = 0x5555555555555555L;
  private static final long FOURS = 0x3333333333333333L;
  private static final long EIGHTS = 0x0F0F0F0F0F0F0F0FL;

  /** By the number of set bits below, then by the bits of a byte: which of them it is. */
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
   * Returns the place of the set bit with a given number of set bits below it. There is no loop, since the processor cannot
   * foresee how often one for a random number runs: it sums the bits of all bytes at once and looks the last byte up (S. Vigna,
   * Broadword Implementation of Rank/Select Queries, 2008). Connect four plays a tenth faster at random than with a loop.
   */
  static int place(int below, long bits) {
    long sums = bits - (bits >>> 1 & PAIRS);
    sums = (sums & FOURS) + (sums >>> 2 & FOURS);
    sums = (sums + (sums >>> 4) & EIGHTS) * ONES; // in each byte the number of bits in it and in those below
    int bytes = Long.bitCount((below * ONES | TOPS) - sums & TOPS) * Byte.SIZE;
    int left = below - (int) (sums << Byte.SIZE >>> bytes & BYTE);
    return bytes + IN_BYTE[left << Byte.SIZE | (int) (bits >>> bytes & BYTE)];
  }
}
