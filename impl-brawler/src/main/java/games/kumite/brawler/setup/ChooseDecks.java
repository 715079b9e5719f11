package games.kumite.brawler.setup;

import games.kumite.api.Action;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.content.Wording;
import games.kumite.brawler.state.Faces;

/**
 * Takes two decks.
 *
 * @param first the place of the first suit
 * @param second the place of the second one, behind the first in the ledger's order
 */
record ChooseDecks(int first, int second) implements Action {

  /** How many choices there are. */
  static final int COUNT = Faces.SUITS * (Faces.SUITS - 1) / 2;

  private static final ChooseDecks[] ALL = new ChooseDecks[COUNT];

  static {
    int count = 0;
    for (int first = 0; first < Faces.SUITS; first++) {
      for (int second = first + 1; second < Faces.SUITS; second++) {
        ALL[count++] = new ChooseDecks(first, second);
      }
    }
  }

  /** A choice by its place in the order of the list. */
  static ChooseDecks at(int place) {
    return ALL[place];
  }

  /** A bit for each of the two suits. */
  int suits() {
    return 1 << first | 1 << second;
  }

  static String deck(int suit) {
    return "deck:" + Suit.of(suit).letter();
  }

  @Override
  public String notation() {
    return "choose " + deck(first) + " " + deck(second);
  }

  @Override
  public String label() {
    return Wording.action("choose", Wording.word(deck(first)), Wording.word(deck(second)));
  }

  @Override
  public String toString() {
    return notation();
  }
}
