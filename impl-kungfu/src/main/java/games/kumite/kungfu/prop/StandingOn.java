package games.kumite.kungfu.prop;

import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.GameState;

/** The figures that stand on things. */
final class StandingOn {

  private StandingOn() {}

  /** Returns whether a figure stands on top of a piece. */
  static boolean isOn(GameState state, int figure, int piece) {
    Piece thing = state.board().piece(piece);
    long place = state.figures().place(figure);
    return Place.level(place) == thing.top && thing.outline.contains(Place.x(place), Place.y(place));
  }
}
