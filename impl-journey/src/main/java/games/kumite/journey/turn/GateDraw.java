package games.kumite.journey.turn;

import games.kumite.journey.gate.DemonCards;
import games.kumite.journey.state.Journey;
import games.kumite.spi.Step;

/**
 * A gate draws its card (JW-GAT-03), and more if the quest says so (JW-RUL-121). Whether it is active is asked for each of them
 * (JW-RUL-79).
 *
 * @param gate the gate
 * @param drawn the cards that it has drawn before
 */
record GateDraw(int gate, int drawn) implements Step<Journey> {

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
  public void run(Journey journey) {
    DemonCards.draw(journey, gate);
    if (drawn < journey.extraCards(gate)) {
      journey.then(new GateDraw(gate, drawn + 1));
    }
  }
}
