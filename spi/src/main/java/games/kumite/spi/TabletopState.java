package games.kumite.spi;

import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.FaceTags;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.numbers.Numbers;

/**
 * A state that consists mostly of cards and declared numbers: it holds both, and offers short methods for them.
 *
 * @param <S> the subclass
 */
public abstract class TabletopState<S extends TabletopState<S>> extends State<S> {

  /** The cards of the match. */
  protected final Cards cards;
  /** The declared numbers of the match. */
  protected final Numbers numbers;

  private final FaceTags marks;

  /**
   * Creates a state with an empty agenda, all cards at their start and all numbers at their initial values.
   *
   * @param config the agreed setup of the match
   * @param cards the cards and zones
   * @param numbers the declared numbers
   */
  protected TabletopState(MatchConfig config, CardLayout cards, NumberLayout numbers) {
    this(config, cards, numbers, FaceTags.NONE);
  }

  /**
   * Creates a state with marks on the faces of cards, by which rules find a few among many cards.
   *
   * @param config the agreed setup of the match
   * @param cards the cards and zones
   * @param numbers the declared numbers
   * @param marks the marks
   */
  protected TabletopState(MatchConfig config, CardLayout cards, NumberLayout numbers, FaceTags marks) {
    super(config);
    this.cards = new Cards(cards);
    this.numbers = new Numbers(numbers);
    this.marks = marks;
  }

  /**
   * Creates a copy.
   *
   * @param other the state to copy
   */
  protected TabletopState(TabletopState<S> other) {
    super(other);
    cards = new Cards(other.cards);
    numbers = new Numbers(other.numbers);
    marks = other.marks;
  }

  @Override
  public final Cards cards() {
    return cards;
  }

  @Override
  public final Numbers numbers() {
    return numbers;
  }

  /**
   * Returns the number of seats.
   *
   * @return the number
   */
  public final int seats() {
    return seats;
  }

  /**
   * Returns a number of the match.
   *
   * @param place its place in the layout
   * @return the number
   */
  public final int get(int place) {
    return numbers.get(place);
  }

  /**
   * Returns a number of one thing.
   *
   * @param group the group of the numbers
   * @param index which of its things, from 0
   * @param number the number's place in the group
   * @return the number
   */
  public final int get(NumberGroup group, int index, int number) {
    return numbers.get(numbers.of(group, index) + number);
  }

  /**
   * Sets a number of one thing.
   *
   * @param group the group of the numbers
   * @param index which of its things, from 0
   * @param number the number's place in the group
   * @param value the number
   */
  public final void set(NumberGroup group, int index, int number, int value) {
    numbers.set(numbers.of(group, index) + number, value);
  }

  /**
   * Adds to a number of one thing.
   *
   * @param group the group of the numbers
   * @param index which of its things, from 0
   * @param number the number's place in the group
   * @param more what is added
   */
  public final void add(NumberGroup group, int index, int number, int more) {
    numbers.add(numbers.of(group, index) + number, more);
  }

  /**
   * Sets a number of the match.
   *
   * @param place its place in the layout
   * @param value the number
   */
  public final void set(int place, int value) {
    numbers.set(place, value);
  }

  /**
   * Adds to a number of the match.
   *
   * @param place its place in the layout
   * @param more what is added
   */
  public final void add(int place, int more) {
    numbers.add(place, more);
  }

  /**
   * Returns the first card of a zone, in the order of {@link #next}.
   *
   * @param zone the zone
   * @return its top card's token, -1 if it is empty
   */
  public final int top(Zone zone) {
    return cards.top(zone);
  }

  /**
   * Returns the card after another in its zone.
   *
   * @param token a card
   * @return the next card's token, -1 after the last
   */
  public final int next(int token) {
    return cards.next(token);
  }

  /**
   * Returns the first card of a zone whose face has one of some marks.
   *
   * @param zone the zone
   * @param wanted bits of marks; {@code -1} finds every card with a mark
   * @return its token, -1 if there is none
   */
  public final int top(Zone zone, int wanted) {
    return cards.top(zone, marks, wanted);
  }

  /**
   * Returns the next card with one of some marks, after another in its zone.
   *
   * @param token a card
   * @param wanted bits of marks
   * @return the next card's token, -1 if there is none
   */
  public final int next(int token, int wanted) {
    return cards.next(token, marks, wanted);
  }
}
