package games.kumite.api.picture;

import games.kumite.api.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A board of spaces with lines between neighbours. */
final class LinksPicture {

  private static final String GATEWAYS = "gateways";
  private static final String ZONE = "zone";
  private static final int GATEWAY_COLORS = 6;
  /** The height that the name of a space takes. */
  private static final int NAME = 14;
  private static final int MAX_ROWS = 3;
  private static final int DOT = 4;

  private final Element board;
  private final List<Element> spaces;
  private final SpacePlaces places;
  private final BoardPieces pieces;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Integer> gateways = new HashMap<>();

  LinksPicture(Element board, List<Element> spaces, SpacePlaces places, BoardPieces pieces) {
    this.board = board;
    this.spaces = spaces;
    this.places = places;
    this.pieces = pieces;
    for (int i = 0; i < spaces.size(); i++) {
      numbers.put(spaces.get(i).id(), i);
    }
  }

  Box box() {
    int width = 1;
    int height = 1;
    for (int i = 0; i < spaces.size(); i++) {
      width = Math.max(width, places.x(i) + places.halfWidth());
      height = Math.max(height, places.y(i) + places.halfHeight());
    }
    List<String> parts = new ArrayList<>();
    if (!places.transform().isEmpty()) {
      parts.add(BoardPieces.surface(board, places.transform()) + Svg.END);
    }
    parts.addAll(lines());
    for (int i = 0; i < spaces.size(); i++) {
      space(spaces.get(i), i, parts);
    }
    return new Box(width, height, parts);
  }

  /** Returns a line for each pair of neighbours, of another kind for each attribute that links. */
  private Set<String> lines() {
    boolean isMap = !places.transform().isEmpty();
    Set<String> lines = new LinkedHashSet<>();
    for (int from = 0; from < spaces.size(); from++) {
      for (Map.Entry<String, Object> attribute : spaces.get(from).attributes().entrySet()) {
        boolean isGateway = isMap && attribute.getKey().equals(GATEWAYS);
        for (String id : StressLayout.linked(attribute.getKey(), attribute.getValue())) {
          Integer to = numbers.get(id);
          if (to != null && isGateway) {
            gateway(spaces.get(from).id(), id);
          } else if (to != null) {
            int first = Math.min(from, to);
            int second = Math.max(from, to);
            lines.add(Svg.line(attribute.getKey().equals("links") ? "link" : "link other", places.x(first), places.y(first),
                places.x(second), places.y(second)));
          }
        }
      }
    }
    return lines;
  }

  /** Gives both ends of a gateway one colour. */
  private void gateway(String from, String to) {
    Integer color = gateways.get(from);
    if (color == null) {
      color = gateways.getOrDefault(to, (int) gateways.values().stream().distinct().count());
    }
    gateways.put(from, color);
    gateways.putIfAbsent(to, color);
  }

  private void space(Element space, int index, List<String> parts) {
    int half = places.halfWidth();
    int left = places.x(index) - half;
    int top = places.y(index) - places.halfHeight();
    String ground = space.get(ZONE) == null ? "" : " " + pieces.ground(space, ZONE);
    String name = space.id().substring(space.id().indexOf(':') + 1);
    Integer gateway = gateways.get(space.id());
    int room = 2 * half - 8;
    boolean isBeside = TextMetrics.width(name) <= room - 3 * DOT;
    int dot = top + (isBeside ? 2 * DOT : 2 * places.halfHeight() - 2 * DOT);
    parts.add(pieces.scene().group(space,
        Svg.rect("space" + ground, left, top, 2 * half, 2 * places.halfHeight())
        + Svg.text("corner", left + 4, top + 11, TextMetrics.cut(name, room))
        + (gateway == null ? "" : Svg.circle("gateway seat" + gateway % GATEWAY_COLORS, left + 2 * half - 2 * DOT, dot, DOT))));
    List<Element> there = space.children().stream().filter(BoardPieces::isPiece).toList();
    marks(there, left, top, parts);
  }

  /** Adds marks in as many rows as make them largest. */
  private void marks(List<Element> there, int left, int top, List<String> parts) {
    int rows = 1;
    for (int more = 2; more <= Math.min(MAX_ROWS, there.size()); more++) {
      rows = step(there.size(), more) > step(there.size(), rows) ? more : rows;
    }
    int inRow = (there.size() + rows - 1) / rows;
    int step = step(there.size(), rows);
    int middle = rows == 1 ? step / 2 : 0;
    for (int i = 0; i < there.size(); i++) {
      parts.add(pieces.mark(there.get(i), left + 2 + step / 2 + i % inRow * step,
          top + NAME + middle + step / 2 + i / inRow * step, Math.max(1, step / 2)));
    }
  }

  /** Returns the width of each of a number of marks in rows. */
  private int step(int count, int rows) {
    return Math.max(2, Math.min((2 * places.halfWidth() - 4) / Math.max(2, (count + rows - 1) / rows),
        (2 * places.halfHeight() - NAME - 2) / Math.max(2, rows)));
  }
}
