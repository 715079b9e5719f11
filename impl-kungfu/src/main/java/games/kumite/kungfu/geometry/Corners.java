package games.kumite.kungfu.geometry;

import java.util.ArrayList;
import java.util.List;

/** The corners round which a bent move goes: those of the nearest BLOCK piece, and of the nearest enemy (KF-RUL-53). */
public final class Corners {

  private static final int OFFSET = 1;
  private static final int[] ACROSS = {1, -1, -1, 1};
  private static final int[] UP = {1, 1, -1, -1};

  private Corners() {}

  /** Returns the points that a figure may go round. */
  public static List<Long> of(Board board, Bodies bodies, int mover, int reach) {
    List<Long> corners = new ArrayList<>();
    long from = bodies.place(mover);
    Size size = bodies.size(mover);
    int piece = nearestPiece(board, from, size, reach);
    if (piece >= 0) {
      Polygon outline = board.piece(piece).outline;
      for (int i = 0; i < ACROSS.length; i++) {
        int x = ACROSS[i] > 0 ? outline.right() : outline.left();
        int y = UP[i] > 0 ? outline.high() : outline.low();
        add(corners, board, from, size, x, y, size.radius() + OFFSET, i);
      }
    }
    int enemy = nearestEnemy(bodies, mover, reach);
    if (enemy >= 0) {
      int apart = size.radius() + bodies.size(enemy).radius() + Gaps.TOUCH + OFFSET;
      long at = bodies.place(enemy);
      for (int i = 0; i < ACROSS.length; i++) {
        add(corners, board, from, size, Place.x(at), Place.y(at), apart, i);
      }
    }
    return corners;
  }

  private static void add(List<Long> corners, Board board, long from, Size size, int x, int y, int apart, int corner) {
    int px = x + ACROSS[corner] * apart;
    int py = y + UP[corner] * apart;
    int level = px < 0 || py < 0 ? -1 : board.levelBelow(px, py, Place.level(from), size.height());
    long place = level < 0 ? Place.NOWHERE : Place.of(px, py, level);
    if (place != Place.NOWHERE && place != from && !corners.contains(place)) {
      corners.add(place);
    }
  }

  private static int nearestPiece(Board board, long from, Size size, int reach) {
    int best = -1;
    long nearest = (long) reach * reach + 1;
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.SOLID, Place.x(from), Place.y(from), Place.x(from), Place.y(from), reach);
          left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        long square = piece.outline.squaredToBox(Place.x(from), Place.y(from));
        if (piece.isAtHeight(Place.level(from), Place.level(from) + size.height()) && square < nearest) {
          nearest = square;
          best = Board.number(word, left);
        }
      }
    }
    return best;
  }

  private static int nearestEnemy(Bodies bodies, int mover, int reach) {
    int best = -1;
    long nearest = (long) reach * reach + 1;
    for (int i = 0; i < bodies.count(); i++) {
      long square = Place.squared(bodies.place(mover), bodies.place(i));
      if (i != mover && bodies.isBody(i) && bodies.areEnemies(mover, i) && square < nearest) {
        nearest = square;
        best = i;
      }
    }
    return best;
  }
}
