package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Table;
import games.kumite.api.Table.Change;
import games.kumite.api.Table.Difference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What {@link Table#diff} names is all that differs: applied to the earlier table it gives the later one. */
final class Differences {

  /** An element's place: what holds it and what lies left of it. */
  private record Spot(String parent, String left) {}

  private final Trials trials;

  Differences(Trials trials) {
    this.trials = trials;
  }

  /** From position to position, for every observer. */
  void areWhole() {
    for (Trial trial : trials.few()) {
      Map<Observer, Table> earlier = new LinkedHashMap<>();
      trial.walk((match, position) -> {
        for (Observer observer : Trial.observers(match)) {
          Table later = match.table(observer);
          Table before = earlier.put(observer, later);
          if (before != null) {
            compare(trial, match, before, later);
          }
        }
      });
    }
  }

  private static void compare(Trial trial, Match match, Table before, Table later) {
    Table applied = applied(before, later, Table.diff(before, later));
    if (!applied.equals(later)) {
      throw trial.finding("Table.diff does not name every difference: " + TextDifference.of("the later table",
          later.toString(), "the earlier table with the changes", applied.toString()), match);
    }
  }

  /** The later table from the earlier one: places of what moved or appeared are looked up, nothing else is. */
  private static Table applied(Table before, Table later, List<Change> changes) {
    Map<String, Spot> spots = spots(before);
    Map<String, Spot> laterSpots = spots(later);
    Map<String, Element> elements = new LinkedHashMap<>(before.all());
    for (Change change : changes) {
      Element after = change.after();
      if (change.difference() == Difference.VANISHED || after == null) {
        spots.remove(change.id());
        elements.remove(change.id());
        continue;
      }
      if (change.difference() != Difference.MOVED) {
        elements.put(change.id(), after);
      }
      Spot spot = laterSpots.get(change.id());
      if (change.difference() != Difference.CHANGED && spot != null) {
        spots.put(change.id(), spot);
      }
    }
    return Table.of(children("", spots, elements));
  }

  private static List<Element> children(String parent, Map<String, Spot> spots, Map<String, Element> elements) {
    List<Element> children = new ArrayList<>();
    String left = "";
    for (String id = at(new Spot(parent, left), spots); id != null; id = at(new Spot(parent, left), spots)) {
      Element element = elements.get(id);
      if (element != null) {
        children.add(new Element(element.kind(), id, element.attributes(), children(id, spots, elements)));
      }
      left = id;
      spots.remove(id);
    }
    return children;
  }

  private static @Nullable String at(Spot spot, Map<String, Spot> spots) {
    for (Map.Entry<String, Spot> entry : spots.entrySet()) {
      if (entry.getValue().equals(spot)) {
        return entry.getKey();
      }
    }
    return null;
  }

  private static Map<String, Spot> spots(Table table) {
    Map<String, Spot> spots = new LinkedHashMap<>();
    collect("", table.elements(), spots);
    return spots;
  }

  private static void collect(String parent, List<Element> elements, Map<String, Spot> spots) {
    String left = "";
    for (Element element : elements) {
      spots.put(element.id(), new Spot(parent, left));
      collect(element.id(), element.children(), spots);
      left = element.id();
    }
  }
}
