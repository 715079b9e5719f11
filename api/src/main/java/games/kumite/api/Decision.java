package games.kumite.api;

import java.util.List;
import java.util.Objects;

/**
 * A choice that one seat has to make now, with its legal actions.
 *
 * <p>A decision of a match is a snapshot. Once the match has moved on, its methods throw {@link IllegalStateException}.
 * Only {@link #kind()}, {@link #isGroup()}, {@link #hasPublicActions()} and {@link #label} still work, so that a log
 * can describe the choice. The decision of a {@link Perspective}, which is a copy, never expires.
 *
 * <p>A decision always lists at least one action, and every listed action is legal. Every legal action is listed, or
 * accepted by {@link #parse} where the choice is continuous, or one of {@link #anytimeActions()}. A decision is used
 * by the thread that uses its match.
 */
public interface Decision {

  /**
   * Returns the seat that decides.
   *
   * @return the seat
   */
  Seat seat();

  /**
   * Returns the number of this decision among those of its seat. {@link Match#play(Seat, int, Action)} uses it to
   * detect late and duplicate requests. A decision that is asked again after an undo has a new number. Other seats'
   * decisions are not counted, since their number may reveal what those seats hold.
   *
   * @return a number from 1; 0 in a match that keeps no record
   */
  default int number() {
    return 0;
  }

  /**
   * Returns the kind of decision, a stable word such as {@code attack}. Bots and frontends can rely on it.
   *
   * @return the kind
   */
  String kind();

  /**
   * Returns whether the seat decides for the whole group.
   *
   * @return true if all players choose together and the seat only enters their choice
   */
  boolean isGroup();

  /**
   * Returns whether the listed actions depend on public information only.
   *
   * @return true if every viewer can derive the list; by default false
   */
  default boolean hasPublicActions() {
    return false;
  }

  /**
   * Returns the question for the seat that decides and the text for the others.
   *
   * @return the prompt
   */
  Prompt prompt();

  /**
   * Returns the listed actions, in a reproducible order.
   *
   * @return an immutable list that stays valid, never empty, without duplicates
   */
  List<Action> actions();

  /**
   * Returns how many of the first listed actions a search has to consider. All other listed actions are legal too, but
   * lead to nothing new: in a selection of several things they are the same picks in another order. Playouts and human
   * players use the whole list.
   *
   * @return a number from 1 to the number of listed actions
   */
  default int searchActionCount() {
    return actions().size();
  }

  /**
   * Returns what has been selected so far, where several things are selected one by one. {@link #actions()} lists what
   * may still be selected. Things that belong to every possible selection are selected automatically.
   *
   * @return an immutable list of actions in the order of selection; empty before the first selection and where a single
   *     action completes the choice
   */
  default List<Action> selected() {
    return List.of();
  }

  /**
   * Returns actions that are legal at every decision and never listed, such as conceding. They are left out of the list
   * so that random players do not pick them. If the match continues after such an action, the same decision is asked
   * again.
   *
   * @return an immutable list, empty in most games
   */
  default List<Action> anytimeActions() {
    return List.of();
  }

  /**
   * Returns a display label of an action, with players' names and details of the situation. The details are left out
   * once the match has moved on; {@link Action#label()} has numbers in place of the names.
   *
   * @param action an action of this decision
   * @return the label, such as {@code Ask Bo for help}
   */
  default String label(Action action) {
    return action.label();
  }

  /**
   * Parses the notation of a legal action, listed or not.
   *
   * @param notation the notation of an action
   * @return the legal action with this notation
   * @throws IllegalActionException if there is no such action; the message gives the reason, the rule that refuses it
   *     if there is one, and what would be legal
   */
  Action parse(String notation);

  /**
   * Returns whether an action is legal here, listed or not. This is like {@link #parse} without the reason for a
   * refusal, for programs that try many actions.
   *
   * @param action any action
   * @return true if {@link Match#play(Action)} accepts it now
   */
  default boolean isLegal(Action action) {
    Objects.requireNonNull(action, "action must not be null");
    try {
      return parse(action.notation()).equals(action);
    } catch (IllegalActionException refused) {
      return false;
    }
  }

  /**
   * Returns templates of legal actions that are not listed. The actions have free numbers, and {@link #parse} accepts
   * them.
   *
   * @return an immutable list, empty where every legal action is listed
   */
  List<ActionTemplate> templates();
}
