package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Occupancy;

/** The poses in which a demon may appear at a gate (JW-GAT-04). The caller decides which of them is best. Stateless. */
public final class SpawnPlaces {

  private static final int FACINGS = 4;

  private SpawnPlaces() {}

  /**
   * Finds the candidate poses: those with a base square adjacent to the gate and not cut off from it (JW-RUL-11). If
   * none is free, those at the least walking distance (JW-RUL-27). In pose order.
   *
   * @param footing the poses and moves of the demon's base
   * @param squares the figures and tokens on the map
   * @param figure the demon
   * @param square the gate's square
   * @param walk the search to use for distances
   * @param passing the obstacles that distances ignore
   * @param poses the array for the poses, with room for all of the footing
   * @return the number of poses, 0 if nothing can appear
   */
  public static int candidates(BasePoses footing, Occupancy squares, int figure, int square, WalkingDistance walk,
      WalkingDistance.Passing passing, int[] poses) {
    int count = adjacent(footing, squares, figure, square, poses);
    if (count > 0) {
      return count;
    }
    walk.around(footing.ground(), squares, square, passing);
    int min = WalkingDistance.NO_WAY;
    for (int pose = 0; pose < footing.poses(); pose++) {
      int distance = BasePlacement.canStand(footing, squares, figure, pose) ? walk.to(footing, pose) : WalkingDistance.NO_WAY;
      if (distance < min) {
        min = distance;
        count = 0;
      }
      if (distance == min && distance < WalkingDistance.NO_WAY) {
        poses[count++] = pose;
      }
    }
    return count;
  }

  private static int adjacent(BasePoses footing, Occupancy squares, int figure, int square, int[] poses) {
    int count = 0;
    for (int way = 0; way < CompassDirections.COUNT; way++) {
      int beside = footing.ground().isOpen(square, way) ? footing.ground().neighbour(square, way) : Ground.NONE;
      for (int at = 0; beside != Ground.NONE && at < FACINGS * footing.size(); at++) {
        int pose = footing.covering(beside, at % FACINGS, at / FACINGS);
        if (BasePlacement.canStand(footing, squares, figure, pose)) {
          count = insert(poses, count, pose);
        }
      }
    }
    return count;
  }

  /** Inserts a pose in order, once: a large base has several squares at a gate. */
  private static int insert(int[] poses, int count, int pose) {
    int at = count;
    while (at > 0 && poses[at - 1] > pose) {
      at--;
    }
    if (at > 0 && poses[at - 1] == pose) {
      return count;
    }
    System.arraycopy(poses, at, poses, at + 1, count - at);
    poses[at] = pose;
    return count + 1;
  }
}
