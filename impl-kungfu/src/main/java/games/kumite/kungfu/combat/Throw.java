package games.kumite.kungfu.combat;

/**
 * What one side brings into a hand-to-hand roll.
 *
 * @param chi the Chi it has spent
 * @param claw the grip it has announced
 * @param die its natural die, 0 before it lies
 */
record Throw(int chi, Claw claw, int die) {

  static final Throw NOTHING = new Throw(0, Claw.NONE, 0);

  Throw with(int newDie) {
    return new Throw(chi, claw, newDie);
  }

  /** What it adds to the die, traits and occasion left out. */
  int bonus() {
    return chi + claw.bonus();
  }
}
