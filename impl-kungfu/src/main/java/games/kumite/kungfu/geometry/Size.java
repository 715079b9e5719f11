package games.kumite.kungfu.geometry;

/** The size of a figure: its round base and its height (KF-RUL-12). */
public enum Size {
  /** Like a human. */
  NORMAL(125, 300),
  /** Two to three metres. */
  BIG(200, 450),
  /** Larger still. */
  HUGE(300, 800);

  private static final int EYES_OF_TEN = 9; // KF-RUL-60
  private static final int FEET_OF_FIVE = 1;

  private final int radius;
  private final int height;

  Size(int radius, int height) {
    this.radius = radius;
    this.height = height;
  }

  /** Returns the radius of the base. */
  public int radius() {
    return radius;
  }

  /** Returns the height from the base to the top. */
  public int height() {
    return height;
  }

  /** Returns the height of the eyes (KF-RUL-60). */
  public int eyes() {
    return height * EYES_OF_TEN / 10;
  }

  /** Returns the height at which the foot is looked for (KF-RUL-60). */
  public int foot() {
    return height * FEET_OF_FIVE / 5;
  }
}
