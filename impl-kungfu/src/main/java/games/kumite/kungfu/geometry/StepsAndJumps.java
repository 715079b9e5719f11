package games.kumite.kungfu.geometry;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A way with steps up and down (KF-RUL-37). It is cut into stages where the centre comes over a piece on which one
 * stands, or leaves it; in each stage the figure keeps one level. Steps of at most 300 are free; one jump up of at most
 * 750, or one jump down, may be made. One is used again and again by its thread, so that a check allocates nothing.
 */
final class StepsAndJumps {

  private static final ThreadLocal<StepsAndJumps> OWN = ThreadLocal.withInitial(StepsAndJumps::new);
  private static final int JUMP = Stick.SHORT.length(); // KF-STU-01
  private static final int ROOM = 16;
  private static final int NO_STEP = 0;
  private static final int WALK = 1;
  private static final int LEAP = 2;
  /** More pieces, one over the other, that one could go over or under, are gone over. */
  private static final int MAX_CHOICES = 10;

  private long from;
  private long to;
  private Size size = Size.NORMAL;
  /** The pieces walked over or under, and the parts of the way over which they lie, as fractions. */
  private Piece[] over = new Piece[ROOM];
  private long[] in = new long[ROOM];
  private long[] inOf = new long[ROOM];
  private long[] out = new long[ROOM];
  private long[] outOf = new long[ROOM];
  private int count;
  /** The ends of the stages. */
  private final Fractions ends = new Fractions();
  /** The pieces that the base would touch somewhere on its way. */
  private Piece[] walls = new Piece[ROOM];
  private int wallCount;
  /** A bit for each piece that is passed above. */
  private long above;
  private boolean isLinearPassed;

  private StepsAndJumps() {}

  /** Returns the fault of a way between places, null if it can be walked. */
  static @Nullable MoveFault fault(Board board, long from, long to, Size size) {
    StepsAndJumps climb = OWN.get();
    climb.lay(board, from, to, size);
    if (Place.level(from) == Place.level(to) && climb.isLevel()) {
      if (climb.isClearAt(Place.level(from))) {
        return null;
      }
      if (climb.count == 0) {
        return climb.isBlocked(Place.level(from)) ? MoveFault.BLOCKED : MoveFault.LINEAR;
      }
    }
    climb.isLinearPassed = false;
    if (climb.isPossible(board)) {
      return null;
    }
    climb.isLinearPassed = true;
    return climb.isPossible(board) ? MoveFault.LINEAR : MoveFault.BLOCKED;
  }

  private void lay(Board board, long start, long end, Size base) {
    from = start;
    to = end;
    size = base;
    count = 0;
    wallCount = 0;
    int ax = Place.x(from);
    int ay = Place.y(from);
    int bx = Place.x(to);
    int by = Place.y(to);
    for (int word = 0; word < board.words(); word++) {
      for (long near = board.near(word, PieceSet.RAISED, ax, ay, bx, by, 0); near != 0; near &= near - 1) {
        addOver(board.piece(word, near));
      }
      for (long near = board.near(word, PieceSet.BARRIER, ax, ay, bx, by, size.radius()); near != 0; near &= near - 1) {
        Piece piece = board.piece(word, near);
        if (!piece.outline.isClearOfWay(ax, ay, bx, by, size.radius())) {
          walls = wallCount == walls.length ? Arrays.copyOf(walls, 2 * wallCount) : walls;
          walls[wallCount++] = piece;
        }
      }
    }
  }

  /** Adds a piece if the centre's way is over it for more than a point, or begins or ends there. */
  private void addOver(Piece piece) {
    long first = 0;
    long firstOf = 1;
    long last = 1;
    long lastOf = 1;
    for (int i = 0; i < piece.outline.corners(); i++) {
      long a = piece.outline.side(i, Place.x(from), Place.y(from));
      long b = piece.outline.side(i, Place.x(to), Place.y(to));
      if (a < 0 && b < 0) {
        return;
      }
      if (a < 0 && -a * firstOf > first * (b - a)) {
        first = -a;
        firstOf = b - a;
      } else if (b < 0 && a * lastOf < last * (a - b)) {
        last = a;
        lastOf = a - b;
      }
    }
    // Cyrus-Beck clipping has left the part from first / firstOf to last / lastOf: it may be one point if that is an end.
    int order = Long.compare(first * lastOf, last * firstOf);
    if (order > 0 || order == 0 && first != 0 && last != lastOf) {
      return;
    }
    if (count == over.length) {
      over = Arrays.copyOf(over, 2 * count);
      in = Arrays.copyOf(in, 2 * count);
      inOf = Arrays.copyOf(inOf, 2 * count);
      out = Arrays.copyOf(out, 2 * count);
      outOf = Arrays.copyOf(outOf, 2 * count);
    }
    over[count] = piece;
    in[count] = first;
    inOf[count] = firstOf;
    out[count] = last;
    outOf[count++] = lastOf;
  }

  /** Returns whether the way can be walked at one level as far as the ground goes: it is there, and nothing stands on it. */
  private boolean isLevel() {
    int level = Place.level(from);
    boolean isHeld = level == 0;
    for (int i = 0; i < count; i++) {
      if (over[i].is(Flag.STAIRS) || !over[i].isBamboo() && over[i].isAtHeight(level, level + size.height())) {
        return false;
      }
      isHeld |= over[i].top == level && in[i] == 0 && out[i] == outOf[i];
    }
    return isHeld;
  }

  private boolean isClearAt(int level) {
    for (int i = 0; i < wallCount; i++) {
      if (walls[i].isAtHeight(level, level + size.height())) {
        return false;
      }
    }
    return true;
  }

  private boolean isBlocked(int level) {
    for (int i = 0; i < wallCount; i++) {
      if (walls[i].is(Flag.BLOCK) && walls[i].isAtHeight(level, level + size.height())) {
        return true;
      }
    }
    return false;
  }

  /** Tries over and under for each piece below which there is room (KF-RUL-37: never from below to above). */
  private boolean isPossible(Board board) {
    ends.begin();
    long free = 0;
    int choices = 0;
    for (int i = 0; i < count; i++) {
      ends.add(in[i], inOf[i]);
      ends.add(out[i], outOf[i]);
      if (isSolid(over[i]) && over[i].base >= size.height() && choices < MAX_CHOICES) {
        free |= 1L << i;
        choices++;
      }
    }
    long all = count == Long.SIZE ? -1 : (1L << count) - 1;
    for (long under = 0;; under = under - free & free) {
      above = all & ~under;
      if (isPossibleThere(board)) {
        return true;
      }
      if (under == free) {
        return false;
      }
    }
  }

  /** Follows the levels at which the figure may be, as bits: the ground is 0, the top of a piece its number and 1. */
  private boolean isPossibleThere(Board board) {
    if (!isStartRight()) {
      return false;
    }
    int stairs = board.stairsOf(from);
    int level = Place.level(from);
    int low = stairs < 0 ? level : board.piece(stairs).base;
    int high = stairs < 0 ? level : board.piece(stairs).top;
    long fresh = 0;
    long jumped = 0;
    for (int b = 0; b <= count; b++) {
      int step = isBamboo(b) == isOnBamboo() && isAt(b, 1) && isClear(b, 1) && isClearStep(0, level, level(b)) ? step(low, high, b) : NO_STEP;
      fresh |= step == WALK ? 1L << b : 0;
      jumped |= step == LEAP ? 1L << b : 0;
    }
    for (int stage = 2; stage <= ends.count() && (fresh | jumped) != 0; stage++) {
      long nextFresh = 0;
      long nextJumped = 0;
      for (int a = 0; a <= count; a++) {
        long bit = 1L << a;
        for (int b = 0; b <= count && ((fresh | jumped) & bit) != 0; b++) {
          int step = isBamboo(a) == isBamboo(b) && isAt(b, stage) && (stage == ends.count() || isClear(b, stage))
              && isClearStep(stage - 1, level(a), level(b)) ? step(low(a), high(a), b) : NO_STEP;
          boolean isFresh = (fresh & bit) != 0;
          nextFresh |= step == WALK && isFresh ? 1L << b : 0;
          nextJumped |= step == WALK && (jumped & bit) != 0 || step == LEAP && isFresh ? 1L << b : 0;
        }
      }
      fresh = nextFresh;
      jumped = nextJumped;
    }
    for (int b = 0; b <= count; b++) {
      if (((fresh | jumped) >> b & 1) != 0 && level(b) == Place.level(to)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the figure begins on top of bamboo, which it neither comes onto nor leaves on foot (KF-RUL-132). */
  private boolean isOnBamboo() {
    boolean isThere = false;
    for (int i = 0; i < count; i++) {
      if (in[i] == 0 && over[i].top == Place.level(from) && Place.level(from) > 0) {
        if (!over[i].isBamboo()) {
          return false;
        }
        isThere = true;
      }
    }
    return isThere;
  }

  private boolean isBamboo(int standing) {
    return standing > 0 && over[standing - 1].isBamboo();
  }

  /** Returns whether the figure begins on the right side of every piece. */
  private boolean isStartRight() {
    for (int i = 0; i < count; i++) {
      if (in[i] == 0 && isSolid(over[i]) && !isOnItsSide(i, Place.level(from))) {
        return false;
      }
    }
    return true;
  }

  private boolean isSolid(Piece piece) {
    return piece.is(Flag.BLOCK) || piece.is(Flag.LINEAR) && !isLinearPassed;
  }

  private boolean isOnItsSide(int piece, int level) {
    return (above >> piece & 1) != 0 ? level >= over[piece].top : level + size.height() <= over[piece].base;
  }

  private int step(int low, int high, int b) {
    int rise = low(b) - high;
    int drop = low - high(b);
    return rise > JUMP ? NO_STEP : rise > Board.STEP || drop > Board.STEP ? LEAP : WALK;
  }

  private int level(int standing) {
    return standing == 0 ? 0 : over[standing - 1].is(Flag.STAIRS) ? (low(standing) + high(standing)) / 2
        : over[standing - 1].top;
  }

  private int low(int standing) {
    return standing == 0 ? 0 : over[standing - 1].is(Flag.STAIRS) ? over[standing - 1].base : over[standing - 1].top;
  }

  private int high(int standing) {
    return standing == 0 ? 0 : over[standing - 1].top;
  }

  /** Returns whether a piece lies over all of a stage; the last stage is the end of the way alone. */
  private boolean isOver(int piece, int stage) {
    return stage == ends.count() ? out[piece] == outOf[piece]
        : ends.compare(in[piece], inOf[piece], stage - 1) <= 0 && ends.compare(out[piece], outOf[piece], stage) >= 0;
  }

  /** Returns whether one can stand at a level in a stage: it is there, and on the right side of every piece. */
  private boolean isAt(int standing, int stage) {
    boolean isThere = standing == 0 || isOver(standing - 1, stage);
    int level = level(standing);
    for (int i = 0; i < count && isThere; i++) {
      boolean isOnStairs = over[i].is(Flag.STAIRS) && isOver(i, stage);
      // the first stairs are the ground
      isThere = !isOnStairs || standing == i + 1
          || standing > 0 && (!over[standing - 1].is(Flag.STAIRS) || standing < i + 1);
      isThere &= !isSolid(over[i]) || !isOver(i, stage) || isOnItsSide(i, level);
    }
    return isThere;
  }

  private boolean isClear(int standing, int stage) {
    int level = level(standing);
    for (int i = 0; i < wallCount; i++) {
      if (isInTheWay(walls[i], level, level + size.height()) && isNear(walls[i], stage - 1, stage)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether nothing stands beside the figure where it changes its level. */
  private boolean isClearStep(int end, int level, int next) {
    int head = Math.max(level, next) + size.height();
    for (int i = 0; i < wallCount && level != next; i++) {
      if (isInTheWay(walls[i], Math.min(level, next), head) && isNear(walls[i], end, end)) {
        return false;
      }
    }
    return true;
  }

  private boolean isInTheWay(Piece wall, int foot, int head) {
    return isSolid(wall) && wall.isAtHeight(foot, head) && !isSteppedOn(wall);
  }

  /**
   * Returns whether a wall is stepped onto, stood on or left, and so does not block, like the parts of its item that lie under
   * it.
   */
  private boolean isSteppedOn(Piece wall) {
    for (int i = 0; i < count; i++) {
      if ((above >> i & 1) != 0 && isSolid(over[i]) && (over[i] == wall || over[i].item.equals(wall.item)
          && wall.top <= over[i].top && wall.outline.isWithin(over[i].outline))) {
        return true;
      }
    }
    return false;
  }

  private boolean isNear(Piece wall, int first, int last) {
    return ends.isWhole(first, last) || ends.isNear(wall.outline, from, to, first, last, size.radius());
  }
}
