package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;

/**
 * A bid that a seat has to think about only if its hand allows more than one: nothing hidden is told in words, but from
 * whether the seat is asked everybody learns what it holds.
 *
 * @param bid the bid
 */
record Hesitant(MakeBid bid) implements Question<Hands> {

  private static final int HIGHEST = 9;

  @Override
  public String kind() {
    return bid.kind();
  }

  @Override
  public int seat(Hands state) {
    return bid.seat();
  }

  private boolean mayChoose(Hands state) {
    return state.inHand(bid.seat(), HIGHEST) >= 0;
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  /** With the other flaw the rules themselves leave the question out. */
  @Override
  public void run(Hands state) {
    if (state.has(Flaw.LEFT_OUT_BY_HAND) && !mayChoose(state)) {
      execute(state, Bid.of(state.rules.flaw, Bid.Size.NOTHING));
    } else {
      Question.super.run(state);
    }
  }

  @Override
  public void collectActions(Hands state, ActionCollector out) {
    if (state.has(Flaw.LEFT_OUT_BY_HAND) || mayChoose(state)) {
      bid.collectActions(state, out);
    } else {
      out.add(Bid.of(state.rules.flaw, Bid.Size.NOTHING));
    }
  }

  @Override
  public void execute(Hands state, Action action) {
    bid.execute(state, action);
  }
}
