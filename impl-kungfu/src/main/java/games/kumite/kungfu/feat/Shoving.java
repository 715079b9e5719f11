package games.kumite.kungfu.feat;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import java.util.ArrayList;
import java.util.List;

/** Furniture that is pushed by S until it meets something (KF-TAO-03d, KF-RUL-166). */
final class Shoving {

  private static final int STEP = 10;
  private static final EventType SHOVED = EventType.of("shoved", "KF-TAO-03d").number("piece").number("direction")
      .number("length");

  private Shoving() {}

  /** Whether a piece is all of its item, and nobody stands on it. */
  static boolean isAlone(Fight fight, int piece) {
    Board board = fight.board();
    for (int i = 0; i < board.pieces(); i++) {
      if (i != piece && board.isThere(i) && board.piece(i).item.equals(board.piece(piece).item)) {
        return false;
      }
    }
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.isBody(figure) && !isClearOf(figures, figure, board.piece(piece))) {
        return false;
      }
    }
    return true;
  }

  static boolean isClearOf(Figures figures, int figure, Piece piece) {
    long place = figures.place(figure);
    return piece.outline.isClearOf(Place.x(place), Place.y(place), figures.size(figure).radius());
  }

  /** How far a piece can be pushed in a direction, in steps of 1 mm, up to S. */
  static int length(Fight fight, int piece, int direction) {
    int length = 0;
    while (length < Stick.SHORT.length() && isFree(fight, piece, moved(fight.board().piece(piece), direction, length + STEP))) {
      length += STEP;
    }
    return length;
  }

  private static boolean isFree(Fight fight, int piece, Piece moved) {
    Board board = fight.board();
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
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      int level = Place.level(figures.place(figure));
      if (figures.isBody(figure) && moved.isAtHeight(level, level + figures.size(figure).height())
          && !isClearOf(figures, figure, moved)) {
        return false;
      }
    }
    return true;
  }

  private static Piece moved(Piece piece, int direction, int length) {
    List<Integer> corners = new ArrayList<>();
    for (int corner = 0; corner < piece.outline.corners(); corner++) {
      corners.add(piece.outline.x(corner) + Directions.x(direction, length));
      corners.add(piece.outline.y(corner) + Directions.y(direction, length));
    }
    return new Piece(piece.id, piece.kind, Polygon.of(corners), piece.base, piece.top, piece.flags);
  }

  static void shove(Fight fight, int piece, int direction) {
    int length = length(fight, piece, direction);
    fight.tell(SHOVED, piece + 1, direction, length);
    fight.lay(fight.board().with(piece, moved(fight.board().piece(piece), direction, length)));
  }
}
