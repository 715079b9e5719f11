package games.kumite.kungfu.geometry;

/** Distances from edge to edge (KF-RUL-13). */
public final class Gaps {

  /** The widest gap that still is contact. */
  public static final int TOUCH = 5;
  /** The most by which rounding may let two bases overlap (KF-RUL-12). */
  public static final int ROUNDING = 1;
  /** The widest linear piece across which there is contact (KF-RUL-38). */
  private static final int WIDEST = 300;
  /** Figures with a wider gap between them are in contact over nothing. */
  public static final int CONTACT = WIDEST + 2 * TOUCH;

  private Gaps() {}

  /** Returns whether the gap of two bases is at most a length. */
  public static boolean isWithin(long a, Size sizeA, long b, Size sizeB, int length) {
    long reach = (long) sizeA.radius() + sizeB.radius() + length;
    return Place.squared(a, b) <= reach * reach;
  }

  /** Returns whether the gap of two bases is less than a length. */
  public static boolean isNearer(long a, Size sizeA, long b, Size sizeB, int length) {
    long reach = (long) sizeA.radius() + sizeB.radius() + length;
    return Place.squared(a, b) < reach * reach;
  }

  /** Returns the gap of two bases, taken down to a whole tenth. */
  public static int gap(long a, Size sizeA, long b, Size sizeB) {
    return (int) Math.max(0, IntegerMath.root(Place.squared(a, b)) - sizeA.radius() - sizeB.radius());
  }

  /** Returns whether two bodies are in each other: their bases overlap, and so do their heights (KF-RUL-12). */
  public static boolean overlap(long a, Size sizeA, long b, Size sizeB) {
    long apart = (long) sizeA.radius() + sizeB.radius() - ROUNDING;
    int levelA = Place.level(a);
    int levelB = Place.level(b);
    return levelA < levelB + sizeB.height() && levelB < levelA + sizeA.height()
        && Place.squared(a, b) < apart * apart;
  }

  /** Returns whether two figures are in contact, also across a linear piece (KF-RUL-13, KF-RUL-37, KF-RUL-38). */
  public static boolean inContact(Board board, long a, Size sizeA, long b, Size sizeB) {
    return isWithin(a, sizeA, b, sizeB, CONTACT) // most are far from each other: that is asked first
        && areLevelsNear(board, a, b)
        && (isWithin(a, sizeA, b, sizeB, TOUCH) || across(board, a, sizeA, b, sizeB) >= 0);
  }

  /** Returns how wide a gap to a figure may be at most that still is contact: wider than a touch only beside linear pieces. */
  public static int widest(Board board, long place, Size size) {
    for (int word = 0; word < board.words(); word++) {
      if (board.near(word, PieceSet.LINEAR, Place.x(place), Place.y(place), Place.x(place), Place.y(place),
          size.radius() + TOUCH) != 0) {
        return CONTACT;
      }
    }
    return TOUCH;
  }

  private static boolean areLevelsNear(Board board, long a, long b) {
    int levelA = Place.level(a);
    int levelB = Place.level(b);
    if (Math.abs(levelA - levelB) <= Board.STEP) {
      return true;
    }
    int stairsA = board.stairsOf(a);
    int stairsB = board.stairsOf(b);
    int lowA = stairsA < 0 ? levelA : board.piece(stairsA).base;
    int highA = stairsA < 0 ? levelA : board.piece(stairsA).top;
    int lowB = stairsB < 0 ? levelB : board.piece(stairsB).base;
    int highB = stairsB < 0 ? levelB : board.piece(stairsB).top;
    return lowA - highB <= Board.STEP && lowB - highA <= Board.STEP;
  }

  /** Returns the linear piece across which two figures are in contact: adjacent to both, between them, narrow; -1 for none. */
  public static int across(Board board, long a, Size sizeA, long b, Size sizeB) {
    int reach = sizeA.radius() + TOUCH;
    for (int word = 0; word < board.words(); word++) {
      for (long left = board.near(word, PieceSet.LINEAR, Place.x(a), Place.y(a), Place.x(a), Place.y(a), reach); left != 0;
          left &= left - 1) {
        Piece piece = board.piece(word, left);
        if (isAdjacent(piece, a, sizeA) && isAdjacent(piece, b, sizeB)
            && piece.outline.isCrossed(Place.x(a), Place.y(a), Place.x(b), Place.y(b))
            && !piece.outline.isRunInside(Place.x(a), Place.y(a), Place.x(b), Place.y(b), WIDEST)) {
          return Board.number(word, left);
        }
      }
    }
    return -1;
  }

  /** Returns whether a base is adjacent to a piece, or on it. */
  public static boolean isAdjacent(Piece piece, long place, Size size) {
    return isNear(piece, place, size, TOUCH);
  }

  /** Returns whether a base is adjacent to a piece, or on it, at its height: not on a roof above it. */
  public static boolean isBeside(Piece piece, long place, Size size) {
    int level = Place.level(place);
    return level >= piece.base - Board.STEP && level <= piece.top + Board.STEP && isAdjacent(piece, place, size);
  }

  /** Returns whether the gap of a base to a piece is at most a length. */
  public static boolean isNear(Piece piece, long place, Size size, int length) {
    return piece.outline.isWithin(Place.x(place), Place.y(place), size.radius() + length);
  }
}
