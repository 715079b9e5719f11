package games.kumite.kungfu.hazard;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;

/** The figures that a blast reaches (KF-RUL-58, KF-RUL-87). Pure. */
public final class BlastArea {

  private BlastArea() {}

  /** Returns the figures whose base is at least partly within a radius, who are not shielded and not on another level. */
  public static IntList victims(GameState state, long at, int radius) {
    Figures figures = state.figures();
    return figures.all(figure -> Capabilities.toSuffer(figures, figure) && !figures.isUnderground(figure)
        && isWithin(figures, figure, at, radius) && !isShielded(state, figure, at));
  }

  /** Returns whether the blast of a figure, a ranged attack, does nothing to one in an Arrow Sanctuary (KF-TRT-08b). */
  static boolean isImmune(Figures figures, int by, int figure) {
    return by != Figures.NOBODY && figures.is(figure, Condition.ARROW_SANCTUARY);
  }

  private static boolean isWithin(Figures figures, int figure, long at, int radius) {
    long reach = radius + figures.size(figure).radius();
    return Place.squared(figures.place(figure), at) <= reach * reach
        && Math.abs(Place.level(figures.place(figure)) - Place.level(at)) <= radius;
  }

  /** Returns whether an OPAQUE piece that is as high as the figure lies on the straight line. */
  private static boolean isShielded(GameState state, int figure, long at) {
    Board board = state.board();
    long to = state.figures().place(figure);
    int head = Place.level(to) + state.figures().size(figure).height();
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (board.isThere(i) && piece.is(Flag.OPAQUE) && piece.top >= head && piece.base < head
          && piece.outline.isRunInside(Place.x(at), Place.y(at), Place.x(to), Place.y(to), 1)) {
        return true;
      }
    }
    return false;
  }
}
