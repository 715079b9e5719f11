package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The pieces of a board, as small marks. */
final class BoardPieces {

  private static final int SMALLEST_NAMED = 5;
  /** The radius that has room for three or more characters. */
  private static final int LARGE = 12;
  /** The width of a bold letter in a mark. */
  private static final int MARK_LETTER = 7;
  /** A tile's half side, in hundredths of the available radius. */
  private static final int TILE = 90;

  private final Table table;
  private final ComponentShapes things;
  private final Map<String, Box> meanings = new LinkedHashMap<>();
  private final Map<String, Integer> colours;
  private final Map<String, String> grounds = new LinkedHashMap<>();

  /** Creates pieces of one board. New kinds of ground are added to the colours used so far. */
  BoardPieces(Table table, ComponentShapes things, Map<String, Integer> colours) {
    this.table = table;
    this.things = things;
    this.colours = colours;
  }

  /** Returns whether an element has a mark: everything except the board's own parts. */
  static boolean isPiece(Element element) {
    return element.kind() != Kind.SPACE && element.kind() != Kind.TERRAIN && element.kind() != Kind.BOARD;
  }

  /** Returns a mark around a point, of at most a given half width. */
  String mark(Element piece, int x, int y, int radius) {
    String name = "";
    if (!isOneOfMany(piece) && radius >= SMALLEST_NAMED) {
      String shortName = shortName(piece, radius);
      boolean isTight = shortName.length() * MARK_LETTER > 2 * reach(piece, radius);
      String meaning = shortName + " " + things.name(piece);
      meanings.computeIfAbsent(SeatColors.of(piece, table) + " " + meaning, made -> meaning(piece, meaning));
      name = Svg.text(isTight ? "mark tight" : "mark", x, y + (isTight ? 2 : 3), shortName);
    }
    return Svg.titled(things.said(piece), shape(piece, x, y, radius) + facing(piece, x, y, radius) + name);
  }

  private static int reach(Element piece, int radius) {
    return piece.kind() == Kind.FIGURE ? radius : radius * TILE / 100;
  }

  /** Returns the shape of a piece: a figure is round, anything else is a tile. */
  private String shape(Element piece, int x, int y, int radius) {
    String looks = SeatColors.of(piece, table);
    if (piece.kind() == Kind.FIGURE) {
      return Svg.circle("figure " + looks, x, y, radius);
    }
    int half = reach(piece, radius);
    return Svg.rect("token tile " + looks, x - half, y - half, 2 * half, 2 * half);
  }

  private Box meaning(Element piece, String words) {
    Box text = ComponentShapes.words(words, words);
    List<String> parts = new ArrayList<>();
    parts.add(shape(piece, 6, text.height() / 2 + 1, 5));
    parts.addAll(text.at(14, 0));
    return new Box(text.width() + 14, text.height(), parts);
  }

  /** Returns whether a piece differs from others by its place alone, such as a disc of a colour. */
  private static boolean isOneOfMany(Element piece) {
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

  /** Returns a few characters: the first letters of its words, and its number. */
  private String shortName(Element piece, int radius) {
    String digits = piece.id().replaceAll("^.*?([0-9]*)$", "$1");
    String number = digits.length() > 2 ? "" : digits;
    int most = radius >= LARGE ? 2 : 2 - Math.min(1, number.length());
    StringBuilder letters = new StringBuilder();
    for (String word : things.name(piece).split("[^\\p{L}]+")) {
      if (!word.isEmpty() && letters.length() < most) {
        letters.append(word.substring(0, 1).toUpperCase(Locale.ROOT));
      }
    }
    return letters + number;
  }

  /** Returns the class for everything of one kind of ground, which {@link #legend} then names. */
  String ground(String kind) {
    String looks = SeatColors.ground(colours.computeIfAbsent(kind, first -> colours.size()));
    grounds.put(kind, looks);
    return looks;
  }

  /** Returns a legend of the marks and grounds drawn so far. */
  Box legend(int width) {
    List<Box> boxes = new ArrayList<>();
    grounds.forEach((kind, looks) -> {
      List<String> parts = new ArrayList<>(List.of(Svg.rect("terrain " + looks, 0, 2, 12, 10)));
      Box words = ComponentShapes.words(kind, kind);
      parts.addAll(words.at(16, 0));
      boxes.add(new Box(words.width() + 16, words.height(), parts));
    });
    boxes.addAll(meanings.values());
    return Box.flow(boxes, width, 8);
  }

  /** Returns the description of an element on the board. */
  String said(Element element) {
    return things.said(element);
  }

  /** Returns the display name of an element on the board. */
  String name(Element element) {
    return things.name(element);
  }
}
