package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import java.util.Arrays;

/**
 * Distances between poses for figures that pay 1 for every step and turn: demons. A breadth-first search runs forward
 * from a pose, or backward from goals, and only as far as it is asked. Not thread-safe; reused for many searches.
 */
public final class PoseDistances {

  /** No cost: the pose is not reached. */
  public static final int NONE = Integer.MAX_VALUE;

  /** The poses for which there is room at first: most floods are small. */
  private static final int FIRST_ROOM = 64;

  private final BasePoses footing;
  private final Obstacles obstacles;
  private final short[] costs;
  private short[] reached = new short[FIRST_ROOM];
  private int next;
  private int end;

  /**
   * Creates an empty flood.
   *
   * @param footing the poses and moves of the base on the ground
   * @param obstacles the squares that stop it
   */
  public PoseDistances(BasePoses footing, Obstacles obstacles) {
    this.footing = footing;
    this.obstacles = obstacles;
    costs = new short[footing.poses()];
  }

  /** Forgets everything. */
  private void clear() {
    for (int i = 0; i < end; i++) {
      costs[reached[i]] = 0;
    }
    next = 0;
    end = 0;
  }

  /** Reaches a pose for the first time. Costs are stored one higher, so that 0 means not reached. */
  private void reach(int pose, int cost) {
    if (costs[pose] == 0) {
      costs[pose] = (short) (cost + 1);
      if (end == reached.length) {
        reached = Arrays.copyOf(reached, 4 * end);
      }
      reached[end++] = (short) pose;
    }
  }

  /** Reaches all poses from a pose up to a cost limit. */
  public void from(int start, int limit) {
    clear();
    reach(start, 0);
    while (next < end && costs[reached[next]] <= limit) {
      spread(reached[next++]);
    }
  }

  private void spread(int pose) {
    int cost = costs[pose];
    int to = footing.step(pose);
    if (to != Pose.NONE && costs[to] == 0 && obstacles.leaves(footing, to)) {
      reach(to, cost);
    }
    turns(pose, cost);
  }

  private void turns(int pose, int cost) {
    for (int turn = 0; turn < footing.turns(); turn++) {
      int to = footing.turn(pose, turn);
      if (to != Pose.NONE && costs[to] == 0 && obstacles.leavesTurn(footing, pose, turn)) {
        reach(to, cost);
      }
    }
  }

  /** Adds a goal of a backward flood. All goals must be added first. */
  public void addGoal(int pose) {
    reach(pose, 0);
  }

  /**
   * Returns the least cost from a pose to a goal, {@link #NONE} if no way leads there. Reaches every pose from which it
   * is less, too. The backward search works because moves can be undone: a step by a step back, a turn by the opposite
   * one about the same square.
   */
  public int back(int pose) {
    while (costs[pose] == 0 && next < end) {
      spreadBack(reached[next++]);
    }
    return cost(pose);
  }

  /** Returns whether the least cost from a pose to a goal is at most a limit; floods no farther than that. */
  public boolean isWithin(int pose, int limit) {
    while (costs[pose] == 0 && next < end && costs[reached[next]] <= limit) {
      spreadBack(reached[next++]);
    }
    return cost(pose) <= limit;
  }

  private void spreadBack(int pose) {
    int cost = costs[pose];
    int to = footing.stepBack(pose);
    if (to != Pose.NONE && costs[to] == 0 && obstacles.leaves(footing, to)) {
      reach(to, cost);
    }
    turns(pose, cost);
  }

  /** Returns the cost of a pose as far as the flood has come, {@link #NONE} if it has not reached it. */
  public int cost(int pose) {
    return costs[pose] == 0 ? NONE : costs[pose] - 1;
  }

  /**
   * Reaches the poses on cheapest ways to a goal.
   *
   * @param goals a flood that went back from goals until it reached the start
   * @param start the pose at which the ways begin
   * @param steps the number of moves to follow, at most to a goal
   */
  public void down(PoseDistances goals, int start, int steps) {
    clear();
    reach(start, 0);
    while (next < end && costs[reached[next]] <= steps) {
      int pose = reached[next++];
      int wanted = goals.costs[pose] - 1;
      for (int edge = 0; edge <= footing.turns(); edge++) {
        int to = along(pose, edge);
        if (to != Pose.NONE && goals.costs[to] == wanted) {
          reach(to, costs[pose]);
        }
      }
    }
  }

  /**
   * Returns the next pose of a cheapest way to a goal: forward before a left turn before a right turn (JW-D-06).
   *
   * @param pose a pose that this flood reached when it went back from goals, not a goal itself
   */
  public int toward(int pose) {
    int edge = 0;
    int to = along(pose, edge);
    while (to == Pose.NONE || costs[to] != costs[pose] - 1) {
      to = along(pose, ++edge);
    }
    return to;
  }

  /**
   * Returns the pose after a step, or after a turn in the order of preference; {@link Pose#NONE} if something is in the
   * way.
   */
  private int along(int pose, int edge) {
    if (edge == 0) {
      int to = footing.step(pose);
      return to != Pose.NONE && obstacles.leaves(footing, to) ? to : Pose.NONE;
    }
    int turn = footing.preferred(edge - 1);
    return obstacles.leavesTurn(footing, pose, turn) ? footing.turn(pose, turn) : Pose.NONE;
  }

  /** Returns how many poses are reached. */
  public int size() {
    return end;
  }

  /** Returns a reached pose, cheapest first. */
  public int pose(int number) {
    return reached[number];
  }
}
