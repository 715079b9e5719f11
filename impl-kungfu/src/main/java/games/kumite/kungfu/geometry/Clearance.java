package games.kumite.kungfu.geometry;

/**
 * The distance around a point of a way within which nothing begins or ends that decides on levels. Doubles leave out with a
 * margin: points of a way are rounded by less than a tenth.
 */
final class Clearance {

  private static final int MARGIN = 2;

  private Clearance() {}

  /** Returns whether no point of a way is in a piece. */
  static boolean isClearOfWay(Piece piece, long from, long to) {
    return piece.outline.isClearOfWay(Place.x(from), Place.y(from), Place.x(to), Place.y(to), MARGIN);
  }

  /**
   * Returns how many parts of a way one may go on from a point of it: all points between have the levels that the point has.
   *
   * @param to the end of the way, {@link Place#NOWHERE} if it leaves the table
   * @param length the number of its parts, each about a tenth
   * @return at least 1
   */
  static int parts(Board board, long from, long to, long at, int length) {
    if (to == Place.NOWHERE || at == Place.NOWHERE) {
      return 1;
    }
    double clear = Double.MAX_VALUE;
    for (int word = 0; word < board.words(); word++) {
      for (long near = board.near(word, PieceSet.BUILT, Place.x(from), Place.y(from), Place.x(to), Place.y(to), MARGIN);
          near != 0; near &= near - 1) {
        clear = Math.min(clear, DoubleFilter.toOutline(board.piece(word, near).outline, Place.x(at), Place.y(at)));
      }
    }
    double part = Math.sqrt((double) Place.squared(from, to)) / length;
    return (int) Math.max(1, Math.min(length, (clear - MARGIN) / part));
  }
}
