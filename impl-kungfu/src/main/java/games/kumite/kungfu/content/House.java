package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A house taken apart into walls, openings and a roof. */
final class House {

  /** The end of the id of a roof. */
  static final String ROOF = ".roof";

  private static final int THICK = 60;
  private static final int WALL_TOP = 700;
  private static final int HALF_OPENING = 250;
  private static final String WALL = "WALL";

  private final PieceEntry entry;
  private final Map<String, KindEntry> kinds;
  private final List<Piece> pieces = new ArrayList<>();

  private House(PieceEntry entry, Map<String, KindEntry> kinds) {
    this.entry = entry;
    this.kinds = kinds;
  }

  static List<Piece> pieces(PieceEntry entry, KindEntry house, Map<String, KindEntry> kinds) {
    House built = new House(entry, kinds);
    List<Integer> rect = entry.rect();
    int x1 = rect.get(0);
    int y1 = rect.get(1);
    int x2 = rect.get(2);
    int y2 = rect.get(3);
    built.wall(Side.NORTH, x1, y1, x2, y1 + THICK);
    built.wall(Side.SOUTH, x1, y2 - THICK, x2, y2);
    built.wall(Side.WEST, x1, y1 + THICK, x1 + THICK, y2 - THICK);
    built.wall(Side.EAST, x2 - THICK, y1 + THICK, x2, y2 - THICK);
    long roof = TableLayout.bits(house.flags()) | Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.STAND.bit() | Flag.ROOF.bit();
    built.pieces.add(new Piece(entry.id() + ROOF, house.id(), Polygon.rectangle(x1, y1, x2, y2), WALL_TOP,
        house.top(), roof));
    return built.pieces;
  }

  private void wall(Side side, int x1, int y1, int x2, int y2) {
    String name = entry.id() + "." + side.name().toLowerCase(Locale.ROOT).charAt(0);
    WallOpening opening = entry.openings().get(side);
    if (opening == null) {
      stones(name, x1, y1, x2, y2);
      return;
    }
    String part = entry.id() + "." + opening.name().toLowerCase(Locale.ROOT);
    boolean isAgain = pieces.stream().anyMatch(piece -> piece.id.equals(part));
    String called = isAgain ? part + "-" + name.charAt(name.length() - 1) : part;
    if (side == Side.SOUTH || side == Side.NORTH) {
      int middle = (x1 + x2) / 2;
      stones(name + "1", x1, y1, middle - HALF_OPENING, y2);
      open(called, opening, middle - HALF_OPENING, y1, middle + HALF_OPENING, y2);
      stones(name + "2", middle + HALF_OPENING, y1, x2, y2);
    } else {
      int middle = (y1 + y2) / 2;
      stones(name + "1", x1, y1, x2, middle - HALF_OPENING);
      open(called, opening, x1, middle - HALF_OPENING, x2, middle + HALF_OPENING);
      stones(name + "2", x1, middle + HALF_OPENING, x2, y2);
    }
  }

  private void stones(String name, int x1, int y1, int x2, int y2) {
    long flags = TableLayout.bits(kinds.get(WALL).flags()) & ~Flag.HARD.bit() | Flag.VHARD.bit();
    pieces.add(new Piece(name, WALL, Polygon.rectangle(x1, y1, x2, y2), 0, WALL_TOP, flags));
  }

  private void open(String name, WallOpening opening, int x1, int y1, int x2, int y2) {
    KindEntry kind = kinds.get(opening.name());
    pieces.add(new Piece(name, kind.id(), Polygon.rectangle(x1, y1, x2, y2), 0, kind.top(),
        TableLayout.bits(kind.flags())));
  }
}
