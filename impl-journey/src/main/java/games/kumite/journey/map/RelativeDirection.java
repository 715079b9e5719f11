package games.kumite.journey.map;

/** A direction of a ray, relative to the facing; clockwise from ahead, so that an ordinal is a way for facing north. */
public enum RelativeDirection {
  F, FR, R, BR, B, BL, L, FL;

  private static final RelativeDirection[] ALL = values();

  /** Returns the way of a ray of a miniature. */
  public int way(int facing) {
    return ordinal() + 2 * facing & 7;
  }

  /** Returns the bearing of a way seen by a miniature. */
  public static RelativeDirection of(int way, int facing) {
    return ALL[way - 2 * facing & 7];
  }
}
