package games.kumite.kungfu.geometry;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The rules of the plane written down as plainly as possible: every question goes through all pieces and figures. */
final class Slow {

  private static final int POINTS = 5;

  private final Board board;
  private final Bodies bodies;

  Slow(Board board, Bodies bodies) {
    this.board = board;
    this.bodies = bodies;
  }

  private List<Piece> all(Predicate<Piece> kind) {
    return IntStream.range(0, board.pieces()).filter(board::isThere).mapToObj(board::piece).filter(kind).toList();
  }

  private List<Integer> others(int figure, int second) {
    return IntStream.range(0, bodies.count()).filter(i -> i != figure && i != second && bodies.isBody(i)).boxed()
        .toList();
  }

  // places

  int stairs(int x, int y) {
    return IntStream.range(0, board.pieces()).filter(i -> board.isThere(i) && board.piece(i).is(Flag.STAIRS)
        && board.piece(i).outline.contains(x, y)).findFirst().orElse(-1);
  }

  private int halfway(int stairs) {
    return (board.piece(stairs).base + board.piece(stairs).top) / 2;
  }

  boolean isStandingLevel(int x, int y, int level, int tall) {
    int stairs = stairs(x, y);
    boolean isThere = stairs >= 0 ? level == halfway(stairs) : level == 0;
    isThere |= all(piece -> piece.isAny(Flag.STAND.bit() | Flag.BAMBOO.bit()) && piece.top == level && piece.outline.contains(x, y)).size() > 0;
    return isThere && all(piece -> piece.is(Flag.BLOCK) && !piece.isOpening() && piece.base >= level && piece.isAtHeight(level, level + tall)
        && piece.outline.contains(x, y)).isEmpty();
  }

  int levelBelow(int x, int y, int level, int tall) {
    int best = isStandingLevel(x, y, 0, tall) ? 0 : -1;
    int stairs = stairs(x, y);
    if (stairs >= 0) {
      best = halfway(stairs);
    }
    for (Piece piece : all(piece -> piece.is(Flag.STAND) && piece.top <= level + 300
        || piece.is(Flag.BAMBOO) && piece.top == level)) {
      best = isStandingLevel(x, y, piece.top, tall) ? Math.max(best, piece.top) : best;
    }
    return best;
  }

  boolean isFree(int x, int y, int level, Size size) {
    return isFree(x, y, level, size, piece -> true);
  }

  boolean isEnd(int x, int y, int level, Size size) {
    return isFree(x, y, level, size, piece -> !piece.isOpening());
  }

  private boolean isFree(int x, int y, int level, Size size, Predicate<Piece> kind) {
    return board.isInside(x, y, size.radius()) && all(piece -> kind.test(piece) && piece.isAny(
        Flag.BLOCK.bit() | Flag.LINEAR.bit() | Flag.STAND.bit()) && piece.isAtHeight(level, level + size.height())
        && !piece.outline.isClearOf(x, y, size.radius())).isEmpty();
  }

  boolean isOccupied(int figure, long place, Size size) {
    return others(figure, figure).stream()
        .anyMatch(i -> Gaps.overlap(place, size, bodies.place(i), bodies.size(i)));
  }

  long ground(long from, long to, int radius) {
    int low = Math.min(Place.level(from), Place.level(to));
    return all(piece -> !piece.is(Flag.BLOCK) && (piece.is(Flag.BAMBOO) && !piece.is(Flag.STAND) ? piece.top > low : piece.top >= low)
        && !piece.outline.isClearOfWay(Place.x(from), Place.y(from), Place.x(to), Place.y(to), radius)).stream()
        .mapToLong(piece -> piece.isAny(Flag.PADDY.bit() | Flag.GRAVEL.bit() | Flag.SHALLOW.bit() | Flag.DEEP.bit())
            ? piece.flags & ~Flag.BROKEN.bit() : piece.flags).reduce(0, (a, b) -> a | b);
  }

  // drops

  String drop(long from, long to, Size size) {
    int dx = Place.x(to) - Place.x(from);
    int dy = Place.y(to) - Place.y(from);
    int length = (int) Math.sqrt((double) Place.squared(from, to));
    int level = Place.level(from);
    for (int part = 1; part <= length; part++) {
      long at = Push.at(from, dx, dy, length, part);
      long last = Push.at(from, dx, dy, length, part - 1);
      int below = levelBelow(Place.x(at), Place.y(at), level, size.height());
      if (below >= 0 && below < level - 300 && stairs(Place.x(last), Place.y(last)) < 0) {
        return Place.text(Place.of(Place.x(last), Place.y(last), level)) + " by " + (level - below);
      }
      level = below < 0 ? level : below;
    }
    return "none";
  }

  // contact

  boolean inContact(long a, Size sizeA, long b, Size sizeB) {
    int[] rangeA = range(a);
    int[] rangeB = range(b);
    boolean areNear = rangeA[0] - rangeB[1] <= 300 && rangeB[0] - rangeA[1] <= 300;
    boolean isAcross = !all(piece -> piece.is(Flag.LINEAR) && Gaps.isAdjacent(piece, a, sizeA)
        && Gaps.isAdjacent(piece, b, sizeB)
        && piece.outline.isCrossed(Place.x(a), Place.y(a), Place.x(b), Place.y(b))
        && !piece.outline.isRunInside(Place.x(a), Place.y(a), Place.x(b), Place.y(b), 300)).isEmpty();
    return areNear && (Gaps.isWithin(a, sizeA, b, sizeB, 5) || isAcross && Gaps.isWithin(a, sizeA, b, sizeB, 310));
  }

  private int[] range(long place) {
    int stairs = stairs(Place.x(place), Place.y(place));
    int level = Place.level(place);
    return stairs >= 0 && halfway(stairs) == level ? new int[] {board.piece(stairs).base, board.piece(stairs).top}
        : new int[] {level, level};
  }

  // sight

  boolean isMutual(int a, int b) {
    return isAnyFree(a, b, false) || isAnyFree(b, a, false);
  }

  boolean isHidden(int from, int target) {
    return !isAnyFree(from, target, true);
  }

  /** Whether a ray to the tops is free, or one of all ten, which scenery alone stops (KF-RUL-62). */
  private boolean isAnyFree(int a, int b, boolean withFeet) {
    List<Integer> others = withFeet ? List.of() : others(a, b);
    for (int i = 0; i < POINTS; i++) {
      long end = SightObstacles.point(bodies.place(a), bodies.place(b), bodies.size(b), i);
      if (isFree(a, end, bodies.size(b).height(), others) || withFeet && isFree(a, end, bodies.size(b).foot(), others)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFree(int a, long end, int height, List<Integer> others) {
    long from = bodies.place(a);
    int fromHeight = Place.level(from) + bodies.size(a).eyes();
    int toHeight = Place.level(end) + height;
    return all(piece -> piece.is(Flag.OPAQUE) && isInside(piece, from, fromHeight, end, toHeight)).isEmpty()
        && !isAlongSeam(from, fromHeight, end, toHeight, 0)
        && others.stream().noneMatch(i -> isThrough(i, from, fromHeight, end, toHeight)
            && !isTransparent(i, a));
  }

  private static boolean isInside(Piece piece, long from, int fromHeight, long to, int toHeight) {
    return piece.outline.isRayInside(Place.x(from), Place.y(from), fromHeight, Place.x(to), Place.y(to), toHeight,
        piece.base, piece.top);
  }

  /** Two OPAQUE pieces on both sides of the ray, and a part of it of more than a tenth on the edges of both. */
  private boolean isAlongSeam(long from, int fromHeight, long to, int toHeight, int minTop) {
    List<Piece> left = all(piece -> piece.is(Flag.OPAQUE) && onEdge(piece.outline, from, to) > 0);
    List<Piece> right = all(piece -> piece.is(Flag.OPAQUE) && onEdge(piece.outline, from, to) < 0);
    double length = Math.sqrt(Place.squared(from, to));
    for (Piece a : left) {
      for (Piece b : right) {
        double[] partA = part(a.outline, from, to);
        double[] partB = part(b.outline, from, to);
        double enter = Math.max(0, Math.max(partA[0], partB[0]));
        double leave = Math.min(length, Math.min(partA[1], partB[1]));
        double rise = (toHeight - fromHeight) / length;
        double in = fromHeight + rise * enter;
        double out = fromHeight + rise * leave;
        int top = Math.min(a.top, b.top);
        if (leave - enter > 1 + 1e-7 && Math.min(in, out) < top - 1e-9 && top >= minTop
            && Math.max(in, out) > Math.max(a.base, b.base) + 1e-9) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether an edge lies on the line: 1 if the polygon is left of it, -1 if right, else 0. */
  private static int onEdge(Polygon outline, long from, long to) {
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    int on = 0;
    int sum = 0;
    for (int i = 0; i < outline.corners(); i++) {
      long side = dx * (outline.y(i) - Place.y(from)) - dy * (outline.x(i) - Place.x(from));
      on += side == 0 ? 1 : 0;
      sum += Long.signum(side);
    }
    return on == 2 && Math.abs(sum) == outline.corners() - 2 ? Integer.signum(sum) : 0;
  }

  private static double[] part(Polygon outline, long from, long to) {
    double dx = Place.x(to) - Place.x(from);
    double dy = Place.y(to) - Place.y(from);
    double[] part = {Double.MAX_VALUE, -Double.MAX_VALUE};
    for (int i = 0; i < outline.corners(); i++) {
      if (dx * (outline.y(i) - Place.y(from)) == dy * (outline.x(i) - Place.x(from))) {
        double along = (dx * (outline.x(i) - Place.x(from)) + dy * (outline.y(i) - Place.y(from))) / Math.hypot(dx, dy);
        part[0] = Math.min(part[0], along);
        part[1] = Math.max(part[1], along);
      }
    }
    return part;
  }

  private boolean isThrough(int figure, long from, int fromHeight, long to, int toHeight) {
    long place = bodies.place(figure);
    BigInteger dx = BigInteger.valueOf(Place.x(to) - Place.x(from));
    BigInteger dy = BigInteger.valueOf(Place.y(to) - Place.y(from));
    BigInteger px = BigInteger.valueOf(Place.x(place) - Place.x(from));
    BigInteger py = BigInteger.valueOf(Place.y(place) - Place.y(from));
    BigInteger square = dx.pow(2).add(dy.pow(2)).max(BigInteger.ONE);
    BigInteger along = px.multiply(dx).add(py.multiply(dy)).max(BigInteger.ZERO).min(square);
    BigInteger restX = px.multiply(square).subtract(dx.multiply(along));
    BigInteger restY = py.multiply(square).subtract(dy.multiply(along));
    BigInteger reach = square.multiply(BigInteger.valueOf(bodies.size(figure).radius()));
    BigInteger height = BigInteger.valueOf(fromHeight).multiply(square)
        .add(BigInteger.valueOf(toHeight - fromHeight).multiply(along));
    BigInteger foot = square.multiply(BigInteger.valueOf(Place.level(place)));
    BigInteger head = square.multiply(BigInteger.valueOf(Place.level(place) + bodies.size(figure).height()));
    return restX.pow(2).add(restY.pow(2)).compareTo(reach.pow(2)) <= 0 && height.compareTo(foot) >= 0
        && height.compareTo(head) <= 0;
  }

  private boolean isTransparent(int figure, int looker) {
    return bodies.isCaptiveOf(figure, looker) || !bodies.areEnemies(figure, looker)
        && inContact(bodies.place(figure), bodies.size(figure), bodies.place(looker), bodies.size(looker));
  }

  int cover(int shooter, int target) {
    long from = bodies.place(shooter);
    long to = bodies.place(target);
    Size size = bodies.size(target);
    int half = Place.level(to) + size.height() / 2;
    int min = size == Size.NORMAL ? 0 : size == Size.BIG ? half : half + 1;
    int best = 0;
    for (Piece piece : all(piece -> piece.top >= min)) {
      boolean isFull = piece.isAny(Flag.OPAQUE.bit() | Flag.OBSCURE.bit() | Flag.WOODS.bit());
      int worth = isFull ? 2 : piece.is(Flag.OBSCURE1) ? 1 : 0;
      boolean covers = piece.is(Flag.WOODS) ? isInWoods(piece, from, to, size) : isCovering(piece, shooter, target);
      best = covers ? Math.max(best, worth) : best;
    }
    int fromHeight = Place.level(from) + bodies.size(shooter).eyes();
    for (int i = 0; i < POINTS; i++) {
      long end = SightObstacles.point(from, to, size, i);
      if (isAlongSeam(from, fromHeight, end, Place.level(to) + size.height(), min)
          || isAlongSeam(from, fromHeight, end, Place.level(to) + size.foot(), min)) {
        return 2;
      }
    }
    return best;
  }

  private static boolean isInWoods(Piece piece, long from, long to, Size size) {
    return Place.level(from) < piece.top && Place.level(to) < piece.top
        && (piece.outline.isRunInside(Place.x(from), Place.y(from), Place.x(to), Place.y(to), 1)
        || !piece.outline.isClearOf(Place.x(to), Place.y(to), size.radius()));
  }

  private boolean isCovering(Piece piece, int shooter, int target) {
    long from = bodies.place(shooter);
    long to = bodies.place(target);
    Size size = bodies.size(target);
    boolean areBothInside = piece.outline.contains(Place.x(from), Place.y(from))
        && piece.outline.contains(Place.x(to), Place.y(to));
    if (piece.is(Flag.LINEAR) && !Gaps.isAdjacent(piece, to, size) || !piece.is(Flag.OPAQUE) && areBothInside) {
      return false;
    }
    int fromHeight = Place.level(from) + bodies.size(shooter).eyes();
    return IntStream.range(0, POINTS).mapToLong(i -> SightObstacles.point(from, to, size, i)).anyMatch(end ->
        isInside(piece, from, fromHeight, end, Place.level(to) + size.height())
        || isInside(piece, from, fromHeight, end, Place.level(to) + size.foot()));
  }

  // moves

  String move(int mover, long to, int reach) {
    long from = bodies.place(mover);
    Size size = bodies.size(mover);
    if (to == Place.NOWHERE || !board.isInside(Place.x(to), Place.y(to), size.radius())) {
      return "OFF_TABLE";
    }
    if (Place.squared(from, to) > (long) reach * reach) {
      return "TOO_FAR";
    }
    for (int i : stopping(mover)) {
      if (BaseCollisions.isTowards(from, to, bodies.place(i)) && inContact(from, size, bodies.place(i), bodies.size(i))) {
        return "INTO_ENEMY";
      }
    }
    long end = end(mover, to);
    if (end == to && !isStandingLevel(Place.x(to), Place.y(to), Place.level(to), size.height())) {
      return "NO_LEVEL";
    }
    String way = new SlowClimb(all(piece -> !piece.isOpening()), from, end, size, range(from)).fault();
    if (!way.isEmpty()) {
      return way;
    }
    if (!isFree(Place.x(end), Place.y(end), Place.level(end), size, piece -> !piece.isOpening())) {
      return "NOT_CLEAR";
    }
    return isOccupied(mover, end, size) ? "OCCUPIED" : Place.text(end);
  }

  private List<Integer> stopping(int mover) {
    return others(mover, mover).stream().filter(i -> bodies.areEnemies(mover, i) && !bodies.isPassable(i)).toList();
  }

  long end(int mover, long to) {
    long from = bodies.place(mover);
    Size size = bodies.size(mover);
    long end = to;
    long shortest = Long.MAX_VALUE;
    for (int i : stopping(mover)) {
      long stop = BaseCollisions.stop(from, size, to, bodies.place(i), bodies.size(i));
      if (stop == Place.NOWHERE || inContact(from, size, bodies.place(i), bodies.size(i))) {
        continue;
      }
      int level = levelBelow(Place.x(stop), Place.y(stop), Math.max(Place.level(from), Place.level(to)), size.height());
      long there = level < 0 ? Place.NOWHERE : Place.of(Place.x(stop), Place.y(stop), level);
      if (there != Place.NOWHERE && Place.squared(from, stop) < shortest
          && inContact(there, size, bodies.place(i), bodies.size(i))) {
        shortest = Place.squared(from, stop);
        end = there;
      }
    }
    return end;
  }

  // forced movement

  String push(int figure, int dx, int dy) {
    return push(figure, bodies.place(figure), dx, dy);
  }

  private String push(int figure, long from, int dx, int dy) {
    Size size = bodies.size(figure);
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    int way = cut(from, dx, dy, length, size, Push.cut(board, from, size, dx, dy, length, PieceSet.WALLS));
    long end = Push.at(from, dx, dy, length, way);
    String met = "NOTHING";
    for (int part = way + 1; part <= length && met.equals("NOTHING"); part++) {
      long beyond = Push.at(from, dx, dy, length, part);
      boolean isOff = beyond == Place.NOWHERE || !board.isInside(Place.x(beyond), Place.y(beyond), size.radius());
      int piece = isOff ? -1 : first(from, beyond, size);
      met = isOff ? "TABLE_EDGE" : piece >= 0 ? "PIECE " + piece : met;
    }
    return withFigures(figure, from, size, end, met, dx, dy, length);
  }

  /** The last free tenth, at most one beyond the contact; where doubles cannot tell that tenth, the one expected. */
  private int cut(long from, int dx, int dy, int length, Size size, int expected) {
    if (isOpen(from, dx, dy, length, length, size)) {
      return length;
    }
    double contact = contact(from, dx, dy, size) * length;
    int low = cutBefore(from, dx, dy, length, size, contact - 0.01);
    int high = cutBefore(from, dx, dy, length, size, contact + 0.01);
    return expected == high ? high : low;
  }

  private int cutBefore(long from, int dx, int dy, int length, Size size, double contact) {
    int part = (int) Math.min(length - 1, Math.max(0, Math.floor(contact)) + 1);
    while (part > 0 && !isOpen(from, dx, dy, length, part, size)) {
      part--;
    }
    return part;
  }

  /** The part of the exact way after which the base overlaps a piece or the edge: what is swept before only grows. */
  private double contact(long from, int dx, int dy, Size size) {
    int level = Place.level(from);
    List<Piece> stopping = all(piece -> piece.isAny(Flag.BLOCK.bit() | Flag.LINEAR.bit())
        && piece.isAtHeight(level, level + size.height()));
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; i++) {
      double part = (low + high) / 2;
      double x = Place.x(from) + dx * part;
      double y = Place.y(from) + dy * part;
      boolean isOff = x < size.radius() || y < size.radius() || x > board.width - size.radius()
          || y > board.height - size.radius();
      if (isOff || stopping.stream().anyMatch(piece -> DoubleFilter.distance(
          piece.outline, Place.x(from), Place.y(from), x, y) < size.radius() - 1e-4)) {
        high = part;
      } else {
        low = part;
      }
    }
    return low;
  }

  private String withFigures(int figure, long from, Size size, long end, String met, int dx, int dy, int length) {
    long best = end;
    String found = met;
    long shortest = Place.squared(from, end);
    for (int i : others(figure, figure)) {
      long stop = BaseCollisions.stop(from, size, end, bodies.place(i), bodies.size(i));
      if (stop != Place.NOWHERE && inContact(stop, size, bodies.place(i), bodies.size(i))
          && (Place.squared(from, stop) < shortest
          || found.equals(met) && best == end && Place.squared(from, stop) <= shortest)) {
        shortest = Place.squared(from, stop);
        best = stop;
        found = "FIGURE " + i;
      }
    }
    int level = Place.level(from);
    int max = (int) IntegerMath.root(Place.squared(from, best));
    for (int part = 1; part <= max && level > 300 && length > 0; part++) {
      long place = Push.at(from, dx, dy, length, part);
      int below = levelBelow(Place.x(place), Place.y(place), level, size.height());
      if (below < level - 300) {
        int on = part;
        long last = Push.at(from, dx, dy, length, part - 1);
        int stairs = stairs(Place.x(last), Place.y(last));
        if (stairs >= 0 && below >= 0 && level <= board.piece(stairs).top + 300 && below >= board.piece(stairs).base - 300) {
          while (on <= length && (place == Place.NOWHERE || !isFree(Place.x(place), Place.y(place), below, size))) {
            on++;
            place = Push.at(from, dx, dy, length, on);
          }
          return on > length ? Place.text(last) + " NOTHING" : push(figure, Place.of(Place.x(place), Place.y(place), below),
              dx - Place.x(place) + Place.x(from), dy - Place.y(place) + Place.y(from));
        }
        while (board.isInside(Place.x(place), Place.y(place), size.radius()) && on < length + 2 * size.radius()
            && !isFree(Place.x(place), Place.y(place), 0, size)) {
          on++;
          place = Push.at(from, dx, dy, length, on);
        }
        return Place.text(place) + " DROP";
      }
    }
    return Place.text(best) + " " + found;
  }

  private boolean isOpen(long from, int dx, int dy, int length, int part, Size size) {
    long to = Push.at(from, dx, dy, length, part);
    return to != Place.NOWHERE && board.isInside(Place.x(to), Place.y(to), size.radius()) && first(from, to, size) < 0;
  }

  private int first(long from, long to, Size size) {
    int level = Place.level(from);
    return IntStream.range(0, board.pieces()).filter(i -> board.isThere(i)
        && board.piece(i).isAny(Flag.BLOCK.bit() | Flag.LINEAR.bit())
        && board.piece(i).isAtHeight(level, level + size.height()) && !board.piece(i).outline.isClearOfWay(
            Place.x(from), Place.y(from), Place.x(to), Place.y(to), size.radius())).findFirst().orElse(-1);
  }

}
