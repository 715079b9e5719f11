package games.kumite.spi.console.table;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The part of a table that matters for the asked seat, so that the question fits a screen with it: the elements that
 * its actions name, its own elements, and as much of the rest as there is room for.
 */
final class Excerpt {

  /** The level at which nothing is left out. */
  static final int WHOLE = 0;
  /** The level at which the most is left out. */
  static final int LEAST = 4;

  private static final int THINGS = 1;
  private static final int MANY_NAMED = 2;
  private static final int OTHERS = 3;
  /** The level from which a board without a shape shows only what stands on it. */
  private static final int BRIEF = 2;
  /** The number of candidates above which they are left to the list of actions. */
  private static final int MAX_NAMED = 8;

  private final Table table;
  private final Seat asked;
  private final Set<String> named = new LinkedHashSet<>();

  Excerpt(Table table, Seat asked, List<Action> actions) {
    this.table = table;
    this.asked = asked;
    actions.forEach(action -> named.addAll(List.of(action.notation().split(" "))));
  }

  /** Returns the remaining elements of the table's top, fewer at a higher level. */
  List<Element> elements(int level) {
    long things = table.elements().stream().filter(element -> TableText.isThing(element) && isNamed(element)).count();
    return table.elements().stream().filter(element -> stays(element, level, things > MAX_NAMED))
        .map(element -> level >= BRIEF && isGraph(element) ? brief(element) : element).toList();
  }

  private boolean stays(Element element, int level, boolean areManyNamed) {
    if (TableText.isThing(element)) {
      return isNamed(element) ? level < MANY_NAMED || !areManyNamed : level < THINGS;
    }
    return switch (element.kind()) {
      case TRACK, DIE -> true;
      case BOARD -> level < LEAST || isNamed(element) || isGraph(element);
      default -> level < OTHERS || isNamed(element) || isOwn(element);
    };
  }

  private static boolean isGraph(Element element) {
    return element.kind() == Kind.BOARD && element.get("columns") == null && element.get("width") == null;
  }

  /** Returns a board with the spaces alone that hold something, without their connections. */
  private static Element brief(Element board) {
    List<Element> held = board.children().stream().filter(space -> !space.children().isEmpty()).map(space -> {
      Map<String, Object> said = new LinkedHashMap<>(space.attributes());
      said.keySet().removeIf(name -> !Element.isDisplayText(name));
      return new Element(space.kind(), space.id(), said, space.children());
    }).toList();
    return new Element(board.kind(), board.id(), board.attributes(), held);
  }

  private boolean isOwn(Element element) {
    return element.id().equals(asked.id()) || asked.id().equals(element.get("owner"));
  }

  private boolean isNamed(Element element) {
    return named.contains(element.id()) || element.children().stream().anyMatch(this::isNamed);
  }
}
