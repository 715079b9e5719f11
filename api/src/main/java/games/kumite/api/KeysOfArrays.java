package games.kumite.api;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Keys of arrays. Each step takes eight bytes into one of four sums, which do not wait for each other; what is left over
 * comes last, and then how much it was.
 */
final class KeysOfArrays {

  private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long LOW = 0xFFFFFFFFL;
  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int SUMS = 4;

  private KeysOfArrays() {}

  private static long all(long a, long b, long c, long d, int count) {
    return Keys.mix(Keys.mix(a, b), Keys.mix(Keys.mix(c, d), count));
  }

  static long mix(long key, long[] numbers, int count) {
    long a = key;
    long b = ~key;
    long c = key + ODD;
    long d = key ^ ODD;
    int i = 0;
    for (; i + SUMS <= count; i += SUMS) {
      a = Keys.join(a, numbers[i]);
      b = Keys.join(b, numbers[i + 1]);
      c = Keys.join(c, numbers[i + 2]);
      d = Keys.join(d, numbers[i + 3]);
    }
    for (; i < count; i++) {
      a = Keys.join(a, numbers[i]);
    }
    return all(a, b, c, d, count);
  }

  static long mix(long key, int[] numbers, int count) {
    long a = key;
    long b = ~key;
    long c = key + ODD;
    long d = key ^ ODD;
    int i = 0;
    for (; i + 2 * SUMS <= count; i += 2 * SUMS) {
      a = Keys.join(a, pair(numbers, i));
      b = Keys.join(b, pair(numbers, i + 2));
      c = Keys.join(c, pair(numbers, i + 4));
      d = Keys.join(d, pair(numbers, i + 6));
    }
    for (; i < count; i++) {
      a = Keys.join(a, numbers[i] & LOW);
    }
    return all(a, b, c, d, count);
  }

  private static long pair(int[] numbers, int at) {
    return numbers[at] & LOW | (long) numbers[at + 1] << Integer.SIZE;
  }

  static long mix(long key, short[] numbers, int count) {
    long a = key;
    long b = ~key;
    long c = key + ODD;
    long d = key ^ ODD;
    int i = 0;
    for (; i + 4 * SUMS <= count; i += 4 * SUMS) {
      a = Keys.join(a, four(numbers, i));
      b = Keys.join(b, four(numbers, i + 4));
      c = Keys.join(c, four(numbers, i + 8));
      d = Keys.join(d, four(numbers, i + 12));
    }
    for (; i + 4 <= count; i += 4) {
      long turned = Keys.join(a, four(numbers, i));
      a = b;
      b = c;
      c = d;
      d = turned;
    }
    for (; i < count; i++) {
      a = Keys.join(a, numbers[i] & 0xFFFF);
    }
    return all(a, b, c, d, count);
  }

  private static long four(short[] numbers, int at) {
    return numbers[at] & 0xFFFF | (numbers[at + 1] & 0xFFFFL) << Short.SIZE
        | (numbers[at + 2] & 0xFFFFL) << Integer.SIZE | (long) numbers[at + 3] << Integer.SIZE + Short.SIZE;
  }

  static long mix(long key, byte[] numbers, int count) {
    long a = key;
    long b = ~key;
    long c = key + ODD;
    long d = key ^ ODD;
    int i = 0;
    for (; i + SUMS * Long.BYTES <= count; i += SUMS * Long.BYTES) {
      a = Keys.join(a, (long) LONGS.get(numbers, i));
      b = Keys.join(b, (long) LONGS.get(numbers, i + Long.BYTES));
      c = Keys.join(c, (long) LONGS.get(numbers, i + 2 * Long.BYTES));
      d = Keys.join(d, (long) LONGS.get(numbers, i + 3 * Long.BYTES));
    }
    for (; i < count; i++) {
      a = Keys.join(a, numbers[i] & 0xFF);
    }
    return all(a, b, c, d, count);
  }
}
