package games.kumite.kungfu.end;

/** The degree of a victory (KF-END-03, KF-RUL-42). */
public final class Degree {

  private static final int FIFTHS = 5;

  private Degree() {}

  /** Returns whether the points destroyed by the two sides differ by a fifth of the greater. */
  public static boolean isDecisive(int first, int second) {
    int max = Math.max(first, second);
    return max > 0 && FIFTHS * Math.abs(first - second) >= max;
  }
}
