package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.EnumSet;
import java.util.List;

/** The two questions: one to a seat that faces no bet, and one to a seat that does. */
enum Betting implements Question<Poker> {
  OPEN("no-bet", Bet.CHECK, Bet.BET), // KP-04
  ANSWER("faces-bet", Bet.CALL, Bet.FOLD); // KP-05

  private final Bet[] legal;
  private final Bet[] others;
  private final Refusal refusal;

  Betting(String reason, Bet... legal) {
    this.legal = legal;
    this.others = EnumSet.complementOf(EnumSet.copyOf(List.of(legal))).toArray(Bet[]::new);
    this.refusal = new Refusal("KP-05", reason);
  }

  @Override
  public String kind() {
    return this == OPEN ? "open" : "answer";
  }

  @Override
  public boolean hasPublicActions() {
    return true;
  }

  @Override
  public void collectActions(Poker poker, ActionCollector out) {
    out.addAll(legal);
    for (Bet bet : others) {
      out.add(bet, refusal);
    }
  }

  @Override
  public int seat(Poker poker) {
    return poker.turn;
  }

  @Override
  public void execute(Poker poker, Action action) {
    Bet bet = (Bet) action;
    poker.emit(bet.event(), poker.turn);
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
