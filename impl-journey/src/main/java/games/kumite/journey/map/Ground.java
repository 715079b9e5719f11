package games.kumite.journey.map;

import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import java.util.List;

/**
 * Tiles joined to a map. Immutable; queries allocate nothing.
 *
 * <p>Tiles touch square to square; an edge has the stronger line of the two tiles that share it. A place outside all
 * tiles, or drawn void, is not a square.
 */
@Immutable
public final class Ground {

  /** The most squares from west to east and from north to south. */
  public static final int MAX = 32;
  private static final String OUTSIDE = "tiles must lie within " + MAX + " by " + MAX + " squares";

  /** The value for no square and no tile. */
  public static final int NONE = -1;

  private static final int SIDES = 4;

  private final int width;
  private final int height;
  private final byte[] columns;
  private final byte[] rows;
  private final byte[] terrain;
  private final byte[] tileOf;
  private final byte[] lines;
  /** Bits of the ways that no line closes, by square; for both colours first, then for purple lines alone. */
  private final byte[][] open;
  private final short[] neighbours;
  /**
   * The square beyond a side if no line closes it, by square and side; for both colours first, then for purple lines
   * alone.
   */
  private final short[][] steps;

  /**
   * A tile in its place.
   *
   * @param drawing the tile
   * @param x the column of its north-west square
   * @param y the row of its north-west square
   */
  public record Placed(TileDrawing drawing, int x, int y) {}

  /**
   * Joins tiles.
   *
   * @throws IllegalArgumentException if they overlap or lie outside, or there are none
   */
  public Ground(List<Placed> tiles) {
    if (tiles.isEmpty()) {
      throw new IllegalArgumentException("a map needs a tile");
    }
    if (tiles.stream().anyMatch(tile -> tile.x() < 0 || tile.y() < 0 || tile.x() > MAX || tile.y() > MAX)) {
      throw new IllegalArgumentException(OUTSIDE); // before sums of such numbers overflow
    }
    width = tiles.stream().mapToInt(tile -> tile.x() + tile.drawing().width()).max().orElse(0);
    height = tiles.stream().mapToInt(tile -> tile.y() + tile.drawing().height()).max().orElse(0);
    if (width > MAX || height > MAX) {
      throw new IllegalArgumentException(OUTSIDE);
    }
    columns = new byte[width * height];
    rows = new byte[width * height];
    for (int square = 0; square < columns.length; square++) {
      columns[square] = (byte) (square % width);
      rows[square] = (byte) (square / width);
    }
    terrain = new byte[width * height];
    tileOf = new byte[width * height];
    lines = new byte[width * height * SIDES];
    Arrays.fill(tileOf, (byte) NONE);
    for (int tile = 0; tile < tiles.size(); tile++) {
      lay(tiles.get(tile), tile);
    }
    neighbours = new short[width * height * CompassDirections.COUNT];
    closeVoid();
    open = new byte[][] {open(EdgeKind.YELLOW), open(EdgeKind.PURPLE)};
    steps = new short[][] {steps(open[0]), steps(open[1])};
  }

  private void lay(Placed placed, int tile) {
    TileDrawing drawing = placed.drawing();
    for (int y = 0; y < drawing.height(); y++) {
      for (int x = 0; x < drawing.width(); x++) {
        int square = (placed.y() + y) * width + placed.x() + x;
        if (tileOf[square] != NONE) {
          throw new IllegalArgumentException(
              "tiles must not overlap, two lie at (" + (placed.x() + x) + "," + (placed.y() + y) + ")");
        }
        tileOf[square] = (byte) tile;
        terrain[square] = (byte) drawing.terrain(x, y).ordinal();
        for (int side = 0; side < SIDES; side++) {
          draw(square, side, drawing.line(x, y, Facing.at(side)));
        }
      }
    }
  }

  /** Draws a line, which belongs to both squares that it separates. */
  private void draw(int square, int side, EdgeKind line) {
    set(square, side, line);
    int other = beside(square, 2 * side);
    if (other != NONE) {
      set(other, side + 2 & 3, line);
    }
  }

  private void set(int square, int side, EdgeKind line) {
    int at = square * SIDES + side;
    lines[at] = (byte) EdgeKind.at(lines[at]).with(line).ordinal();
  }

  private void closeVoid() {
    for (int square = 0; square < terrain.length; square++) {
      for (int way = 0; way < CompassDirections.COUNT; way++) {
        int other = beside(square, way);
        boolean isThere = other != NONE && exists(other) && exists(square);
        neighbours[square * CompassDirections.COUNT + way] = (short) (isThere ? other : NONE);
        if (!isThere && !CompassDirections.isDiagonal(way)) {
          draw(square, way / 2, EdgeKind.PURPLE);
        }
      }
    }
  }

  private byte[] open(EdgeKind closing) {
    byte[] masks = new byte[terrain.length];
    for (int square = 0; square < terrain.length; square++) {
      for (int way = 0; way < CompassDirections.COUNT; way++) {
        if (neighbour(square, way) != NONE && isOpen(square, way, closing)) {
          masks[square] |= (byte) (1 << way);
        }
      }
    }
    return masks;
  }

  private short[] steps(byte[] open) {
    short[] steps = new short[open.length * SIDES];
    for (int square = 0; square < open.length; square++) {
      for (int side = 0; side < SIDES; side++) {
        boolean isOpen = (open[square] >> 2 * side & 1) != 0;
        steps[square * SIDES + side] = (short) (isOpen ? neighbour(square, 2 * side) : NONE);
      }
    }
    return steps;
  }

  private boolean isOpen(int square, int way, EdgeKind closing) {
    if (!CompassDirections.isDiagonal(way)) {
      return isFree(square, way, closing);
    }
    int one = way - 1;
    int other = way + 1 & 7;
    return isFree(square, one, closing) && isFree(neighbour(square, one), other, closing)
        || isFree(square, other, closing) && isFree(neighbour(square, other), one, closing); // JW-RUL-12
  }

  private boolean isFree(int square, int way, EdgeKind closing) {
    return lines[square * SIDES + way / 2] < closing.ordinal();
  }

  private int beside(int square, int way) {
    int x = x(square) + CompassDirections.dx(way);
    int y = y(square) + CompassDirections.dy(way);
    return x < 0 || y < 0 || x >= width || y >= height ? NONE : y * width + x;
  }

  /** Returns the number of squares from west to east. */
  public int width() {
    return width;
  }

  /** Returns the number of squares from north to south. */
  public int height() {
    return height;
  }

  /** Returns the number of square numbers. */
  public int size() {
    return terrain.length;
  }

  /** Returns the number of a square, {@link #NONE} outside the map. */
  public int square(int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= height ? NONE : y * width + x;
  }

  /** Returns the column of a square. */
  public int x(int square) {
    return columns[square];
  }

  /** Returns the row of a square. */
  public int y(int square) {
    return rows[square];
  }

  /** Returns whether there is a square. */
  public boolean exists(int square) {
    return terrain[square] != 0;
  }

  /** Returns the terrain of a square. */
  public Terrain terrain(int square) {
    return Terrain.at(terrain[square]);
  }

  /** Returns the tile on which a square lies, by its place in the list; {@link #NONE} if on none. */
  public int tile(int square) {
    return tileOf[square];
  }

  /** Returns whether a square is on one of some tiles, given as bits. */
  public boolean isOnAny(int square, int tiles) {
    return tileOf[square] != NONE && (tiles >> tileOf[square] & 1) != 0;
  }

  /** Returns the line on a side of a square. */
  public EdgeKind line(int square, int side) {
    return EdgeKind.at(lines[square * SIDES + side]);
  }

  /**
   * Returns the square next to an existing one in a way, whatever line is between them; {@link #NONE} if there is none.
   */
  public int neighbour(int square, int way) {
    return neighbours[square * CompassDirections.COUNT + way];
  }

  /** Returns whether neither line closes a way; a corner needs one of its two L-shaped ways (JW-RUL-11, JW-RUL-12). */
  public boolean isOpen(int square, int way) {
    return (open[0][square] >> way & 1) != 0;
  }

  /** Returns whether no purple line closes a way, for figures that yellow lines do not stop. */
  public boolean isOpenPastYellow(int square, int way) {
    return (open[1][square] >> way & 1) != 0;
  }

  /** Returns the square beyond a side of another, {@link #NONE} if a line closes it. */
  public int step(int square, int side) {
    return steps[0][square * SIDES + side];
  }

  /**
   * Returns the square beyond a side of another for figures that yellow lines do not stop, {@link #NONE} if a purple
   * line closes it.
   */
  public int stepPastYellow(int square, int side) {
    return steps[1][square * SIDES + side];
  }

  /** Returns whether two squares are adjacent and no line cuts them off (JW-DFN-01, JW-RUL-11). */
  public boolean isAdjacent(int square, int other) {
    int dx = x(other) - x(square);
    int dy = y(other) - y(square);
    if (Math.max(Math.abs(dx), Math.abs(dy)) != 1) {
      return false;
    }
    return isOpen(square, CompassDirections.toward(dx, dy));
  }

  /** Returns the least |dx| + |dy|. */
  public int apart(int square, int other) {
    return Math.abs(x(square) - x(other)) + Math.abs(y(square) - y(other));
  }
}
