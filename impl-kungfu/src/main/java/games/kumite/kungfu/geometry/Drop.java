package games.kumite.kungfu.geometry;

import org.jspecify.annotations.Nullable;

/**
 * The point where a straight way comes down from a level by more than a step (KF-RUL-104).
 *
 * @param edge the last place at the higher level
 * @param landing the first place of the way, or of its line, at which the base is clear of what it stood on
 * @param height the height of the drop
 */
public record Drop(long edge, long landing, int height) {

  /** Returns the first drop of a way, null if there is none. */
  public static @Nullable Drop of(Board board, long from, long to, Size size) {
    if (highest(board, from, to) <= Board.STEP) {
      return null; // a height of at most a step is not a drop
    }
    int dx = Place.x(to) - Place.x(from);
    int dy = Place.y(to) - Place.y(from);
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    int before = Place.level(from);
    int part = 1;
    while (part <= length) {
      long at = Push.at(from, dx, dy, length, part);
      int level = board.levelBelow(Place.x(at), Place.y(at), before, size.height());
      if (level >= 0 && level < before - Board.STEP) {
        long edge = Push.at(from, dx, dy, length, part - 1);
        if (board.stairs(Place.x(edge), Place.y(edge)) < 0) {
          return at(board, Place.of(Place.x(from), Place.y(from), level),
              Place.of(Place.x(edge), Place.y(edge), before), dx, dy, length, part, size);
        }
      }
      boolean isSteady = level < 0 || level == before;
      before = level < 0 ? before : level;
      part += isSteady ? Clearance.parts(board, from, to, at, length) : 1;
    }
    return null;
  }

  /** Returns a level that no level of a way exceeds: it begins at one, and goes up by steps, or on stairs. */
  private static int highest(Board board, long from, long to) {
    int highest = Place.level(from);
    for (int before = -1; before != highest;) {
      before = highest;
      for (int word = 0; word < board.words(); word++) {
        for (long near = board.near(word, PieceSet.RAISED, Place.x(from), Place.y(from), Place.x(to), Place.y(to), 0);
            near != 0; near &= near - 1) {
          Piece piece = board.piece(word, near);
          if (piece.top > highest && (piece.is(Flag.STAIRS) || piece.top <= highest + Board.STEP)
              && !Clearance.isClearOfWay(piece, from, to)) {
            highest = piece.top;
          }
        }
      }
    }
    return highest;
  }

  private static @Nullable Drop at(Board board, long from, long edge, int dx, int dy, int length, int part, Size size) {
    for (int on = part; on <= length + 2 * size.radius(); on++) {
      long place = Push.at(from, dx, dy, length, on);
      if (place == Place.NOWHERE || !board.isInside(Place.x(place), Place.y(place), size.radius())) {
        return null;
      }
      if (board.isEnd(Place.x(place), Place.y(place), Place.level(place), size)) {
        return new Drop(edge, place, Place.level(edge) - Place.level(from));
      }
    }
    return null;
  }
}
