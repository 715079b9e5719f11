package games.kumite.kungfu.geometry;

import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;

/**
 * The chassis of a car as it was drawn: where its front is, and its outline when it is turned about its middle in steps of 15
 * degrees and stands elsewhere (KF-RUL-140a, KF-RUL-140e). Middles are in half tenths, so that they are whole numbers; every
 * corner is computed from the drawing and rounded once, so that nothing adds up. Immutable.
 *
 * @param drawn the outline on the table as it was laid out
 * @param front the edge that is its front
 */
@Immutable
public record Chassis(Polygon drawn, int front) {

  private static final int HALVES = 2;

  /** Returns the chassis of an outline on a table: the front is the short side nearer to the middle (tie: greater x, then y). */
  public static Chassis of(Polygon drawn, int width, int height) {
    int front = 0;
    for (int edge = 1; edge < drawn.corners(); edge++) {
      if (isMoreOfAFront(drawn, edge, front, width, height)) {
        front = edge;
      }
    }
    return new Chassis(drawn, front);
  }

  private static boolean isMoreOfAFront(Polygon drawn, int edge, int than, int width, int height) {
    int shorter = Long.compare(length(drawn, than), length(drawn, edge));
    int nearer = Long.compare(Place.squared(x(drawn, than), y(drawn, than), width, height),
        Place.squared(x(drawn, edge), y(drawn, edge), width, height));
    int order = shorter != 0 ? shorter : nearer != 0 ? nearer
        : x(drawn, edge) != x(drawn, than) ? Integer.compare(x(drawn, edge), x(drawn, than))
        : Integer.compare(y(drawn, edge), y(drawn, than));
    return order > 0;
  }

  private static int next(Polygon drawn, int edge) {
    return edge + 1 == drawn.corners() ? 0 : edge + 1;
  }

  private static long length(Polygon drawn, int edge) {
    int next = next(drawn, edge);
    return Place.squared(drawn.x(edge), drawn.y(edge), drawn.x(next), drawn.y(next));
  }

  /** Returns the middle of an edge in half tenths. */
  private static int x(Polygon drawn, int edge) {
    return drawn.x(edge) + drawn.x(next(drawn, edge));
  }

  private static int y(Polygon drawn, int edge) {
    return drawn.y(edge) + drawn.y(next(drawn, edge));
  }

  /** Returns the x of the middle as drawn, in half tenths. */
  public int middleX() {
    return drawn.left() + drawn.right();
  }

  /** Returns the y of the middle as drawn, in half tenths. */
  public int middleY() {
    return drawn.low() + drawn.high();
  }

  /** Returns half of its length from the middle to the front, taken up. */
  public int half() {
    long square = Place.squared(middleX(), middleY(), x(drawn, front), y(drawn, front));
    return (int) (IntegerMath.root(square) + 1) / HALVES;
  }

  /** Returns the outline turned by a number of steps of 15 degrees, its middle at a point in half tenths. */
  public Polygon outline(int turn, int x, int y) {
    List<Integer> corners = new ArrayList<>();
    for (int corner = 0; corner < drawn.corners(); corner++) {
      long dx = (long) HALVES * drawn.x(corner) - middleX();
      long dy = (long) HALVES * drawn.y(corner) - middleY();
      corners.add((int) Directions.turned(dx, -dy, turn, x, HALVES));
      corners.add((int) Directions.turned(dy, dx, turn, y, HALVES));
    }
    return Polygon.of(corners);
  }

  /** Returns how far x changes over a distance straight ahead, turned by a number of steps of 15 degrees. */
  public int aheadX(int turn, int distance) {
    return Directions.awayX(Place.of(middleX(), middleY(), 0), Place.of(x(drawn, front), y(drawn, front), 0), turn,
        distance);
  }

  /** Returns how far y changes over a distance straight ahead, turned by a number of steps of 15 degrees. */
  public int aheadY(int turn, int distance) {
    return Directions.awayY(Place.of(middleX(), middleY(), 0), Place.of(x(drawn, front), y(drawn, front), 0), turn,
        distance);
  }

  /**
   * Returns the new x of a point that moves along.
   *
   * @param dx from the old middle, in half tenths
   * @param dy from the old middle, in half tenths
   * @param turn by which it is turned about the middle
   * @param toX the new middle, in half tenths
   */
  public static int carriedX(int dx, int dy, int turn, int toX) {
    return (int) Directions.turned(dx, -dy, turn, toX, HALVES);
  }

  /** Returns the new y of a point that moves along. */
  public static int carriedY(int dx, int dy, int turn, int toY) {
    return (int) Directions.turned(dy, dx, turn, toY, HALVES);
  }
}
