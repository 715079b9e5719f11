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
  private final boolean[] free;
  private final int[] lengths;

  private WayLengths(Board board, List<Long> goals, @Nullable WayLengths other) {
    this.board = board;
    this.goals = goals;
    StandableGrid points = StandableGrid.of(board, Size.NORMAL);
    columns = (points.columns() + COARSE - 1) / COARSE;
    rows = (points.points() / points.columns() + COARSE - 1) / COARSE;
    free = other != null && other.board == board ? other.free : free(points);
    lengths = new int[free.length];
    Arrays.fill(lengths, FAR);
    goals.forEach(this::begin);
    spread();
  }

  private boolean[] free(StandableGrid points) {
    boolean[] found = new boolean[columns * rows];
    for (int i = 0; i < found.length; i++) {
      found[i] = points.isFree(board, i / columns * COARSE * points.columns() + i % columns * COARSE);
    }
    return found;
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
        int point = y * columns + x;
        if (free[point]) {
          lengths[point] = Math.min(lengths[point], straight(goal, point));
        }
      }
    }
  }

  /** Returns whether a base can stand at any point within a given number of points. */
  private boolean isAnyFree(int column, int row, int ring) {
    for (int y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y++) {
      for (int x = Math.max(0, column - ring); x <= Math.min(columns - 1, column + ring); x++) {
        if (free[y * columns + x]) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the distance from a place to a point on the ground; coming down or up is slow. */
  private int straight(long place, int point) {
    return (int) Math.sqrt(Place.squared(place, Place.of(point % columns * STEP, point / columns * STEP, 0)))
        + CLIMB * Place.level(place);
  }

  /** Updates all ways by their neighbours', forwards and backwards over the table until nothing changes. */
  private void spread() {
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int i = 0; i < free.length; i++) {
        isChanged |= free[i] && isShorter(i, -1);
      }
      for (int i = free.length - 1; i >= 0; i--) {
        isChanged |= free[i] && isShorter(i, 1);
      }
    }
  }

  /** Updates the way of a point by those of the neighbours before it, or after it. */
  private boolean isShorter(int point, int direction) {
    int column = point % columns;
    int row = point / columns + direction;
    int before = lengths[point];
    int least = Math.min(before, length(column + direction, row - direction, STEP));
    for (int across = -1; across <= 1; across++) {
      least = Math.min(least, length(column + across, row, across == 0 ? STEP : DIAGONAL));
    }
    lengths[point] = least;
    return least < before;
  }

  private int length(int column, int row, int more) {
    return column < 0 || row < 0 || column >= columns || row >= rows ? FAR : lengths[row * columns + column] + more;
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
        int point = y * columns + x;
        least = lengths[point] < FAR ? Math.min(least, lengths[point] + straight(place, point)) : least;
      }
    }
    return least;
  }
}
