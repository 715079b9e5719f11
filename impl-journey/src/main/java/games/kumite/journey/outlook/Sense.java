package games.kumite.journey.outlook;

import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import java.util.List;

/** Heuristics of pilgrims: actions that advance the quest, and attacks that pay off. Stateless. */
public final class Sense {

  /** The amount of missing health from which on a pilgrim recovers. */
  private static final int HURT = 4;
  /** The least promise of an attack of Tripitaka. */
  private static final double PROMISING = 0.5;

  private Sense() {}

  /** Returns whether something should be done with a token beside a pilgrim. */
  public static boolean isWanted(Journey journey, int pilgrim, int piece) {
    return switch (journey.scene().piece(piece).kind) {
      case GATE -> isGateWanted(journey, piece);
      case SUTRA -> (pilgrim == journey.terms().leader || Work.isHandedOver(journey)) && Errand.needsSutra(journey);
      case VILLAGER, DOOR -> true;
      case WELL -> journey.figure(pilgrim, Num.HEALTH) <= journey.maxHealth(pilgrim) - HURT;
      case BOX -> false;
    };
  }

  /**
   * Returns whether a gate is wanted. If the quest asks for no particular gate, any one out of which demons come is
   * wanted.
   */
  private static boolean isGateWanted(Journey journey, int piece) {
    List<Goal> victory = journey.scene().quest.entry().victory();
    Piece gate = journey.scene().piece(piece);
    boolean isAsked = false;
    for (int i = 0; i < victory.size(); i++) {
      if (victory.get(i) instanceof Goal.GatesClosed
          || victory.get(i) instanceof Goal.GateClosed closed && closed.gate().equals(gate.id)) {
        return true;
      }
      isAsked |= victory.get(i) instanceof Goal.GateClosed;
    }
    return !isAsked && journey.gate(piece) == Piece.Gate.ACTIVE;
  }

  /** Returns the expected damage to Tripitaka. */
  public static double threat(Journey journey) {
    int leader = journey.terms().leader;
    return journey.isConscious(leader) ? Danger.to(journey, leader) : 0;
  }

  /** Returns the promise of an attack on a demon. */
  public static double promise(Journey journey, int pilgrim, int demon) {
    return Stand.share(journey, pilgrim, demon);
  }

  /** Returns whether a pilgrim attacks when it can. Tripitaka has better things to do than to hit the strong. */
  public static boolean isAttackWanted(Journey journey, int pilgrim, long targets) {
    if (pilgrim != journey.terms().leader) {
      return true;
    }
    for (long left = targets; left != 0; left &= left - 1) {
      if (promise(journey, pilgrim, Long.numberOfTrailingZeros(left)) >= PROMISING) {
        return true;
      }
    }
    return false;
  }
}
