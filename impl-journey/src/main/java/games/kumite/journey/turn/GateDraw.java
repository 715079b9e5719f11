package games.kumite.journey.turn;

import games.kumite.journey.gate.DemonCards;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/**
 * The card that a gate draws (JW-GAT-03), and further ones if the quest demands them (JW-RUL-121). Whether the gate is
 * active is checked for each of them (JW-RUL-79).
 *
 * @param gate the gate
 * @param drawn the cards that it has drawn before
 */
record GateDraw(int gate, int drawn) implements Step<GameState> {

  private static final int MAX = 32;
  private static final GateDraw[] ALL = new GateDraw[MAX];

  static {
    for (int gate = 0; gate < MAX; gate++) {
      ALL[gate] = new GateDraw(gate, 0);
    }
  }

  static GateDraw of(int gate) {
    return gate < MAX ? ALL[gate] : new GateDraw(gate, 0);
  }

  @Override
  public void run(GameState state) {
    DemonCards.draw(state, gate);
    if (drawn < state.extraCards(gate)) {
      state.then(new GateDraw(gate, drawn + 1));
    }
  }
}
