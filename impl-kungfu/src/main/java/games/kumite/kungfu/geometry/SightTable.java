package games.kumite.kungfu.geometry;

/**
 * The obstacles between two cells of a table for the lines of figures of NORMAL size: nothing, one piece that shuts all lines,
 * or something else. Only the pieces that the table began with are looked at. Immutable; what is found is kept by {@link SightObstacles},
 * a byte for each pair of cells.
 */
final class SightTable {

  /** No piece that the table began with lies between. */
  static final int CLEAR = -1;
  /** The result that the pieces themselves have to be looked at. */
  static final int SOME = -2;

  private static final int CELL = 300;
  private static final int MAX_CELLS = 30;
  private static final byte KEPT_CLEAR = 1;
  private static final byte KEPT_SOME = 2;
  private static final int KEPT_SHUT = 3;
  private static final int MAX_KEPT = 250;
  /** A line begins and ends at most so far outside the cell of the figure's centre. */
  private static final int RIM = Size.NORMAL.radius();
  private static final int INSET = 5;
  private static final int DEPTH = 3;

  private final Piece[] pieces;
  private final int cell;
  private final int columns;
  private final int rows;

  SightTable(int width, int height, Piece[] pieces) {
    this.pieces = pieces;
    cell = Math.max(CELL, (Math.max(width, height) + MAX_CELLS - 1) / MAX_CELLS);
    columns = (width + cell - 1) / cell;
    rows = (height + cell - 1) / cell;
  }

  /** Returns a piece that the table began with and in which no base may end on the ground, no opening; -1 for none. */
  int stopper(int x, int y, Size size) {
    for (int i = 0; i < pieces.length; i++) {
      Piece piece = pieces[i];
      if (PieceSet.STOPPING.holds(piece) && !piece.isOpening() && piece.isAtHeight(0, size.height())
          && !piece.outline.isClearOf(x, y, size.radius())) {
        return i;
      }
    }
    return -1;
  }

  /** Returns how many pairs of cells there are. */
  int pairs() {
    return columns * rows * (columns * rows + 1) / 2;
  }

  /** Returns {@link #CLEAR}, {@link #SOME}, or the number of a piece in which all lines run for more than a tenth. */
  int between(long from, long to, byte[] kept) {
    int a = cellOf(from);
    int b = cellOf(to);
    int low = Math.min(a, b);
    int high = Math.max(a, b);
    // a place in the triangle of unordered pairs
    int pair = high * (high + 1) / 2 + low;
    if (kept[pair] == 0) {
      kept[pair] = found(low, high);
    }
    int found = kept[pair] & 0xFF;
    return found == KEPT_CLEAR ? CLEAR : found == KEPT_SOME ? SOME : found - KEPT_SHUT;
  }

  private int cellOf(long place) {
    return Math.min(columns - 1, Place.x(place) / cell) + columns * Math.min(rows - 1, Place.y(place) / cell);
  }

  private byte found(int a, int b) {
    byte best = KEPT_CLEAR;
    for (int i = 0; i < pieces.length; i++) {
      if (pieces[i].is(Flag.OPAQUE) && isBetween(pieces[i].outline, a, b)) {
        if (i < MAX_KEPT && isShut(pieces[i].outline, a, b)) {
          return (byte) (KEPT_SHUT + i);
        }
        best = KEPT_SOME;
      }
    }
    return best;
  }

  private int left(int number) {
    return number % columns * cell - RIM;
  }

  private int low(int number) {
    return number / columns * cell - RIM;
  }

  private int span() {
    return cell + 2 * RIM;
  }

  /** Returns whether a polygon may reach into what lies between the cells: their strip, and the rectangle around them. */
  private boolean isBetween(Polygon outline, int a, int b) {
    return outline.left() <= Math.max(left(a), left(b)) + span() && outline.right() >= Math.min(left(a), left(b))
        && outline.low() <= Math.max(low(a), low(b)) + span() && outline.high() >= Math.min(low(a), low(b))
        && outline.isNearStrip(left(a), low(a), left(b) - left(a), low(b) - low(a), span());
  }

  /** Returns whether all lines between the cells run through the same chord, which lies well inside the polygon. */
  private boolean isShut(Polygon outline, int a, int b) {
    // A chord well inside a piece is a wall for lines that cross it: if the lines between all corners of both cells cross it,
    // so do all lines between points of the cells, since the cells are convex.
    if (isAt(outline, a) || isAt(outline, b)) {
      return false;
    }
    int half = outline.corners() / 2;
    for (int i = 0; i < half; i++) {
      if (isChord(outline, i, i + half, a, b)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAt(Polygon outline, int number) {
    return left(number) <= outline.right() && left(number) + span() >= outline.left()
        && low(number) <= outline.high() && low(number) + span() >= outline.low();
  }

  /** Returns whether the chord from the middle of an edge to that of another, without its ends, runs inside. */
  private boolean isChord(Polygon outline, int edge, int other, int a, int b) {
    int x1 = outline.middleOfEdgeX(edge);
    int y1 = outline.middleOfEdgeY(edge);
    int x2 = outline.middleOfEdgeX(other);
    int y2 = outline.middleOfEdgeY(other);
    long length = IntegerMath.root(Place.squared(x1, y1, x2, y2));
    if (length <= 2 * INSET) {
      return false;
    }
    int dx = (int) ((x2 - x1) * INSET / length);
    int dy = (int) ((y2 - y1) * INSET / length);
    return outline.isDeepInside(x1 + dx, y1 + dy, DEPTH) && outline.isDeepInside(x2 - dx, y2 - dy, DEPTH)
        && areAllThrough(x1 + dx, y1 + dy, x2 - dx, y2 - dy, a, b);
  }

  private boolean areAllThrough(long x1, long y1, long x2, long y2, int a, int b) {
    for (int corner = 0; corner < 16; corner++) {
      long ax = left(a) + (corner & 1) * span();
      long ay = low(a) + (corner >> 1 & 1) * span();
      long bx = left(b) + (corner >> 2 & 1) * span();
      long by = low(b) + (corner >> 3) * span();
      long sideA = (x2 - x1) * (ay - y1) - (y2 - y1) * (ax - x1);
      long sideB = (x2 - x1) * (by - y1) - (y2 - y1) * (bx - x1);
      long end1 = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax);
      long end2 = (bx - ax) * (y2 - ay) - (by - ay) * (x2 - ax);
      // all of one cell lie on one side of the chord, and the ends of the chord on both sides of each line
      if (!(sideA > 0 && sideB < 0 && end1 > 0 && end2 < 0) && !(sideA < 0 && sideB > 0 && end1 < 0 && end2 > 0)) {
        return false;
      }
    }
    return true;
  }
}
