package games.kumite.journey.map;

/**
 * A pose in one number: the front-left square of a base seen in facing direction, and the facing. The order of the
 * numbers is the ledger's pose order: smaller y, smaller x, then north, east, south, west.
 */
public final class Pose {

  /** No pose: off the map, or not possible. */
  public static final int NONE = -1;

  private Pose() {}

  /** Returns the pose on a square. */
  public static int of(int square, int facing) {
    return square << 2 | facing;
  }

  /** Returns the front-left square. */
  public static int square(int pose) {
    return pose >> 2;
  }

  /** Returns the number of the facing. */
  public static int facing(int pose) {
    return pose & 3;
  }
}
