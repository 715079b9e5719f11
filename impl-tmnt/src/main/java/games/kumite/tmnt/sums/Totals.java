package games.kumite.tmnt.sums;

import games.kumite.api.Sum;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** Sums with their parts, as observers see them. */
public final class Totals {

  private Totals() {}

  /** The strength of the players' side. */
  public static Sum side(Party party) {
    Parts parts = Parts.noted();
    Strength.side(party, parts);
    return parts.sum();
  }

  /** The strength of all monsters of the combat. */
  public static Sum monsters(Party party) {
    Parts parts = Parts.noted();
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (party.isHere(slot)) {
        Strength.monster(party, slot, parts);
      }
    }
    return parts.sum();
  }

  /** The strength of a monster of the combat. */
  public static Sum monster(Party party, int slot) {
    Parts parts = Parts.noted();
    Strength.monster(party, slot, parts);
    return parts.sum();
  }

  /** What is added to a player's Run Away die against a monster. */
  public static Sum run(Party party, int seat, int slot) {
    Parts parts = Parts.noted();
    Strength.run(party, seat, slot, parts);
    return parts.sum();
  }

  /** The Charity limit of a seat. */
  public static Sum handLimit(Party party, int seat) {
    Parts parts = Parts.noted();
    Strength.handLimit(party, seat, parts);
    return parts.sum();
  }

  /** What the Items of a zone are worth. */
  public static Sum worth(Party party, Zone zone) {
    Parts parts = Parts.noted();
    Cards cards = party.cards();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      parts.card(party, token, party.face(token).gold);
    }
    return parts.sum();
  }
}
