package games.kumite.kungfu.geometry;

import org.jspecify.annotations.Nullable;

/** Straight moves (KF-RUL-14, KF-RUL-54). */
public final class Moves {

  /** No figure whose middle is farther away than this plus one's own radius can be in contact. */
  private static final int NEAR = Size.HUGE.radius() + 310; // KF-RUL-38

  /** The widest linear piece that can be climbed over (KF-RUL-187). */
  public static final int WIDEST = 310;

  private Moves() {}

  /**
   * Returns the fault of a move, null if it is legal. An end behind the first contact with an enemy is legal: the move ends at
   * {@link #end}.
   *
   * @param mover the figure that moves
   * @param to the destination
   * @param reach the distance that the centre may travel, {@link Stick#reach}
   */
  public static @Nullable MoveFault fault(Board board, Bodies bodies, int mover, long to, int reach) {
    return fault(board, bodies, mover, bodies.place(mover), to, reach, Locomotion.WALK);
  }

  /**
   * Returns the fault of a move in any manner, and from any place: the corner of a bent move, or beyond an obstacle.
   *
   * @param from the place where the move begins
   */
  public static @Nullable MoveFault fault(Board board, Bodies bodies, int mover, long from, long to, int reach,
      Locomotion manner) {
    Size size = bodies.size(mover);
    if (to == Place.NOWHERE || !board.isInside(Place.x(to), Place.y(to), size.radius())) {
      return MoveFault.OFF_TABLE;
    }
    if (Place.squared(from, to) > (long) reach * reach) {
      return MoveFault.TOO_FAR;
    }
    if (isIntoEnemy(board, bodies, mover, from, to, manner)) {
      return MoveFault.INTO_ENEMY;
    }
    long end = end(board, bodies, mover, from, to, manner);
    if (end == to && !board.isStandingLevel(Place.x(to), Place.y(to), Place.level(to), size.height())) {
      return MoveFault.NO_LEVEL;
    }
    MoveFault way = wayFault(board, from, end, size, manner);
    if (way != null) {
      return way;
    }
    if (!board.isEnd(Place.x(end), Place.y(end), Place.level(end), size)) {
      return MoveFault.NOT_CLEAR;
    }
    return Spots.isOccupied(bodies, mover, end, size) ? MoveFault.OCCUPIED : null;
  }

  /** Returns whether nothing is in the way between two places; the end itself is not looked at. */
  public static boolean isOpen(Board board, long from, long to, Size size, Locomotion manner) {
    return wayFault(board, from, to, size, manner) == null;
  }

  /**
   * Returns a closed door or a window that a way goes through at its height, -1 for none (KF-RUL-59). In the open a flight or a
   * leap comes down into one at most.
   */
  public static int opening(Board board, long from, long to, Size size, Locomotion manner) {
    long begin = manner.isAloft() && !Flights.isUnderRoof(board, from, to) ? to : from;
    int level = Math.min(Place.level(begin), Place.level(to));
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.OPENING, Place.x(begin), Place.y(begin), Place.x(to), Place.y(to),
          size.radius()); left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        if (piece.isAtHeight(level, level + size.height()) && !piece.outline.isClearOfWay(
            Place.x(begin), Place.y(begin), Place.x(to), Place.y(to), size.radius())) {
          return Board.number(word, left);
        }
      }
    }
    return -1;
  }

  /** Returns a window that lies between two places, -1 for none (KF-STU-20). */
  public static int window(Board board, long from, long to) {
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.OPENING, Place.x(from), Place.y(from), Place.x(to), Place.y(to), 0);
          left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        boolean isLow = Math.min(Place.level(from), Place.level(to)) < piece.top;
        if (isLow && piece.is(Flag.WINDOW) && piece.outline.isRunInside(
            Place.x(from), Place.y(from), Place.x(to), Place.y(to), 1)) {
          return Board.number(word, left);
        }
      }
    }
    return -1;
  }

  /** Returns the place as far by an offset as nothing is in the way of a walk, {@link Place#NOWHERE} for no way at all. */
  public static long against(Board board, Bodies bodies, int mover, int dx, int dy) {
    long from = bodies.place(mover);
    Size size = bodies.size(mover);
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    long end = Push.at(from, dx, dy, length, Push.cut(board, from, size, dx, dy, length, PieceSet.BARRIER));
    int level = end == Place.NOWHERE ? -1
        : board.levelBelow(Place.x(end), Place.y(end), Place.level(from), size.height());
    return level < 0 || end == from ? Place.NOWHERE : Place.of(Place.x(end), Place.y(end), level);
  }

  /** Returns whether there is a piece with a flag within a length of a place. */
  public static boolean isNear(Board board, long place, Flag flag, int length) {
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.ANY, Place.x(place), Place.y(place), Place.x(place), Place.y(place), length);
          left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        if (piece.is(flag) && !piece.outline.isClearOf(Place.x(place), Place.y(place), length)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a piece lies at least partly in a circle. */
  public static boolean isInCircle(Piece piece, long middle, int radius) {
    return !piece.outline.isClearOf(Place.x(middle), Place.y(middle), radius);
  }

  /** Returns the obstacle on a way. */
  static @Nullable MoveFault wayFault(Board board, long from, long to, Size size, Locomotion manner) {
    if (manner.isAloft()) {
      return Flights.fault(board, from, to, size, manner);
    }
    MoveFault fault = StepsAndJumps.fault(board, from, to, size);
    return fault == MoveFault.LINEAR && manner == Locomotion.JUMP ? null : fault;
  }

  /** Returns whether a walk would bring a figure nearer to an enemy that it touches (KF-RUL-54). */
  public static boolean isIntoEnemy(Board board, Bodies bodies, int mover, long to) {
    return isIntoEnemy(board, bodies, mover, bodies.place(mover), to, Locomotion.WALK);
  }

  /** Returns whether the way of a base leads over another base. */
  public static boolean isSwept(long from, long to, Size size, long other, Size otherSize) {
    long apart = (long) size.radius() + otherSize.radius();
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    long px = Place.x(other) - Place.x(from);
    long py = Place.y(other) - Place.y(from);
    long square = dx * dx + dy * dy;
    long along = px * dx + py * dy;
    if (along <= 0 || along >= square) {
      return (along <= 0 ? px * px + py * py : Place.squared(to, other)) < apart * apart;
    }
    long cross = dx * py - dy * px;
    return cross * cross < apart * apart * square;
  }

  private static boolean isIntoEnemy(Board board, Bodies bodies, int mover, long from, long to, Locomotion manner) {
    Size size = bodies.size(mover);
    long near = size.radius() + NEAR;
    for (int i = 0; i < bodies.count(); i++) {
      long place = bodies.place(i);
      if (Place.squared(from, place) <= near * near && manner.isStoppedBy(bodies, mover, i) && BaseCollisions.isTowards(from, to, place)
          && Gaps.inContact(board, from, size, place, bodies.size(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns where a move to a place ends: there, or at the first contact with an enemy it was not in contact with. */
  public static long end(Board board, Bodies bodies, int mover, long to) {
    return end(board, bodies, mover, bodies.place(mover), to, Locomotion.WALK);
  }

  /** Returns where a move ends, in any manner and from any place. */
  public static long end(Board board, Bodies bodies, int mover, long from, long to, Locomotion manner) {
    Size size = bodies.size(mover);
    long near = (long) Math.abs(Place.x(to) - Place.x(from)) + Math.abs(Place.y(to) - Place.y(from)) + size.radius()
        + NEAR;
    long end = to;
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < bodies.count(); i++) {
      long place = bodies.place(i);
      if (Place.squared(from, place) > near * near || !manner.isStoppedBy(bodies, mover, i)) {
        continue;
      }
      long stop = BaseCollisions.stop(from, size, to, place, bodies.size(i));
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

  /** Returns a linear piece that a base touches at the beginning of a way and that the way crosses, -1 for none (KF-RUL-187). */
  public static int touched(Board board, long from, long to, Size size) {
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.LINEAR, Place.x(from), Place.y(from), Place.x(from), Place.y(from),
          size.radius() + Gaps.TOUCH); left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        if (piece.isAtHeight(Place.level(from), Place.level(from) + size.height())
            && Gaps.isAdjacent(piece, from, size) && !piece.outline.isClearOfWay(
                Place.x(from), Place.y(from), Place.x(to), Place.y(to), size.radius())) {
          return Board.number(word, left);
        }
      }
    }
    return -1;
  }

  /** Returns the nearest linear piece that a straight way crosses at its level, -1 for none (KF-LOC-36, KF-LOC-37). */
  public static int linear(Board board, long from, long to, Size size) {
    int level = Math.min(Place.level(from), Place.level(to));
    int best = -1;
    long nearest = Long.MAX_VALUE;
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.LINEAR, Place.x(from), Place.y(from), Place.x(to), Place.y(to),
          size.radius()); left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        if (piece.isAtHeight(level, level + size.height()) && !piece.outline.isClearOfWay(
            Place.x(from), Place.y(from), Place.x(to), Place.y(to), size.radius())) {
          long square = piece.outline.squaredToBox(Place.x(from), Place.y(from));
          if (square < nearest) {
            nearest = square;
            best = Board.number(word, left);
          }
        }
      }
    }
    return best;
  }
}
