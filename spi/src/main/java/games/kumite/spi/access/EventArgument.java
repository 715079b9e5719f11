package games.kumite.spi.access;

import games.kumite.spi.State;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * An argument of an event.
 *
 * @param name its name
 * @param kind what it is
 * @param words the word for each number of one that is named, null if that depends on the match; how people read a number
 *     where it is not the number itself
 * @param naming gives the word in a match, null where there are words or nothing is named
 */
public record EventArgument(
    String name, Kind kind, @Nullable Words words, @Nullable BiFunction<State<?>, Integer, String> naming) {

  /** What an argument is. */
  public enum Kind { SEAT, NUMBER, CARD, NAMED, PRIVATE }

  /** An argument that needs no words. */
  public EventArgument(String name, Kind kind) {
    this(name, kind, null, null);
  }

  /** The word for a number. */
  public String word(State<?> state, int number) {
    return words != null ? words.of(number) : Objects.requireNonNull(naming).apply(state, number);
  }

  /** The words of small numbers, each made once: many are put together from parts. */
  public static final class Words {

    private static final int KEPT = 64;

    private final IntFunction<String> naming;
    private final @Nullable String[] kept = new @Nullable String[KEPT];

    /** The words that a function gives. */
    public Words(IntFunction<String> naming) {
      this.naming = naming;
    }

    /** The word of a number. */
    public String of(int number) {
      if (number < 0 || number >= KEPT) {
        return naming.apply(number);
      }
      String known = kept[number];
      if (known == null) {
        known = naming.apply(number);
        kept[number] = known;
      }
      return known;
    }
  }
}
