package games.kumite.kungfu.combat;

/**
 * One side of a hand-to-hand roll: what it brings, and the results.
 *
 * @param chi the Chi it has spent
 * @param claw the grip it has announced
 * @param die its natural die, 0 before it lies
 * @param marks the other marks, a bit for each {@link Mark}
 */
record Throw(int chi, Claw claw, int die, int marks) {

  /** A mark that is true of a side. */
  enum Mark {
    /** A strike with a piece of scenery (KF-H2H-18). */
    SCENERY,
    /** A fight with the heavy weapon of a Hammering Blow (KF-TRT-38, KF-RUL-55). */
    HAMMER,
    /** A fall by this roll: the other side has Knocked it Down (KF-TRT-02). */
    FELLED
  }

  static final Throw NOTHING = new Throw(0, Claw.NONE, 0, 0);

  Throw with(int newDie) {
    return new Throw(chi, claw, newDie, marks);
  }

  Throw spending(int newChi) {
    return new Throw(newChi, claw, die, marks);
  }

  Throw with(Claw newClaw) {
    return new Throw(chi, newClaw, die, marks);
  }

  Throw with(Mark mark) {
    return new Throw(chi, claw, die, marks | 1 << mark.ordinal());
  }

  boolean is(Mark mark) {
    return (marks >> mark.ordinal() & 1) != 0;
  }

  /** Returns what it adds to the die, traits and occasion left out. */
  int bonus() {
    return chi + claw.bonus();
  }
}
