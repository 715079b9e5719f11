package games.kumite.kungfu.geometry;

/** Estimates of polygon distances in doubles: they leave out with a margin, or propose; whole numbers settle. */
final class DoubleFilter {

  /** A graze of less than this does not count as a meeting. */
  private static final double GRAZE = 0.01;
  private static final double PARALLEL = 1e-9;

  private DoubleFilter() {}

  /** Returns about how far a segment is from a polygon, 0 if it touches. */
  static double distance(Polygon outline, double ax, double ay, double bx, double by) {
    if (isMet(outline, ax, ay, bx - ax, by - ay)) {
      return 0;
    }
    double best = Double.MAX_VALUE;
    for (int i = 0; i < outline.corners(); i++) {
      int next = i + 1 == outline.corners() ? 0 : i + 1;
      double x = outline.x(i);
      double y = outline.y(i);
      best = Math.min(best, squared(ax, ay, bx, by, x, y));
      best = Math.min(best, squared(x, y, outline.x(next), outline.y(next), ax, ay));
      best = Math.min(best, squared(x, y, outline.x(next), outline.y(next), bx, by));
    }
    return Math.sqrt(best);
  }

  /** Returns about how far a point is from the nearest edge, inside or outside. */
  static double toOutline(Polygon outline, double x, double y) {
    double best = Double.MAX_VALUE;
    for (int i = 0; i < outline.corners(); i++) {
      int next = i + 1 == outline.corners() ? 0 : i + 1;
      best = Math.min(best, squared(outline.x(i), outline.y(i), outline.x(next), outline.y(next), x, y));
    }
    return Math.sqrt(best);
  }

  private static boolean isMet(Polygon outline, double x, double y, double dx, double dy) {
    // Cyrus-Beck clipping of the segment by the edges of the convex polygon
    double first = 0;
    double last = 1;
    for (int i = 0; i < outline.corners(); i++) {
      int next = i + 1 == outline.corners() ? 0 : i + 1;
      double ex = outline.x(next) - outline.x(i);
      double ey = outline.y(next) - outline.y(i);
      double start = ex * (y - outline.y(i)) - ey * (x - outline.x(i));
      double change = ex * dy - ey * dx;
      if (start < 0 && start + change < 0) {
        return false;
      }
      if (start < 0) {
        first = Math.max(first, -start / change);
      } else if (start + change < 0) {
        last = Math.min(last, -start / change);
      }
    }
    return first <= last;
  }

  private static double squared(double ax, double ay, double bx, double by, double x, double y) {
    double dx = bx - ax;
    double dy = by - ay;
    double square = dx * dx + dy * dy;
    double along = square == 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
    double restX = x - ax - along * dx;
    double restY = y - ay - along * dy;
    return restX * restX + restY * restY;
  }

  /** Returns about how far a base can go in a direction of length 1 until it meets a polygon; without end if it does not. */
  static double entry(Polygon outline, double x, double y, double ux, double uy, double radius) {
    // The polygon grows by the radius, and the base is a point (a Minkowski sum): it meets a circle around a corner,
    // or an edge that is moved outwards by the radius, between the ends of that edge.
    double best = Double.MAX_VALUE;
    for (int i = 0; i < outline.corners(); i++) {
      int next = i + 1 == outline.corners() ? 0 : i + 1;
      double ex = outline.x(next) - outline.x(i);
      double ey = outline.y(next) - outline.y(i);
      double px = x - outline.x(i);
      double py = y - outline.y(i);
      double along = px * ux + py * uy;
      double chord = along * along - px * px - py * py + radius * radius;
      if (chord > GRAZE && along < 0) {
        best = Math.min(best, -along - Math.sqrt(chord)); // the corner
      }
      double length = Math.sqrt(ex * ex + ey * ey);
      double away = (px * ey - py * ex) / length;
      double speed = (ux * ey - uy * ex) / length;
      if (speed < -PARALLEL) {
        double way = (radius - away) / speed;
        double foot = ((px + ux * way) * ex + (py + uy * way) * ey) / length;
        best = foot >= 0 && foot <= length && way > -GRAZE ? Math.min(best, way) : best; // the edge
      }
    }
    return Math.max(0, best);
  }
}
