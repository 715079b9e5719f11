package games.kumite.spi.samples.discduel;

import java.util.Locale;

/** What a listed push is good for, in the order of listing. */
enum Aim {
  CONTACT,
  RAM,
  MIDDLE,
  INSIDE,
  BEHIND,
  AWAY,
  NORTH(0, -1000),
  NORTHEAST(707, -707),
  EAST(1000, 0),
  SOUTHEAST(707, 707),
  SOUTH(0, 1000),
  SOUTHWEST(-707, 707),
  WEST(-1000, 0),
  NORTHWEST(-707, -707),
  /** Whatever somebody has in mind who pushes to a point of their own. */
  FREE;

  private static final int REACH = PushDisc.REACH;
  private static final int BESIDE = 2 * Point.DISC_RADIUS + 2;

  private final int dx;
  private final int dy;

  Aim() {
    this(0, 0);
  }

  Aim(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Where a push with this aim goes; the disc's own place if there is nothing to aim at. */
  Point point(Point own, Point rival) {
    return switch (this) {
      case CONTACT -> {
        Line line = new Line(own, rival);
        yield line.at(line.stepsUpTo(rival));
      }
      case RAM -> hitting(new Line(own, own.towards(rival, REACH)).lastOnTable(), own, rival);
      case MIDDLE -> own.squaredTo(Point.MIDDLE) <= (long) REACH * REACH
          ? Point.MIDDLE : own.towards(Point.MIDDLE, REACH);
      case INSIDE -> missing(rival.towards(Point.MIDDLE, BESIDE), own, rival);
      case BEHIND -> missing(rival.towards(Point.MIDDLE, -BESIDE), own, rival);
      case AWAY -> new Line(own, own.towards(rival, -REACH)).lastOnTable();
      default -> new Line(own, own.plus(dx, dy)).lastOnTable();
    };
  }

  private static Point hitting(Point to, Point own, Point rival) {
    return new Line(own, to).meets(rival) ? to : own;
  }

  private static Point missing(Point to, Point own, Point rival) {
    return new Line(own, to).meets(rival) ? own : to;
  }
}
