package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A table that can be laid out: its pieces as geometry, houses taken apart.
 *
 * @param id the id
 * @param name the display name
 * @param indoors whether it lies in a house
 * @param traits the traits of the location that it can have
 * @param board the table
 */
@Immutable
public record TableLayout(String id, String name, boolean indoors, Set<LocationTrait> traits, Board board) {

  /** The beginning of the id under which it is offered. */
  public static final String TOKEN = "token:table-";

  /** Returns a table as it is described. */
  public static TableLayout of(TableEntry entry, Map<String, KindEntry> kinds) {
    List<Piece> pieces = new ArrayList<>();
    for (PieceEntry piece : entry.pieces()) {
      pieces.addAll(pieces(piece, kinds));
    }
    return new TableLayout(entry.id(), entry.name(), entry.indoors(),
        Collections.unmodifiableSet(new LinkedHashSet<>(entry.traits())),
        new Board(entry.width(), entry.height(), pieces, entry.indoors() ? Board.Sky.CEILING : Board.Sky.OPEN));
  }

  static List<Piece> pieces(PieceEntry entry, Map<String, KindEntry> kinds) {
    KindEntry kind = kinds.get(entry.kind());
    if (kind.compound()) {
      return House.pieces(entry, kind, kinds);
    }
    int top = entry.top() == null ? kind.top() == 0 ? 0 : entry.base() + kind.top() : entry.top();
    return List.of(new Piece(entry.id(), kind.id(), outline(entry), entry.base(), top,
        bits(entry.flags() == null ? kind.flags() : entry.flags())));
  }

  static Polygon outline(PieceEntry entry) {
    List<Integer> rect = entry.rect();
    return rect.isEmpty() ? Polygon.of(entry.polygon())
        : Polygon.rectangle(rect.get(0), rect.get(1), rect.get(2), rect.get(3));
  }

  static long bits(List<Flag> flags) {
    long bits = 0;
    for (Flag flag : flags) {
      bits |= flag.bit();
    }
    return bits;
  }

  /** Returns the id under which it is offered. */
  public String tokenId() {
    return TOKEN + id;
  }

  /** Returns whether a table has what a trait of its location needs. */
  public boolean carries(LocationTrait trait) {
    boolean needsLinear = trait == LocationTrait.LINEAR_OBSTACLES;
    boolean needsHouse = trait == LocationTrait.BUILDINGS;
    boolean isFound = trait.needed() == 0 && !needsLinear && !needsHouse;
    for (int i = 0; i < board.pieces() && !isFound; i++) {
      Piece piece = board.piece(i);
      isFound = piece.isAny(trait.needed()) || needsLinear && piece.is(Flag.LINEAR) && !piece.is(Flag.TABLE)
          || needsHouse && piece.id.endsWith(House.ROOF);
    }
    return isFound;
  }

  /** Returns whether it could be handed in: what its traits need is there, with ways and room between (KF-GEN-07). */
  public boolean isPlayable() {
    return traits.stream().allMatch(this::carries) && TableChecks.isRoomy(board)
        && (!traits.contains(LocationTrait.VEHICLES) || TableChecks.hasCars(board));
  }

  /** Returns the names of the scenic items, in the order of the pieces (KF-RUL-93); a broken one keeps its number. */
  public static List<String> scenicItems(Board board) {
    Map<String, Boolean> items = new LinkedHashMap<>();
    for (int i = 0; i < board.pieces(); i++) {
      if (board.piece(i).is(Flag.SCENIC)) {
        items.put(board.piece(i).item, true);
      }
    }
    return List.copyOf(items.keySet());
  }

  /** Returns a copy in the middle of a table of at least this size, with an open rim (KF-RUL-77). */
  public TableLayout enlarged(int width, int height) {
    Board larger = centred(Math.max(width, board.width), Math.max(height, board.height));
    return larger == board ? this : new TableLayout(id, name, indoors, traits, larger);
  }

  /** Returns a copy moved to the middle of a larger table (multiplayer): the rim is open. */
  public Board centred(int width, int height) {
    int dx = (width - board.width) / 2;
    int dy = (height - board.height) / 2;
    if (dx == 0 && dy == 0) {
      return board;
    }
    List<Piece> moved = new ArrayList<>();
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      moved.add(new Piece(piece.id, piece.kind, piece.outline.shifted(dx, dy), piece.base, piece.top, piece.flags));
    }
    return new Board(width, height, moved, indoors ? Board.Sky.CEILING : Board.Sky.OPEN);
  }
}
