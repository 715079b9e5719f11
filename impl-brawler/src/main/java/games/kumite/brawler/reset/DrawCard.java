package games.kumite.brawler.reset;

import games.kumite.api.Action;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.content.Wording;

/** Draws the top card of a deck into the hand. */
enum DrawCard implements Action {
  SPADES,
  CLUBS,
  HEARTS,
  DIAMONDS;

  private static final DrawCard[] ALL = values();

  static DrawCard from(int suit) {
    return ALL[suit];
  }

  private String deck() {
    return "deck:" + Suit.of(ordinal()).letter();
  }

  @Override
  public String notation() {
    return "draw " + deck();
  }

  @Override
  public String label() {
    return Wording.action("draw", Wording.word(deck()));
  }

  @Override
  public String toString() {
    return notation();
  }
}
