package games.kumite.kungfu.geometry;

import org.jspecify.annotations.Nullable;

/**
 * The common edge of two OPAQUE pieces that touch: a ray along it is blocked (KF-RUL-60).
 *
 * @param first the number of a piece
 * @param second the number of the piece on the other side
 * @param base the higher one of their bases
 * @param top the lower one of their tops
 */
record Seam(int first, int second, int ax, int ay, int bx, int by, int base, int top) {

  /** Returns the seam of two pieces; null if they have none. */
  static @Nullable Seam of(int first, Piece a, int second, Piece b) {
    int base = Math.max(a.base, b.base);
    int top = Math.min(a.top, b.top);
    if (!a.is(Flag.OPAQUE) || !b.is(Flag.OPAQUE) || base >= top) {
      return null;
    }
    for (int i = 0; i < a.outline.corners(); i++) {
      for (int j = 0; j < b.outline.corners(); j++) {
        Seam seam = ofEdges(first, a.outline, i, second, b.outline, j, base, top);
        if (seam != null) {
          return seam;
        }
      }
    }
    return null;
  }

  /** Returns the seam of two edges, which run against each other where the polygons touch, as both turn the same way. */
  private static @Nullable Seam ofEdges(int first, Polygon a, int i, int second, Polygon b, int j, int base, int top) {
    int ii = (i + 1) % a.corners();
    int jj = (j + 1) % b.corners();
    long dx = a.x(ii) - a.x(i);
    long dy = a.y(ii) - a.y(i);
    boolean isOnLine = dx * (b.y(j) - a.y(i)) == dy * (b.x(j) - a.x(i))
        && dx * (b.y(jj) - a.y(i)) == dy * (b.x(jj) - a.x(i));
    long from = dx * (b.x(jj) - a.x(i)) + dy * (b.y(jj) - a.y(i)); // along the edge, times its length
    long to = dx * (b.x(j) - a.x(i)) + dy * (b.y(j) - a.y(i));
    long length = dx * dx + dy * dy;
    if (!isOnLine || from >= to || to <= 0 || from >= length) {
      return null;
    }
    boolean startsInside = from > 0;
    boolean endsInside = to < length;
    return new Seam(first, second, startsInside ? b.x(jj) : a.x(i), startsInside ? b.y(jj) : a.y(i),
        endsInside ? b.x(j) : a.x(ii), endsInside ? b.y(j) : a.y(ii), base, top);
  }

  /** Returns whether a ray runs along it for more than a tenth, and there below the top and above the base. */
  boolean blocks(int fromX, int fromY, int fromHeight, int toX, int toY, int toHeight) {
    long dx = toX - fromX;
    long dy = toY - fromY;
    if (dx * (ay - fromY) != dy * (ax - fromX) || dx * (by - fromY) != dy * (bx - fromX)) {
      return false;
    }
    long square = dx * dx + dy * dy;
    long a = dx * (ax - fromX) + dy * (ay - fromY);
    long b = dx * (bx - fromX) + dy * (by - fromY);
    long enter = Math.max(0, Math.min(a, b));
    long leave = Math.min(square, Math.max(a, b));
    if (enter >= leave || (leave - enter) * (leave - enter) <= square) {
      return false;
    }
    long in = fromHeight * square + (toHeight - fromHeight) * enter; // heights times the square
    long out = fromHeight * square + (toHeight - fromHeight) * leave;
    return Math.min(in, out) < top * square && Math.max(in, out) > base * square;
  }
}
