package games.kumite.journey.demon;

import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Flood;
import games.kumite.journey.board.Gait;
import games.kumite.journey.board.Obstacles;
import games.kumite.journey.map.Footing;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import java.util.Arrays;

/** The moves by which a demon carries out its plan. Stateless. */
public final class Route {

  private Route() {}

  /**
   * Returns the poses of a demon on the way to one that its plan names, without its present one. Forward comes before a
   * left turn before a right turn among several shortest ways. Om Chant ends the way on the first pose on its tile in
   * which the demon can stay (JW-CRD-25, JW-RUL-90).
   */
  public static int[] of(Journey journey, int demon, int to) {
    boolean isMarching = SpecialCards.isPhaseMarch(journey);
    Footing footing = isMarching ? Gait.MARCH.footing(journey, demon) : journey.footing(demon);
    Flood back = new Flood(footing, isMarching ? Obstacles.nothing()
        : Obstacles.all(journey.scene().ground, journey.squares(), demon));
    back.addGoal(to);
    int[] poses = new int[back.back(journey.pose(demon))];
    int pose = journey.pose(demon);
    for (int i = 0; i < poses.length; i++) {
      pose = back.toward(pose);
      poses[i] = pose;
      if (stops(journey, demon, pose)) {
        return Arrays.copyOf(poses, i + 1);
      }
    }
    return poses;
  }

  /**
   * Returns whether a demon can still come to a pose within a given MV and stay there; a figure may have got in its
   * way.
   */
  public static boolean isOpen(Journey journey, int demon, int to, int points) {
    boolean isMarching = SpecialCards.isPhaseMarch(journey);
    if (!Bases.canStand(journey.footing(demon), journey.squares(), demon, to)) {
      return false;
    }
    Flood back = new Flood(isMarching ? Gait.MARCH.footing(journey, demon) : journey.footing(demon),
        isMarching ? Obstacles.nothing() : Obstacles.all(journey.scene().ground, journey.squares(), demon));
    back.addGoal(to);
    return back.back(journey.pose(demon)) <= points;
  }

  private static boolean stops(Journey journey, int demon, int pose) {
    return Inactive.isHeld(journey, demon, pose)
        && Bases.canStand(journey.footing(demon), journey.squares(), demon, pose);
  }

  /** Returns the end of such a move, without its poses where possible. */
  public static int end(Journey journey, int demon, int to) {
    if (journey.get(Num.CHANTING) == 0) {
      return to;
    }
    int[] poses = of(journey, demon, to);
    return poses.length == 0 ? to : poses[poses.length - 1];
  }
}
