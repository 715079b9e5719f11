package games.kumite.kungfu.geometry;

/**
 * The end of forced movement and what it met there (KF-RUL-16, KF-RUL-17).
 *
 * @param end the place of the figure; for a drop, the first place clear of what it stood on, still at its old level
 * @param met the reason why it stopped
 * @param index the number of the figure or the piece that it met, else -1
 * @param edge for a drop, the last place that held it up (KF-RUL-188), else {@link Place#NOWHERE}
 */
public record Push(long end, Met met, int index, long edge) {

  private static final int HAIR = 3;

  /** A reason why forced movement stops. */
  public enum Met {
    /** Nothing: the whole length was moved. */
    NOTHING,
    /** The edge of the table. */
    TABLE_EDGE,
    /** A BLOCK or LINEAR piece. */
    PIECE,
    /** Another figure. */
    FIGURE,
    /** The edge of the level: the figure falls (KF-RUL-104). */
    DROP
  }

  /** Moves a figure by an offset, straight and at its level, until something stops it. */
  public static Push of(Board board, Bodies bodies, int figure, int dx, int dy) {
    return of(board, bodies, figure, bodies.place(figure), dx, dy);
  }

  private static Push of(Board board, Bodies bodies, int figure, long from, int dx, int dy) {
    Size size = bodies.size(figure);
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    int way = cut(board, from, size, dx, dy, length, PieceSet.WALLS);
    Push push = way < length ? atPiece(board, from, size, dx, dy, length, way)
        : new Push(at(from, dx, dy, length, length), Met.NOTHING, -1, Place.NOWHERE);
    push = push.orFigure(board, bodies, figure, from, dx, dy);
    return push.orDrop(board, bodies, figure, from, dx, dy, length);
  }

  /**
   * Returns a copy with the end where the figure stands in the end: on what is there, a step higher or lower (KF-RUL-37); where
   * its base or its head has no room (KF-RUL-12), at the first point of the line beyond that has, else at the last one before.
   */
  public Push settled(Board board, Bodies bodies, int figure) {
    Size size = bodies.size(figure);
    boolean isLevel = board.levelBelow(Place.x(end), Place.y(end), Place.level(end), size.height()) == Place.level(end);
    if (met == Met.DROP || isLevel && Spots.isFree(board, bodies, figure, end, size)) {
      return this;
    }
    long from = bodies.place(figure);
    int dx = Place.x(end) - Place.x(from);
    int dy = Place.y(end) - Place.y(from);
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    for (int part = length; part <= length + 2 * size.radius(); part++) {
      long at = at(from, dx, dy, length, part);
      long place = standing(board, at == Place.NOWHERE ? at : Place.of(Place.x(at), Place.y(at), Place.level(end)), size);
      if (Spots.isFree(board, bodies, figure, place, size)) {
        return endingAt(place, board, bodies, size);
      }
    }
    return endingAt(lastStanding(board, bodies, figure, end), board, bodies, size);
  }

  /**
   * Returns the last place on the straight way of a figure where it can stand: the end of it, or as near to that as there is
   * room.
   */
  public static long lastStanding(Board board, Bodies bodies, int figure, long end) {
    long from = bodies.place(figure);
    Size size = bodies.size(figure);
    int dx = Place.x(end) - Place.x(from);
    int dy = Place.y(end) - Place.y(from);
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    for (int part = length; part > 0; part--) {
      long place = standing(board, at(from, dx, dy, length, part), size);
      if (Spots.isFree(board, bodies, figure, place, size)) {
        return place;
      }
    }
    return from;
  }

  /** Returns a copy with another end, from which it may not touch what it has met. */
  private Push endingAt(long place, Board board, Bodies bodies, Size size) {
    boolean isTouched = switch (met) {
      case PIECE -> Gaps.isBeside(board.piece(index), place, size);
      case FIGURE -> Gaps.inContact(board, place, size, bodies.place(index), bodies.size(index));
      default -> true;
    };
    return isTouched ? new Push(place, met, index, edge) : new Push(place, Met.NOTHING, -1, edge);
  }

  private static long standing(Board board, long at, Size size) {
    int level = at == Place.NOWHERE ? -1 : board.levelBelow(Place.x(at), Place.y(at), Place.level(at), size.height());
    return level < 0 || level < Place.level(at) - Board.STEP ? Place.NOWHERE : Place.of(Place.x(at), Place.y(at), level);
  }

  static long at(long from, int dx, int dy, int length, int part) {
    if (part == 0) {
      return from;
    }
    return Place.of(Place.x(from) + part(dx, part, length), Place.y(from) + part(dy, part, length),
        Place.level(from));
  }

  /**
   * Returns the quotient of {@link IntegerMath#quotient(long, long)}, but faster: the products of lengths on a table are exact as
   * doubles, and a quotient that is not a half is farther from one than a double is off.
   */
  private static int part(int whole, int part, int length) {
    double value = (double) whole * part;
    int nearest = (int) (Math.abs(value) / length + 0.5);
    return value < 0 ? -nearest : nearest;
  }

  /**
   * Returns how much of the way is free of pieces of a kind and on the table: the last free tenth, at most one beyond the exact
   * contact (KF-RUL-16), since rounding may let some tenths beyond be free alternately.
   */
  static int cut(Board board, long from, Size size, int dx, int dy, int length, PieceSet kind) {
    // Doubles propose where the way ends; whole numbers then go back tenth by tenth to the last one that is free.
    long stopping = board.words() == 1 ? stopping(board, 0, kind, from, dx, dy, size) : 0;
    if (isOpen(board, kind, stopping, from, at(from, dx, dy, length, length), size)) {
      return length;
    }
    int part = Math.min(length - 1, guess(board, kind, stopping, from, size, dx, dy, length) + 1);
    while (part > 0 && !isOpen(board, kind, stopping, from, at(from, dx, dy, length, part), size)) {
      part--;
    }
    return part;
  }

  /** Returns how much of the way is open, by doubles, taken down to a whole tenth. */
  private static int guess(Board board, PieceSet kind, long known, long from, Size size, int dx, int dy, int length) {
    double whole = Math.sqrt((double) dx * dx + (double) dy * dy);
    double best = Math.min(edge(Place.x(from), dx / whole, board.width, size.radius()),
        edge(Place.y(from), dy / whole, board.height, size.radius()));
    for (int word = 0; word < board.words(); word++) {
      long left = board.words() == 1 ? known : stopping(board, word, kind, from, dx, dy, size);
      for (; left != 0; left &= left - 1) {
        best = Math.min(best, DoubleFilter.entry(board.piece(word, left).outline, Place.x(from), Place.y(from), dx / whole,
            dy / whole, size.radius()));
      }
    }
    return (int) Math.min(length, best * length / whole);
  }

  private static double edge(int from, double speed, int last, int radius) {
    return speed > 0 ? (last - radius - from) / speed : speed < 0 ? (radius - from) / speed : Double.MAX_VALUE;
  }

  /** Returns one word of the pieces of a kind that may stop some part of the way: rounding moves it by a hair. */
  private static long stopping(Board board, int word, PieceSet kind, long from, int dx, int dy, Size size) {
    int level = Place.level(from);
    int x = Place.x(from);
    int y = Place.y(from);
    long stopping = 0;
    for (long left = board.near(word, kind, x, y, x + dx, y + dy, size.radius() + HAIR); left != 0;
        left &= left - 1) {
      Piece piece = board.piece(word, left);
      if (piece.isAtHeight(level, level + size.height())
          && !piece.outline.isClearOfWay(x, y, x + dx, y + dy, size.radius() + HAIR)) {
        stopping |= Long.lowestOneBit(left);
      }
    }
    return stopping;
  }

  /** Returns whether a way is open; on a table with one word of pieces only some of them are asked. */
  private static boolean isOpen(Board board, PieceSet kind, long pieces, long from, long to, Size size) {
    if (to == Place.NOWHERE || !board.isInside(Place.x(to), Place.y(to), size.radius())) {
      return false;
    }
    if (board.words() > 1) {
      return stopper(board, kind, from, to, size) < 0;
    }
    for (long left = pieces; left != 0; left &= left - 1) {
      if (!board.piece(0, left).outline.isClearOfWay(
          Place.x(from), Place.y(from), Place.x(to), Place.y(to), size.radius())) {
        return false;
      }
    }
    return true;
  }

  private static int stopper(Board board, PieceSet kind, long from, long to, Size size) {
    int level = Place.level(from);
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, kind, Place.x(from), Place.y(from), Place.x(to), Place.y(to),
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

  /** Returns the push to the first obstacle beyond the free part of the way. */
  private static Push atPiece(Board board, long from, Size size, int dx, int dy, int length, int way) {
    long end = at(from, dx, dy, length, way);
    int met = -1;
    for (int part = way + 1; met < 0; part++) {
      long beyond = at(from, dx, dy, length, part);
      if (beyond == Place.NOWHERE || !board.isInside(Place.x(beyond), Place.y(beyond), size.radius())) {
        return new Push(end, Met.TABLE_EDGE, -1, Place.NOWHERE);
      }
      met = stopper(board, PieceSet.WALLS, from, beyond, size);
    }
    return new Push(end, Met.PIECE, met, Place.NOWHERE);
  }

  private Push orFigure(Board board, Bodies bodies, int figure, long from, int dx, int dy) {
    Push first = this;
    Size size = bodies.size(figure);
    long shortest = Place.squared(from, end);
    for (int i = 0; i < bodies.count(); i++) {
      if (i == figure || !bodies.isBody(i)) {
        continue;
      }
      long stop = BaseCollisions.stop(from, size, end, bodies.place(i), bodies.size(i));
      if (stop != Place.NOWHERE && Gaps.inContact(board, stop, size, bodies.place(i), bodies.size(i))
          && (Place.squared(from, stop) < shortest || first == this && Place.squared(from, stop) <= shortest)) {
        shortest = Place.squared(from, stop);
        first = new Push(stop, Met.FIGURE, i, Place.NOWHERE);
      }
    }
    return first;
  }

  /**
   * Returns a push with a drop where it goes over an edge: from a raised level the way goes on only as far as something holds
   * the centre up; stairs lead down (KF-RUL-37).
   */
  private Push orDrop(Board board, Bodies bodies, int figure, long from, int dx, int dy, int length) {
    Size size = bodies.size(figure);
    int level = Place.level(from);
    int max = (int) IntegerMath.root(Place.squared(from, end));
    if (level <= Board.STEP || length == 0) {
      return this;
    }
    long last = at(from, dx, dy, length, length);
    int step = 1;
    for (int part = 1; part <= max; part += step) {
      long place = at(from, dx, dy, length, part);
      step = Clearance.parts(board, from, last, place, length);
      int below = board.levelBelow(Place.x(place), Place.y(place), level, size.height());
      if (below < level - Board.STEP) {
        long edge = at(from, dx, dy, length, part - 1);
        return isStaircase(board, edge, level, below)
            ? downstairs(board, bodies, figure, from, dx, dy, part, below)
            : new Push(clear(board, from, dx, dy, length, part, size), Met.DROP, -1, edge);
      }
    }
    return this;
  }

  /** Returns whether stairs at a point lead from one level down to another. */
  private static boolean isStaircase(Board board, long at, int level, int below) {
    int stairs = board.stairs(Place.x(at), Place.y(at));
    return stairs >= 0 && below >= 0 && level <= board.piece(stairs).top + Board.STEP
        && below >= board.piece(stairs).base - Board.STEP;
  }

  /**
   * Returns the push with the rest of a way from where stairs begin or end, once the base has room there; before that it stays
   * above.
   */
  private static Push downstairs(Board board, Bodies bodies, int figure, long from, int dx, int dy, int part, int level) {
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    for (int on = part; on <= length; on++) {
      long place = at(from, dx, dy, length, on);
      if (place != Place.NOWHERE && board.isFree(Place.x(place), Place.y(place), level, bodies.size(figure))) {
        return of(board, bodies, figure, Place.of(Place.x(place), Place.y(place), level),
            dx - (Place.x(place) - Place.x(from)), dy - (Place.y(place) - Place.y(from)));
      }
    }
    return new Push(at(from, dx, dy, length, part - 1), Met.NOTHING, -1, Place.NOWHERE);
  }

  private static long clear(Board board, long from, int dx, int dy, int length, int part, Size size) {
    int on = part;
    long place = at(from, dx, dy, length, on);
    while (board.isInside(Place.x(place), Place.y(place), size.radius()) && on < length + 2 * size.radius()
        && !board.isFree(Place.x(place), Place.y(place), 0, size)) {
      on++;
      place = at(from, dx, dy, length, on);
    }
    return place;
  }
}
