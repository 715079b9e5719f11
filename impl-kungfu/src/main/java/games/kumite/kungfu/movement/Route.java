package games.kumite.kungfu.movement;

import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import java.util.Arrays;

/** Ways round things for figures that nobody steers, on a grid of points 100 tenths apart (KF-RUL-101). */
public final class Route {

  /** Where a way may end. */
  public interface Goal {

    /** Whether a place is what is sought. */
    boolean isReached(long place);

    /** Whether a place will do if nothing that is sought can be reached. */
    default boolean isSecondBest(long place) {
      return false;
    }
  }

  /** Whether one move may lead straight to a place. */
  public interface Reach {

    /** Whether it may. */
    boolean isLegal(long place);
  }


  private static final int GRID = 100;
  private static final int STRAIGHT = 10;
  private static final int DIAGONAL = 14;
  private static final int UNREACHED = -1;
  private static final byte UNKNOWN = 0;
  private static final byte FREE = 1;
  private static final byte SHUT = 2;
  /** E, NE, N, NW, W, SW, S, SE. */
  private static final int[] ACROSS = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] UP = {0, 1, 1, 1, 0, -1, -1, -1};

  private final Fight fight;
  private final int figure;
  private final int columns;
  private final int rows;
  private final int[] costs;
  private final byte[] ways;
  private final byte[] known;
  private final int[] enemies;
  private int enemyCount;

  private Route(Fight fight, int figure) {
    this.fight = fight;
    this.figure = figure;
    columns = fight.board().width / GRID + 1;
    rows = fight.board().height / GRID + 1;
    costs = new int[columns * rows];
    ways = new byte[columns * rows];
    known = new byte[columns * rows];
    Figures figures = fight.figures();
    enemies = new int[figures.count()];
    for (int other = 0; other < figures.count(); other++) {
      if (other != figure && figures.isBody(other) && figures.areEnemies(figure, other)) {
        enemies[enemyCount++] = other;
      }
    }
    Arrays.fill(costs, Integer.MAX_VALUE);
  }

  /**
   * The place that one move along the shortest way to a goal leads to.
   *
   * @param reach to which points of the way the move may go
   * @return the farthest of them; where the figure is if there is none
   */
  public static long step(Fight fight, int figure, Goal goal, Reach reach) {
    Route route = new Route(fight, figure);
    int start = route.start();
    int end = start == UNREACHED ? UNREACHED : route.search(start, goal);
    return end == UNREACHED ? fight.figures().place(figure) : route.farthest(start, end, reach);
  }

  private long place(int point) {
    return Place.of(point % columns * GRID, point / columns * GRID, 0);
  }

  /** Whether a point is free; it is looked at once. */
  private boolean isFree(int point) {
    if (known[point] == UNKNOWN) {
      known[point] = found(point) ? FREE : SHUT;
    }
    return known[point] == FREE;
  }

  private boolean found(int point) {
    Figures figures = fight.figures();
    Size size = figures.size(figure);
    long place = place(point);
    return fight.board().isInside(Place.x(place), Place.y(place), size.radius())
        && fight.board().isEnd(Place.x(place), Place.y(place), 0, size)
        && !isInContact(figures, place, size);
  }

  private boolean isInContact(Figures figures, long place, Size size) {
    for (int i = 0; i < enemyCount; i++) {
      long enemy = figures.place(enemies[i]);
      Size other = figures.size(enemies[i]);
      int reach = size.radius() + other.radius() + Gaps.CONTACT;
      if (Math.abs(Place.x(place) - Place.x(enemy)) <= reach && Math.abs(Place.y(place) - Place.y(enemy)) <= reach
          && Gaps.inContact(fight.board(), place, size, enemy, other)) {
        return true;
      }
    }
    return false;
  }

  private int start() {
    long here = fight.figures().place(figure);
    int best = UNREACHED;
    long min = Long.MAX_VALUE;
    int column = Place.x(here) / GRID;
    int row = Place.y(here) / GRID;
    for (int c = Math.max(0, column - 3); c <= Math.min(columns - 1, column + 4); c++) {
      for (int r = Math.max(0, row - 3); r <= Math.min(rows - 1, row + 4); r++) {
        int point = r * columns + c;
        long far = Place.squared(here, place(point));
        if (far < min && isFree(point)) {
          min = far;
          best = point;
        }
      }
    }
    return best;
  }

  private int search(int start, Goal goal) {
    Frontier open = new Frontier();
    costs[start] = 0;
    open.add(start, 0);
    int any = UNREACHED;
    while (!open.isEmpty()) {
      int point = open.take();
      if (open.cost() > costs[point]) {
        continue; // a shorter way to it was found later
      }
      if (goal.isReached(place(point))) {
        return point;
      }
      any = any == UNREACHED && goal.isSecondBest(place(point)) ? point : any;
      for (int way = 0; way < ACROSS.length; way++) {
        int next = neighbour(point, way);
        int cost = costs[point] + (way % 2 == 0 ? STRAIGHT : DIAGONAL);
        if (next != UNREACHED && cost < costs[next] && isFree(next)) {
          costs[next] = cost;
          ways[next] = (byte) way;
          open.add(next, cost);
        }
      }
    }
    return any;
  }

  private int neighbour(int point, int way) {
    int column = point % columns + ACROSS[way];
    int row = point / columns + UP[way];
    return column < 0 || column >= columns || row < 0 || row >= rows ? UNREACHED : row * columns + column;
  }

  private long farthest(int start, int goal, Reach reach) {
    int point = goal;
    while (point != start) {
      if (reach.isLegal(place(point))) {
        return place(point);
      }
      point -= UP[ways[point]] * columns + ACROSS[ways[point]];
    }
    return reach.isLegal(place(start)) ? place(start) : fight.figures().place(figure);
  }
}
