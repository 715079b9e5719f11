package games.kumite.kungfu.morale;

import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import java.util.Arrays;
import java.util.PriorityQueue;

/** Ways round things for figures that nobody steers, on a grid of points 100 tenths apart (KF-RUL-101). */
final class Route {

  private static final int GRID = 100;
  private static final int STRAIGHT = 10;
  private static final int DIAGONAL = 14;
  private static final int UNREACHED = -1;
  /** E, NE, N, NW, W, SW, S, SE. */
  private static final int[] ACROSS = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] UP = {0, 1, 1, 1, 0, -1, -1, -1};

  private final Fight fight;
  private final int figure;
  private final int columns;
  private final int rows;
  private final int[] costs;
  private final int[] before;

  private Route(Fight fight, int figure) {
    this.fight = fight;
    this.figure = figure;
    columns = fight.board().width / GRID + 1;
    rows = fight.board().height / GRID + 1;
    costs = new int[columns * rows];
    before = new int[columns * rows];
    Arrays.fill(costs, Integer.MAX_VALUE);
    Arrays.fill(before, UNREACHED);
  }

  /** The end of one move along the route to an edge, or to any edge if there is none to that one. */
  static long step(Fight fight, int figure, int edge, int reach) {
    Route route = new Route(fight, figure);
    int start = route.start();
    if (start == UNREACHED) {
      return fight.figures().place(figure);
    }
    int goal = route.search(start, edge);
    return goal == UNREACHED ? fight.figures().place(figure) : route.farthest(start, goal, reach);
  }

  private long place(int point) {
    return Place.of(point % columns * GRID, point / columns * GRID, 0);
  }

  private boolean isFree(int point) {
    Figures figures = fight.figures();
    Size size = figures.size(figure);
    long place = place(point);
    return fight.board().isInside(Place.x(place), Place.y(place), size.radius())
        && fight.board().isEnd(Place.x(place), Place.y(place), 0, size)
        && !Spots.isInContact(fight.board(), figures, figure, place, size);
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

  private int search(int start, int edge) {
    PriorityQueue<long[]> open = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
    costs[start] = 0;
    open.add(new long[] {0, start});
    int any = UNREACHED;
    for (long order = 1; !open.isEmpty();) {
      long[] top = open.remove();
      int point = (int) (top[1] & 0xFFFFFF);
      if (top[0] >> 24 > costs[point]) {
        continue;
      }
      if (isAtEdge(point, edge)) {
        return point;
      }
      any = any == UNREACHED && isAtAnyEdge(point) ? point : any;
      for (int way = 0; way < ACROSS.length; way++) {
        int next = neighbour(point, way);
        int cost = costs[point] + (way % 2 == 0 ? STRAIGHT : DIAGONAL);
        if (next != UNREACHED && cost < costs[next] && isFree(next)) {
          costs[next] = cost;
          before[next] = point;
          open.add(new long[] {(long) cost << 24 | order++ & 0xFFFFFF, next});
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

  private boolean isAtEdge(int point, int edge) {
    int radius = fight.figures().size(figure).radius() + GRID;
    long place = place(point);
    return switch (edge) {
      case 0 -> Place.x(place) < radius;
      case 1 -> fight.board().width - Place.x(place) < radius;
      case 2 -> Place.y(place) < radius;
      default -> fight.board().height - Place.y(place) < radius;
    };
  }

  private boolean isAtAnyEdge(int point) {
    return isAtEdge(point, 0) || isAtEdge(point, 1) || isAtEdge(point, 2) || isAtEdge(point, 3);
  }

  /** The farthest point of the route within one move that can be walked to in a straight line. */
  private long farthest(int start, int goal, int reach) {
    int point = goal;
    while (point != start && point != UNREACHED) {
      if (Moves.fault(fight.board(), fight.figures(), figure, place(point), reach) == null) {
        return Moves.end(fight.board(), fight.figures(), figure, place(point));
      }
      point = before[point];
    }
    return Moves.fault(fight.board(), fight.figures(), figure, place(start), reach) == null ? place(start)
        : fight.figures().place(figure);
  }
}
