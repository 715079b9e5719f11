package games.kumite.kungfu.geometry;

/** The 24 directions, 15 degrees apart, clockwise from +x as y grows downwards (KF-RUL-15), and the turns of a Recoil (KF-RUL-16). */
public final class Directions {

  /** The number of directions. */
  public static final int COUNT = 24;
  /** The greatest turn of a Recoil to either side, in directions: 90 degrees. */
  public static final int MAX_TURN = 6;

  private static final int UNIT = 10_000;
  private static final int[] X = new int[COUNT];
  private static final int[] Y = new int[COUNT];

  static {
    int[] across = {10000, 9659, 8660, 7071, 5000, 2588};
    int[] up = {0, 2588, 5000, 7071, 8660, 9659};
    for (int i = 0; i < COUNT; i++) {
      X[i] = i < across.length ? across[i] : -Y[i - across.length];
      Y[i] = i < across.length ? up[i] : X[i - across.length];
    }
  }

  private Directions() {}

  /** Returns how far x changes over a distance. */
  public static int x(int direction, int distance) {
    return (int) IntegerMath.quotient((long) distance * X[direction], UNIT);
  }

  /** Returns how far y changes over a distance. */
  public static int y(int direction, int distance) {
    return (int) IntegerMath.quotient((long) distance * Y[direction], UNIT);
  }

  /** Returns the hour towards which it points on a clock that lies on the table with +x at 3 and +y at 6. */
  public static int hour(int direction) {
    return Math.floorMod(2 + direction / 2, 12) + 1;
  }

  /**
   * Returns {@code (middle + (along * cos - across * sin)) / divisor}, turned by a number of steps of 15 degrees, rounded once.
   */
  static long turned(long along, long across, int turn, long middle, int divisor) {
    int index = Math.floorMod(turn, COUNT);
    return IntegerMath.quotient(middle * UNIT + along * X[index] + across * Y[index], (long) UNIT * divisor);
  }

  /**
   * Returns how far x changes over a distance away from a source, turned by -6 to 6 directions. A victim on the very place of
   * the source goes as if it stood at +x of it.
   */
  public static int awayX(long source, long victim, int turn, int distance) {
    long square = Place.squared(source, victim);
    int index = Math.floorMod(turn, COUNT);
    if (square == 0) {
      return x(index, distance);
    }
    long dx = Place.x(victim) - Place.x(source);
    long dy = Place.y(victim) - Place.y(source);
    return IntegerMath.quotient(distance * (dx * X[index] - dy * Y[index]), UNIT, square);
  }

  /** Returns how far y changes; see {@link #awayX}. */
  public static int awayY(long source, long victim, int turn, int distance) {
    long square = Place.squared(source, victim);
    int index = Math.floorMod(turn, COUNT);
    if (square == 0) {
      return y(index, distance);
    }
    long dx = Place.x(victim) - Place.x(source);
    long dy = Place.y(victim) - Place.y(source);
    return IntegerMath.quotient(distance * (dx * Y[index] + dy * X[index]), UNIT, square);
  }
}
