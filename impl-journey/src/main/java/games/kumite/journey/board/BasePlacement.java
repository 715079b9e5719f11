package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.RelativeDirection;
import games.kumite.journey.state.Occupancy;

/** The poses that a base may take and reach among the figures and tokens on the map. Stateless; allocates nothing. */
public final class BasePlacement {

  private BasePlacement() {}

  /** Returns whether a figure may stand in a pose: a legal pose of the ledger (JW-MOV-04, JW-MOV-05). */
  public static boolean canStand(BasePoses footing, Occupancy squares, int figure, int pose) {
    if (pose == Pose.NONE || !footing.isPossible(pose)) {
      return false;
    }
    for (int k = 0; k < footing.size(); k++) {
      if (!squares.isFree(footing.square(pose, k), figure)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the pose after a step, {@link Pose#NONE} if it is not possible (JW-MOV-02, JW-MOV-03). */
  public static int step(BasePoses footing, Occupancy squares, int figure, int pose) {
    int to = footing.step(pose);
    return canStand(footing, squares, figure, to) ? to : Pose.NONE;
  }

  /** Returns the pose after a turn, {@link Pose#NONE} if it is not possible (JW-MOV-09, JW-MOV-10, JW-RUL-07). */
  public static int turn(BasePoses footing, Occupancy squares, int figure, int pose, int turn) {
    int to = footing.turn(pose, turn);
    if (to == Pose.NONE) {
      return Pose.NONE;
    }
    for (int k = 0; k < footing.boxSize(); k++) {
      int square = footing.box(pose, turn, k);
      if (square == Ground.NONE) {
        return to;
      }
      if (!squares.isFree(square, figure)) {
        return Pose.NONE;
      }
    }
    return to;
  }

  /**
   * Returns the pose one square along a way with the same facing, {@link Pose#NONE} if it is not possible (JW-RUL-17).
   */
  public static int push(BasePoses footing, Occupancy squares, int figure, int pose, int way) {
    int to = footing.shift(pose, way);
    return canStand(footing, squares, figure, to) ? to : Pose.NONE;
  }

  /**
   * Returns whether the whole front edge of a figure is on a long side of a closed door (JW-ACT-09, JW-RUL-26).
   *
   * @param first the northern or western square of the door
   * @param second its other square
   */
  public static boolean facesDoor(BasePoses footing, int pose, int first, int second) {
    int ahead = 2 * Pose.facing(pose);
    Ground ground = footing.ground();
    boolean liesEastWest = ground.y(first) == ground.y(second);
    if (liesEastWest == (CompassDirections.dx(ahead) != 0)) {
      return false;
    }
    for (int k = 0; k < footing.starts(RelativeDirection.F); k++) {
      int front = footing.square(pose, k);
      int beyond = ground.isOpen(front, ahead) ? ground.neighbour(front, ahead) : Ground.NONE;
      if (beyond != first && beyond != second || beyond == Ground.NONE) {
        return false;
      }
    }
    return true;
  }
}
