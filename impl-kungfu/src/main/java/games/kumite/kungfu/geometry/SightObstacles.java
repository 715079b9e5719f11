package games.kumite.kungfu.geometry;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The obstacles that may stand between two figures, gathered once for all rays from one to the other and back. One is used again
 * and again by its thread, so that looking allocates nothing.
 */
final class SightObstacles {

  private static final ThreadLocal<SightObstacles> OWN = ThreadLocal.withInitial(SightObstacles::new);
  private static final int ROOM = 32;
  private static final int UNKNOWN = -1;
  private static final int MAX_TABLES = 8;
  private static final int POINTS = 5;
  private static final int RIM = 5; // KF-RUL-60

  private Piece[] pieces = new Piece[ROOM];
  private int[] figures = new int[ROOM];
  private int pieceCount;
  private int figureCount;
  private boolean hasSeams;
  private int oneEnd;
  private int otherEnd;
  private long begin;
  private long end;
  private int width;
  /** The tables looked at last and what lies between their cells, the latest first. */
  private final @Nullable SightTable[] tables = new SightTable[MAX_TABLES];
  private final byte[][] kept = new byte[MAX_TABLES][0];

  private SightObstacles() {}

  /** Returns the instance of the thread that looks. */
  static SightObstacles own() {
    return OWN.get();
  }

  /** Returns the obstacle between two figures, see {@link SightTable}; what is loose on the board is not looked at. */
  int seen(Board board, long a, Size sizeA, long b, Size sizeB) {
    return sizeA == Size.NORMAL && sizeB == Size.NORMAL ? kept(board.lines(), a, b) : SightTable.SOME;
  }

  private int kept(SightTable lines, long a, long b) {
    return lines.between(a, b, tables[0] == lines ? kept[0] : table(lines));
  }

  private byte[] table(SightTable lines) {
    int place = 1;
    while (place < MAX_TABLES - 1 && tables[place] != lines) {
      place++;
    }
    byte[] found = tables[place] == lines ? kept[place] : cleared(kept[place], lines.pairs());
    System.arraycopy(tables, 0, tables, 1, place);
    System.arraycopy(kept, 0, kept, 1, place);
    tables[0] = lines;
    kept[0] = found;
    return found;
  }

  /**
   * Returns cleared room for a table; the room of one that was not looked at for long is used again: each is larger than all
   * else of a match.
   */
  private static byte[] cleared(byte[] room, int size) {
    if (room.length < size) {
      return new byte[size];
    }
    Arrays.fill(room, (byte) 0);
    return room;
  }

  /**
   * Looks between two places.
   *
   * @param seen the result of {@link #seen}, {@link SightTable#SOME} for other pieces than OPAQUE ones
   * @param lowest no ray begins or ends lower
   * @param highest no ray begins or ends higher
   */
  SightObstacles between(Board board, PieceSet kind, int seen, long a, Size sizeA, long b, Size sizeB, int lowest, int highest) {
    pieceCount = 0;
    figureCount = 0;
    int radius = Math.max(sizeA.radius(), sizeB.radius());
    for (int word = 0; word < board.words(); word++) {
      long near = seen == SightTable.CLEAR ? board.loose(word, kind)
          : board.near(word, kind, Place.x(a), Place.y(a), Place.x(b), Place.y(b), radius);
      for (; near != 0; near &= near - 1) {
        add(board.piece(word, near), a, b, radius, lowest, highest);
      }
    }
    hasSeams = pieceCount > 1 && board.hasSeams();
    return this;
  }

  private void add(Piece piece, long a, long b, int radius, int lowest, int highest) {
    if (piece.top > lowest && piece.base < highest && piece.outline.isNearStrip(Place.x(a) - radius,
        Place.y(a) - radius, Place.x(b) - Place.x(a), Place.y(b) - Place.y(a), 2 * radius)) {
      if (pieceCount == pieces.length) {
        pieces = Arrays.copyOf(pieces, 2 * pieceCount);
      }
      pieces[pieceCount++] = piece;
    }
  }

  /** Returns this view with the figures that may stand in the way: they are looked for when scenery has left a ray free. */
  SightObstacles withFigures(int a, long from, Size sizeA, int b, long to, Size sizeB) {
    figureCount = UNKNOWN;
    oneEnd = a;
    otherEnd = b;
    begin = from;
    end = to;
    width = Math.max(sizeA.radius(), sizeB.radius()) + RIM;
    return this;
  }

  private void gather(Bodies bodies) {
    // A figure may stand in the way if its middle is near the line of centres, by its radius and the width of the pencil of rays:
    // first by bounding boxes, then by the distance to the line (cross product) and along it (dot product).
    figureCount = 0;
    long dx = Place.x(end) - Place.x(begin);
    long dy = Place.y(end) - Place.y(begin);
    long square = dx * dx + dy * dy;
    double length = Math.sqrt(square);
    for (int i = 0; i < bodies.count(); i++) {
      long place = bodies.place(i);
      long px = Place.x(place) - Place.x(begin);
      long py = Place.y(place) - Place.y(begin);
      long near = bodies.size(i).radius() + width;
      boolean isFar = px < Math.min(0, dx) - near || px > Math.max(0, dx) + near
          || py < Math.min(0, dy) - near || py > Math.max(0, dy) + near;
      if (isFar || i == oneEnd || i == otherEnd || !bodies.isBody(i)) {
        continue;
      }
      double reach = near * length; // with a margin: it only leaves out
      long along = px * dx + py * dy;
      if (Math.abs(dx * py - dy * px) <= reach && along >= -reach && along <= square + reach) {
        if (figureCount == figures.length) {
          figures = Arrays.copyOf(figures, 2 * figureCount);
        }
        figures[figureCount++] = i;
      }
    }
  }

  int pieces() {
    return pieceCount;
  }

  Piece piece(int index) {
    return pieces[index];
  }

  /** Returns whether a ray from the eyes of a figure at a place to the tops of another, or also to its feet, is free. */
  boolean isAnyFree(Board board, Bodies bodies, int a, long from, Size eyes, int b, long to, Size target, Aim aim) {
    int fromHeight = Place.level(from) + eyes.eyes();
    for (int i = 0; i < POINTS; i++) {
      long end = point(from, to, target, i);
      int top = Place.level(end) + target.height();
      int foot = Place.level(end) + target.foot();
      if (isFree(board, bodies, a, from, eyes, b, end, fromHeight, top)
          || aim == Aim.TOPS_AND_FEET && isFree(board, bodies, a, from, eyes, b, end, fromHeight, foot)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFree(Board board, Bodies bodies, int a, long from, Size eyes, int b, long to, int fromHeight,
      int toHeight) {
    for (int i = 0; i < pieceCount; i++) {
      Piece piece = pieces[i];
      if (isInside(piece, from, fromHeight, to, toHeight)) {
        pieces[i] = pieces[0]; // the next ray is asked of it first
        pieces[0] = piece;
        return false;
      }
    }
    if (hasSeams && isAlongSeam(board, from, fromHeight, to, toHeight, 0)) {
      return false;
    }
    if (figureCount == UNKNOWN) {
      gather(bodies);
    }
    for (int i = 0; i < figureCount; i++) {
      int figure = figures[i];
      if (isThrough(bodies, figure, from, fromHeight, to, toHeight)
          && !isTransparent(board, bodies, figure, a, from, eyes)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a ray runs along the common edge of two pieces that are high enough. */
  boolean isAlongSeam(Board board, long from, int fromHeight, long to, int toHeight, int minTop) {
    return hasSeams && board.isAlongSeam(
        Place.x(from), Place.y(from), fromHeight, Place.x(to), Place.y(to), toHeight, minTop);
  }

  /** Returns whether a ray runs inside a piece between its base and its top. */
  static boolean isInside(Piece piece, long from, int fromHeight, long to, int toHeight) {
    return piece.outline.isRayInside(Place.x(from), Place.y(from), fromHeight, Place.x(to), Place.y(to), toHeight,
        piece.base, piece.top);
  }

  /**
   * Returns whether a figure is in the way where the ray is nearest to its middle: in its base and between its foot and its top.
   */
  private static boolean isThrough(Bodies bodies, int figure, long from, int fromHeight, long to, int toHeight) {
    long place = bodies.place(figure);
    Size size = bodies.size(figure);
    if (Polygon.compare(Place.x(from), Place.y(from), Place.x(to), Place.y(to), Place.x(place), Place.y(place),
        size.radius()) > 0) {
      return false;
    }
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    // the height of the ray at the foot of the perpendicular from the figure's middle, multiplied by the square
    long square = Math.max(1, dx * dx + dy * dy);
    long along = (Place.x(place) - Place.x(from)) * dx + (Place.y(place) - Place.y(from)) * dy;
    long nearest = Math.max(0, Math.min(square, along));
    long height = fromHeight * square + (toHeight - fromHeight) * nearest; // times the square
    int level = Place.level(place);
    return height <= (level + size.height()) * square && height >= level * square;
  }

  /** Returns whether a figure is a friend in contact with the looker, or his captive (KF-GUN-04, KF-GUN-05). */
  private static boolean isTransparent(Board board, Bodies bodies, int figure, int looker, long from, Size eyes) {
    return looker >= 0 && (bodies.isCaptiveOf(figure, looker) || !bodies.areEnemies(figure, looker)
        && Gaps.inContact(board, bodies.place(figure), bodies.size(figure), from, eyes));
  }

  /** Returns one of the five points of a target, the middle first: then to the sides, half and nearly all of its radius. */
  static long point(long from, long to, Size target, int point) {
    if (point == 0) {
      return to;
    }
    long square = Place.squared(from, to);
    long dx = square == 0 ? 1 : Place.x(to) - Place.x(from);
    long dy = square == 0 ? 0 : Place.y(to) - Place.y(from);
    long halves = (long) (target.radius() - RIM) * (point <= 2 ? 1 : 2) * ((point & 1) == 0 ? 1 : -1);
    int x = Place.x(to) + IntegerMath.quotient(-dy * halves, 2, Math.max(1, square));
    int y = Place.y(to) + IntegerMath.quotient(dx * halves, 2, Math.max(1, square));
    return Place.of(Math.max(0, x), Math.max(0, y), Place.level(to));
  }

  /** The rays that are asked for. */
  enum Aim { TOPS, TOPS_AND_FEET }
}
