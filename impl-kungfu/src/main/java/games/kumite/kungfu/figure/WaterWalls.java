package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import java.util.function.ObjIntConsumer;

/** Walls of water: segments S long without a body (KF-RUL-117). */
public final class WaterWalls {

  private static final int THROUGH = 2;
  private static final int HALF = Stick.SHORT.length() / 2;

  private WaterWalls() {}

  /** Returns the penalty that walls of water give to an attack of one figure on another (KF-TRT-78b). */
  public static int hindrance(Figures figures, int by, int on) {
    return hindrance(figures, figures.place(by), figures.place(on));
  }

  /** Returns the penalty that they give to an attack from one place at something in another. */
  public static int hindrance(Figures figures, long from, long to) {
    return isBetween(figures, from, to) ? THROUGH : 0;
  }

  /** Returns whether a wall stands between two places. */
  public static boolean isBetween(Figures figures, long from, long to) {
    return figures.any(caster -> figures.is(caster, Condition.WATER_WALL)
        && isCrossed(figures.wallMiddle(caster), figures.wallDirection(caster), from, to));
  }

  /** Uses up the walls that a Fireball meets on its way to its marker (KF-RUL-98, KF-TRT-78d). */
  public static void boil(Figures figures, long from, long marker) {
    for (int caster = 0; caster < figures.count(); caster++) {
      if (figures.is(caster, Condition.WATER_WALL)
          && isCrossed(figures.wallMiddle(caster), figures.wallDirection(caster), from, marker)) {
        figures.cure(caster, Condition.WATER_WALL);
      }
    }
  }

  /** Meets each wall that stands, with its two ends. */
  public static void each(Figures figures, ObjIntConsumer<String> meeting) {
    for (int caster = 0; caster < figures.count(); caster++) {
      if (figures.is(caster, Condition.WATER_WALL)) {
        long middle = figures.wallMiddle(caster);
        int dx = Directions.x(figures.wallDirection(caster), HALF);
        int dy = Directions.y(figures.wallDirection(caster), HALF);
        meeting.accept((Place.x(middle) - dx) + " " + (Place.y(middle) - dy) + " " + (Place.x(middle) + dx) + " "
            + (Place.y(middle) + dy), caster);
      }
    }
  }

  /** Returns whether a wall crosses the straight line between two places. */
  public static boolean isCrossed(long middle, int direction, long from, long to) {
    int dx = Directions.x(direction, HALF);
    int dy = Directions.y(direction, HALF);
    int x = Place.x(middle);
    int y = Place.y(middle);
    return Polygon.doSegmentsCross(x - dx, y - dy, x + dx, y + dy, Place.x(from), Place.y(from), Place.x(to), Place.y(to));
  }

  /** Returns whether a base is in contact with a wall. */
  public static boolean isTouching(Figures figures, int figure, long middle, int direction) {
    int dx = Directions.x(direction, HALF);
    int dy = Directions.y(direction, HALF);
    int x = Place.x(middle);
    int y = Place.y(middle);
    long at = figures.place(figure);
    return Polygon.isNearSegment(x - dx, y - dy, x + dx, y + dy, Place.x(at), Place.y(at),
        figures.size(figure).radius() + Gaps.TOUCH);
  }

  /** Returns whether a wall stands in a piece of scenery or touches it. */
  public static boolean isThrough(Piece piece, long middle, int direction) {
    int dx = Directions.x(direction, HALF);
    int dy = Directions.y(direction, HALF);
    int x = Place.x(middle);
    int y = Place.y(middle);
    return !piece.outline.isClearOfWay(x - dx, y - dy, x + dx, y + dy, Gaps.TOUCH);
  }

  /** Returns whether a wall would cross the base of a figure. */
  public static boolean isOnBase(Figures figures, long middle, int direction) {
    int dx = Directions.x(direction, HALF);
    int dy = Directions.y(direction, HALF);
    int x = Place.x(middle);
    int y = Place.y(middle);
    for (int figure = 0; figure < figures.count(); figure++) {
      long at = figures.place(figure);
      if (figures.isBody(figure) && Polygon.isNearSegment(x - dx, y - dy, x + dx, y + dy, Place.x(at), Place.y(at),
          figures.size(figure).radius() - 1)) {
        return true;
      }
    }
    return false;
  }
}
