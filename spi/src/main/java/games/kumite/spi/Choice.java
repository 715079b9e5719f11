package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The definition of a choice: the seat that chooses, the actions it chooses from, and their texts. A record of its
 * subject, or an enum constant where it has none. On the agenda it is a {@link Question}, which also says what follows;
 * in a script it is a {@link Script.Reply}, which changes the locals.
 *
 * <p>Legality has one source: {@link #collectActions} lists the legal actions and says why others are refused, and the
 * engine checks every action against them. A choice changes nothing and keeps no state.
 *
 * @param <S> the game's state
 */
public interface Choice<S extends State<S>> {

  /**
   * Returns the kind of choice, a stable word that is part of the text keys {@code prompt.<kind>} and
   * {@code prompt.<kind>.waiting}.
   *
   * @return a word such as {@code attack}; by default the name of the enum's constant or of the record in small letters
   *     with hyphens, {@code place-item} for {@code PlaceItem}
   */
  default String kind() {
    return DefaultKinds.of(this);
  }

  /**
   * Returns the seat that chooses.
   *
   * @param state the match's state
   * @return the seat's index; in a script -1 if the choice is left out this time
   */
  int seat(S state);

  /**
   * Adds every action that a player may think of, in an order that depends on the state alone. A legal action is added
   * with {@link ActionCollector#add(Action)}, one that a rule may refuse with
   * {@link ActionCollector#add(Action, Refusal)}. Changes nothing.
   *
   * @param state the match's state
   * @param out the collector of the actions
   */
  void collectActions(S state, ActionCollector out);

  /**
   * Returns whether the engine answers for the seat when only one action is legal. If so, the number of legal actions
   * must not depend on hidden information. Otherwise a missing decision reveals to every viewer what the seat holds.
   *
   * @return false unless a rule of the game says so
   */
  default boolean isAutoPlayed() {
    return false;
  }

  /**
   * Returns whether the players choose together.
   *
   * @return by default false
   */
  default boolean isGroup() {
    return false;
  }

  /**
   * Returns whether the listed actions depend on public information only.
   *
   * @return by default false
   */
  default boolean hasPublicActions() {
    return false;
  }

  /**
   * Returns whether the chosen action is known only to the seat and the game, as with a sealed bid. Cards named by an
   * action are in any case hidden from viewers who have not seen them.
   *
   * @return by default false
   */
  default boolean isSecret() {
    return false;
  }

  /**
   * Returns the prompt of the choice.
   *
   * @param state the match's state
   * @return by default the texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting}; their argument {0} is the name of
   *     the seat, empty in a window
   */
  default Prompt prompt(S state) {
    boolean isWindow = this instanceof Question<?> question && question.isWindow();
    return Question.prompt(state, kind(), isWindow ? -1 : seat(state));
  }

  /**
   * Returns details of an action for display in addition to its label, such as what a point on the table is next to.
   * Visible to the seat that is asked.
   *
   * @param state the match's state
   * @param action a legal action
   * @return a few words from the bundle, empty (by default) if the label says it all
   */
  default String detail(S state, Action action) {
    return "";
  }

  /**
   * Returns one legal action without listing all, for playouts. Draws from {@code random} alone and changes nothing;
   * equal draws give equal actions, and every kind of action has a positive probability.
   *
   * @param state the match's state
   * @param random the random source
   * @return the action; null (by default, or after a few tries without a result) to pick from the list
   */
  default @Nullable Action sampleAction(S state, RandomSource random) {
    return null;
  }

  /**
   * Returns a legal action that a player who knows the game might choose without a search, for realistic playouts.
   * Draws from {@code random} alone and changes nothing; equal draws give equal actions. Some actions may never be
   * returned.
   *
   * @param state the match's state
   * @param random the random source
   * @return the action; by default the result of {@link #sampleAction}
   */
  default @Nullable Action heuristicAction(S state, RandomSource random) {
    return sampleAction(state, random);
  }

  /**
   * Returns the templates of actions with free numbers that {@link #parse} reads.
   *
   * @param state the match's state
   * @return an immutable list, by default empty
   */
  default List<ActionTemplate> templates(S state) {
    return List.of();
  }

  /**
   * Parses an action that is not listed because it has free numbers, and checks it against the same rules.
   *
   * @param state the match's state
   * @param words the notation, split at its spaces; at least one word, at most 64
   * @param out the collector of the action, with its refusal if a rule refuses it
   * @return the action, or null (by default) if the words do not form one
   */
  default @Nullable Action parse(S state, List<String> words, ActionCollector out) {
    return null;
  }
}
