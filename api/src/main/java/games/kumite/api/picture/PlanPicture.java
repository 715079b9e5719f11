package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A picture of a board with measured places, drawn to scale. */
final class PlanPicture {

  private static final int MAX_WIDTH = 1200;
  /** The width that leaves no room for panels beside the board. */
  private static final int WIDTH_ALONE = 900;
  private static final int BESIDE = 440;
  private static final int MAX_HEIGHT = 900;
  private static final int MIN_RADIUS = 7;

  private final Element board;
  private final int across;
  private final int down;
  private final BoardPieces pieces;
  private final double scale;

  PlanPicture(Element board, int across, int down, int available, BoardPieces pieces) {
    this.board = board;
    this.across = across;
    this.down = down;
    this.pieces = pieces;
    int room = Math.min(available, Math.max(WIDTH_ALONE, Math.min(MAX_WIDTH, available - BESIDE)));
    this.scale = Math.min((double) room / across, (double) Math.min(MAX_HEIGHT, room) / down);
  }

  Box box() {
    int width = Math.max(1, at(across));
    int height = Math.max(1, at(down));
    List<String> parts = new ArrayList<>();
    parts.add(BoardPieces.surface(board, "scale(" + Svg.decimal(scale) + ")")
        + ("round".equals(board.get("shape")) ? Svg.circle("ground", across / 2, down / 2, Math.min(across, down) / 2)
        : Svg.rect("ground", 0, 0, across, down)) + Svg.END);
    board.children().stream().filter(child -> child.kind() == Kind.TERRAIN).forEach(child -> ground(child, parts));
    for (Element child : board.children()) {
      if (BoardPieces.isPiece(child) && isPlaced(child)) {
        int radius = child.get("radius") instanceof Integer wide ? at(wide) : MIN_RADIUS;
        parts.add(pieces.mark(child, at(child.number("x")), at(child.number("y")), Math.max(MIN_RADIUS, radius)));
      }
    }
    return new Box(width, height, parts);
  }

  private int at(int place) {
    return (int) Math.round(place * scale);
  }

  private static boolean isPlaced(Element element) {
    return element.get("x") instanceof Integer && element.get("y") instanceof Integer;
  }

  /** Adds a piece of scenery around its parts; what hangs above the ground, such as a roof, hides nothing. */
  private void ground(Element element, List<String> parts) {
    List<String> inside = new ArrayList<>();
    element.children().stream().filter(child -> child.kind() == Kind.TERRAIN).forEach(child -> ground(child, inside));
    int[] outline = outline(element);
    if (outline.length > 0) {
      boolean hangs = element.get("base") instanceof Integer base && base > 0;
      String looks = "terrain " + pieces.ground(element, "kind") + (hangs ? " above" : "");
      inside.add(Svg.polygon(looks, outline));
    }
    if (!inside.isEmpty()) {
      parts.add(pieces.scene().begin(element));
      parts.addAll(inside);
      parts.add(Svg.END);
    }
  }

  /** Returns the corners on the sheet, x and y in turn; none if the element has no place. */
  private int[] outline(Element element) {
    List<Integer> corners = element.numbers("corners");
    if (!corners.isEmpty()) {
      return corners.stream().limit(corners.size() / 2 * 2L).mapToInt(this::at).toArray();
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
