package games.kumite.api.random;

import games.kumite.api.record.MatchRecord;
import java.util.List;

/**
 * The only source of randomness in a match: every die, pick and shuffle is drawn here.
 *
 * <p>A draw has a constant <em>label</em> for its purpose and a <em>subject</em> such as a seat number ({@code
 * "speed"}, seat 1). Scripted sources look results up by label and subject, and a {@link MatchRecord} writes them down.
 * A seeded source ignores them.
 *
 * <p>A source is used by one thread at a time. Kumite has four implementations:
 *
 * <ul>
 * <li>{@link SeededRandom} has a pinned algorithm.
 * <li>{@link #secure} gives results that cannot be predicted.
 * <li>{@link ScriptedRandom} has loaded dice by label.
 * <li>{@link RecordingRandom} records the draws of another source.
 * </ul>
 *
 * <p>Implement this interface for a table with real dice.
 *
 * <pre>{@code
 * RandomSource random = RandomSource.seeded(42);
 * int face = random.die("speed", 1, 20);       // 1..20
 * int index = random.pick("target", 0, 3);     // 0..2
 * String hit = random.pick("hit", 0, List.of("jab", "kick"));
 * int[] order = random.permutation("deck", 0, 52);   // a permutation of 0..51
 * RandomSource bots = random.split("bots");    // never disturbs the dice above
 * }</pre>
 *
 * <p>Implementers must return results in the stated ranges. The engine refuses others with an {@link
 * IllegalStateException} and leaves the match unchanged.
 */
public interface RandomSource {

  /**
   * Rolls a die.
   *
   * @param label the purpose of the die, lower-case words joined by hyphens
   * @param subject the number of the subject, usually a seat number from 1; 0 for none
   * @param sides the number of faces, at least 1
   * @return a face from 1 to {@code sides}
   */
  int die(String label, int subject, int sides);

  /**
   * Picks one of several things with equal probability.
   *
   * @param label the purpose of the pick
   * @param subject the number of the subject, 0 for none
   * @param count the number of things, at least 1
   * @return an index from 0 to {@code count - 1}
   */
  int pick(String label, int subject, int count);

  /**
   * Picks an element of a list with equal probability.
   *
   * @param label the purpose of the pick
   * @param subject the number of the subject, 0 for none
   * @param things the elements, at least one
   * @param <T> the type of the elements
   * @return one of the elements
   */
  default <T> T pick(String label, int subject, List<T> things) {
    return things.get(pick(label, subject, things.size()));
  }

  /**
   * Draws a permutation for a shuffle.
   *
   * @param label the purpose of the shuffle
   * @param subject the number of the subject, 0 for none
   * @param count the number of things, at least 0
   * @return a new array with a permutation of {@code 0..count-1}, which holds at each index the former index of the
   *     thing placed there; all permutations are equally likely
   */
  int[] permutation(String label, int subject, int count);

  /**
   * Returns another source, derived from the origin of this source and a name. It does not depend on the draws so far,
   * and its draws do not change this source. Splitting is one-way: the result reveals nothing about this source or
   * other sources split from it.
   *
   * @param name the name of the stream, such as {@code "bots"}
   * @return the derived source; equal names give sources with equal results
   */
  RandomSource split(String name);

  /**
   * Returns an independent copy with the same future results.
   *
   * @return the copy
   */
  RandomSource copy();

  /**
   * Returns a source with a pinned algorithm. A seed gives the same sequence on every JVM and in every later version.
   *
   * @param seed the seed, any number
   * @return a new source
   */
  static SeededRandom seeded(long seed) {
    return new SeededRandom(seed);
  }

  /**
   * Returns a source with a fresh key from the system's entropy. Its results cannot be predicted and cannot be
   * repeated.
   *
   * @return a new source
   */
  static RandomSource secure() {
    return SecureRandomSource.fresh();
  }

  /**
   * Returns a random seed that cannot be guessed, for sources that must be repeatable later.
   *
   * @return a seed; all numbers are equally likely
   */
  static long newSeed() {
    return SecureRandomSource.fresh().nextLong();
  }
}
