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
 * The choice of a deck to draw from (BR-D2), once for each card that a hero draws.
 *
 * @param hero the seat's index
 */
record DrawFrom(int hero) implements Question<GameState> {

  private static final DrawFrom FIRST_HERO = new DrawFrom(0);
  private static final DrawFrom SECOND_HERO = new DrawFrom(1);

  private static final Refusal FOREIGN = new Refusal("BR-ATK-12", "foreign-deck");
  private static final Refusal OUT = new Refusal("BR-SET-07", "deck-out");
  private static final EventType OPENED = drew("BR-SET-10");
  private static final EventType DREW = drew("BR-RPL-03");

  private static EventType drew(String rule) {
    return EventType.of("drew", rule).seat("by").card("card")
        .word("deck", suit -> "deck:" + Suit.of(suit).letter());
  }

  static DrawFrom of(int hero) {
    return hero == 0 ? FIRST_HERO : SECOND_HERO;
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
    Replenish.from(hero).run(state);
  }
}
