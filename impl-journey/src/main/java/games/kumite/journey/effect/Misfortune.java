package games.kumite.journey.effect;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/**
 * A draw of a misfortune card, which acts at once, as far as possible, and is discarded (JW-CRD-22, JW-RUL-55).
 *
 * @param pilgrim the pilgrim that draws
 */
public record Misfortune(int pilgrim) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    int card = DrawCards.top(state, Deck.MISFORTUNE);
    if (card >= 0) {
      state.move(card, state.zones().drawn);
      state.emit(EventTypes.PLAYED, pilgrim, card);
      state.then(CardResolution.of(state, pilgrim, state.face(card).index, GameState.NOBODY, pilgrim),
          new Over(pilgrim, card));
    }
  }

  private record Over(int pilgrim, int card) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      state.move(card, state.zones().discards(Deck.MISFORTUNE));
      state.after(Event.DRAW_MISFORTUNE, pilgrim, pilgrim);
    }
  }
}
