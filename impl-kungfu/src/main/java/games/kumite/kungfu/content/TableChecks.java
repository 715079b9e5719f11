package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.RoutingGrid;
import games.kumite.kungfu.geometry.Size;
import games.kumite.spi.content.ContentReader;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Conditions that a table must meet (the ledger's section on tables as data). */
final class TableChecks {

  private static final String FILE = "tables";
  private static final int MIN_CORNERS = 3;
  private static final int MAX_CORNERS = 12;
  private static final int MIN_LINEAR = 1800; // KF-LOC-35a
  private static final int MAX_LINEAR = 300; // KF-LOC-35a: as high as a man
  private static final int MIN_HOUSE = 700;
  private static final int MIN_CARS = 3;
  private static final int MAX_CARS = 6;
  private static final int MAX_TABLES = 5;
  private static final int MIN_ITEMS = 4; // KF-RUL-93
  private static final int MAX_ITEMS = 60;
  private static final int BASES = 30;
  private static final int RECT = 4;

  private final ContentReader reader;
  private final Map<String, KindEntry> kinds = new LinkedHashMap<>();

  TableChecks(ContentReader reader, List<KindEntry> kinds) {
    this.reader = reader;
    kinds.forEach(kind -> this.kinds.put(kind.id(), kind));
    for (String needed : List.of("WALL", "DOOR", "WINDOW")) {
      if (!this.kinds.containsKey(needed) && reader.isValid()) {
        reader.report("kinds", "", "", "must have an entry " + needed + ", of which houses are built");
      }
    }
  }

  Map<String, KindEntry> kinds() {
    return kinds;
  }

  /** Checks the entry; only a sound one may be laid out. */
  boolean isSound(TableEntry entry) {
    int problems = 0;
    Set<String> ids = new LinkedHashSet<>();
    for (int i = 0; i < entry.pieces().size(); i++) {
      PieceEntry piece = entry.pieces().get(i);
      String field = "pieces/" + (i + 1);
      if (!piece.id().matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
        problems += report(entry, field + "/id", "must be letters, digits, dots, hyphens and underscores, was \""
            + piece.id() + "\"");
      } else if (!ids.add(piece.id())) {
        problems += report(entry, field + "/id", "another piece has this id, " + piece.id());
      }
      problems += shape(entry, piece, field);
    }
    if (new LinkedHashSet<>(entry.traits()).size() < entry.traits().size()) {
      problems += report(entry, "traits", "must be different ones");
    }
    return problems == 0;
  }

  private int shape(TableEntry entry, PieceEntry piece, String field) {
    KindEntry kind = kinds.get(piece.kind());
    if (kind == null) {
      return 1; // the reference is reported by the reader
    }
    if (piece.rect().isEmpty() == piece.polygon().isEmpty()) {
      return report(entry, field, "must have either rect or polygon");
    }
    int problems = piece.rect().isEmpty() ? polygon(entry, piece, field) : rect(entry, piece, field);
    if (problems > 0) {
      return problems;
    }
    Polygon outline = TableLayout.outline(piece);
    if (outline.left() < 0 || outline.low() < 0 || outline.right() > entry.width()
        || outline.high() > entry.height()) {
      return report(entry, field, "must lie on the table, 0..." + entry.width() + " by 0..." + entry.height());
    }
    return kind.compound() ? house(entry, piece, outline, field) : solid(entry, piece, kind, outline, field);
  }

  private int rect(TableEntry entry, PieceEntry piece, String field) {
    List<Integer> rect = piece.rect();
    if (rect.size() != RECT) {
      return report(entry, field + "/rect", "must be 4 numbers x1, y1, x2, y2, was " + rect.size());
    }
    return rect.get(0) < rect.get(2) && rect.get(1) < rect.get(3) ? 0
        : report(entry, field + "/rect", "must have x1 < x2 and y1 < y2, was " + rect);
  }

  private int polygon(TableEntry entry, PieceEntry piece, String field) {
    int numbers = piece.polygon().size();
    if (numbers % 2 != 0 || numbers < 2 * MIN_CORNERS || numbers > 2 * MAX_CORNERS) {
      return report(entry, field + "/polygon", "must be x, y of 3..12 corners, was " + numbers + " numbers");
    }
    return Polygon.of(piece.polygon()).isProper() ? 0
        : report(entry, field + "/polygon", "must be convex and clockwise, was " + piece.polygon());
  }

  private int house(TableEntry entry, PieceEntry piece, Polygon outline, String field) {
    if (piece.rect().isEmpty() || piece.base() != 0 || piece.top() != null || piece.flags() != null) {
      return report(entry, field, "a house must have a rect and no base, top or flags of its own");
    }
    return Math.min(outline.right() - outline.left(), outline.high() - outline.low()) >= MIN_HOUSE ? 0
        : report(entry, field + "/rect", "a house must be at least " + MIN_HOUSE + " wide, was " + piece.rect());
  }

  private int solid(TableEntry entry, PieceEntry piece, KindEntry kind, Polygon outline, String field) {
    if (!piece.openings().isEmpty()) {
      return report(entry, field + "/openings", "only a house has openings");
    }
    Piece made = TableLayout.pieces(piece, kinds).get(0);
    boolean isGround = kind.top() == 0;
    if (isGround ? made.top != 0 || made.base != 0 : made.top <= made.base) {
      return report(entry, field + "/top", isGround ? "must be 0 for ground, was " + made.top
          : "must be above the base, " + made.base + ", was " + made.top);
    }
    boolean isShort = made.is(Flag.LINEAR) && !made.is(Flag.TABLE)
        && outline.longest() < (long) MIN_LINEAR * MIN_LINEAR;
    if (isShort) {
      return report(entry, field, "a linear piece must be at least " + MIN_LINEAR + " long");
    }
    return made.is(Flag.LINEAR) && made.top - made.base > MAX_LINEAR
        ? report(entry, field + "/top", "a linear piece must be at most " + MAX_LINEAR + " high") : 0;
  }

  /** Checks what is laid out. */
  void layout(TableEntry entry, TableLayout table) {
    Board board = table.board();
    for (LocationTrait trait : entry.traits()) {
      if (!table.carries(trait)) {
        report(entry, "traits", "nothing on the table is there for " + trait.word());
      }
    }
    if (entry.traits().contains(LocationTrait.VEHICLES) && !hasCars(board)) {
      report(entry, "pieces", "with vehicles must have " + MIN_CARS + ".." + MAX_CARS + " cars, was "
          + count(board, Flag.CAR));
    }
    if (entry.traits().contains(LocationTrait.TABLES) && count(board, Flag.TABLE) > MAX_TABLES) { // KF-LOC-51a
      report(entry, "pieces", "with tables must have at most " + MAX_TABLES + " of them, was " + count(board, Flag.TABLE));
    }
    int items = TableLayout.scenicItems(board).size();
    if (items < MIN_ITEMS || items > MAX_ITEMS) {
      report(entry, "pieces", "must have " + MIN_ITEMS + ".." + MAX_ITEMS + " scenic items, was " + items);
    }
    int overlaps = overlaps(entry, board);
    RoutingGrid grid = RoutingGrid.of(board, Size.NORMAL);
    if (overlaps == 0 && !grid.isConnected()) {
      report(entry, "pieces", "must leave a way from every free place to every other for a base of radius 125");
    }
    if (grid.free() < BASES * BASES) {
      report(entry, "pieces", "must leave room for 30 bases");
    }
  }

  /** Returns whether there are as many cars as Vehicles want (KF-LOC-52a). */
  static boolean hasCars(Board board) {
    int cars = count(board, Flag.CAR);
    return cars >= MIN_CARS && cars <= MAX_CARS;
  }

  private static int count(Board board, Flag flag) {
    int count = 0;
    for (int i = 0; i < board.pieces(); i++) {
      count += board.piece(i).is(flag) ? 1 : 0;
    }
    return count;
  }

  /** Returns whether a table has items enough and not too many, that do not overlap, with ways and room between them. */
  static boolean isRoomy(Board board) {
    int items = TableLayout.scenicItems(board).size();
    if (items < MIN_ITEMS || items > MAX_ITEMS) {
      return false;
    }
    for (int i = 0; i < board.pieces(); i++) {
      for (int j = 0; j < i; j++) {
        if (areInEachOther(board.piece(i), board.piece(j))) {
          return false;
        }
      }
    }
    RoutingGrid grid = RoutingGrid.of(board, Size.NORMAL);
    return grid.isConnected() && grid.free() >= BASES * BASES;
  }

  private static boolean areInEachOther(Piece piece, Piece other) {
    return piece.is(Flag.BLOCK) && other.is(Flag.BLOCK) && !piece.item.equals(other.item)
        && piece.isAtHeight(other.base, other.top) && piece.outline.overlaps(other.outline);
  }

  private int overlaps(TableEntry entry, Board board) {
    int problems = 0;
    for (int i = 0; i < board.pieces(); i++) {
      for (int j = 0; j < i; j++) {
        Piece piece = board.piece(i);
        Piece other = board.piece(j);
        if (areInEachOther(piece, other)) {
          problems += report(entry, "pieces", other.id + " and " + piece.id + " must not overlap");
        }
      }
    }
    return problems;
  }

  private int report(TableEntry entry, String field, String message) {
    reader.report(FILE, entry.id(), field, message);
    return 1;
  }
}
