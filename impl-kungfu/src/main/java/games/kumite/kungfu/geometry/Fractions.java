package games.kumite.kungfu.geometry;

import java.math.BigInteger;
import java.util.Arrays;

/** The points of a straight way as fractions of it in rising order, its start and its end among them. */
final class Fractions {

  /** Doubles are off by far less than this. */
  private static final double MARGIN = 1e-4;

  private long[] over = new long[16];
  private long[] under = new long[16];
  private int count;

  /** Begins with only the start and the end. */
  void begin() {
    over[0] = 0;
    under[0] = 1;
    over[1] = 1;
    under[1] = 1;
    count = 2;
  }

  /** Adds a point of the way, unless it is there. */
  void add(long dividend, long divisor) {
    int place = 0;
    while (compare(dividend, divisor, place) > 0) {
      place++;
    }
    if (compare(dividend, divisor, place) == 0) {
      return;
    }
    if (count == over.length) {
      over = Arrays.copyOf(over, 2 * count);
      under = Arrays.copyOf(under, 2 * count);
    }
    System.arraycopy(over, place, over, place + 1, count - place);
    System.arraycopy(under, place, under, place + 1, count - place);
    over[place] = dividend;
    under[place] = divisor;
    count++;
  }

  int count() {
    return count;
  }

  /** Compares a fraction with a point. */
  int compare(long dividend, long divisor, int point) {
    return Long.compare(dividend * under[point], over[point] * divisor);
  }

  /** Returns whether the way between two points is all of it. */
  boolean isWhole(int first, int last) {
    return first == 0 && last == count - 1;
  }

  /** Returns whether the way between two points comes nearer to a polygon than a length. */
  boolean isNear(Polygon outline, long from, long to, int first, int last, int length) {
    double dx = Place.x(to) - Place.x(from);
    double dy = Place.y(to) - Place.y(from);
    double a = (double) over[first] / under[first];
    double b = (double) over[last] / under[last];
    double distance = DoubleFilter.distance(outline, Place.x(from) + dx * a, Place.y(from) + dy * a,
        Place.x(from) + dx * b, Place.y(from) + dy * b);
    return distance < length - MARGIN
        || distance < length + MARGIN && isNearExactly(outline, from, to, first, last, length);
  }

  /** Returns the same result where doubles cannot tell: everything is multiplied by both divisors. */
  private boolean isNearExactly(Polygon outline, long from, long to, int first, int last, int length) {
    BigInteger scale = BigInteger.valueOf(under[first]).multiply(BigInteger.valueOf(under[last]));
    BigInteger ax = at(Place.x(from), Place.x(to), first, last);
    BigInteger ay = at(Place.y(from), Place.y(to), first, last);
    BigInteger bx = at(Place.x(from), Place.x(to), last, first);
    BigInteger by = at(Place.y(from), Place.y(to), last, first);
    BigInteger square = scale.multiply(BigInteger.valueOf(length)).pow(2);
    for (int i = 0; i < outline.corners(); i++) {
      int next = (i + 1) % outline.corners();
      BigInteger x = scale.multiply(BigInteger.valueOf(outline.x(i)));
      BigInteger y = scale.multiply(BigInteger.valueOf(outline.y(i)));
      BigInteger nextX = scale.multiply(BigInteger.valueOf(outline.x(next)));
      BigInteger nextY = scale.multiply(BigInteger.valueOf(outline.y(next)));
      if (isNearer(ax, ay, bx, by, x, y, square) || isNearer(x, y, nextX, nextY, ax, ay, square)
          || isNearer(x, y, nextX, nextY, bx, by, square)) {
        return true;
      }
    }
    return false;
  }

  private BigInteger at(int from, int to, int point, int other) {
    BigInteger moved = BigInteger.valueOf(from).multiply(BigInteger.valueOf(under[point]))
        .add(BigInteger.valueOf(to - from).multiply(BigInteger.valueOf(over[point])));
    return moved.multiply(BigInteger.valueOf(under[other]));
  }

  private static boolean isNearer(BigInteger ax, BigInteger ay, BigInteger bx, BigInteger by, BigInteger x,
      BigInteger y, BigInteger square) {
    BigInteger dx = bx.subtract(ax);
    BigInteger dy = by.subtract(ay);
    BigInteger along = x.subtract(ax).multiply(dx).add(y.subtract(ay).multiply(dy));
    BigInteger length = dx.pow(2).add(dy.pow(2));
    if (along.signum() <= 0) {
      return x.subtract(ax).pow(2).add(y.subtract(ay).pow(2)).compareTo(square) < 0;
    }
    if (along.compareTo(length) >= 0) {
      return x.subtract(bx).pow(2).add(y.subtract(by).pow(2)).compareTo(square) < 0;
    }
    BigInteger cross = dx.multiply(y.subtract(ay)).subtract(dy.multiply(x.subtract(ax)));
    return cross.pow(2).compareTo(square.multiply(length)) < 0;
  }
}
