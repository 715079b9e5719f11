package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** The shapes of cards, piles, dice, tracks and tokens. */
final class ComponentShapes {

  private static final int CARD_WIDTH = 104;
  /** The width of a card with a long word in its name or a long text. */
  private static final int MAX_CARD_WIDTH = 150;
  private static final int CARD_HEIGHT = 50;
  private static final int CARD_PAD = 5;
  private static final int NAME_LINES = 4;
  /** The most lines of a text; a text of a rule is shorter on a telephone, too. */
  private static final int WORD_LINES = 24;
  private static final int CARD_LINES = 12;
  private static final int BACK_WIDTH = 36;
  private static final int DIE = 30;
  /** The lines of a die's name: its number is in the last. */
  private static final int DIE_LINES = 3;
  private static final int BAR = 84;
  /** The number of cards that are drawn from the top of a pile; of a folded pile, one. */
  private static final int MAX_OF_A_PILE = 12;

  private final Scene scene;
  private final BiFunction<Element, Integer, Box> layout;

  /** Creates shapes that draw what lies inside them by a layout: of an element in an available width. */
  ComponentShapes(Scene scene, BiFunction<Element, Integer, Box> layout) {
    this.scene = scene;
    this.layout = layout;
  }

  /** Returns the shape of an element that is neither a seat nor a board. */
  Box small(Element element, int available) {
    return switch (element.kind()) {
      case CARD -> card(element, available);
      case HAND, DECK, PILE -> holder(element, available);
      case DIE -> die(element);
      case TRACK -> track(element, available);
      default -> token(element, available);
    };
  }

  private Box card(Element card, int available) {
    int across = Math.max(CARD_WIDTH, Math.min(MAX_CARD_WIDTH, TextMetrics.headingWord(scene.name(card)) + 2 * CARD_PAD));
    int usual = across - 2 * CARD_PAD;
    if (TextMetrics.lines(scene.numbers(card, usual), usual, Integer.MAX_VALUE).size() > CARD_LINES) {
      across = MAX_CARD_WIDTH;
    }
    int room = across - 2 * CARD_PAD;
    List<String> name = TextMetrics.lines(scene.name(card), TextMetrics.bold(room), NAME_LINES);
    String numbers = scene.numbers(card, room);
    List<String> below = numbers.isEmpty() ? List.of() : TextMetrics.lines(numbers, room, CARD_LINES);
    int height = Math.max(CARD_HEIGHT, (name.size() + below.size()) * TextMetrics.LINE + 2 * CARD_PAD);
    StringBuilder face = new StringBuilder();
    face.append(Svg.rect("card " + scene.color(card), 0, 0, across, height));
    for (int i = 0; i < name.size(); i++) {
      face.append(Svg.text("name", CARD_PAD, (i + 1) * TextMetrics.LINE, name.get(i)));
    }
    for (int i = 0; i < below.size(); i++) {
      int fromBelow = below.size() - 1 - i;
      face.append(Svg.text("small", CARD_PAD, height - CARD_PAD - 1 - fromBelow * TextMetrics.LINE, below.get(i)));
    }
    if (card.children().isEmpty()) {
      return new Box(across, height, List.of(scene.group(card, face.toString())));
    }
    String begin = scene.begin(card);
    List<Box> boxes = new ArrayList<>(List.of(new Box(across, height, List.of(face.toString()))));
    card.children().forEach(child -> boxes.add(layout.apply(child, available)));
    return grouped(begin, Box.flow(boxes, available, 4));
  }

  /** Draws a hand, a deck or a pile: its name, the known cards, and one back for all others. */
  private Box holder(Element holder, int available) {
    String begin = scene.begin(holder);
    List<Element> known = holder.children();
    int count = holder.get("count") instanceof Integer number ? number : known.size();
    List<Box> boxes = new ArrayList<>();
    if (count > known.size()) {
      boxes.add(back(count - known.size(), scene.color(holder)));
    }
    int max = Boolean.TRUE.equals(holder.get("folded")) ? 1 : holder.kind() == Kind.PILE ? MAX_OF_A_PILE
        : Integer.MAX_VALUE;
    List<Element> hidden = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      if (i < max || scene.isHighlighted(known.get(i))) {
        boxes.add(layout.apply(known.get(i), available));
      } else {
        hidden.add(known.get(i));
      }
    }
    if (!hidden.isEmpty()) {
      String names = hidden.stream().map(scene::name).collect(Collectors.joining(", "));
      Box more = text(scene.texts().text("more", hidden.size()), available);
      boxes.add(new Box(more.width(), more.height(), List.of(Svg.titled(names, String.join("", more.parts())))));
    }
    String details = scene.details(holder);
    Box title = text(scene.name(holder) + ": " + (count == 0 ? scene.texts().text("empty") : String.valueOf(count))
        + (details.isEmpty() ? "" : " (" + details + ")"), available);
    return grouped(begin, Box.flow(List.of(title, Box.flow(boxes, available, 4)), 0, 0));
  }

  private static Box grouped(String begin, Box box) {
    List<String> parts = new ArrayList<>();
    parts.add(begin);
    parts.addAll(box.parts());
    parts.add(Svg.END);
    return new Box(box.width(), box.height(), parts);
  }

  private Box back(int count, String colour) {
    int behind = count > 1 ? 3 : 0;
    StringBuilder parts = new StringBuilder();
    if (behind > 0) {
      parts.append(Svg.rect("back " + colour, behind, behind, BACK_WIDTH, CARD_HEIGHT - behind));
    }
    parts.append(Svg.rect("back " + colour, 0, 0, BACK_WIDTH, CARD_HEIGHT - behind));
    parts.append(Svg.text("count", BACK_WIDTH / 2, CARD_HEIGHT / 2 + 3, String.valueOf(count)));
    String title = scene.texts().text(count == 1 ? "face-down.one" : "face-down.many", count);
    return new Box(BACK_WIDTH + behind, CARD_HEIGHT, List.of(Svg.titled(title, parts.toString())));
  }

  private Box die(Element die) {
    String face = TextMetrics.cut(scene.word(die, die.get("symbol") == null ? "face" : "symbol"), CARD_WIDTH);
    boolean isNumber = face.matches("-?[0-9]{1,3}");
    int width = isNumber ? DIE : Math.max(DIE, TextMetrics.width(face) + 10);
    int room = Math.max(CARD_WIDTH, Math.min(MAX_CARD_WIDTH, TextMetrics.word(scene.name(die))));
    Box name = lines(scene.name(die), room, DIE_LINES);
    String parts = Svg.rect("die " + scene.color(die), 0, 0, width, DIE)
        + Svg.text(isNumber ? "count" : "middle", width / 2, DIE / 2 + 5, face) + String.join("", name.at(0, DIE));
    return new Box(Math.max(width, name.width()), DIE + name.height(), List.of(scene.group(die, parts)));
  }

  private Box track(Element track, int available) {
    String name = scene.name(track) + " " + track.get("value")
        + (track.get("max") == null ? "" : " " + scene.texts().text("of", track.get("max")));
    Box title = text(name, available);
    if (!(track.get("value") instanceof Integer value) || !(track.get("max") instanceof Integer max)
        || !(track.get("min") instanceof Integer min) || max <= min) {
      return new Box(title.width(), title.height(), List.of(scene.group(track, String.join("", title.parts()))));
    }
    long filled = BAR * ((long) Math.max(min, Math.min(max, value)) - min) / ((long) max - min);
    String parts = String.join("", title.parts()) + Svg.rect("bar", 0, title.height(), BAR, 6)
        + Svg.rect("filled", 0, title.height(), (int) filled, 6);
    return new Box(Math.max(BAR, title.width()), title.height() + 8, List.of(scene.group(track, parts)));
  }

  private Box token(Element token, int available) {
    String count = token.get("count") == null ? "" : " x " + token.get("count");
    String details = scene.details(token);
    Box words = text(scene.name(token) + count + (details.isEmpty() ? "" : ": " + details), available - 14);
    String parts = Svg.circle("token " + scene.color(token), 5, TextMetrics.LINE / 2, 5)
        + String.join("", words.at(14, 0));
    return new Box(words.width() + 14, words.height(), List.of(scene.group(token, parts)));
  }

  /** Returns the name of an element alone. */
  Box named(Element element, int available) {
    Box name = text(scene.name(element), available);
    return new Box(name.width(), name.height(), List.of(scene.group(element, String.join("", name.parts()))));
  }

  /** Returns the heading of a panel or board. */
  static Box heading(String text, int available) {
    String line = TextMetrics.cut(text, TextMetrics.bold(available));
    return new Box(TextMetrics.heading(line), TextMetrics.LINE + 2, List.of(Svg.text("heading", 0, TextMetrics.LINE - 3, line)));
  }

  /** Returns small print, in lines where it is long. */
  static Box text(String text, int available) {
    return lines(text, Math.min(TextMetrics.MAX, available), WORD_LINES);
  }

  private static Box lines(String text, int room, int most) {
    List<String> lines = TextMetrics.lines(text, room, most);
    StringBuilder parts = new StringBuilder();
    int width = 0;
    for (int i = 0; i < lines.size(); i++) {
      parts.append(Svg.text("small", 0, (i + 1) * TextMetrics.LINE - 3, lines.get(i)));
      width = Math.max(width, TextMetrics.width(lines.get(i)));
    }
    return new Box(width, lines.size() * TextMetrics.LINE + 2, List.of(parts.toString()));
  }
}
