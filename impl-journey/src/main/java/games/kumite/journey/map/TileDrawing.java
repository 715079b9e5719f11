package games.kumite.journey.map;

import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;

/**
 * A map tile or bridge in the notation of the ledger: lines of text, corners and horizontal edges in every other one,
 * squares and vertical edges between them. Blanks at the end of a line may be left out. Immutable.
 */
@Immutable
public final class TileDrawing {

  private final int width;
  private final int height;
  private final List<String> lines;

  private TileDrawing(List<String> lines) {
    this.lines = lines;
    height = (lines.size() - 1) / 2;
    width = (lines.get(0).length() - 1) / 2;
  }

  /**
   * Reads a drawing.
   *
   * @throws IllegalArgumentException if it is not a drawing; the message names the place
   */
  public static TileDrawing parse(List<String> lines) {
    if (lines.size() < 3 || lines.size() % 2 == 0 || lines.get(0).length() < 3 || lines.get(0).length() % 2 == 0) {
      throw new IllegalArgumentException("a drawing must be an odd number of lines, 3 at least, whose first has an odd"
          + " number of characters, 3 at least");
    }
    TileDrawing drawing = new TileDrawing(List.copyOf(lines));
    for (int row = 0; row < lines.size(); row++) {
      drawing.check(row);
    }
    return drawing;
  }

  private void check(int row) {
    if (lines.get(row).length() > 2 * width + 1) {
      throw new IllegalArgumentException("line " + (row + 1) + " must be at most " + (2 * width + 1) + " characters");
    }
    for (int column = 0; column <= 2 * width; column++) {
      char drawn = at(row, column);
      try {
        if (row % 2 == 1 && column % 2 == 1) {
          Terrain.of(drawn);
        } else if (row % 2 == 0 && column % 2 == 0) {
          corner(drawn);
        } else {
          EdgeKind.of(drawn);
        }
      } catch (IllegalArgumentException wrong) {
        throw new IllegalArgumentException("line " + (row + 1) + ", character " + (column + 1) + ": "
            + wrong.getMessage(), wrong);
      }
    }
  }

  private static void corner(char drawn) {
    if (drawn != '+') {
      throw new IllegalArgumentException("a corner must be +, was '" + drawn + "'");
    }
  }

  /**
   * Returns the drawing as it lies when the tile is turned clockwise.
   *
   * @param quarters the number of quarter turns, at least 0
   */
  public TileDrawing turned(int quarters) {
    if (quarters == 0) {
      return this;
    }
    List<String> turned = new ArrayList<>();
    for (int row = 0; row <= 2 * width; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column <= 2 * height; column++) {
        line.append(at(2 * height - column, row));
      }
      turned.add(line.toString());
    }
    return new TileDrawing(List.copyOf(turned)).turned(quarters - 1);
  }

  private char at(int row, int column) {
    String line = lines.get(row);
    return column < line.length() ? line.charAt(column) : ' ';
  }

  /** Returns the number of squares from west to east. */
  public int width() {
    return width;
  }

  /** Returns the number of squares from north to south. */
  public int height() {
    return height;
  }

  /** Returns the terrain of a square. */
  public Terrain terrain(int x, int y) {
    return Terrain.of(at(2 * y + 1, 2 * x + 1));
  }

  /** Returns the line on a side of a square. */
  public EdgeKind line(int x, int y, Facing side) {
    return EdgeKind.of(switch (side) {
      case NORTH -> at(2 * y, 2 * x + 1);
      case EAST -> at(2 * y + 1, 2 * x + 2);
      case SOUTH -> at(2 * y + 2, 2 * x + 1);
      case WEST -> at(2 * y + 1, 2 * x);
    });
  }
}
