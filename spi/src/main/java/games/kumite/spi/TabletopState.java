package games.kumite.spi;

import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.FaceTags;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.numbers.Numbers;

/**
 * A state of which most is cards and declared numbers: it holds both, and rules reach them with a word.
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
   * A new state with an empty agenda, all cards at home and all numbers at their beginning.
   *
   * @param config what is agreed for the match
   * @param cards where cards may lie, and the cards
   * @param numbers which numbers there are
   */
  protected TabletopState(MatchConfig config, CardLayout cards, NumberLayout numbers) {
    this(config, cards, numbers, FaceTags.NONE);
  }

  /**
   * The same, with marks on the faces of cards, so that rules find the few that they look for among many.
   *
   * @param config what is agreed for the match
   * @param cards where cards may lie, and the cards
   * @param numbers which numbers there are
   * @param marks what rules look for
   */
  protected TabletopState(MatchConfig config, CardLayout cards, NumberLayout numbers, FaceTags marks) {
    super(config);
    this.cards = new Cards(cards);
    this.numbers = new Numbers(numbers);
    this.marks = marks;
  }

  /**
   * A copy.
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
   * How many seats there are.
   *
   * @return their number
   */
  public final int seats() {
    return seats;
  }

  /**
   * A number of the match.
   *
   * @param place its place in the layout
   * @return the number
   */
  public final int get(int place) {
    return numbers.get(place);
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
   * The first card of a zone, from where {@link #next} goes through it.
   *
   * @param zone the zone
   * @return its top card's token, -1 if it is empty
   */
  public final int top(Zone zone) {
    return cards.top(zone);
  }

  /**
   * The card after another in its zone.
   *
   * @param token a card
   * @return the next card's token, -1 after the last
   */
  public final int next(int token) {
    return cards.next(token);
  }

  /**
   * The first card of a zone whose face has one of some marks.
   *
   * @param zone the zone
   * @param wanted bits of marks; {@code -1} finds every card with a mark
   * @return its token, -1 if there is none
   */
  public final int top(Zone zone, int wanted) {
    return cards.top(zone, marks, wanted);
  }

  /**
   * The next such card after another in its zone.
   *
   * @param token a card
   * @param wanted bits of marks
   * @return the next card's token, -1 if there is none
   */
  public final int next(int token, int wanted) {
    return cards.next(token, marks, wanted);
  }
}
