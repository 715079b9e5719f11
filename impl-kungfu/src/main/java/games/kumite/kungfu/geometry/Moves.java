package games.kumite.kungfu.geometry;

import org.jspecify.annotations.Nullable;

/** Straight moves of those who walk (KF-RUL-14, KF-RUL-54). */
public final class Moves {

  /** No figure whose middle is so much farther away than one's own radius can be in contact. */
  private static final int NEAR = Size.HUGE.radius() + 310; // KF-RUL-38

  private Moves() {}

  /**
   * What is wrong with a move, null if it is legal. An end behind the first contact with an enemy is legal: the move
   * ends at {@link #end}.
   *
   * @param mover who moves
   * @param to where to
   * @param reach how far the centre may travel, {@link Stick#reach}
   */
  public static @Nullable MoveFault fault(Board board, Bodies bodies, int mover, long to, int reach) {
    long from = bodies.place(mover);
    Size size = bodies.size(mover);
    if (to == Place.NOWHERE || !board.isInside(Place.x(to), Place.y(to), size.radius())) {
      return MoveFault.OFF_TABLE;
    }
    if (Place.squared(from, to) > (long) reach * reach) {
      return MoveFault.TOO_FAR;
    }
    if (isIntoEnemy(board, bodies, mover, to)) {
      return MoveFault.INTO_ENEMY;
    }
    return endFault(board, bodies, mover, to, end(board, bodies, mover, to));
  }

  private static @Nullable MoveFault endFault(Board board, Bodies bodies, int mover, long to, long end) {
    Size size = bodies.size(mover);
    if (end == to && !board.isStandingLevel(Place.x(to), Place.y(to), Place.level(to), size.height())) {
      return MoveFault.NO_LEVEL;
    }
    MoveFault way = Climb.fault(board, bodies.place(mover), end, size);
    if (way != null) {
      return way;
    }
    if (!board.isFree(Place.x(end), Place.y(end), Place.level(end), size)) {
      return MoveFault.NOT_CLEAR;
    }
    return Spots.isOccupied(bodies, mover, end, size) ? MoveFault.OCCUPIED : null;
  }

  /** Where a move ends that is named after its own end: a cut one may stop a tenth earlier when it is named again. */
  public static long settled(Board board, Bodies bodies, int mover, long to) {
    long place = to;
    for (long end = end(board, bodies, mover, place); end != place;) {
      place = end;
      end = end(board, bodies, mover, place);
    }
    return place;
  }

  private static boolean isIntoEnemy(Board board, Bodies bodies, int mover, long to) {
    long from = bodies.place(mover);
    Size size = bodies.size(mover);
    long near = size.radius() + NEAR;
    for (int i = 0; i < bodies.count(); i++) {
      long place = bodies.place(i);
      if (Place.squared(from, place) <= near * near && isStopping(bodies, mover, i) && Ways.isTowards(from, to, place)
          && Gaps.inContact(board, from, size, place, bodies.size(i))) {
        return true;
      }
    }
    return false;
  }

  /** KF-MOV-10, KF-MOV-11, KF-RUL-152. */
  private static boolean isStopping(Bodies bodies, int mover, int other) {
    return other != mover && bodies.isBody(other) && bodies.areEnemies(mover, other) && !bodies.isPassable(other);
  }

  /** Where a move to a place ends: there, or at the first contact with an enemy it was not in contact with. */
  public static long end(Board board, Bodies bodies, int mover, long to) {
    long from = bodies.place(mover);
    Size size = bodies.size(mover);
    long near = (long) Math.abs(Place.x(to) - Place.x(from)) + Math.abs(Place.y(to) - Place.y(from)) + size.radius()
        + NEAR;
    long end = to;
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < bodies.count(); i++) {
      long place = bodies.place(i);
      if (Place.squared(from, place) > near * near || !isStopping(bodies, mover, i)) {
        continue;
      }
      long stop = Ways.stop(from, size, to, place, bodies.size(i));
      if (stop == Place.NOWHERE || Place.squared(from, stop) >= shortest
          || Gaps.inContact(board, from, size, place, bodies.size(i))) {
        continue;
      }
      int level = board.levelBelow(Place.x(stop), Place.y(stop), Math.max(Place.level(from), Place.level(to)),
          size.height());
      long there = level < 0 ? Place.NOWHERE : Place.of(Place.x(stop), Place.y(stop), level);
      if (there != Place.NOWHERE && Gaps.inContact(board, there, size, place, bodies.size(i))) {
        shortest = Place.squared(from, stop);
        end = there;
      }
    }
    return end;
  }

  /** The first linear piece that a straight way crosses at its level, -1 for none (KF-LOC-36, KF-LOC-37). */
  public static int linear(Board board, long from, long to, Size size) {
    int level = Math.min(Place.level(from), Place.level(to));
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, Kind.LINEAR, Place.x(from), Place.y(from), Place.x(to), Place.y(to),
          size.radius()); left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        if (piece.isAtHeight(level, level + size.height()) && !piece.outline.isClearOfWay(
            Place.x(from), Place.y(from), Place.x(to), Place.y(to), size.radius())) {
          return Board.number(word, left);
        }
      }
    }
    return -1;
  }
}
