package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Outcome;
import games.kumite.spi.Step;
import games.kumite.spi.cards.CardLayout;

/** The last step: both cards are shown, the higher one wins. */
enum Showdown implements Step<Poker> { // KP-08
  SHOWDOWN;

  private static final int EVERYBODY = CardLayout.allViewers(Poker.SEATS);
  private static final Outcome[][] WINS = {
      {Outcome.byScore("won", 1, -1), Outcome.byScore("won", 2, -2)},
      {Outcome.byScore("won", -1, 1), Outcome.byScore("won", -2, 2)}};

  @Override
  public void run(Poker poker) {
    poker.show(poker.card(0), EVERYBODY);
    poker.show(poker.card(1), EVERYBODY);
    poker.finish(win(poker.higher(), poker));
  }

  /** The outcome when a seat takes the pot: it wins what the other one has put in, KP-09. */
  static Outcome win(int seat, Poker poker) {
    return WINS[seat][poker.stake(1 - seat) - 1];
  }
}
