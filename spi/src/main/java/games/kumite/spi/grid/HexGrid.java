package games.kumite.spi.grid;

import games.kumite.spi.IntList;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;

/**
 * A board of hexagons with a corner at the top, in rows of which every second one is shifted to the right by half a
 * hexagon. Spaces count from 0, row by row from the top left. Immutable and thread-safe.
 *
 * <p>The table shows it as a board with {@code x} and {@code y} of each space: see {@link #x} and {@link #y}.
 */
@Immutable
public final class HexGrid {

  /** The steps to the six neighbours in axial coordinates, clockwise from the upper right. */
  private static final int[][] STEPS = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
  private static final int HALF_WIDTH = 50;
  private static final int ROW_HEIGHT = 87;

  private final Cells cells;
  private final List<IntList> beside;

  private HexGrid(Cells cells) {
    this.cells = cells;
    List<IntList> all = new ArrayList<>();
    for (int space = 0; space < cells.size(); space++) {
      int[] next = new int[STEPS.length];
      for (int i = 0; i < STEPS.length; i++) {
        next[i] = axial(q(space) + STEPS[i][0], cells.row(space) + STEPS[i][1]);
      }
      all.add(Cells.inside(next));
    }
    beside = List.copyOf(all);
  }

  /**
   * Returns a board.
   *
   * @param columns the number of hexagons in a row, 1 to 26
   * @param rows the number of rows
   * @return the board
   */
  public static HexGrid of(int columns, int rows) {
    return new HexGrid(new Cells(columns, rows));
  }

  /**
   * Returns the number of hexagons in a row.
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
   * Returns the place of a space in its row.
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
   * Returns the horizontal coordinate of the middle of a space, for the table.
   *
   * @param space a space
   * @return a whole number; 100 is the width of a hexagon
   */
  public int x(int space) {
    return (2 * column(space) + 1 + row(space) % 2) * HALF_WIDTH;
  }

  /**
   * Returns the vertical coordinate of the middle of a space, for the table.
   *
   * @param space a space
   * @return a whole number in the units of {@link #x}
   */
  public int y(int space) {
    return (row(space) + 1) * ROW_HEIGHT;
  }

  /**
   * Returns the spaces that share a side with a space.
   *
   * @param space a space
   * @return up to six spaces, clockwise from the upper right
   */
  public IntList neighbours(int space) {
    return beside.get(cells.check(space));
  }

  /**
   * Returns the number of steps between two spaces.
   *
   * @param from a space
   * @param to another space
   * @return the number of steps to a {@linkplain #neighbours neighbour}, 0 for the same space
   */
  public int distance(int from, int to) {
    int q = q(to) - q(from);
    int r = row(to) - row(from);
    return Math.max(Math.abs(q + r), Math.max(Math.abs(q), Math.abs(r)));
  }

  /**
   * Returns the spaces on the straight line between two spaces, such as a line of sight. Where the line passes between
   * two spaces, both directions take the same one.
   *
   * @param from the first space
   * @param to the last space
   * @return the spaces in order, both ends included
   */
  public IntList line(int from, int to) {
    int low = Math.min(from, to);
    int high = Math.max(from, to);
    int steps = distance(from, to);
    int[] spaces = new int[steps + 1];
    for (int i = 0; i <= steps; i++) {
      spaces[low == from ? i : steps - i] = steps == 0 ? low : inside(low, high, i, steps);
    }
    return IntList.of(spaces);
  }

  /** Returns the space nearest to a part of the way; between two spaces the one that lies on the board. */
  private int inside(int from, int to, int step, int steps) {
    int space = between(from, to, step, steps, steps - 1);
    return space >= 0 ? space : between(from, to, step, steps, steps);
  }

  /** Returns the space nearest to a part of the way, by cube rounding in whole numbers (Red Blob Games, hexagons). */
  private int between(int from, int to, int step, int steps, int half) {
    int q = q(from) * steps + (q(to) - q(from)) * step;
    int r = row(from) * steps + (row(to) - row(from)) * step;
    int s = -q - r;
    int wholeQ = rounded(q, steps, half);
    int wholeR = rounded(r, steps, half);
    int wholeS = rounded(s, steps, half);
    int offQ = Math.abs(wholeQ * steps - q);
    int offR = Math.abs(wholeR * steps - r);
    int offS = Math.abs(wholeS * steps - s);
    if (offQ > offR && offQ > offS) {
      wholeQ = -wholeR - wholeS;
    } else if (offR > offS) {
      wholeR = -wholeQ - wholeS;
    }
    return axial(wholeQ, wholeR);
  }

  /** Returns the nearest whole number; a half is rounded down, or up if {@code half} is all of the steps. */
  private static int rounded(int times, int steps, int half) {
    return Math.floorDiv(2 * times + half, 2 * steps);
  }

  /** Returns the first axial coordinate of a space; the second one is its row. */
  private int q(int space) {
    return column(space) - row(space) / 2;
  }

  private int axial(int q, int row) {
    return row < 0 ? -1 : cells.at(q + row / 2, row);
  }

  @Override
  public String toString() {
    return columns() + " by " + rows() + " hexagons";
  }
}
