package games.kumite.kungfu.geometry;

import games.kumite.api.Keys;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The pieces of scenery on a table by their numbers, found by place and by kind. Immutable: a piece keeps its number,
 * even when it is gone.
 */
@Immutable
abstract class Pieces {

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

  /** Creates the pieces with which a table begins. */
  Pieces(int width, int height, Piece[] pieces) {
    this.pieces = pieces;
    net = new SpatialIndex(width, height, pieces);
    lines = new SightTable(width, height, pieces);
    loose = new long[SpatialIndex.words(pieces.length)];
    kinds = kinds(pieces);
    items = items(pieces);
    flags = flags(pieces);
    key = keyOfThose();
  }

  /** Creates other pieces on the same table. */
  Pieces(Pieces before, Piece[] pieces, long[] loose, long[][] kinds) {
    net = before.net;
    lines = before.lines;
    this.pieces = pieces;
    this.loose = loose;
    this.kinds = kinds;
    items = pieces.length == before.items.length ? before.items : items(pieces);
    flags = pieces == before.pieces ? before.flags : flags(pieces);
    key = keyOfThose();
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
    return kinds[kind.ordinal()][word] & (loose[word] | net.near(word, Math.min(ax, bx) - reach,
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
}
