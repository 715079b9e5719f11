package games.kumite.kungfu.scenery;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** Pieces of scenery that change their place (KF-RUL-166, KF-RUL-164, KF-RUL-139). */
public final class Shifting {

  private Shifting() {}

  /** Returns a piece that is moved by an offset. */
  public static Piece moved(Piece piece, int dx, int dy) {
    return new Piece(piece.id, piece.kind, piece.outline.shifted(dx, dy), piece.base, piece.top, piece.flags);
  }

  /**
   * Returns whether a piece may be where it is moved to: on the table, clear of other pieces and of all figures.
   *
   * @param pusher the figure that goes with it, {@link Figures#NOBODY} for none
   */
  public static boolean isFree(GameState state, int piece, Piece moved, int pusher) {
    Board board = state.board();
    boolean isOnTable = moved.outline.left() >= 0 && moved.outline.low() >= 0
        && moved.outline.right() <= board.width && moved.outline.high() <= board.height;
    if (!isOnTable) {
      return false;
    }
    for (int i = 0; i < board.pieces(); i++) {
      Piece other = board.piece(i);
      if (i != piece && board.isThere(i) && (other.is(Flag.BLOCK) || other.is(Flag.LINEAR))
          && other.isAtHeight(moved.base, moved.top) && other.outline.overlaps(moved.outline)) {
        return false;
      }
    }
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      int level = Place.level(figures.place(figure));
      if (figure != pusher && figures.isBody(figure) && moved.isAtHeight(level, level + figures.size(figure).height())
          && !isClearOf(figures, figure, moved)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the base of a figure is clear of a piece. */
  public static boolean isClearOf(Figures figures, int figure, Piece piece) {
    long place = figures.place(figure);
    return piece.outline.isClearOf(Place.x(place), Place.y(place), figures.size(figure).radius());
  }
}
