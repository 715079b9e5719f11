package games.kumite.spi.grid;

import games.kumite.spi.IntList;

/** The spaces of a board of columns and rows, with their names. Immutable. */
record Cells(int columns, int rows) {

  private static final int MAX = 26;

  Cells {
    if (columns < 1 || columns > MAX) {
      throw new IllegalArgumentException("columns must be 1.." + MAX + ", was " + columns);
    }
    if (rows < 1 || rows > Short.MAX_VALUE / MAX) {
      throw new IllegalArgumentException("rows must be 1.." + Short.MAX_VALUE / MAX + ", was " + rows);
    }
  }

  int size() {
    return columns * rows;
  }

  int column(int space) {
    return check(space) % columns;
  }

  int row(int space) {
    return check(space) / columns;
  }

  /** Returns the space in a column and a row, -1 beyond the edge. */
  int at(int column, int row) {
    return column < 0 || column >= columns || row < 0 || row >= rows ? -1 : row * columns + column;
  }

  String name(int space) {
    return "" + (char) ('a' + column(space)) + (row(space) + 1);
  }

  int check(int space) {
    if (space < 0 || space >= size()) {
      throw new IllegalArgumentException("space must be 0.." + (size() - 1) + ", was " + space);
    }
    return space;
  }

  /** Returns the spaces of an array without the -1 in it. */
  static IntList inside(int... spaces) {
    IntList inside = IntList.NONE;
    for (int space : spaces) {
      inside = space < 0 ? inside : inside.and(space);
    }
    return inside;
  }
}
