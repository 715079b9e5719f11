package games.kumite.kungfu.geometry;

/** The points where a straight way of a round base first meets another base (KF-RUL-54). */
final class BaseCollisions {

  /** The factor of a root, which is taken with two more digits, so that a rounded stop is off by less than a thousandth. */
  private static final long DIGITS = 100;

  private BaseCollisions() {}

  /** Returns whether going this way would bring a base nearer to another one at once. */
  static boolean isTowards(long from, long to, long other) {
    return dot(from, to, other) > 0;
  }

  private static long dot(long from, long to, long other) {
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    return (Place.x(other) - Place.x(from)) * dx + (Place.y(other) - Place.y(from)) * dy;
  }

  /** Returns where the base stops: at first contact, or at the nearest point of a graze; NOWHERE if it passes. */
  static long stop(long from, Size size, long to, long other, Size otherSize) {
    long square = Place.squared(from, to);
    long dot = dot(from, to, other);
    if (square == 0 || dot <= 0) {
      return Place.NOWHERE;
    }
    // The other base grows by this one's radius, and this one is a point: the way meets that circle at the distance to the
    // foot of the perpendicular from its middle, less half of the chord. Everything is multiplied by the length of the way.
    long apart = size.radius() + otherSize.radius();
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    long cross = dx * (Place.y(other) - Place.y(from)) - dy * (Place.x(other) - Place.x(from));
    long graze = apart + Gaps.TOUCH;
    if (cross * cross > graze * graze * square) {
      return Place.NOWHERE;
    }
    long inner = apart * apart * square - cross * cross;
    long ahead = inner <= 0 ? dot * DIGITS : dot * DIGITS - IntegerMath.root(inner * DIGITS * DIGITS);
    if (ahead <= 0) {
      return from;
    }
    if (ahead > square * DIGITS) {
      return inner <= 0 && Gaps.isWithin(to, size, other, otherSize, Gaps.TOUCH) ? to : Place.NOWHERE;
    }
    long stop = Place.of(Place.x(from) + (int) IntegerMath.quotient(dx * ahead, square * DIGITS),
        Place.y(from) + (int) IntegerMath.quotient(dy * ahead, square * DIGITS), Place.level(from));
    return pulledBack(from, to, stop, size, other, otherSize);
  }

  private static long pulledBack(long from, long to, long stop, Size size, long other, Size otherSize) {
    long apart = (long) size.radius() + otherSize.radius() - Gaps.ROUNDING;
    int length = (int) IntegerMath.root(Place.squared(from, stop));
    long free = stop;
    while (length > 0 && Place.squared(free, other) < apart * apart) {
      length--;
      free = Place.along(from, to, length);
    }
    return free;
  }
}
