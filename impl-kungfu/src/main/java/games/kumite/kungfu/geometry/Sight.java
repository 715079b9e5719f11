package games.kumite.kungfu.geometry;

import games.kumite.kungfu.geometry.SightObstacles.Aim;

/**
 * Lines of sight and cover (KF-RUL-60, KF-RUL-61, KF-RUL-153): ten rays from the eyes of one figure to five points of
 * another, each at its top and at its foot.
 */
public final class Sight {

  /** A number outside of those of figures: a figure that is not placed yet (KF-RUL-91). */
  public static final int UNPLACED = -1;

  private static final int POINTS = 5;
  private static final int FULL = 2; // KF-GUN-17
  private static final int THIN = 1; // KF-LOC-33c

  private Sight() {}

  /** Returns whether two figures see each other: one of them has a free ray to the other's top (KF-GUN-03). */
  public static boolean isMutual(Board board, Bodies bodies, int a, int b) {
    return isMutual(board, bodies, a, bodies.place(a), bodies.size(a), b);
  }

  /**
   * Returns whether a figure that would stand at a place and another see each other; its number is {@link #UNPLACED} if it has
   * none.
   */
  public static boolean isMutual(Board board, Bodies bodies, int a, long from, Size size, int b) {
    if (bodies.isOutOfSight(b) || a != UNPLACED && bodies.isOutOfSight(a)) {
      return false;
    }
    long to = bodies.place(b);
    Size target = bodies.size(b);
    if (areHiding(board, bodies, a, from, size, b)) {
      return false;
    }
    SightObstacles view = SightObstacles.own();
    int seen = view.seen(board, from, size, to, target);
    if (seen >= 0 && isShut(board, seen, from, size, to, target)) {
      return false;
    }
    int lowest = Math.min(Place.level(from) + size.eyes(), Place.level(to) + target.eyes());
    view.between(board, PieceSet.OPAQUE, seen, from, size, to, target, lowest, highest(from, size, to, target))
        .withFigures(a, from, size, b, to, target);
    return view.isAnyFree(board, bodies, a, from, size, b, to, target, Aim.TOPS)
        || view.isAnyFree(board, bodies, b, to, target, a, from, size, Aim.TOPS);
  }

  /** Returns whether one of two enemies hides behind something that is between them (KF-LOC-38a, KF-RUL-62). */
  private static boolean areHiding(Board board, Bodies bodies, int a, long from, Size size, int b) {
    if (a < 0 || !bodies.isHiding(a) && !bodies.isHiding(b) || !bodies.areEnemies(a, b)) {
      return false;
    }
    long to = bodies.place(b);
    return bodies.isHiding(a) && isBehindLow(board, from, size, to)
        || bodies.isHiding(b) && isBehindLow(board, to, bodies.size(b), from);
  }

  /** Returns whether something low and solid in contact with a base crosses the line of centres. */
  private static boolean isBehindLow(Board board, long place, Size size, long other) {
    int reach = size.radius() + Gaps.TOUCH;
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.LINEAR, Place.x(place), Place.y(place), Place.x(place), Place.y(place),
          reach); left != 0; left &= left - 1) {
        Piece piece = board.piece(word, left);
        if (piece.is(Flag.SOLIDLOW) && Gaps.isAdjacent(piece, place, size) && isHighEnough(piece, place, size)
            && piece.outline.isCrossed(Place.x(place), Place.y(place), Place.x(other), Place.y(other))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a piece is high enough to cover a figure of this size at all (KF-TRT-15d, KF-TRT-41c). */
  public static boolean isHighEnough(Piece piece, long place, Size size) {
    return piece.top >= minTop(place, size) && piece.top > Place.level(place);
  }

  private static int highest(long from, Size size, long to, Size target) {
    return Math.max(Place.level(from) + size.height(), Place.level(to) + target.height());
  }

  /** Returns whether one piece that is still there shuts all lines between them. */
  private static boolean isShut(Board board, int shutting, long from, Size size, long to, Size target) {
    return board.isOriginal(shutting)
        && board.piece(shutting).top >= highest(from, size, to, target)
        && board.piece(shutting).base <= Math.min(Place.level(from), Place.level(to));
  }

  /** Returns whether scenery alone stops all of the ten rays from one figure to another (KF-RUL-62). */
  public static boolean isHidden(Board board, Bodies bodies, int from, int target) {
    if (bodies.isOutOfSight(from) || bodies.isOutOfSight(target)) {
      return true;
    }
    long eyes = bodies.place(from);
    Size size = bodies.size(from);
    long to = bodies.place(target);
    Size aimed = bodies.size(target);
    if (areHiding(board, bodies, from, eyes, size, target)) {
      return true;
    }
    SightObstacles view = SightObstacles.own();
    int seen = view.seen(board, eyes, size, to, aimed);
    if (seen >= 0 && isShut(board, seen, eyes, size, to, aimed)) {
      return true;
    }
    int lowest = Math.min(Place.level(eyes) + size.eyes(), Place.level(to) + aimed.foot());
    return !view.between(board, PieceSet.OPAQUE, seen, eyes, size, to, aimed, lowest, highest(eyes, size, to, aimed))
        .isAnyFree(board, bodies, from, eyes, size, target, to, aimed, Aim.TOPS_AND_FEET);
  }

  /** Returns the penalty that the target's cover gives a shot along this direction: 0, 1 or 2 (KF-RUL-61). */
  public static int cover(Board board, Bodies bodies, int shooter, int target) {
    long from = bodies.place(shooter);
    long to = bodies.place(target);
    Size size = bodies.size(target);
    int fromHeight = Place.level(from) + bodies.size(shooter).eyes();
    SightObstacles view = SightObstacles.own().between(
        board, PieceSet.COVER, SightTable.SOME, from, bodies.size(shooter), to, size, -1, Integer.MAX_VALUE);
    int best = 0;
    for (int i = 0; i < view.pieces() && best < FULL; i++) {
      Piece piece = view.piece(i);
      int worth = worth(piece);
      if (worth > best && piece.top >= minTop(to, size)
          && (piece.is(Flag.WOODS) ? isInWoods(piece, from, to, size)
              : isCovering(piece, from, fromHeight, to, size))) {
        best = worth;
      }
    }
    return best < FULL && isBehindSeam(board, view, from, fromHeight, to, size) ? FULL : best;
  }

  private static int worth(Piece piece) {
    return piece.isAny(Flag.OPAQUE.bit() | Flag.OBSCURE.bit() | Flag.WOODS.bit()) ? FULL
        : piece.is(Flag.OBSCURE1) ? THIN : 0;
  }

  /**
   * Returns the lowest top of a piece that gives cover: half of a Big target's height is enough, a Huge one's must be more
   * (KF-TRT-15d, KF-TRT-41c).
   */
  private static int minTop(long to, Size size) {
    int half = Place.level(to) + size.height() / 2;
    return size == Size.NORMAL ? 0 : size == Size.BIG ? half : half + 1;
  }

  /**
   * Returns whether a line goes through woods, or a target is partly inside (KF-LOC-15a), but not above them (KF-RUL-153,
   * KF-RUL-132).
   */
  public static boolean isInWoods(Piece piece, long from, long to, Size target) {
    boolean isBelow = Place.level(from) < piece.top && Place.level(to) < piece.top;
    return isBelow && (piece.outline.isRunInside(Place.x(from), Place.y(from), Place.x(to), Place.y(to), 1)
        || !piece.outline.isClearOf(Place.x(to), Place.y(to), target.radius()));
  }

  private static boolean isCovering(Piece piece, long from, int fromHeight, long to, Size size) {
    if (piece.is(Flag.LINEAR) && !Gaps.isAdjacent(piece, to, size)) {
      return false;
    }
    if (!piece.is(Flag.OPAQUE) && piece.outline.contains(Place.x(from), Place.y(from))
        && piece.outline.contains(Place.x(to), Place.y(to))) {
      return false;
    }
    for (int point = 0; point < POINTS; point++) {
      long end = SightObstacles.point(from, to, size, point);
      if (SightObstacles.isInside(piece, from, fromHeight, end, Place.level(to) + size.height())
          || SightObstacles.isInside(piece, from, fromHeight, end, Place.level(to) + size.foot())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a ray is blocked along the common edge of two pieces. */
  private static boolean isBehindSeam(Board board, SightObstacles view, long from, int fromHeight, long to, Size size) {
    for (int point = 0; point < POINTS; point++) {
      long end = SightObstacles.point(from, to, size, point);
      if (view.isAlongSeam(board, from, fromHeight, end, Place.level(to) + size.height(), minTop(to, size))
          || view.isAlongSeam(board, from, fromHeight, end, Place.level(to) + size.foot(),
              minTop(to, size))) {
        return true;
      }
    }
    return false;
  }
}
