package games.kumite.journey.action;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.effect.DrawEffects;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Pray at a mystical box: a fortune card (JW-ACT-03). Stateless. */
final class Pray {

  private static final EventType PRAYS = EventTypes.figure("prays", "JW-ACT-03");
  private static final Refusal NO_CARD = new Refusal("JW-DFN-03", "no-card");

  private Pray() {}

  /** Returns why Pray is impossible, null if it is possible. */
  static @Nullable Refusal refusal(GameState state, int pilgrim) {
    Refusal box = MysticalBox.refusal(state, pilgrim);
    return box != null || DrawCards.canDraw(state, Deck.FORTUNE, pilgrim) ? box : NO_CARD;
  }

  static void execute(GameState state, int pilgrim) {
    MysticalBox.use(state, pilgrim);
    state.emit(PRAYS, pilgrim);
    DrawEffects.draw(state, pilgrim, Effect.Pile.FORTUNE, 1);
  }
}
