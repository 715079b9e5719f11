package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Table.Change;
import games.kumite.api.Table.ChangeType;
import games.kumite.api.Table.Position;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A check that {@link Table#diff} names all differences: applied to the earlier table they give the later one. */
final class Differences {

  private final TrialMatches trials;

  Differences(TrialMatches trials) {
    this.trials = trials;
  }

  /** Checks the differences from position to position, for every viewer. */
  void areWhole() {
    for (TrialMatch trial : trials.few()) {
      Map<Viewer, Table> earlier = new LinkedHashMap<>();
      trial.walk((match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          Table later = match.table(viewer);
          Table before = earlier.put(viewer, later);
          if (before != null) {
            compare(trial, match, before, later);
          }
        }
      });
    }
  }

  private static void compare(TrialMatch trial, Match match, Table before, Table later) {
    Table applied = applied(before, Table.diff(before, later));
    if (!applied.equals(later)) {
      throw trial.finding("Table.diff does not name every difference: " + TextDifference.of("the later table",
          later.toString(), "the earlier table with the changes", applied.toString()), match);
    }
  }

  /** Returns the later table from the earlier one, by nothing but the changes. */
  private static Table applied(Table before, List<Change> changes) {
    Map<String, Element> elements = new LinkedHashMap<>(before.all());
    Map<String, List<String>> children = new LinkedHashMap<>();
    before.all().forEach((id, element) -> children.put(id, ids(element.children())));
    children.put("", ids(before.elements()));
    List<Change> arrivals = new ArrayList<>();
    for (Change change : changes) {
      Element after = change.after();
      Position from = change.from();
      if (change.difference() != ChangeType.CHANGED && from != null) {
        children.get(from.parent()).remove(change.id());
      }
      if (change.difference() != ChangeType.CHANGED && change.to() != null) {
        arrivals.add(change);
      }
      if (change.difference() != ChangeType.MOVED && after != null) {
        elements.put(change.id(), after);
      }
      children.putIfAbsent(change.id(), new ArrayList<>());
    }
    arrivals.sort(Comparator.comparingInt(arrival -> arrival.to().index()));
    arrivals.forEach(arrival -> children.get(arrival.to().parent()).add(arrival.to().index(), arrival.id()));
    return Table.of(made("", children, elements));
  }

  private static List<String> ids(List<Element> elements) {
    return new ArrayList<>(elements.stream().map(Element::id).toList());
  }

  private static List<Element> made(String parent, Map<String, List<String>> children, Map<String, Element> elements) {
    return children.get(parent).stream().map(id -> {
      Element element = elements.get(id);
      return new Element(element.kind(), id, element.attributes(), made(id, children, elements));
    }).toList();
  }
}
