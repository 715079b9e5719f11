package games.kumite.kungfu.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The points of a table 10 mm apart at which a base could stand on the ground, and routes over them (KF-RUL-101). */
public final class RoutingGrid {

  private static final int STEP = 100;
  private static final int STRAIGHT = 10;
  private static final int DIAGONAL = 14;
  private static final int[] DX = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] DY = {0, 1, 1, 1, 0, -1, -1, -1};

  private final int columns;
  private final int rows;
  private final boolean[] free;

  private RoutingGrid(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    this.free = new boolean[columns * rows];
  }

  /** Returns the grid for a base on an empty table: closed doors count as open. */
  public static RoutingGrid of(Board board, Size size) {
    RoutingGrid grid = new RoutingGrid(board.width / STEP + 1, board.height / STEP + 1);
    for (int i = 0; i < grid.free.length; i++) {
      grid.free[i] = board.isInside(i % grid.columns * STEP, i / grid.columns * STEP, size.radius());
    }
    for (Piece piece : stopping(board, size)) {
      grid.block(piece.outline, size.radius());
    }
    return grid;
  }

  /** Returns the grid for a figure: enemies are in its way. */
  public static RoutingGrid of(Board board, Bodies bodies, int figure) {
    Size size = bodies.size(figure);
    RoutingGrid grid = of(board, size);
    for (int i = 0; i < grid.free.length; i++) {
      for (int other = 0; other < bodies.count() && grid.free[i]; other++) {
        grid.free[i] = !bodies.isBody(other) || !bodies.areEnemies(figure, other)
            || !Gaps.isWithin(grid.place(i), size, bodies.place(other), bodies.size(other), 0);
      }
    }
    return grid;
  }

  private static List<Piece> stopping(Board board, Size size) {
    List<Piece> stopping = new ArrayList<>();
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      boolean isWall = piece.isAny(Flag.BLOCK.bit() | Flag.LINEAR.bit()) && piece.isAtHeight(0, size.height());
      if (board.isThere(i) && !piece.is(Flag.DOOR) && (isWall || piece.is(Flag.DEEP))) {
        stopping.add(piece);
      }
    }
    return stopping;
  }

  /** Makes the points at which a base would overlap a piece not free. */
  private void block(Polygon outline, int radius) {
    int lastColumn = Math.min(columns - 1, (outline.right() + radius) / STEP);
    int lastRow = Math.min(rows - 1, (outline.high() + radius) / STEP);
    for (int row = Math.max(0, (outline.low() - radius) / STEP); row <= lastRow; row++) {
      for (int column = Math.max(0, (outline.left() - radius) / STEP); column <= lastColumn; column++) {
        int point = row * columns + column;
        free[point] = free[point] && outline.isClearOf(column * STEP, row * STEP, radius);
      }
    }
  }

  private long place(int point) {
    return Place.of(point % columns * STEP, point / columns * STEP, 0);
  }

  /** Returns how many points are free. */
  public int free() {
    int count = 0;
    for (boolean is : free) {
      count += is ? 1 : 0;
    }
    return count;
  }

  /** Returns whether one can get from every free point to every other. */
  public boolean isConnected() {
    int start = 0;
    while (start < free.length && !free[start]) {
      start++;
    }
    return start < free.length && reached(costs(start)) == free();
  }

  private static int reached(int[] costs) {
    int count = 0;
    for (int cost : costs) {
      count += cost < Integer.MAX_VALUE ? 1 : 0;
    }
    return count;
  }

  /** Returns the cost of the cheapest way from a point to each point, found in rings of equal cost. */
  private int[] costs(int start) {
    // Dijkstra's algorithm with a ring of lists for a queue (Dial 1969): a step costs at most DIAGONAL,
    // so the costs that wait differ by at most that, and a list for each of them is enough.
    int[] costs = new int[free.length];
    Arrays.fill(costs, Integer.MAX_VALUE);
    costs[start] = 0;
    List<List<Integer>> rings = new ArrayList<>();
    for (int i = 0; i <= DIAGONAL; i++) {
      rings.add(new ArrayList<>());
    }
    rings.get(0).add(start);
    int left = 1;
    for (int cost = 0; left > 0; cost++) {
      List<Integer> ring = rings.get(cost % rings.size());
      for (int i = 0; i < ring.size(); i++) {
        left--;
        left += costs[ring.get(i)] == cost ? spread(costs, rings, ring.get(i), cost) : 0;
      }
      ring.clear();
    }
    return costs;
  }

  private int spread(int[] costs, List<List<Integer>> rings, int point, int cost) {
    int added = 0;
    for (int direction = 0; direction < DX.length; direction++) {
      int next = neighbour(point, direction);
      int sum = cost + cost(direction);
      if (next >= 0 && free[next] && sum < costs[next]) {
        costs[next] = sum;
        rings.get(sum % rings.size()).add(next);
        added++;
      }
    }
    return added;
  }

  private static int cost(int direction) {
    return (direction & 1) == 0 ? STRAIGHT : DIAGONAL;
  }

  private int neighbour(int point, int direction) {
    int column = point % columns + DX[direction];
    int row = point / columns + DY[direction];
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  }

  /** Returns the free point that is nearest to a place, the first of equal ones; -1 if none is free. */
  private int nearest(long place) {
    int best = -1;
    for (int i = 0; i < free.length; i++) {
      if (free[i] && (best < 0 || Place.squared(place, place(i)) < Place.squared(place, place(best)))) {
        best = i;
      }
    }
    return best;
  }

  /** Returns the points of the cheapest route from a place to another, both ends among them; empty if there is none. */
  public List<Long> route(long from, long to) {
    int start = nearest(from);
    int goal = nearest(to);
    if (start < 0) {
      return List.of();
    }
    int[] costs = costs(start);
    List<Long> route = new ArrayList<>();
    if (costs[goal] == Integer.MAX_VALUE) {
      return route;
    }
    route.add(place(goal));
    while (goal != start) {
      goal = before(costs, goal);
      route.add(place(goal));
    }
    Collections.reverse(route);
    return route;
  }

  private int before(int[] costs, int point) {
    for (int direction = 0; direction < DX.length; direction++) {
      int next = neighbour(point, direction);
      if (next >= 0 && costs[next] < Integer.MAX_VALUE && costs[next] + cost(direction) == costs[point]) {
        return next;
      }
    }
    throw new IllegalStateException("point " + point + " of the grid is reached from nowhere");
  }
}
