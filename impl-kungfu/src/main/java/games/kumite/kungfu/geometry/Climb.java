package games.kumite.kungfu.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * A way with steps up and down (KF-RUL-37): it is followed millimetre by millimetre, with the levels at which the
 * figure may be there. Steps of at most 300 are free; one jump up of at most 750, or one jump down, may be made.
 */
final class Climb {

  private static final int MILLIMETRE = 10;
  private static final int JUMP = Stick.SHORT.length(); // KF-STU-01

  /** A level at a point, the stairs if it is on them, and whether the jump has been made. */
  private record Footing(int level, int low, int high, boolean hasJumped) {}

  private final Board board;
  private final Size size;
  private final List<Piece> underfoot = new ArrayList<>();

  private Climb(Board board, Size size) {
    this.board = board;
    this.size = size;
  }

  /** Whether the centre passes over anything on which one stands. */
  static boolean isNeeded(Board board, long from, long to) {
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (piece.isAny(Flag.STAND.bit() | Flag.STAIRS.bit()) && isPassed(piece, from, to)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPassed(Piece piece, long from, long to) {
    return piece.outline.isCrossed(Place.x(from), Place.y(from), Place.x(to), Place.y(to))
        || piece.outline.contains(Place.x(from), Place.y(from)) || piece.outline.contains(Place.x(to), Place.y(to));
  }

  static boolean isPossible(Board board, long from, long to, Size size) {
    Climb climb = new Climb(board, size);
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (piece.is(Flag.STAND) && isPassed(piece, from, to)) {
        climb.underfoot.add(piece);
      }
    }
    return climb.follow(from, to);
  }

  private boolean follow(long from, long to) {
    List<Footing> now = new ArrayList<>();
    now.add(footing(Place.x(from), Place.y(from), Place.level(from), false));
    int length = (int) Whole.root(Place.squared(from, to));
    long last = from;
    for (int done = 0; done < length && !now.isEmpty();) {
      done = Math.min(length, done + MILLIMETRE);
      long next = done == length ? to : Place.along(from, to, done);
      now = stepped(now, last, next);
      last = next;
    }
    return now.stream().anyMatch(footing -> footing.level() == Place.level(to));
  }

  private Footing footing(int x, int y, int level, boolean hasJumped) {
    int stairs = board.stairs(x, y);
    boolean isOnStairs = stairs >= 0 && board.halfway(stairs) == level;
    return new Footing(level, isOnStairs ? board.piece(stairs).base : level,
        isOnStairs ? board.piece(stairs).top : level, hasJumped);
  }

  private List<Footing> stepped(List<Footing> before, long last, long next) {
    List<Footing> after = new ArrayList<>();
    for (int level : levels(Place.x(next), Place.y(next))) {
      for (Footing old : before) {
        Footing rough = footing(Place.x(next), Place.y(next), level, old.hasJumped());
        int rise = Math.max(0, rough.low() - old.high());
        int drop = Math.max(0, old.low() - rough.high());
        boolean isJump = rise > Board.STEP || drop > Board.STEP;
        Footing made = isJump ? new Footing(level, rough.low(), rough.high(), true) : rough;
        if (rise <= JUMP && !(isJump && old.hasJumped()) && !after.contains(made)
            && isClear(last, next, Math.min(old.level(), level), level)) {
          after.add(made);
        }
      }
    }
    return after;
  }

  private List<Integer> levels(int x, int y) {
    List<Integer> levels = new ArrayList<>();
    int stairs = board.stairs(x, y);
    levels.add(stairs < 0 ? 0 : board.halfway(stairs));
    for (Piece piece : underfoot) {
      if (piece.outline.contains(x, y) && !levels.contains(piece.top)) {
        levels.add(piece.top);
      }
    }
    levels.removeIf(level -> isInsideSolid(x, y, level));
    return levels;
  }

  private boolean isInsideSolid(int x, int y, int level) {
    return underfoot.stream().anyMatch(piece -> piece.is(Flag.BLOCK)
        && piece.isAtHeight(level, level + size.height()) && piece.outline.contains(x, y));
  }

  /** Whether nothing blocks this millimetre but what is stepped onto, stood on or left. */
  private boolean isClear(long last, long next, int low, int level) {
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (piece.is(Flag.BLOCK) && !underfoot.contains(piece)
          && piece.isAtHeight(Math.max(low, level - Board.STEP), level + size.height())
          && !piece.outline.isClearOfWay(Place.x(last), Place.y(last), Place.x(next), Place.y(next), size.radius())) {
        return false;
      }
    }
    return true;
  }
}
