package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A board with measured places, drawn to scale; a character is twice as high as it is wide. A crowded board is drawn
 * larger, with a mark for each kind of terrain, and the pieces on top.
 */
final class PlanText implements BoardText {

  private static final int MAX_ROWS = 12;
  private static final int MAX_ROWS_OF_MUCH = 36;
  private static final int MUCH = 12;
  private static final String MARKS = "#=%:~\"^+o&-;*@$!?<>[]{}()/_'`,";

  private final Element board;
  private final int across;
  private final int down;
  private final ElementNames names;
  private final List<String> kinds = new ArrayList<>();
  private final List<String> grounds = new ArrayList<>();

  PlanText(Element board, int across, int down, ElementNames names) {
    this.board = board;
    this.across = across;
    this.down = down;
    this.names = names;
  }

  @Override
  public List<String> lines(int width) {
    int maxRows = isMuch() ? MAX_ROWS_OF_MUCH : MAX_ROWS;
    double max = Math.min((width - 2.0) / across, 2.0 * maxRows / down);
    int columns = Math.max(1, Math.min(width - 2, (int) Math.round(across * max)));
    int rows = Math.max(1, Math.min(maxRows, (int) Math.round(down * max / 2)));
    char[][] picture = new char[rows][columns];
    for (int row = 0; row < rows; row++) {
      Arrays.fill(picture[row], ' ');
      if ("round".equals(board.get("shape"))) {
        round(picture[row], row, rows);
      }
    }
    List<String> places = new ArrayList<>();
    board.children().forEach(child -> {
      if (child.kind() == Element.Kind.TERRAIN && isMuch()) {
        ground(child, picture);
      } else if (child.kind() == Element.Kind.TERRAIN) {
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
    places.add(0, names.say().text("size", across, down)
        + (isMuch() ? ", " + names.say().text("scale", across / columns, down / rows) : ""));
    for (int i = 0; i < kinds.size(); i++) {
      places.add(mark(kinds.get(i)) + " " + names.say().word("value.kind." + kinds.get(i)).orElse(kinds.get(i)));
    }
    places.addAll(grounds);
    lines.addAll(Text.flow(places, "", width));
    return lines;
  }

  private boolean isMuch() {
    return board.children().size() > MUCH;
  }

  /** Draws terrain and its parts with the marks of their kinds; independent elements are listed. */
  private void ground(Element element, char[][] picture) {
    parts(element, picture);
    Element at = isPlaced(element) || element.children().isEmpty() ? element : element.children().get(0);
    if (isPlaced(at)) {
      grounds.add(ElementNames.inner(element) + " " + names.say().text("at", at.get("x"), at.get("y"))
          + numbered(element, "item") + numbered(element, "piece"));
    }
  }

  /** Returns the number by which actions call an element, if it has one of this sort. */
  private String numbered(Element element, String sort) {
    return element.get(sort) == null ? "" : ", " + names.say().text(sort, element.get(sort));
  }

  private void parts(Element element, char[][] picture) {
    if (element.get("kind") instanceof String kind && isPlaced(element)) {
      fill(element, mark(kind), picture);
    }
    for (int i = element.children().size() - 1; i >= 0; i--) {
      parts(element.children().get(i), picture); // a roof comes last and is drawn first
    }
  }

  private char mark(String kind) {
    if (!kinds.contains(kind)) {
      kinds.add(kind);
    }
    return MARKS.charAt(kinds.indexOf(kind) % MARKS.length());
  }

  private static boolean isPlaced(Element element) {
    return element.get("x") instanceof Integer && element.get("y") instanceof Integer;
  }

  private static void round(char[] line, int row, int rows) {
    double y = (row + 0.5) / rows * 2 - 1;
    for (int column = 0; column < line.length; column++) {
      double x = (column + 0.5) / line.length * 2 - 1;
      line[column] = x * x + y * y <= 1 ? '.' : ' ';
    }
  }

  private void place(Element element, char[][] picture, List<String> places) {
    if (!isPlaced(element)) {
      return;
    }
    char symbol = names.symbol(element).charAt(0);
    fill(element, symbol, picture);
    places.add(symbol + " " + names.described(element, " " + names.say().text("at", element.get("x"), element.get("y"))));
  }

  private void fill(Element element, char symbol, char[][] picture) {
    int x = (Integer) element.get("x");
    int y = (Integer) element.get("y");
    int right = x + (element.get("width") instanceof Integer wide ? Math.max(0, wide - 1) : 0);
    int bottom = y + (element.get("height") instanceof Integer high ? Math.max(0, high - 1) : 0);
    for (int row = at(y, down, picture.length); row <= at(bottom, down, picture.length); row++) {
      for (int column = at(x, across, picture[0].length); column <= at(right, across, picture[0].length); column++) {
        picture[row][column] = symbol;
      }
    }
  }

  private static int at(int place, int length, int cells) {
    return (int) Math.max(0, Math.min(cells - 1, (long) place * cells / length));
  }
}
