package games.kumite.spi.samples.discduel;

/** The way of a disc across the table, in steps of a tenth of a millimetre. */
final class Line {

  private final Point from;
  private final Point to;
  private final int length;

  /**
   * A way that may end earlier.
   *
   * @param from where it begins; on the table
   * @param to where it ends if nothing is in the way
   */
  Line(Point from, Point to) {
    this.from = from;
    this.to = to;
    this.length = Whole.root(from.squaredTo(to));
  }

  /** How many steps it has. */
  int length() {
    return length;
  }

  /** Where the disc is after some steps: after the last one at the end. */
  Point at(int step) {
    return step == length ? to : from.plus(
        Whole.quotient((long) step * (to.x() - from.x()), length),
        Whole.quotient((long) step * (to.y() - from.y()), length));
  }

  /** Whether the disc would overlap another one on its way. */
  boolean meets(Point obstacle) {
    return firstLook(obstacle) >= 0;
  }

  /** The last step before the disc would overlap another one, which it does not at the beginning: DD-05. */
  int stepsUpTo(Point obstacle) {
    int hit = firstLook(obstacle);
    if (hit < 0) {
      return length;
    }
    int free = 0;
    while (hit - free > 1) {
      int between = (hit + free) >>> 1;
      if (at(between).overlaps(obstacle)) {
        hit = between;
      } else {
        free = between;
      }
    }
    while (free > 0 && (at(free).overlaps(obstacle) || !at(free).isOnTable())) {
      free--; // a rounded step may lie a hair outside
    }
    return free;
  }

  /** A step at which the discs overlap, where they would be nearest or at the end; -1 if there is none. */
  private int firstLook(Point obstacle) {
    if (length == 0) {
      return -1;
    }
    long along = (long) (obstacle.x() - from.x()) * (to.x() - from.x())
        + (long) (obstacle.y() - from.y()) * (to.y() - from.y());
    int nearest = (int) Math.max(0, Math.min(length, along / length));
    if (at(nearest).overlaps(obstacle)) {
      return nearest;
    }
    return to.overlaps(obstacle) ? length : -1;
  }

  /** The last point of this line that is on the table. */
  Point lastOnTable() {
    if (to.isOnTable()) {
      return to;
    }
    int on = 0;
    int off = length;
    while (off - on > 1) {
      int between = (off + on) >>> 1;
      if (at(between).isOnTable()) {
        on = between;
      } else {
        off = between;
      }
    }
    return at(on);
  }
}
