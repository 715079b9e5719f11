package games.kumite.kungfu.movement;

import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.StandableGrid;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import java.util.Arrays;

/**
 * Ways round things for neutral figures, on a grid of points 100 tenths apart (KF-RUL-101). One is used again and again by its
 * thread.
 */
public final class NeutralRoute {

  /** The points where a way may end. */
  public interface Goal {

    /** Returns whether a place is what is sought. */
    boolean isReached(long place);

    /**
     * Returns a lower bound of the cost of the way from a place to what is sought: what cannot lie on a short way is left out.
     */
    int atLeast(long place);

    /** Returns whether a place will do if nothing that is sought can be reached. */
    default boolean isSecondBest(long place) {
      return false;
    }
  }

  /** A test whether one move may lead straight to a place. */
  public interface Reach {

    /** Returns whether it may. */
    boolean isLegal(long place);
  }

  private static final ThreadLocal<NeutralRoute> OWN = ThreadLocal.withInitial(NeutralRoute::new);
  private static final int STRAIGHT = 10;
  private static final int DIAGONAL = 14;
  private static final int UNREACHED = -1;
  private static final int UNKNOWN = Integer.MAX_VALUE;
  /** The cost of a point that may be in contact with an enemy: that is asked when a way comes to it. */
  private static final int NEAR_ENEMY = UNKNOWN - 1;
  private static final int SHUT = -1;
  /** The additional costs, beyond the lower bound, of a way that is looked for first, then at last. */
  private static final int[] DETOURS = {10, 40, 150, 400, 700, UNKNOWN};
  private static final double MOST_OF_A_TENTH = 0.1078; // where a way goes two steps straight for one diagonal
  /** E, NE, N, NW, W, SW, S, SE. */
  private static final int[] ACROSS = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] UP = {0, 1, 1, 1, 0, -1, -1, -1};

  private final Frontier open = new Frontier();
  private final int[] steps = new int[ACROSS.length];
  /** The cost of coming to each point. */
  private int[] costs = {};
  private byte[] ways = {};

  private NeutralRoute() {}

  /**
   * Returns the place that one move along the shortest way to a goal leads to.
   *
   * @param reach the test for points of the way that the move may go to
   * @return the farthest of them; where the figure is if there is none
   */
  public static long step(GameState state, int figure, Goal goal, Reach reach) {
    StandableGrid points = StandableGrid.of(state.board(), state.figures().size(figure));
    NeutralRoute route = OWN.get();
    route.lay(state, figure, points);
    int start = route.start(state, figure, points);
    boolean isPossible = start != UNREACHED;
    // Deepening by detours: the first searches look only at points on ways little longer than the lower bound,
    // which finds most ways quickly; only the last one looks at all points.
    for (int search = 0; isPossible && search < DETOURS.length; search++) {
      int end = route.search(state, figure, points, start, goal, DETOURS[search]);
      if (end != UNREACHED) {
        return route.farthest(state, figure, points, start, end, reach);
      }
      isPossible = search > 0 || route.isAnywhere(state, figure, points, goal);
      route.forget(points);
    }
    return state.figures().place(figure);
  }

  /** Returns a lower bound of the cost of a way from one point to within some distance of another, by {@link #spared}. */
  public static int cost(long from, long to, int spared) {
    // the octile distance: diagonal steps for the shorter side, straight ones for the rest
    int across = Math.abs(Place.x(from) - Place.x(to));
    int up = Math.abs(Place.y(from) - Place.y(to));
    int straight = (STRAIGHT * Math.max(across, up) + (DIAGONAL - STRAIGHT) * Math.min(across, up)) / StandableGrid.GRID;
    return Math.max(0, straight - spared);
  }

  /** Returns the most that a way can cost less that ends at a distance from a point instead of at it. */
  public static int spared(int near) {
    return 1 + (int) Math.ceil(near * MOST_OF_A_TENTH);
  }

  /** Begins again. */
  private void lay(GameState state, int figure, StandableGrid points) {
    if (costs.length < points.points()) {
      costs = new int[points.points()];
      ways = new byte[points.points()];
    }
    Arrays.fill(costs, 0, points.points(), UNKNOWN);
    open.clear();
    for (int way = 0; way < steps.length; way++) {
      steps[way] = UP[way] * points.columns() + ACROSS[way];
    }
    Figures figures = state.figures();
    for (int other = 0; other < figures.count(); other++) {
      if (other != figure && figures.isBody(other) && figures.areEnemies(figure, other)) {
        approach(state, figure, other, points);
      }
    }
    boolean isWarded = SpiritWards.mayBar(figures, figure);
    for (int point = 0; isWarded && point < points.points(); point++) {
      costs[point] = SpiritWards.isShut(figures, figure, points.place(point)) ? SHUT : costs[point]; // KF-TRT-67a
    }
  }

  /** Forgets the costs of ways; what is shut stays so. */
  private void forget(StandableGrid points) {
    for (int point = 0; point < points.points(); point++) {
      costs[point] = costs[point] >= 0 && costs[point] < NEAR_ENEMY ? UNKNOWN : costs[point];
    }
    open.clear();
  }

  /** Marks the points that may be in contact with an enemy: no way leads to those that are. */
  private void approach(GameState state, int figure, int enemy, StandableGrid points) {
    Figures figures = state.figures();
    long place = figures.place(enemy);
    int reach = figures.size(figure).radius() + figures.size(enemy).radius()
        + Gaps.widest(state.board(), place, figures.size(enemy));
    int first = Math.max(0, Place.x(place) - reach) / StandableGrid.GRID;
    int last = Math.min(points.columns() - 1, (Place.x(place) + reach) / StandableGrid.GRID);
    int lastRow = Math.min(points.points() / points.columns() - 1, (Place.y(place) + reach) / StandableGrid.GRID);
    for (int row = Math.max(0, Place.y(place) - reach) / StandableGrid.GRID; row <= lastRow; row++) {
      Arrays.fill(costs, row * points.columns() + first, row * points.columns() + last + 1, NEAR_ENEMY);
    }
  }

  /** Returns whether ways may lead to a point. */
  private boolean isOpen(GameState state, int figure, StandableGrid points, int point) {
    if (costs[point] >= NEAR_ENEMY && !points.isFree(state.board(), point)) {
      costs[point] = SHUT;
    } else if (costs[point] == NEAR_ENEMY) {
      Figures figures = state.figures();
      boolean isTouching = Spots.isInContact(state.board(), figures, figure, points.place(point), figures.size(figure));
      costs[point] = isTouching ? SHUT : UNKNOWN;
    }
    return costs[point] != SHUT;
  }

  /** Returns whether ways may lead to any point that is sought. */
  private boolean isAnywhere(GameState state, int figure, StandableGrid points, Goal goal) {
    for (int point = 0; point < points.points(); point++) {
      long place = points.place(point);
      if ((goal.isReached(place) || goal.isSecondBest(place)) && isOpen(state, figure, points, point)) {
        return true;
      }
    }
    return false;
  }

  private int start(GameState state, int figure, StandableGrid points) {
    long here = state.figures().place(figure);
    int best = UNREACHED;
    long min = Long.MAX_VALUE;
    int rows = points.points() / points.columns();
    int column = Place.x(here) / StandableGrid.GRID;
    int row = Place.y(here) / StandableGrid.GRID;
    for (int c = Math.max(0, column - 3); c <= Math.min(points.columns() - 1, column + 4); c++) {
      for (int r = Math.max(0, row - 3); r <= Math.min(rows - 1, row + 4); r++) {
        int point = r * points.columns() + c;
        long far = Place.squared(here, points.place(point));
        if (far < min && isOpen(state, figure, points, point)) {
          min = far;
          best = point;
        }
      }
    }
    return best;
  }

  /**
   * Returns the first point found that is sought. Points on no way short enough are left out; those on shortest ways are met in
   * the same order as if all were looked at, so that the same one of them is found.
   */
  private int search(GameState state, int figure, StandableGrid points, int start, Goal goal, int detour) {
    // Dijkstra's algorithm on eight neighbours (10 straight, 14 diagonal). The lower bound only leaves points out, as in A*,
    // but does not change the order: so the way found does not depend on the bound.
    int most = detour == UNKNOWN ? UNKNOWN : goal.atLeast(points.place(start)) + detour;
    costs[start] = 0;
    open.add(start, 0);
    int any = UNREACHED;
    while (!open.isEmpty()) {
      int point = open.take();
      if (open.cost() > costs[point]) {
        continue; // a shorter way to it was found later
      }
      if (goal.isReached(points.place(point))) {
        return point;
      }
      any = any == UNREACHED && most == UNKNOWN && goal.isSecondBest(points.place(point)) ? point : any;
      spread(state, figure, points, point, goal, most);
    }
    return any;
  }

  /** Opens the neighbours of a point that was taken, as far as the way over it is the cheapest so far and costs no more than a bound. */
  private void spread(GameState state, int figure, StandableGrid points, int point, Goal goal, int most) {
    for (int way = 0; way < steps.length; way++) {
      int next = point + steps[way]; // a free point is not at the rim
      int cost = open.cost() + (way % 2 == 0 ? STRAIGHT : DIAGONAL);
      if (cost < costs[next]) {
        boolean isOpen = costs[next] < NEAR_ENEMY || isOpen(state, figure, points, next);
        if (isOpen && (most == UNKNOWN || cost + goal.atLeast(points.place(next)) <= most)) {
          costs[next] = cost;
          ways[next] = (byte) way;
          open.add(next, cost);
        }
      }
    }
  }

  private long farthest(GameState state, int figure, StandableGrid points, int start, int goal, Reach reach) {
    int point = goal;
    while (point != start) {
      if (reach.isLegal(points.place(point))) {
        return points.place(point);
      }
      point -= steps[ways[point]];
    }
    return reach.isLegal(points.place(start)) ? points.place(start) : state.figures().place(figure);
  }
}
