package games.kumite.journey.board;

import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Ways;
import games.kumite.journey.state.Squares;

/** Where a demon may appear at a gate (JW-GAT-04); which of the poses is best is the plan's affair. Stateless. */
public final class Spawning {

  private static final int FACINGS = 4;

  private Spawning() {}

  /**
   * The poses from which one is chosen: those with a base square adjacent to the gate and not cut off from it
   * (JW-RUL-11); if none is free, those at the least walking distance (JW-RUL-27). In pose order.
   *
   * @param footing what the demon's base can do
   * @param squares who stands and what lies there
   * @param figure the demon
   * @param gate the gate's square
   * @param walk is used for the distances
   * @param passing what the distances do not see
   * @param poses where the poses go; with room for all of the footing
   * @return how many there are, 0 if nothing can appear
   */
  public static int candidates(Footing footing, Squares squares, int figure, int gate, Walk walk,
      Walk.Passing passing, int[] poses) {
    int count = adjacent(footing, squares, figure, gate, poses);
    if (count > 0) {
      return count;
    }
    walk.around(footing.ground(), squares, gate, passing);
    int min = Walk.NO_WAY;
    for (int pose = 0; pose < footing.poses(); pose++) {
      int distance = Bases.canStand(footing, squares, figure, pose) ? walk.to(footing, pose) : Walk.NO_WAY;
      if (distance < min) {
        min = distance;
        count = 0;
      }
      if (distance == min && distance < Walk.NO_WAY) {
        poses[count++] = pose;
      }
    }
    return count;
  }

  private static int adjacent(Footing footing, Squares squares, int figure, int gate, int[] poses) {
    int count = 0;
    for (int way = 0; way < Ways.COUNT; way++) {
      int square = footing.ground().isOpen(gate, way) ? footing.ground().neighbour(gate, way) : Ground.NONE;
      for (int at = 0; square != Ground.NONE && at < FACINGS * footing.size(); at++) {
        int pose = footing.covering(square, at % FACINGS, at / FACINGS);
        if (Bases.canStand(footing, squares, figure, pose)) {
          count = insert(poses, count, pose);
        }
      }
    }
    return count;
  }

  /** Keeps poses in order, each once: a large base has several squares at a gate. */
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
