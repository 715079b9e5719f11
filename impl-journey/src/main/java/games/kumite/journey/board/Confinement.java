package games.kumite.journey.board;

import games.kumite.journey.board.Walk.Passing;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Piece;

/**
 * Confinement by closed doors. A demon or gate is inactive in the ledger's sense if closed doors alone keep it from
 * every conscious pilgrim (JW-AI-14, JW-AI-15). This follows from the state and is asked again each time (JW-RUL-79).
 * Stateless.
 */
public final class Confinement {

  private Confinement() {}

  /** Returns whether any door is closed; without one nothing is confined. */
  public static boolean isPossible(Journey journey) {
    for (int piece = journey.scene().pieces() - 1; piece >= 0; piece--) {
      if (journey.scene().piece(piece).kind != Piece.Kind.DOOR) {
        return false; // doors come last
      }
      if (journey.isThere(piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a demon on the map is confined by closed doors. */
  public static boolean ofDemon(Journey journey, Walk walk, int figure) {
    Footing footing = journey.footing(figure);
    walk.from(footing, journey.squares(), journey.pose(figure), Passing.NOTHING);
    if (meetsPilgrim(journey, walk)) {
      return false;
    }
    walk.from(footing, journey.squares(), journey.pose(figure), Passing.DOORS);
    return meetsPilgrim(journey, walk);
  }

  /** Returns whether a gate is confined by closed doors. */
  public static boolean ofGate(Journey journey, Walk walk, int gate) {
    walk.around(journey.scene().ground, journey.squares(), journey.square(gate), Passing.NOTHING);
    if (meetsPilgrim(journey, walk)) {
      return false;
    }
    walk.around(journey.scene().ground, journey.squares(), journey.square(gate), Passing.DOORS);
    return meetsPilgrim(journey, walk);
  }

  private static boolean meetsPilgrim(Journey journey, Walk walk) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      int pose = journey.pose(pilgrim);
      if (pose != Pose.NONE && journey.isConscious(pilgrim)
          && walk.to(journey.footing(pilgrim), pose) < Walk.NO_WAY) {
        return true;
      }
    }
    return false;
  }
}
