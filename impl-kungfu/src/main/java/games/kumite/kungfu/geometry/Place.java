package games.kumite.kungfu.geometry;

/** A place for a figure's centre in one long: x, y and the level of its foot, each 0 to 65535. */
public final class Place {

  /** No place. */
  public static final long NOWHERE = -1;

  private static final int MASK = 0xFFFF;
  private static final int Y = 16;
  private static final int LEVEL = 32;

  private Place() {}

  /** Returns a place; off the table it is {@link #NOWHERE}. */
  public static long of(int x, int y, int level) {
    return (x | y | level) < 0 || x > MASK || y > MASK || level > MASK
        ? NOWHERE : x | (long) y << Y | (long) level << LEVEL;
  }

  /** Returns its x. */
  public static int x(long place) {
    return (int) place & MASK;
  }

  /** Returns its y. */
  public static int y(long place) {
    return (int) (place >> Y) & MASK;
  }

  /** Returns its level. */
  public static int level(long place) {
    return (int) (place >> LEVEL) & MASK;
  }

  /** Returns the square of the distance in the plane. */
  public static long squared(long from, long to) {
    return squared(x(from), y(from), x(to), y(to));
  }

  static long squared(long ax, long ay, long bx, long by) {
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  }

  /** Returns the place a number of tenths along the way to another, at the level of the first. */
  public static long along(long from, long to, int length) {
    long square = squared(from, to);
    if (square == 0) {
      return from;
    }
    return of(x(from) + IntegerMath.quotient((long) length * (x(to) - x(from)), 1, square),
        y(from) + IntegerMath.quotient((long) length * (y(to) - y(from)), 1, square), level(from));
  }

  /** Returns the place as readable text. */
  public static String text(long place) {
    return place == NOWHERE ? "nowhere" : x(place) + " " + y(place) + (level(place) == 0 ? "" : " " + level(place));
  }
}
