package games.kumite.tmnt.sums;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Need;
import games.kumite.tmnt.state.Party;

/** Whether abilities can be paid and used once more. */
public final class Abilities {

  private Abilities() {}

  /** Whether the ACTIVATE of a card in play can be paid and is within its limit. */
  public static boolean isReady(Party party, int seat, int token, Face face) {
    return isReady(party, seat, token, activate(face), face.activateNeed);
  }

  /**
   * Whether an ability of a card in play counts now, can be paid and is within its limit (MT-RUL-36); an Item must be
   * equipped (MT-ITM-12).
   */
  public static boolean isReady(Party party, int seat, int token, Clause clause, Need need) {
    if (!Strength.counts(party, token, party.face(token), seat) || !Needs.hold(party, need, seat)) {
      return false;
    }
    if (clause.max() > 0) {
      int uses = clause.per() == Clause.Per.COMBAT ? party.combatUses(token) : party.turnUses(token);
      if (uses >= clause.max()) {
        return false;
      }
    }
    return clause.cost() == 0 || payable(party, seat, token) >= clause.cost();
  }

  /** Whether an Ally can be discarded for this verb now, as far as its card says. */
  public static boolean mayTeamUp(Party party, int seat, Face face, Verb verb) {
    return face.teamsUp(verb) && Needs.hold(party, face.teamUpNeed, seat);
  }

  /** Whether playing a card would do anything, as far as the conditions on it say. */
  public static boolean isEffective(Party party, int seat, Face face) {
    if (!face.isConditional) {
      return true;
    }
    for (int i = 0; i < face.play.size(); i++) {
      if (Needs.hold(party, face.play.need(i), seat)) {
        return true;
      }
    }
    return false;
  }

  /** The ACTIVATE of a card that has one. */
  public static Clause activate(Face face) {
    Clause clause = face.activate;
    if (clause == null) {
      throw new IllegalStateException(face.id + " cannot be used");
    }
    return clause;
  }

  /** How many cards a seat could pay for an ability of a card in play. */
  public static int payable(Party party, int seat, int source) {
    int unpayable = party.face(source).type == CardType.CHARACTER ? 1 : 2;
    return party.cards().count(party.hand(seat)) + party.cards().count(party.table(seat)) - unpayable;
  }
}
