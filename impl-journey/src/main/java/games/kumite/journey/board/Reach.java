package games.kumite.journey.board;

import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Squares;
import java.util.Arrays;

/**
 * The poses that a figure can reach, with the least cost for each number of red squares entered on the way. {@link
 * #search} explores, then costs and routes are read. Used by one thread, again and again.
 *
 * <p>A node is a pose together with the red squares entered so far. Steps and turns cost 1, or 2 on blue squares for
 * those who pay, so nodes are explored cost by cost.
 */
public final class Reach {

  /** No cost: the pose cannot be reached. */
  public static final int NONE = Integer.MAX_VALUE;

  private static final int UNREACHED = -1;
  private static final int MOST_STEP = 2;

  private final short[] costs;
  private final int[][] waiting;
  private final int[] counts = new int[MOST_STEP + 1];
  private final int[] explored;
  private final boolean[] marked;
  private int exploredCount;
  private int reds;
  private Footing footing;
  private Squares squares;
  private Gait gait = Gait.DEMON;
  private int figure;

  /**
   * Room for searches.
   *
   * @param footing of the largest ground that will be searched
   * @param mostReds the most red squares that a route may enter
   */
  public Reach(Footing footing, int mostReds) {
    this.footing = footing;
    squares = new Squares(0);
    int nodes = footing.poses() * (mostReds + 1);
    costs = new short[nodes];
    waiting = new int[MOST_STEP + 1][nodes];
    explored = new int[nodes];
    marked = new boolean[nodes];
  }

  /**
   * Explores all poses up to a cost. Poses that a gait merely passes are among them: ask {@link Bases#canStand}.
   *
   * @param on what the base can do on the ground
   * @param among who stands and what lies there
   * @param who the figure that moves
   * @param pose where it starts
   * @param limit the most MV
   * @param how how it moves
   * @param mostReds the most red squares to enter, at most what there is room for
   */
  public void search(Footing on, Squares among, int who, int pose, int limit, Gait how, int mostReds) {
    footing = on;
    squares = among;
    figure = who;
    gait = how;
    reds = how.suffersRed() ? mostReds : 0;
    exploredCount = 0;
    Arrays.fill(costs, 0, on.poses() * (reds + 1), (short) UNREACHED);
    Arrays.fill(counts, 0);
    improve(pose, 0);
    for (int cost = 0; cost <= limit && counts[0] + counts[1] + counts[2] > 0; cost++) {
      int bucket = cost % waiting.length;
      for (int i = 0; i < counts[bucket]; i++) {
        int node = waiting[bucket][i];
        if (costs[node] == cost) {
          explored[exploredCount++] = node;
          if (cost < limit) {
            explore(node, cost, limit);
          }
        }
      }
      counts[bucket] = 0;
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
      if (to != Pose.NONE && cost + price(node, to, edge) <= limit) {
        improve(to, cost + price(node, to, edge));
      }
    }
  }

  /** The node behind an edge: a step, or a turn in the order left before right; {@link Pose#NONE} if there is none. */
  private int along(int node, int edge) {
    int from = node % footing.poses();
    int to = edge == 0 ? step(from) : turn(from, order(edge - 1));
    if (to == Pose.NONE) {
      return Pose.NONE;
    }
    int entered = node / footing.poses() + (gait.suffersRed() && entersRed(from, to, edge) ? 1 : 0);
    return entered > reds ? Pose.NONE : to + entered * footing.poses();
  }

  /** All left turns come before all right turns. */
  private int order(int place) {
    int half = footing.turns() / 2;
    return place < half ? 2 * place : 2 * (place - half) + 1;
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
    return gait.paysBlue() && (isBlue(to) || edge > 0 && isBlue(from)) ? MOST_STEP : 1;
  }

  private boolean isBlue(int node) {
    return footing.covers(node % footing.poses(), Terrain.BLUE);
  }

  /** The least MV to a pose, {@link #NONE} if it is not reached. */
  public int cost(int pose) {
    int least = NONE;
    for (int entered = 0; entered <= reds; entered++) {
      least = Math.min(least, cost(pose, entered));
    }
    return least;
  }

  /** The least MV to a pose with so many red squares entered, {@link #NONE} if it is not reached so. */
  public int cost(int pose, int entered) {
    int cost = costs[entered * footing.poses() + pose];
    return cost == UNREACHED ? NONE : cost;
  }

  /** How many pairs of a pose and red squares were reached. */
  public int size() {
    return exploredCount;
  }

  /** A pose that was reached, cheapest first. */
  public int pose(int number) {
    return explored[number] % footing.poses();
  }

  /** The red squares entered on the way to it. */
  public int entered(int number) {
    return explored[number] / footing.poses();
  }

  /**
   * The cheapest route to a pose: where several are, forward comes before a left turn before a right turn at each step
   * (JW-D-06).
   *
   * @param pose a pose that was reached
   * @param entered with so many red squares entered
   * @param route where the poses go, the first behind the start; as long as the cost is enough
   * @return how many poses there are
   */
  public int route(int pose, int entered, int[] route) {
    mark(entered * footing.poses() + pose);
    int length = 0;
    int node = explored[0];
    while (node != entered * footing.poses() + pose) {
      node = next(node);
      route[length++] = node % footing.poses();
    }
    return length;
  }

  /** Marks the nodes from which a cheapest way leads to a node. */
  private void mark(int goal) {
    Arrays.fill(marked, 0, footing.poses() * (reds + 1), false);
    marked[goal] = true;
    for (int i = exploredCount - 1; i >= 0; i--) {
      int node = explored[i];
      marked[node] |= costs[node] < costs[goal] && next(node) != Pose.NONE;
    }
  }

  private int next(int node) {
    for (int edge = 0; edge <= footing.turns(); edge++) {
      int to = along(node, edge);
      if (to != Pose.NONE && marked[to] && costs[to] == costs[node] + price(node, to, edge)) {
        return to;
      }
    }
    return Pose.NONE;
  }
}
