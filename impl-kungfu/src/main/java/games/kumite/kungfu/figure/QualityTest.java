package games.kumite.kungfu.figure;

/** Tests against Quality (KF-SET-07). */
public final class QualityTest {

  /** The highest face. */
  private static final int HIGHEST = 6;

  private QualityTest() {}

  /** Returns whether a die passes: a natural 1 never does, a natural 6 always (KF-RUL-10). */
  public static boolean isPassed(int die, int modifier, int quality) {
    return die == HIGHEST || die != 1 && die + modifier >= quality;
  }
}
