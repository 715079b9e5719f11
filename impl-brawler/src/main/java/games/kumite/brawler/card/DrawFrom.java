package games.kumite.brawler.card;

import games.kumite.api.Action;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of a deck to draw from (BR-D2): a hero draws until three cards are held, each from one of the hero's decks
 * (BR-SET-10, BR-RPL-03). Unconscious heroes draw too (BR-RPL-05).
 *
 * @param hero the seat's index
 */
public record DrawFrom(int hero) implements Question<GameState> {

  /** The draws of the first hero, followed by those of the second. */
  public static final DrawFrom FIRST_HERO = new DrawFrom(0);
  static final DrawFrom SECOND_HERO = new DrawFrom(1);

  private static final Refusal FOREIGN = new Refusal("BR-ATK-12", "foreign-deck");
  private static final Refusal OUT = new Refusal("BR-SET-07", "deck-out");
  private static final EventType OPENED = drew("BR-SET-10");
  private static final EventType DREW = drew("BR-RPL-03");

  private static EventType drew(String rule) {
    return EventType.of("drew", rule).seat("by").card("card")
        .word("deck", suit -> "deck:" + Suit.of(suit).letter());
  }

  @Override
  public int seat(GameState state) {
    return hero;
  }

  /** Returns true: a hero with a single deck that has cards draws from it without being asked (BR-RUL-20). */
  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  /** Asks until the hand is full or nothing is left to draw; the second hero draws after the first. */
  @Override
  public void run(GameState state) {
    if (isDue(state)) {
      Question.super.run(state);
    } else if (this == FIRST_HERO) {
      SECOND_HERO.run(state);
    }
  }

  /** Returns whether the hero lacks cards and has some to draw (BR-RPL-04); false too if there is no such hero. */
  private boolean isDue(GameState state) {
    return state.stock(hero) != 0 && state.held(hero) < GameState.HAND;
  }

  /**
   * Lists the hero's decks. A hero who is asked has cards in both of them, so a deck that is not listed belongs to
   * another hero or to none.
   */
  @Override
  public void collectActions(GameState state, ActionCollector out) {
    state.actions().listDraws(state.stock(hero), out);
    if (out.isExplaining()) {
      for (int suit = 0; suit < FaceNumbers.SUITS; suit++) {
        if ((state.stock(hero) >> suit & 1) == 0) {
          out.add(state.actions().draw(suit), state.ownerOf(suit) == GameState.NOBODY ? OUT : FOREIGN);
        }
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int suit = ((VerbAction) action).first();
    int card = state.takeTop(hero, suit);
    state.move(card, state.zones().hand(hero));
    state.emit(state.round() == 0 ? OPENED : DREW, hero, card, suit);
    run(state);
  }
}
