package games.kumite.api;

import games.kumite.api.internal.Limits;
import games.kumite.api.internal.Quoting;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed before a match: who sits where, the game's options, and where chance comes from.
 *
 * <p>Immutable; each method gives a changed copy. A game checks it before anything starts. Matches
 * started from one setup share nothing; with a seed they are alike, without one each draws from a key of its own that
 * nobody knows ({@link RandomSource#secure()}).
 *
 * <pre>{@code
 * Setup setup = Setup.seats("Ana", "Bo").option("bossCount", 3).seed(42);
 * }</pre>
 */
public final class Setup {

  private final List<String> names;
  private final Map<String, Object> options;
  private final @Nullable Long seed;
  private final @Nullable RandomSource random;
  private final boolean recorded;

  private Setup(List<String> names, Map<String, Object> options, @Nullable Long seed,
      @Nullable RandomSource random, boolean recorded) {
    this.names = names;
    this.options = options;
    this.seed = seed;
    this.random = random;
    this.recorded = recorded;
  }

  /**
   * Seats with these names, in this order.
   *
   * @param names printable, 1 to 40 characters each, all different
   * @return the setup
   * @throws InvalidSetupException if a name is not like that, or there are more than a thousand
   */
  public static Setup seats(String... names) {
    requireCount(Objects.requireNonNull(names, "names must not be null").length);
    List<String> checked = new ArrayList<>();
    for (String name : names) {
      if (name == null || name.isBlank() || name.codePointCount(0, name.length()) > 40
          || name.indexOf('"') >= 0 || name.indexOf('\\') >= 0 || isUnprintable(name)) {
        throw new InvalidSetupException("a seat's name must be 1..40 printable characters without"
            + " quotes or backslashes, was " + Quoting.quoted(name));
      }
      if (checked.contains(name)) {
        throw new InvalidSetupException("seats must have different names, was twice: " + name);
      }
      checked.add(name);
    }
    return new Setup(List.copyOf(checked), Map.of(), null, null, true);
  }

  /**
   * Seats that are named by their number: Seat 1, Seat 2...
   *
   * @param count how many
   * @return the setup
   * @throws InvalidSetupException if there are fewer than none or more than a thousand
   */
  public static Setup seats(int count) {
    requireCount(count);
    return seats(IntStream.rangeClosed(1, count).mapToObj(i -> "Seat " + i).toArray(String[]::new));
  }

  /**
   * The same with chance from a seed: for tests, bots, and matches that are to repeat. Whoever knows the seed knows
   * everything that comes; it is the owner's secret as long as the match lasts, and 64 bits are all it has. A match
   * among strangers has none.
   *
   * @param newSeed any number
   * @return the changed copy
   */
  public Setup seed(long newSeed) {
    return new Setup(names, options, newSeed, null, recorded);
  }

  /**
   * The same with chance from a source; each match gets a {@linkplain RandomSource#copy() copy} of it
   * as it is at that moment.
   *
   * @param source where results come from
   * @return the changed copy
   */
  public Setup random(RandomSource source) {
    return new Setup(names, options, null, Objects.requireNonNull(source, "source must not be null"), recorded);
  }

  /**
   * The same with one option set.
   *
   * @param id the option's name
   * @param value an Integer, Boolean or String; what is allowed is checked when a match starts
   * @return the changed copy
   */
  public Setup option(String id, Object value) {
    Objects.requireNonNull(id, "id must not be null");
    Objects.requireNonNull(value, "value must not be null");
    Map<String, Object> changed = new LinkedHashMap<>(options);
    changed.put(id, value);
    return new Setup(names, Collections.unmodifiableMap(changed), seed, random, recorded);
  }

  /**
   * The same for matches that keep no history: they are lighter and faster, and have no record, no
   * events of what happened before somebody asked, and no undo.
   *
   * @return the changed copy
   */
  public Setup withoutRecord() {
    return new Setup(names, options, seed, random, false);
  }

  /**
   * The seats' names.
   *
   * @return an immutable list in seat order
   */
  public List<String> names() {
    return names;
  }

  /**
   * The options that were set.
   *
   * @return an immutable map from the options' names, in the order of setting
   */
  public Map<String, Object> options() {
    return options;
  }

  /**
   * The seed, if there is one.
   *
   * @return the seed; empty if a source was given instead, or neither
   */
  public OptionalLong seed() {
    return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
  }

  /**
   * The source of chance for one new match.
   *
   * @return a source that nobody else has: a copy of the one given, or one from the seed, or one with
   *     a fresh key
   */
  public RandomSource newRandom() {
    if (random != null) {
      RandomSource copy = random.copy();
      if (copy == null) {
        throw new IllegalStateException("the copy of a source of chance must not be null, was of " + random);
      }
      return copy;
    }
    return seed != null ? new SeededRandom(seed) : RandomSource.secure();
  }

  /**
   * Whether matches keep their history.
   *
   * @return true unless {@link #withoutRecord()} was called
   */
  public boolean isRecorded() {
    return recorded;
  }

  private static void requireCount(int count) {
    if (count < 0 || count > Limits.MAX_SEATS) {
      throw new InvalidSetupException("seats must be 0.." + Limits.MAX_SEATS + ", was " + count);
    }
  }

  private static boolean isUnprintable(String name) {
    for (int at = 0; at < name.length(); at += Character.charCount(name.codePointAt(at))) {
      if (isUnprintable(name.codePointAt(at))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnprintable(int c) {
    int type = Character.getType(c);
    return Character.isISOControl(c) || type == Character.FORMAT || type == Character.SURROGATE
        || type == Character.UNASSIGNED || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR || type == Character.PRIVATE_USE;
  }
}
