package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.state.Trouble;

/** Rounds, and what ends them. */
public final class Rounds {

  /** The Big Trouble track, as a side of the Act II setup card. */
  public static final int THREAT = 0;
  /** The audacity track, as a side of the Act II setup card. */
  public static final int AUDACITY = 1;

  private Rounds() {}

  /** The first round of Act I begins. */
  public static void begin(Trouble trouble) {}

  /**
   * Act I ends at once: a track is filled (BT-ACT2-01). Everything on the agenda down to the marker of Act I is left,
   * also a death or level reward on its way; so what a hero is still owed is known by the state: a death that waits by
   * health 0, level rewards by {@link games.kumite.bigtrouble.state.Num}; both are settled before Act II is set up
   * (BT-RUL-43, BT-RUL-66).
   *
   * @param side {@link #THREAT} or {@link #AUDACITY}
   */
  public static void endActOne(Trouble trouble, int side) {}
}
