package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What stands or lies on a board, as small marks. */
final class Pieces {

  private static final int SMALLEST_NAMED = 5;
  /** What has place for three characters and more. */
  private static final int LARGE = 12;

  private final Table table;
  private final Things things;
  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, Integer> colours;
  private final Map<String, String> grounds = new LinkedHashMap<>();

  /** Marks on one board; the colours that kinds of ground have had so far, to which new kinds are added. */
  Pieces(Table table, Things things, Map<String, Integer> colours) {
    this.table = table;
    this.things = things;
    this.colours = colours;
  }

  /** Whether something has a mark: everything but the board's own parts. */
  static boolean isPiece(Element element) {
    return element.kind() != Kind.SPACE && element.kind() != Kind.TERRAIN && element.kind() != Kind.BOARD;
  }

  /** A mark of at most that half width around a point. */
  String mark(Element piece, int x, int y, int radius) {
    String looks = (piece.kind() == Kind.FIGURE ? "figure " : "token ") + Paint.of(piece, table);
    String shape = piece.kind() == Kind.FIGURE ? Svg.circle(looks, x, y, radius)
        : Svg.polygon(looks, new int[] {x, y - radius, x + radius, y, x, y + radius, x - radius, y});
    String name = "";
    if (!isOneOfMany(piece) && radius >= SMALLEST_NAMED) {
      String shortName = shortName(piece, radius);
      names.put(shortName, things.name(piece));
      name = Svg.text("mark", x, y + 3, shortName);
    }
    return Svg.titled(things.said(piece), shape + facing(piece, x, y, radius) + name);
  }

  /** Whether it differs from others in its place alone, such as a disc of a colour. */
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

  /** A few characters: the first letters of its words, and its number. */
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

  /** The class for everything of one kind of ground, which {@link #legend} then names. */
  String ground(String kind) {
    String looks = Paint.ground(colours.computeIfAbsent(kind, first -> colours.size()));
    grounds.put(kind, looks);
    return looks;
  }

  /** What marks and grounds mean that have been drawn so far. */
  Box legend(int width) {
    List<Box> boxes = new ArrayList<>();
    grounds.forEach((kind, looks) -> {
      List<String> parts = new ArrayList<>(List.of(Svg.rect("terrain " + looks, 0, 2, 12, 10)));
      Box words = Things.words(kind, kind);
      parts.addAll(words.at(16, 0));
      boxes.add(new Box(words.width() + 16, words.height(), parts));
    });
    names.forEach((mark, name) -> boxes.add(Things.words(mark + " " + name, name)));
    return Box.flow(boxes, width, 8);
  }

  /** All that can be said of something on the board. */
  String said(Element element) {
    return things.said(element);
  }

  /** What something on the board is called. */
  String name(Element element) {
    return things.name(element);
  }
}
