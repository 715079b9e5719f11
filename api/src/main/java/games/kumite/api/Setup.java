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
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a new match: seats, options and random source.
 *
 * <p>Immutable; each method returns a changed copy. The game validates a setup before it starts a match. Matches
 * started from one setup share nothing. With a seed they have equal random results. Without one each match draws from a
 * secret key of its own ({@link RandomSource#secure()}).
 *
 * <pre>{@code
 * Setup setup = Setup.seats("Ana", "Bo").option("bossCount", 3).seed(42);
 * }</pre>
 */
public final class Setup {

  private static final int MAX_SEAT_NAME = 40;
  private static final int MAX_MATCH_NAME = 80;

  private final List<String> names;
  private final Map<String, Object> options;
  private final @Nullable Long seed;
  private final @Nullable RandomSource random;
  private final boolean recorded;
  private final @Nullable String matchName;

  private Setup(List<String> names, Map<String, Object> options, @Nullable Long seed,
      @Nullable RandomSource random, boolean recorded, @Nullable String matchName) {
    this.names = names;
    this.options = options;
    this.seed = seed;
    this.random = random;
    this.recorded = recorded;
    this.matchName = matchName;
  }

  /**
   * Returns a setup with named seats in this order.
   *
   * @param names the names of the seats; printable, 1 to 40 characters each, all different
   * @return the setup
   * @throws InvalidSetupException if a name is not allowed, or there are more than a thousand
   */
  public static Setup seats(String... names) {
    requireCount(Objects.requireNonNull(names, "names must not be null").length);
    List<String> checked = new ArrayList<>();
    for (String name : names) {
      requireName("a seat's name", name, MAX_SEAT_NAME);
      if (checked.contains(name)) {
        throw new InvalidSetupException("seats must have different names, was twice: " + name);
      }
      checked.add(name);
    }
    return new Setup(List.copyOf(checked), Map.of(), null, null, true, null);
  }

  /**
   * Returns a setup with a number of seats, named Seat 1, Seat 2 and so on.
   *
   * @param count the number of seats
   * @return the setup
   * @throws InvalidSetupException if the number is negative or greater than a thousand
   */
  public static Setup seats(int count) {
    requireCount(count);
    return seats(IntStream.rangeClosed(1, count).mapToObj(i -> "Seat " + i).toArray(String[]::new));
  }

  /**
   * Returns a copy with a seed. Meant for tests, bots, and matches that must be repeatable. The seed determines all
   * random results, so the owner keeps it secret while the match lasts. It has only 64 bits: leave it out for a match
   * among strangers.
   *
   * @param newSeed the seed, any number
   * @return the changed copy
   */
  public Setup seed(long newSeed) {
    return new Setup(names, options, newSeed, null, recorded, matchName);
  }

  /**
   * Returns a copy with a random source. Each match gets a {@linkplain RandomSource#copy() copy} of the source as it is
   * when the match starts.
   *
   * @param source the random source
   * @return the changed copy
   */
  public Setup random(RandomSource source) {
    return new Setup(names, options, null, Objects.requireNonNull(source, "source must not be null"), recorded, matchName);
  }

  /**
   * Returns a copy with one option set.
   *
   * @param id the id of the option
   * @param value an Integer, Boolean or String; validated when a match starts
   * @return the changed copy
   */
  public Setup option(String id, Object value) {
    Objects.requireNonNull(id, "id must not be null");
    Objects.requireNonNull(value, "value must not be null");
    Map<String, Object> changed = new LinkedHashMap<>(options);
    changed.put(id, value);
    return new Setup(names, Collections.unmodifiableMap(changed), seed, random, recorded, matchName);
  }

  /**
   * Returns a copy for matches that keep no history. Such matches are lighter and faster. They have no record and no
   * undo, and an event reader starts at the call that made it.
   *
   * @return the changed copy
   */
  public Setup withoutRecord() {
    return new Setup(names, options, seed, random, false, matchName);
  }

  /**
   * Returns a copy that names its matches. The name is in the log and its context, and in the record as the note {@value
   * games.kumite.api.record.MatchRecord#NAME}, so that a resumed match has it too. It need not be unique.
   *
   * @param newName the name, such as {@code table 7}; printable, 1 to 80 characters
   * @return the changed copy
   * @throws InvalidSetupException if the name is not allowed
   */
  public Setup matchName(String newName) {
    requireName("the name of a match", newName, MAX_MATCH_NAME);
    return new Setup(names, options, seed, random, recorded, newName);
  }

  /**
   * Returns the name of the matches, if they have one.
   *
   * @return the name
   */
  public Optional<String> matchName() {
    return Optional.ofNullable(matchName);
  }

  /**
   * Returns the names of the seats.
   *
   * @return an immutable list in seat order
   */
  public List<String> names() {
    return names;
  }

  /**
   * Returns the options that were set.
   *
   * @return an immutable map by the options' ids, in the order of setting
   */
  public Map<String, Object> options() {
    return options;
  }

  /**
   * Returns the seed, if there is one.
   *
   * @return the seed; empty if a random source was given or neither
   */
  public OptionalLong seed() {
    return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
  }

  /**
   * Returns the random source for one new match.
   *
   * @return a source that is not shared: a copy of the given source, a source with the seed, or one with a fresh key
   */
  public RandomSource newRandom() {
    if (random != null) {
      RandomSource copy = random.copy();
      if (copy == null) {
        throw new IllegalStateException("RandomSource.copy() must not return null, did for " + random);
      }
      return copy;
    }
    return seed != null ? new SeededRandom(seed) : RandomSource.secure();
  }

  /**
   * Returns whether matches keep their history.
   *
   * @return true unless {@link #withoutRecord()} was called
   */
  public boolean isRecorded() {
    return recorded;
  }

  private static void requireName(String what, @Nullable String name, int longest) {
    if (name == null || name.isBlank() || name.codePointCount(0, name.length()) > longest
        || name.indexOf('"') >= 0 || name.indexOf('\\') >= 0 || isUnprintable(name)) {
      throw new InvalidSetupException(what + " must be 1.." + longest + " printable characters without"
          + " quotes or backslashes, was " + Quoting.quoted(name));
    }
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
