package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.state.Trouble;

/** The fate dice: their pool and their track. */
public final class FatePool {

  private FatePool() {}

  /** All dice of the pool are rolled again, on the track stay those that lie there. */
  public static void rollPool(Trouble trouble) {}

  /** All six dice leave the track and are rolled (BT-FAT-15, BT-FAT-17). */
  public static void refresh(Trouble trouble) {}
}
