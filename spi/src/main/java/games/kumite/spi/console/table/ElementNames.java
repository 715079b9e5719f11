package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The display names of the elements on a table, in a text. */
public final class ElementNames {

  /** The attributes that have their own form in a text. */
  private static final List<String> SAID = List.of("label", "name", "owner", "count", "columns", "rows", "width",
      "height", "folded", "column", "row", "x", "y", "unit", "art", "min", "max", "value", "face", "symbol", "sides", "roll");

  /** The kinds that would not be recognised by the name in the id alone. */
  private static final List<Kind> NAMED_BY_KIND = List.of(Kind.SEAT, Kind.HAND, Kind.DECK, Kind.PILE, Kind.CARD);

  /** The end of the name of an attribute that says in words what the attribute without it says to programs. */
  private static final String TEXT = "-text";

  private final Table table;
  private final SeenTexts familiar;
  private final ConsoleTexts say;
  private final Set<String> used = new LinkedHashSet<>();
  private final Map<String, String> symbols = new LinkedHashMap<>();

  public ElementNames(Table table) {
    this(table, new SeenTexts(), ConsoleTexts.ENGLISH);
  }

  /** Creates names for a reader who has read parts of the table before. */
  public ElementNames(Table table, SeenTexts familiar, ConsoleTexts say) {
    this.table = table;
    this.say = say;
    this.familiar = familiar;
    table.all().values().stream().filter(element -> element.kind() == Kind.SEAT)
        .forEach(seat -> symbols.put(seat.id(), free(mark(seat.id()))));
  }

  /** Returns the number of columns of a line. */
  int width() {
    return say.width();
  }

  /** Returns the display name of a kind. */
  String kind(Element element) {
    return Text.capital(say.word("kind." + element.kind().word()).orElse(Text.spaced(element.kind().word())));
  }

  /** Returns the name after the kind in an id. */
  static String inner(Element element) {
    return element.id().substring(element.id().indexOf(':') + 1);
  }

  /**
   * Returns the display name of an element: its label or name, else the name in its id, with its kind if that helps.
   */
  public String name(Element element) {
    Object label = element.get("label");
    Object name = label != null ? label : element.get("name");
    return Text.printable(name != null ? name.toString()
        : NAMED_BY_KIND.contains(element.kind()) ? kind(element) + " " + inner(element)
        : Text.capital(inner(element).replace('-', ' ').replace('_', ' ')));
  }

  public ConsoleTexts say() {
    return say;
  }

  /** Returns whether an element is as it was when it was last read. */
  boolean isFamiliar(Element element) {
    return familiar.has(element);
  }

  /** Returns the name of the seat that owns an element. */
  Optional<String> owner(Element element) {
    return Optional.ofNullable(element.get("owner")).map(owner ->
        table.find(owner.toString()).map(this::name).orElse(owner.toString()));
  }

  /**
   * Returns the attributes without a form of their own, except for familiar ones and those that have a display text
   * beside them, such as {@code zone-text}; a flag is included only if it is set.
   */
  public String details(Element element) {
    return details(element, "");
  }

  /** Returns the details without one attribute. */
  String details(Element element, String except) {
    List<String> details = new ArrayList<>();
    element.attributes().forEach((name, value) -> {
      boolean isTeamOfOne = element.kind() == Kind.SEAT && name.equals("team");
      boolean isHandedOver = element.id().equals("token:" + name); // to the next match, as the value of an option
      boolean isNothing = value.equals(false) || value.toString().isEmpty() || value.equals(List.of());
      boolean isSaidInWords = element.get(name + TEXT) != null;
      if (!SAID.contains(name) && !name.equals(except) && !isTeamOfOne && !isHandedOver && !isNothing && !isSaidInWords
          && !familiar.has(element, name, value) && !isRead(element, name, value)) {
        details.add(said(name, value));
      }
    });
    return String.join(", ", details);
  }

  /**
   * Returns whether an attribute has been read: figures of one type share a description, which the first of them shows.
   */
  private boolean isRead(Element element, String name, Object value) {
    return element.kind() == Kind.FIGURE && name.equals(CardTexts.TEXT) && !familiar.reads(value.toString());
  }

  private String said(String name, Object value) {
    if (value instanceof Boolean) {
      return say.word("flag." + name).or(() -> say.word("attribute." + name)).orElse(Text.spaced(name));
    }
    Optional<String> phrase = phrase(name, value, say);
    if (phrase.isPresent()) {
      return phrase.get();
    }
    String stem = name.endsWith(TEXT) ? name.substring(0, name.length() - TEXT.length()) : name;
    String attribute = say.word("attribute." + name).or(() -> say.word("attribute." + stem)).orElse(Text.spaced(stem));
    if (value instanceof Sum sum) {
      return attribute + " " + sum.value() + (sum.parts().size() < 2 ? "" : " = " + sum.parts().stream()
          .map(part -> part.amount() + " " + (part.reason().isEmpty() ? words(part.source()) : part.reason()))
          .collect(Collectors.joining(" + ")).replace("+ -", "- "));
    }
    return attribute + " " + (value instanceof List<?> list
        ? list.stream().map(word -> words(word.toString())).collect(Collectors.joining(", ")) : words(value.toString()));
  }

  /**
   * Returns the phrase of an attribute whose value consists of words with phrases of their own; it replaces name and
   * value.
   */
  static Optional<String> phrase(String name, Object value, ConsoleTexts say) {
    List<?> values = value instanceof List<?> list ? list : value instanceof String ? List.of(value) : List.of("");
    List<String> phrases = values.stream().map(word -> say.word("value." + name + "." + word).orElse("")).toList();
    return phrases.contains("") ? Optional.empty() : Optional.of(String.join(", ", phrases));
  }

  /** Returns a value with the names of elements in place of their ids, one or several. */
  private String words(String value) {
    List<String> words = List.of(value.split(",? "));
    boolean areIds = words.stream().allMatch(word -> table.find(word).isPresent());
    return Text.printable(areIds
        ? say.list(words.stream().map(word -> name(table.find(word).orElseThrow())).toList()) : value);
  }

  /**
   * Returns one character for a piece on a board: pieces that differ only in their place share their owner's, all
   * others have their own.
   */
  String symbol(Element element) {
    boolean isPiece = element.kind() == Kind.TOKEN && element.get("label") == null && element.get("name") == null;
    Object owner = element.get("owner");
    String key = isPiece && owner != null ? owner.toString() : element.id();
    used.add(key);
    return symbols.computeIfAbsent(key, made -> free(name(element)));
  }

  private String mark(String owner) {
    Optional<Element> seat = table.find(owner);
    return seat.map(found -> found.get("mark")).filter(mark -> mark.toString().length() == 1)
        .map(Object::toString).orElseGet(() -> seat.map(this::name).orElse(owner));
  }

  /** Returns an unused capital letter of a name, else an unused letter or digit. */
  private String free(String name) {
    String wanted = name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    return Arrays.stream((wanted + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz").split(""))
        .filter(symbol -> !symbols.containsValue(symbol)).findFirst().orElse("*");
  }

  /** Returns the legend of the symbols used since the last call. */
  List<String> legend() {
    List<String> legend = new ArrayList<>();
    symbols.forEach((id, symbol) -> {
      if (used.contains(id)) {
        table.find(id).ifPresent(element -> legend.add(symbol + " " + described(element, "")));
      }
    });
    used.clear();
    return legend;
  }

  /** Returns the name of an element, its owner, its place and its details. */
  String described(Element element, String place) {
    if (element.kind() == Kind.SEAT) {
      return name(element);
    }
    String details = details(element);
    String owner = owner(element).map(name -> " (" + name + ")").orElse("");
    return name(element) + owner + place + (details.isEmpty() ? "" : ": " + details);
  }
}
