package games.kumite.journey.evaluation;

import games.kumite.journey.content.Clause;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.state.GameState;
import games.kumite.spi.cards.Zone;
import java.util.List;

/** The cost of corruption for a pilgrim. Stateless; allocates nothing. */
final class Corruption {

  private Corruption() {}

  static double cost(GameState state, int pilgrim) {
    double sum = 0;
    Zone corruption = state.zones().corruption[pilgrim];
    for (int card = state.cards().top(corruption); card >= 0; card = state.cards().next(card)) {
      List<Clause> clauses = state.face(card).card.clauses();
      for (int i = 0; i < clauses.size(); i++) {
        sum += cost(clauses.get(i).effect().verb());
      }
    }
    return sum;
  }

  /** Returns the cost of a word of a corruption card. */
  private static double cost(EffectVerb verb) {
    return switch (verb) {
      case CAP_ACTIONS -> 0.3;
      case MOD_DEFENSE_DICE -> 0.15;
      case NO_REPEAT_ACTION -> 0.12;
      case MOD_MAX_HEALTH -> 0.08;
      case MOD_MAX_CHI, MOD_DOUBLE_MOVE -> 0.04;
      case ADD_DAMAGE -> -0.15;
      default -> 0.02;
    };
  }
}
