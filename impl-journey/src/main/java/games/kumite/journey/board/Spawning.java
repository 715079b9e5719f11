package games.kumite.journey.board;

import games.kumite.journey.map.Footing;
import games.kumite.journey.state.Squares;

/** Where a demon may appear at a gate (JW-GAT-04); which of the poses is best is the plan's affair. Stateless. */
public final class Spawning {

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
    int count = 0;
    for (int pose = 0; pose < footing.poses(); pose++) {
      if (Bases.canStand(footing, squares, figure, pose) && footing.isAdjacent(pose, gate)) {
        poses[count++] = pose;
      }
    }
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
}
