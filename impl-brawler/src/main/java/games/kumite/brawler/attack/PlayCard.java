package games.kumite.brawler.attack;

import games.kumite.brawler.content.Wording;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.cards.Cards;

/**
 * Plays a card from the hand.
 *
 * @param face which card
 */
record PlayCard(int face) implements AttackAction {

  private static final PlayCard[] ALL = new PlayCard[Faces.ALL];

  static {
    for (int face = 0; face < Faces.ALL; face++) {
      ALL[face] = new PlayCard(face);
    }
  }

  static PlayCard of(int face) {
    return ALL[face];
  }

  @Override
  public void perform(Gauntlet gauntlet) {
    Cards cards = gauntlet.cards();
    int card = cards.top(gauntlet.zones().hand(gauntlet.actor()));
    while (cards.face(card) != face) {
      card = cards.next(card);
    }
    HeroAttack.fromHand(gauntlet, card);
  }

  @Override
  public String notation() {
    return "play card:" + Faces.name(face);
  }

  @Override
  public String label() {
    return Wording.action(Faces.rank(face) == Faces.ACE ? "play.ace" : "play", Faces.label(face));
  }

  @Override
  public String toString() {
    return notation();
  }
}
