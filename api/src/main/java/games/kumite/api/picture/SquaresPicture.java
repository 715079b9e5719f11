package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A picture of a board of columns and rows, with lines between its squares if it has any. */
final class SquaresPicture {

  private static final String TERRAIN = "terrain";
  private static final int MAX_WIDTH = 760;
  private static final int MAX_CELL = 48;
  private static final int MIN_CELL = 14;
  private static final int LARGE_CELL = 30;
  private static final int MAX_SQUARES = 10_000;
  /** The width of the edge with the names of columns and rows. */
  private static final int EDGE = 16;
  private static final Pattern COLUMN_AND_ROW = Pattern.compile("([a-zA-Z]+)([0-9]+)");

  private final Element board;
  private final int columns;
  private final int rows;
  private final BoardPieces pieces;
  private final int cell;
  private final int edge;
  private final Map<Integer, String> columnNames = new TreeMap<>();
  private final Map<Integer, String> rowNames = new TreeMap<>();
  private final Map<String, int[]> places = new LinkedHashMap<>();
  private final Map<Integer, List<Element>> standing = new LinkedHashMap<>();

  SquaresPicture(Element board, int columns, int rows, int available, BoardPieces pieces) {
    this.board = board;
    this.columns = Math.min(columns, MAX_SQUARES);
    this.rows = Math.min(rows, MAX_SQUARES / this.columns + 1);
    this.pieces = pieces;
    this.edge = areNamed() ? EDGE : 0;
    this.cell = Math.max(MIN_CELL, Math.min(MAX_CELL, Math.min(MAX_WIDTH, available - edge) / this.columns));
  }

  /** Returns the squares, with the names of columns above and of rows on the left. */
  Box box() {
    Box squares = squares();
    List<String> parts = new ArrayList<>();
    if (edge > 0) {
      columnNames.forEach((column, name) -> parts.add(Svg.text("edge", edge + (column - 1) * cell + cell / 2, edge - 5, name)));
      rowNames.forEach((row, name) -> parts.add(Svg.text("edge", edge / 2, edge + (row - 1) * cell + cell / 2 + 3, name)));
    }
    parts.addAll(squares.at(edge, edge));
    return new Box(squares.width() + edge, squares.height() + edge, parts);
  }

  /** Returns whether the name of each square is that of its column and then that of its row. */
  private boolean areNamed() {
    for (Element child : board.children()) {
      if (child.kind() == Kind.SPACE && isPlaced(child)) {
        Matcher name = COLUMN_AND_ROW.matcher(child.id().substring(child.id().indexOf(':') + 1));
        if (!name.matches() || !isSame(columnNames, child.number("column"), name.group(1))
            || !isSame(rowNames, child.number("row"), name.group(2))) {
          return false;
        }
      }
    }
    return !columnNames.isEmpty();
  }

  private static boolean isSame(Map<Integer, String> names, int place, String name) {
    return names.computeIfAbsent(place, first -> name).equals(name);
  }

  private Box squares() {
    List<String> parts = new ArrayList<>();
    parts.add(Svg.rect("ground", 0, 0, columns * cell, rows * cell));
    List<Element> spaces = board.children().stream().filter(child -> child.kind() == Kind.SPACE && isPlaced(child)).toList();
    // highlighted ones last, so that no neighbour covers their outline
    spaces.stream().filter(space -> !pieces.scene().isHighlighted(space)).forEach(space -> space(space, parts));
    spaces.stream().filter(space -> pieces.scene().isHighlighted(space)).forEach(space -> space(space, parts));
    spaces.forEach(space -> sides(space, parts));
    board.children().stream().filter(BoardPieces::isPiece).forEach(child -> piece(child, parts));
    standing.forEach((place, there) -> marks(place % columns, place / columns, there, parts));
    return new Box(columns * cell, rows * cell, parts);
  }

  private boolean isPlaced(Element element) {
    return element.get("column") instanceof Integer column && element.get("row") instanceof Integer row
        && column >= 1 && column <= columns && row >= 1 && row <= rows;
  }

  private void space(Element space, List<String> parts) {
    int column = space.number("column") - 1;
    int row = space.number("row") - 1;
    places.put(space.id(), new int[] {column, row});
    String name = space.id().substring(space.id().indexOf(':') + 1);
    String ground = space.get(TERRAIN) == null ? "" : " " + pieces.ground(space, TERRAIN);
    parts.add(pieces.scene().group(space, Svg.rect("square" + ground, column * cell, row * cell, cell, cell)
        + (cell < LARGE_CELL || name.length() > 4 ? "" : Svg.text("corner", column * cell + 3, row * cell + 9, name))));
    space.children().stream().filter(BoardPieces::isPiece).forEach(piece -> stand(piece, column, row));
  }

  /** Draws the coloured lines around a square. */
  private void sides(Element space, List<String> parts) {
    int[] place = places.get(space.id());
    if (place == null) {
      return;
    }
    int left = place[0] * cell;
    int top = place[1] * cell;
    side(space.get("north"), left, top, left + cell, top, parts);
    side(space.get("south"), left, top + cell, left + cell, top + cell, parts);
    side(space.get("west"), left, top, left, top + cell, parts);
    side(space.get("east"), left + cell, top, left + cell, top + cell, parts);
  }

  private static void side(@Nullable Object side, int x1, int y1, int x2, int y2,
      List<String> parts) {
    if (side instanceof String colour && colour.matches("[a-z]+")) {
      parts.add("<line class=\"side\" stroke=\"" + colour + "\" x1=\"" + x1 + "\" y1=\"" + y1 + "\" x2=\"" + x2
          + "\" y2=\"" + y2 + "\"/>");
    }
  }

  private void stand(Element piece, int column, int row) {
    standing.computeIfAbsent(row * columns + column, empty -> new ArrayList<>()).add(piece);
  }

  /** Puts a piece on its own square, or draws it across all squares that it covers. */
  private void piece(Element piece, List<String> parts) {
    int[] covered = covered(piece);
    if (covered.length == 0) {
      if (isPlaced(piece)) {
        stand(piece, piece.number("column") - 1, piece.number("row") - 1);
      }
      return;
    }
    int width = (covered[2] - covered[0] + 1) * cell;
    int height = (covered[3] - covered[1] + 1) * cell;
    int x = covered[0] * cell;
    int y = covered[1] * cell;
    if (width > cell || height > cell) {
      parts.add(Svg.rect("covered", x + 2, y + 2, width - 4, height - 4));
      parts.add(pieces.mark(piece, x + width / 2, y + height / 2, single()));
    } else {
      stand(piece, covered[0], covered[1]);
    }
  }

  /** Returns the minimum and maximum column and row of the squares that a piece names. */
  private int[] covered(Element piece) {
    int[] bounds = new int[0];
    for (String name : List.of("squares", "to")) {
      for (String id : piece.references(name)) {
        int[] place = places.get(id);
        if (place != null) {
          bounds = bounds.length == 0 ? new int[] {place[0], place[1], place[0], place[1]} : new int[] {
              Math.min(bounds[0], place[0]), Math.min(bounds[1], place[1]),
              Math.max(bounds[2], place[0]), Math.max(bounds[3], place[1])};
        }
      }
    }
    return bounds;
  }

  /** Returns the half width of a mark that has a square for itself; a small square has no room for its facing. */
  private int single() {
    return cell >= LARGE_CELL ? cell / 2 - 7 : cell / 2 - 1;
  }

  private void marks(int column, int row, List<Element> there, List<String> parts) {
    int across = there.size() == 1 ? 1 : there.size() <= 4 ? 2 : 3;
    int step = cell / across;
    int radius = there.size() == 1 ? single() : Math.max(4, step / 2 - 2);
    for (int i = 0; i < there.size(); i++) {
      int x = column * cell + step / 2 + i % across * step;
      int y = row * cell + step / 2 + i / across % across * step;
      parts.add(pieces.mark(there.get(i), x, y, radius));
    }
  }
}
