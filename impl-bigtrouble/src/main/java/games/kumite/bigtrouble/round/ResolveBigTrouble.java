package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.BigTroubleCard;
import games.kumite.bigtrouble.harm.Threat;
import games.kumite.bigtrouble.quest.Spawning;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The steps of resolving the Big Trouble card of a round (BT-BTC-01). */
enum ResolveBigTrouble implements Step<GameState> {
  /** The top card, which is revealed and resolved (BT-BTC-01 to BT-BTC-03). */
  REVEAL {
    @Override
    public void run(GameState state) {
      int token = state.cards().top(state.zones().bigTrouble);
      if (token < 0) {
        return; // BT-RUL-33: no deck of the owner's own
      }
      state.move(token, state.zones().revealed);
      state.emit(REVEALED, token);
      state.then(THREAT, EFFECTS, SPAWNS);
    }
  },
  /** The card's threat, which may end the act (BT-BTC-04). */
  THREAT {
    @Override
    public void run(GameState state) {
      if (state.get(Counters.ROUND) > 1) { // BT-BTC-02
        Threat.advance(state, card(state).entry().threat());
      }
    }
  },
  /** The card's effect. */
  EFFECTS {
    @Override
    public void run(GameState state) {
      if (state.get(Counters.ROUND) > 1) {
        TextExecutor.execute(state, card(state).effects(), EffectContext.ofGroup());
      }
    }
  },
  /** The card's minions, and its way to the bottom of the deck. */
  SPAWNS {
    @Override
    public void run(GameState state) {
      BigTroubleCard card = card(state);
      int space = state.board().at(card.entry().space()); // BT-BTC-05
      for (int tier = 0; tier < state.definition().tiers; tier++) { // BT-BTC-07, BT-BTC-08, BT-RUL-04
        for (int type : card.tiers().get(tier)) {
          Spawning.spawn(state, type, space);
        }
      }
      state.moveToBottom(state.cards().top(state.zones().revealed), state.zones().bigTrouble);
    }
  };

  private static final EventType REVEALED = EventType.of("big-trouble", "BT-BTC-01").card("card");

  private static BigTroubleCard card(GameState state) {
    int token = state.cards().top(state.zones().revealed);
    return state.content().bigTrouble().get(state.zones().bigTrouble(state.cards().face(token)));
  }
}
