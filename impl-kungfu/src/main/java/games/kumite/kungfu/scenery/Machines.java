package games.kumite.kungfu.scenery;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.GameState;

/** The machines that run (KF-LOC-13, KF-LOC-14). */
public final class Machines {

  private static final int OFF = 1;

  private Machines() {}

  /** Returns whether a machine runs. */
  public static boolean isOn(GameState state, int piece) {
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.MACHINE) && state.wear(piece) != OFF;
  }

  /** Stops a machine from now on; the caller frees the figures that it holds. */
  public static void stop(GameState state, int piece) {
    state.wear(piece, OFF);
  }
}
