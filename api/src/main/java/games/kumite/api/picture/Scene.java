package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A table while it is drawn: names, colours, highlights, and which elements have been drawn. Used by one thread. */
final class Scene {

  private static final int SEATS = 6;
  private static final int TEAMS = 2;
  private static final int GROUNDS = 12;

  private final Captions captions;
  private final Set<String> highlighted;
  private final Map<String, String> seats = new HashMap<>();
  private final Map<String, Integer> grounds = new HashMap<>();
  private final Set<String> drawn = new HashSet<>();

  Scene(Table table, Captions captions, Set<String> highlighted) {
    this.captions = captions;
    this.highlighted = highlighted;
    for (Element element : table.all().values()) {
      if (element.kind() == Kind.SEAT) {
        seats.put(element.id(), "seat" + seats.size() % SEATS);
      }
    }
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

  String numbers(Element element) {
    return captions.numbers(element);
  }

  /** Returns the full description of an element, shown when the mouse rests on it. */
  String description(Element element) {
    String details = captions.details(element);
    return captions.name(element) + " [" + element.id() + "]" + (details.isEmpty() ? "" : ": " + details);
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
    return "<g data-id=\"" + Svg.quoted(element.id()) + "\" data-kind=\"" + element.kind().word() + "\""
        + (isHighlighted(element) ? " class=\"highlight\"" : "") + "><title>" + Svg.escaped(description(element)) + "</title>";
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
   * Returns the class of a kind of ground. It depends on the kind's name as far as no two kinds would share one, so that
   * most kinds keep their colour from one table of a match to the next.
   */
  String ground(String kind) {
    Integer number = grounds.get(kind);
    if (number == null) {
      number = Math.floorMod(kind.hashCode(), GROUNDS);
      for (int tries = 0; tries < GROUNDS && grounds.containsValue(number); tries++) {
        number = (number + 1) % GROUNDS;
      }
      grounds.put(kind, number);
    }
    return "ground" + number;
  }
}
