package games.kumite.journey.demon;

import games.kumite.journey.board.Walk;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Journey;
import org.jspecify.annotations.Nullable;

/** The pilgrim that demons hunt: T of the ledger. Stateless. */
public final class Quarry {

  private Quarry() {}

  /**
   * Returns Tripitaka, or the nearest conscious pilgrim while he is unconscious (JW-RUL-22) or demons are wild
   * (JW-RUL-87); the order of play decides ties.
   *
   * @param walk distances from the demon or the gate that asks
   * @return the pilgrim, {@link Journey#NOBODY} if none is conscious
   */
  static int of(Journey journey, Walk walk) {
    if (isLeader(journey)) {
      return journey.terms().leader;
    }
    int nearest = Journey.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = journey.inOrder(place);
      if (pilgrim != Journey.NOBODY && journey.isConscious(pilgrim)) {
        int distance = distance(journey, walk, pilgrim);
        if (distance < min) {
          min = distance;
          nearest = pilgrim;
        }
      }
    }
    return nearest;
  }

  /** Returns whether every demon hunts Tripitaka. */
  private static boolean isLeader(Journey journey) {
    return journey.isConscious(journey.terms().leader) && !SpecialCards.isWildAttacks(journey);
  }

  /** Returns D from the pilgrim that every demon hunts, null if each looks for the nearest pilgrim. */
  static @Nullable Walk shared(Journey journey) {
    if (!isLeader(journey)) {
      return null;
    }
    int leader = journey.terms().leader;
    Walk walk = new Walk(journey.scene().ground);
    walk.from(journey.footing(leader), journey.squares(), journey.pose(leader), SpecialCards.passing(journey));
    return walk;
  }

  /** Returns the quarry of a demon on the map. */
  public static int ofDemon(Journey journey, int demon) {
    return of(journey, fromDemon(journey, demon));
  }

  /** Returns the quarry of the demons that appear at a gate. */
  public static int ofGate(Journey journey, int gate) {
    return of(journey, fromGate(journey, gate));
  }

  /** Returns D from a demon on the map. */
  static Walk fromDemon(Journey journey, int demon) {
    Walk walk = new Walk(journey.scene().ground);
    walk.from(journey.footing(demon), journey.squares(), journey.pose(demon), SpecialCards.passing(journey));
    return walk;
  }

  /** Returns D from a gate, which is measured from the squares around it (JW-RUL-85). */
  static Walk fromGate(Journey journey, int gate) {
    Walk walk = new Walk(journey.scene().ground);
    walk.around(journey.scene().ground, journey.squares(), journey.square(gate), SpecialCards.passing(journey));
    return walk;
  }

  /** Returns D to a pilgrim on the map. */
  static int distance(Journey journey, Walk walk, int pilgrim) {
    return walk.to(journey.footing(pilgrim), journey.pose(pilgrim));
  }
}
