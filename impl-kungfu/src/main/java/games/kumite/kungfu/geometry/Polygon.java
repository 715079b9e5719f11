package games.kumite.kungfu.geometry;

import games.kumite.api.Keys;
import games.kumite.spi.marks.Immutable;
import java.math.BigInteger;
import java.util.List;

/**
 * A convex polygon, its corners in whole tenths and clockwise, as y grows downwards. Immutable. What it is asked for allocates nothing, except for
 * a comparison of lengths that are equal to one part in ten thousand.
 */
@Immutable
public final class Polygon {

  /** No two points of a table are so far apart. */
  private static final long FARTHEST = 50_000;

  private final int[] xs;
  private final int[] ys;
  private final int left;
  private final int right;
  private final int low;
  private final int high;

  private Polygon(int[] xs, int[] ys) {
    this.xs = xs;
    this.ys = ys;
    left = min(xs);
    low = min(ys);
    right = max(xs);
    high = max(ys);
  }

  private static int min(int[] values) {
    int min = values[0];
    for (int value : values) {
      min = Math.min(min, value);
    }
    return min;
  }

  private static int max(int[] values) {
    int max = values[0];
    for (int value : values) {
      max = Math.max(max, value);
    }
    return max;
  }

  /** Returns the polygon with these corners, x and y alternately. Whether it is convex is asked apart ({@link #isProper}). */
  public static Polygon of(List<Integer> corners) {
    int[] xs = new int[corners.size() / 2];
    int[] ys = new int[xs.length];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = corners.get(2 * i);
      ys[i] = corners.get(2 * i + 1);
    }
    return new Polygon(xs, ys);
  }

  /** Returns a key of another key and the corners. */
  long key(long key) {
    return Keys.mix(Keys.mix(key, xs, xs.length), ys, ys.length);
  }

  /** Returns a copy shifted by an offset. */
  public Polygon shifted(int dx, int dy) {
    int[] shiftedXs = new int[xs.length];
    int[] shiftedYs = new int[ys.length];
    for (int i = 0; i < xs.length; i++) {
      shiftedXs[i] = xs[i] + dx;
      shiftedYs[i] = ys[i] + dy;
    }
    return new Polygon(shiftedXs, shiftedYs);
  }

  /** Returns a rectangle along the axes. */
  public static Polygon rectangle(int x1, int y1, int x2, int y2) {
    return new Polygon(new int[] {x1, x2, x2, x1}, new int[] {y1, y1, y2, y2});
  }

  /** Returns whether it is convex and clockwise, with no corner on the line of its neighbours. */
  public boolean isProper() {
    long turned = 0;
    for (int i = 0; i < xs.length; i++) {
      int next = next(i);
      int after = next(next);
      long cross = (long) (xs[next] - xs[i]) * (ys[after] - ys[next])
          - (long) (ys[next] - ys[i]) * (xs[after] - xs[next]);
      if (cross <= 0) {
        return false;
      }
      turned += ys[i] < ys[next] == ys[next] < ys[after] ? 0 : 1;
    }
    return turned <= 2; // once around, not twice
  }

  /** Returns how many corners it has. */
  public int corners() {
    return xs.length;
  }

  /** Returns the x of a corner. */
  public int x(int corner) {
    return xs[corner];
  }

  /** Returns the y of a corner. */
  public int y(int corner) {
    return ys[corner];
  }

  /** Returns the least x. */
  public int left() {
    return left;
  }

  /** Returns the greatest x. */
  public int right() {
    return right;
  }

  /** Returns the least y. */
  public int low() {
    return low;
  }

  /** Returns the greatest y. */
  public int high() {
    return high;
  }

  /** Returns the middle of its bounding box, taken down. */
  public int middleX() {
    return (left + right) / 2;
  }

  /** Returns the middle of its bounding box, taken down. */
  public int middleY() {
    return (low + high) / 2;
  }

  private int next(int corner) {
    return corner + 1 == xs.length ? 0 : corner + 1;
  }

  /** Returns on which side of an edge a point lies: positive inside, 0 on its line. */
  long side(int edge, long x, long y) {
    int next = next(edge);
    return (xs[next] - xs[edge]) * (y - ys[edge]) - (ys[next] - ys[edge]) * (x - xs[edge]);
  }

  /** Returns whether a point lies inside or on an edge. */
  public boolean contains(int x, int y) {
    if (x < left || x > right || y < low || y > high) {
      return false;
    }
    for (int i = 0; i < xs.length; i++) {
      if (side(i, x, y) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the square of the distance of a point to the bounding box. */
  long squaredToBox(int x, int y) {
    long dx = Math.max(0, Math.max(left - x, x - right));
    long dy = Math.max(0, Math.max(low - y, y - high));
    return dx * dx + dy * dy;
  }

  /** Returns whether a point is at most so far away; inside it is. */
  public boolean isWithin(int x, int y, int reach) {
    return x + reach >= left && x - reach <= right && y + reach >= low && y - reach <= high
        && (contains(x, y) || nearest(x, y, reach) <= 0);
  }

  /** Returns whether a base of this radius does not overlap it; touching is clear (KF-RUL-13). */
  public boolean isClearOf(int x, int y, int radius) {
    return x + radius <= left || x - radius >= right || y + radius <= low || y - radius >= high
        || !contains(x, y) && nearest(x, y, radius) >= 0;
  }

  /** Compares the distance of a point to the outline with a length. */
  private int nearest(int x, int y, int length) {
    int best = 1;
    for (int i = 0; i < xs.length && best >= 0; i++) {
      int next = next(i);
      best = Math.min(best, compare(xs[i], ys[i], xs[next], ys[next], x, y, length));
    }
    return best;
  }

  /** Returns whether all of this lies inside another one or on its edges. */
  boolean isWithin(Polygon other) {
    for (int i = 0; i < xs.length; i++) {
      if (!other.contains(xs[i], ys[i])) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a point is at most so far from a segment. */
  public static boolean isNearSegment(int ax, int ay, int bx, int by, int x, int y, int reach) {
    return compare(ax, ay, bx, by, x, y, reach) <= 0;
  }

  /** Returns whether two segments cross or touch. */
  public static boolean doSegmentsCross(int ax, int ay, int bx, int by, int cx, int cy, int dx, int dy) {
    long c = cross(ax, ay, bx, by, cx, cy);
    long d = cross(ax, ay, bx, by, dx, dy);
    long a = cross(cx, cy, dx, dy, ax, ay);
    long b = cross(cx, cy, dx, dy, bx, by);
    boolean isApart = Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)
        || Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by);
    return !isApart && Long.signum(c) * Long.signum(d) <= 0 && Long.signum(a) * Long.signum(b) <= 0;
  }

  private static long cross(long ax, long ay, long bx, long by, long x, long y) {
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  }

  /** Compares the distance of a point to a segment with a length. */
  static int compare(long ax, long ay, long bx, long by, long x, long y, long length) {
    long dx = bx - ax;
    long dy = by - ay;
    long along = (x - ax) * dx + (y - ay) * dy;
    long square = dx * dx + dy * dy;
    if (along <= 0) {
      return Long.compare(Place.squared(ax, ay, x, y), length * length);
    }
    if (along >= square) {
      return Long.compare(Place.squared(bx, by, x, y), length * length);
    }
    // the foot of the perpendicular lies on the segment; its length is cross / sqrt(square), compared without the root
    long cross = dx * (y - ay) - dy * (x - ax);
    return Long.compare(cross * cross, length * length * square);
  }

  /** Returns whether a base that goes straight from one point to another never overlaps it. */
  public boolean isClearOfWay(int ax, int ay, int bx, int by, int radius) {
    if (Math.max(ax, bx) + radius <= left || Math.min(ax, bx) - radius >= right
        || Math.max(ay, by) + radius <= low || Math.min(ay, by) - radius >= high) {
      return true;
    }
    if (!isClearOf(ax, ay, radius) || !isClearOf(bx, by, radius) || isCrossed(ax, ay, bx, by)) {
      return false;
    }
    for (int i = 0; i < xs.length; i++) {
      if (compare(ax, ay, bx, by, xs[i], ys[i], radius) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a segment has a point strictly inside. */
  public boolean isCrossed(int ax, int ay, int bx, int by) {
    return runsInside(ax, ay, 0, bx, by, 0, -1, 1, 0);
  }

  /**
   * Returns whether a ray runs inside for more than a tenth, and there below the top and above the base (KF-RUL-60): its lower
   * end counts for the top, its higher one for the base. Along an edge it does not run inside.
   */
  public boolean isRayInside(int ax, int ay, int az, int bx, int by, int bz, int base, int top) {
    return runsInside(ax, ay, az, bx, by, bz, base, top, 1);
  }

  private boolean runsInside(int ax, int ay, int az, int bx, int by, int bz, int base, int top, int more) {
    if (Math.max(ax, bx) <= left || Math.min(ax, bx) >= right
        || Math.max(ay, by) <= low || Math.min(ay, by) >= high) {
      return false;
    }
    // Cyrus-Beck clipping: each edge of the convex polygon cuts off the part of the ray that lies outside of it.
    // The ends of the rest are kept as fractions of two longs and compared by multiplication, so that nothing is rounded.
    long from = 0; // the ray is inside from the fraction from / fromOf to the fraction to / toOf
    long fromOf = 1;
    long to = 1;
    long toOf = 1;
    for (int i = 0; i < xs.length; i++) {
      long a = side(i, ax, ay);
      long b = side(i, bx, by);
      if (a <= 0 && b <= 0) {
        return false;
      }
      if (a <= 0 && -a * fromOf > from * (b - a)) {
        from = -a;
        fromOf = b - a;
      } else if (b < 0 && a * toOf < to * (a - b)) {
        to = a;
        toOf = a - b;
      }
    }
    long inside = to * fromOf - from * toOf;
    if (inside <= 0) {
      return false;
    }
    long enter = az * fromOf + (bz - az) * from;
    long leave = az * toOf + (bz - az) * to;
    boolean isBelow = enter < top * fromOf || leave < top * toOf;
    boolean isAbove = enter > base * fromOf || leave > base * toOf;
    return isBelow && isAbove && (more == 0 || isLonger(inside, fromOf * toOf, Place.squared(ax, ay, bx, by), more));
  }

  /** Returns whether {@code inside / of * sqrt(square)} is more than a length. */
  private static boolean isLonger(long inside, long of, long square, int length) {
    // The whole part of the quotient decides nearly always; only equality to one part in ten thousand needs larger numbers.
    long whole = of / inside;
    if (whole > FARTHEST || whole * whole * length * length >= square) {
      return false;
    }
    if ((whole + 1) * (whole + 1) * length * length <= square) {
      return true;
    }
    BigInteger left = BigInteger.valueOf(inside).pow(2).multiply(BigInteger.valueOf(square));
    return left.compareTo(BigInteger.valueOf(of).multiply(BigInteger.valueOf(length)).pow(2)) > 0;
  }

  /** Returns the middle of an edge, taken down. */
  int middleOfEdgeX(int edge) {
    return (xs[edge] + xs[next(edge)]) >> 1;
  }

  /** Returns the middle of an edge, taken down. */
  int middleOfEdgeY(int edge) {
    return (ys[edge] + ys[next(edge)]) >> 1;
  }

  /** Returns whether a point lies inside and at least so far from every edge. */
  boolean isDeepInside(int x, int y, int depth) {
    for (int i = 0; i < xs.length; i++) {
      long side = side(i, x, y);
      if (side < 0 || side * side < depth * depth * Place.squared(xs[i], ys[i], xs[next(i)], ys[next(i)])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether it may have a point in the strip that a square sweeps: from its lower left corner by an offset, on without
   * end both ways. That its bounding box has none is certain, that it has one is not.
   */
  boolean isNearStrip(int x, int y, int dx, int dy, int side) {
    // A separating axis test across the strip: the distance of the middles against the sum of both reaches,
    // all of them doubled, and multiplied by the length of the offset, so that they are whole numbers.
    long half = (Math.abs((long) dx) + Math.abs((long) dy)) * side; // twice the reach of the square across the strip
    long box = Math.abs((long) dx) * (high - low) + Math.abs((long) dy) * (right - left);
    long cross = (long) dx * (low + high - 2L * y - side) - (long) dy * (left + right - 2L * x - side);
    return Math.abs(cross) <= half + box;
  }

  /** Returns whether two polygons have an inner point in common. */
  public boolean overlaps(Polygon other) {
    // Separating axis theorem: convex polygons have no inner point in common if and only if all of one lies outside of an edge
    // of the other.
    return !isParted(other) && !other.isParted(this);
  }

  /** Returns whether another polygon overlaps it, or is at most so far away. */
  public boolean isNear(Polygon other, int reach) {
    return overlaps(other) || hasCornerNear(other, reach) || other.hasCornerNear(this, reach);
  }

  /** Returns whether a corner is at most so far from another polygon: of two that are apart, a corner of one is nearest. */
  private boolean hasCornerNear(Polygon other, int reach) {
    for (int i = 0; i < xs.length; i++) {
      if (other.isWithin(xs[i], ys[i], reach)) {
        return true;
      }
    }
    return false;
  }

  private boolean isParted(Polygon other) {
    for (int i = 0; i < xs.length; i++) {
      boolean isOutside = true;
      for (int j = 0; j < other.xs.length && isOutside; j++) {
        isOutside = side(i, other.xs[j], other.ys[j]) <= 0;
      }
      if (isOutside) {
        return true;
      }
    }
    return false;
  }

  /** Returns the square of the longest side, taken for the length of a linear piece. */
  public long longest() {
    long longest = 0;
    for (int i = 0; i < xs.length; i++) {
      longest = Math.max(longest, Place.squared(xs[i], ys[i], xs[next(i)], ys[next(i)]));
    }
    return longest;
  }

  /** Returns whether a segment runs inside for more than a length. */
  public boolean isRunInside(int ax, int ay, int bx, int by, int length) {
    return runsInside(ax, ay, 0, bx, by, 0, -1, 1, length);
  }
}
