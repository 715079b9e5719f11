package games.kumite.kungfu.geometry;

import java.util.ArrayList;
import java.util.List;

/** Places where a figure may stand, and where figures that come from nowhere appear (KF-RUL-14, KF-RUL-103). */
public final class Spots {

  /** The number of corners of a table. */
  public static final int CORNERS = 4;

  private static final int CORNER_STEP = 100;
  private static final int ITEM_STEP = 10;
  private static final int MAX_RINGS = 40;

  private Spots() {}

  /** Returns whether a figure may stand at a place: a level, no piece in the way, no figure there but itself (KF-RUL-12). */
  public static boolean isFree(Board board, Bodies bodies, int figure, long place, Size size) {
    return hasRoom(board, place, size) && !isOccupied(bodies, figure, place, size);
  }

  /** Returns whether a base may stand at a place on an empty table: a level, no piece in the way. */
  public static boolean hasRoom(Board board, long place, Size size) {
    return place != Place.NOWHERE && board.isFree(Place.x(place), Place.y(place), Place.level(place), size)
        && board.isStandingLevel(Place.x(place), Place.y(place), Place.level(place), size.height());
  }

  /** Returns whether another body is there. */
  public static boolean isOccupied(Bodies bodies, int figure, long place, Size size) {
    for (int i = 0; i < bodies.count(); i++) {
      if (i != figure && bodies.isBody(i) && Gaps.overlap(place, size, bodies.place(i), bodies.size(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an enemy's body is in contact with a place. */
  public static boolean isInContact(Board board, Bodies bodies, int figure, long place, Size size) {
    for (int i = 0; i < bodies.count(); i++) {
      if (i != figure && bodies.isBody(i) && bodies.areEnemies(figure, i)
          && Gaps.inContact(board, place, size, bodies.place(i), bodies.size(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a figure that comes from nowhere may appear at a place: free, no deep water, no enemy in contact. */
  public static boolean isArrival(Board board, Bodies bodies, int figure, long place, Size size) {
    return isFree(board, bodies, figure, place, size)
        && (board.ground(Place.x(place), Place.y(place), size.radius()) & Flag.DEEP.bit()) == 0
        && !isInContact(board, bodies, figure, place, size);
  }

  /** Returns where a figure that appears at a corner stands: the first free point outward from it; NOWHERE if there is none. */
  public static long atCorner(Board board, Bodies bodies, int figure, Size size, int corner) {
    boolean isRight = corner == 1 || corner == 2;
    boolean isHigh = corner >= 2;
    int farthest = (board.width + board.height) / CORNER_STEP;
    for (int d = 0; d <= farthest; d++) {
      for (int a = 0; a <= d; a++) {
        int x = size.radius() + CORNER_STEP * a;
        int y = size.radius() + CORNER_STEP * (d - a);
        long place = Place.of(isRight ? board.width - x : x, isHigh ? board.height - y : y, 0);
        if (isArrival(board, bodies, figure, place, size)) {
          return place;
        }
      }
    }
    return Place.NOWHERE;
  }

  /**
   * Returns the first free place beyond a piece on the straight way from where a figure is (KF-RUL-187): where it lies after a
   * failed jump, or where its next move begins when it climbs over.
   *
   * @param to the end of the way
   * @param max the farthest that the place may be from the figure
   * @return the place, where one stands beside the piece; {@link Place#NOWHERE} if the way does not cross it or no place
   *     is free
   */
  public static long beyond(Board board, Bodies bodies, int figure, Piece piece, long to, int max) {
    long from = bodies.place(figure);
    Size size = bodies.size(figure);
    int length = (int) Math.min(max, IntegerMath.root(Place.squared(from, to)));
    for (int part = 1; part <= length; part++) {
      long place = standing(board, Place.along(from, to, part), piece, size);
      if (isFree(board, bodies, figure, place, size)
          && piece.outline.isCrossed(Place.x(from), Place.y(from), Place.x(place), Place.y(place))) {
        return place;
      }
    }
    return Place.NOWHERE;
  }

  /** Returns the last free place on the straight way of a figure before it crosses a piece; where it is if there is none. */
  public static long before(Board board, Bodies bodies, int figure, Piece piece, long to) {
    long from = bodies.place(figure);
    Size size = bodies.size(figure);
    int length = (int) IntegerMath.root(Place.squared(from, to));
    long last = from;
    for (int part = 1; part <= length; part++) {
      long at = Place.along(from, to, part);
      if (piece.outline.isCrossed(Place.x(from), Place.y(from), Place.x(at), Place.y(at))) {
        return last;
      }
      long place = standing(board, at, piece, size);
      last = isFree(board, bodies, figure, place, size) ? place : last;
    }
    return last;
  }

  /** Returns where one stands on a way beside a piece, {@link Place#NOWHERE} if the way is too high or too low for that. */
  private static long standing(Board board, long at, Piece piece, Size size) {
    int level = at == Place.NOWHERE ? -1 : board.levelBelow(Place.x(at), Place.y(at), Place.level(at), size.height());
    return level < 0 || Math.abs(level - piece.base) > Board.STEP ? Place.NOWHERE : Place.of(Place.x(at), Place.y(at), level);
  }

  /** Returns the places adjacent to an item: of each of the 24 directions the first that is clear of it, if it is free. */
  public static List<Long> besideItem(Board board, Bodies bodies, int figure, Size size, String item) {
    List<Piece> parts = parts(board, item);
    List<Long> places = new ArrayList<>();
    int x = (left(parts) + right(parts)) / 2;
    int y = (low(parts) + high(parts)) / 2;
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      long place = outward(board, parts, size, x, y, direction);
      if (isArrival(board, bodies, figure, place, size) && !places.contains(place)) {
        places.add(place);
      }
    }
    return places;
  }

  /** Returns a place, or the nearest free one of 24 directions around it if it is taken (KF-RUL-104); itself if none is free. */
  public static long nearest(Board board, Bodies bodies, int figure, long wanted) {
    Size size = bodies.size(figure);
    for (int ring = 0; ring <= MAX_RINGS; ring++) {
      for (int direction = 0; direction < (ring == 0 ? 1 : Directions.COUNT); direction++) {
        long place = Place.of(Place.x(wanted) + Directions.x(direction, ring * CORNER_STEP),
            Place.y(wanted) + Directions.y(direction, ring * CORNER_STEP), Place.level(wanted));
        if (isFree(board, bodies, figure, place, size)) {
          return place;
        }
      }
    }
    return wanted;
  }

  /**
   * Returns where a figure comes down that goes over an edge: where it is already if that is clear of what is above, else the
   * nearest free place around the edge that is.
   *
   * @param edge the last place that held it up
   */
  public static long below(Board board, Bodies bodies, int figure, long edge) {
    long at = bodies.place(figure);
    long under = under(board, bodies, figure, at, Place.level(edge));
    for (int ring = 1; ring <= MAX_RINGS && under == Place.NOWHERE; ring++) {
      for (int direction = 0; direction < Directions.COUNT && under == Place.NOWHERE; direction++) {
        long place = Place.of(Place.x(edge) + Directions.x(direction, ring * CORNER_STEP),
            Place.y(edge) + Directions.y(direction, ring * CORNER_STEP), Place.level(edge));
        under = under(board, bodies, figure, place, Place.level(edge));
      }
    }
    return under == Place.NOWHERE ? Place.of(Place.x(at), Place.y(at), 0) : under;
  }

  /** Returns the place below one in the air, if nothing lies between, and no piece is in the way of a base there. */
  private static long under(Board board, Bodies bodies, int figure, long place, int from) {
    Size size = bodies.size(figure);
    int level = place == Place.NOWHERE ? -1
        : board.levelBelow(Place.x(place), Place.y(place), from - Board.STEP - 1, size.height());
    long below = level < 0 ? Place.NOWHERE : Place.of(Place.x(place), Place.y(place), level);
    return below != Place.NOWHERE && level < from - Board.STEP && Flights.roof(board, below) > from
        && board.isFree(Place.x(place), Place.y(place), level, size) ? below : Place.NOWHERE;
  }

  /** Returns the pieces of an item. */
  public static List<Piece> parts(Board board, String item) {
    List<Piece> parts = new ArrayList<>();
    for (int i = 0; i < board.pieces(); i++) {
      if (board.isThere(i) && board.piece(i).item.equals(item)) {
        parts.add(board.piece(i));
      }
    }
    return parts;
  }

  private static boolean areClear(List<Piece> parts, int x, int y, int radius) {
    for (int i = 0; i < parts.size(); i++) {
      if (!parts.get(i).outline.isClearOf(x, y, radius)) {
        return false;
      }
    }
    return true;
  }

  private static long outward(Board board, List<Piece> parts, Size size, int x, int y, int direction) {
    int farthest = board.width + board.height;
    for (int length = 0; length <= farthest; length += ITEM_STEP) {
      int px = x + Directions.x(direction, length);
      int py = y + Directions.y(direction, length);
      if (!board.isInside(px, py, size.radius())) {
        return Place.NOWHERE;
      }
      if (areClear(parts, px, py, size.radius())) {
        return Place.of(px, py, 0);
      }
    }
    return Place.NOWHERE;
  }

  private static int left(List<Piece> parts) {
    return parts.stream().mapToInt(part -> part.outline.left()).min().orElse(0);
  }

  private static int right(List<Piece> parts) {
    return parts.stream().mapToInt(part -> part.outline.right()).max().orElse(0);
  }

  private static int low(List<Piece> parts) {
    return parts.stream().mapToInt(part -> part.outline.low()).min().orElse(0);
  }

  private static int high(List<Piece> parts) {
    return parts.stream().mapToInt(part -> part.outline.high()).max().orElse(0);
  }
}
