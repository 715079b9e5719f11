package games.kumite.bigtrouble.level;

import games.kumite.bigtrouble.state.Trouble;

/** Chi is gained and lost. */
public final class Chi {

  private Chi() {}

  /** A hero gains chi; level ups are put on the agenda (BT-UPG-01, BT-UPG-02). */
  public static void gain(Trouble trouble, int seat, int chi) {}

  /** A hero loses chi, and health for what it has not (BT-UPG-09). What follows is put on the agenda. */
  public static void lose(Trouble trouble, int seat, int chi) {}

  /** The level rewards that were on their way when Act I ended are given (BT-RUL-66). Put on the agenda. */
  public static void settle(Trouble trouble) {}
}
