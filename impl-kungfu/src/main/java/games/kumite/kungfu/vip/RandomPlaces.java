package games.kumite.kungfu.vip;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.GameState;

/** Random places (KF-RUL-103). */
public final class RandomPlaces {

  private static final int MISSES = 100;

  private RandomPlaces() {}

  /** Returns where a figure appears that comes to a random place. */
  public static long place(GameState state, int figure) {
    Size size = state.figures().size(figure);
    for (int miss = 0; miss < MISSES; miss++) {
      int x = size.radius() + state.random().pick("place-x", 0, state.board().width - 2 * size.radius() + 1);
      int y = size.radius() + state.random().pick("place-y", 0, state.board().height - 2 * size.radius() + 1);
      if (Spots.isArrival(state.board(), state.figures(), figure, Place.of(x, y, 0), size)) {
        return Place.of(x, y, 0);
      }
    }
    return Spots.atCorner(state.board(), state.figures(), figure, size, 0);
  }
}
