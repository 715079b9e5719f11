package games.kumite.journey.demon;

import games.kumite.journey.board.PoseDistances;
import games.kumite.journey.map.Pose;

/** The best plan from a pose. Reused with one outlook: {@link #from} chooses, then the result is read. */
final class PlanSearch {

  private static final long NONE = Long.MAX_VALUE;

  private final PlanningView outlook;
  private final PoseDistances reach;
  private int points;
  private PlanPriority priority = PlanPriority.NOTHING;
  private long key;
  private int pose;
  private int attacks;
  private int closing;
  private int allowed = Plan.ALL_SETS;
  private int sets;

  PlanSearch(PlanningView outlook) {
    this.outlook = outlook;
    reach = outlook.flood();
  }

  /**
   * Takes the highest priority that has a plan, and the best plan of it (JW-AI-03).
   *
   * @param start the pose of the demon
   * @param actionPoints 1 at least
   * @param distance D when the activation began (JW-RUL-25)
   */
  void from(int start, int actionPoints, int distance) {
    points = actionPoints;
    key = NONE;
    int before = outlook.stride * (points - 1); // an attack needs the last AP
    if (!outlook.isAble || !outlook.isNearAnybody(start, before)) {
      approach(start);
      return;
    }
    reach.from(start, before);
    if (!outlook.isWild && quarry()) { // JW-SDC-08
      priority = PlanPriority.ATTACK_QUARRY;
    } else if (!outlook.isWild && onTheWay(distance)) {
      priority = PlanPriority.ATTACK_ON_THE_WAY;
    } else if (others()) {
      priority = PlanPriority.ATTACK_OTHERS;
    } else {
      approach(start);
    }
  }

  /** Lets only those plans attack that hit one of given sets of pilgrims (JW-D-33). */
  void allow(int hitSets) {
    allowed = hitSets;
  }

  /**
   * Returns the value of appearing in a pose: that of the best plan from there.
   *
   * @param start the pose in which it would appear
   * @param actionPoints 1 at least
   * @param best a known value; a value that is not better need not be computed
   */
  long appearing(int start, int actionPoints, long best) {
    int distance = outlook.distance(start);
    if (outlook.isAble && outlook.isNearAnybody(start, outlook.stride * (actionPoints - 1))) {
      from(start, actionPoints, distance);
    } else if (best < PlanSortKeys.spawn(PlanPriority.APPROACH, 0, 0, 0)
        || !outlook.measure(start, outlook.stride * actionPoints, PlanSortKeys.mostMove(best, distance, start))) {
      return best;
    } else {
      key = PlanSortKeys.move(outlook.rest, outlook.cost);
      priority = PlanPriority.APPROACH;
    }
    return value(distance, start);
  }

  private int attacks(int cost) {
    return points - moves(cost);
  }

  private int moves(int cost) {
    return (cost + outlook.move - 1) / outlook.move;
  }

  private void offer(long offered, int at, int times, int on) {
    int set = 1 << outlook.hits.at(at);
    sets = PlanSortKeys.isTie(offered, key) ? sets | set : offered < key ? set : sets;
    if (offered < key) {
      key = offered;
      pose = at;
      attacks = times;
      closing = on;
    }
  }

  /** Offers attacks on the quarry (JW-AI-04), and returns whether there is one. */
  private boolean quarry() {
    for (int i = 0; i < outlook.hits.size(); i++) {
      int at = outlook.hits.pose(i);
      if (outlook.isAmong(outlook.hits.at(at)) && isWithin(at)) {
        offerAttack(at);
      }
    }
    return key != NONE;
  }

  /** Offers attacks on others (JW-AI-06), and returns whether there is one. */
  private boolean others() {
    for (int i = 0; i < outlook.hits.size(); i++) {
      int at = outlook.hits.pose(i);
      if (isWithin(at)) {
        offerAttack(at);
      }
    }
    return key != NONE;
  }

  /** Returns whether a move may end in a pose after which an AP is left for an attack that is allowed. */
  private boolean isWithin(int at) {
    return reach.cost(at) != PoseDistances.NONE && outlook.mayEnd(at) && (allowed >> outlook.hits.at(at) & 1) != 0;
  }

  private void offerAttack(int at) {
    int cost = reach.cost(at);
    int rank = outlook.preference.rank(outlook.hits.at(at));
    offer(PlanSortKeys.attack(rank, attacks(cost), cost, outlook.distance(at), at), at, attacks(cost), Pose.NONE);
  }

  /**
   * Offers attacks that end nearer to the quarry, by staying there or by a closing move (JW-AI-05, JW-RUL-24); returns
   * whether there is one.
   */
  private boolean onTheWay(int distance) {
    for (int i = 0; i < outlook.hits.size(); i++) {
      int at = outlook.hits.pose(i);
      if (!isWithin(at)) {
        continue;
      }
      int cost = reach.cost(at);
      int rank = outlook.preference.rank(outlook.hits.at(at));
      int here = outlook.distance(at);
      if (here < distance) {
        offer(PlanSortKeys.onTheWay(rank, attacks(cost), here, cost, at), at, attacks(cost), Pose.NONE);
      }
      for (int more = 1; more < attacks(cost); more++) {
        offerClosing(at, rank, attacks(cost) - more, more, distance);
      }
    }
    return key != NONE;
  }

  private void offerClosing(int at, int rank, int times, int moves, int distance) {
    int cost = reach.cost(at);
    long best = PlanSortKeys.onTheWay(rank, times, 0, cost, at);
    if (best >= key && !PlanSortKeys.isTie(best, key)) {
      return; // no way to end it would be as good as the best plan so far
    }
    int end = outlook.approach(at, outlook.stride * moves);
    int left = outlook.distance(end);
    if (left < distance) {
      offer(PlanSortKeys.onTheWay(rank, times, left, cost, at), at, times, end); // JW-RUL-88
    }
  }

  /** Chooses the move toward the quarry (JW-AI-07). */
  private void approach(int start) {
    pose = outlook.approach(start, outlook.stride * points);
    key = PlanSortKeys.move(outlook.rest, outlook.cost);
    attacks = 0;
    closing = Pose.NONE;
    priority = pose == start ? PlanPriority.NOTHING : PlanPriority.APPROACH;
  }

  /** Returns the chosen plan. */
  Plan plan() {
    if (priority == PlanPriority.NOTHING) {
      return Plan.NOTHING;
    }
    boolean isMove = priority == PlanPriority.APPROACH;
    return new Plan(priority, pose, moves(isMove ? outlook.cost : reach.cost(pose)), attacks,
        isMove ? 0 : outlook.hits.at(pose), closing, isMove ? 0 : sets);
  }

  private long value(int distance, int start) {
    PlanPriority shown = priority == PlanPriority.NOTHING ? PlanPriority.APPROACH : priority;
    return PlanSortKeys.spawn(shown, key, distance, start);
  }
}
