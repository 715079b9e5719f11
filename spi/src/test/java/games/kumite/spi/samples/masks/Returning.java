package games.kumite.spi.samples.masks;

import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Selection;

/** An Envoy returns two of its cards, which nobody else sees: MA-03. */
enum Returning implements Selection<Court, Claim> {
  TWO;

  private static final int CARDS = 2;
  private static final EventType RETURNED = EventType.of("returned", "MA-03").seat("by");

  @Override
  public String kind() {
    return "return";
  }

  @Override
  public int seat(Court court, Claim claim) {
    return claim.by();
  }

  @Override
  public void collectCandidates(Court court, Claim claim, Candidates out) {
    Losing.addHand(court, claim.by(), Word.RETURN, out);
  }

  @Override
  public int min(Court court, Claim claim) {
    return CARDS;
  }

  @Override
  public int max(Court court, Claim claim) {
    return CARDS;
  }

  @Override
  public Claim localsAfter(Court court, Claim claim, IntList selected) {
    court.emit(RETURNED, claim.by());
    for (int i = 0; i < selected.size(); i++) {
      court.move(selected.get(i), court.board.deck);
    }
    court.shuffle(court.board.deck, "deck", 0);
    return claim;
  }
}
