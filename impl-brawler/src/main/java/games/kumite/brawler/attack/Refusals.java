package games.kumite.brawler.attack;

import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import org.jspecify.annotations.Nullable;

/** Why an attack is not legal; nothing that the asked hero could not know decides the answer. */
final class Refusals {

  private static final Refusal NO_PASS = new Refusal("BR-ATK-11", "no-pass");
  private static final Refusal NOT_HELD = new Refusal("BR-ATK-05", "not-held");
  private static final Refusal FOREIGN_CARD = new Refusal("BR-ATK-12", "foreign-card");
  private static final Refusal SPENT_CARD = new Refusal("BR-RPL-02", "spent-card");
  private static final Refusal NO_DAMAGE_CARD = new Refusal("BR-ATK-02", "no-damage-card");
  private static final Refusal FOREIGN_DECK = new Refusal("BR-ATK-12", "foreign-deck");
  private static final Refusal DECK_OUT = new Refusal("BR-SET-07", "deck-out");
  private static final Refusal EMPTY_DECK = new Refusal("BR-ATK-05", "empty-deck");
  private static final Refusal HAND_LEFT = new Refusal("BR-ATK-09", "hand-left");
  private static final Refusal DECK_LEFT = new Refusal("BR-ATK-08", "deck-left");

  private Refusals() {}

  static void explain(Gauntlet gauntlet, Options out) {
    int hero = gauntlet.actor();
    out.add(Pass.PASS, NO_PASS);
    for (int card = 0; card < Faces.ALL; card++) {
      Refusal refusal = ofCard(gauntlet, hero, card);
      if (refusal != null) {
        out.add(PlayCard.of(gauntlet.cards().face(card)), refusal);
      }
    }
    for (int suit = 0; suit < Faces.SUITS; suit++) {
      if ((gauntlet.stock(hero) >> suit & 1) == 0) {
        int owner = gauntlet.ownerOf(suit);
        out.add(PlayTop.of(suit), owner == hero ? EMPTY_DECK
            : owner == Gauntlet.NOBODY ? DECK_OUT : FOREIGN_DECK);
      }
    }
    if (gauntlet.held(hero) > 0) {
      out.add(RollDie.ROLL, HAND_LEFT);
    } else if (gauntlet.stock(hero) != 0) {
      out.add(RollDie.ROLL, DECK_LEFT);
    }
  }

  private static @Nullable Refusal ofCard(Gauntlet gauntlet, int hero, int card) {
    Cards cards = gauntlet.cards();
    Zones zones = gauntlet.zones();
    Zone zone = cards.zoneOf(card);
    if (zone.equals(zones.hand(hero))) {
      return null;
    }
    if (cards.face(card) >= Faces.DAMAGE_CARDS) {
      return NO_DAMAGE_CARD;
    }
    if (zone.equals(zones.played())) {
      return SPENT_CARD;
    }
    boolean isInOtherHand =
        gauntlet.heroCount() > 1 && zone.equals(zones.hand(1 - hero));
    return isInOtherHand ? FOREIGN_CARD : NOT_HELD; // a card in a deck: which one is unknown
  }
}
