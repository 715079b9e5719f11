package games.kumite.journey.effect;

import games.kumite.journey.board.Bases;
import games.kumite.journey.content.Effect;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Steps;

/** Cards that turn a figure round. Stateless. */
final class Turning {

  private Turning() {}

  /** Changes the facing; to the opposite on the same squares, to a side by a turn if it is possible. */
  static void face(Journey journey, int figure, Effect.Turn turn) {
    int to = turned(journey, figure, turn);
    if (to != Pose.NONE) {
      Steps.to(journey, figure, to);
      journey.tell(journey.terms().reports.turned, figure, Pose.facing(to), journey.placeOf(Pose.square(to)));
    }
  }

  /** Returns whether a figure can be turned like that; a long one may stand too close to an obstacle. */
  static boolean isPossible(Journey journey, int figure, Effect.Turn turn) {
    return turned(journey, figure, turn) != Pose.NONE;
  }

  private static int turned(Journey journey, int figure, Effect.Turn turn) {
    Footing footing = journey.footing(figure);
    int pose = journey.pose(figure);
    return switch (turn) {
      case OPPOSITE -> Pose.of(footing.square(pose, footing.size() - 1), Pose.facing(pose) + 2 & 3);
      case LEFT -> Bases.turn(footing, journey.squares(), figure, pose, 0);
      case RIGHT -> Bases.turn(footing, journey.squares(), figure, pose, 1);
    };
  }
}
