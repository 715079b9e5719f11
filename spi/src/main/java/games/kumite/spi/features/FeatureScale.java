package games.kumite.spi.features;

import games.kumite.api.learn.Feature;

/** How whole numbers become entries of a view: the one place that says so. */
public final class FeatureScale {

  /** Ranges with more values are wide. */
  public static final int WIDE = 256;

  private static final float HALF = 8;

  private FeatureScale() {}

  /**
   * Whether a range is wide: its numbers count something without a bound, or name something.
   *
   * @param min the least value
   * @param max the greatest value
   * @return true if so
   */
  public static boolean isWide(int min, int max) {
    return (long) max - min >= WIDE;
  }

  /**
   * A number as an entry.
   *
   * @param value the number
   * @param min the least value
   * @param max the greatest value
   * @return 0 to 1, or of a wide range -1 to 1
   */
  public static float of(int value, int min, int max) {
    if (isWide(min, max)) {
      return value / (HALF + Math.abs((float) value));
    }
    return max == min ? 0 : (float) (value - min) / (max - min);
  }

  /**
   * The entry of a number.
   *
   * @param name its name
   * @param min the least value
   * @param max the greatest value
   * @return what {@link #of} lies in
   */
  public static Feature entry(String name, int min, int max) {
    return new Feature(name, isWide(min, max) && min < 0 ? -1 : 0, 1);
  }
}
