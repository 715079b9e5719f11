package games.kumite.journey.board;

import games.kumite.journey.board.WalkingDistance.Passing;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;

/**
 * Confinement by closed doors. A demon or gate is inactive in the ledger's sense if closed doors alone keep it from
 * every conscious pilgrim (JW-AI-14, JW-AI-15). This follows from the state and is asked again each time (JW-RUL-79).
 * Stateless.
 */
public final class Confinement {

  private Confinement() {}

  /** Returns whether any door is closed; without one nothing is confined. */
  public static boolean isPossible(GameState state) {
    for (int piece = state.scene().pieces() - 1; piece >= 0; piece--) {
      if (state.scene().piece(piece).kind != QuestToken.Kind.DOOR) {
        return false; // doors come last
      }
      if (state.isThere(piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a demon on the map is confined by closed doors. */
  public static boolean ofDemon(GameState state, WalkingDistance walk, int figure) {
    BasePoses footing = state.footing(figure);
    walk.from(footing, state.squares(), state.pose(figure), Passing.NOTHING);
    if (meetsPilgrim(state, walk)) {
      return false;
    }
    walk.from(footing, state.squares(), state.pose(figure), Passing.DOORS);
    return meetsPilgrim(state, walk);
  }

  /** Returns whether a gate is confined by closed doors. */
  public static boolean ofGate(GameState state, WalkingDistance walk, int gate) {
    walk.around(state.scene().ground, state.squares(), state.square(gate), Passing.NOTHING);
    if (meetsPilgrim(state, walk)) {
      return false;
    }
    walk.around(state.scene().ground, state.squares(), state.square(gate), Passing.DOORS);
    return meetsPilgrim(state, walk);
  }

  private static boolean meetsPilgrim(GameState state, WalkingDistance walk) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      int pose = state.pose(pilgrim);
      if (pose != Pose.NONE && state.isConscious(pilgrim)
          && walk.to(state.footing(pilgrim), pose) < WalkingDistance.NO_WAY) {
        return true;
      }
    }
    return false;
  }
}
