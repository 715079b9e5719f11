package games.kumite.journey.demon;

import games.kumite.journey.board.Spawning;
import games.kumite.journey.board.Walk;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;

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
  public static int of(Journey journey, int demon, int gate) {
    int quarry = Quarry.ofGate(journey, gate);
    return quarry == Journey.NOBODY ? Pose.NONE : best(journey, demon, gate, new Outlook(journey, demon, quarry));
  }

  /**
   * Returns the spawn pose of a demon on the map if it is nearer to its quarry there (JW-SDC-04), else its present
   * pose.
   */
  public static int nearer(Journey journey, int demon, int gate) {
    int present = journey.pose(demon);
    int quarry = Quarry.ofGate(journey, gate);
    if (quarry == Journey.NOBODY) {
      return present;
    }
    Outlook outlook = new Outlook(journey, demon, quarry);
    int pose = best(journey, demon, gate, outlook);
    return pose != Pose.NONE && outlook.distance(pose) < outlook.distance(present) ? pose : present;
  }

  private static int best(Journey journey, int demon, int gate, Outlook outlook) {
    Footing footing = journey.footing(demon);
    int[] poses = new int[footing.poses()];
    int count = Spawning.candidates(footing, journey.squares(), demon, journey.square(gate),
        new Walk(footing.ground()), SpecialCards.passing(journey), poses);
    Choice choice = new Choice(outlook);
    long best = Long.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      best = Math.min(best, choice.appearing(poses[i], Activation.points(journey), best));
    }
    return best == Long.MAX_VALUE ? Pose.NONE : Keys.pose(best);
  }
}
