package games.kumite.brawler.content;

import java.util.List;
import java.util.Locale;

/** The four suits, in the ledger's order. */
public enum Suit {
  /** Spades, black. */
  SPADES("S", Colour.BLACK),
  /** Clubs, black. */
  CLUBS("C", Colour.BLACK),
  /** Hearts, red. */
  HEARTS("H", Colour.RED),
  /** Diamonds, red. */
  DIAMONDS("D", Colour.RED);

  /** Every suit in order. */
  public static final List<Suit> ALL = List.of(values());

  /** The two colours. */
  public enum Colour {
    /** Spades and clubs. */
    BLACK,
    /** Hearts and diamonds. */
    RED
  }

  private final String letter;
  private final Colour colour;

  Suit(String letter, Colour colour) {
    this.letter = letter;
    this.colour = colour;
  }

  /**
   * Returns the suit at a place of the order.
   *
   * @param place 0 to 3
   * @return the suit
   */
  public static Suit of(int place) {
    return ALL.get(place);
  }

  /**
   * Returns the letter used in ids.
   *
   * @return such as {@code S}
   */
  public String letter() {
    return letter;
  }

  /**
   * Returns the word used in attributes.
   *
   * @return such as {@code spades}
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the colour of the suit.
   *
   * @return the colour
   */
  public Colour colour() {
    return colour;
  }
}
