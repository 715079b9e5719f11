package games.kumite.journey.evaluation;

import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/** Heuristics of pilgrims: actions that advance the quest, and attacks that pay off. Stateless. */
public final class ActionHeuristic {

  /** The amount of missing health from which on a pilgrim recovers. */
  private static final int HURT = 4;
  /** The least promise of an attack of Tripitaka. */
  private static final double PROMISING = 0.5;

  private ActionHeuristic() {}

  /** Returns whether something should be done with a token beside a pilgrim. */
  public static boolean isWanted(GameState state, int pilgrim, int piece) {
    return switch (state.scene().piece(piece).kind) {
      case GATE -> isGateWanted(state, piece);
      case SUTRA -> (pilgrim == state.definition().leader || RemainingWork.isHandedOver(state)) && NearestTask.needsSutra(state);
      case VILLAGER, DOOR -> true;
      case WELL -> state.figure(pilgrim, Counters.HEALTH) <= state.maxHealth(pilgrim) - HURT;
      case BOX -> false;
    };
  }

  /**
   * Returns whether a gate is wanted. If the quest asks for no particular gate, any one out of which demons come is
   * wanted.
   */
  private static boolean isGateWanted(GameState state, int piece) {
    List<Goal> victory = state.scene().quest.entry().victory();
    QuestToken gate = state.scene().piece(piece);
    boolean isAsked = false;
    for (int i = 0; i < victory.size(); i++) {
      Goal goal = victory.get(i);
      if (goal.wantedGates() > 0 && (goal.wantedGate().isEmpty() || goal.wantedGate().equals(gate.id))) {
        return true;
      }
      isAsked |= goal.wantedGates() > 0;
    }
    return !isAsked && state.gate(piece) == QuestToken.Gate.ACTIVE;
  }

  /** Returns the expected damage to Tripitaka. */
  public static double threat(GameState state) {
    int leader = state.definition().leader;
    return state.isConscious(leader) ? ExpectedDamage.to(state, leader) : 0;
  }

  /** Returns the promise of an attack on a demon. */
  public static double promise(GameState state, int pilgrim, int demon) {
    return PoseHeuristic.share(state, pilgrim, demon);
  }

  /** Returns whether a pilgrim attacks when it can. Tripitaka has better things to do than to hit the strong. */
  public static boolean isAttackWanted(GameState state, int pilgrim, long targets) {
    if (pilgrim != state.definition().leader) {
      return true;
    }
    for (long left = targets; left != 0; left &= left - 1) {
      if (promise(state, pilgrim, Long.numberOfTrailingZeros(left)) >= PROMISING) {
        return true;
      }
    }
    return false;
  }
}
