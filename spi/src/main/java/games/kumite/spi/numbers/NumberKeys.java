package games.kumite.spi.numbers;

import games.kumite.api.Keys;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;

/**
 * Makes keys of the numbers of one match again and again, for the engine: copies them into room for their bytes, of which
 * eight are read at once. Confined to one thread.
 */
public final class NumberKeys {

  private static final int MANY = 64;

  private final byte[] bytes;
  private final ShortBuffer room;

  /**
   * Room for numbers.
   *
   * @param numbers any numbers of the match
   */
  public NumberKeys(Numbers numbers) {
    bytes = new byte[numbers.size() * Short.BYTES];
    room = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
  }

  /**
   * Whether there are so many numbers that room for them pays.
   *
   * @param numbers any numbers
   * @return false if their own key is as fast
   */
  public static boolean areWorthwhile(Numbers numbers) {
    return numbers.size() >= MANY;
  }

  /**
   * Whether there is room for some numbers, and no more.
   *
   * @param numbers any numbers
   * @return true if so
   */
  public boolean fits(Numbers numbers) {
    return room.capacity() == numbers.size();
  }

  /**
   * The {@linkplain Numbers#key key} of numbers.
   *
   * @param numbers the numbers of the match as they are now
   * @return their key
   */
  public long of(Numbers numbers) {
    numbers.copyTo(room);
    return Keys.mixPairs(Keys.START, bytes, numbers.size());
  }
}
