package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Ray;
import games.kumite.journey.map.RelativeDirection;
import games.kumite.journey.state.Occupancy;
import java.util.List;

/** Rays and the figures they hit. Stateless; allocates nothing. */
public final class Sight {

  /** No way: no ray hits the figure. */
  public static final int NONE = -1;

  /** The order in which the rays of a demon are checked (JW-RUL-17), completed for icons of other content. */
  private static final RelativeDirection[] ORDER =
      {RelativeDirection.F, RelativeDirection.FL, RelativeDirection.FR, RelativeDirection.L, RelativeDirection.R, RelativeDirection.B, RelativeDirection.BL, RelativeDirection.BR};

  private Sight() {}

  /**
   * Returns the figure that a ray hits: the first one it meets, if it is within the distances (JW-RUL-13).
   *
   * @param from the square of the base from which the ray starts
   * @param way the direction of the ray on the map
   * @return the figure, {@link Occupancy#NONE} if none
   */
  private static int hit(Ground ground, Occupancy squares, int from, int way, Ray ray) {
    int square = from;
    for (int distance = 1; distance <= ray.max(); distance++) {
      if (!ground.isOpen(square, way)) {
        return Occupancy.NONE;
      }
      square = ground.neighbour(square, way);
      if (squares.isBlocked(square)) {
        return Occupancy.NONE; // JW-TER-11
      }
      int figure = squares.figure(square);
      if (figure != Occupancy.NONE) {
        return distance >= ray.min() ? figure : Occupancy.NONE;
      }
    }
    return Occupancy.NONE;
  }

  /** Returns bits of the figures that the rays of a figure hit, friend or foe (JW-ATK-05, JW-ATK-06). */
  public static long hits(BasePoses footing, Occupancy squares, int pose, List<Ray> icon) {
    long hits = 0;
    for (int i = 0; i < icon.size(); i++) {
      Ray ray = icon.get(i);
      int way = ray.bearing().way(Pose.facing(pose));
      for (int k = 0; k < footing.starts(ray.bearing()); k++) {
        int from = footing.start(pose, ray.bearing(), k);
        int figure = hit(footing.ground(), squares, from, way, ray);
        hits |= figure == Occupancy.NONE ? 0 : 1L << figure;
      }
    }
    return hits;
  }

  /**
   * Returns the way of the ray that hits a target: the first in the order F, FL, FR, L, R, B, then from the leftmost
   * square (JW-RUL-17).
   *
   * @return the way, {@link #NONE} if no ray hits it
   */
  public static int way(BasePoses footing, Occupancy squares, int pose, List<Ray> icon, int target) {
    for (RelativeDirection bearing : ORDER) {
      for (int i = 0; i < icon.size(); i++) {
        if (icon.get(i).bearing() == bearing && isHit(footing, squares, pose, icon.get(i), target)) {
          return bearing.way(Pose.facing(pose));
        }
      }
    }
    return NONE;
  }

  /** Returns whether a single ray of a figure hits a target; JW-D-17 chooses among such rays. */
  public static boolean isHit(BasePoses footing, Occupancy squares, int pose, Ray ray, int target) {
    int way = ray.bearing().way(Pose.facing(pose));
    for (int k = 0; k < footing.starts(ray.bearing()); k++) {
      int from = footing.start(pose, ray.bearing(), k);
      if (hit(footing.ground(), squares, from, way, ray) == target) {
        return true;
      }
    }
    return false;
  }
}
