package games.kumite.api.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Objects;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The random source of a match whose setup has no seed. Past results, in any number, do not allow computing future
 * ones.
 *
 * <p>Its key is 128 bits of the system's entropy. Its numbers are AES of a counter (NIST SP 800-38A, counter mode from
 * zero), bounded by rejection; its shuffle is that of Fisher and Yates. A {@link #copy()} has the same future, since it
 * shares the key. The key is never given out: a record holds the results instead. {@link #split} returns a source with
 * a key of its own, derived one-way (HMAC-SHA-256).
 *
 * <p>It is slower than {@link SeededRandom}, which is meant for tests, bots and playouts. It is used by one thread at a
 * time.
 */
final class SecureRandomSource implements RandomSource {

  private static final int KEY_BYTES = 16;
  private static final int BLOCK_BYTES = 16;
  private static final int BLOCKS = 32; // a cipher returns this many blocks at once
  private static final int CHUNK_BYTES = BLOCKS * BLOCK_BYTES;
  private static final long NUMBERS = 1L << Integer.SIZE;

  private final SecretKeySpec key;
  private long counter;
  private byte[] chunk = new byte[0]; // never written to again, so copies share it
  private int next;

  SecureRandomSource(byte[] key) {
    this.key = new SecretKeySpec(key, "AES");
  }

  private SecureRandomSource(SecureRandomSource other) {
    key = other.key;
    counter = other.counter;
    chunk = other.chunk;
    next = other.next;
  }

  static SecureRandomSource fresh() {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    return new SecureRandomSource(key);
  }

  /** Returns the next 64 bits, such as for a seed. All numbers are equally likely. */
  long nextLong() {
    return number() << Integer.SIZE | number();
  }

  @Override
  public int die(String label, int subject, int sides) {
    return 1 + below(sides, "sides");
  }

  @Override
  public int pick(String label, int subject, int count) {
    return below(count, "count");
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count must be at least 0, was " + count);
    }
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int j = below(i + 1, "count");
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }

  private int below(int bound, String name) {
    if (bound < 1) {
      throw new IllegalArgumentException(name + " must be at least 1, was " + bound);
    }
    long whole = NUMBERS - NUMBERS % bound;
    long number = number();
    while (number >= whole) {
      number = number();
    }
    return (int) (number % bound);
  }

  private long number() {
    if (next == chunk.length) {
      chunk = chunk();
      next = 0;
    }
    long number = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      number = number << Byte.SIZE | chunk[next++] & 0xFF;
    }
    return number;
  }

  /** Returns AES of the next numbers of the counter. */
  private byte[] chunk() {
    ByteBuffer blocks = ByteBuffer.allocate(CHUNK_BYTES);
    for (int block = 0; block < BLOCKS; block++) {
      blocks.putLong(0).putLong(counter++);
    }
    try {
      Cipher aes = Cipher.getInstance("AES/ECB/NoPadding");
      aes.init(Cipher.ENCRYPT_MODE, key);
      return aes.doFinal(blocks.array());
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java platform has AES", impossible);
    }
  }

  @Override
  public SecureRandomSource split(String name) {
    Objects.requireNonNull(name, "name must not be null");
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      return new SecureRandomSource(Arrays.copyOf(mac.doFinal(name.getBytes(StandardCharsets.UTF_8)), KEY_BYTES));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java platform has HmacSHA256", impossible);
    }
  }

  @Override
  public SecureRandomSource copy() {
    return new SecureRandomSource(this);
  }
}
