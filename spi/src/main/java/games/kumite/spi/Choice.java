package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat chooses from, and in which words: a record of its subject, or an enum constant where it has none. On the
 * agenda it is a {@link Question}, which says what follows; in a script a {@link Script.Reply}, which changes the locals.
 *
 * <p>What may be chosen has one source: {@link #collectActions} lists the legal actions and says why others are
 * refused; the engine judges every action by it. A choice changes nothing and keeps nothing.
 *
 * @param <S> the game's state
 */
public interface Choice<S extends State<S>> {

  /**
   * The kind of choice: a stable word, under which the texts {@code prompt.<kind>} and
   * {@code prompt.<kind>.waiting} are found.
   *
   * @return such as {@code attack}; by default the name of the enum's constant or of the record in small letters with
   *     hyphens, {@code place-item} for {@code PlaceItem}
   */
  default String kind() {
    return DefaultKinds.of(this);
  }

  /**
   * Who chooses.
   *
   * @param state the match's state
   * @return the seat's index; in a script -1 if the choice is left out this time
   */
  int seat(S state);

  /**
   * Adds every action in question, in an order that depends on the state alone: a legal one with
   * {@link ActionCollector#add(Action)}, one that a rule may refuse with
   * {@link ActionCollector#add(Action, Refusal)}. Changes nothing.
   *
   * @param state the match's state
   * @param out where the actions go
   */
  void collectActions(S state, ActionCollector out);

  /**
   * Whether the engine answers for the seat when only one action is legal. The number of legal actions must depend on
   * nothing hidden then, or every viewer learns from a missing decision what the seat holds.
   *
   * @return false unless a rule of the game says so
   */
  default boolean isAutoPlayed() {
    return false;
  }

  /**
   * Whether the players choose together.
   *
   * @return false unless the seat speaks for the group
   */
  default boolean isGroup() {
    return false;
  }

  /**
   * Whether everybody can tell which actions are listed: they depend on nothing hidden.
   *
   * @return false unless it is so
   */
  default boolean hasPublicActions() {
    return false;
  }

  /**
   * Whether what is chosen stays between the seat and the game, such as a sealed bid. Where an action names cards that
   * others have not seen, they do not learn it in any case.
   *
   * @return false unless it is so
   */
  default boolean isSecret() {
    return false;
  }

  /**
   * Returns the choice in words.
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
   * What a person may want to know of an action here besides its label, such as what a point on the table is next to.
   * Known to the seat that is asked.
   *
   * @param state the match's state
   * @param action one that is legal here
   * @return a few words from the bundle, empty (by default) if the label says it all
   */
  default String detail(S state, Action action) {
    return "";
  }

  /**
   * One legal action without listing all, for playouts. Draws from {@code random} alone and changes nothing; equal
   * draws give equal actions, and every kind of action comes up in time.
   *
   * @param state the match's state
   * @param random where the choice comes from
   * @return the action; null (by default), or after a few tries that found nothing, to pick from the list
   */
  default @Nullable Action sampleAction(S state, RandomSource random) {
    return null;
  }

  /**
   * A legal action that somebody may well choose who knows the game and does not think, for playouts that are to tell how a
   * position stands. Draws from {@code random} alone and changes nothing; equal draws give equal actions. Not every action
   * need come up.
   *
   * @param state the match's state
   * @param random where the choice comes from
   * @return the action; by default what {@link #sampleAction} draws
   */
  default @Nullable Action heuristicAction(S state, RandomSource random) {
    return sampleAction(state, random);
  }

  /**
   * The shapes of actions with free numbers that {@link #parse} reads.
   *
   * @param state the match's state
   * @return an immutable list, by default empty
   */
  default List<ActionTemplate> templates(S state) {
    return List.of();
  }

  /**
   * Reads an action that is not listed because it has free numbers, and judges it by the same rules.
   *
   * @param state the match's state
   * @param words the notation, split at its spaces; at least one word, at most 64
   * @param out where the action goes, with its refusal if a rule refuses it
   * @return the action, or null if the words are none (by default)
   */
  default @Nullable Action parse(S state, List<String> words, ActionCollector out) {
    return null;
  }
}
