package games.kumite.journey.outlook;

import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Journey;
import java.util.List;

/**
 * Turns reasons that were summed up into a chance: in even steps from the beginning of the quest to its end, however long it
 * is, since a search does not see differences that a curve has made small. A little is left beyond both ends. Stateless.
 */
final class Chance {

  /** The sum shortly before a quest is won, and how far it lies from that of a quest that asks for nothing. */
  private static final double GOOD_END = 4.5;
  private static final double SPAN = 7;
  /** What goals add: a gate, a villager, a point of a lord's health, the way of all to a tile. */
  private static final double GATE = 1.8;
  private static final double VILLAGER = 0.9;
  private static final double HEALTH = 0.35;
  private static final double GATHERING = 2;
  /** How much of the way to certainty is straight. */
  private static final double STRAIGHT = 0.8;
  private static final double HALF = 0.5;
  private static final double MOST = 0.48;

  private Chance() {}

  static double of(Journey journey, double sum) {
    double length = SPAN + size(journey.scene().quest.entry().victory(), journey);
    double middle = GOOD_END - length / 2;
    double from = 2 * STRAIGHT * (sum - middle) / length;
    double beyond = (Math.abs(from) - STRAIGHT) / (1 - STRAIGHT);
    double far = beyond <= 0 ? Math.abs(from) : STRAIGHT + (1 - STRAIGHT) * beyond / (1 + beyond);
    return HALF + MOST * (from < 0 ? -far : far);
  }

  /** How far a quest leads, by its goals. */
  private static double size(List<Goal> victory, Journey journey) {
    double size = 0;
    for (int i = 0; i < victory.size(); i++) {
      size += size(victory.get(i), journey);
    }
    return size;
  }

  private static double size(Goal goal, Journey journey) {
    if (goal instanceof Goal.GatesClosed gates) {
      return GATE * gates.min();
    }
    if (goal instanceof Goal.VillagersRescued villagers) {
      return VILLAGER * villagers.min();
    }
    if (goal instanceof Goal.Defeated demon) {
      return HEALTH * journey.terms().demon(journey.terms().type(demon.type())).entry().health();
    }
    return goal instanceof Goal.GateClosed ? GATE : goal instanceof Goal.EverybodyOn ? GATHERING : 0;
  }
}
