package games.kumite.kungfu.vip;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Fight;

/** Random places (KF-RUL-103). */
public final class Anywhere {

  private static final int MISSES = 100;

  private Anywhere() {}

  /** Returns where a figure appears that comes to a random place. */
  public static long place(Fight fight, int figure) {
    Size size = fight.figures().size(figure);
    for (int miss = 0; miss < MISSES; miss++) {
      int x = size.radius() + fight.random().pick("place-x", 0, fight.board().width - 2 * size.radius() + 1);
      int y = size.radius() + fight.random().pick("place-y", 0, fight.board().height - 2 * size.radius() + 1);
      if (Spots.isArrival(fight.board(), fight.figures(), figure, Place.of(x, y, 0), size)) {
        return Place.of(x, y, 0);
      }
    }
    return Spots.atCorner(fight.board(), fight.figures(), figure, size, 0);
  }
}
