package games.kumite.spi.samples.masks;

import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Selection;
import games.kumite.spi.cards.Cards;

/** A seat loses a card of its choice: MA-07. */
enum Losing implements Selection<Court, Integer> {
  ONE;

  private static final EventType LOST = EventType.of("lost", "MA-07").seat("who").card("card");

  @Override
  public String kind() {
    return "lose";
  }

  @Override
  public int seat(Court court, Integer loser) {
    return loser;
  }

  @Override
  public void collectCandidates(Court court, Integer loser, Candidates out) {
    addHand(court, loser, Word.LOSE, out);
  }

  /** Adds the cards of a hand, as its seat is shown them. */
  static void addHand(Court court, int seat, Word verb, Candidates out) {
    Cards cards = court.cards();
    for (int card = cards.top(court.hand(seat)); card >= 0; card = cards.next(card)) {
      int face = cards.aliasFor(card, seat);
      out.add(card, Role.of(face).ordinal(), court.board.actions.of(verb, face));
    }
  }

  @Override
  public int min(Court court, Integer loser) {
    return Math.min(1, court.cards().count(court.hand(loser)));
  }

  @Override
  public int max(Court court, Integer loser) {
    return 1;
  }

  @Override
  public Integer localsAfter(Court court, Integer loser, IntList selected) {
    if (selected.size() > 0) {
      court.move(selected.get(0), court.board.pile);
      court.emit(LOST, loser, selected.get(0));
      court.endIfOver();
    }
    return loser;
  }
}
