package games.kumite.api.random;

import games.kumite.api.record.MatchRecord;
import java.util.List;

/**
 * The only origin of chance in a match: every die, every pick and every shuffle is drawn here.
 *
 * <p>A result is drawn under a constant <em>label</em> that says what it is for and a <em>subject</em>
 * that says for whom ({@code "speed"}, seat number 1). Labels and subjects are what scripted sources
 * look up and what a {@link MatchRecord} writes down; a seeded source ignores them.
 *
 * <p>A source is used by one thread at a time. Kumite ships four: {@link SeededRandom} (pinned
 * algorithm), {@link #secure} (what comes cannot be computed), {@link ScriptedRandom} (loaded dice by label) and {@link RecordingRandom} (remembers
 * what another source gave). A table with real dice implements this interface itself.
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
 * <p>Implementers must return results in the stated ranges; the engine refuses others with an
 * {@link IllegalStateException} and leaves the match as it was.
 */
public interface RandomSource {

  /**
   * Rolls one die.
   *
   * @param label what the die is for, lower-case words joined by hyphens
   * @param subject whom it is for (by custom a seat number from 1), 0 for nobody in particular
   * @param sides the number of faces, at least 1
   * @return a face, 1 to {@code sides}
   */
  int die(String label, int subject, int sides);

  /**
   * Picks one of several things that are equally likely.
   *
   * @param label what is picked
   * @param subject whom it is for, 0 for nobody in particular
   * @param count the number of things, at least 1
   * @return an index, 0 to {@code count - 1}
   */
  int pick(String label, int subject, int count);

  /**
   * Picks one element of a list, all equally likely.
   *
   * @param label what is picked
   * @param subject whom it is for, 0 for nobody in particular
   * @param things what is picked from, at least one
   * @param <T> their type
   * @return one of them
   */
  default <T> T pick(String label, int subject, List<T> things) {
    return things.get(pick(label, subject, things.size()));
  }

  /**
   * Shuffles.
   *
   * @param label what is shuffled
   * @param subject whom it is for, 0 for nobody in particular
   * @param count the number of things, at least 0
   * @return a fresh array with a permutation of {@code 0..count-1}: at each place the former index of
   *     the thing that comes there; all permutations are equally likely
   */
  int[] permutation(String label, int subject, int count);

  /**
   * Another source that depends on this source's origin and the name alone, not on what has been
   * drawn so far, and whose draws do not change this one's. It leads one way: whoever knows all of the other source
   * cannot compute this one or a sibling from it.
   *
   * @param name the name of the stream, such as {@code "bots"}
   * @return the source of that name; equal names give sources with equal results
   */
  RandomSource split(String name);

  /**
   * A source that goes on as this one would, independently of it.
   *
   * @return the copy
   */
  RandomSource copy();

  /**
   * A source with a pinned algorithm: one seed gives one sequence on every JVM and in every later
   * version.
   *
   * @param seed any number
   * @return a new source
   */
  static SeededRandom seeded(long seed) {
    return new SeededRandom(seed);
  }

  /**
   * A source with a fresh key of the system's entropy, from whose results nobody can compute others. It cannot be had
   * again.
   *
   * @return a new source
   */
  static RandomSource secure() {
    return SecureRandomSource.fresh();
  }

  /**
   * Returns a seed that cannot be guessed, for sources that must be repeatable later.
   *
   * @return any number, all equally likely
   */
  static long newSeed() {
    return SecureRandomSource.fresh().nextLong();
  }
}
