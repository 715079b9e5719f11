package games.kumite.kungfu.geometry;

import games.kumite.spi.Shared;
import java.util.ArrayList;
import java.util.List;

/** A table with its scenery. Immutable: what changes is another board. */
@Shared
public final class Board {

  /** From one standing level to the next without a jump (KF-RUL-37), and between figures in contact (KF-RUL-13). */
  public static final int STEP = 300;

  /** Its extent along x. */
  public final int width;
  /** Its extent along y. */
  public final int height;
  private final Piece[] pieces;

  /** A table with these pieces. */
  public Board(int width, int height, List<Piece> pieces) {
    this.width = width;
    this.height = height;
    this.pieces = pieces.toArray(Piece[]::new);
  }

  /** How many pieces there are. */
  public int pieces() {
    return pieces.length;
  }

  /** A piece. */
  public Piece piece(int index) {
    return pieces[index];
  }

  /** The number of the piece of this name, -1 if there is none. */
  public int find(String id) {
    for (int i = 0; i < pieces.length; i++) {
      if (pieces[i].id.equals(id)) {
        return i;
      }
    }
    return -1;
  }

  /** The same without a piece: a door stands open, a window or an item is broken. */
  public Board without(int index) {
    List<Piece> left = new ArrayList<>(List.of(pieces));
    left.remove(index);
    return new Board(width, height, left);
  }

  /** The same with a piece in place of another: a table is flipped or pushed. */
  public Board with(int index, Piece piece) {
    List<Piece> changed = new ArrayList<>(List.of(pieces));
    changed.set(index, piece);
    return new Board(width, height, changed);
  }

  /** The same with one piece more. */
  public Board plus(Piece piece) {
    List<Piece> more = new ArrayList<>(List.of(pieces));
    more.add(piece);
    return new Board(width, height, more);
  }

  /** Whether a centre keeps its radius from every edge (KF-RUL-12). */
  public boolean isInside(int x, int y, int radius) {
    return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
  }

  /** The stairs that a point is on, -1 for none. */
  public int stairs(int x, int y) {
    for (int i = 0; i < pieces.length; i++) {
      if (pieces[i].is(Flag.STAIRS) && pieces[i].outline.contains(x, y)) {
        return i;
      }
    }
    return -1;
  }

  /** The stairs on which somebody at a place stands, -1 for none. */
  int stairsOf(long place) {
    int stairs = stairs(Place.x(place), Place.y(place));
    return stairs >= 0 && Place.level(place) == halfway(stairs) ? stairs : -1;
  }

  /** The level at which one stands on stairs for lines: half-way (KF-RUL-37). */
  int halfway(int stairs) {
    return (pieces[stairs].base + pieces[stairs].top) / 2;
  }

  /** Whether a level is one on which a centre may stand (KF-RUL-37), its body fitting below what is above. */
  public boolean isStandingLevel(int x, int y, int level, int tall) {
    int stairs = stairs(x, y);
    boolean isThere = stairs >= 0 ? level == halfway(stairs) : level == 0;
    for (int i = 0; i < pieces.length && !isThere; i++) {
      isThere = pieces[i].is(Flag.STAND) && pieces[i].top == level && pieces[i].outline.contains(x, y);
    }
    return isThere && hasHeadroom(x, y, level, tall);
  }

  private boolean hasHeadroom(int x, int y, int level, int tall) {
    for (Piece piece : pieces) {
      if (piece.is(Flag.BLOCK) && piece.isAtHeight(level, level + tall) && piece.outline.contains(x, y)
          && piece.base >= level) {
        return false;
      }
    }
    return true;
  }

  /** The highest standing level at a point that is at most a step above the given one; -1 if there is none. */
  public int levelBelow(int x, int y, int level, int tall) {
    int best = isStandingLevel(x, y, 0, tall) ? 0 : -1;
    int stairs = stairs(x, y);
    if (stairs >= 0) {
      best = halfway(stairs);
    }
    for (Piece piece : pieces) {
      if (piece.is(Flag.STAND) && piece.top > best && piece.top <= level + STEP
          && isStandingLevel(x, y, piece.top, tall)) {
        best = piece.top;
      }
    }
    return best;
  }

  /** Whether a base at a level may end there (KF-RUL-14): no BLOCK, LINEAR or STAND piece at its height. */
  public boolean isFree(int x, int y, int level, Size size) {
    if (!isInside(x, y, size.radius())) {
      return false;
    }
    long stopping = Flag.BLOCK.bit() | Flag.LINEAR.bit() | Flag.STAND.bit();
    for (Piece piece : pieces) {
      if (piece.isAny(stopping) && piece.isAtHeight(level, level + size.height())
          && !piece.outline.isClearOf(x, y, size.radius())) {
        return false;
      }
    }
    return true;
  }

  /** The flags of all pieces of a kind of ground that a base touches at level 0: Broken Ground, woods, water. */
  public long ground(int x, int y, int radius) {
    long flags = 0;
    for (Piece piece : pieces) {
      if (!piece.is(Flag.BLOCK) && !piece.outline.isClearOf(x, y, radius)) {
        flags |= piece.flags;
      }
    }
    return flags;
  }

  /** The same for all of a straight way (KF-MOV-04). */
  public long groundOfWay(long from, long to, int radius) {
    long flags = 0;
    for (Piece piece : pieces) {
      if (!piece.is(Flag.BLOCK) && !piece.outline.isClearOfWay(
          Place.x(from), Place.y(from), Place.x(to), Place.y(to), radius)) {
        flags |= piece.flags;
      }
    }
    return flags;
  }
}
