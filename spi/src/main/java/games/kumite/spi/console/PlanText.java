package games.kumite.spi.console;

import games.kumite.api.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A board with measured places, drawn to scale; a character is twice as high as it is wide. */
final class PlanText implements BoardText {

  private static final int MAX_ROWS = 12;

  private final Element board;
  private final int across;
  private final int down;
  private final Names names;

  PlanText(Element board, int across, int down, Names names) {
    this.board = board;
    this.across = across;
    this.down = down;
    this.names = names;
  }

  @Override
  public List<String> lines(int width) {
    double max = Math.min((width - 2.0) / across, 2.0 * MAX_ROWS / down);
    int columns = Math.max(1, Math.min(width - 2, (int) Math.round(across * max)));
    int rows = Math.max(1, Math.min(MAX_ROWS, (int) Math.round(down * max / 2)));
    char[][] picture = new char[rows][columns];
    for (int row = 0; row < rows; row++) {
      Arrays.fill(picture[row], ' ');
      if ("round".equals(board.get("shape"))) {
        round(picture[row], row, rows);
      }
    }
    List<String> places = new ArrayList<>();
    board.children().forEach(child -> {
      if (child.kind() == Element.Kind.TERRAIN) {
        place(child, picture, places);
      }
    });
    board.children().forEach(child -> {
      if (child.kind() != Element.Kind.TERRAIN) {
        place(child, picture, places);
      }
    });
    List<String> lines = new ArrayList<>();
    lines.add("+" + "-".repeat(columns) + "+");
    for (char[] row : picture) {
      lines.add("|" + new String(row) + "|");
    }
    lines.add("+" + "-".repeat(columns) + "+");
    places.add(0, across + " x " + down);
    lines.addAll(Text.flow(places, "", width));
    return lines;
  }

  private static void round(char[] line, int row, int rows) {
    double y = (row + 0.5) / rows * 2 - 1;
    for (int column = 0; column < line.length; column++) {
      double x = (column + 0.5) / line.length * 2 - 1;
      line[column] = x * x + y * y <= 1 ? '.' : ' ';
    }
  }

  private void place(Element element, char[][] picture, List<String> places) {
    if (!(element.get("x") instanceof Integer x) || !(element.get("y") instanceof Integer y)) {
      return;
    }
    char symbol = names.symbol(element).charAt(0);
    int right = x + (element.get("width") instanceof Integer wide ? Math.max(0, wide - 1) : 0);
    int bottom = y + (element.get("height") instanceof Integer high ? Math.max(0, high - 1) : 0);
    for (int row = at(y, down, picture.length); row <= at(bottom, down, picture.length); row++) {
      for (int column = at(x, across, picture[0].length); column <= at(right, across, picture[0].length); column++) {
        picture[row][column] = symbol;
      }
    }
    places.add(symbol + " " + names.described(element, " at " + x + ", " + y));
  }

  private static int at(int place, int length, int cells) {
    return (int) Math.max(0, Math.min(cells - 1, (long) place * cells / length));
  }
}
