package games.kumite.kungfu.geometry;

import org.jspecify.annotations.Nullable;

/**
 * Where a straight way comes down from a level by more than a step (KF-RUL-104).
 *
 * @param edge the last place at the higher level
 * @param landing the first place of the way, or of its line, at which the base is clear of what it stood on
 * @param height how far down it is
 */
public record Drop(long edge, long landing, int height) {

  /** The first one of a way, null if there is none. */
  public static @Nullable Drop of(Board board, long from, long to, Size size) {
    if (!isRaised(board, from, to)) {
      return null;
    }
    int dx = Place.x(to) - Place.x(from);
    int dy = Place.y(to) - Place.y(from);
    int length = (int) Whole.root((long) dx * dx + (long) dy * dy);
    long before = from;
    for (int part = 1; part <= length; part++) {
      long at = Push.at(from, dx, dy, length, part);
      int level = board.levelBelow(Place.x(at), Place.y(at), Place.level(before), size.height());
      boolean isDrop = level >= 0 && level < Place.level(before) - Board.STEP
          && board.stairs(Place.x(before), Place.y(before)) < 0;
      if (isDrop) {
        return at(board, Place.of(Place.x(from), Place.y(from), level), before, dx, dy, length, part, size);
      }
      before = level < 0 ? Place.of(Place.x(at), Place.y(at), Place.level(before))
          : Place.of(Place.x(at), Place.y(at), level);
    }
    return null;
  }

  /** Nobody comes down from what is no higher than a step. */
  private static boolean isRaised(Board board, long from, long to) {
    for (int word = 0; word < board.words(); word++) {
      for (long near = board.near(word, Kind.RAISED, Place.x(from), Place.y(from), Place.x(to), Place.y(to), 0);
          near != 0; near &= near - 1) {
        if (board.piece(word, near).top > Board.STEP) {
          return true;
        }
      }
    }
    return false;
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
