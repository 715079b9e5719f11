package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.display.Motion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Every change of place that a viewer sees between two tables is told to it by a {@link Motion}, and so is every change of
 * facing. A motion begins where the viewer saw the element, or where the last one has left it.
 */
final class MotionProperty {

  private final TrialMatches trials;

  MotionProperty(TrialMatches trials) {
    this.trials = trials;
  }

  /** Follows the tables and events of every viewer. */
  void areTold() {
    for (TrialMatch trial : trials.all()) {
      Map<Viewer, Map<String, Motion.Place>> earlier = new LinkedHashMap<>();
      Map<Viewer, Table> tables = new LinkedHashMap<>();
      Map<Viewer, EventReader> readers = new LinkedHashMap<>();
      trial.walk((match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          List<Event> news = readers.computeIfAbsent(viewer, match::events).read();
          Table table = match.table(viewer);
          Map<String, Motion.Place> now = places(table);
          Map<String, Motion.Place> before = earlier.put(viewer, now);
          Table old = tables.put(viewer, table);
          if (before != null && old != null) {
            compare(trial, match, viewer, before, now, news);
            begin(trial, match, viewer, before, news);
            facings(trial, match, viewer, old, table, news);
          }
        }
      });
    }
  }

  private static void compare(TrialMatch trial, Match match, Viewer viewer, Map<String, Motion.Place> before,
      Map<String, Motion.Place> now, List<Event> news) {
    boolean isShuffled = news.stream().anyMatch(event -> event.type().equals("shuffled"));
    now.forEach((id, place) -> {
      Motion.Place from = before.get(id);
      boolean isCard = id.startsWith(Kind.CARD.word() + ":");
      if (from == null || from.equals(place) || isCard && isShuffled) {
        return;
      }
      Motion last = last(news, id, isCard ? place : null);
      if (last == null || !last.to().equals(place)) {
        throw trial.finding(viewer + " sees " + id + " go from " + shown(from) + " to " + shown(place) + ", but is told "
            + (last == null ? "of no motion: " + (isCard ? "let State.move move it" : "add it in State.collectPlaces")
                : "that it goes to " + shown(last.to())), match);
      }
    });
  }

  private static void begin(TrialMatch trial, Match match, Viewer viewer, Map<String, Motion.Place> before, List<Event> news) {
    Map<String, Motion.Place> left = new LinkedHashMap<>(before);
    for (Event event : news) {
      Motion motion = Motion.of(event).orElse(null);
      if (event.type().equals("shuffled")) {
        left.keySet().removeIf(id -> id.startsWith(Kind.CARD.word() + ":"));
      } else if (motion != null && !motion.element().isEmpty()) {
        Motion.Place place = left.put(motion.element(), motion.to());
        if (place != null && !place.equals(motion.from())) {
          throw trial.finding(viewer + " is told that " + motion.element() + " leaves " + shown(motion.from()) + ", but it was "
              + shown(place), match);
        }
      }
    }
  }

  private static Object shown(Motion.Place place) {
    return place.id().isEmpty() ? place.point().isEmpty() ? "off the table" : place.point() : place.id();
  }

  /** Returns the last motion of an element; of a card also one that names no card, to the place where it is now. */
  private static @Nullable Motion last(List<Event> news, String id, Motion.@Nullable Place unknown) {
    Motion last = null;
    for (Event event : news) {
      Motion motion = Motion.of(event).orElse(null);
      if (motion != null && (motion.element().equals(id) || motion.element().isEmpty() && motion.to().equals(unknown))) {
        last = motion;
      }
    }
    return last;
  }

  private static void facings(TrialMatch trial, Match match, Viewer viewer, Table before, Table now, List<Event> news) {
    now.all().forEach((id, element) -> {
      Object facing = element.get("facing");
      Element old = before.all().get(id);
      if (facing == null || old == null || facing.equals(old.get("facing"))) {
        return;
      }
      String told = news.stream().map(Motion::of).flatMap(Optional::stream)
          .filter(motion -> motion.element().equals(id)).map(Motion::facing).reduce("", (first, second) -> second);
      if (!told.equals(facing.toString())) {
        throw trial.finding(viewer + " sees " + id + " face " + facing + " instead of " + old.get("facing")
            + ", but is told \"" + told + "\"", match);
      }
    });
  }

  /** Returns the place of everything that lies on the table, except for dice, which are rolled. */
  private static Map<String, Motion.Place> places(Table table) {
    Map<String, Motion.Place> places = new LinkedHashMap<>();
    places(null, table.elements(), places);
    return places;
  }

  private static void places(@Nullable Element holder, List<Element> elements, Map<String, Motion.Place> places) {
    Map<String, String> squares = new LinkedHashMap<>();
    elements.stream().filter(element -> element.kind() == Kind.SPACE)
        .forEach(space -> squares.put(space.get("column") + " " + space.get("row"), space.id()));
    for (Element element : elements) {
      switch (element.kind()) {
        case DIE, SPACE, SEAT, BOARD, HAND, DECK, PILE, TRACK -> { }
        default -> {
          String square = squares.get(element.get("column") + " " + element.get("row"));
          places.put(element.id(), element.get("x") instanceof Integer x && element.get("y") instanceof Integer y
              ? new Motion.Place("", List.of(x, y))
              : new Motion.Place(square != null ? square : holder == null ? "" : holder.id(), List.of()));
        }
      }
      places(element, element.children(), places);
    }
  }
}
