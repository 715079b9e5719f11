package games.kumite.spi.features;

import games.kumite.api.learn.Feature;

/** The scale by which whole numbers become entries of an observation; no other code scales them. */
public final class FeatureScale {

  /** The size of a range above which it counts as wide. */
  public static final int WIDE = 256;

  private static final float HALF = 8;

  private FeatureScale() {}

  /**
   * Returns whether a range is wide: its numbers are practically unbounded, or name something.
   *
   * @param min the minimum
   * @param max the maximum
   * @return true if so
   */
  public static boolean isWide(int min, int max) {
    return (long) max - min >= WIDE;
  }

  /**
   * Returns a number as an entry.
   *
   * @param value the number
   * @param min the minimum
   * @param max the maximum
   * @return a value from 0 to 1, or from -1 to 1 for a wide range
   */
  public static float of(int value, int min, int max) {
    if (isWide(min, max)) {
      return value / (HALF + Math.abs((float) value));
    }
    return max == min ? 0 : (float) (value - min) / (max - min);
  }

  /**
   * Returns the entry of a number.
   *
   * @param name its name
   * @param min the minimum
   * @param max the maximum
   * @return the entry, with the range of {@link #of}
   */
  public static Feature entry(String name, int min, int max) {
    return new Feature(name, isWide(min, max) && min < 0 ? -1 : 0, 1);
  }
}
