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
 * @param kind the kind of argument
 * @param words the word for each number of a named argument, null if it depends on the match; the display form of a
 *     number where it is not the number itself
 * @param naming returns the word in a match, null where there are words or nothing is named
 */
public record EventArgument(
    String name, Kind kind, @Nullable Words words, @Nullable BiFunction<State<?>, Integer, String> naming) {

  /** The kind of an argument. */
  public enum Kind { SEAT, NUMBER, CARD, NAMED, PRIVATE }

  /** Creates an argument that needs no words. */
  public EventArgument(String name, Kind kind) {
    this(name, kind, null, null);
  }

  /** Returns the word for a number. */
  public String word(State<?> state, int number) {
    return words != null ? words.of(number).toString() : Objects.requireNonNull(naming).apply(state, number);
  }

  /** The words of small numbers, each created once: many are built from parts. */
  public static final class Words {

    private static final int KEPT = 64;

    private final IntFunction<?> naming;
    private final @Nullable Object[] kept = new @Nullable Object[KEPT];

    /** Creates the words that a function returns. */
    public Words(IntFunction<?> naming) {
      this.naming = naming;
    }

    /** Returns the word of a number. */
    public Object of(int number) {
      if (number < 0 || number >= KEPT) {
        return naming.apply(number);
      }
      Object known = kept[number];
      if (known == null) {
        known = naming.apply(number);
        kept[number] = known;
      }
      return known;
    }
  }
}
