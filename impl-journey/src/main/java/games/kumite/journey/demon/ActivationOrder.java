package games.kumite.journey.demon;

import games.kumite.spi.marks.Immutable;
import java.util.Arrays;

/** An order of demons or gates, fixed once for a phase (JW-RUL-23). Immutable, equal by content. */
@Immutable
public final class ActivationOrder {

  private static final int NUMBER_BITS = 8;

  private final byte[] numbers;

  /** Sorts by keys, each of which ends in the number to keep. */
  private ActivationOrder(long[] keys) {
    Arrays.sort(keys);
    numbers = new byte[keys.length];
    for (int i = 0; i < keys.length; i++) {
      numbers[i] = (byte) keys[i];
    }
  }

  /** Returns the order of keys of {@link #key}, the smallest first. */
  public static ActivationOrder of(long[] keys, int count) {
    return new ActivationOrder(Arrays.copyOf(keys, count));
  }

  /** Returns a key: distance, then a tie-breaker (up to 24 bits), then the index of the demon or gate. */
  public static long key(int distance, int tie, int index) {
    return ((long) distance << 24 | tie) << NUMBER_BITS | index;
  }

  /** Returns how many there are. */
  public int size() {
    return numbers.length;
  }

  /** Returns the number of the one at a place, from 0. */
  public int at(int place) {
    return numbers[place];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ActivationOrder order && Arrays.equals(numbers, order.numbers);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }

  @Override
  public String toString() {
    return Arrays.toString(numbers);
  }
}
