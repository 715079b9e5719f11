package games.kumite.kungfu.vip;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Fight;

/** Random places (KF-RUL-103). */
public final class Anywhere {

  private static final int MISSES = 100;

  private Anywhere() {}

  /** Where a figure appears that comes to a random place. */
  public static long place(Fight fight, int figure) {
PLACEBODY
  }
}
