package games.kumite.journey.map;

/** The eight ways from a square: 0 north, 1 north-east and so on clockwise. */
public final class CompassDirections {

  /** The number of ways. */
  public static final int COUNT = 8;

  private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] SOUTH = {-1, -1, 0, 1, 1, 1, 0, -1};

  private CompassDirections() {}

  /** Returns the offset of a way to the east. */
  public static int dx(int way) {
    return EAST[way];
  }

  /** Returns the offset of a way to the south. */
  public static int dy(int way) {
    return SOUTH[way];
  }

  /** Returns the opposite way. */
  public static int back(int way) {
    return way + 4 & 7;
  }

  /** Returns whether a way goes to a corner. */
  public static boolean isDiagonal(int way) {
    return (way & 1) != 0;
  }

  /** Returns whether one way leads at least partly in the direction of another: they are the same or neighbours. */
  public static boolean isAlong(int way, int other) {
    return (way - other + 1 & 7) <= 2;
  }

  /** Returns the way in which one square lies from another, by the signs of the differences; -1 if they are the same. */
  public static int toward(int dx, int dy) {
    int east = Integer.signum(dx);
    int south = Integer.signum(dy);
    for (int way = 0; way < COUNT; way++) {
      if (EAST[way] == east && SOUTH[way] == south) {
        return way;
      }
    }
    return -1;
  }
}
