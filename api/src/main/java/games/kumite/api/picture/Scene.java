package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A table while it is drawn: names, colours, highlights, and which elements have been drawn. Used by one thread. */
final class Scene {

  private static final int SEATS = 6;
  private static final int TEAMS = 2;
  private static final int GROUNDS = 12;
  /** The rims of the grounds: further kinds have the same colours with another rim. */
  private static final List<String> RIMS = List.of("", " rim1", " rim2");
  private static final int MAX_TEXT = 2000;
  /** The grounds whose colour their names say. */
  private static final Map<String, Integer> NAMED_GROUNDS = Map.of("green", 0, "blue", 1, "orange", 2, "purple", 3,
      "yellow", 4, "brown", 6, "red", 7, "woods", 8, "water", 9);

  private final Captions captions;
  private final Set<String> highlighted;
  private final Map<String, String> seats = new HashMap<>();
  private final Map<String, Integer> grounds = new HashMap<>();
  private final Set<String> drawn = new HashSet<>();

  Scene(Table table, Captions captions, Set<String> highlighted) {
    this.captions = captions;
    this.highlighted = highlighted;
    table.all().values().stream().filter(element -> element.kind() == Kind.SEAT).map(Element::id)
        .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
        .forEach(id -> seats.put(id, "seat" + seats.size() % SEATS)); // whatever their order on the table
  }

  PictureTexts texts() {
    return captions.texts();
  }

  String name(Element element) {
    return captions.name(element);
  }

  String details(Element element) {
    return captions.details(element);
  }

  String numbers(Element element, int width) {
    return captions.numbers(element, width);
  }

  String word(Element element, String attribute) {
    return captions.word(element, attribute);
  }

  /** Returns the full description of an element, shown when the mouse rests on it. */
  String description(Element element) {
    String details = captions.details(element);
    String text = captions.name(element) + " [" + element.id() + "]" + (details.isEmpty() ? "" : ": " + details);
    return text.length() <= MAX_TEXT ? text : text.substring(0, MAX_TEXT) + "...";
  }

  boolean isHighlighted(Element element) {
    return highlighted.contains(element.id());
  }

  boolean isDrawn(Element element) {
    return drawn.contains(element.id());
  }

  /** Returns the beginning of the group that draws an element, which {@link Svg#END} ends. */
  String begin(Element element) {
    drawn.add(element.id());
    return "<g data-id=\"" + Svg.quoted(element.id()) + "\" data-kind=\"" + element.kind().word()
        + "\" data-art=\"" + Svg.quoted(element.art()) + "\"" + (isHighlighted(element) ? " class=\"highlight\"" : "") + "><title>" + Svg.escaped(description(element)) + "</title>";
  }

  /** Returns a group that draws an element. */
  String group(Element element, String parts) {
    return begin(element) + parts + Svg.END;
  }

  /** Returns the class of the seat or team that an element belongs to, or of none. */
  String color(Element element) {
    Object owner = element.kind() == Kind.SEAT ? element.id() : element.get("owner");
    String seat = owner == null ? null : seats.get(owner.toString());
    if (seat != null) {
      return seat;
    }
    Object team = element.get("team");
    return team == null ? "neutral" : "team" + Math.floorMod(team.toString().hashCode(), TEAMS);
  }

  /**
   * Returns the classes of a kind of ground. The colour depends on the kind's name as far as no two kinds would look alike,
   * so that most kinds keep theirs from one table of a match to the next.
   */
  String ground(String kind) {
    Integer number = grounds.get(kind);
    if (number == null) {
      int first = grounds.size() / GROUNDS * GROUNDS;
      int color = NAMED_GROUNDS.getOrDefault(kind, Math.floorMod(kind.hashCode(), GROUNDS));
      while (grounds.containsValue(first + color)) {
        color = (color + 1) % GROUNDS;
      }
      number = first + color;
      grounds.put(kind, number);
    }
    return "ground" + number % GROUNDS + RIMS.get(number / GROUNDS % RIMS.size());
  }
}
