package games.kumite.kungfu.combat;

/**
 * One side of a hand-to-hand roll: what it brings, and the results.
 *
 * @param chi the Chi it has spent
 * @param claw the grip it has announced
 * @param die its natural die, 0 before it lies
 * @param marks the other marks, a bit for each {@link Mark}
 */
record RollSide(int chi, AnnouncedGrip claw, int die, int marks) {

  /** A mark that is true of a side. */
  enum Mark {
    /** A strike with a piece of scenery (KF-H2H-18). */
    SCENERY,
    /** A fight with the heavy weapon of a Hammering Blow (KF-TRT-38, KF-RUL-55). */
    HAMMER,
    /** A fall by this roll: the other side has Knocked it Down (KF-TRT-02). */
    FELLED
  }

  static final RollSide NOTHING = new RollSide(0, AnnouncedGrip.NONE, 0, 0);

  RollSide with(int newDie) {
    return new RollSide(chi, claw, newDie, marks);
  }

  RollSide spending(int newChi) {
    return new RollSide(newChi, claw, die, marks);
  }

  RollSide with(AnnouncedGrip newClaw) {
    return new RollSide(chi, newClaw, die, marks);
  }

  RollSide with(Mark mark) {
    return new RollSide(chi, claw, die, marks | 1 << mark.ordinal());
  }

  boolean is(Mark mark) {
    return (marks >> mark.ordinal() & 1) != 0;
  }

  /** Returns what it adds to the die, traits and occasion left out. */
  int bonus() {
    return chi + claw.bonus();
  }
}
