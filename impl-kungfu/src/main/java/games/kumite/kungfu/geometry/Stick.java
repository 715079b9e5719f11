package games.kumite.kungfu.geometry;

/** A measuring stick (KF-SET-01, KF-RUL-11). */
public enum Stick {
  /** 75 mm. */
  SHORT(750),
  /** 120 mm. */
  MEDIUM(1200),
  /** 180 mm. */
  LONG(1800);

  private final int length;

  Stick(int length) {
    this.length = length;
  }

  /** Returns its length in tenths of a millimetre. */
  public int length() {
    return length;
  }

  /** Returns its name in the rule book: S, M or L. */
  public String letter() {
    return name().substring(0, 1);
  }

  /** Returns the stick one step shorter; a Short one stays Short, and then costs two actions (KF-RUL-33). */
  public Stick shorter() {
    return this == LONG ? MEDIUM : SHORT;
  }

  /** Returns how far a centre may travel with it (KF-MOV-02, KF-RUL-14). */
  public int reach(Size size) {
    return length + 2 * size.radius();
  }
}
