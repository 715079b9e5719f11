package games.kumite.kungfu.movement;

import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;

/**
 * The way in which a move gets to its end.
 *
 * @param gait the kind of move
 * @param ground the flags of all ground that it touches
 * @param corners the corners of a bent move: x, y and level of each
 * @param pushed the thing that is pushed along, by its piece; {@link #NOTHING} for none
 */
record MovePath(MoveType gait, long ground, IntList corners, int pushed) {

  /** The value for nothing that is pushed along. */
  static final int NOTHING = -1;

  private static final int COORDINATES = 3;

  MovePath(MoveType gait, long ground, IntList corners) {
    this(gait, ground, corners, NOTHING);
  }

  /** Returns how many corners it has. */
  int bends() {
    return corners.size() / COORDINATES;
  }

  /** Returns a corner. */
  long corner(int bend) {
    return Place.of(corners.get(COORDINATES * bend), corners.get(COORDINATES * bend + 1),
        corners.get(COORDINATES * bend + 2));
  }

  /** Returns the place at which its last straight part begins. */
  long last(long from) {
    return bends() == 0 ? from : corner(bends() - 1);
  }

  /** Opens the doors and breaks the windows that are gone through (KF-RUL-59). */
  void open(GameState state, int figure, long from, long to) {
    Locomotion manner = gait.manner(state.figures(), figure);
    long begin = from;
    for (int bend = 0; bend < bends(); bend++) {
      Openings.pass(state, figure, begin, corner(bend), manner);
      begin = corner(bend);
    }
    Openings.pass(state, figure, begin, to, manner);
  }
}
