package games.kumite.bigtrouble.track;

import games.kumite.bigtrouble.state.Trouble;

/** The threat token on the Big Trouble track. */
public final class Threat {

  private Threat() {}

  /** The token moves, back for a negative number; at the end of the track Act I ends, and Act II is lost. */
  public static void advance(Trouble trouble, int spaces) {}
}
