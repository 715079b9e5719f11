package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;

/**
 * Is the buried card odd or even?
 *
 * @param guesser the seat that guesses
 * @param asked the seat that is asked, the same one in a game that is whole
 */
record Guess(int guesser, int asked) implements Question<Hands> {

  private static final EventType GUESSED = EventType.of("guessed", "UC-GUE-01").seat("by")
      .word("guess", ordinal -> Parity.values()[ordinal].word());

  /** What a buried card may be. */
  enum Parity implements Action {
    ODD,
    EVEN;

    String word() {
      return this == ODD ? "odd" : "even";
    }

    @Override
    public String notation() {
      return "guess " + word();
    }

    @Override
    public String label() {
      return "Guess " + word();
    }
  }

  @Override
  public int seat(Hands state) {
    return asked;
  }

  @Override
  public void collectActions(Hands state, ActionCollector out) {
    if (state.has(Flaw.EMPTY_DECISION) && state.round == 2) {
      return;
    }
    out.add(Parity.ODD);
    out.add(Parity.EVEN);
  }

  @Override
  public void execute(Hands state, Action action) {
    Cards cards = state.cards();
    int token = cards.top(state.board.grave());
    boolean isOdd = state.value(token) % 2 == 1;
    state.emit(GUESSED, guesser, ((Parity) action).ordinal());
    if (isOdd == (action == Parity.ODD)) {
      state.scores[guesser] += 3;
    }
  }
}
