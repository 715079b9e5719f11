package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A board of spaces with lines between those that are linked. */
final class LinksPicture {

  private static final int DISTANCE = 78;
  private static final int MAX_WIDTH = 1080;
  private static final int HALF_WIDTH = 34;
  private static final int HALF_HEIGHT = 26;
  private static final int MARK = 9;

  private final Element board;
  private final Pieces pieces;
  private final Spread spread;
  private final int[] places;

  LinksPicture(Element board, Pieces pieces, Spread spread) {
    this.board = board;
    this.pieces = pieces;
    this.spread = spread;
    this.places = spread.places(DISTANCE, MAX_WIDTH);
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
    List<String> rest = board.children().stream().filter(Pieces::isPiece).map(pieces::name).toList();
    if (!rest.isEmpty()) {
      String words = String.join(", ", rest);
      parts.addAll(Things.words(words, words).at(0, height + 4));
    }
    return new Box(Math.max(1, width), height + (rest.isEmpty() ? 1 : 48), parts);
  }

  private int x(int index) {
    return places[2 * index] + HALF_WIDTH;
  }

  private int y(int index) {
    return places[2 * index + 1] + HALF_HEIGHT;
  }

  /** A line for each link, of another kind for each attribute that links. */
  private Set<String> lines(List<Element> spaces) {
    Set<String> lines = new LinkedHashSet<>();
    for (Element space : spaces) {
      int from = spread.index(space.id());
      space.attributes().forEach((name, value) -> {
        for (String id : Spread.linked(name, value)) {
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
        + Svg.text("corner", left + 4, top + 10, Lettering.cut(name, 2 * HALF_WIDTH - 8))));
    List<Element> there = space.children().stream().filter(Pieces::isPiece).toList();
    int[] marks = marks(there.size());
    for (int i = 0; i < there.size(); i++) {
      parts.add(pieces.mark(there.get(i), left + marks[2 * i], top + marks[2 * i + 1], MARK));
    }
  }

  /** Places for marks in a space: two rows, closer together the more there are. */
  private static int[] marks(int count) {
    int[] marks = new int[2 * count];
    Arrays.fill(marks, 0);
    int inRow = Math.max(3, (count + 1) / 2);
    int step = Math.min(2 * MARK + 2, (2 * HALF_WIDTH - 2 * MARK - 4) / Math.max(1, inRow - 1));
    for (int i = 0; i < count; i++) {
      marks[2 * i] = MARK + 2 + i % inRow * step;
      marks[2 * i + 1] = 21 + i / inRow * (2 * MARK + 2) - (count > inRow ? 0 : -6);
    }
    return marks;
  }
}
