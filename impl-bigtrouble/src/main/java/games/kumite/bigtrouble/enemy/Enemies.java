package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.state.Trouble;

/** What enemies do outside the enemy phase. */
public final class Enemies {

  private Enemies() {}

  /** An enemy strikes back at a hero if it can (BT-CMB-13). What follows is put on the agenda. */
  public static void strikeBack(Trouble trouble, int enemy, int seat) {}

  /** Every minion in the Streets moves up to so many spaces as in the enemy phase, without an attack. */
  public static void march(Trouble trouble, int spaces) {}

  /** Enemies in a space skip their next move. */
  public static void hold(Trouble trouble, int space) {}

  /** A boss goes to the space next to it with the lowest id (the board of Lightning). */
  public static void flee(Trouble trouble, int boss) {}
}
