package games.kumite.kungfu.trait;

import games.kumite.kungfu.figure.Ducking;
import games.kumite.kungfu.figure.GrappleEnd;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Shifting;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;

/** Furniture that is pushed by S until it meets something (KF-TAO-03d, KF-RUL-166). */
final class Shoving {

  private static final int STEP = 10;
  private static final EventType SHOVED = EventType.of("shoved", "KF-TAO-03d").word("piece", Whereabouts::piece).word("direction", Whereabouts::clockWord)
      .number("length", Lengths::centimetres);

  private Shoving() {}

  /** Returns whether a piece is all of its item, and no figure stands on it. */
  static boolean isAlone(GameState state, int piece) {
    Board board = state.board();
    for (int i = 0; i < board.pieces(); i++) {
      if (i != piece && board.isThere(i) && board.piece(i).item.equals(board.piece(piece).item)) {
        return false;
      }
    }
    Figures figures = state.figures();
    return !figures.any(figure -> figures.isBody(figure) && !Shifting.isClearOf(figures, figure, board.piece(piece)));
  }

  /** Returns whether a piece can be pushed in a direction at all: a first step of 1 mm. */
  static boolean isPossible(GameState state, int piece, int direction) {
    return Shifting.isFree(state, piece, moved(state.board().piece(piece), direction, STEP), Figures.NOBODY);
  }

  /** Returns how far a piece can be pushed in a direction, in steps of 1 mm, up to S. */
  private static int length(GameState state, int piece, int direction) {
    int length = 0;
    while (length < Stick.SHORT.length() && Shifting.isFree(state, piece,
        moved(state.board().piece(piece), direction, length + STEP), Figures.NOBODY)) {
      length += STEP;
    }
    return length;
  }

  private static Piece moved(Piece piece, int direction, int length) {
    return Shifting.moved(piece, Directions.x(direction, length), Directions.y(direction, length));
  }

  static void shove(GameState state, int piece, int direction) {
    int length = length(state, piece, direction);
    state.emit(SHOVED, piece + 1, direction, length);
    state.lay(state.board().with(piece, moved(state.board().piece(piece), direction, length)));
    Ducking.uncover(state);
    GrappleEnd.look(state);
  }
}
