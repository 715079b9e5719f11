package games.kumite.spi;

import games.kumite.api.Action;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** An immutable list of the actions at some places of a table, the lowest place first. */
final class PlaceList extends AbstractList<Action> implements RandomAccess {

  private static final int BYTE = 0xFF;
  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;
  private static final long PAIRS = 0x5555555555555555L;
  private static final long FOURS = 0x3333333333333333L;
  private static final long EIGHTS = 0x0F0F0F0F0F0F0F0FL;

  /** So many bits are looked up at once: a byte, and the cells of a board of three by three. */
  private static final int FEW = 9;

  /** By the number of bits below, then by the bits: which of them it is. */
  private static final byte[] AMONG_FEW = new byte[FEW << FEW];

  static {
    for (int bits = 0; bits < 1 << FEW; bits++) {
      int below = 0;
      for (int left = bits; left != 0; left &= left - 1) {
        AMONG_FEW[below++ << FEW | bits] = (byte) Integer.numberOfTrailingZeros(left);
      }
    }
  }

  /** A bit for each place. */
  private final long places;
  private final ActionTable table;

  PlaceList(long places, ActionTable table) {
    this.places = places;
    this.table = table;
  }

  /**
   * The place with so many places below it, without a loop that a random number would send astray: the sums of the bits of
   * all bytes at once, then a table (S. Vigna, Broadword Implementation of Rank/Select Queries, 2008).
   */
  static int place(int below, long places) {
    return places >>> FEW == 0 ? AMONG_FEW[below << FEW | (int) places] : amongMany(below, places);
  }

  private static int amongMany(int below, long places) {
    long sums = places - (places >>> 1 & PAIRS);
    sums = (sums & FOURS) + (sums >>> 2 & FOURS);
    sums = (sums + (sums >>> 4) & EIGHTS) * ONES; // in each byte how many bits are in it and in those below
    int bytes = Long.bitCount((below * ONES | TOPS) - sums & TOPS) * Byte.SIZE;
    int left = below - (int) (sums << Byte.SIZE >>> bytes & BYTE);
    return bytes + AMONG_FEW[left << FEW | (int) (places >>> bytes & BYTE)];
  }

  @Override
  public Action get(int index) {
    return table.at(place(Objects.checkIndex(index, size()), places));
  }

  @Override
  public int size() {
    return Long.bitCount(places);
  }
}
