package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A picture of a board of spaces, with lines between linked ones. */
final class LinksPicture {

  private static final int DISTANCE = 96;
  private static final int MAX_WIDTH = 1080;
  private static final int HALF_WIDTH = 40;
  private static final int HALF_HEIGHT = 28;
  /** The height of the name of a space. */
  private static final int NAME = 14;
  private static final int IN_ROW = 4;
  private static final int MAX_ROWS = 3;
  /** The least distance of two spaces. */
  private static final int FREE = 14;

  private final Element board;
  private final BoardPieces pieces;
  private final StressLayout spread;
  private final int[] places;

  LinksPicture(Element board, BoardPieces pieces, StressLayout spread) {
    this.board = board;
    this.pieces = pieces;
    this.spread = spread;
    this.places = spread.apart(spread.places(DISTANCE, MAX_WIDTH), 2 * HALF_WIDTH + FREE, 2 * HALF_HEIGHT + FREE);
  }

  Box box() {
    List<Element> spaces = board.children().stream().filter(child -> child.kind() == Kind.SPACE).toList();
    List<String> parts = new ArrayList<>(lines(spaces));
    spaces.forEach(space -> space(space, parts));
    int width = 0;
    int height = 0;
    for (int i = 0; i < places.length; i += 2) {
      width = Math.max(width, places[i] + 2 * HALF_WIDTH);
      height = Math.max(height, places[i + 1] + 2 * HALF_HEIGHT);
    }
    List<String> rest = board.children().stream().filter(BoardPieces::isPiece).map(pieces::name).toList();
    if (!rest.isEmpty()) {
      String words = String.join(", ", rest);
      parts.addAll(ComponentShapes.words(words, words).at(0, height + 4));
    }
    return new Box(Math.max(1, width), height + (rest.isEmpty() ? 1 : 48), parts);
  }

  private int x(int index) {
    return places[2 * index] + HALF_WIDTH;
  }

  private int y(int index) {
    return places[2 * index + 1] + HALF_HEIGHT;
  }

  /** Returns a line for each link, with a style for each linking attribute. */
  private Set<String> lines(List<Element> spaces) {
    Set<String> lines = new LinkedHashSet<>();
    for (Element space : spaces) {
      int from = spread.index(space.id());
      space.attributes().forEach((name, value) -> {
        for (String id : StressLayout.linked(name, value)) {
          int to = spread.index(id);
          if (to >= 0) {
            int first = Math.min(from, to);
            int second = Math.max(from, to);
            lines.add(Svg.line(name.equals("links") ? "link" : "link other", x(first), y(first), x(second), y(second)));
          }
        }
      });
    }
    return lines;
  }

  private void space(Element space, List<String> parts) {
    int index = spread.index(space.id());
    int left = x(index) - HALF_WIDTH;
    int top = y(index) - HALF_HEIGHT;
    Object zone = space.get("zone");
    String name = space.id().substring(space.id().indexOf(':') + 1);
    parts.add(Svg.titled(pieces.said(space),
        Svg.rect("space" + (zone == null ? "" : " " + pieces.ground(zone.toString())), left, top, 2 * HALF_WIDTH,
            2 * HALF_HEIGHT)
        + Svg.text("corner", left + 4, top + 11, TextMetrics.cut(name, 2 * HALF_WIDTH - 8))));
    List<Element> there = space.children().stream().filter(BoardPieces::isPiece).toList();
    marks(there, left, top, parts);
  }

  /** Draws one or two rows of marks, or three of smaller ones. */
  private void marks(List<Element> there, int left, int top, List<String> parts) {
    int rows = Math.min(MAX_ROWS, (there.size() + IN_ROW - 1) / IN_ROW);
    int inRow = rows < MAX_ROWS ? IN_ROW : (there.size() + rows - 1) / rows;
    int step = Math.min((2 * HALF_WIDTH - 4) / inRow, (2 * HALF_HEIGHT - NAME - 2) / Math.max(2, rows));
    int middle = rows == 1 ? step / 2 : 0;
    for (int i = 0; i < there.size(); i++) {
      parts.add(pieces.mark(there.get(i), left + 2 + step / 2 + i % inRow * step,
          top + NAME + middle + step / 2 + i / inRow * step, Math.max(1, step / 2)));
    }
  }
}
