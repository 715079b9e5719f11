package games.kumite.spi.console.table;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A table as text, written from the shared vocabulary of elements without knowledge of the game. */
public final class TableText {

  private static final int LONGEST_BAR = 20;
  private static final int ALONE = -1;
  private static final int HOLDERS = -2;
  private static final int MANY_EMPTY = 3;
  /** The number of unchanged elements above which they are only counted. */
  private static final int MAX_AS_BEFORE = 6;
  /** The maximum number of lines of a table above a question and the list below it. */
  private static final int SCREEN = 44;
  /** The number of lines of a table that stand above every question. */
  private static final int LEAST_ABOVE_A_QUESTION = 16;
  /** The number of cards shown from the top of a pile; {@code show} names all. */
  private static final int MAX_OF_A_PILE = 12;
  /** The number of cards shown of a pile that the game has marked as {@code folded}: only its top matters. */
  private static final int MAX_OF_A_FOLD = 1;

  private final Table table;
  private final ElementNames names;
  private final ConsoleTexts say;
  private final String toldBeside;
  private final List<Element> shown;
  private final List<String> lines = new ArrayList<>();
  private final Set<String> asBefore = new LinkedHashSet<>();

  public TableText(Table table) {
    this(table, ConsoleTexts.ENGLISH);
  }

  public TableText(Table table, ConsoleTexts say) {
    this(table, table.elements(), new SeenTexts(), say, "");
  }

  /**
   * Creates a table for a reader who has read parts of it before, and reads the texts of cards beside it
   * ({@link CardTexts}).
   */
  public TableText(Table table, SeenTexts familiar, ConsoleTexts say) {
    this(table, table.elements(), familiar, say, CardTexts.TEXT);
  }

  private TableText(Table table, List<Element> shown, SeenTexts familiar, ConsoleTexts say, String toldBeside) {
    this.table = table;
    this.shown = shown;
    this.say = say;
    this.names = new ElementNames(table, familiar, say);
    this.toldBeside = toldBeside;
  }

  /**
   * Returns a table above a question: if both are longer than a screen, only the part that matters for that question.
   *
   * @param below the number of lines below the table
   */
  public static TableText above(Table table, SeenTexts familiar, ConsoleTexts say, Seat asked, List<Action> actions, int below) {
    Excerpt excerpt = new Excerpt(table, asked, actions);
    int max = Math.max(LEAST_ABOVE_A_QUESTION, SCREEN - below);
    int level = Excerpt.WHOLE;
    while (level < Excerpt.LEAST && new TableText(table, excerpt.elements(level), familiar.copy(), say, CardTexts.TEXT)
        .lines().size() > max) {
      level++;
    }
    return new TableText(table, excerpt.elements(level), familiar, say, CardTexts.TEXT);
  }

  /** Returns the elements of the table's top that are shown. */
  public List<Element> shown() {
    return shown;
  }

  /** Returns the lines of the table, or of the shown part, and a hint how to see the rest. */
  public List<String> lines() {
    if (lines.isEmpty()) {
      draw(shown, "  ", "");
      int others = table.elements().size() - shown.size();
      if (asBefore.size() > MAX_AS_BEFORE) {
        others += asBefore.size();
      } else if (!asBefore.isEmpty()) {
        wrap(say.text("as-before", String.join(", ", asBefore)), "  ");
      }
      if (others > 0) {
        wrap(say.text("rest-of-table", others), "  ");
      }
    }
    return lines;
  }

  private void draw(List<Element> elements, String indent, String owner) {
    List<Element> row = new ArrayList<>();
    for (Element element : elements) {
      if (!row.isEmpty() && group(row.get(0)) != group(element)) {
        flush(row, indent, owner);
      }
      if (group(element) == ALONE) {
        draw(element, indent, owner);
      } else if (owner.isEmpty() && isThing(element) && names.isFamiliar(element)) {
        asBefore.add(called(element, owner));
      } else {
        row.add(element);
      }
    }
    flush(row, indent, owner);
  }

  /**
   * Returns whether an element can be left out of a table while it is unchanged: dice and tracks are looked at more
   * often.
   */
  static boolean isThing(Element element) {
    return switch (element.kind()) {
      case DECK, PILE, TOKEN, CARD -> true;
      default -> false;
    };
  }

  /** Returns the group of an element: neighbours of one group share a line. */
  private static int group(Element element) {
    return switch (element.kind()) {
      case HAND, DECK, PILE -> HOLDERS;
      case DIE, TOKEN, TRACK, CARD -> element.children().isEmpty() ? element.kind().ordinal() : ALONE;
      default -> ALONE;
    };
  }

  private void flush(List<Element> row, String indent, String owner) {
    List<Element> empty = row.stream().filter(TableText::isEmptyPile).toList();
    boolean areMany = empty.size() >= MANY_EMPTY;
    List<String> items = new ArrayList<>();
    row.stream().filter(element -> !areMany || !isEmptyPile(element))
        .forEach(element -> items.add(small(element, owner)));
    lines.addAll(Text.flow(items, indent, say.width()));
    if (areMany) {
      wrap(say.text("empty-ones", empty.stream().map(pile -> header(pile, owner)).collect(Collectors.joining(", "))), indent);
    }
    row.clear();
  }

  private static boolean isEmptyPile(Element element) {
    return element.kind() == Kind.PILE && element.children().isEmpty()
        && Integer.valueOf(0).equals(element.get("count"));
  }

  private void wrap(String text, String indent) {
    lines.addAll(Text.wrap(text, indent, indent + "    ", say.width()));
  }

  private void draw(Element element, String indent, String owner) {
    switch (element.kind()) {
      case BOARD -> {
        wrap(header(element, owner), indent);
        List<String> picture = BoardText.of(element, names).lines(say.width() - indent.length() - 2);
        picture.forEach(line -> lines.add(indent + "  " + line));
      }
      default -> {
        wrap(header(element, owner), indent);
        draw(element.children(), indent + "  ", element.kind() == Kind.SEAT ? element.id() : owner);
      }
    }
  }

  private String header(Element element, String owner) {
    String details = names.details(element);
    String whose = owner.equals(element.get("owner")) ? ""
        : names.owner(element).filter(name -> !names.name(element).contains(name))
            .map(name -> " " + say.text("of", name)).orElse("");
    return called(element, owner) + whose + (details.isEmpty() ? "" : " (" + details + ")");
  }

  /** Returns its name; {@code hand:2} and {@code pile:traps-2} inside {@code seat:2} need no number. */
  private String called(Element element, String seat) {
    String name = names.name(element);
    if (element.get("label") != null || element.get("name") != null || seat.isEmpty()) {
      return name;
    }
    String number = seat.substring(seat.indexOf(':') + 1);
    String inner = ElementNames.inner(element);
    return inner.equals(number) ? names.kind(element)
        : inner.endsWith("-" + number) ? name.substring(0, name.length() - number.length() - 1) : name;
  }

  private String cards(Element holder) {
    List<String> known = new ArrayList<>();
    for (Element card : holder.children()) {
      String details = holder.children().size() == 1 ? names.details(card, toldBeside) : "";
      known.add(card(card) + (details.isEmpty() ? "" : " (" + details + ")"));
    }
    int count = holder.get("count") instanceof Integer number ? number : known.size();
    int unknown = count - known.size();
    int max = Boolean.TRUE.equals(holder.get("folded")) ? MAX_OF_A_FOLD : MAX_OF_A_PILE;
    if (holder.kind() == Kind.PILE && known.size() > max + 1) {
      List<String> rest = known.subList(max, known.size());
      String more = say.text("more", rest.size());
      rest.clear();
      known.add(more);
    }
    if (unknown > 0) {
      known.add(known.isEmpty() ? say.counted("cards", unknown, unknown) : say.text("unknown", unknown));
    }
    return known.isEmpty() ? say.text("empty") : String.join(", ", known);
  }

  /** Returns a card by the name in its id, which is what a player types, and its label if that says more. */
  private String card(Element card) {
    String name = names.name(card);
    String inner = ElementNames.inner(card);
    return name.equals(inner) || name.equals(names.kind(card) + " " + inner) ? inner : name + " [" + inner + "]";
  }

  private String small(Element element, String seat) {
    if (group(element) == HOLDERS) {
      return header(element, seat) + ": " + cards(element);
    }
    String details = names.details(element, element.kind() == Kind.CARD ? toldBeside : "");
    String name = called(element, seat);
    String text = switch (element.kind()) {
      case DIE -> name + ": " + (element.get("symbol") == null ? value(element, "face")
          : say.word("value.symbol." + element.get("symbol")).orElseGet(() -> value(element, "symbol")))
          + (element.get("sides") == null ? "" : " (d" + element.get("sides") + ")");
      case TRACK -> name + ": " + value(element, "value") + bar(element);
      case CARD -> card(element);
      default -> name + names.owner(element).map(owner -> " " + say.text("of", owner)).orElse("")
          + (element.get("count") == null ? "" : " x " + element.get("count"));
    };
    return details.isEmpty() ? text : text + " (" + details + ")";
  }

  private static String value(Element element, String attribute) {
    Object value = element.get(attribute);
    return value == null ? "?" : value.toString();
  }

  private static String bar(Element track) {
    if (!(track.get("min") instanceof Integer min) || !(track.get("max") instanceof Integer max)
        || !(track.get("value") instanceof Integer value)) {
      return "";
    }
    long length = (long) max - min;
    if (min != 0 || length < 1 || length > LONGEST_BAR || value < min || value > max) {
      return " (" + min + ".." + max + ")";
    }
    return " [" + "#".repeat(value) + ".".repeat(max - value) + "]";
  }

  /** Returns every attribute of one element, and what it holds. */
  public static List<String> everything(Table table, String id, ConsoleTexts say) {
    Element element = table.find(id).orElseThrow();
    List<String> lines = new ArrayList<>();
    lines.add("  " + id);
    element.attributes().forEach((name, value) -> lines.addAll(Text.wrap(
        ElementNames.phrase(name, value, say).orElse(name + " " + value), "    ", "      ", say.width())));
    if (!element.children().isEmpty()) {
      lines.addAll(Text.wrap(say.text("holds", element.children().stream().map(Element::id)
          .collect(Collectors.joining(", "))), "    ", "      ", say.width()));
    }
    return lines;
  }
}
