package games.kumite.spi.samples.discduel;

/**
 * A place for the centre of a disc.
 *
 * @param x tenths of a millimetre from the left of the table
 * @param y tenths of a millimetre from the top of the table
 */
record Point(int x, int y) {

  static final int TABLE_RADIUS = 2000; // DD-01
  static final int DISC_RADIUS = 250; // DD-01
  static final Point MIDDLE = new Point(TABLE_RADIUS, TABLE_RADIUS);

  private static final long TOUCHING = 4L * DISC_RADIUS * DISC_RADIUS;

  long squaredTo(Point other) {
    long dx = other.x - x;
    long dy = other.y - y;
    return dx * dx + dy * dy;
  }

  boolean isOnTable() {
    return squaredTo(MIDDLE) <= (long) TABLE_RADIUS * TABLE_RADIUS; // DD-04
  }

  /** Whether discs at both places would overlap; discs that touch do not. */
  boolean overlaps(Point other) {
    return squaredTo(other) < TOUCHING;
  }

  Point plus(int dx, int dy) {
    return new Point(x + dx, y + dy);
  }

  /** The point so far from here in the direction of another one; here if both are the same. */
  Point towards(Point other, int distance) {
    int length = Whole.root(squaredTo(other));
    return length == 0 ? this : plus(Whole.quotient((long) distance * (other.x - x), length),
        Whole.quotient((long) distance * (other.y - y), length));
  }
}
