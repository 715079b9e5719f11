package games.kumite.journey.effect;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.content.Effect;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Relocation;
import games.kumite.spi.EventType;

/** Cards that turn a figure round. Stateless. */
final class Turning {

  private static final EventType TURNED =
      EventTypes.figure("turned", "JW-CRD-02").word("facing", EventTypes::facing).word("to", EventTypes::spaceId);

  private Turning() {}

  /** Changes the facing; to the opposite on the same squares, to a side by a turn if it is possible. */
  static void face(GameState state, int figure, Effect.Turn turn) {
    int to = turned(state, figure, turn);
    if (to != Pose.NONE) {
      Relocation.to(state, figure, to);
      state.emit(TURNED, figure, Pose.facing(to), Pose.square(to));
    }
  }

  /** Returns whether a figure can be turned like that; a long one may stand too close to an obstacle. */
  static boolean isPossible(GameState state, int figure, Effect.Turn turn) {
    return turned(state, figure, turn) != Pose.NONE;
  }

  private static int turned(GameState state, int figure, Effect.Turn turn) {
    BasePoses footing = state.footing(figure);
    int pose = state.pose(figure);
    return switch (turn) {
      case OPPOSITE -> Pose.of(footing.square(pose, footing.size() - 1), Pose.facing(pose) + 2 & 3);
      case LEFT -> BasePlacement.turn(footing, state.squares(), figure, pose, 0);
      case RIGHT -> BasePlacement.turn(footing, state.squares(), figure, pose, 1);
    };
  }
}
