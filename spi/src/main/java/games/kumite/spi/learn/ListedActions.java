package games.kumite.spi.learn;

import games.kumite.api.Action;
import games.kumite.spi.marks.Immutable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A set of actions numbered by their places in a list. */
@Immutable
final class ListedActions implements ActionSet {

  private final List<Action> actions;
  private final Map<Action, Integer> numbers = new LinkedHashMap<>();

  ListedActions(List<Action> actions) {
    this.actions = actions;
    for (Action action : actions) {
      if (numbers.put(action, numbers.size()) != null) {
        throw new IllegalArgumentException("actions must be different, was twice: " + action.notation());
      }
    }
  }

  @Override
  public int count() {
    return actions.size();
  }

  @Override
  public int indexOf(Action action) {
    return numbers.getOrDefault(action, -1);
  }

  @Override
  public String notation(int number) {
    return actions.get(number).notation();
  }
}
