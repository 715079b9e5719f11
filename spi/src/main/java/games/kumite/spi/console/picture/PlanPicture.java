package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.List;

/** A picture of a board with measured places, drawn to scale. */
final class PlanPicture {

  private static final int MAX_WIDTH = 900;
  private static final int MAX_HEIGHT = 680;
  private static final int MIN_RADIUS = 7;

  private final Element board;
  private final int across;
  private final int down;
  private final BoardPieces pieces;
  private final double scale;

  PlanPicture(Element board, int across, int down, BoardPieces pieces) {
    this.board = board;
    this.across = across;
    this.down = down;
    this.pieces = pieces;
    this.scale = Math.min((double) MAX_WIDTH / across, (double) MAX_HEIGHT / down);
  }

  Box box() {
    int width = Math.max(1, at(across));
    int height = Math.max(1, at(down));
    List<String> parts = new ArrayList<>();
    parts.add("round".equals(board.get("shape")) ? Svg.circle("ground", width / 2, height / 2, Math.min(width, height) / 2)
        : Svg.rect("ground", 0, 0, width, height));
    board.children().stream().filter(child -> child.kind() == Kind.TERRAIN).forEach(child -> ground(child, parts));
    List<String> rest = new ArrayList<>();
    for (Element child : board.children()) {
      if (BoardPieces.isPiece(child) && isPlaced(child)) {
        int radius = child.get("radius") instanceof Integer wide ? at(wide) : MIN_RADIUS;
        parts.add(pieces.mark(child, at(child.number("x")), at(child.number("y")), Math.max(MIN_RADIUS, radius)));
      } else if (BoardPieces.isPiece(child)) {
        rest.add(pieces.name(child));
      }
    }
    if (!rest.isEmpty()) {
      String words = String.join(", ", rest);
      parts.addAll(ComponentShapes.words(words, words).at(0, height + 4));
    }
    return new Box(width, height + (rest.isEmpty() ? 0 : 48), parts);
  }

  private int at(int place) {
    return (int) Math.round(place * scale);
  }

  private static boolean isPlaced(Element element) {
    return element.get("x") instanceof Integer && element.get("y") instanceof Integer;
  }

  /** Draws a piece of scenery and its parts; elements above the ground, such as a roof, hide nothing. */
  private void ground(Element element, List<String> parts) {
    element.children().stream().filter(child -> child.kind() == Kind.TERRAIN).forEach(child -> ground(child, parts));
    int[] outline = outline(element);
    if (outline.length == 0) {
      return;
    }
    boolean hangs = element.get("base") instanceof Integer base && base > 0;
    Object kind = element.get("kind") == null ? element.id() : element.get("kind");
    String looks = "terrain " + pieces.ground(String.valueOf(kind)) + (hangs ? " above" : "");
    parts.add(Svg.titled(pieces.said(element), Svg.polygon(looks, outline)));
  }

  /** Returns the corners on the sheet, x and y alternately; none if the element has no place. */
  private int[] outline(Element element) {
    if (element.get("corners") instanceof String corners && corners.matches("-?[0-9]{1,8}( -?[0-9]{1,8})*")) {
      String[] numbers = corners.split(" ");
      int[] outline = new int[numbers.length / 2 * 2];
      for (int i = 0; i < outline.length; i++) {
        outline[i] = at(Integer.parseInt(numbers[i]));
      }
      return outline;
    }
    if (!isPlaced(element)) {
      return new int[0];
    }
    int left = at(element.number("x"));
    int top = at(element.number("y"));
    int right = left + Math.max(2, element.get("width") instanceof Integer wide ? at(wide) : MIN_RADIUS);
    int bottom = top + Math.max(2, element.get("height") instanceof Integer high ? at(high) : MIN_RADIUS);
    return new int[] {left, top, right, top, right, bottom, left, bottom};
  }
}
