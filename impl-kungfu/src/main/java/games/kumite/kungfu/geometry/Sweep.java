package games.kumite.kungfu.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The sweep of an outline that goes straight, by whole tenths of its way: the area that it covers, and the things that it meets
 * (KF-RUL-140). Exact: its corners at every tenth are whole numbers, and all predicates are those of polygons.
 *
 * @param from the beginning
 * @param dx the distance along x
 * @param dy the distance along y
 * @param length the length of the way
 */
public record Sweep(Polygon from, int dx, int dy, int length) {

  /** Returns the outline after a number of tenths of the way. */
  public Polygon at(int part) {
    List<Integer> corners = new ArrayList<>();
    for (int corner = 0; corner < from.corners(); corner++) {
      corners.add(from.x(corner) + x(part));
      corners.add(from.y(corner) + y(part));
    }
    return Polygon.of(corners);
  }

  /** Returns how far x has changed after a number of tenths of the way. */
  public int x(int part) {
    return length == 0 ? 0 : (int) IntegerMath.quotient((long) dx * part, length);
  }

  /** Returns how far y has changed after a number of tenths of the way. */
  public int y(int part) {
    return length == 0 ? 0 : (int) IntegerMath.quotient((long) dy * part, length);
  }

  /** Returns all that it covers on the first tenths of the way. */
  public Polygon swept(int part) {
    // What a convex outline sweeps on a straight way is the convex hull of its first and last position.
    // The hull is found by Andrew's monotone chain: corners in order of x, then the lower and the upper side.
    List<long[]> points = new ArrayList<>();
    Polygon to = at(part);
    for (int corner = 0; corner < from.corners(); corner++) {
      points.add(new long[] {from.x(corner), from.y(corner)});
      points.add(new long[] {to.x(corner), to.y(corner)});
    }
    points.sort(Comparator.<long[]>comparingLong(point -> point[0]).thenComparingLong(point -> point[1]));
    List<long[]> hull = new ArrayList<>();
    half(points, hull);
    List<long[]> back = new ArrayList<>(points);
    java.util.Collections.reverse(back);
    half(back, hull);
    List<Integer> corners = new ArrayList<>();
    for (long[] point : hull) {
      corners.add((int) point[0]);
      corners.add((int) point[1]);
    }
    return Polygon.of(corners);
  }

  /** Adds one side of the hull of points in order, clockwise, except for the last point. */
  private static void half(List<long[]> points, List<long[]> hull) {
    int first = hull.size();
    for (long[] point : points) {
      while (hull.size() > first + 1 && cross(hull.get(hull.size() - 2), hull.get(hull.size() - 1), point) <= 0) {
        hull.remove(hull.size() - 1);
      }
      hull.add(point);
    }
    hull.remove(hull.size() - 1);
  }

  private static long cross(long[] a, long[] b, long[] c) {
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  }

  /** Returns after how many tenths it first has an inner point in common with a polygon; one more than all if it never has. */
  public int meets(Polygon other) {
    if (!swept(length).overlaps(other)) {
      return length + 1;
    }
    // Bisection: the swept area grows along the way (but for rounding), so once it meets the polygon it goes on meeting it.
    int free = -1;
    int met = length;
    while (met - free > 1) {
      int part = free + (met - free) / 2;
      if (swept(part).overlaps(other)) {
        met = part;
      } else {
        free = part;
      }
    }
    return met;
  }

  /** Returns after how many tenths it first overlaps a base; one more than all if it never does. */
  public int meets(int x, int y, int radius) {
    if (swept(length).isClearOf(x, y, radius)) {
      return length + 1;
    }
    // Bisection, as for a polygon.
    int free = -1;
    int met = length;
    while (met - free > 1) {
      int part = free + (met - free) / 2;
      if (swept(part).isClearOf(x, y, radius)) {
        free = part;
      } else {
        met = part;
      }
    }
    return met;
  }

  /** Returns whether it lies on the table after a number of tenths. */
  public boolean isOn(Board board, int part) {
    Polygon outline = at(part);
    return outline.left() >= 0 && outline.low() >= 0 && outline.right() <= board.width && outline.high() <= board.height;
  }
}
