package games.kumite.kungfu.shooting;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;

/** What stands beside figures. */
final class Hiding {

  private Hiding() {}

  /** Whether a figure is adjacent to a scenic item, at its height (KF-RUL-13): a house reaches down to the ground. */
  static boolean isBesideScenery(Fight fight, int figure) {
    long place = fight.figures().place(figure);
    for (int i = 0; i < fight.board().pieces(); i++) {
      Piece piece = fight.board().piece(i);
      if (piece.is(Flag.SCENIC) && fight.board().isThere(i) && (piece.is(Flag.ROOF) && Place.level(place) < piece.top
          ? Gaps.isAdjacent(piece, place, fight.figures().size(figure))
          : Gaps.isBeside(piece, place, fight.figures().size(figure)))) {
        return true;
      }
    }
    return false;
  }
}
