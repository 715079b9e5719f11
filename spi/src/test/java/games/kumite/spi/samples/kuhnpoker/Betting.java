package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;

/** The two questions: one to a seat that faces no bet, and one to a seat that does. */
enum Betting implements Question<Poker> {
  OPEN {
    @Override
    public void options(Poker poker, Options out) { // KP-04
      out.add(Bet.CHECK);
      out.add(Bet.BET);
      out.add(Bet.CALL, NO_BET);
      out.add(Bet.FOLD, NO_BET);
    }
  },
  ANSWER {
    @Override
    public void options(Poker poker, Options out) { // KP-05
      out.add(Bet.CALL);
      out.add(Bet.FOLD);
      out.add(Bet.CHECK, FACES_BET);
      out.add(Bet.BET, FACES_BET);
    }
  };

  private static final Refusal NO_BET = new Refusal("KP-05", "no-bet");
  private static final Refusal FACES_BET = new Refusal("KP-05", "faces-bet");

  @Override
  public String kind() {
    return this == OPEN ? "open" : "answer";
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public int seat(Poker poker) {
    return poker.turn;
  }

  @Override
  public void chosen(Poker poker, Action action) {
    Bet bet = (Bet) action;
    poker.tell(bet.event(), poker.turn);
    switch (bet) {
      case CHECK -> check(poker);
      case BET -> {
        poker.payOne();
        poker.passTurn(); // KP-06
        poker.ask(ANSWER);
      }
      case CALL -> {
        poker.payOne();
        poker.then(Showdown.SHOWDOWN); // KP-08
      }
      case FOLD -> poker.finish(Showdown.win(1 - poker.turn, poker)); // KP-07
      default -> throw new IllegalStateException("unknown bet " + bet);
    }
  }

  private static void check(Poker poker) {
    if (poker.turn == 0) {
      poker.passTurn(); // KP-06
      poker.ask(OPEN);
    } else {
      poker.then(Showdown.SHOWDOWN); // KP-08
    }
  }
}
