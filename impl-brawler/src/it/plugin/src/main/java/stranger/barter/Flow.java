package stranger.barter;

import games.kumite.api.Phase;
import games.kumite.spi.Step;

/** The steps that take no decision. */
enum Flow implements Step<Market> {
  DEAL {
    @Override
    public void run(Market market) { // BT-01
      market.shuffle(market.stalls.deck, "deck", 0);
      for (int card = 0; card < DEALT * market.stalls.seats; card++) {
        market.draw(card % market.stalls.seats);
      }
    }
  },
  NEXT_TURN {
    @Override
    public void run(Market market) {
      if (market.turns() == Market.MAX_TURNS || market.cards().isEmpty(market.stalls.deck)) {
        market.score();
      } else {
        market.passTurn();
        market.then(TakeTurn.TURN, NEXT_TURN);
      }
    }
  };

  static final Phase PLAY = Phase.of("play", "Play");
  private static final int DEALT = 4; // BT-01
}
