package games.kumite.spi.actions;

import java.util.List;

/**
 * An argument of a verb. Immutable.
 *
 * @param kind the kind of argument
 * @param name for elements the name of their list, see {@link Actions.Builder#elements}
 * @param words for keywords the words
 * @param min for numbers the minimum
 * @param max for numbers the maximum
 */
public record Argument(Kind kind, String name, List<String> words, int min, int max) {

  /** The kinds of arguments. */
  public enum Kind {
    /** A card; the value is the face as which the chooser {@linkplain games.kumite.spi.cards.Cards#aliasFor is shown} it. */
    CARD,
    /** A seat by its index. */
    SEAT,
    /** A whole number of a small range. */
    NUMBER,
    /** One of a few words; the value is its place among them. */
    KEYWORD,
    /** An element of the table; the value is its place in a list. */
    ELEMENT,
    /** Two coordinates, whole numbers without a range; only as the last argument. */
    POINT,
    /** Two coordinates and a level, which is written unless it is 0; only as the last argument. */
    PLACE
  }

  /** A card. */
  public static final Argument CARD = new Argument(Kind.CARD, "card", List.of(), 0, 0);
  /** A seat. */
  public static final Argument SEAT = new Argument(Kind.SEAT, "seat", List.of(), 0, 0);
  /** A point. */
  public static final Argument POINT = new Argument(Kind.POINT, "point", List.of(), 0, 0);

  /** A point at a level. */
  public static final Argument PLACE = new Argument(Kind.PLACE, "place", List.of(), 0, 0);

  /** A point at a level, in tenths of a millimetre: so in notations, and in labels in centimetres with one decimal. */
  public static final Argument METRIC_PLACE = new Argument(Kind.PLACE, "metric-place", List.of(), 0, 0);

  /** Copies the components. */
  public Argument {
    words = List.copyOf(words);
    if (min > max) {
      throw new IllegalArgumentException("numbers must have a range, was " + min + ".." + max);
    }
  }

  /**
   * Returns an argument that is a number.
   *
   * @param min the minimum
   * @param max the maximum
   * @return the argument
   */
  public static Argument number(int min, int max) {
    return new Argument(Kind.NUMBER, "number", List.of(), min, max);
  }

  /**
   * Returns an argument that is one of a few words, which the game also declares as keywords; the text of each is
   * {@code word.<word>}.
   *
   * @param words the words
   * @return the argument
   */
  public static Argument keyword(String... words) {
    return new Argument(Kind.KEYWORD, "keyword", List.of(words), 0, 0);
  }

  /**
   * Returns an argument that is a word from a list of the content, such as roles or suits. An owner's file can extend
   * the list.
   *
   * @param list the name of the list, known by {@link Actions.Builder#words}
   * @return the argument
   */
  public static Argument word(String list) {
    return new Argument(Kind.KEYWORD, list, List.of(), 0, 0);
  }

  /**
   * Returns an argument that is an element of the table.
   *
   * @param list the name of a list that {@link Actions.Builder#elements} gives
   * @return the argument
   */
  public static Argument element(String list) {
    return new Argument(Kind.ELEMENT, list, List.of(), 0, 0);
  }

  /** Returns whether its values are free numbers, not a list. */
  boolean isFree() {
    return kind == Kind.POINT || kind == Kind.PLACE;
  }
}
