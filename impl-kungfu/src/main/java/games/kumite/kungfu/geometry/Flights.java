package games.kumite.kungfu.geometry;

import org.jspecify.annotations.Nullable;

/**
 * Ways through the air (KF-RUL-150, KF-RUL-151): over pieces, but not through a roof. A figure under one goes out under it, and
 * no figure flies over the walls of a house when the table lies in it.
 */
final class Flights {

  private static final long SIDES = Flag.WALL.bit() | Flag.DOOR.bit();

  private Flights() {}

  /** Returns the fault of a way between places, null if it is open. */
  static @Nullable MoveFault fault(Board board, long from, long to, Size size, Locomotion manner) {
    int roof = Math.min(roof(board, from), roof(board, to));
    boolean isInside = roof != Integer.MAX_VALUE;
    if (isInside && Place.level(to) + size.height() > roof || manner == Locomotion.LEAP
        && Place.level(to) - Place.level(from) > Stick.LONG.length()) { // KF-RUL-150
      return MoveFault.BLOCKED;
    }
    boolean hasCeiling = board.isIndoors() && manner == Locomotion.FLY;
    if (!isInside && !hasCeiling) {
      return null;
    }
    int ax = Place.x(from);
    int ay = Place.y(from);
    int bx = Place.x(to);
    int by = Place.y(to);
    for (int word = 0; word < board.words(); word++) {
      for (long near = board.near(word, PieceSet.SOLID, ax, ay, bx, by, size.radius()); near != 0; near &= near - 1) {
        Piece piece = board.piece(word, near);
        boolean isInTheWay = hasCeiling && piece.isAny(SIDES) && !piece.is(Flag.STAND)
            || isInside && piece.base < roof && piece.top > roof - size.height();
        if (isInTheWay && !piece.outline.isClearOfWay(ax, ay, bx, by, size.radius())) {
          return MoveFault.BLOCKED;
        }
      }
    }
    return null;
  }

  /** Returns whether a way begins or ends under a roof, or lies in a house: then it leads through doors and windows. */
  static boolean isUnderRoof(Board board, long from, long to) {
    return board.isIndoors() || Math.min(roof(board, from), roof(board, to)) != Integer.MAX_VALUE;
  }

  /** Returns the level of the lowest roof over a place. */
  static int roof(Board board, long place) {
    int lowest = Integer.MAX_VALUE;
    int x = Place.x(place);
    int y = Place.y(place);
    for (int word = 0; word < board.words(); word++) {
      for (long near = board.near(word, PieceSet.BLOCK, x, y, x, y, 0); near != 0; near &= near - 1) {
        Piece piece = board.piece(word, near);
        if (piece.base > Place.level(place) && piece.base < lowest && piece.outline.contains(x, y)) {
          lowest = piece.base;
        }
      }
    }
    return lowest;
  }
}
