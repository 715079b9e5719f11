package games.kumite.kungfu.geometry;

import java.util.ArrayList;
import java.util.List;

/** Places where a figure may stand, and where those appear that come from nowhere (KF-RUL-14, KF-RUL-103). */
public final class Spots {

  /** How many corners a table has. */
  public static final int CORNERS = 4;

  private static final int CORNER_STEP = 100;
  private static final int ITEM_STEP = 10;

  private Spots() {}

  /** Whether a figure may stand at a place: a level, no piece in the way, nobody there but itself (KF-RUL-12). */
  public static boolean isFree(Board board, Bodies bodies, int figure, long place, Size size) {
    return place != Place.NOWHERE && board.isFree(Place.x(place), Place.y(place), Place.level(place), size)
        && board.isStandingLevel(Place.x(place), Place.y(place), Place.level(place), size.height())
        && !isOccupied(bodies, figure, place, size);
  }

  /** Whether another body is there. */
  public static boolean isOccupied(Bodies bodies, int figure, long place, Size size) {
    for (int i = 0; i < bodies.count(); i++) {
      if (i != figure && bodies.isBody(i) && Gaps.overlap(place, size, bodies.place(i), bodies.size(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an enemy's body is in contact with a place. */
  public static boolean isInContact(Board board, Bodies bodies, int figure, long place, Size size) {
    for (int i = 0; i < bodies.count(); i++) {
      if (i != figure && bodies.isBody(i) && bodies.areEnemies(figure, i)
          && Gaps.inContact(board, place, size, bodies.place(i), bodies.size(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isArrival(Board board, Bodies bodies, int figure, long place, Size size) {
    return isFree(board, bodies, figure, place, size)
        && (board.ground(Place.x(place), Place.y(place), size.radius()) & Flag.DEEP.bit()) == 0
        && !isInContact(board, bodies, figure, place, size);
  }

  /** Where a figure that appears at a corner stands: the first free point outward from it; NOWHERE if there is none. */
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
   * The first free place beyond a piece on the straight way from where a figure is (KF-RUL-187): where it lies after a
   * failed jump, or where its next move begins when it climbs over.
   *
   * @param to where the way leads
   * @param max the farthest that the place may be from the figure
   * @return the place at the figure's level, {@link Place#NOWHERE} if the way does not cross the piece or no place is
   *     free
   */
  public static long beyond(Board board, Bodies bodies, int figure, Piece piece, long to, int max) {
    long from = bodies.place(figure);
    Size size = bodies.size(figure);
    int length = (int) Math.min(max, Whole.root(Place.squared(from, to)));
    for (int part = 1; part <= length; part++) {
      long place = Place.along(from, to, part);
      if (place != Place.NOWHERE && isFree(board, bodies, figure, place, size)
          && piece.outline.isCrossed(Place.x(from), Place.y(from), Place.x(place), Place.y(place))) {
        return place;
      }
    }
    return Place.NOWHERE;
  }

  /** The places adjacent to an item: of each of the 24 directions the first that is clear of it, if it is free. */
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

  /** The pieces of an item. */
  public static List<Piece> parts(Board board, String item) {
    List<Piece> parts = new ArrayList<>();
    for (int i = 0; i < board.pieces(); i++) {
      if (board.isThere(i) && board.piece(i).item.equals(item)) {
        parts.add(board.piece(i));
      }
    }
    return parts;
  }

  private static long outward(Board board, List<Piece> parts, Size size, int x, int y, int direction) {
    int farthest = board.width + board.height;
    for (int length = 0; length <= farthest; length += ITEM_STEP) {
      int px = x + Directions.x(direction, length);
      int py = y + Directions.y(direction, length);
      if (!board.isInside(px, py, size.radius())) {
        return Place.NOWHERE;
      }
      if (parts.stream().allMatch(part -> part.outline.isClearOf(px, py, size.radius()))) {
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
