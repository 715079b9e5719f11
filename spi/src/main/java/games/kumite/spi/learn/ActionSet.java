package games.kumite.spi.learn;

import games.kumite.api.Action;
import java.util.List;

/**
 * All actions that questions of a setup can list, each with its number: what programs that learn count by. Immutable
 * and thread-safe.
 */
public interface ActionSet {

  /**
   * How many numbers there are.
   *
   * @return the bound of {@link #indexOf}
   */
  int count();

  /**
   * The number of an action.
   *
   * @param action any action
   * @return 0 to {@link #count()} - 1; -1 if it is none of these
   */
  int indexOf(Action action);

  /**
   * What has a number.
   *
   * @param number 0 to {@link #count()} - 1
   * @return an action's notation, with {@code *} for what the number leaves open
   */
  String notation(int number);

  /**
   * The words of the content that notations use as keywords, besides those that the game declares itself.
   *
   * @return an immutable list, by default empty
   */
  default List<String> keywords() {
    return List.of();
  }

  /**
   * A few actions of a game that has no verbs.
   *
   * @param actions all of them, in the order of their numbers; equal only to themselves
   * @return the set
   */
  static ActionSet of(List<? extends Action> actions) {
    return new ListedActions(List.copyOf(actions));
  }
}
