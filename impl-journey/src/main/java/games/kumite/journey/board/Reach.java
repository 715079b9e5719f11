package games.kumite.journey.board;

import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Squares;
import java.util.Arrays;

/**
 * The poses that a figure can reach, with the least cost for each number of red squares entered on the way. {@link
 * #search} explores, then costs and routes are read. Used by one thread, again and again; arrays grow to what the
 * largest search has needed.
 *
 * <p>A node is a pose together with the red squares entered and the free turns taken so far. Steps and turns cost 1,
 * or 2 on blue squares for those who pay, or nothing while a turn is free, so nodes are explored cost by cost.
 */
public final class Reach {

  /** No cost: the pose cannot be reached. */
  public static final int NONE = Integer.MAX_VALUE;

  private static final int UNREACHED = -1;
  private static final int MAX_STEP = 2;

  private short[] costs = {};
  private int[][] waiting = new int[MAX_STEP + 1][0];
  private final int[] counts = new int[MAX_STEP + 1];
  private int[] explored = {};
  private int[] found = {};
  private boolean[] listed = {};
  private boolean[] marked = {};
  private int exploredCount;
  private int foundCount;
  private int poses;
  private int pairs;
  private int reds;
  private Footing footing;
  private Squares squares = new Squares(0);
  private Gait gait = Gait.DEMON;
  private int figure;

  /** For the bases of a footing; each search may name another. */
  public Reach(Footing footing) {
    this.footing = footing;
  }

  /**
   * Explores all poses up to a cost. Poses that a gait merely passes are among them: ask {@link Bases#canStand}.
   *
   * @param on what the base can do on the ground, as {@link Gait#footing} says
   * @param among who stands and what lies there
   * @param who the figure that moves
   * @param pose where it starts
   * @param limit the most MV
   * @param how how it moves
   * @param maxReds the most red squares to enter
   */
  public void search(Footing on, Squares among, int who, int pose, int limit, Gait how, int maxReds) {
    footing = on;
    squares = among;
    figure = who;
    gait = how;
    reds = how.suffersRed() ? maxReds : 0;
    poses = on.poses();
    pairs = poses * (reds + 1);
    begin(pairs * (how.freeTurns() + 1));
    improve(pose, 0);
    for (int cost = 0; cost <= limit && counts[0] + counts[1] + counts[2] > 0; cost++) {
      int bucket = cost % waiting.length;
      for (int i = 0; i < counts[bucket]; i++) { // a free turn adds to the bucket that is being emptied
        int node = waiting[bucket][i];
        if (costs[node] == cost) {
          note(node);
          explore(node, cost, limit);
        }
      }
      counts[bucket] = 0;
    }
  }

  private void begin(int nodes) {
    if (costs.length < nodes) {
      costs = new short[nodes];
      waiting = new int[MAX_STEP + 1][nodes];
      explored = new int[nodes];
      found = new int[nodes];
      listed = new boolean[nodes];
      marked = new boolean[nodes];
    }
    exploredCount = 0;
    foundCount = 0;
    Arrays.fill(costs, 0, nodes, (short) UNREACHED);
    Arrays.fill(listed, 0, pairs, false);
    Arrays.fill(counts, 0);
  }

  /** The first node of a pose and its red squares is the cheapest, whatever free turns it took. */
  private void note(int node) {
    explored[exploredCount++] = node;
    int pair = node % pairs;
    if (!listed[pair]) {
      listed[pair] = true;
      found[foundCount++] = pair;
    }
  }

  private void improve(int node, int cost) {
    if (costs[node] == UNREACHED || cost < costs[node]) {
      costs[node] = (short) cost;
      int bucket = cost % waiting.length;
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
        improve(to + pairs, cost);
      }
    }
  }

  /** Whether an edge is a turn and one is still free; what it leads to is then the next layer of nodes. */
  private boolean isFree(int node, int edge) {
    return edge > 0 && node / pairs < gait.freeTurns();
  }

  /** The node after an edge: a step, or a turn in the order left before right; {@link Pose#NONE} if there is none. */
  private int along(int node, int edge) {
    int from = node % poses;
    int to = edge == 0 ? step(from) : turn(from, footing.preferred(edge - 1));
    if (to == Pose.NONE) {
      return Pose.NONE;
    }
    if (gait.suffersRed() && entersRed(from, to, edge)) {
      return node % pairs / poses == reds ? Pose.NONE : node - from + to + poses;
    }
    return node - from + to;
  }

  private int step(int from) {
    int to = footing.step(from);
    return to != Pose.NONE && isPassable(to) ? to : Pose.NONE;
  }

  private boolean isPassable(int pose) {
    for (int k = 0; k < footing.size(); k++) {
      if (!isPassableSquare(footing.square(pose, k))) {
        return false;
      }
    }
    return true;
  }

  private boolean isPassableSquare(int square) {
    int there = squares.figure(square);
    return (gait.passesTokens() || !squares.isBlocked(square))
        && (gait.passesFigures() || there == Squares.NONE || there == figure);
  }

  private int turn(int from, int turn) {
    int to = footing.turn(from, turn);
    for (int k = 0; to != Pose.NONE && k < footing.boxSize(); k++) {
      int square = footing.box(from, turn, k);
      if (square == Ground.NONE) {
        return to;
      }
      to = isPassableSquare(square) ? to : Pose.NONE;
    }
    return to;
  }

  private boolean entersRed(int from, int to, int edge) {
    boolean changesSquares = edge == 0 || footing.boxSize() > 0;
    return changesSquares && footing.covers(to, Terrain.RED) && (edge == 0 || !footing.covers(from, Terrain.RED));
  }

  /** A step is paid where it leads; a turn is dearer if it begins or ends on a blue square (JW-RUL-08). */
  private int price(int from, int to, int edge) {
    return gait.paysBlue() && (isBlue(to) || edge > 0 && isBlue(from)) ? MAX_STEP : 1;
  }

  private boolean isBlue(int node) {
    return footing.covers(node % poses, Terrain.BLUE);
  }

  /** The least MV to a pose, {@link #NONE} if it is not reached. */
  public int cost(int pose) {
    int min = NONE;
    for (int entered = 0; entered <= reds; entered++) {
      min = Math.min(min, cost(pose, entered));
    }
    return min;
  }

  /** The least MV to a pose with so many red squares entered, {@link #NONE} if it is not reached so. */
  public int cost(int pose, int entered) {
    int min = NONE;
    int node = entered * poses + pose;
    for (int free = 0; free <= gait.freeTurns(); free++, node += pairs) {
      min = costs[node] == UNREACHED ? min : Math.min(min, costs[node]);
    }
    return min;
  }

  /** How many pairs of a pose and red squares were reached. */
  public int size() {
    return foundCount;
  }

  /** A pose that was reached, cheapest first. */
  public int pose(int number) {
    return found[number] % poses;
  }

  /** The red squares entered on the way to it. */
  public int entered(int number) {
    return found[number] / poses;
  }

  /**
   * The cheapest route to a pose: where several are, forward comes before a left turn before a right turn at each step
   * (JW-D-06).
   *
   * @param pose a pose that was reached
   * @param entered with so many red squares entered
   * @param route where the poses go, the first after the start; as long as the cost and the free turns are enough
   * @return how many poses there are
   */
  public int route(int pose, int entered, int[] route) {
    int goal = entered * poses + pose;
    mark(goal, cost(pose, entered));
    int length = 0;
    int at = explored[0];
    int layers = 1;
    while (at != goal) {
      int edge = 0;
      while (ways(at, layers, edge) == 0) {
        edge++;
      }
      int next = along(at, edge);
      layers = ways(at, layers, edge);
      at = next;
      route[length++] = at % poses;
    }
    return length;
  }

  /**
   * Marks the nodes from which a cheapest way leads to a goal. A free turn leads to another node of the same cost, which
   * may have been explored first: so there is a pass for each.
   */
  private void mark(int goal, int cost) {
    Arrays.fill(marked, 0, pairs * (gait.freeTurns() + 1), false);
    for (int node = goal, free = 0; free <= gait.freeTurns(); free++, node += pairs) {
      marked[node] = costs[node] == cost;
    }
    for (int pass = 0; pass <= gait.freeTurns(); pass++) {
      for (int i = exploredCount - 1; i >= 0; i--) {
        int node = explored[i];
        marked[node] |= costs[node] <= cost && leads(node);
      }
    }
  }

  private boolean leads(int node) {
    for (int edge = 0; edge <= footing.turns(); edge++) {
      if (ways(node % pairs, 1 << node / pairs, edge) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The layers of marked nodes to which an edge leads on a cheapest way from a pair in some layers. */
  private int ways(int pair, int layers, int edge) {
    int to = along(pair, edge);
    int ways = 0;
    if (to == Pose.NONE) {
      return 0;
    }
    int price = price(pair, to, edge);
    for (int free = 0; layers >> free != 0; free++) {
      int shift = free * pairs;
      if ((layers >> free & 1) == 0) {
        continue;
      }
      if (marked[to + shift] && costs[to + shift] == costs[pair + shift] + price) {
        ways |= 1 << free;
      }
      if (isFree(pair + shift, edge) && marked[to + shift + pairs]
          && costs[to + shift + pairs] == costs[pair + shift]) {
        ways |= 2 << free;
      }
    }
    return ways;
  }
}
