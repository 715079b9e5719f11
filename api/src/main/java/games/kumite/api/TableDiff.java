package games.kumite.api;

import games.kumite.api.Table.Change;
import games.kumite.api.Table.ChangeType;
import games.kumite.api.Table.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A comparison of two tables.
 *
 * <p>The elements that stay with their parent are split by a longest increasing subsequence of their old indexes.
 * Elements of the subsequence kept their order and are unmoved; the others moved, which is the smallest possible
 * number. A comparison by index or by left neighbour would report nearly nine of ten elements as moved when only a
 * neighbour appeared or vanished.
 */
final class TableDiff {

  private final Table before;
  private final Table after;
  private final Map<String, Position> from = new LinkedHashMap<>();
  private final Map<String, Position> to = new LinkedHashMap<>();
  private final Set<String> still = new HashSet<>();

  TableDiff(Table before, Table after) {
    this.before = before;
    this.after = after;
    place("", before.elements(), from);
    place("", after.elements(), to);
    standStill("", after.elements());
  }

  private static void place(String parent, List<Element> elements, Map<String, Position> places) {
    for (int index = 0; index < elements.size(); index++) {
      Element element = elements.get(index);
      places.put(element.id(), new Position(parent, index));
      place(element.id(), element.children(), places);
    }
  }

  private void standStill(String parent, List<Element> elements) {
    List<String> stayed = new ArrayList<>();
    for (Element element : elements) {
      Position old = from.get(element.id());
      if (old != null && old.parent().equals(parent)) {
        stayed.add(element.id());
      }
      standStill(element.id(), element.children());
    }
    int[] indexes = stayed.stream().mapToInt(id -> from.get(id).index()).toArray();
    for (int kept : longestRise(indexes)) {
      still.add(stayed.get(kept));
    }
  }

  /**
   * Returns the indexes of a longest increasing subsequence of distinct numbers. Patience sorting: for each length,
   * {@code least} holds the smallest number that ends an increasing subsequence of that length.
   */
  private static List<Integer> longestRise(int[] numbers) {
    int[] ends = new int[numbers.length];
    int[] previous = new int[numbers.length];
    int[] least = new int[numbers.length];
    int length = 0;
    for (int i = 0; i < numbers.length; i++) {
      int found = -Arrays.binarySearch(least, 0, length, numbers[i]) - 1;
      previous[i] = found == 0 ? -1 : ends[found - 1];
      ends[found] = i;
      least[found] = numbers[i];
      length = Math.max(length, found + 1);
    }
    List<Integer> rise = new ArrayList<>();
    for (int i = length == 0 ? -1 : ends[length - 1]; i >= 0; i = previous[i]) {
      rise.add(i);
    }
    Collections.reverse(rise);
    return rise;
  }

  List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    before.all().forEach((id, element) -> {
      if (!to.containsKey(id)) {
        changes.add(new Change(ChangeType.VANISHED, id, element, null, from.get(id), null));
      }
    });
    after.all().forEach((id, element) -> {
      Element old = before.all().get(id);
      if (old == null) {
        changes.add(new Change(ChangeType.APPEARED, id, null, element, null, to.get(id)));
        return;
      }
      if (!still.contains(id)) {
        changes.add(new Change(ChangeType.MOVED, id, old, element, from.get(id), to.get(id)));
      }
      if (!old.attributes().equals(element.attributes())) {
        changes.add(new Change(ChangeType.CHANGED, id, old, element, from.get(id), to.get(id)));
      }
    });
    return changes;
  }
}
