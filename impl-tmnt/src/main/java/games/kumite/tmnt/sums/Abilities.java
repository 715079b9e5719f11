package games.kumite.tmnt.sums;

import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import org.jspecify.annotations.Nullable;

/** Whether abilities can be paid and used once more. */
public final class Abilities {

  private static final Refusal ASLEEP = new Refusal("MT-ITM-12", "asleep");
  public static final Refusal CONDITION = new Refusal("MT-CON-01", "condition");
  private static final Refusal USED_UP = new Refusal("MT-RUL-36", "used-up");
  private static final Refusal COST = new Refusal("MT-RUL-39", "cost");

  private Abilities() {}

  /** Returns whether an ability of a card in play counts now, can be paid and is within its limit. */
  public static boolean isReady(Party party, int seat, int token, Ability ability) {
    return refusal(party, seat, token, ability) == null;
  }

  /** Returns why an ability of a card in play cannot be used, null if it can. */
  public static @Nullable Refusal refusal(Party party, int seat, int token, Ability ability) {
    if (!Strength.counts(party, token, party.face(token), seat)) {
      return ASLEEP; // MT-ITM-12
    } else if (!Needs.hold(party, ability.need(), seat)) {
      return CONDITION;
    }
    Clause clause = ability.clause();
    return clause.max() > 0 && party.uses(token, clause.per()) >= clause.max() ? USED_UP // MT-RUL-36
        : clause.cost() > 0 && payable(party, seat, token) < clause.cost() ? COST : null;
  }

  /** Returns whether an Ally can be discarded for this verb now, as far as its card says. */
  public static boolean mayTeamUp(Party party, int seat, Face face, Verb verb) {
    return face.teamsUp(verb) && Needs.hold(party, face.teamUp.need(), seat);
  }

  /** Returns why playing a card would do nothing, null if it would do something, as far as the conditions on it say. */
  public static @Nullable Refusal ineffective(Party party, int seat, Face face) {
    if (!face.isConditional) {
      return null;
    }
    for (Ability part : face.play) {
      if (Needs.holdOncePlayed(party, part.need(), seat, seat, face)) {
        return null;
      }
    }
    return CONDITION;
  }

  /** The ACTIVATE of a card that has one. */
  public static Ability activate(Face face) {
    Ability ability = face.activate;
    if (ability == null) {
      throw new IllegalStateException(face.id + " cannot be used");
    }
    return ability;
  }

  /** Returns how many cards a seat could pay for an ability of a card in play. */
  public static int payable(Party party, int seat, int source) {
    int unpayable = party.face(source).type == CardType.CHARACTER ? 1 : 2;
    return party.cards().count(party.hand(seat)) + party.cards().count(party.table(seat)) - unpayable;
  }
}
