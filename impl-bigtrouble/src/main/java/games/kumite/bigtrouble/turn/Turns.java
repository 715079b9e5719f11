package games.kumite.bigtrouble.turn;

import games.kumite.bigtrouble.state.Trouble;

/** The turns of heroes. */
public final class Turns {

  private Turns() {}

  /** A hero takes its turn, in its phase. Put on the agenda. */
  public static void take(Trouble trouble, int seat) {}
}
