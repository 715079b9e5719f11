package games.kumite.journey;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.TileDrawing;
import games.kumite.journey.state.Occupancy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A little map for a test: rows of squares, lines, tokens, and bases that stand on it. */
public final class Plan {

  /** The token's number of everything that is laid. */
  public static final int TOKEN = 1;

  private final int width;
  private final char[][] canvas;
  private @Nullable Ground ground;
  private final Occupancy squares;

  private Plan(int width, int height) {
    this.width = width;
    squares = new Occupancy(width * height);
    canvas = new char[2 * height + 1][2 * width + 1];
    for (char[] row : canvas) {
      Arrays.fill(row, ' ');
    }
    for (int y = 0; y <= height; y++) {
      for (int x = 0; x <= width; x++) {
        canvas[2 * y][2 * x] = '+';
      }
    }
  }

  /** A map of plain squares. */
  public static Plan open(int width, int height) {
    String[] rows = new String[height];
    Arrays.fill(rows, ".".repeat(width));
    return of(rows);
  }

  /** A map of these squares, a letter each. */
  public static Plan of(String... rows) {
    Plan plan = new Plan(rows[0].length(), rows.length);
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        plan.canvas[2 * y + 1][2 * x + 1] = rows[y].charAt(x);
      }
    }
    return plan;
  }

  /** Draws a line on a side of a square. */
  public Plan line(int x, int y, Facing side, char letter) {
    switch (side) {
      case NORTH -> canvas[2 * y][2 * x + 1] = letter;
      case EAST -> canvas[2 * y + 1][2 * x + 2] = letter;
      case SOUTH -> canvas[2 * y + 2][2 * x + 1] = letter;
      case WEST -> canvas[2 * y + 1][2 * x] = letter;
    }
    return this;
  }

  /** Puts a figure of one square there. */
  public Plan stand(int figure, int x, int y) {
    squares.stand(square(x, y), figure);
    return this;
  }

  /** Lays a token there. */
  public Plan token(int x, int y) {
    squares.lay(square(x, y), TOKEN);
    return this;
  }

  /** Puts one square of a closed door there. */
  public Plan door(int x, int y) {
    squares.shut(square(x, y), TOKEN);
    return this;
  }

  /** The ground; drawing ends here. */
  public Ground ground() {
    Ground joined = ground;
    if (joined == null) {
      joined = new Ground(List.of(new Ground.Placed(
          TileDrawing.parse(Arrays.stream(canvas).map(String::new).toList()), 0, 0)));
      ground = joined;
    }
    return joined;
  }

  /** Columns of it as a drawing; drawing ends here. */
  public TileDrawing drawing(int from, int to) {
    return TileDrawing.parse(Arrays.stream(canvas).map(row -> new String(row, 2 * from, 2 * (to - from) + 1)).toList());
  }

  /** Who stands and what lies there. */
  public Occupancy squares() {
    return squares;
  }

  /** What a base of this shape can do. */
  public BasePoses base(int wide, int deep) {
    return new BasePoses(ground(), wide, deep, EdgeKind.OPEN);
  }

  /** The same past yellow lines. */
  public BasePoses march(int wide, int deep) {
    return new BasePoses(ground(), wide, deep, EdgeKind.YELLOW);
  }

  /** A square. */
  public int square(int x, int y) {
    return y * width + x;
  }

  /** A pose, such as {@code 3,2 N}. */
  public int pose(String text) {
    String[] parts = text.split("[, ]");
    return Pose.of(square(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])), "NESW".indexOf(parts[2]));
  }

  /** A pose as {@link #pose} reads it, {@code none} if it is none. */
  public String text(int pose) {
    return pose == Pose.NONE ? "none" : ground().x(Pose.square(pose)) + "," + ground().y(Pose.square(pose)) + " "
        + "NESW".charAt(Pose.facing(pose));
  }

  /** The squares of a base, such as {@code 3,2 3,3}, in the order of their numbers. */
  public String squares(BasePoses base, int pose) {
    List<String> texts = new ArrayList<>();
    for (int k = 0; k < base.size(); k++) {
      texts.add(ground().x(base.square(pose, k)) + "," + ground().y(base.square(pose, k)));
    }
    return String.join(" ", texts);
  }
}
