package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A board of columns and rows: a cell shows the pieces on the space, else the space's name or a dot. */
final class GridText implements BoardText {

  private static final int MAX_ROWS = 60;
  private static final int LONGEST_NAME = 3;
  private static final int MAX_IN_A_CELL = 3;

  private final int columns;
  private final int rows;
  private final ElementNames names;
  private final String[][] pieces;
  private final String[][] empty;

  GridText(Element board, int columns, int rows, ElementNames names) {
    this.names = names;
    this.columns = Math.min(columns, names.width());
    this.rows = Math.min(rows, MAX_ROWS);
    this.pieces = new String[this.rows][this.columns];
    this.empty = new String[this.rows][this.columns];
    for (String[] row : pieces) {
      Arrays.fill(row, "");
    }
    board.children().forEach(this::place);
  }

  private void place(Element element) {
    int column = element.get("column") instanceof Integer number ? number - 1 : -1;
    int row = element.get("row") instanceof Integer number ? number - 1 : -1;
    if (column < 0 || column >= columns || row < 0 || row >= rows) {
      return;
    }
    if (BoardText.isPiece(element)) {
      add(row, column, names.symbol(element));
      return;
    }
    if (element.kind() == Element.Kind.SPACE) {
      empty[row][column] = ElementNames.inner(element);
    }
    element.children().stream().filter(BoardText::isPiece)
        .forEach(piece -> add(row, column, names.symbol(piece)));
  }

  private void add(int row, int column, String symbol) {
    String there = pieces[row][column];
    pieces[row][column] = there.length() < MAX_IN_A_CELL ? there + symbol
        : there.substring(0, MAX_IN_A_CELL - 1) + "+";
  }

  @Override
  public List<String> lines(int width) {
    boolean named = longest(empty) <= LONGEST_NAME && columns * (longest(empty) + 2) <= width;
    int margin = named ? 0 : String.valueOf(rows).length() + 1;
    int cell = Math.max(Math.max(longest(pieces), 1), named ? longest(empty) : 1);
    int gap = columns * (cell + 2) + margin <= width ? 2 : columns * (cell + 1) + margin <= width ? 1 : 0;
    if (columns * (cell + gap) + margin > width) {
      cell = 1;
    }
    List<String> lines = new ArrayList<>();
    if (!named) {
      lines.add(header(margin, cell + gap, width));
    }
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder(
          named ? "" : String.format(Locale.ROOT, "%" + (margin - 1) + "d ", row + 1));
      for (int column = 0; column < columns; column++) {
        line.append(Text.padded(content(row, column, named, cell), cell + gap));
      }
      String whole = line.toString().stripTrailing();
      lines.add(whole.substring(0, Math.min(whole.length(), width)));
    }
    lines.addAll(Text.flow(names.legend(), "", width));
    return lines;
  }

  private String content(int row, int column, boolean named, int cell) {
    String shown = pieces[row][column];
    if (shown.isEmpty()) {
      String space = empty[row][column];
      shown = space == null ? "" : named ? space : ".";
    }
    return shown.length() <= cell ? shown : cell == 1 ? "+" : shown.substring(0, cell);
  }

  /** Returns the numbers of the columns, as far apart as needed. */
  private String header(int margin, int step, int width) {
    StringBuilder line = new StringBuilder(" ".repeat(margin));
    for (int column = 0; column < columns; column++) {
      int at = margin + column * step;
      if (line.length() <= at && at + String.valueOf(column + 1).length() <= width) {
        line.append(" ".repeat(at - line.length())).append(column + 1).append(' ');
      }
    }
    return line.toString().stripTrailing();
  }

  private static int longest(String[][] texts) {
    return Arrays.stream(texts).flatMap(Arrays::stream).filter(text -> text != null)
        .mapToInt(String::length).max().orElse(0);
  }
}
