package games.kumite.kungfu.prop;

import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;

/** The figures that stand on things. */
final class Standing {

  private Standing() {}

  /** Returns whether a figure stands on top of a piece. */
  static boolean isOn(Fight fight, int figure, int piece) {
    Piece thing = fight.board().piece(piece);
    long place = fight.figures().place(figure);
    return Place.level(place) == thing.top && thing.outline.contains(Place.x(place), Place.y(place));
  }
}
