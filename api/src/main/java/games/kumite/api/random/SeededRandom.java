package games.kumite.api.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;

/**
 * The standard random source, with a pinned algorithm and a seed of 64 bits.
 *
 * <p>It is the SplitMix64 generator (Steele, Lea, Flood 2014), with bounded results by Lemire's multiplication with
 * rejection. Its shuffle is that of Fisher and Yates, from the last index down. The seed of a {@link #split} is the
 * first eight bytes of SHA-256 over this seed and the name in UTF-8. So it reveals nothing about this seed, unless the
 * seed can be guessed: draw a seed that must stay secret.
 *
 * <p>Saved seeds give the same results in every later version; test vectors verify it. The source is fast and well
 * distributed, but not cryptographic. The seed is a secret of the match's owner and has only 64 bits. Use {@link
 * RandomSource#secure} for matches among strangers. A source is used by one thread at a time.
 */
public final class SeededRandom implements RandomSource {

  private static final long LOW = 0xFFFF_FFFFL;
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private final long seed;
  private long state;

  /**
   * Creates a source at the start of a seed's sequence.
   *
   * @param seed the seed, any number
   */
  public SeededRandom(long seed) {
    this.seed = seed;
    this.state = seed;
  }

  private SeededRandom(SeededRandom other) {
    this.seed = other.seed;
    this.state = other.state;
  }

  /**
   * Returns the seed of this source.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * Returns whether no result has been drawn yet.
   *
   * @return true at the start of the sequence
   */
  public boolean isAtStart() {
    return state == seed;
  }

  /**
   * Returns the next 64 bits of the sequence.
   *
   * @return any number, all equally likely
   */
  public long nextLong() {
    return mix(state += GOLDEN_GAMMA);
  }

  /**
   * Returns a number below a bound. It is the result of {@link #pick}, without a label.
   *
   * @param bound the bound, at least 1
   * @return a number from 0 to {@code bound - 1}, all equally likely
   * @throws IllegalArgumentException if the bound is below 1
   */
  public int nextInt(int bound) {
    return below(bound, "bound");
  }

  private int below(int bound, String name) {
    if (bound < 1) {
      throw new IllegalArgumentException(name + " must be at least 1, was " + bound);
    }
    long product = (nextLong() >>> 32) * bound;
    if ((product & LOW) < bound) {
      long threshold = Integer.remainderUnsigned(-bound, bound);
      while ((product & LOW) < threshold) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
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
      order[i] = i;
    }
    for (int i = count - 1; i > 0; i--) {
      int j = nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
    return order;
  }

  @Override
  public SeededRandom split(String name) {
    Objects.requireNonNull(name, "name must not be null");
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    byte[] origin = ByteBuffer.allocate(Long.BYTES + text.length).putLong(seed).put(text).array();
    try {
      return new SeededRandom(ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(origin)).getLong());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }

  @Override
  public SeededRandom copy() {
    return new SeededRandom(this);
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
