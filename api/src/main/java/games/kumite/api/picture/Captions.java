package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The names of the elements of a table, and their attributes in words. */
final class Captions {

  /** Attributes that a picture shows in another way than in words, or that are for programs. */
  private static final Set<String> DRAWN = Set.of("label", "name", "owner", "count", "columns", "rows", "width",
      "height", "folded", "column", "row", "x", "y", "unit", "art", "corners", "min", "max", "value", "face", "symbol", "roll",
      "sides");

  /** Kinds that would not be recognised by the name in an id alone. */
  private static final List<Kind> NAMED_BY_KIND = List.of(Kind.SEAT, Kind.HAND, Kind.DECK, Kind.PILE, Kind.CARD);

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private static final char NO_BREAK = '\u00a0';

  /** The end of the name of an attribute that says in words what the attribute without it says to programs. */
  private static final String TEXT = "-text";

  private final Table table;
  private final PictureTexts texts;
  /** A cache: the title of an element and its shape need its details. */
  private final Map<Element, String> said = new IdentityHashMap<>();

  Captions(Table table, PictureTexts texts) {
    this.table = table;
    this.texts = texts;
  }

  PictureTexts texts() {
    return texts;
  }

  /** Returns the label or name, else the name in the id, with its kind if that helps. */
  String name(Element element) {
    Object label = element.get("label");
    Object name = label != null ? label : element.get("name");
    if (name != null) {
      return name.toString();
    }
    String inner = element.id().substring(element.id().indexOf(':') + 1);
    String kind = element.kind().word();
    return NAMED_BY_KIND.contains(element.kind()) ? capital(texts.word("kind." + kind).orElse(kind)) + " " + inner
        : capital(inner.replace('-', ' ').replace('_', ' '));
  }

  /** Returns the attributes that have no shape of their own, whole sentences last; a flag is only named when it is set. */
  String details(Element element) {
    String known = said.get(element);
    if (known == null) {
      known = findDetails(element);
      said.put(element, known);
    }
    return known;
  }

  private String findDetails(Element element) {
    List<String> details = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    element.attributes().forEach((name, value) -> {
      boolean isTeamOfOne = element.kind() == Kind.SEAT && name.equals("team");
      boolean isHandedOver = element.id().equals("token:" + name); // to the next match, as the value of an option
      if (!DRAWN.contains(name) && !isTeamOfOne && !isHandedOver && !isNothing(value) && element.get(name + TEXT) == null) {
        String phrase = phrase(name, value);
        (phrase.endsWith(".") ? sentences : details).add(phrase);
      }
    });
    if (!details.isEmpty()) {
      sentences.add(0, String.join(", ", details) + (sentences.isEmpty() ? "" : "."));
    }
    return String.join(" ", sentences);
  }

  private static boolean isNothing(Object value) {
    return value.equals(false) || value.equals(List.of()) || !(value instanceof Integer) && value.toString().isEmpty();
  }

  /**
   * Returns the value of an attribute in words: those of the element, else those of the game, else the value; the name of
   * an element without the attribute.
   */
  String word(Element element, String attribute) {
    Object value = element.get(attribute);
    Object text = element.get(attribute + TEXT);
    return text != null ? text.toString() : value == null ? name(element)
        : texts.word("value." + attribute + "." + value).orElse(value.toString());
  }

  /** Returns the whole numbers of an element, each after its name: lines of that width break between them if they can. */
  String numbers(Element element, int width) {
    return element.attributes().entrySet().stream().filter(entry -> entry.getValue() instanceof Integer)
        .map(entry -> unbroken(phrase(entry.getKey(), entry.getValue()), width)).collect(Collectors.joining(", "));
  }

  /** Returns a phrase in which no line breaks if it fits into one, else none before its last word if that fits. */
  private static String unbroken(String phrase, int width) {
    int last = phrase.lastIndexOf(' ');
    int second = phrase.lastIndexOf(' ', last - 1);
    for (int from : List.of(0, second + 1)) {
      String end = phrase.substring(from).replace(' ', NO_BREAK);
      if (TextMetrics.width(end + ",") <= width) {
        return phrase.substring(0, from) + end;
      }
    }
    return phrase;
  }

  private String phrase(String name, Object value) {
    if (value instanceof Boolean) {
      return texts.word("flag." + name).or(() -> texts.word("attribute." + name)).orElse(spaced(name));
    }
    if (value instanceof String || value instanceof List<?>) {
      List<String> phrases = (value instanceof List<?> list ? list : List.of(value)).stream()
          .map(word -> texts.word("value." + name + "." + word).orElse("")).toList();
      if (!phrases.contains("")) {
        return String.join(", ", phrases);
      }
    }
    if (name.equals("text")) {
      return value.toString();
    }
    String stem = name.endsWith(TEXT) ? name.substring(0, name.length() - TEXT.length()) : name;
    String attribute = texts.word("attribute." + name).or(() -> texts.word("attribute." + stem)).orElse(spaced(stem));
    if (value instanceof Sum sum) {
      return attribute + " " + sum.value() + (sum.parts().size() < 2 ? "" : " = " + sum.parts().stream()
          .map(part -> part.amount() + " " + (part.reason().isEmpty() ? words(part.source()) : part.reason()))
          .collect(Collectors.joining(" + ")).replace("+ -", "- "));
    }
    return attribute + " " + (value instanceof List<?> list
        ? list.stream().map(word -> words(word.toString())).collect(Collectors.joining(", ")) : words(value.toString()));
  }

  /** Returns a value with the names of elements in place of their ids. */
  private String words(String value) {
    List<Optional<Element>> named = Arrays.stream(value.split(",? ")).map(table::find).toList();
    return !named.stream().allMatch(Optional::isPresent) ? value
        : texts.list(named.stream().map(element -> name(element.orElseThrow())).toList());
  }

  /** Returns a name of an attribute in lower case with spaces: {@code maxHealth} is {@code max health}. */
  private static String spaced(String name) {
    return HUMP.matcher(name).replaceAll(" ").replace('_', ' ').replace('-', ' ').toLowerCase(Locale.ROOT);
  }

  private static String capital(String text) {
    return text.isEmpty() ? text : text.substring(0, text.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT)
        + text.substring(text.offsetByCodePoints(0, 1));
  }
}
