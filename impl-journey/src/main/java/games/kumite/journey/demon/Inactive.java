package games.kumite.journey.demon;

import games.kumite.journey.board.Confinement;
import games.kumite.journey.board.Walk;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import java.util.List;

/**
 * Demons and gates that take no part. Everything follows from the state and is asked again at the start of each
 * activation and draw (JW-RUL-79). Stateless.
 */
public final class Inactive {

  private Inactive() {}

  /** Returns whether a demon is not activated: inactive or paralyzed (JW-RUL-44). */
  public static boolean isSkipped(Journey journey, int demon) {
    return Conditions.bars(journey, demon, Deed.ALL) || isDemon(journey, demon);
  }

  /** Returns whether a demon on the map is inactive: behind closed doors, held by the quest, or by Om Chant. */
  public static boolean isDemon(Journey journey, int demon) {
    return isHeld(journey, demon, journey.pose(demon)) || isDormant(journey, demon)
        || !SpecialCards.isPhaseMarch(journey) // JW-SDC-10
        && Confinement.isPossible(journey)
        && Confinement.ofDemon(journey, new Walk(journey.scene().ground), demon);
  }

  /** Returns whether a gate is confined behind closed doors; Phase March is for demons alone. */
  public static boolean isGate(Journey journey, int gate) {
    return Confinement.isPossible(journey)
        && Confinement.ofGate(journey, new Walk(journey.scene().ground), gate);
  }

  /** Returns whether a pose has a base square on a tile on which Om Chant stops demons (JW-CRD-25, JW-DFN-07). */
  public static boolean isHeld(Journey journey, int demon, int pose) {
    int chanting = journey.get(Num.CHANTING);
    for (int pilgrim = 0; chanting >> pilgrim != 0; pilgrim++) {
      if ((chanting >> pilgrim & 1) != 0 && journey.pose(pilgrim) != Pose.NONE
          && shareTile(journey.footing(demon), pose, journey.footing(pilgrim), journey.pose(pilgrim))) {
        return true;
      }
    }
    return false;
  }

  private static boolean shareTile(Footing footing, int pose, Footing others, int other) {
    for (int k = 0; k < others.size(); k++) {
      if (footing.isOn(pose, footing.ground().tile(others.square(other, k)))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a rule of the quest holds a demon until a door is broken or a pilgrim is inside; Phase March is
   * weaker.
   */
  public static boolean isDormant(Journey journey, int demon) { // JW-RUL-89
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.Dormant dormant && isOf(journey, demon, dormant.type())
          && isShut(journey, dormant.door()) && !isEntered(journey, dormant.area())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOf(Journey journey, int demon, String type) {
    return journey.terms().demon(journey.terms().figure(demon).type).entry().id().equals(type);
  }

  private static boolean isShut(Journey journey, String door) {
    for (int piece = journey.scene().pieces() - 1; piece >= 0; piece--) {
      Piece token = journey.scene().piece(piece);
      if (token.kind == Piece.Kind.DOOR && token.id.equals(door)) {
        return journey.isThere(piece);
      }
    }
    return false;
  }

  private static boolean isEntered(Journey journey, QuestRule.Area area) {
    Ground ground = journey.scene().ground;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      int pose = journey.isConscious(pilgrim) ? journey.pose(pilgrim) : Pose.NONE;
      for (int k = 0; pose != Pose.NONE && k < journey.footing(pilgrim).size(); k++) {
        int square = journey.footing(pilgrim).square(pose, k);
        if (area.holds(ground.x(square), ground.y(square))) {
          return true;
        }
      }
    }
    return false;
  }
}
