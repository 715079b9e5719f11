package games.kumite.brawler.attack;

import games.kumite.brawler.content.Suit;
import games.kumite.brawler.content.Wording;
import games.kumite.brawler.state.Gauntlet;

/** Plays the top card of a deck, unseen until it lies on the table (BR-ATK-07). */
enum PlayTop implements AttackAction {
  SPADES,
  CLUBS,
  HEARTS,
  DIAMONDS;

  private static final PlayTop[] ALL = values();

  static PlayTop of(int suit) {
    return ALL[suit];
  }

  private String deck() {
    return "deck:" + Suit.of(ordinal()).letter();
  }

  @Override
  public void perform(Gauntlet gauntlet) {
    HeroAttack.fromDeck(gauntlet, ordinal());
  }

  @Override
  public String notation() {
    return "top " + deck();
  }

  @Override
  public String label() {
    return Wording.action("top", Wording.word(deck()));
  }

  @Override
  public String toString() {
    return notation();
  }
}
