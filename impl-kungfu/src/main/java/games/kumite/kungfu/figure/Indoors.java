package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.GameState;

/** Figures in a house, and what of the outside they can shoot at (KF-LOC-07b). Pure. */
public final class Indoors {

  private static final int NONE = -1;

  private Indoors() {}

  /** Returns whether a figure at a place is below a roof and the roof is that of another place too, or of none. */
  private static int roof(Board board, long place) {
    for (int i = 0; i < board.pieces() && board.mayHave(Flag.ROOF.bit()); i++) {
      if (isUnder(board, i, place)) {
        return i;
      }
    }
    return NONE;
  }

  /** Returns whether a place lies below a piece that is a roof. */
  public static boolean isUnder(Board board, int roof, long place) {
    Piece piece = board.piece(roof);
    return piece.is(Flag.ROOF) && board.isThere(roof) && Place.level(place) < piece.base
        && piece.outline.contains(Place.x(place), Place.y(place));
  }

  /** Returns whether a figure in a house cannot shoot at a place outside, since it is adjacent to no opening. */
  public static boolean isShutIn(GameState state, int figure, long target) {
    Board board = state.board();
    if (!board.mayHave(Flag.ROOF.bit())) {
      return false;
    }
    long place = state.figures().place(figure);
    int roof = roof(board, place);
    return roof != NONE && !isUnder(board, roof, target)
        && !isAtAnOpening(board, board.piece(roof).item, place, state.figures().size(figure));
  }

  /** Returns whether a place is at a door or a window (closed, open or broken), or at a breach. */
  private static boolean isAtAnOpening(Board board, String house, long place, Size size) {
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      boolean isOpening = piece.kind.equals("DOOR") || piece.kind.equals("WINDOW") || piece.is(Flag.BREACH);
      if (isOpening && piece.item.equals(house) && Gaps.isAdjacent(piece, place, size)) {
        return true;
      }
    }
    return false;
  }
}
