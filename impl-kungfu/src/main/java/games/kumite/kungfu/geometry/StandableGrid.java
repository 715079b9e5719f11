package games.kumite.kungfu.geometry;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The points of a table 100 tenths apart, and on which of them a base may stand on the ground (KF-RUL-101): closed doors are
 * gone through. The effect of the pieces with which the table began is looked at once for each point and kept for the tables
 * that a thread has used last; what has come since and what is gone is asked each time.
 */
public final class StandableGrid {

  /** The distance from one point to the next. */
  public static final int GRID = 100;

  private static final int MAX_TABLES = 4;
  private static final ThreadLocal<@Nullable StandableGrid[]> OWN = ThreadLocal.withInitial(() -> new StandableGrid[MAX_TABLES]);
  private static final byte FREE = 1;
  private static final byte OUTSIDE = 2;
  private static final byte ASK = 3;
  private static final int SHUT = 4;
  private static final int MAX_KEPT = 250;

  private final SightTable lines;
  private final Size size;
  private final int columns;
  private final long[] places;
  private final byte[] known;
  /** The result for the board that was asked about last: free, or outside. */
  private final byte[] now;
  private @Nullable Board latest;

  private StandableGrid(Board board, Size size, @Nullable StandableGrid like) {
    lines = board.lines();
    this.size = size;
    columns = board.width / GRID + 1;
    known = new byte[columns * (board.height / GRID + 1)];
    now = new byte[known.length];
    places = like != null && like.columns == columns && like.places.length == known.length ? like.places : places();
  }

  private long[] places() {
    long[] made = new long[known.length];
    for (int point = 0; point < made.length; point++) {
      made[point] = Place.of(point % columns * GRID, point / columns * GRID, 0);
    }
    return made;
  }

  /** Returns the points of a table for bases of a size. */
  public static StandableGrid of(Board board, Size size) {
    @Nullable StandableGrid[] kept = OWN.get();
    int place = 0;
    StandableGrid found = kept[0];
    while (place < MAX_TABLES - 1 && found != null && !found.isOf(board, size)) {
      found = kept[++place];
    }
    found = found != null && found.isOf(board, size) ? found : new StandableGrid(board, size, kept[0]);
    System.arraycopy(kept, 0, kept, 1, place);
    kept[0] = found;
    return found;
  }

  private boolean isOf(Board board, Size other) {
    return lines == board.lines() && size == other;
  }

  /** Returns how many points there are. */
  public int points() {
    return known.length;
  }

  /** Returns how many points there are in a row: the next row lies that many numbers on. */
  public int columns() {
    return columns;
  }

  /** Returns the place of a point. */
  public long place(int point) {
    return places[point];
  }

  /** Returns whether a base may stand at a point of a board of this table; no point at the rim of the table is free. */
  public boolean isFree(Board board, int point) {
    if (board != latest) {
      Arrays.fill(now, (byte) 0);
      latest = board;
    }
    if (now[point] == 0) {
      now[point] = isFound(board, point) ? FREE : OUTSIDE;
    }
    return now[point] == FREE;
  }

  private boolean isFound(Board board, int point) {
    if (known[point] == 0) {
      known[point] = found(board, point % columns * GRID, point / columns * GRID);
    }
    int shut = (known[point] & 0xFF) - SHUT;
    return known[point] == FREE ? board.isClearOfLoose(point % columns * GRID, point / columns * GRID, size)
        : (known[point] == ASK || shut >= 0 && !board.isOriginal(shut)) && isAsked(board, point);
  }

  private boolean isAsked(Board board, int point) {
    return board.isEnd(point % columns * GRID, point / columns * GRID, 0, size);
  }

  private byte found(Board board, int x, int y) {
    if (!board.isInside(x, y, size.radius())) {
      return OUTSIDE;
    }
    int stopper = board.lines().stopper(x, y, size);
    return stopper < 0 ? FREE : stopper < MAX_KEPT ? (byte) (stopper + SHUT) : ASK;
  }
}
