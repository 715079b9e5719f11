package games.kumite.kungfu.movement;

import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Picks;

/**
 * The way in which a move gets to its end.
 *
 * @param gait the kind of move
 * @param ground the flags of all ground that it touches
 * @param corners the corners of a bent move: x, y and level of each
 * @param pushed the thing that is pushed along, by its piece; {@link #NOTHING} for none
 */
record Way(Gait gait, long ground, Picks corners, int pushed) {

  /** The value for nothing that is pushed along. */
  static final int NOTHING = -1;

  private static final int COORDINATES = 3;

  Way(Gait gait, long ground, Picks corners) {
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
  void open(Fight fight, int figure, long from, long to) {
    Manner manner = gait.manner(fight.figures(), figure);
    long begin = from;
    for (int bend = 0; bend < bends(); bend++) {
      Openings.pass(fight, figure, begin, corner(bend), manner);
      begin = corner(bend);
    }
    Openings.pass(fight, figure, begin, to, manner);
  }
}
