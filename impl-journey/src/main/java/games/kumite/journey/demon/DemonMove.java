package games.kumite.journey.demon;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.MoveRules;
import games.kumite.journey.board.Obstacles;
import games.kumite.journey.board.PoseDistances;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.state.GameState;
import java.util.Arrays;

/** The moves by which a demon carries out its plan. Stateless. */
public final class DemonMove {

  private DemonMove() {}

  /**
   * Returns the poses of a demon on the way to one that its plan names, without its present one. Forward comes before a
   * left turn before a right turn among several shortest ways. Om Chant ends the way on the first pose on its tile in
   * which the demon can stay (JW-CRD-25, JW-RUL-90).
   */
  public static int[] of(GameState state, int demon, int to) {
    boolean isMarching = SpecialCards.isPhaseMarch(state);
    BasePoses footing = isMarching ? MoveRules.MARCH.footing(state, demon) : state.footing(demon);
    PoseDistances back = new PoseDistances(footing, isMarching ? Obstacles.nothing()
        : Obstacles.all(state.scene().ground, state.squares(), demon));
    back.addGoal(to);
    int[] poses = new int[back.back(state.pose(demon))];
    int pose = state.pose(demon);
    for (int i = 0; i < poses.length; i++) {
      pose = back.toward(pose);
      poses[i] = pose;
      if (stops(state, demon, pose)) {
        return Arrays.copyOf(poses, i + 1);
      }
    }
    return poses;
  }

  /**
   * Returns whether a demon can still come to a pose within a given MV and stay there; a figure may have got in its
   * way.
   */
  public static boolean isOpen(GameState state, int demon, int to, int points) {
    boolean isMarching = SpecialCards.isPhaseMarch(state);
    if (!BasePlacement.canStand(state.footing(demon), state.squares(), demon, to)) {
      return false;
    }
    PoseDistances back = new PoseDistances(isMarching ? MoveRules.MARCH.footing(state, demon) : state.footing(demon),
        isMarching ? Obstacles.nothing() : Obstacles.all(state.scene().ground, state.squares(), demon));
    back.addGoal(to);
    return back.back(state.pose(demon)) <= points;
  }

  private static boolean stops(GameState state, int demon, int pose) {
    return OmChant.holds(state, demon, pose)
        && BasePlacement.canStand(state.footing(demon), state.squares(), demon, pose);
  }

  /** Returns the end of such a move, without its poses where possible. */
  public static int end(GameState state, int demon, int to) {
    if (OmChant.isSilent(state)) {
      return to;
    }
    int[] poses = of(state, demon, to);
    return poses.length == 0 ? to : poses[poses.length - 1];
  }
}
