package games.kumite.spi.broken;

import games.kumite.spi.AnytimeAction;

/** What a seat may do at any of its decisions: folding changes what it may bid, sneezing nothing. */
final class Aside extends AnytimeAction<Hands> {

  Aside(String notation) {
    super(notation);
  }

  @Override
  protected void execute(Hands state, int seat) {
    if (notation().equals("fold")) {
      state.bids[(seat + state.bids.length - 1) % state.bids.length]++; // the bid that the seat must not make
    }
  }
}
