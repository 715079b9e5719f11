package games.kumite.kungfu.content;

/** The type of a figure of a gang (KF-SET-05), with the cost of its kind (KF-GANG-01 to 03). */
public enum FigureType {
  /** Extra (KF-GANG-01). */
  EXTRA(4, 2, 15, 15, 50),
  /** Bruiser (KF-GANG-02). */
  BRUISER(4, 3, 35, 35, 55),
  /** Protagonist (KF-GANG-03). */
  PROTAGONIST(2, 4, 50, 60, 150);

  /** The points that a Protagonist with C3 saves (KF-GANG-04). */
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

  /** Returns its Q. */
  public int quality() {
    return quality;
  }

  /** Returns its C. */
  public int combat() {
    return combat;
  }

  /** Returns the cost without traits. */
  public int base() {
    return base;
  }

  /** Returns the least that one may cost. */
  public int min() {
    return min;
  }

  /** Returns the most that one may cost. */
  public int max() {
    return max;
  }

  /** Returns whether rules for Extras hold (KF-RUL-22). */
  public boolean isExtra() {
    return this != PROTAGONIST;
  }
}
