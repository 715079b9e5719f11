package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The pieces on a board as small marks, and the legend that explains them. */
final class BoardPieces {

  private static final int SMALLEST_NAMED = 5;
  /** The width of a bold letter in a mark. */
  private static final int MARK_LETTER = 7;
  /** The width of a smaller one. */
  private static final int TIGHT_LETTER = 5;
  /** A tile's half side, in hundredths of the available radius. */
  private static final int TILE = 90;

  private final Scene scene;
  private final MarkNames names;
  private final Map<String, Box> meanings = new LinkedHashMap<>();
  private final Map<String, Box> grounds = new LinkedHashMap<>();

  BoardPieces(Scene scene, Element board) {
    this.scene = scene;
    this.names = new MarkNames(board, scene);
  }

  Scene scene() {
    return scene;
  }

  /** Returns the beginning of the group whose coordinates are those of a board. */
  static String surface(Element board, String transform) {
    StringBuilder text = new StringBuilder("<g class=\"surface\" data-board=\"" + Svg.quoted(board.id()) + "\"");
    for (String name : List.of("unit", "width", "height")) {
      Object value = board.get(name);
      if (value != null) {
        text.append(" data-").append(name).append("=\"").append(Svg.quoted(value.toString())).append('"');
      }
    }
    return text.append(" transform=\"").append(transform).append("\">").toString();
  }

  /** Returns whether an element has a mark: everything but the board's own parts. */
  static boolean isPiece(Element element) {
    return element.kind() != Kind.SPACE && element.kind() != Kind.TERRAIN && element.kind() != Kind.BOARD;
  }

  /** Returns a mark of at most that half width around a point. */
  String mark(Element piece, int x, int y, int radius) {
    String name = "";
    if (!isOneOfMany(piece) && radius >= SMALLEST_NAMED) {
      String shortName = names.of(piece);
      int room = 2 * reach(piece, radius);
      boolean isTight = shortName.length() * MARK_LETTER > room;
      String looks = shortName.length() * TIGHT_LETTER > room ? "mark tiny" : isTight ? "mark tight" : "mark";
      String meaning = shortName + " " + scene.name(piece);
      meanings.computeIfAbsent(scene.color(piece) + " " + meaning, made -> meaning(piece, meaning));
      name = Svg.text(looks, x, y + (isTight ? 2 : 3), shortName);
    }
    return scene.group(piece, shape(piece, x, y, radius) + facing(piece, x, y, radius) + name);
  }

  private static int reach(Element piece, int radius) {
    return piece.kind() == Kind.FIGURE ? radius : radius * TILE / 100;
  }

  /** Returns the shape of a piece: a figure is round, anything else is a tile. */
  private String shape(Element piece, int x, int y, int radius) {
    String looks = scene.color(piece);
    if (piece.kind() == Kind.FIGURE) {
      return Svg.circle("figure " + looks, x, y, radius);
    }
    int half = reach(piece, radius);
    return Svg.rect("token tile " + looks, x - half, y - half, 2 * half, 2 * half);
  }

  private Box meaning(Element piece, String words) {
    Box text = ComponentShapes.text(words, TextMetrics.MAX);
    List<String> parts = new ArrayList<>();
    parts.add(shape(piece, 6, TextMetrics.LINE / 2, 5));
    parts.addAll(text.at(14, 0));
    return new Box(text.width() + 14, text.height(), parts);
  }

  /** Returns whether a piece differs from others in its place alone, such as a disc of a colour. */
  static boolean isOneOfMany(Element piece) {
    return piece.kind() == Kind.TOKEN && piece.get("label") == null && piece.get("name") == null
        && piece.get("owner") != null;
  }

  private static String facing(Element piece, int x, int y, int radius) {
    int far = radius + 5;
    int[] tip = switch (String.valueOf(piece.get("facing"))) {
      case "north" -> new int[] {x - 4, y - radius, x, y - far, x + 4, y - radius};
      case "south" -> new int[] {x - 4, y + radius, x, y + far, x + 4, y + radius};
      case "east" -> new int[] {x + radius, y - 4, x + far, y, x + radius, y + 4};
      case "west" -> new int[] {x - radius, y - 4, x - far, y, x - radius, y + 4};
      default -> new int[0];
    };
    return tip.length == 0 ? "" : Svg.polygon("facing", tip);
  }

  /** Returns the classes for the ground of an element, which an attribute names, else its id; {@link #legend} explains them. */
  String ground(Element element, String attribute) {
    String kind = Objects.requireNonNullElse(element.get(attribute), element.id()).toString();
    String looks = scene.ground(kind);
    grounds.computeIfAbsent(kind, made -> sample(looks, scene.word(element, attribute)));
    return looks;
  }

  private static Box sample(String looks, String words) {
    Box text = ComponentShapes.text(words, TextMetrics.MAX);
    List<String> parts = new ArrayList<>(List.of(Svg.rect("terrain " + looks, 0, 2, 12, 10)));
    parts.addAll(text.at(16, 0));
    return new Box(text.width() + 16, text.height(), parts);
  }

  /** Returns the meanings of the marks and grounds that have been drawn so far. */
  Box legend(int width) {
    List<Box> boxes = new ArrayList<>(grounds.values());
    boxes.addAll(meanings.values());
    return Box.flow(boxes, width, 8);
  }
}
