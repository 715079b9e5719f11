package games.kumite.kungfu.setup;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The points at which figures are put on the table: the listed ones, and the notation of others (KF-RUL-52). Tests of what is legal
 * are asked only about points with room for a base on an empty table.
 */
final class DeploymentPoints {

  /** The number of columns and rows of squares into which the table is divided; each square has at most one listed point. */
  static final int SQUARES = 8;

  /** The step from one square to the one looked at next; it has no divisor with their number in common. */
  private static final int STRIDE = 27;
  private static final int TRIES = 4;
  private static final int KINDS = 2;
  private static final int QUARTER = 4;
  /** The middle, then E, NE, N, NW, W, SW, S, SE of it. */
  private static final int[] ACROSS = {0, 1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] UP = {0, 0, 1, 1, 1, 0, -1, -1, -1};
  private static final String NUMBER = "0|[1-9][0-9]{0,4}";

  private DeploymentPoints() {}

  /** Returns the listed points of a table, column after column (KF-RUL-52): one for each square that has a legal one. */
  static List<Long> points(Board board, Size size, LongPredicate legal) {
    List<Long> points = new ArrayList<>();
    for (int square = 0; square < SQUARES * SQUARES; square++) {
      long place = point(board, size, square, legal);
      if (place != Place.NOWHERE) {
        points.add(place);
      }
    }
    return points;
  }

  /**
   * Returns a legal point drawn at random (KF-RUL-52): listed ones, and any; if the draws find none, the listed one of the first
   * square from a drawn one on that has one. {@link Place#NOWHERE} if no square has.
   */
  static long sample(Board board, Size size, LongPredicate legal, RandomSource random) {
    for (int tries = 0; tries < TRIES; tries++) {
      long place = random.pick("deploy-kind", 0, KINDS) == 0
          ? point(board, size, random.pick("deploy-square", 0, SQUARES * SQUARES), legal) : any(board, size, random);
      if (place != Place.NOWHERE && legal.test(place)) {
        return place;
      }
    }
    return listed(board, size, legal, random.pick("deploy-square", 0, SQUARES * SQUARES));
  }

  private static long any(Board board, Size size, RandomSource random) {
    int x = size.radius() + random.pick("deploy-x", 0, board.width - 2 * size.radius() + 1);
    int y = size.radius() + random.pick("deploy-y", 0, board.height - 2 * size.radius() + 1);
    long place = Place.of(x, y, board.anyLevel(x, y, random.pick("deploy-level", 0, Board.MAX_DRAWN)));
    return Spots.hasRoom(board, place, size) ? place : Place.NOWHERE;
  }

  /**
   * Returns whether there is a listed point. All over the table is looked first: what forbids one point forbids its neighbours.
   */
  static boolean isAny(Board board, Size size, LongPredicate legal) {
    return listed(board, size, legal, 0) != Place.NOWHERE;
  }

  private static long listed(Board board, Size size, LongPredicate legal, int first) {
    // STRIDE and the number of squares have no common divisor, so the steps visit each square once, spread over the table.
    for (int i = 0; i < SQUARES * SQUARES; i++) {
      long place = point(board, size, (first + i * STRIDE) % (SQUARES * SQUARES), legal);
      if (place != Place.NOWHERE) {
        return place;
      }
    }
    return Place.NOWHERE;
  }

  private static long point(Board board, Size size, int square, LongPredicate legal) {
    for (long place : Squares.of(board, size).places(square)) {
      if (legal.test(place)) {
        return place;
      }
    }
    return Place.NOWHERE;
  }

  /** The places of each square with room for a base on an empty table; kept for the boards that a thread has used last. */
  private static final class Squares {

    private static final int MAX_KEPT = 4;
    private static final ThreadLocal<Deque<Squares>> OWN = ThreadLocal.withInitial(ArrayDeque::new);

    private final Board board;
    private final Size size;
    private final long[] @Nullable [] places = new long[SQUARES * SQUARES][];

    private Squares(Board board, Size size) {
      this.board = board;
      this.size = size;
    }

    static Squares of(Board board, Size size) {
      Deque<Squares> kept = OWN.get();
      for (Squares each : kept) {
        if (each.board == board && each.size == size) {
          return each;
        }
      }
      kept.addFirst(new Squares(board, size));
      if (kept.size() > MAX_KEPT) {
        kept.removeLast();
      }
      return kept.getFirst();
    }

    /** Returns the places of a square in the order in which they are looked at: the ground, then what stands there. */
    long[] places(int square) {
      long[] found = places[square];
      if (found == null) {
        found = found(board.width * (2 * (square / SQUARES) + 1) / (2 * SQUARES),
            board.height * (2 * (square % SQUARES) + 1) / (2 * SQUARES));
        places[square] = found;
      }
      return found;
    }

    private long[] found(int x, int y) {
      LongStream.Builder found = LongStream.builder();
      for (int i = 0; i < ACROSS.length; i++) {
        add(x + ACROSS[i] * board.width / (SQUARES * QUARTER), y + UP[i] * board.height / (SQUARES * QUARTER), found);
      }
      return found.build().filter(place -> Spots.hasRoom(board, place, size)).toArray();
    }

    private void add(int x, int y, LongStream.Builder found) {
      found.add(Place.of(x, y, board.levelBelow(x, y, 0, size.height())));
      long ground = Place.of(x, y, 0);
      for (int i = board.next(-1, ground, 0); i >= 0; i = board.next(i, ground, 0)) {
        Piece piece = board.piece(i);
        if (piece.is(Flag.STAND) && piece.outline.contains(x, y)) {
          found.add(Place.of(x, y, piece.top));
        }
      }
    }
  }

  /** Returns the point in the words from the third on, x, y and maybe a level above the ground; null if it is none. */
  static @Nullable Long read(List<String> words) {
    if (words.size() < 4 || words.size() > 5) {
      return null;
    }
    for (String word : words.subList(2, words.size())) {
      if (!word.matches(NUMBER)) {
        return null;
      }
    }
    int level = words.size() == 5 ? Integer.parseInt(words.get(4)) : 0;
    long place = Place.of(Integer.parseInt(words.get(2)), Integer.parseInt(words.get(3)), level);
    return place == Place.NOWHERE || words.size() == 5 && level == 0 ? null : place;
  }
}
