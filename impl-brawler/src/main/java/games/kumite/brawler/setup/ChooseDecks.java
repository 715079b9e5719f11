package games.kumite.brawler.setup;

import games.kumite.api.Action;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.content.Wording;
import games.kumite.brawler.state.Faces;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes two decks.
 *
 * @param first the place of the first suit
 * @param second the place of the second one, behind the first in the ledger's order
 */
record ChooseDecks(int first, int second) implements Action {

  /** Every choice, in order. */
  static final List<ChooseDecks> ALL = all();

  private static List<ChooseDecks> all() {
    List<ChooseDecks> all = new ArrayList<>();
    for (int first = 0; first < Faces.SUITS; first++) {
      for (int second = first + 1; second < Faces.SUITS; second++) {
        all.add(new ChooseDecks(first, second));
      }
    }
    return List.copyOf(all);
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
}
