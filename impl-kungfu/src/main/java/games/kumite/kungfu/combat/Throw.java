package games.kumite.kungfu.combat;

/**
 * What one side brings into a hand-to-hand roll.
 *
 * @param chi the Chi it has spent
 * @param claw the grip it has announced
 * @param die its natural die, 0 before it lies
 * @param tool what it strikes with
 */
record Throw(int chi, Claw claw, int die, Tool tool) {

  /** What a side strikes with. */
  enum Tool {
    /** Its body and its own weapons. */
    OWN,
    /** A piece of scenery (KF-H2H-18). */
    SCENERY
  }

  static final Throw NOTHING = new Throw(0, Claw.NONE, 0, Tool.OWN);

  Throw with(int newDie) {
    return new Throw(chi, claw, newDie, tool);
  }

  Throw spending(int newChi) {
    return new Throw(newChi, claw, die, tool);
  }

  Throw with(Claw newClaw) {
    return new Throw(chi, newClaw, die, tool);
  }

  Throw with(Tool newTool) {
    return new Throw(chi, claw, die, newTool);
  }

  /** What it adds to the die, traits and occasion left out. */
  int bonus() {
    return chi + claw.bonus();
  }
}
