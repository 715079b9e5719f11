package games.kumite.brawler.card;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.cards.Cards;

/** The flip at the end of a fight: the boss and the cards played against it leave the game. */
public final class Flipping {

  private static final EventType FLIPPED = EventType.of("flipped", "BR-RPL-01").number("cards");

  private Flipping() {}

  /** Puts the boss and the cards played against it out of the game (BR-RPL-01, BR-RPL-02). */
  public static void flip(GameState state) {
    int before = state.spent();
    if (state.isWatched()) {
      tell(state);
    }
    state.flip();
    state.emit(FLIPPED, state.spent() - before);
  }

  /** Tells that the boss goes to the defeated ones and the cards played against it to the spent ones. */
  private static void tell(GameState state) {
    Cards cards = state.cards();
    state.emitCardMotion(cards.top(state.zones().bosses()), "pile:boss", "pile:defeated");
    int card = cards.top(state.zones().played());
    for (int left = cards.count(state.zones().played()) - state.spent(); left > 0; left--) {
      state.emitCardMotion(card, "pile:played", "pile:spent");
      card = cards.next(card);
    }
  }
}
