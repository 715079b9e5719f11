package games.kumite.kungfu.movement;

import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;

/** Who hangs on to somebody larger is carried along, in contact (KF-CON-11b). */
final class Grip {

  private Grip() {}

  /** The grappler of a figure that has moved comes to its side. */
  static void follow(Fight fight, int figure) {
    Figures figures = fight.figures();
    int grappler = figures.grappler(figure);
    if (grappler == Figures.NOBODY || Strides.isHeld(fight, figure)) {
      return;
    }
    long place = Carrying.beside(fight, figure, grappler);
    if (place == Place.NOWHERE) {
      figures.grappler(figure, Figures.NOBODY); // KF-RUL-39: no longer in contact
    } else {
      figures.put(grappler, place);
    }
  }
}
