package games.kumite.journey.card;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.GameState;

/** The match between the party of a trigger and the figures of an event. Stateless. */
public final class TriggerMatching {

  private TriggerMatching() {}

  /** Returns whether an event belongs to the party of a trigger, seen from the owner of the card. */
  static boolean fits(GameState state, Trigger trigger, Event event, int owner, int by, int on) {
    return switch (trigger.party()) {
      case SELF -> by == owner;
      case ON_SELF -> on == owner;
      case ON_ANY_PILGRIM -> isPilgrim(on);
      case ON_ANOTHER_PILGRIM -> isPilgrim(on) && on != owner;
      case ON_A_PILGRIM_ON_OWN_TILE -> isPilgrim(on) && shareTile(state, owner, on);
      case ON_A_PILGRIM_WITHIN -> isPilgrim(on) && distance(state, owner, on) <= trigger.within(); // JW-RUL-110
      case ANY_PILGRIM -> isPilgrim(by) || event == Event.SPAWN; // JW-RUL-144
    };
  }

  private static boolean isPilgrim(int figure) {
    return figure >= 0 && figure < Content.PILGRIMS;
  }

  /** Returns whether two figures on the map have base squares on the same tile (JW-DFN-07). */
  public static boolean shareTile(GameState state, int figure, int other) {
    int pose = state.pose(figure);
    int others = state.pose(other);
    if (pose == Pose.NONE || others == Pose.NONE) {
      return false;
    }
    BasePoses footing = state.footing(figure);
    BasePoses base = state.footing(other);
    for (int k = 0; k < base.size(); k++) {
      if (footing.isOn(pose, footing.ground().tile(base.square(others, k)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns D between two figures on the map (JW-RUL-10). */
  static int distance(GameState state, int figure, int other) {
    if (state.pose(figure) == Pose.NONE || state.pose(other) == Pose.NONE) {
      return Integer.MAX_VALUE;
    }
    WalkingDistance walk = new WalkingDistance(state.scene().ground);
    walk.from(state.footing(figure), state.squares(), state.pose(figure), SpecialCards.passing(state));
    return walk.to(state.footing(other), state.pose(other));
  }

  /** Returns whether two figures on the map are adjacent and no line cuts them off (JW-DFN-01, JW-RUL-11). */
  public static boolean areAdjacent(GameState state, int figure, int other) {
    if (figure == other) {
      return false; // squares of one base may be next to each other
    }
    int pose = state.pose(figure);
    int others = state.pose(other);
    BasePoses base = state.footing(other);
    for (int k = 0; k < base.size(); k++) {
      if (state.footing(figure).isAdjacent(pose, base.square(others, k))) {
        return true;
      }
    }
    return false;
  }
}
