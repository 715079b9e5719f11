package games.kumite.journey.state;

import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectVerb;
import java.util.List;

/** The total effect of the conditions of a figure, pilgrim or demon (JW-RUL-44). Stateless; allocates nothing. */
public final class Conditions {

  private Conditions() {}

  /** Returns the signed sum of a word over all conditions of a figure: modMV, modAP, modAttackDice, modDefenseDice. */
  public static int sum(GameState state, int figure, EffectVerb verb) {
    int sum = 0;
    for (int condition : state.definition().conditionsWith(verb)) {
      if (state.turnTokens(figure, condition) >= 0) {
        sum += sum(state.definition().content.conditions().get(condition).clauses(), verb);
      }
    }
    return sum;
  }

  private static int sum(List<Clause> clauses, EffectVerb verb) {
    int sum = 0;
    for (int i = 0; i < clauses.size(); i++) {
      sum += clauses.get(i).effect().amount(verb);
    }
    return sum;
  }

  /** Returns whether a condition keeps a figure from doing something (JW-CRD-17, JW-CRD-18). */
  public static boolean bars(GameState state, int figure, Deed deed) {
    for (int condition : state.definition().conditionsWith(EffectVerb.BLOCK_ACTION)) {
      if (state.turnTokens(figure, condition) >= 0
          && bars(state.definition().content.conditions().get(condition).clauses(), deed)) {
        return true;
      }
    }
    return false;
  }

  private static boolean bars(List<Clause> clauses, Deed deed) {
    for (int i = 0; i < clauses.size(); i++) {
      if (clauses.get(i).effect() instanceof Effect.BlockAction block
          && (block.actions().contains(deed) || block.actions().contains(Deed.ALL))) {
        return true;
      }
    }
    return false;
  }
}
