package games.kumite.kungfu.geometry;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * The plane as a library of geometry sees it, in doubles: what is closer to a limit than they can tell is undecided.
 */
final class Jts {

  /** What the library says. */
  enum Word {
    YES, NO, UNDECIDED;

    boolean contradicts(boolean said) {
      return this == YES && !said || this == NO && said;
    }

    private static Word isLess(double value, double limit) {
      return Math.abs(value - limit) < MARGIN ? UNDECIDED : value < limit ? YES : NO;
    }
  }

  private static final double MARGIN = 1e-6;
  private static final GeometryFactory FACTORY = new GeometryFactory();
  private static final int POINTS = 5;

  private final Board board;
  private final Bodies bodies;
  private final Geometry[] outlines;

  Jts(Board board, Bodies bodies) {
    this.board = board;
    this.bodies = bodies;
    outlines = IntStream.range(0, board.pieces()).mapToObj(i -> polygon(board.piece(i).outline))
        .toArray(Geometry[]::new);
  }

  static Geometry polygon(Polygon outline) {
    Coordinate[] corners = new Coordinate[outline.corners() + 1];
    for (int i = 0; i < corners.length; i++) {
      int corner = i % outline.corners();
      corners[i] = new Coordinate(outline.x(corner), outline.y(corner));
    }
    return FACTORY.createPolygon(corners);
  }

  static Geometry way(long from, long to) {
    Coordinate a = new Coordinate(Place.x(from), Place.y(from));
    Coordinate b = new Coordinate(Place.x(to), Place.y(to));
    return a.equals(b) ? FACTORY.createPoint(a) : FACTORY.createLineString(new Coordinate[] {a, b});
  }

  private List<Integer> pieces(Predicate<Piece> kind) {
    return IntStream.range(0, board.pieces()).filter(i -> board.isThere(i) && kind.test(board.piece(i))).boxed()
        .toList();
  }

  /** Whether the way of a base overlaps a piece. */
  Word isOverlapped(int piece, long from, long to, int radius) {
    return Word.isLess(outlines[piece].distance(way(from, to)), radius);
  }

  /** Whether a base may end at a place. */
  Word isFree(long place, Size size) {
    Word word = Word.YES;
    for (int i : pieces(piece -> piece.isAny(Flag.BLOCK.bit() | Flag.LINEAR.bit() | Flag.STAND.bit())
        && piece.isAtHeight(Place.level(place), Place.level(place) + size.height()))) {
      Word overlapped = isOverlapped(i, place, place, size.radius());
      if (overlapped == Word.YES) {
        return Word.NO;
      }
      word = overlapped == Word.UNDECIDED ? Word.UNDECIDED : word;
    }
    return word;
  }

  /** Whether a straight way on one level is free of walls; only where nothing is stepped on. */
  Word isOpen(long from, long to, Size size, Predicate<Piece> kind) {
    Word word = Word.YES;
    for (int i : pieces(piece -> kind.test(piece) && piece.isAny(Flag.BLOCK.bit() | Flag.LINEAR.bit())
        && piece.isAtHeight(Place.level(from), Place.level(from) + size.height()))) {
      Word overlapped = isOverlapped(i, from, to, size.radius());
      if (overlapped == Word.YES) {
        return Word.NO;
      }
      word = overlapped == Word.UNDECIDED ? Word.UNDECIDED : word;
    }
    return word;
  }

  /** The same for forced movement, which opens nothing. */
  Word isOpen(long from, long to, Size size) {
    return isOpen(from, to, size, piece -> true);
  }

  /** Whether the centre passes over something on which one stands. */
  boolean isStepped(long from, long to) {
    return pieces(piece -> piece.isAny(Flag.STAND.bit() | Flag.STAIRS.bit())).stream()
        .anyMatch(i -> outlines[i].distance(way(from, to)) < 1);
  }

  Word inContact(int a, int b) {
    double gap = way(bodies.place(a), bodies.place(a)).distance(way(bodies.place(b), bodies.place(b)))
        - bodies.size(a).radius() - bodies.size(b).radius();
    return Word.isLess(gap, 5 + MARGIN / 2);
  }

  Word isMutual(int a, int b) {
    Word there = isAnyFree(a, b, false);
    Word back = isAnyFree(b, a, false);
    return there == Word.YES || back == Word.YES ? Word.YES
        : there == Word.NO && back == Word.NO ? Word.NO : Word.UNDECIDED;
  }

  /** Whether a ray to the tops is free, or one of all ten, which scenery alone stops (KF-RUL-62). */
  Word isAnyFree(int a, int b, boolean withFeet) {
    Word word = Word.NO;
    for (int point = 0; point < POINTS; point++) {
      long end = SightObstacles.point(bodies.place(a), bodies.place(b), bodies.size(b), point);
      for (int height : withFeet ? new int[] {bodies.size(b).height(), bodies.size(b).foot()}
          : new int[] {bodies.size(b).height()}) {
        Word free = isRayFree(a, b, end, Place.level(end) + height, !withFeet);
        if (free == Word.YES) {
          return Word.YES;
        }
        word = free == Word.UNDECIDED ? Word.UNDECIDED : word;
      }
    }
    return word;
  }

  private Word isRayFree(int a, int b, long end, int height, boolean stopsAtFigures) {
    long from = bodies.place(a);
    int eyes = Place.level(from) + bodies.size(a).eyes();
    Word word = Word.YES;
    for (int i : pieces(piece -> piece.is(Flag.OPAQUE))) {
      Word inside = isRayInside(i, from, eyes, end, height);
      if (inside == Word.YES) {
        return Word.NO;
      }
      word = inside == Word.UNDECIDED ? Word.UNDECIDED : word;
    }
    for (int i = 0; stopsAtFigures && i < bodies.count(); i++) {
      if (i != a && i != b && bodies.isBody(i) && !isTransparent(i, a)) {
        Word through = isThrough(i, from, eyes, end, height);
        if (through == Word.YES) {
          return Word.NO;
        }
        word = through == Word.UNDECIDED ? Word.UNDECIDED : word;
      }
    }
    return word;
  }

  private boolean isTransparent(int figure, int looker) {
    return bodies.isCaptiveOf(figure, looker) || !bodies.areEnemies(figure, looker)
        && Gaps.inContact(board, bodies.place(figure), bodies.size(figure), bodies.place(looker), bodies.size(looker));
  }

  /** A ray along an edge is undecided, since it may be a seam. */
  private Word isRayInside(int piece, long from, int fromHeight, long to, int toHeight) {
    Geometry ray = way(from, to);
    Geometry inside = outlines[piece].intersection(ray);
    double length = inside.getLength();
    if (length < 1 - MARGIN) {
      return Word.NO;
    }
    if (length < 1 + MARGIN || outlines[piece].getBoundary().intersection(ray).getLength() > MARGIN) {
      return Word.UNDECIDED;
    }
    Coordinate start = new Coordinate(Place.x(from), Place.y(from));
    double all = ray.getLength();
    double low = Double.MAX_VALUE;
    double high = -Double.MAX_VALUE;
    for (Coordinate end : inside.getCoordinates()) {
      double height = fromHeight + (toHeight - fromHeight) * start.distance(end) / all;
      low = Math.min(low, height);
      high = Math.max(high, height);
    }
    Word below = Word.isLess(low, board.piece(piece).top);
    Word above = Word.isLess(board.piece(piece).base, high);
    return below == Word.NO || above == Word.NO ? Word.NO
        : below == Word.YES && above == Word.YES ? Word.YES : Word.UNDECIDED;
  }

  private Word isThrough(int figure, long from, int fromHeight, long to, int toHeight) {
    long place = bodies.place(figure);
    Geometry ray = way(from, to);
    double distance = ray.distance(way(place, place));
    Word near = Word.isLess(distance, bodies.size(figure).radius());
    if (near == Word.NO || ray.getLength() == 0) {
      return ray.getLength() == 0 ? Word.UNDECIDED : Word.NO;
    }
    double dx = (Place.x(to) - Place.x(from)) / ray.getLength();
    double dy = (Place.y(to) - Place.y(from)) / ray.getLength();
    double along = (Place.x(place) - Place.x(from)) * dx + (Place.y(place) - Place.y(from)) * dy;
    double part = Math.max(0, Math.min(1, along / ray.getLength()));
    double height = fromHeight + (toHeight - fromHeight) * part;
    int foot = Place.level(place);
    int head = foot + bodies.size(figure).height();
    if (height > head + MARGIN || height < foot - MARGIN) {
      return Word.NO;
    }
    return height > head - MARGIN || height < foot + MARGIN ? Word.UNDECIDED : near;
  }
}
