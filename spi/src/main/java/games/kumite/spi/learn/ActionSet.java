package games.kumite.spi.learn;

import games.kumite.api.Action;
import java.util.List;

/**
 * All actions that questions of a setup can list, each with its number, for programs that learn. Immutable and
 * thread-safe.
 */
public interface ActionSet {

  /**
   * Returns the number of action numbers.
   *
   * @return the bound of {@link #indexOf}
   */
  int count();

  /**
   * Returns the number of an action.
   *
   * @param action any action
   * @return 0 to {@link #count()} - 1; -1 if it is not in the set
   */
  int indexOf(Action action);

  /**
   * Returns the notation of an action number.
   *
   * @param number 0 to {@link #count()} - 1
   * @return an action's notation, with {@code *} for the arguments that the number leaves open
   */
  String notation(int number);

  /**
   * Returns the coordinates of an action's point, which its number leaves open.
   *
   * @param action an action in this set
   * @return a new array in the unit of the notation, by default empty
   */
  default int[] coordinates(Action action) {
    return new int[0];
  }

  /**
   * Returns the words of the content that notations use as keywords, apart from those that the game declares itself.
   *
   * @return an immutable list, by default empty
   */
  default List<String> keywords() {
    return List.of();
  }

  /**
   * Returns a set of a few actions, for a game that has no verbs.
   *
   * @param actions all of them, in the order of their numbers; equal only to themselves
   * @return the set
   */
  static ActionSet of(List<? extends Action> actions) {
    return new ListedActions(List.copyOf(actions));
  }
}
