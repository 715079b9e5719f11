package games.kumite.api.display;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import games.kumite.api.random.SeededRandom;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** The worlds of one preview, and the changes counted in them. Used once. */
final class PreviewRun {

  private static final String GONE = "";
  private static final String TABLE = "table";

  private final Perspective perspective;
  private final Seat seat;
  private final String kind;
  private final Phase phase;
  private final Action action;
  private final Match unplayed;
  private final Table before;
  private final Map<String, String> holders = new HashMap<>();
  private final Map<Long, Ending> endings = new LinkedHashMap<>();
  private final Map<Spot, Count> counts = new LinkedHashMap<>();
  private int judged;
  private int better;

  /** The table at the end of one or more worlds. */
  private static final class Ending {
    final Table table;
    int worlds;

    Ending(Table table) {
      this.table = table;
    }
  }

  /** An attribute of an element. */
  private record Spot(String id, String attribute) {}

  /** The changes of one attribute in the worlds so far. */
  private static final class Count {
    final String label;
    final Map<String, Integer> values = new LinkedHashMap<>();
    int worlds;
    long sum;
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;

    Count(String label) {
      this.label = label;
    }
  }

  PreviewRun(Perspective perspective, Decision decision, Action action) {
    this.perspective = perspective;
    this.seat = decision.seat();
    this.kind = decision.kind();
    this.phase = perspective.phase();
    this.action = decision.parse(action.notation());
    this.unplayed = perspective.imagine(new SeededRandom(0));
    this.before = perspective.table();
    hold(TABLE, before.elements());
  }

  /**
   * Plays the action in a world up to the end of what it begins. Making a table costs more than all the rest, so worlds that
   * end alike share one: their keys are equal only if their tables are.
   */
  void play(SeededRandom random) {
    Match world = perspective.imagine(random);
    OptionalDouble earlier = world.search().estimate(seat);
    world.play(action);
    for (int left = Preview.MAX_DECISIONS; left > 0 && isUnderWay(world); left--) {
      world.search().playHeuristic(random);
    }
    judge(world, earlier);
    endings.computeIfAbsent(world.search().observationKey(seat), first -> new Ending(world.table(seat))).worlds++;
  }

  private boolean isUnderWay(Match world) {
    return !world.isOver() && world.search().isUnderWaySince(unplayed) && isInside(world.phase()) && !world.decision().kind().equals(kind);
  }

  private boolean isInside(Phase now) {
    for (Phase outer = now; outer != null; outer = outer.parent()) {
      if (outer.id().equals(phase.id())) {
        return true;
      }
    }
    return false;
  }

  private void judge(Match world, OptionalDouble earlier) {
    if (world.isOver()) {
      judged++;
      better += world.outcome().standing(seat).result() == Outcome.Result.WIN ? 1 : 0;
      return;
    }
    OptionalDouble later = world.search().estimate(seat);
    if (earlier.isPresent() && later.isPresent()) {
      judged++;
      better += later.getAsDouble() > earlier.getAsDouble() ? 1 : 0;
    }
  }

  private void compare(Ending ending) {
    compare(TABLE, ending.table.elements(), ending.worlds);
    before.all().forEach((id, element) -> {
      if (element.kind() != Element.Kind.DIE && ending.table.find(id).isEmpty()) {
        count(id, element, Preview.PLACE, ending.worlds).values.merge(GONE, ending.worlds, Integer::sum);
      }
    });
  }

  private void compare(String holder, List<Element> elements, int worlds) {
    for (Element element : elements) {
      Element old = before.all().get(element.id());
      if (old == element && holder.equals(holders.get(element.id()))) {
        continue; // a card or a square that both tables share
      }
      boolean isAsBefore = old != null && old.attributes().equals(element.attributes());
      if (element.kind() != Element.Kind.DIE) {
        if (!isAsBefore || !holder.equals(holders.get(element.id()))) {
          place(holder, old, element, worlds);
        }
        if (old != null && !isAsBefore) {
          attributes(old, element, worlds);
        }
      }
      compare(element.id(), element.children(), worlds);
    }
  }

  private void place(String holder, @Nullable Element old, Element element, int worlds) {
    String now = place(element, holder);
    if (old == null || !now.equals(place(old, String.valueOf(holders.get(element.id()))))) {
      count(element.id(), element, Preview.PLACE, worlds).values.merge(now, worlds, Integer::sum);
    }
  }

  /** Returns the coordinates of an element, else the element that holds it. */
  private static String place(Element element, String holder) {
    Object x = element.get("x") != null ? element.get("x") : element.get("column");
    Object y = element.get("y") != null ? element.get("y") : element.get("row");
    return x == null || y == null ? holder : x + " " + y;
  }

  private void attributes(Element old, Element element, int worlds) {
    element.attributes().forEach((name, value) -> {
      if (!value.equals(old.get(name)) && !isPlace(name)) {
        change(element, name, old.get(name), value, worlds);
      }
    });
    old.attributes().forEach((name, value) -> {
      if (element.get(name) == null && !isPlace(name)) {
        change(element, name, value, null, worlds);
      }
    });
  }

  private static boolean isPlace(String attribute) {
    return switch (attribute) {
      case "x", "y", "column", "row", "corners" -> true;
      default -> Element.isDisplayText(attribute);
    };
  }

  private void change(Element element, String name, @Nullable Object old, @Nullable Object value, int worlds) {
    Integer earlier = number(old);
    Integer later = number(value);
    Count count = count(element.id(), element, name, worlds);
    count.values.merge(value == null ? GONE : value instanceof Sum sum ? String.valueOf(sum.value()) : value.toString(), worlds,
        Integer::sum);
    if (earlier != null && later != null) {
      int difference = later - earlier;
      count.sum += (long) difference * worlds;
      count.least = Math.min(count.least, difference);
      count.most = Math.max(count.most, difference);
    }
  }

  /** Returns a number; 0 for a number that is missing on one of the two tables. */
  private static @Nullable Integer number(@Nullable Object value) {
    return value == null ? Integer.valueOf(0) : value instanceof Integer number ? number
        : value instanceof Sum sum ? Integer.valueOf(sum.value()) : null;
  }

  private Count count(String id, Element element, String attribute, int worlds) {
    Count count = counts.computeIfAbsent(new Spot(id, attribute), any -> new Count(element.label()));
    count.worlds += worlds;
    return count;
  }

  private void hold(String holder, List<Element> elements) {
    for (Element element : elements) {
      holders.put(element.id(), holder);
      hold(element.id(), element.children());
    }
  }

  Preview result(int worlds) {
    endings.values().forEach(this::compare);
    List<Preview.Change> changes = counts.entrySet().stream().map(entry -> change(entry.getKey(), entry.getValue(), worlds))
        .sorted(Comparator.comparingDouble(Preview.Change::chance).reversed()).toList();
    return new Preview(action, worlds, judged == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) better / judged), changes);
  }

  private static Preview.Change change(Spot spot, Count count, int worlds) {
    boolean isNumber = count.least <= count.most;
    Map<String, Double> values = new LinkedHashMap<>();
    count.values.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .forEach(entry -> values.put(entry.getKey(), (double) entry.getValue() / worlds));
    return new Preview.Change(spot.id(), count.label, spot.attribute(), (double) count.worlds / worlds,
        isNumber ? (double) count.sum / count.worlds : 0, isNumber ? count.least : 0, isNumber ? count.most : 0, values);
  }
}
