package games.kumite.kungfu.geometry;

import games.kumite.api.Keys;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A table with its scenery, whose pieces are found by their numbers, by place and by kind. Immutable: what changes is another
 * board, on which every piece keeps its number, even when it is gone. What it is asked for allocates nothing.
 */
@Immutable
public final class Board {

  /** The height from one standing level to the next without a jump (KF-RUL-37), and between figures in contact (KF-RUL-13). */
  public static final int STEP = 300;

  /** The number of draws of a level that are told apart: enough for four pieces one over the other, each as likely. */
  public static final int MAX_DRAWN = 60;

  /** Its extent along x. */
  public final int width;
  /** Its extent along y. */
  public final int height;
  final Piece[] pieces;
  /** The pieces that are other ones than the table began with, or more, a bit for each. */
  final long[] loose;
  /** The pieces of each kind that are there, a bit for each. */
  final long[][] kinds;
  private final SpatialIndex net;
  private final SightTable lines;
  private final int[] items;
  private final long flags;
  private final long key;
  private final List<Seam> seams;
  private final Sky sky;

  /** The kind of ceiling above a table. */
  public enum Sky {
    /** Nothing: one flies over everything. */
    OPEN,
    /** A ceiling, up to which the walls reach (KF-RUL-151). */
    CEILING
  }

  /** Creates a table with these pieces under the open sky. */
  public Board(int width, int height, List<Piece> pieces) {
    this(width, height, pieces, Sky.OPEN);
  }

  /** Creates a table with these pieces. */
  public Board(int width, int height, List<Piece> pieces, Sky sky) {
    this.sky = sky;
    this.width = width;
    this.height = height;
    this.pieces = pieces.toArray(Piece[]::new);
    net = new SpatialIndex(width, height, this.pieces);
    lines = new SightTable(width, height, this.pieces);
    loose = new long[SpatialIndex.words(this.pieces.length)];
    kinds = kinds(this.pieces);
    items = items(this.pieces);
    flags = flags(this.pieces);
    key = keyOfThose();
    seams = new ArrayList<>();
    for (int i = 0; i < this.pieces.length; i++) {
      seam(i);
    }
  }

  /** Creates another board of the same table. */
  private Board(Board before, Piece[] pieces, long[] loose, long[][] kinds, List<Seam> seams) {
    width = before.width;
    height = before.height;
    sky = before.sky;
    net = before.net;
    lines = before.lines;
    this.pieces = pieces;
    this.loose = loose;
    this.kinds = kinds;
    items = pieces.length == before.items.length ? before.items : items(pieces);
    flags = pieces == before.pieces ? before.flags : flags(pieces);
    key = keyOfThose();
    this.seams = seams;
  }

  private long keyOfThose() {
    long sum = pieces.length;
    for (int i = 0; i < pieces.length; i++) {
      sum += isThere(i) ? Keys.mix(pieces[i].key, i) : 0;
    }
    return sum;
  }

  /** Returns a key of the pieces that are there. */
  public long key() {
    return key;
  }

  private static long flags(Piece[] pieces) {
    long flags = 0;
    for (Piece piece : pieces) {
      flags |= piece.flags;
    }
    return flags;
  }

  /** Returns whether a piece with one of these flags is there or was: what no piece of the table has costs nothing. */
  public boolean mayHave(long bits) {
    return (flags & bits) != 0;
  }

  /** Returns the number of the scenic item of each piece, in the order of the pieces (KF-RUL-93); -1 for none. */
  private static int[] items(Piece[] pieces) {
    List<String> names = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece.is(Flag.SCENIC) && !names.contains(piece.item)) {
        names.add(piece.item);
      }
    }
    return Arrays.stream(pieces).mapToInt(piece -> names.indexOf(piece.item)).toArray();
  }

  /** Returns the number of the scenic item that a piece is part of, -1 if it is part of none. */
  public int item(int index) {
    return items[index];
  }

  static long[][] kinds(Piece[] pieces) {
    PieceSet[] all = PieceSet.values();
    long[][] kinds = new long[all.length][SpatialIndex.words(pieces.length)];
    for (int i = 0; i < pieces.length; i++) {
      for (PieceSet kind : all) {
        if (kind.holds(pieces[i])) {
          kinds[kind.ordinal()][i / Long.SIZE] |= 1L << i;
        }
      }
    }
    return kinds;
  }

  boolean isLoose(int piece) {
    return (loose[piece / Long.SIZE] >> piece & 1) != 0;
  }

  /** Returns whether any door is locked. */
  public boolean hasLocks() {
    for (long word : kinds[PieceSet.LOCKED.ordinal()]) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the next piece after one, by number, that may reach within a length of a place; -1 for none. All that do are met. */
  public int next(int after, long place, int length) {
    for (int word = (after + 1) / Long.SIZE; word < loose.length; word++) {
      long left = near(word, PieceSet.ANY, Place.x(place), Place.y(place), Place.x(place), Place.y(place), length);
      left &= word == (after + 1) / Long.SIZE ? -1L << after + 1 : -1L;
      if (left != 0) {
        return number(word, left);
      }
    }
    return -1;
  }

  /** Returns how many pieces there are, those that are gone among them. */
  public int pieces() {
    return pieces.length;
  }

  /** Returns a piece, as it was last if it is gone. */
  public Piece piece(int index) {
    return pieces[index];
  }

  /** Returns whether a piece is not gone. */
  public boolean isThere(int index) {
    return (kinds[PieceSet.ANY.ordinal()][index / Long.SIZE] >> index & 1) != 0;
  }

  /** Returns the number of the piece of this name, -1 if there is none or it is gone. */
  public int find(String id) {
    for (int i = 0; i < pieces.length; i++) {
      if (pieces[i].id.equals(id) && isThere(i)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns how many words of 64 bits hold the pieces. */
  int words() {
    return loose.length;
  }

  /** Returns one word of the pieces of a kind that may reach into a rectangle widened on all sides: all that do, and others. */
  long near(int word, PieceSet kind, int ax, int ay, int bx, int by, int reach) {
    long all = kinds[kind.ordinal()][word];
    return all == 0 ? 0 : all & (loose[word] | net.near(word, Math.min(ax, bx) - reach,
        Math.min(ay, by) - reach, Math.max(ax, bx) + reach, Math.max(ay, by) + reach));
  }

  /** Returns the piece of a bit: the lowest one of a word that is not empty. */
  Piece piece(int word, long bits) {
    return pieces[number(word, bits)];
  }

  /** Returns the number of the lowest bit of a word that is not empty. */
  static int number(int word, long bits) {
    return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
  }

  /** Returns the obstacles between the cells of the table; what is loose is not looked at. */
  SightTable lines() {
    return lines;
  }

  /** Returns whether a base on the ground is clear of all that has come or changed, openings excepted. */
  boolean isClearOfLoose(int x, int y, Size size) {
    for (int word = 0; word < loose.length; word++) {
      long left = loose(word, PieceSet.STOPPING) & ~kinds[PieceSet.OPENING.ordinal()][word];
      for (; left != 0; left &= left - 1) {
        Piece piece = piece(word, left);
        if (piece.isAtHeight(0, size.height()) && !piece.outline.isClearOf(x, y, size.radius())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether a piece is there as the table began with it. */
  boolean isOriginal(int index) {
    return isThere(index) && !isLoose(index);
  }

  /** Returns whether a word has pieces of a kind that are not those the table began with. */
  long loose(int word, PieceSet kind) {
    return loose[word] & kinds[kind.ordinal()][word];
  }

  /** Adds the seams of a piece with those before it. */
  private void seam(int piece) {
    for (int i = 0; i < pieces.length; i++) {
      Seam seam = i < piece || isLoose(piece) && i > piece ? Seam.of(i, pieces[i], piece, pieces[piece]) : null;
      if (seam != null) {
        seams.add(seam);
      }
    }
  }

  /** Returns whether it lies under a ceiling. */
  public boolean isIndoors() {
    return sky == Sky.CEILING;
  }

  /** Returns a copy without a piece: a door stands open, a window or an item is broken. */
  public Board without(int index) {
    long[][] fewer = new long[kinds.length][];
    for (int i = 0; i < fewer.length; i++) {
      fewer[i] = kinds[i].clone();
      fewer[i][index / Long.SIZE] &= ~(1L << index);
    }
    return new Board(this, pieces, loose, fewer, seams);
  }

  /** Returns a copy with a piece that was gone: an open door is closed again. */
  public Board again(int index) {
    return isThere(index) ? this : with(index, pieces[index]);
  }

  /** Returns a copy with a piece in place of another: a table is flipped or pushed. */
  public Board with(int index, Piece piece) {
    Piece[] changed = pieces.clone();
    changed[index] = piece;
    return changed(changed, index, piece == pieces[index]);
  }

  /** Returns a copy with one piece more. */
  public Board plus(Piece piece) {
    Piece[] more = Arrays.copyOf(pieces, pieces.length + 1);
    more[pieces.length] = piece;
    return changed(more, pieces.length, false);
  }

  private Board changed(Piece[] changed, int index, boolean isSame) {
    long[][] kindsOfAll = kinds(changed);
    for (int i = 0; i < pieces.length; i++) {
      for (int kind = 0; kind < kinds.length && i != index && !isThere(i); kind++) {
        kindsOfAll[kind][i / Long.SIZE] &= ~(1L << i);
      }
    }
    if (isSame) {
      return new Board(this, changed, loose, kindsOfAll, seams);
    }
    long[] looser = Arrays.copyOf(loose, SpatialIndex.words(changed.length));
    looser[index / Long.SIZE] |= 1L << index;
    List<Seam> others = new ArrayList<>(seams);
    others.removeIf(seam -> seam.first() == index || seam.second() == index);
    Board board = new Board(this, changed, looser, kindsOfAll, others);
    board.seam(index);
    return board;
  }

  /** Returns a copy without its index: every question goes through all pieces. The answers are the same. */
  Board withoutIndex() {
    long[] all = loose.clone();
    Arrays.fill(all, -1);
    return new Board(this, pieces, all, kinds, seams);
  }

  /** Returns whether a ray runs along a seam of two pieces that are there and high enough (KF-RUL-60). */
  boolean isAlongSeam(int ax, int ay, int az, int bx, int by, int bz, int minTop) {
    for (int i = 0; i < seams.size(); i++) {
      Seam seam = seams.get(i);
      if (seam.top() >= minTop && seam.blocks(ax, ay, az, bx, by, bz)
          && isThere(seam.first()) && isThere(seam.second())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is any seam. */
  boolean hasSeams() {
    return !seams.isEmpty();
  }

  /** Returns whether a centre keeps its radius from every edge (KF-RUL-12). */
  public boolean isInside(int x, int y, int radius) {
    return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
  }

  /** Returns the stairs that a point is on, -1 for none. */
  public int stairs(int x, int y) {
    for (int word = 0; word < loose.length; word++) {
      for (long left = near(word, PieceSet.STAIRS, x, y, x, y, 0); left != 0; left &= left - 1) {
        if (piece(word, left).outline.contains(x, y)) {
          return number(word, left);
        }
      }
    }
    return -1;
  }

  /** Returns the stairs on which a figure at a place stands, -1 for none. */
  int stairsOf(long place) {
    int stairs = stairs(Place.x(place), Place.y(place));
    return stairs >= 0 && Place.level(place) == halfway(stairs) ? stairs : -1;
  }

  /** Returns the level at which one stands on stairs for lines: half-way (KF-RUL-37). */
  int halfway(int stairs) {
    return (pieces[stairs].base + pieces[stairs].top) / 2;
  }

  /** Returns whether nothing is near on which one stands or which is in the way. */
  private boolean isBare(int x, int y) {
    for (int word = 0; word < loose.length; word++) {
      if (near(word, PieceSet.BUILT, x, y, x, y, 0) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a level is one on which a centre may stand (KF-RUL-37), its body fitting below what is above. */
  public boolean isStandingLevel(int x, int y, int level, int tall) {
    if (isBare(x, y)) {
      return level == 0;
    }
    int stairs = stairs(x, y);
    boolean isThere = stairs >= 0 ? level == halfway(stairs) : level == 0;
    for (int word = 0; word < loose.length && !isThere; word++) {
      for (long left = near(word, PieceSet.STAND, x, y, x, y, 0); left != 0 && !isThere; left &= left - 1) {
        Piece piece = piece(word, left);
        isThere = piece.top == level && piece.outline.contains(x, y);
      }
    }
    return isThere && hasHeadroom(x, y, level, tall);
  }

  private boolean hasHeadroom(int x, int y, int level, int tall) {
    for (int word = 0; word < loose.length; word++) {
      for (long left = near(word, PieceSet.SOLID, x, y, x, y, 0); left != 0; left &= left - 1) {
        Piece piece = piece(word, left);
        if (piece.base >= level && piece.isAtHeight(level, level + tall) && piece.outline.contains(x, y)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns the highest standing level at a point that is at most a step above the given one, the top of bamboo only for a
   * figure that is on top of it already; -1 if there is none.
   */
  public int levelBelow(int x, int y, int level, int tall) {
    if (isBare(x, y)) {
      return 0;
    }
    int best = isStandingLevel(x, y, 0, tall) ? 0 : -1;
    int stairs = stairs(x, y);
    if (stairs >= 0) {
      best = halfway(stairs);
    }
    for (int word = 0; word < loose.length; word++) {
      for (long left = near(word, PieceSet.STAND, x, y, x, y, 0); left != 0; left &= left - 1) {
        Piece piece = piece(word, left);
        boolean isNear = piece.isBamboo() ? piece.top == level : piece.top <= level + STEP;
        if (piece.top > best && isNear && isStandingLevel(x, y, piece.top, tall)) {
          best = piece.top;
        }
      }
    }
    return best;
  }

  /**
   * Returns one of the levels at a point to which one might walk: the ground or stairs, then the tops of pieces, alternately.
   *
   * @param draw a number below {@link #MAX_DRAWN}
   */
  public int anyLevel(int x, int y, int draw) {
    return anyLevel(PieceSet.STEPS, x, y, draw);
  }

  /** Returns one of those levels, or of those to which one leaps or flies alone (KF-RUL-132). */
  int anyLevelAloft(int x, int y, int draw) {
    return anyLevel(PieceSet.RAISED, x, y, draw);
  }

  private int anyLevel(PieceSet kind, int x, int y, int draw) {
    int stairs = stairs(x, y);
    int level = stairs >= 0 ? halfway(stairs) : 0;
    int tops = 0;
    for (int word = 0; word < loose.length; word++) {
      for (long left = near(word, kind, x, y, x, y, 0); left != 0; left &= left - 1) {
        Piece piece = piece(word, left);
        if (!piece.is(Flag.STAIRS) && piece.outline.contains(x, y)) {
          tops++;
          level = draw % (tops + 1) == tops ? piece.top : level;
        }
      }
    }
    return level;
  }

  /** Returns whether a base at a level may end there (KF-RUL-14): no BLOCK, LINEAR or STAND piece at its height. */
  public boolean isFree(int x, int y, int level, Size size) {
    return isFree(x, y, level, size, 0);
  }

  /** Returns whether a base has room at the end of a way: what it has opened does not stop it (KF-RUL-59). */
  public boolean isEnd(int x, int y, int level, Size size) {
    return isFree(x, y, level, size, -1);
  }

  private boolean isFree(int x, int y, int level, Size size, long opened) {
    if (!isInside(x, y, size.radius())) {
      return false;
    }
    for (int word = 0; word < loose.length; word++) {
      long left = near(word, PieceSet.STOPPING, x, y, x, y, size.radius()) & ~(kinds[PieceSet.OPENING.ordinal()][word] & opened);
      for (; left != 0; left &= left - 1) {
        Piece piece = piece(word, left);
        if (piece.isAtHeight(level, level + size.height()) && !piece.outline.isClearOf(x, y, size.radius())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the flags of all pieces of a kind of ground that a base touches at level 0: Broken Ground, woods, water. */
  public long ground(int x, int y, int radius) {
    return groundOfWay(Place.of(x, y, 0), Place.of(x, y, 0), radius);
  }

  /** Returns those flags for all of a straight way (KF-MOV-04), nothing for ground below it: that is bridged. */
  public long groundOfWay(long from, long to, int radius) {
    long flags = 0;
    int ax = Place.x(from);
    int ay = Place.y(from);
    int bx = Place.x(to);
    int by = Place.y(to);
    int low = Math.min(Place.level(from), Place.level(to));
    for (int word = 0; word < loose.length; word++) {
      for (long left = near(word, PieceSet.OPEN, ax, ay, bx, by, radius); left != 0; left &= left - 1) {
        Piece piece = piece(word, left);
        boolean isReached = piece.isBamboo() ? piece.top > low : piece.top >= low; // KF-RUL-132
        if (isReached && !piece.outline.isClearOfWay(ax, ay, bx, by, radius)) {
          flags |= piece.ground();
        }
      }
    }
    return flags;
  }
}
