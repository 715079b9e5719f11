package games.kumite.journey.demon;

import games.kumite.journey.map.Ground;

/**
 * Sort keys of plans and poses: the smallest is the best. The ledger's criteria are packed into one number from the
 * most significant bits on, so one comparison compares all of them. The last part is always the pose, whose number is
 * the ledger's pose order.
 */
final class PlanSortKeys {

  private static final int POSE_BITS = 12;
  /** D goes up to {@code WalkingDistance.NO_WAY} and the width and height of the largest map. */
  private static final int DISTANCE_BITS = 11;
  private static final int COST_BITS = 12;
  private static final int ATTACK_BITS = 4;
  private static final int RANK_BITS = 4;
  private static final int MAX_ATTACKS = (1 << ATTACK_BITS) - 1;
  private static final int PLAN_BITS = RANK_BITS + ATTACK_BITS + COST_BITS + DISTANCE_BITS;

  static {
    if (4 * Ground.MAX * Ground.MAX > 1 << POSE_BITS) {
      throw new AssertionError("poses do not fit");
    }
  }

  private PlanSortKeys() {}

  /** Returns a key for priorities 1 and 3: targets and their weakness, most attacks, least cost, least final D. */
  static long attack(int rank, int attacks, int cost, int distance, int pose) {
    return (targets(rank, attacks) << COST_BITS | cost) << DISTANCE_BITS + POSE_BITS | nearest(distance, pose);
  }

  /** Returns a key for priority 2, in which the least final D comes before the least cost. */
  static long onTheWay(int rank, int attacks, int distance, int cost, int pose) {
    return ((targets(rank, attacks) << DISTANCE_BITS | distance) << COST_BITS | cost) << POSE_BITS | pose;
  }

  private static long targets(int rank, int attacks) {
    return (long) rank << ATTACK_BITS | MAX_ATTACKS - attacks;
  }

  /** Returns a key for the least D. */
  static long nearest(int distance, int pose) {
    return (long) distance << POSE_BITS | pose;
  }

  /** Returns a key for a move without a goal: least D, least cost. */
  static long roam(int distance, int cost, int pose) {
    return ((long) distance << COST_BITS | cost) << POSE_BITS | pose;
  }

  /**
   * Returns a key for a pose to appear in: the priority and sort key of the best plan from there without its pose, then
   * least D.
   */
  static long spawn(PlanPriority priority, long plan, int distance, int pose) {
    return ((long) priority.ordinal() << PLAN_BITS | plan >> POSE_BITS) << DISTANCE_BITS + POSE_BITS
        | nearest(distance, pose);
  }

  /** Returns the key of a plan to move, as an argument of {@link #spawn}. */
  static long move(int rest, int cost) {
    return ((long) rest << COST_BITS | cost) << POSE_BITS;
  }

  /**
   * Returns the greatest key of a plan to move with which the value of a pose to appear in is better than another one whose
   * plan is to move or to do nothing; more than any if that value is unknown.
   */
  static long mostMove(long value, int distance, int pose) {
    long most = value >> DISTANCE_BITS + POSE_BITS & (1L << PLAN_BITS) - 1;
    boolean isNearer = nearest(distance, pose) < (value & (1L << DISTANCE_BITS + POSE_BITS) - 1);
    return (isNearer ? most : most - 1) << POSE_BITS;
  }

  /** Returns whether two keys differ at most in the pose. */
  static boolean isTie(long key, long other) {
    return key >> POSE_BITS == other >> POSE_BITS;
  }

  /** Returns the pose in a key. */
  static int pose(long key) {
    return (int) key & (1 << POSE_BITS) - 1;
  }
}
