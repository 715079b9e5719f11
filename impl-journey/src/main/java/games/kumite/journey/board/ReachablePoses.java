package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Occupancy;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The poses that a figure can reach, with the least cost for each number of red squares entered on the way.
 * {@link #search} explores; then costs and routes are read. Not thread-safe; reused for many searches, and arrays grow
 * to the largest one.
 *
 * <p>The search is Dijkstra's algorithm with a bucket for each cost (Dial, 1969). A node is a pose together with the
 * red squares entered and the free turns taken so far, which are its layer. Steps and turns cost 1, or 2 on blue
 * squares for those who pay, or nothing while a turn is free, so three buckets are enough. A layer is made when the
 * first node in it is reached.
 */
public final class ReachablePoses {

  /** No cost: the pose cannot be reached. */
  public static final int NONE = Integer.MAX_VALUE;

  private static final int MAX_STEP = 2;
  private static final int POSE_BITS = 12;
  private static final int POSE = (1 << POSE_BITS) - 1;
  private static final int FEW = 64;
  private static final boolean[] NOTHING = {};

  static {
    if (4 * Ground.MAX * Ground.MAX > 1 << POSE_BITS) {
      throw new AssertionError("poses do not fit");
    }
  }

  /** The cost plus 1, by layer and pose; 0 is not reached. */
  private short @Nullable [][] costs = {};
  private final int[][] waiting = new int[MAX_STEP + 1][FEW];
  private final int[] counts = new int[MAX_STEP + 1];
  private int[] explored = new int[FEW];
  private int[] found = new int[FEW];
  /** Marks of the pairs that are found; with free turns a pair may be reached in several ways. */
  private boolean[] listed = NOTHING;
  private boolean[][] marked = {};
  private int exploredCount;
  private int foundCount;
  /**
   * The number of layers without free turns: one for each number of red squares. Each free turn adds the same number.
   */
  private int layers;
  private int reds;
  private BasePoses footing;
  private Occupancy squares = new Occupancy(0);
  private MoveRules gait = MoveRules.DEMON;
  private int figure;
  private int avoided;

  /** Creates a reach for the bases of a footing; each search may name another. */
  public ReachablePoses(BasePoses footing) {
    this.footing = footing;
  }

  /** Keeps off some tiles, given as bits, in the searches to come. */
  public void avoid(int tiles) {
    avoided = tiles;
  }

  /**
   * Explores all poses up to a cost. These include poses that a gait merely passes; check {@link BasePlacement#canStand}.
   *
   * @param on the poses and moves of the base, from {@link MoveRules#footing}
   * @param among the figures and tokens on the map
   * @param mover the figure that moves
   * @param pose its pose at the start
   * @param limit the most MV
   * @param how the way it moves
   * @param maxReds the most red squares to enter
   */
  public void search(BasePoses on, Occupancy among, int mover, int pose, int limit, MoveRules how, int maxReds) {
    searchFor(Pose.NONE, on, among, mover, pose, limit, how, maxReds);
  }

  /**
   * Explores like {@link #search}, but stops when a pose is reached without a red square; all cheapest routes to it are
   * known then.
   *
   * @param goal the pose, {@link Pose#NONE} for none
   */
  public void searchFor(int goal, BasePoses on, Occupancy among, int mover, int pose, int limit, MoveRules how, int maxReds) {
    footing = on;
    squares = among;
    figure = mover;
    gait = how;
    reds = how.suffersRed() ? maxReds : 0;
    layers = reds + 1;
    exploredCount = 0;
    foundCount = 0;
    Arrays.fill(counts, 0);
    costs = new short[layers * (how.freeTurns() + 1)][];
    listed = how.freeTurns() > 0 ? new boolean[layers << POSE_BITS] : NOTHING;
    improve(pose, 0);
    for (int cost = 0; cost <= limit && counts[0] + counts[1] + counts[2] > 0; cost++) {
      int bucket = cost % waiting.length;
      for (int i = 0; i < counts[bucket]; i++) { // a free turn adds to the bucket that is being emptied
        int node = waiting[bucket][i];
        if (costOf(node) == cost) {
          note(node);
          explore(node, cost, limit);
        }
      }
      counts[bucket] = 0;
      if (goal != Pose.NONE && cost(goal, 0) <= cost) {
        return;
      }
    }
  }

  private int costOf(int node) {
    short[] layer = costs[node >> POSE_BITS];
    return layer == null || layer[node & POSE] == 0 ? NONE : layer[node & POSE] - 1;
  }

  /**
   * Notes an explored node. The first node of a pose and its red squares is the cheapest, whatever free turns it took.
   */
  private void note(int node) {
    if (exploredCount == explored.length) {
      explored = Arrays.copyOf(explored, 2 * exploredCount);
    }
    explored[exploredCount++] = node;
    if (listed.length > 0) {
      if (listed[pair(node)]) {
        return;
      }
      listed[pair(node)] = true;
    }
    if (foundCount == found.length) {
      found = Arrays.copyOf(found, 2 * foundCount);
    }
    found[foundCount++] = pair(node);
  }

  private int pair(int node) {
    return (node >> POSE_BITS) % layers << POSE_BITS | node & POSE;
  }

  private void improve(int node, int cost) {
    int at = node >> POSE_BITS;
    short[] layer = costs[at];
    if (layer == null) {
      layer = new short[footing.poses()];
      costs[at] = layer;
    }
    int before = layer[node & POSE];
    if (before == 0 || cost + 1 < before) {
      layer[node & POSE] = (short) (cost + 1);
      int bucket = cost % waiting.length;
      if (counts[bucket] == waiting[bucket].length) {
        waiting[bucket] = Arrays.copyOf(waiting[bucket], 2 * counts[bucket]);
      }
      waiting[bucket][counts[bucket]++] = node;
    }
  }

  private void explore(int node, int cost, int limit) {
    for (int edge = 0; edge <= footing.turns(); edge++) {
      int to = along(node, edge);
      if (to == Pose.NONE) {
        continue;
      }
      int price = price(node, to, edge);
      if (cost + price <= limit) {
        improve(to, cost + price);
      }
      if (isFree(node, edge)) {
        improve(to + (layers << POSE_BITS), cost);
      }
    }
  }

  /** Returns whether an edge is a turn and a free one is left; it then leads to the next layer of nodes. */
  private boolean isFree(int node, int edge) {
    return edge > 0 && gait.freeTurns() > 0 && (node >> POSE_BITS) / layers < gait.freeTurns();
  }

  /**
   * Returns the node after an edge: a step, or a turn in the order left before right; {@link Pose#NONE} if there is
   * none.
   */
  private int along(int node, int edge) {
    int from = node & POSE;
    int to = edge == 0 ? step(from) : turn(from, footing.preferred(edge - 1));
    if (to == Pose.NONE) {
      return Pose.NONE;
    }
    if (gait.suffersRed() && entersRed(from, to, edge)) {
      return (node >> POSE_BITS) % layers == reds ? Pose.NONE : node - from + to + (1 << POSE_BITS);
    }
    return node - from + to;
  }

  private int step(int from) {
    int to = footing.step(from);
    return to != Pose.NONE && isPassable(to) ? to : Pose.NONE;
  }

  private boolean isPassable(int pose) {
    for (int k = 0; k < footing.size(); k++) {
      if (!passes(footing.square(pose, k))) {
        return false;
      }
    }
    return true;
  }

  private boolean passes(int square) {
    return gait.passes(squares, square, figure) && (avoided == 0 || !footing.ground().isOnAny(square, avoided));
  }

  private int turn(int from, int turn) {
    int to = footing.turn(from, turn);
    for (int k = 0; to != Pose.NONE && k < footing.boxSize(); k++) {
      int square = footing.box(from, turn, k);
      if (square == Ground.NONE) {
        return to;
      }
      to = passes(square) ? to : Pose.NONE;
    }
    return to;
  }

  private boolean entersRed(int from, int to, int edge) {
    boolean changesSquares = edge == 0 || footing.boxSize() > 0;
    return changesSquares && footing.covers(to, Terrain.RED) && (edge == 0 || !footing.covers(from, Terrain.RED));
  }

  /**
   * Returns the price of an edge. A step is paid where it leads; a turn costs more if it begins or ends on a blue
   * square (JW-RUL-08).
   */
  private int price(int from, int to, int edge) {
    return gait.paysBlue() && (isBlue(to) || edge > 0 && isBlue(from)) ? MAX_STEP : 1;
  }

  private boolean isBlue(int node) {
    return footing.covers(node & POSE, Terrain.BLUE);
  }

  /** Returns the least MV to a pose, {@link #NONE} if it is not reached. */
  public int cost(int pose) {
    int min = NONE;
    for (int entered = 0; entered <= reds; entered++) {
      min = Math.min(min, cost(pose, entered));
    }
    return min;
  }

  /**
   * Returns the least MV to a pose with a given number of red squares entered, {@link #NONE} if it is not reached that
   * way.
   */
  public int cost(int pose, int entered) {
    int min = NONE;
    int node = entered << POSE_BITS | pose;
    for (int free = 0; free <= gait.freeTurns(); free++, node += layers << POSE_BITS) {
      min = Math.min(min, costOf(node));
    }
    return min;
  }

  /** Returns the number of pairs of a pose and red squares that were reached. */
  public int size() {
    return foundCount;
  }

  /** Returns a reached pose, cheapest first. */
  public int pose(int number) {
    return found[number] & POSE;
  }

  /** Returns the red squares entered on the way to it. */
  public int entered(int number) {
    return found[number] >> POSE_BITS;
  }

  /**
   * Finds the cheapest route to a pose. Among several, forward comes before a left turn before a right turn at each
   * step (JW-D-06).
   *
   * @param pose a pose that was reached
   * @param entered the number of red squares entered
   * @param route the array for the poses, the first after the start; at least as long as the cost plus the free turns
   * @return the number of poses
   */
  public int route(int pose, int entered, int[] route) {
    int goal = entered << POSE_BITS | pose;
    mark(goal, cost(pose, entered));
    int length = 0;
    int at = explored[0];
    int in = 1;
    while (at != goal) {
      int edge = 0;
      while (ways(at, in, edge) == 0) {
        edge++;
      }
      int next = along(at, edge);
      in = ways(at, in, edge);
      at = next;
      route[length++] = at & POSE;
    }
    return length;
  }

  /**
   * Marks the nodes from which a cheapest way leads to a goal. A free turn leads to another node of the same cost,
   * which may have been explored first, so there is one pass for each.
   */
  private void mark(int goal, int cost) {
    marked = new boolean[costs.length][];
    for (int layer = 0; layer < costs.length; layer++) {
      marked[layer] = costs[layer] == null ? NOTHING : new boolean[footing.poses()];
    }
    for (int node = goal, free = 0; free <= gait.freeTurns(); free++, node += layers << POSE_BITS) {
      if (costOf(node) == cost) {
        marked[node >> POSE_BITS][node & POSE] = true;
      }
    }
    for (int pass = 0; pass <= gait.freeTurns(); pass++) {
      for (int i = exploredCount - 1; i >= 0; i--) {
        int node = explored[i];
        if (costOf(node) <= cost && leads(node)) {
          marked[node >> POSE_BITS][node & POSE] = true;
        }
      }
    }
  }

  private boolean leads(int node) {
    for (int edge = 0; edge <= footing.turns(); edge++) {
      if (ways(pair(node), 1 << (node >> POSE_BITS) / layers, edge) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns bits of the numbers of free turns at marked nodes to which an edge leads on a cheapest way from a pair. */
  private int ways(int pair, int in, int edge) {
    int to = along(pair, edge);
    int ways = 0;
    if (to == Pose.NONE) {
      return 0;
    }
    int price = price(pair, to, edge);
    int shift = layers << POSE_BITS;
    for (int free = 0; in >> free != 0; free++) {
      if ((in >> free & 1) == 0) {
        continue;
      }
      int from = pair + free * shift;
      int after = to + free * shift;
      if (isMarked(after) && costOf(after) == costOf(from) + price) {
        ways |= 1 << free;
      }
      if (isFree(from, edge) && isMarked(after + shift) && costOf(after + shift) == costOf(from)) {
        ways |= 2 << free;
      }
    }
    return ways;
  }

  private boolean isMarked(int node) {
    boolean[] layer = marked[node >> POSE_BITS];
    return layer.length > 0 && layer[node & POSE];
  }
}
