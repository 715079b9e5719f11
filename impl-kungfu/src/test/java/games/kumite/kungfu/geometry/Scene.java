package games.kumite.kungfu.geometry;

import java.util.SplittableRandom;

/** Figures drawn at random onto a board, close to its pieces and to each other, of all sizes and on all levels. */
final class Scene implements Bodies {

  private static final int MAX = 12;

  final Board board;
  private final SplittableRandom random;
  private final long[] places = new long[MAX];
  private final Size[] sizes = new Size[MAX];
  private final boolean[] fallen = new boolean[MAX];
  private final boolean[] passable = new boolean[MAX];
  private int count;
  private int captive = -1;
  private int holder = -1;

  Scene(Board board, long seed) {
    this.board = board;
    random = new SplittableRandom(seed);
    Slow slow = new Slow(board, this);
    int wanted = 4 + random.nextInt(MAX - 3);
    for (int tries = 0; tries < 400 && count < wanted; tries++) {
      Size size = Size.values()[Math.max(0, random.nextInt(8) - 5)];
      long place = point();
      if (place != Place.NOWHERE && slow.isFree(Place.x(place), Place.y(place), Place.level(place), size)
          && slow.isStandingLevel(Place.x(place), Place.y(place), Place.level(place), size.height())
          && !slow.isOccupied(-1, place, size)) {
        places[count] = place;
        sizes[count] = size;
        fallen[count] = random.nextInt(12) == 0;
        passable[count++] = random.nextInt(12) == 0;
      }
    }
    if (random.nextInt(4) == 0 && count > 2) {
      holder = random.nextInt(count);
      captive = random.nextInt(count);
    }
  }

  int next(int bound) {
    return random.nextInt(bound);
  }

  /** A point anywhere, or beside a corner or an edge of a piece, or beside a figure, at a level of some piece. */
  long point() {
    int kind = random.nextInt(10);
    int x = random.nextInt(board.width + 1);
    int y = random.nextInt(board.height + 1);
    int number = random.nextInt(board.pieces());
    Polygon outline = board.piece(number).outline;
    if (kind < 4) {
      int corner = random.nextInt(outline.corners());
      int spread = 1 + random.nextInt(600);
      x = outline.x(corner) + random.nextInt(2 * spread + 1) - spread;
      y = outline.y(corner) + random.nextInt(2 * spread + 1) - spread;
    } else if (kind == 4) {
      x = outline.left() + random.nextInt(outline.right() - outline.left() + 1);
      y = outline.low() + random.nextInt(outline.high() - outline.low() + 1);
    } else if (kind == 5) {
      int corner = random.nextInt(outline.corners());
      int[] far = {-300, -200, -125, 0, 125, 200, 300};
      x = outline.x(corner) + far[random.nextInt(far.length)];
      y = random.nextInt(2) == 0 ? outline.y(corner) + far[random.nextInt(far.length)] : y;
    } else if (kind < 8 && count > 0) {
      int other = random.nextInt(count);
      int apart = 250 + random.nextInt(200);
      int direction = random.nextInt(Directions.COUNT);
      x = Place.x(places[other]) + Directions.x(direction, apart);
      y = Place.y(places[other]) + Directions.y(direction, apart);
    }
    return Place.of(x, y, level(x, y));
  }

  /** The ground, or the top of some piece there. */
  private int level(int x, int y) {
    int stairs = board.stairs(x, y);
    int level = stairs >= 0 ? board.halfway(stairs) : 0;
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (piece.isAny(Flag.STAND.bit() | Flag.BAMBOO.bit()) && piece.outline.contains(x, y) && random.nextInt(4) > 0) {
        level = piece.top;
      }
    }
    return level;
  }

  /** A point around a figure, rather near. */
  long pointAround(int figure, int reach) {
    int x = Place.x(places[figure]) + random.nextInt(2 * reach + 1) - reach;
    int y = Place.y(places[figure]) + random.nextInt(2 * reach + 1) - reach;
    int kind = random.nextInt(6);
    if (kind == 0) {
      x = Place.x(places[figure]);
    } else if (kind == 1) {
      y = Place.y(places[figure]);
    } else if (kind == 2) {
      return point();
    }
    return x < 0 || y < 0 ? Place.NOWHERE : Place.of(x, y, level(x, y));
  }

  void put(int figure, long place) {
    places[figure] = place;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public boolean isBody(int figure) {
    return !fallen[figure];
  }

  @Override
  public long place(int figure) {
    return places[figure];
  }

  @Override
  public Size size(int figure) {
    return sizes[figure];
  }

  @Override
  public boolean areEnemies(int figure, int other) {
    return (figure & 1) != (other & 1);
  }

  @Override
  public boolean isCaptiveOf(int figure, int by) {
    return figure == captive && by == holder;
  }

  @Override
  public boolean isPassable(int figure) {
    return passable[figure];
  }

  @Override
  public boolean isFlying(int figure) {
    return false;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(i).append(": ").append(Place.text(places[i])).append(' ').append(sizes[i])
          .append(fallen[i] ? " fallen" : "").append(passable[i] ? " transfixed" : "").append("; ");
    }
    return text + "captive " + captive + " of " + holder;
  }
}
