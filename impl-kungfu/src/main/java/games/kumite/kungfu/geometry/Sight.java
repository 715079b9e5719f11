package games.kumite.kungfu.geometry;

/**
 * Lines of sight and cover (KF-RUL-60, KF-RUL-61, KF-RUL-153): ten rays from the eyes of one figure to five points of
 * another, each at its top and at its foot.
 */
public final class Sight {

  /** Outside of the numbers of figures: somebody who is not placed yet (KF-RUL-91). */
  public static final int UNPLACED = -1;

  private static final int POINTS = 5;
  private static final int TOPS = 1;
  private static final int FEET = 2;
  private static final int RIM = 5; // KF-RUL-60
  private static final int FULL = 2; // KF-GUN-17
  private static final int THIN = 1; // KF-LOC-33c

  private Sight() {}

  /** Whether two figures see each other: one of them has a free ray to the other's top (KF-GUN-03). */
  public static boolean isMutual(Board board, Bodies bodies, int a, int b) {
    return isMutual(board, bodies, a, bodies.place(a), bodies.size(a), b);
  }

  /** The same for a figure that would stand at a place; its number is {@link #UNPLACED} if it has none. */
  public static boolean isMutual(Board board, Bodies bodies, int a, long from, Size size, int b) {
    return isAnyFree(board, bodies, a, from, size, b, bodies.place(b), bodies.size(b), TOPS)
        || isAnyFree(board, bodies, b, bodies.place(b), bodies.size(b), a, from, size, TOPS);
  }

  /** Whether none of the ten rays from one figure to another is free (KF-RUL-62). */
  public static boolean isHidden(Board board, Bodies bodies, int from, int target) {
    return !isAnyFree(board, bodies, from, bodies.place(from), bodies.size(from), target, bodies.place(target),
        bodies.size(target), TOPS | FEET);
  }

  private static boolean isAnyFree(
      Board board, Bodies bodies, int a, long from, Size eyes, int b, long to, Size target, int parts) {
    for (int point = 0; point < POINTS; point++) {
      long end = point(from, to, target, point);
      if ((parts & TOPS) != 0 && isFree(board, bodies, a, from, eyes, b, end, target.height())
          || (parts & FEET) != 0 && isFree(board, bodies, a, from, eyes, b, end, target.foot())) {
        return true;
      }
    }
    return false;
  }

  /** One of the five points of a target, the middle first: then to the sides, half and nearly all of its radius. */
  static long point(long from, long to, Size target, int point) {
    if (point == 0) {
      return to;
    }
    long square = Place.squared(from, to);
    long dx = square == 0 ? 1 : Place.x(to) - Place.x(from);
    long dy = square == 0 ? 0 : Place.y(to) - Place.y(from);
    long halves = (long) (target.radius() - RIM) * (point <= 2 ? 1 : 2) * ((point & 1) == 0 ? 1 : -1);
    int x = Place.x(to) + Whole.quotient(-dy * halves, 2, Math.max(1, square));
    int y = Place.y(to) + Whole.quotient(dx * halves, 2, Math.max(1, square));
    return Place.of(Math.max(0, x), Math.max(0, y), Place.level(to));
  }

  private static boolean isFree(
      Board board, Bodies bodies, int a, long from, Size eyes, int b, long end, int height) {
    int fromHeight = Place.level(from) + eyes.eyes();
    int toHeight = Place.level(end) + height;
    return !isBlockedByPiece(board, from, fromHeight, end, toHeight)
        && !isBlockedByFigure(board, bodies, a, from, eyes, b, end, fromHeight, toHeight);
  }

  private static boolean isBlockedByPiece(Board board, long from, int fromHeight, long to, int toHeight) {
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (piece.is(Flag.OPAQUE) && isInside(piece, from, fromHeight, to, toHeight)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInside(Piece piece, long from, int fromHeight, long to, int toHeight) {
    return piece.outline.isRayInside(Place.x(from), Place.y(from), fromHeight, Place.x(to), Place.y(to), toHeight,
        piece.base, piece.top);
  }

  /** A figure is in the way where the ray is nearest to its middle: in its base and between its foot and its top. */
  private static boolean isBlockedByFigure(Board board, Bodies bodies, int a, long from, Size eyes, int b, long to,
      int fromHeight, int toHeight) {
    for (int i = 0; i < bodies.count(); i++) {
      if (i != a && i != b && bodies.isBody(i) && isThrough(bodies, i, from, fromHeight, to, toHeight)
          && !isTransparent(board, bodies, i, a, from, eyes)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isThrough(Bodies bodies, int figure, long from, int fromHeight, long to, int toHeight) {
    long place = bodies.place(figure);
    Size size = bodies.size(figure);
    if (Polygon.compare(Place.x(from), Place.y(from), Place.x(to), Place.y(to), Place.x(place), Place.y(place),
        size.radius()) > 0) {
      return false;
    }
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    long square = Math.max(1, dx * dx + dy * dy);
    long along = (Place.x(place) - Place.x(from)) * dx + (Place.y(place) - Place.y(from)) * dy;
    long nearest = Math.max(0, Math.min(square, along));
    long height = fromHeight * square + (toHeight - fromHeight) * nearest; // times the square
    int level = Place.level(place);
    return height <= (level + size.height()) * square && height >= level * square;
  }

  /** A friend in contact with the looker, or his captive (KF-GUN-04, KF-GUN-05). */
  private static boolean isTransparent(Board board, Bodies bodies, int figure, int looker, long from, Size eyes) {
    return looker >= 0 && (bodies.isCaptiveOf(figure, looker) || !bodies.areEnemies(figure, looker)
        && Gaps.inContact(board, bodies.place(figure), bodies.size(figure), from, eyes));
  }

  /** What the target's cover takes from a shot along this direction: 0, 1 or 2 (KF-RUL-61). */
  public static int cover(Board board, Bodies bodies, int shooter, int target) {
    long from = bodies.place(shooter);
    long to = bodies.place(target);
    Size size = bodies.size(target);
    int fromHeight = Place.level(from) + bodies.size(shooter).eyes();
    int best = 0;
    for (int i = 0; i < board.pieces() && best < FULL; i++) {
      Piece piece = board.piece(i);
      int worth = worth(piece);
      if (worth > best && isTallEnough(piece, to, size)
          && (piece.is(Flag.WOODS) ? isInWoods(piece, from, to) : isCovering(piece, from, fromHeight, to, size))) {
        best = worth;
      }
    }
    return best;
  }

  private static int worth(Piece piece) {
    return piece.isAny(Flag.OPAQUE.bit() | Flag.OBSCURE.bit() | Flag.WOODS.bit()) ? FULL
        : piece.is(Flag.OBSCURE1) ? THIN : 0;
  }

  /** KF-TRT-15d, KF-TRT-41c: half of a Big target's height is enough, a Huge one's must be more. */
  private static boolean isTallEnough(Piece piece, long to, Size size) {
    int half = size.height() / 2;
    int top = piece.top - Place.level(to);
    return size == Size.NORMAL || (size == Size.BIG ? top >= half : top > half);
  }

  /** KF-RUL-153, KF-RUL-132: a line through woods, but for those who stand on top of them. */
  public static boolean isInWoods(Piece piece, long from, long to) {
    boolean isBelow = Place.level(from) < piece.top && Place.level(to) < piece.top;
    return isBelow && (piece.outline.isRunInside(Place.x(from), Place.y(from), Place.x(to), Place.y(to), 1)
        || piece.outline.contains(Place.x(to), Place.y(to)));
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
      long end = point(from, to, size, point);
      if (isInside(piece, from, fromHeight, end, Place.level(to) + size.height())
          || isInside(piece, from, fromHeight, end, Place.level(to) + size.foot())) {
        return true;
      }
    }
    return false;
  }
}
