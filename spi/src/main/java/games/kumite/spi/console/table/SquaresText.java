package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A board of squares with lines between them, terrain, or pieces with a facing. A square is two characters: the piece
 * on it and an arrow for its facing, else the first letter of its terrain or a dot. The line to the west stands before
 * it, the lines to the north in a row of their own: {@code |} and {@code --}, {@code #} and {@code ==} for those that
 * can never be crossed.
 */
final class SquaresText implements BoardText {

  private static final int CELL = 3;
  private static final int MAX_ROWS = 60;
  private static final String ABSOLUTE = "purple";
  private static final Map<String, Character> ARROWS = new TreeMap<>();

  static {
    ARROWS.put("north", '^');
    ARROWS.put("east", '>');
    ARROWS.put("south", 'v');
    ARROWS.put("west", '<');
  }

  private final int columns;
  private final int rows;
  private final ElementNames names;
  private final @Nullable String[][] content;
  private final @Nullable Object[][] west;
  private final @Nullable Object[][] north;
  private final @Nullable String[] heads;
  private final @Nullable String[] margins;
  private final Map<String, int[]> places = new TreeMap<>();

  SquaresText(Element board, int columns, int rows, ElementNames names) {
    this.columns = Math.min(columns, names.width() / CELL - 1);
    this.rows = Math.min(rows, MAX_ROWS);
    this.names = names;
    content = new String[this.rows][this.columns];
    west = new Object[this.rows + 1][this.columns + 1];
    north = new Object[this.rows + 1][this.columns + 1];
    heads = new String[this.columns];
    margins = new String[this.rows];
    board.children().stream().filter(child -> child.kind() == Kind.SPACE).forEach(this::space);
    board.children().stream().filter(BoardText::isPiece).forEach(this::piece);
  }

  /** Returns whether a board has anything that a plain grid does not show. */
  static boolean suits(Element board) {
    return board.children().stream().anyMatch(child -> child.kind() == Kind.SPACE
        ? child.get("terrain") != null || ARROWS.keySet().stream().anyMatch(side -> child.get(side) != null)
        : ARROWS.containsKey(String.valueOf(child.get("facing"))));
  }

  private void space(Element space) {
    int column = space.get("column") instanceof Integer number ? number - 1 : -1;
    int row = space.get("row") instanceof Integer number ? number - 1 : -1;
    if (column < 0 || column >= columns || row < 0 || row >= rows) {
      return;
    }
    places.put(space.id(), new int[] {column, row});
    Object terrain = space.get("terrain");
    content[row][column] = terrain == null ? "." : terrain.toString().substring(0, 1);
    west[row][column] = first(west[row][column], space.get("west"));
    west[row][column + 1] = first(west[row][column + 1], space.get("east"));
    north[row][column] = first(north[row][column], space.get("north"));
    north[row + 1][column] = first(north[row + 1][column], space.get("south"));
    heads[column] = ElementNames.inner(space).replaceAll("[0-9]+$", "");
    margins[row] = ElementNames.inner(space).replaceAll("^[^0-9]+", "");
    space.children().stream().filter(BoardText::isPiece).forEach(piece -> put(piece, column, row));
  }

  private static @Nullable Object first(@Nullable Object there, @Nullable Object other) {
    return there != null ? there : other;
  }

  private void piece(Element piece) {
    String squares = piece.get("squares") == null ? "" : piece.get("squares").toString();
    Object to = piece.get("to");
    for (String id : (squares + " " + (to == null ? "" : to)).split(" ")) {
      int[] place = places.get(id);
      if (place != null) {
        content[place[1]][place[0]] = names.symbol(piece);
      }
    }
    if (piece.get("column") instanceof Integer column && piece.get("row") instanceof Integer row) {
      put(piece, column - 1, row - 1);
    }
  }

  private void put(Element piece, int column, int row) {
    if (column >= 0 && column < columns && row >= 0 && row < rows) {
      Character arrow = ARROWS.get(String.valueOf(piece.get("facing")));
      content[row][column] = names.symbol(piece) + (arrow == null ? "" : arrow);
    }
  }

  @Override
  public List<String> lines(int width) {
    List<String> lines = new ArrayList<>();
    int margin = 1 + Arrays.stream(margins).mapToInt(text -> text == null ? 1 : text.length()).max().orElse(1);
    StringBuilder head = new StringBuilder(" ".repeat(margin));
    for (int column = 0; column < columns; column++) {
      head.append(' ').append(Text.padded(heads[column] == null ? "" : heads[column], CELL - 1));
    }
    lines.add(cut(head, width));
    for (int row = 0; row <= rows; row++) {
      between(row, margin, width, lines);
      if (row < rows) {
        lines.add(cut(row(row, margin), width));
      }
    }
    lines.addAll(Text.flow(names.legend(), "", width));
    return lines;
  }

  private static String cut(CharSequence line, int width) {
    String whole = line.toString().stripTrailing();
    return whole.substring(0, Math.min(whole.length(), width));
  }

  private StringBuilder row(int row, int margin) {
    StringBuilder line = new StringBuilder(Text.padded(margins[row] == null ? "" : margins[row], margin));
    for (int column = 0; column <= columns; column++) {
      Object side = west[row][column];
      line.append(side == null ? ' ' : ABSOLUTE.equals(side) ? '#' : '|');
      if (column < columns) {
        line.append(Text.padded(content[row][column] == null ? "" : content[row][column], CELL - 1));
      }
    }
    return line;
  }

  /** Adds the lines above a row, if there are any. */
  private void between(int row, int margin, int width, List<String> lines) {
    StringBuilder line = new StringBuilder(" ".repeat(margin));
    for (int column = 0; column < columns; column++) {
      Object side = north[row][column];
      line.append(side == null ? "   " : ABSOLUTE.equals(side) ? " ==" : " --");
    }
    if (!line.toString().isBlank()) {
      lines.add(cut(line, width));
    }
  }
}
