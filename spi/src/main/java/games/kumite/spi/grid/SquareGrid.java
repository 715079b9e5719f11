package games.kumite.spi.grid;

import games.kumite.spi.IntList;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;

/**
 * A board of squares. Spaces count from 0, row by row from the top left; the table's attributes {@code column} and
 * {@code row} count from 1. Immutable and thread-safe.
 */
@Immutable
public final class SquareGrid {

  /** The steps to the neighbours, in pairs of columns and rows: the four along rows and columns, then the diagonals. */
  private static final int[][] STEPS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
  private static final int SIDES = 4;
  private static final int LINE_DIRECTIONS = 4;

  private final Cells cells;
  private final List<IntList> beside;

  private SquareGrid(Cells cells) {
    this.cells = cells;
    beside = neighbours();
  }

  private List<IntList> neighbours() {
    List<IntList> all = new ArrayList<>();
    for (int space = 0; space < cells.size(); space++) {
      int[] next = new int[SIDES];
      for (int i = 0; i < SIDES; i++) {
        next[i] = cells.at(cells.column(space) + STEPS[i][0], cells.row(space) + STEPS[i][1]);
      }
      all.add(Cells.inside(next));
    }
    return List.copyOf(all);
  }

  /**
   * Returns a board.
   *
   * @param columns the number of columns, 1 to 26
   * @param rows the number of rows
   * @return the board
   */
  public static SquareGrid of(int columns, int rows) {
    return new SquareGrid(new Cells(columns, rows));
  }

  /**
   * Returns the number of columns.
   *
   * @return the number
   */
  public int columns() {
    return cells.columns();
  }

  /**
   * Returns the number of rows.
   *
   * @return the number
   */
  public int rows() {
    return cells.rows();
  }

  /**
   * Returns the number of spaces.
   *
   * @return columns times rows
   */
  public int size() {
    return cells.size();
  }

  /**
   * Returns the column of a space.
   *
   * @param space a space
   * @return the column, from 0
   */
  public int column(int space) {
    return cells.column(space);
  }

  /**
   * Returns the row of a space.
   *
   * @param space a space
   * @return the row, from 0 at the top
   */
  public int row(int space) {
    return cells.row(space);
  }

  /**
   * Returns the space in a column and a row.
   *
   * @param column the column, from 0
   * @param row the row, from 0
   * @return the space, -1 beyond the edge
   */
  public int at(int column, int row) {
    return cells.at(column, row);
  }

  /**
   * Returns the name of a space.
   *
   * @param space a space
   * @return a letter for the column and the number of the row, such as {@code b3}
   */
  public String name(int space) {
    return cells.name(space);
  }

  /**
   * Returns the spaces that share a side with a space.
   *
   * @param space a space
   * @return up to four spaces: above, right, below, left
   */
  public IntList neighbours(int space) {
    return beside.get(cells.check(space));
  }

  /**
   * Returns the number of steps between two spaces along rows and columns.
   *
   * @param from a space
   * @param to another space
   * @return the number of steps to a {@linkplain #neighbours neighbour}, 0 for the same space
   */
  public int distance(int from, int to) {
    return Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
  }

  /**
   * Returns the spaces on the straight line between two spaces, such as a line of sight. Where the line passes between
   * two spaces, the one nearer to {@code from} in the order of spaces is taken, so that both directions give one line.
   *
   * @param from the first space
   * @param to the last space
   * @return the spaces in order, both ends included
   */
  public IntList line(int from, int to) {
    int low = Math.min(from, to);
    int high = Math.max(from, to);
    int steps = Math.max(Math.abs(column(from) - column(to)), Math.abs(row(from) - row(to)));
    int[] spaces = new int[steps + 1];
    for (int i = 0; i <= steps; i++) {
      int column = between(column(low), column(high), i, steps);
      int row = between(row(low), row(high), i, steps);
      spaces[low == from ? i : steps - i] = cells.at(column, row);
    }
    return IntList.of(spaces);
  }

  /** Returns a whole number on the way from one number to another, a half rounded down. */
  private static int between(int from, int to, int step, int steps) {
    return steps == 0 ? from : from + Math.floorDiv(2 * step * (to - from) + steps - 1, 2 * steps);
  }

  /**
   * Returns every line of a length along rows, columns and diagonals, as in games that win by some in a row.
   *
   * @param length the number of spaces of a line, at least 2
   * @return the lines, each once
   */
  public List<IntList> lines(int length) {
    if (length < 2) {
      throw new IllegalArgumentException("length must be at least 2, was " + length);
    }
    List<IntList> lines = new ArrayList<>();
    int[] directions = {1, 2, 5, 6}; // right, down, down right, down left
    for (int i = 0; i < LINE_DIRECTIONS; i++) {
      int[] step = STEPS[directions[i]];
      for (int space = 0; space < size(); space++) {
        int[] line = new int[length];
        for (int at = 0; at < length; at++) {
          line[at] = cells.at(column(space) + at * step[0], row(space) + at * step[1]);
        }
        if (line[length - 1] >= 0) {
          lines.add(IntList.of(line));
        }
      }
    }
    return List.copyOf(lines);
  }

  @Override
  public String toString() {
    return columns() + " by " + rows() + " squares";
  }
}
