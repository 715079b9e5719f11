package games.kumite.api.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;

/**
 * The standard source: the SplitMix64 generator (Steele, Lea, Flood 2014), its bounded results by
 * Lemire's multiplication with rejection, its shuffle by Fisher and Yates from the last place down. The seed of a
 * {@link #split} is the first eight bytes of SHA-256 over this seed and the name in UTF-8, so it leads back to nothing
 * (but to a seed that is guessed: one that is to keep a secret is drawn, not chosen).
 *
 * <p>The algorithm is pinned: saved seeds give the same results for ever, test vectors hold it.
 * It is fast and well distributed, and not meant for cryptography: the seed is a secret of whoever owns the match, and
 * its 64 bits are all that is to be found out. {@link RandomSource#secure} is for matches among strangers. Used by one thread at
 * a time.
 */
public final class SeededRandom implements RandomSource {

  private static final long LOW = 0xFFFF_FFFFL;
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private final long seed;
  private long state;

  /**
   * A source at the start of a seed's sequence.
   *
   * @param seed any number
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
   * The number this source was made from.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * Whether nothing has been drawn yet.
   *
   * @return true at the start of the sequence
   */
  public boolean isAtStart() {
    return state == seed;
  }

  /**
   * The next 64 bits of the sequence.
   *
   * @return any number, all equally likely
   */
  public long nextLong() {
    return mix(state += GOLDEN_GAMMA);
  }

  /**
   * A number below a bound; what {@link #pick} draws, without a label.
   *
   * @param bound at least 1
   * @return 0 to {@code bound - 1}, all equally likely
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
