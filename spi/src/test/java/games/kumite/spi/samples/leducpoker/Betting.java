package games.kumite.spi.samples.leducpoker;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;

/** The two questions: one to a seat that faces no raise, and one to a seat that does. */
enum Betting implements Question<GameState> {
  OPEN {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(Bet.CHECK); // LP-05
      out.add(Bet.RAISE);
      out.add(Bet.FOLD, NO_RAISE);
      out.add(Bet.CALL, NO_RAISE);
    }
  },
  ANSWER {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(Bet.FOLD); // LP-05
      out.add(Bet.CALL);
      out.add(Bet.RAISE, state.canRaise() ? null : TWO_RAISES);
      out.add(Bet.CHECK, FACES_RAISE);
    }
  };

  private static final Refusal NO_RAISE = new Refusal("LP-05", "no-raise");
  private static final Refusal FACES_RAISE = new Refusal("LP-05", "faces-raise");
  private static final Refusal TWO_RAISES = new Refusal("LP-06", "two-raises");

  @Override
  public boolean hasPublicActions() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return state.turn();
  }

  @Override
  public void execute(GameState state, Action action) {
    Bet bet = (Bet) action;
    int seat = state.turn();
    state.emit(bet.event(), seat);
    switch (bet) {
      case FOLD -> Dealing.win(state, 1 - seat); // LP-08
      case CALL -> state.call(); // the round is over: LP-07
      case CHECK -> {
        state.passTurn();
        if (seat == 0) {
          state.ask(OPEN);
        }
      }
      case RAISE -> {
        state.raise();
        state.passTurn();
        state.ask(ANSWER);
      }
      default -> throw new IllegalStateException("unknown bet " + bet);
    }
  }
}
