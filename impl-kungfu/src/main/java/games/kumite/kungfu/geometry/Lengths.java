package games.kumite.kungfu.geometry;

/** Lengths for display: in centimetres, as the rule book measures (KF-SET-01). */
public final class Lengths {

  /** The least length that is shown, in tenths of a millimetre: a shorter one would read {@code 0.0 cm}. */
  public static final int LEAST = 5;

  private static final int MILLIMETRE = 10;

  private Lengths() {}

  /** Returns tenths of a millimetre (KF-RUL-11) as centimetres, rounded to a millimetre. */
  public static double centimetres(int tenths) {
    int millimetres = (Math.abs(tenths) + MILLIMETRE / 2) / MILLIMETRE;
    return (tenths < 0 && millimetres > 0 ? -millimetres : millimetres) / (double) MILLIMETRE;
  }
}
