package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The shapes of cards, piles, dice, tracks and tokens. */
final class ComponentShapes {

  private static final int CARD_WIDTH = 104;
  private static final int CARD_HEIGHT = 50;
  private static final int CARD_PAD = 5;
  private static final int NAME_LINES = 4;
  private static final int NUMBER_LINES = 4;
  private static final int WORD_LINES = 8;
  private static final int BACK_WIDTH = 36;
  private static final int DIE = 30;
  private static final int BAR = 84;
  private static final int MAX_ACROSS = 560;
  /**
   * The most cards drawn of a pile, from the top; of a pile that the game has marked as folded only the top one
   * matters.
   */
  private static final int MAX_OF_A_PILE = 12;

  private final Table table;
  private final Captions captions;

  ComponentShapes(Table table, Captions captions) {
    this.table = table;
    this.captions = captions;
  }

  Box card(Element card) {
    int room = CARD_WIDTH - 2 * CARD_PAD;
    List<String> name = TextMetrics.lines(captions.name(card), TextMetrics.bold(room), NAME_LINES);
    String numbers = captions.numbers(card);
    List<String> below = numbers.isEmpty() ? List.of() : TextMetrics.lines(numbers, room, NUMBER_LINES);
    int height = Math.max(CARD_HEIGHT, (name.size() + below.size()) * TextMetrics.LINE + 2 * CARD_PAD);
    StringBuilder parts = new StringBuilder();
    parts.append(Svg.rect("card " + SeatColors.of(card, table), 0, 0, CARD_WIDTH, height));
    for (int i = 0; i < name.size(); i++) {
      parts.append(Svg.text("name", CARD_PAD, (i + 1) * TextMetrics.LINE, name.get(i)));
    }
    for (int i = 0; i < below.size(); i++) {
      int fromBelow = below.size() - 1 - i;
      parts.append(Svg.text("small", CARD_PAD, height - CARD_PAD - 1 - fromBelow * TextMetrics.LINE, below.get(i)));
    }
    Box face = new Box(CARD_WIDTH, height, List.of(Svg.titled(said(card), parts.toString())));
    if (card.children().isEmpty()) {
      return face;
    }
    List<Box> boxes = new ArrayList<>(List.of(face));
    card.children().forEach(child -> boxes.add(small(child)));
    return Box.flow(boxes, MAX_ACROSS, 4);
  }

  /** Returns a hand, a deck or a pile: its name, the known cards, and a back for all others. */
  Box holder(Element holder) {
    List<Element> known = holder.children();
    int count = holder.get("count") instanceof Integer number ? number : known.size();
    List<Box> boxes = new ArrayList<>();
    if (count > known.size()) {
      boxes.add(back(count - known.size(), SeatColors.of(holder, table)));
    }
    int max = Boolean.TRUE.equals(holder.get("folded")) ? 1 : holder.kind() == Element.Kind.PILE ? MAX_OF_A_PILE
        : Integer.MAX_VALUE;
    known.stream().limit(max).forEach(card -> boxes.add(small(card)));
    if (known.size() > max) {
      boxes.add(words(captions.say().text("more", known.size() - max), known.stream().skip(max).map(captions::name)
          .collect(Collectors.joining(", "))));
    }
    String details = captions.details(holder);
    Box title = words(captions.name(holder) + ": " + (count == 0 ? captions.say().text("empty") : String.valueOf(count))
        + (details.isEmpty() ? "" : " (" + details + ")"), holder.id());
    Box inside = Box.flow(boxes, MAX_ACROSS, 4);
    List<String> parts = new ArrayList<>(title.parts());
    parts.addAll(inside.at(0, title.height()));
    return new Box(Math.max(title.width(), inside.width()), title.height() + inside.height(), parts);
  }

  private Box back(int count, String paint) {
    int behind = count > 1 ? 3 : 0;
    StringBuilder parts = new StringBuilder();
    if (behind > 0) {
      parts.append(Svg.rect("back " + paint, behind, behind, BACK_WIDTH, CARD_HEIGHT - behind));
    }
    parts.append(Svg.rect("back " + paint, 0, 0, BACK_WIDTH, CARD_HEIGHT - behind));
    parts.append(Svg.text("count", BACK_WIDTH / 2, CARD_HEIGHT / 2 + 3, String.valueOf(count)));
    return new Box(BACK_WIDTH + behind, CARD_HEIGHT,
        List.of(Svg.titled(captions.say().counted("face-down", count, count), parts.toString())));
  }

  private Box die(Element die) {
    String face = String.valueOf(die.get(die.get("symbol") == null ? "face" : "symbol"));
    boolean isNumber = face.matches("-?[0-9]{1,3}");
    int width = isNumber ? DIE : Math.max(DIE, TextMetrics.width(face) + 10);
    String parts = Svg.rect("die " + SeatColors.of(die, table), 0, 0, width, DIE)
        + Svg.text(isNumber ? "count" : "middle", width / 2, DIE / 2 + 5, face);
    return named(die, new Box(width, DIE, List.of(Svg.titled(said(die), parts))));
  }

  private Box track(Element track) {
    String name = captions.name(track) + " " + track.get("value")
        + (track.get("max") == null ? "" : " " + captions.say().text("of", track.get("max")));
    Box title = words(name, said(track));
    if (!(track.get("value") instanceof Integer value) || !(track.get("max") instanceof Integer max)
        || !(track.get("min") instanceof Integer min) || max <= min) {
      return title;
    }
    long filled = BAR * ((long) Math.max(min, Math.min(max, value)) - min) / ((long) max - min);
    List<String> parts = new ArrayList<>(title.parts());
    parts.add(Svg.rect("bar", 0, title.height(), BAR, 6));
    parts.add(Svg.rect("filled", 0, title.height(), (int) filled, 6));
    return new Box(Math.max(BAR, title.width()), title.height() + 8, parts);
  }

  private Box token(Element token) {
    String count = token.get("count") == null ? "" : " x " + token.get("count");
    String details = captions.details(token);
    Box words = words(captions.name(token) + count + (details.isEmpty() ? "" : ": " + details), said(token));
    List<String> parts = new ArrayList<>();
    parts.add(Svg.circle("token " + SeatColors.of(token, table), 5, words.height() / 2 + 1, 5));
    parts.addAll(words.at(14, 0));
    return new Box(words.width() + 14, words.height(), parts);
  }

  /** Returns the box of an element that is neither a seat nor a board. */
  Box small(Element element) {
    return switch (element.kind()) {
      case CARD -> card(element);
      case HAND, DECK, PILE -> holder(element);
      case DIE -> die(element);
      case TRACK -> track(element);
      default -> token(element);
    };
  }

  private Box named(Element element, Box box) {
    Box name = words(TextMetrics.cut(captions.name(element), CARD_WIDTH), said(element));
    List<String> parts = new ArrayList<>(box.parts());
    parts.addAll(name.at(0, box.height()));
    return new Box(Math.max(box.width(), name.width()), box.height() + name.height(), parts);
  }

  /** Returns a heading: the name above other boxes. */
  static Box heading(String text, String title) {
    String line = TextMetrics.cut(text, TextMetrics.bold(MAX_ACROSS));
    return new Box(TextMetrics.heading(line), TextMetrics.LINE + 2,
        List.of(Svg.titled(title, Svg.text("heading", 0, TextMetrics.LINE - 3, line))));
  }

  /** Returns small print, broken into lines where it is long. */
  static Box words(String text, String title) {
    List<String> lines = TextMetrics.lines(text, MAX_ACROSS, WORD_LINES);
    StringBuilder parts = new StringBuilder();
    int width = 0;
    for (int i = 0; i < lines.size(); i++) {
      parts.append(Svg.text("small", 0, (i + 1) * TextMetrics.LINE - 3, lines.get(i)));
      width = Math.max(width, TextMetrics.width(lines.get(i)));
    }
    return new Box(width, lines.size() * TextMetrics.LINE + 2, List.of(Svg.titled(title, parts.toString())));
  }

  /** Returns the description of an element. */
  String said(Element element) {
    String details = captions.details(element);
    return captions.name(element) + " [" + element.id() + "]" + (details.isEmpty() ? "" : ": " + details);
  }

  /** Returns the display name of an element. */
  String name(Element element) {
    return captions.name(element);
  }
}
