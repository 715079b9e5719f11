package games.kumite.tmnt.deal;

import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** The ways of cards out of hands and out of play. */
public final class Discards {

  private Discards() {}

  /** Puts a card on its discard pile (MT-SET-10), with the cards attached to it. */
  public static void discard(Party party, int token) {
    leaveTable(party, token);
    party.wipe(token);
    party.move(token, party.zones().discards[party.face(token).deck.ordinal()]);
  }

  /**
   * Puts away a card that has done its work. A One-Shot about a die of the combat, or of a seat in it, goes when that
   * ends (MT-ONE-04).
   */
  public static void spend(Party party, int seat, int token) {
    boolean isOfCombat = party.get(Num.DIE) > 0 || party.isInCombat(seat);
    if (party.face(token).type != CardType.ONE_SHOT || !isOfCombat) {
      discard(party, token);
      return;
    }
    leaveTable(party, token);
    party.wipe(token);
    party.move(token, party.zones().combat);
  }

  /** Discards all cards of a zone, the top card first. */
  public static void discardAll(Party party, Zone zone) {
    for (int token = party.top(zone); token >= 0; token = party.top(zone)) {
      discard(party, token);
    }
  }

  /** Gives an Item in play to another player, before whom it lies sideways. */
  public static void handOver(Party party, int token, int to) {
    leaveTable(party, token);
    party.passOn(token);
    party.move(token, party.table(to)); // MT-TRD-03
  }

  /** Separates a card in play from the cards that it is attached to or that are attached to it. */
  public static void leaveTable(Party party, int token) {
    Zone zone = party.cards().zoneOf(token);
    int owner = zone.owner();
    if (owner == Zone.NOBODY || !zone.equals(party.table(owner))) {
      return;
    }
    party.unsettle(owner);
    Face face = party.face(token);
    int other = party.attached(token);
    if (other >= 0 && face.isItem) {
      discard(party, other);
    } else if (other >= 0) {
      party.attach(other, Party.NOBODY);
    }
  }
}
