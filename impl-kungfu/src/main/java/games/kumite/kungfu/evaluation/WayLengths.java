package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.StandableGrid;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lengths of the ways round scenery to the nearest of some places. Straight distances would keep a figure behind a wall where
 * it is nearest to its enemies as the crow flies. A thread keeps the last few, since most actions leave the goals where they are.
 */
final class WayLengths {

  /** The distance between points in points of the standable grid: a door is wider, a wall with a base on both sides too. */
  private static final int COARSE = 2;
  private static final int STEP = COARSE * StandableGrid.GRID;
  private static final int DIAGONAL = 283;
  /** The most that a way by steps in eight directions is longer than the straight one, as a factor. */
  private static final double OCTILE = 1.0824;
  private static final int FAR = 1 << 20;
  /** The longest way of points from a place to one where a base can stand. */
  private static final int RINGS = 12;
  private static final int KEPT = 4;
  /** The length of a way on the ground that takes as long as climbing, each way for one up or down. */
  private static final int CLIMB = 3;
  private static final ThreadLocal<@Nullable WayLengths[]> OWN = ThreadLocal.withInitial(() -> new WayLengths[KEPT]);

  private final Board board;
  private final List<Long> goals;
  private final int columns;
  private final int rows;

  /** The length of a row with the points beside the table, which are never free. */
  private final int width;

  /** By point, row by row, with a margin of one point all round. */
  private final boolean[] free;

  private final int[] lengths;

  private WayLengths(Board board, List<Long> goals, @Nullable WayLengths other) {
    this.board = board;
    this.goals = goals;
    StandableGrid points = StandableGrid.of(board, Size.NORMAL);
    columns = (points.columns() + COARSE - 1) / COARSE;
    rows = (points.points() / points.columns() + COARSE - 1) / COARSE;
    width = columns + 2;
    free = other != null && other.board == board ? other.free : free(points);
    lengths = new int[free.length];
    Arrays.fill(lengths, FAR);
    goals.forEach(this::begin);
    spread();
  }

  private boolean[] free(StandableGrid points) {
    boolean[] found = new boolean[width * (rows + 2)];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        found[point(column, row)] = points.isFree(board, row * COARSE * points.columns() + column * COARSE);
      }
    }
    return found;
  }

  private int point(int column, int row) {
    return (row + 1) * width + column + 1;
  }

  /** Returns the lengths of ways to the nearest of some places. */
  static WayLengths to(Board board, List<Long> goals) {
    @Nullable WayLengths[] kept = OWN.get();
    int place = 0;
    WayLengths found = kept[0];
    while (place < KEPT - 1 && found != null && !found.isOf(board, goals)) {
      found = kept[++place];
    }
    found = found != null && found.isOf(board, goals) ? found : new WayLengths(board, List.copyOf(goals), kept[0]);
    System.arraycopy(kept, 0, kept, 1, place);
    kept[0] = found;
    return found;
  }

  private boolean isOf(Board other, List<Long> others) {
    return board == other && goals.equals(others);
  }

  /** Begins the ways at the free points that are nearest to a goal. */
  private void begin(long goal) {
    int column = Place.x(goal) / STEP;
    int row = Place.y(goal) / STEP;
    int ring = 0;
    while (ring < RINGS && !isAnyFree(column, row, ring)) {
      ring++;
    }
    ring++; // what is beside the nearest free point may be nearer
    for (int y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y++) {
      for (int x = Math.max(0, column - ring); x <= Math.min(columns - 1, column + ring); x++) {
        int point = point(x, y);
        if (free[point]) {
          lengths[point] = Math.min(lengths[point], straight(goal, x, y));
        }
      }
    }
  }

  /** Returns whether a base can stand at any point within a given number of points. */
  private boolean isAnyFree(int column, int row, int ring) {
    for (int y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y++) {
      for (int x = Math.max(0, column - ring); x <= Math.min(columns - 1, column + ring); x++) {
        if (free[point(x, y)]) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the distance from a place to a point on the ground; coming down or up is slow. */
  private static int straight(long place, int column, int row) {
    return (int) Math.sqrt(Place.squared(place, Place.of(column * STEP, row * STEP, 0))) + CLIMB * Place.level(place);
  }

  /**
   * Updates all ways by their neighbours', in turn forwards and backwards over the table, until nothing changes; after one time each
   * only the rows that have changed, and those after them.
   */
  private void spread() {
    int[] changedIn = new int[rows + 2]; // by row: the last pass that has changed it
    boolean isChanged = true;
    for (int pass = 1; isChanged || pass == 2; pass++) {
      isChanged = false;
      int before = pass % 2 == 0 ? 1 : -1;
      for (int i = 1; i <= rows; i++) {
        int row = before < 0 ? i : rows + 1 - i;
        boolean isLookedAt = pass <= 2 || Math.max(changedIn[row], changedIn[row + before]) >= pass - 1;
        if (isLookedAt && isAnyShorter(row * width, before)) {
          changedIn[row] = pass;
          isChanged = true;
        }
      }
    }
  }

  /** Updates the ways of a row by those of the neighbours before them, on the left and above, or on the right and below. */
  private boolean isAnyShorter(int row, int before) {
    boolean isShorter = false;
    int end = before < 0 ? row + columns + 1 : row;
    for (int point = before < 0 ? row + 1 : row + columns; point != end; point -= before) {
      isShorter |= free[point] && isShorter(point, before);
    }
    return isShorter;
  }

  /** Updates the way of a point by those of the neighbours before it. */
  private boolean isShorter(int point, int before) {
    int beside = point + before * width;
    int straight = Math.min(lengths[point + before], lengths[beside]) + STEP;
    int diagonal = Math.min(lengths[beside - 1], lengths[beside + 1]) + DIAGONAL;
    int least = Math.min(straight, diagonal);
    if (least >= lengths[point]) {
      return false;
    }
    lengths[point] = least;
    return true;
  }

  /**
   * Returns the length of the way from a place to the nearest goal: the straight distance, and the detour beyond what going from
   * point to point adds anyway; the straight distance alone if there is no way.
   */
  double from(long place) {
    int column = Place.x(place) / STEP;
    int row = Place.y(place) / STEP;
    int least = FAR;
    for (int ring = 0; ring <= RINGS && least == FAR; ring++) {
      least = nearby(place, column, row, ring + 1);
    }
    double straight = FAR;
    for (long goal : goals) {
      straight = Math.min(straight, Math.sqrt(Place.squared(place, goal)));
    }
    return least == FAR ? straight : straight + Math.max(0, least - OCTILE * straight - STEP);
  }

  private int nearby(long place, int column, int row, int ring) {
    int least = FAR;
    for (int y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y++) {
      for (int x = Math.max(0, column - ring); x <= Math.min(columns - 1, column + ring); x++) {
        int length = lengths[point(x, y)];
        least = length < FAR ? Math.min(least, length + straight(place, x, y)) : least;
      }
    }
    return least;
  }
}
