package games.kumite.kungfu.item;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Fight;

/** The machines that run (KF-LOC-13, KF-LOC-14). */
public final class Machines {

  private static final int OFF = 1;

  private Machines() {}

  /** Returns whether a machine runs. */
  public static boolean isOn(Fight fight, int piece) {
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.MACHINE) && fight.wear(piece) != OFF;
  }

  /** Stops a machine from now on; the caller frees the figures that it holds. */
  public static void stop(Fight fight, int piece) {
    fight.wear(piece, OFF);
  }
}
