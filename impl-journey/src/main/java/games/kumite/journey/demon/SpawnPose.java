package games.kumite.journey.demon;

import games.kumite.journey.board.SpawnPlaces;
import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.GameState;

/** The pose in which a demon appears at a gate: the best one for its next actions (JW-GAT-05, JW-GAT-06). Stateless. */
public final class SpawnPose {

  private SpawnPose() {}

  /**
   * Returns the pose in which a demon appears.
   *
   * @param demon a free miniature, or one on the map that leaves its place for this one
   * @param gate the gate
   * @return the pose, {@link Pose#NONE} if there is no room or no quarry
   */
  public static int of(GameState state, int demon, int gate) {
    int quarry = DemonTargets.ofGate(state, gate);
    return quarry == GameState.NOBODY ? Pose.NONE : best(state, demon, gate, new PlanningView(state, demon, quarry));
  }

  /**
   * Returns the spawn pose of a demon on the map if it is nearer to Tripitaka there (JW-SDC-04), or to its quarry while he is
   * unconscious, else its present pose.
   */
  public static int nearer(GameState state, int demon, int gate) {
    int present = state.pose(demon);
    int quarry = DemonTargets.ofGate(state, gate);
    if (quarry == GameState.NOBODY) {
      return present;
    }
    PlanningView outlook = new PlanningView(state, demon, quarry);
    int pose = best(state, demon, gate, outlook);
    if (pose == Pose.NONE) {
      return present;
    }
    WalkingDistance fromLeader = DemonTargets.fromLeader(state);
    BasePoses footing = state.footing(demon);
    boolean isNearer = fromLeader == null ? outlook.distance(pose) < outlook.distance(present)
        : fromLeader.to(footing, pose) < fromLeader.to(footing, present);
    return isNearer ? pose : present;
  }

  private static int best(GameState state, int demon, int gate, PlanningView outlook) {
    BasePoses footing = state.footing(demon);
    int[] poses = new int[footing.poses()];
    int count = SpawnPlaces.candidates(footing, state.squares(), demon, state.square(gate),
        new WalkingDistance(footing.ground()), SpecialCards.passing(state), poses);
    PlanSearch choice = new PlanSearch(outlook);
    long best = Long.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      best = Math.min(best, choice.appearing(poses[i], ActivationProgress.points(state), best));
    }
    return best == Long.MAX_VALUE ? Pose.NONE : PlanSortKeys.pose(best);
  }
}
