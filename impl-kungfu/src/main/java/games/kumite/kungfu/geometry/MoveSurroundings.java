package games.kumite.kungfu.geometry;

import java.util.Arrays;

/**
 * The surroundings of a moving figure, gathered once for many ends: where it is, the bodies near it, and which of them it has to
 * stop at. The answers are those of {@link Moves}. One is used again and again by its thread.
 */
final class MoveSurroundings {

  private static final ThreadLocal<MoveSurroundings> OWN = ThreadLocal.withInitial(MoveSurroundings::new);
  private static final int ROOM = 64;
  /** No body farther away than reach, both radii and the widest contact is met by a move. */
  private static final int MARGIN = Size.HUGE.radius() + 320; // KF-RUL-38

  private long from;
  private Size size = Size.NORMAL;
  private int reach;
  private int mover;
  private Locomotion manner = Locomotion.WALK;
  private long[] places = new long[ROOM];
  private Size[] sizes = new Size[ROOM];
  private int[] numbers = new int[ROOM];
  private Tie[] ties = new Tie[ROOM];
  private int count;
  private int[] stops = new int[ROOM];
  private int stopCount;

  /** The relation of a body near the mover to it. */
  private enum Tie {
    /** A friend, or an enemy that it walks past. */
    NONE,
    /** An enemy that it passes over, and beside which it may land. */
    LANDING,
    /** An enemy at which its move stops. */
    STOP,
    /** An enemy that it touches already. */
    CONTACT
  }

  private MoveSurroundings() {}

  /** Returns the surroundings of a mover that may travel a given length. */
  static MoveSurroundings of(Board board, Bodies bodies, int mover, int reach) {
    return of(board, bodies, mover, bodies.place(mover), reach, Locomotion.WALK);
  }

  /** Returns the surroundings of a place from which a mover may travel a given length. */
  static MoveSurroundings of(Board board, Bodies bodies, int mover, long from, int reach, Locomotion manner) {
    MoveSurroundings around = OWN.get();
    around.from = from;
    around.manner = manner;
    around.lay(board, bodies, mover, reach);
    return around;
  }

  private void lay(Board board, Bodies bodies, int figure, int length) {
    size = bodies.size(figure);
    reach = length;
    mover = figure;
    count = 0;
    stopCount = 0;
    long max = (long) reach + size.radius() + MARGIN;
    for (int i = 0; i < bodies.count(); i++) {
      long place = bodies.place(i);
      if (Place.squared(from, place) <= max * max && i != mover && bodies.isBody(i)) {
        if (count == places.length) {
          grow();
        }
        places[count] = place;
        sizes[count] = bodies.size(i);
        numbers[count] = i;
        boolean isEnemy = bodies.areEnemies(mover, i);
        boolean isTouched = isEnemy && Gaps.inContact(board, from, size, place, sizes[count]);
        ties[count] = !isEnemy || bodies.isPassable(i) ? Tie.NONE
            : !manner.isStoppedBy(bodies, mover, i) ? isTouched ? Tie.NONE : Tie.LANDING
            : isTouched ? Tie.CONTACT : Tie.STOP;
        if (ties[count] == Tie.STOP) {
          stops[stopCount++] = count;
        }
        count++;
      }
    }
  }

  private void grow() {
    places = Arrays.copyOf(places, 2 * count);
    sizes = Arrays.copyOf(sizes, 2 * count);
    numbers = Arrays.copyOf(numbers, 2 * count);
    ties = Arrays.copyOf(ties, 2 * count);
    stops = Arrays.copyOf(stops, 2 * count);
  }

  int count() {
    return count;
  }

  int mover() {
    return mover;
  }

  Locomotion manner() {
    return manner;
  }

  long from() {
    return from;
  }

  Size size() {
    return size;
  }

  int reach() {
    return reach;
  }

  long place(int body) {
    return places[body];
  }

  Size size(int body) {
    return sizes[body];
  }

  /** Returns the number of a body among all figures. */
  int number(int body) {
    return numbers[body];
  }

  /** Returns whether a body may be touched by a move that stops there. */
  boolean isInReach(int body) {
    long apart = (long) reach + size.radius() + sizes[body].radius();
    return ties[body] != Tie.NONE && Place.squared(from, places[body]) <= apart * apart;
  }

  /** Returns a point at the level on which one comes to stand there from the mover's level. */
  long at(Board board, int x, int y) {
    int level = x < 0 || y < 0 ? -1 : board.levelBelow(x, y, Place.level(from), size.height());
    return level < 0 ? Place.NOWHERE : Place.of(x, y, level);
  }

  /** Returns the place as far by an offset as nothing is in the way; a rounded step may lie a hair too far. */
  long cut(Board board, int dx, int dy) {
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    if (length == 0) {
      return Place.NOWHERE;
    }
    int part = Push.cut(board, from, size, dx, dy, length, PieceSet.BARRIER);
    long end = Push.at(from, dx, dy, length, part);
    while (part > 0 && Place.squared(from, end) > (long) reach * reach) {
      part--;
      end = Push.at(from, dx, dy, length, part);
    }
    return end == from || end == Place.NOWHERE ? Place.NOWHERE : at(board, Place.x(end), Place.y(end));
  }

  /** Returns where a move ends that is named after its own end: a cut one may stop a tenth earlier when it is named again. */
  long settled(Board board, long wanted) {
    long place = wanted;
    for (long end = end(board, place); end != place;) {
      place = end;
      end = end(board, place);
    }
    return place;
  }

  /** Returns the end of a move, as {@link Moves#end}. */
  private long end(Board board, long to) {
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    long square = dx * dx + dy * dy;
    long end = to;
    long shortest = Long.MAX_VALUE;
    for (int stopper = 0; stopper < stopCount; stopper++) {
      int i = stops[stopper];
      if (isPassed(i, to, dx, dy, square)) {
        continue;
      }
      long stop = BaseCollisions.stop(from, size, to, places[i], sizes[i]);
      if (stop == Place.NOWHERE || Place.squared(from, stop) >= shortest) {
        continue;
      }
      int level = board.levelBelow(Place.x(stop), Place.y(stop), Math.max(Place.level(from), Place.level(to)),
          size.height());
      long there = level < 0 ? Place.NOWHERE : Place.of(Place.x(stop), Place.y(stop), level);
      if (there != Place.NOWHERE && Gaps.inContact(board, there, size, places[i], sizes[i])) {
        shortest = Place.squared(from, stop);
        end = there;
      }
    }
    return end;
  }

  /** Returns whether a body is certainly too far beside the way, before it or behind its end. */
  private boolean isPassed(int body, long to, long dx, long dy, long square) {
    long px = Place.x(places[body]) - Place.x(from);
    long py = Place.y(places[body]) - Place.y(from);
    long along = px * dx + py * dy;
    long cross = px * dy - py * dx;
    long graze = size.radius() + sizes[body].radius() + Gaps.TOUCH;
    return along <= 0 || cross * cross > graze * graze * square
        || along > square && Place.squared(to, places[body]) > graze * graze;
  }

  /** Returns whether a move to a place where it settles is legal; see {@link Moves#fault}. What costs least is asked first. */
  boolean isLegal(Board board, long settled) {
    int x = Place.x(settled);
    int y = Place.y(settled);
    return Place.squared(from, settled) <= (long) reach * reach
        && !isHindered(settled)
        && board.isEnd(x, y, Place.level(settled), size)
        && board.isStandingLevel(x, y, Place.level(settled), size.height())
        && Moves.wayFault(board, from, settled, size, manner) == null;
  }

  /** Returns whether a figure stands there, or the mover would come nearer to an enemy that it touches. */
  private boolean isHindered(long to) {
    for (int i = 0; i < count; i++) {
      if (Gaps.overlap(to, size, places[i], sizes[i])
          || ties[i] == Tie.CONTACT && BaseCollisions.isTowards(from, to, places[i])) {
        return true;
      }
    }
    return false;
  }
}
