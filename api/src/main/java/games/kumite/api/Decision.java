package games.kumite.api;

import java.util.List;
import java.util.Objects;

/**
 * One choice that one seat makes now, and what it may choose from.
 *
 * <p>A snapshot: once its match has moved on, every method throws {@link IllegalStateException} but {@link #kind()},
 * {@link #isGroup()}, {@link #hasPublicActions()} and {@link #label}, which still answer: for a log of what was chosen. The decision
 * of a {@link Perspective}, which is a copy, stays as it is. It is never empty. Every listed action is legal; every legal
 * action is listed or, where the choice is continuous, accepted by {@link #action}, or one of {@link #anytimeActions()}. Used by
 * the thread that uses the match.
 */
public interface Decision {

  /**
   * Who chooses.
   *
   * @return the seat
   */
  Seat seat();

  /**
   * Which of its seat's decisions this is, for requests that may come late or twice: see
   * {@link Match#play(Seat, int, Action)}. A decision that is asked again after an undo has a new number. It counts the
   * seat's own decisions alone, since how often others were asked may tell what they hold.
   *
   * @return from 1; 0 in a match that keeps no record
   */
  default int number() {
    return 0;
  }

  /**
   * What kind of choice it is: a stable word for bots and frontends.
   *
   * @return such as {@code attack}
   */
  String kind();

  /**
   * Whether the players choose together and the seat only speaks for them.
   *
   * @return true for a choice of the group
   */
  boolean isGroup();

  /**
   * Whether everybody can tell which actions are listed: they depend on nothing hidden.
   *
   * @return by default false
   */
  default boolean hasPublicActions() {
    return false;
  }

  /**
   * The question in words.
   *
   * @return the texts for the chooser and for those who wait
   */
  Prompt prompt();

  /**
   * The listed actions, in an order that is the same each time the position is asked.
   *
   * @return an immutable list that stays valid, never empty, without duplicates
   */
  List<Action> actions();

  /**
   * How many of the first listed actions a search tree needs. All others are legal too and lead to what these reach as
   * well: in a selection of several things, picks in another order. Playouts and people draw from the whole list.
   *
   * @return 1 to the number of listed actions
   */
  default int searchActionCount() {
    return actions().size();
  }

  /**
   * What has been picked already where several things are selected one by one, so that it can be shown: {@link #actions()}
   * has what may still be picked. What belongs to every set that could be chosen is picked without being asked.
   *
   * @return an immutable list of actions, in the order of the picks; empty before the first and wherever one action is all
   */
  default List<Action> selected() {
    return List.of();
  }

  /**
   * What the seat may do at each of its decisions besides what it is asked, such as conceding. These actions are legal and
   * are not among the listed ones, so that nobody draws them by accident; where the match goes on, the same is asked again.
   *
   * @return an immutable list, empty in most games
   */
  default List<Action> anytimeActions() {
    return List.of();
  }

  /**
   * An action for people at this match: with the names of the players where {@link Action#label} has their numbers, and
   * as long as the match has not moved on with what the game remarks on it here.
   *
   * @param action an action of this decision
   * @return such as {@code Ask Bo for help}
   */
  default String label(Action action) {
    return action.label();
  }

  /**
   * The action with this notation, listed or not.
   *
   * @param notation the text of an action
   * @return a legal action
   * @throws IllegalActionException if there is none: it says why, names the rule that refuses it where
   *     one does, and says what would be right
   */
  Action action(String notation);

  /**
   * Whether an action is legal here, listed or not: {@link #action} without a word about why not, for programs that try
   * many.
   *
   * @param action any action
   * @return whether {@link Match#play(Action)} takes it now
   */
  default boolean isLegal(Action action) {
    Objects.requireNonNull(action, "action must not be null");
    try {
      return action(action.notation()).equals(action);
    } catch (IllegalActionException refused) {
      return false;
    }
  }

  /**
   * The notations with free numbers that {@link #action} accepts besides the listed ones.
   *
   * @return an immutable list, empty where every legal action is listed
   */
  List<ActionTemplate> templates();
}
