package games.kumite.spi.numbers;

import games.kumite.api.Keys;
import java.util.Arrays;

/**
 * The key of the many numbers of one match: a sum of what each block of them adds, kept until one of its numbers is set.
 * Confined to one thread.
 */
final class NumberKeys {

  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int TURN = 29;
  private static final int MASK = 0xFFFF;
  private static final int MANY = 64;

  /** Of two, how many numbers a block has. */
  private static final int BLOCK_BITS = 5;
  private static final int BLOCK = 1 << BLOCK_BITS;

  /** The numbers of which the sum is the key. */
  private final short[] seen;

  /** By block: what it adds. */
  private final long[] added;
  private long sum;

  /** A bit for each block, by its index below 64, in which a number was set. */
  private long noted;

  /** Whether any number may have been set. */
  private boolean areManyNoted;

  NumberKeys(short[] numbers) {
    seen = numbers.clone();
    added = new long[(seen.length + BLOCK - 1) / BLOCK];
    for (int block = 0; block < added.length; block++) {
      renew(block);
    }
  }

  /** A number was set. */
  void note(int at) {
    noted |= 1L << (at >> BLOCK_BITS);
  }

  /** Many numbers were set. */
  void noteMany() {
    areManyNoted = true;
  }

  /** The key of the numbers, after what was noted. */
  long follow(short[] numbers) {
    if (areManyNoted) {
      for (int at = nextChange(numbers, 0); at >= 0; at = nextChange(numbers, end(at >> BLOCK_BITS))) {
        renew(numbers, at >> BLOCK_BITS);
      }
      areManyNoted = false;
    } else {
      for (long left = noted; left != 0; left &= left - 1) {
        for (int block = Long.numberOfTrailingZeros(left); block < added.length; block += Long.SIZE) {
          renew(numbers, block);
        }
      }
    }
    noted = 0;
    return sum;
  }

  private int nextChange(short[] numbers, int from) {
    int change = Arrays.mismatch(numbers, from, seen.length, seen, from, seen.length);
    return change < 0 ? change : from + change;
  }

  private int end(int block) {
    return Math.min(seen.length, (block + 1) * BLOCK);
  }

  private void renew(short[] numbers, int block) {
    int from = block * BLOCK;
    System.arraycopy(numbers, from, seen, from, end(block) - from);
    renew(block);
  }

  private void renew(int block) {
    long now = ofBlock(seen, block);
    sum += now - added[block];
    added[block] = now;
  }

  /** Whether there are so many numbers that it takes longer to read them all. */
  static boolean areWorthwhile(short[] numbers) {
    return numbers.length >= MANY;
  }

  /** The key of numbers. */
  static long of(short[] numbers) {
    if (!areWorthwhile(numbers)) {
      return Keys.mix(Keys.START, numbers, numbers.length);
    }
    long key = 0;
    for (int block = 0; block * BLOCK < numbers.length; block++) {
      key += ofBlock(numbers, block);
    }
    return key;
  }

  /** What a block adds: its first numbers by eight, into two sums that do not wait for each other. */
  private static long ofBlock(short[] numbers, int block) {
    int end = Math.min(numbers.length, (block + 1) * BLOCK);
    long one = block;
    long other = ~one;
    int at = block * BLOCK;
    for (; at + 8 <= end; at += 8) {
      one = with(one, four(numbers, at));
      other = with(other, four(numbers, at + 4));
    }
    for (; at < end; at++) {
      one = with(one, numbers[at] & MASK);
    }
    return Keys.mix(one, other);
  }

  private static long four(short[] numbers, int at) {
    return numbers[at] & MASK | (long) (numbers[at + 1] & MASK) << Short.SIZE
        | (long) (numbers[at + 2] & MASK) << 2 * Short.SIZE | (long) numbers[at + 3] << 3 * Short.SIZE;
  }

  private static long with(long key, long more) {
    return Long.rotateLeft(key * ODD, TURN) ^ more;
  }
}
