package games.kumite.api;

import java.util.List;

/**
 * One choice that one seat makes now, and what it may choose from.
 *
 * <p>A snapshot: once its match has moved on, every method but {@link #kind()} and {@link #isGroup()}
 * throws {@link IllegalStateException}. It is never empty. Every listed action is legal; every legal
 * action is listed or, where the choice is continuous, accepted by {@link #action}. Used by the thread
 * that uses the match.
 */
public interface Decision {

  /**
   * Who chooses.
   *
   * @return the seat
   */
  Seat seat();

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
   * The action with this notation, listed or not.
   *
   * @param notation the text of an action
   * @return a legal action
   * @throws IllegalActionException if there is none: it says why, names the rule that refuses it where
   *     one does, and says what would be right
   */
  Action action(String notation);

  /**
   * The notations with free numbers that {@link #action} accepts besides the listed ones.
   *
   * @return an immutable list, empty where every legal action is listed
   */
  List<Form> forms();
}
