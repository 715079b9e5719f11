package games.kumite.tmnt.strength;

import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import org.jspecify.annotations.Nullable;

/** The rules on when abilities can be paid and used once more. */
public final class AbilityUse {

  private static final Refusal ASLEEP = new Refusal("MT-ITM-12", "asleep");
  public static final Refusal CONDITION = new Refusal("MT-CON-01", "condition");
  private static final Refusal USED_UP = new Refusal("MT-RUL-36", "used-up");
  private static final Refusal COST = new Refusal("MT-RUL-39", "cost");

  private AbilityUse() {}

  /** Returns whether an ability of a card in play counts now, can be paid and is within its limit. */
  public static boolean isReady(GameState state, int seat, int token, Ability ability) {
    return refusal(state, seat, token, ability) == null;
  }

  /** Returns why an ability of a card in play cannot be used, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int seat, int token, Ability ability) {
    if (!Strength.counts(state, token, state.face(token), seat)) {
      return ASLEEP; // MT-ITM-12
    } else if (!ConditionTests.hold(state, ability.need(), seat)) {
      return CONDITION;
    }
    Clause clause = ability.clause();
    return clause.max() > 0 && state.uses(token, clause.per()) >= clause.max() ? USED_UP // MT-RUL-36
        : clause.cost() > 0 && payable(state, seat, token) < clause.cost() ? COST : null;
  }

  /** Returns whether an Ally can be discarded for this verb now, as far as its card says. */
  public static boolean mayTeamUp(GameState state, int seat, Face face, EffectVerb verb) {
    return face.teamsUp(verb) && ConditionTests.hold(state, face.teamUp.need(), seat);
  }

  /** Returns why playing a card would do nothing, null if it would do something, as far as the conditions on it say. */
  public static @Nullable Refusal ineffective(GameState state, int seat, Face face) {
    if (!face.isConditional) {
      return null;
    }
    for (Ability part : face.play) {
      if (ConditionTests.holdOncePlayed(state, part.need(), seat, seat, face)) {
        return null;
      }
    }
    return CONDITION;
  }

  /** Returns the ACTIVATE of a card that has one. */
  public static Ability activate(Face face) {
    Ability ability = face.activate;
    if (ability == null) {
      throw new IllegalStateException(face.id + " cannot be used");
    }
    return ability;
  }

  /** Returns how many cards a seat could pay for an ability of a card in play. */
  public static int payable(GameState state, int seat, int source) {
    int unpayable = state.face(source).type == CardType.CHARACTER ? 1 : 2;
    return state.cards().count(state.hand(seat)) + state.cards().count(state.table(seat)) - unpayable;
  }
}
