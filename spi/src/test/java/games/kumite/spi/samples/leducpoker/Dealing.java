package games.kumite.spi.samples.leducpoker;

import games.kumite.api.Outcome;
import games.kumite.spi.Step;
import games.kumite.spi.cards.CardLayout;

/** The steps that nobody decides. */
enum Dealing implements Step<GameState> {
  DEAL {
    @Override
    public void run(GameState state) {
      state.shuffle(state.deck.stock, "deck", 0); // LP-03
      state.move(state.cards().top(state.deck.stock), state.deck.hands.get(0));
      state.move(state.cards().top(state.deck.stock), state.deck.hands.get(1));
      state.then(Betting.OPEN, Round.FIRST, TURN_UP, Betting.OPEN, Round.SECOND, SHOWDOWN); // LP-04
    }
  },
  TURN_UP {
    @Override
    public void run(GameState state) {
      state.move(state.cards().top(state.deck.stock), state.deck.board); // LP-04
      state.begin(Round.SECOND);
    }
  },
  SHOWDOWN {
    @Override
    public void run(GameState state) {
      state.show(state.card(0), EVERYBODY); // LP-09
      state.show(state.card(1), EVERYBODY);
      int difference = Integer.compare(state.strength(0), state.strength(1));
      if (difference == 0) {
        state.finish(Outcome.byScore("divided", 0, 0));
      } else {
        win(state, difference > 0 ? 0 : 1);
      }
    }
  };

  private static final int EVERYBODY = CardLayout.allViewers(Deck.SEATS);

  /** A seat takes the pot: it wins what the other one has put in, LP-10. */
  static void win(GameState state, int seat) {
    int chips = state.stake(1 - seat);
    state.finish(seat == 0 ? Outcome.byScore("won", chips, -chips) : Outcome.byScore("won", -chips, chips));
  }
}
