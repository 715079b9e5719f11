package games.kumite.tmnt.effect;

import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;

/** Whether abilities can be paid and used once more. */
public final class Abilities {

  private Abilities() {}

  /** Whether the ACTIVATE of a card in play can be paid and is within its limit. */
  public static boolean isReady(Party party, int seat, int token, Face face) {
    return isReady(party, seat, token, activate(face));
  }

  /** Whether an ability of a card in play can be paid and is within its limit (MT-RUL-36). */
  public static boolean isReady(Party party, int seat, int token, Clause clause) {
    if (clause.most() > 0) {
      int uses = clause.per() == Clause.Per.COMBAT ? party.combatUses(token) : party.turnUses(token);
      if (uses >= clause.most()) {
        return false;
      }
    }
    return clause.cost() == 0 || Pay.payable(party, seat) >= clause.cost();
  }

  /** The ACTIVATE of a card that has one. */
  public static Clause activate(Face face) {
    Clause clause = face.activate;
    if (clause == null) {
      throw new IllegalStateException(face.id + " cannot be used");
    }
    return clause;
  }
}
