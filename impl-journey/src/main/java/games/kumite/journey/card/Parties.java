package games.kumite.journey.card;

import games.kumite.journey.board.Walk;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;

/** The match between the party of a trigger and the figures of an event. Stateless. */
public final class Parties {

  private Parties() {}

  /** Returns whether an event belongs to the party of a trigger, seen from the owner of the card. */
  static boolean fits(Journey journey, Trigger trigger, Event event, int owner, int by, int on) {
    return switch (trigger.party()) {
      case SELF -> by == owner;
      case ON_SELF -> on == owner;
      case ON_ANY_PILGRIM -> isPilgrim(on);
      case ON_ANOTHER_PILGRIM -> isPilgrim(on) && on != owner;
      case ON_A_PILGRIM_ON_OWN_TILE -> isPilgrim(on) && shareTile(journey, owner, on);
      case ON_A_PILGRIM_WITHIN -> isPilgrim(on) && distance(journey, owner, on) <= trigger.within(); // JW-RUL-110
      case ANY_PILGRIM -> isPilgrim(by) || event == Event.SPAWN; // JW-RUL-144
    };
  }

  private static boolean isPilgrim(int figure) {
    return figure >= 0 && figure < Content.PILGRIMS;
  }

  /** Returns whether two figures on the map have base squares on the same tile (JW-DFN-07). */
  public static boolean shareTile(Journey journey, int figure, int other) {
    int pose = journey.pose(figure);
    int others = journey.pose(other);
    if (pose == Pose.NONE || others == Pose.NONE) {
      return false;
    }
    Footing footing = journey.footing(figure);
    Footing base = journey.footing(other);
    for (int k = 0; k < base.size(); k++) {
      if (footing.isOn(pose, footing.ground().tile(base.square(others, k)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns D between two figures on the map (JW-RUL-10). */
  static int distance(Journey journey, int figure, int other) {
    if (journey.pose(figure) == Pose.NONE || journey.pose(other) == Pose.NONE) {
      return Integer.MAX_VALUE;
    }
    Walk walk = new Walk(journey.scene().ground);
    walk.from(journey.footing(figure), journey.squares(), journey.pose(figure), SpecialCards.passing(journey));
    return walk.to(journey.footing(other), journey.pose(other));
  }

  /** Returns whether two figures on the map are adjacent and no line cuts them off (JW-DFN-01, JW-RUL-11). */
  public static boolean areAdjacent(Journey journey, int figure, int other) {
    int pose = journey.pose(figure);
    int others = journey.pose(other);
    if (pose == Pose.NONE || others == Pose.NONE || figure == other) {
      return false;
    }
    Footing base = journey.footing(other);
    for (int k = 0; k < base.size(); k++) {
      if (journey.footing(figure).isAdjacent(pose, base.square(others, k))) {
        return true;
      }
    }
    return false;
  }
}
