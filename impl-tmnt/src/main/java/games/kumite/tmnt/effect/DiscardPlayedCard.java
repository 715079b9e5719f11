package games.kumite.tmnt.effect;

import games.kumite.spi.Step;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.GameState;

/** The step after a card's effect, in which it goes to its discard pile. */
public record DiscardPlayedCard(int token) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    if (state.cards().isIn(token, state.zones().open)) {
      Discards.discard(state, token);
    }
  }
}
