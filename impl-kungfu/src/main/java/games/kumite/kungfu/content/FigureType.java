package games.kumite.kungfu.content;

/** What a figure of a gang is (KF-SET-05), with what its kind costs (KF-GANG-01 to 03). */
public enum FigureType {
  /** KF-GANG-01. */
  EXTRA(4, 2, 15, 15, 50),
  /** KF-GANG-02. */
  BRUISER(4, 3, 35, 35, 55),
  /** KF-GANG-03. */
  PROTAGONIST(2, 4, 50, 60, 150);

  /** What a Protagonist with C3 saves (KF-GANG-04). */
  static final int WEAKER = 10;

  private final int quality;
  private final int combat;
  private final int base;
  private final int min;
  private final int max;

  FigureType(int quality, int combat, int base, int min, int max) {
    this.quality = quality;
    this.combat = combat;
    this.base = base;
    this.min = min;
    this.max = max;
  }

  /** Its Q. */
  public int quality() {
    return quality;
  }

  /** Its C. */
  public int combat() {
    return combat;
  }

  /** What it costs without traits. */
  public int base() {
    return base;
  }

  /** The least that one may cost. */
  public int min() {
    return min;
  }

  /** The most that one may cost. */
  public int max() {
    return max;
  }

  /** Returns whether rules for Extras hold (KF-RUL-22). */
  public boolean isExtra() {
    return this != PROTAGONIST;
  }
}
