package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.spi.Inspection;
import games.kumite.spi.State;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * The numbers and flags of a state that influence the match and are in no key. Each is given another value that it had
 * in the same match. If all keys stay and an action then leads to something else, it is named. A value may be
 * impossible beside the others, so this is a remark and not a failure.
 */
final class UnkeyedFields {

  private static final int POSITIONS = 12;
  private static final int MAX_ACTIONS = 8;
  private static final int MAX_VALUES = 3;

  private UnkeyedFields() {}

  /** Returns the names of such fields. */
  static Set<String> in(TrialMatch trial) {
    Map<Field, Set<Object>> values = new LinkedHashMap<>();
    trial.walk((match, position) -> {
      State<?> state = Inspection.state(match);
      for (Field field : Fields.of(state.getClass())) {
        if (!field.getDeclaringClass().isAssignableFrom(State.class) && field.getType().isPrimitive()) {
          values.computeIfAbsent(field, any -> new LinkedHashSet<>())
              .add(Objects.requireNonNull(Fields.read(field, state)));
        }
      }
    });
    values.values().removeIf(seen -> seen.size() < 2);
    Set<String> named = new TreeSet<>();
    trial.walk(trial.sampled(POSITIONS), (match, position) ->
        values.forEach((field, seen) -> seen.stream().limit(MAX_VALUES).forEach(value -> {
          if (decides(match, field, value)) {
            named.add(field.getDeclaringClass().getSimpleName() + "." + field.getName());
          }
        })));
    return named;
  }

  private static boolean decides(Match match, Field field, Object value) {
    List<Action> listed = ListingProperty.listed(match);
    for (Action action : listed.subList(0, Math.min(MAX_ACTIONS, listed.size()))) {
      Match one = light(match);
      Match other = light(match);
      try {
        field.set(Inspection.state(other), value);
        if (!keys(one).equals(keys(other)) || !ListingProperty.listed(other).contains(action)) {
          return false;
        }
        one.play(action);
        other.play(action);
        if (!told(one).equals(told(other))) {
          return true;
        }
      } catch (IllegalAccessException | RuntimeException | StackOverflowError | AssertionError impossibleValue) {
        return false;
      }
    }
    return false;
  }

  private static String keys(Match match) {
    StringBuilder keys = new StringBuilder();
    for (Viewer viewer : TrialMatch.observers(match)) {
      keys.append(match.search().observationKey(viewer)).append(' ')
          .append(match.search().privateObservationKey(viewer)).append(' ');
    }
    return keys.toString();
  }

  private static String told(Match match) {
    StringBuilder told = new StringBuilder();
    TrialMatch.observers(match).forEach(viewer -> told.append(ViewerSnapshot.now(match, viewer)));
    return told.toString();
  }

  private static Match light(Match match) {
    return Inspection.at(match, Inspection.state(match.copy()));
  }
}
