package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import java.util.Arrays;

/**
 * The cheapest route of a base of one square to one pose. Equal to the result of {@link ReachablePoses}, without exploring the
 * rest of the map. The search is A* (Hart, Nilsson and Raphael, 1968) run backward from the goal: nodes wait in buckets
 * by the cost to the goal plus a lower bound of the way from the start, which is the cost over an empty map. Used once;
 * queries of a finished search allocate nothing.
 */
public final class CheapestPath {

  /** No cost: there is no such route. */
  public static final int NONE = -1;

  private static final int POSE_BITS = 12;
  private static final int POSE = (1 << POSE_BITS) - 1;
  private static final int LAYER = 1 << POSE_BITS;
  private static final int FEW = 64;
  private static final int FACINGS = Facing.values().length;
  private static final int SIGNS = 3;
  /** The number of turns on the way over an empty map, by the signs of the way east and south and by both facings. */
  private static final byte[] TURNS = turns();

  private final StepCosts pace;
  private final BasePoses footing;
  private final Ground ground;
  private final int start;
  private final int startX;
  private final int startY;
  private final int poses;
  /**
   * The MV to the goal plus 1, by layer and pose; 0 is not reached. A layer is the number of red squares still to be
   * entered.
   */
  private short[] costs = {};
  private int[] heads = {};
  private int[] nodes = new int[FEW];
  private int[] nexts = new int[FEW];
  private int count;

  /**
   * Creates a search that has not begun.
   *
   * @param pace the moves of the figure
   * @param start its pose at the start
   */
  public CheapestPath(StepCosts pace, int start) {
    this.pace = pace;
    this.start = start;
    footing = pace.footing();
    ground = footing.ground();
    poses = footing.poses();
    startX = ground.x(Pose.square(start));
    startY = ground.y(Pose.square(start));
  }

  private static byte[] turns() {
    byte[] turns = new byte[SIGNS * SIGNS * FACINGS * FACINGS];
    for (int way = 0; way < SIGNS * SIGNS; way++) {
      int[] east = {Facing.WEST.ordinal(), -1, Facing.EAST.ordinal()};
      int[] south = {Facing.NORTH.ordinal(), -1, Facing.SOUTH.ordinal()};
      int one = east[way / SIGNS];
      int other = south[way % SIGNS];
      for (int facings = 0; facings < FACINGS * FACINGS; facings++) {
        int from = facings / FACINGS;
        int to = facings % FACINGS;
        turns[way * FACINGS * FACINGS + facings] =
            (byte) Math.min(through(from, one, other, to), through(from, other, one, to));
      }
    }
    return turns;
  }

  /** Returns the number of turns from one facing through others in order; negative ones are skipped. */
  private static int through(int from, int... facings) {
    int turns = 0;
    int at = from;
    for (int facing : facings) {
      if (facing >= 0) {
        int apart = facing - at & FACINGS - 1;
        turns += Math.min(apart, FACINGS - apart);
        at = facing;
      }
    }
    return turns;
  }

  /** Returns the MV from the start to a pose over an empty map, a lower bound of the cost. */
  private int ahead(int pose) {
    int square = Pose.square(pose);
    int dx = ground.x(square) - startX;
    int dy = ground.y(square) - startY;
    int way = (Integer.signum(dx) + 1) * SIGNS + Integer.signum(dy) + 1;
    return Math.abs(dx) + Math.abs(dy)
        + TURNS[(way * FACINGS + Pose.facing(start)) * FACINGS + Pose.facing(pose)];
  }

  /**
   * Finds the cheapest routes to a pose, one for each number of red squares entered. Leaves out those that cost more
   * than the one without red squares.
   *
   * @param goal a pose in which the figure can stand
   * @param limit the most MV
   * @param reds the most red squares to enter
   */
  public void explore(int goal, int limit, int reds) {
    costs = new short[(reds + 1) * poses];
    heads = new int[limit + 1];
    count = 0;
    reach(goal, 0, limit);
    int last = limit;
    for (int whole = 0; whole <= last; whole++) {
      while (heads[whole] != 0) { // on the way toward the start nodes are added to the list that is being emptied
        int entry = heads[whole] - 1;
        heads[whole] = nexts[entry];
        int node = nodes[entry];
        int cost = left(node);
        if (cost + ahead(node & POSE) == whole) {
          back(node, cost, limit, reds);
        }
      }
      last = left(start) == NONE ? last : Math.min(last, left(start));
    }
  }

  /** Returns the MV from a node to the goal, {@link #NONE} if it is not reached. */
  private int left(int node) {
    return costs[(node >> POSE_BITS) * poses + (node & POSE)] - 1;
  }

  /** Reaches the nodes from which a step or a turn leads to a given one. */
  private void back(int node, int cost, int limit, int reds) {
    int pose = node & POSE;
    int square = Pose.square(pose);
    int before = cost + pace.price(square);
    reach(node - pose + footing.turn(pose, 0), before, limit);
    reach(node - pose + footing.turn(pose, 1), before, limit);
    int from = footing.stepBack(pose);
    if (from != Pose.NONE && pace.isPassable(Pose.square(from))) {
      if (!pace.isRed(square)) {
        reach(node - pose + from, before, limit);
      } else if (node >> POSE_BITS < reds) {
        reach(node - pose + from + LAYER, before, limit);
      }
    }
  }

  private void reach(int node, int cost, int limit) {
    int at = (node >> POSE_BITS) * poses + (node & POSE);
    int whole = cost + ahead(node & POSE);
    if (whole > limit || costs[at] != 0 && costs[at] <= cost + 1) {
      return;
    }
    costs[at] = (short) (cost + 1);
    if (count == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * count);
      nexts = Arrays.copyOf(nexts, 2 * count);
    }
    nodes[count] = node;
    nexts[count] = heads[whole];
    heads[whole] = ++count;
  }

  /** Returns the MV of the route that enters a given number of red squares, {@link #NONE} if there is none. */
  public int cost(int entered) {
    return left(entered << POSE_BITS | start);
  }

  /**
   * Returns the route that enters a given number of red squares. Among several cheapest routes, forward comes before a
   * left turn before a right turn at each step (JW-D-06).
   *
   * @return the poses, the first after the start
   */
  public int[] route(int entered) {
    int[] route = new int[cost(entered)];
    int length = 0;
    int node = entered << POSE_BITS | start;
    while (left(node) > 0) {
      node = next(node, left(node));
      route[length++] = node & POSE;
    }
    return length == route.length ? route : Arrays.copyOf(route, length);
  }

  /** Returns whether a route ends with a step onto a red square. */
  public boolean endsOnRed(int entered) {
    int[] route = route(entered);
    int before = route.length > 1 ? route[route.length - 2] : start;
    int end = route[route.length - 1];
    return Pose.facing(before) == Pose.facing(end) && pace.isRed(Pose.square(end));
  }

  private int next(int node, int cost) {
    int pose = node & POSE;
    int ahead = footing.step(pose);
    if (ahead != Pose.NONE) {
      int square = Pose.square(ahead);
      int to = node - pose + ahead - (pace.isRed(square) ? LAYER : 0);
      if (to >= 0 && leads(to, cost - pace.price(square))) {
        return to;
      }
    }
    int left = node - pose + footing.turn(pose, 0);
    return leads(left, cost - pace.price(Pose.square(pose))) ? left : node - pose + footing.turn(pose, 1);
  }

  /** Returns whether a given number of MV, possibly negative, is exactly the cost from a node to the goal. */
  private boolean leads(int node, int cost) {
    return cost >= 0 && left(node) == cost;
  }
}
