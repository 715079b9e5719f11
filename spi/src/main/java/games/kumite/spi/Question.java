package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step that waits for a seat to choose: who, from what, and what follows.
 *
 * <p>What may be chosen has one source: {@link #options} lists the legal actions and says why others are
 * refused; the engine judges every action by it. Implementers follow the rules of {@link Step}.
 *
 * @param <S> the game's state
 */
public interface Question<S extends State<S>> extends Step<S> {

  /**
   * The kind of choice: a stable word, under which the texts {@code prompt.<kind>} and
   * {@code prompt.<kind>.waiting} are found.
   *
   * @return such as {@code attack}
   */
  String kind();

  /**
   * Who chooses.
   *
   * @param state the match's state
   * @return the seat's index
   */
  int seat(S state);

  /**
   * Adds every action in question, in an order that depends on the state alone: a legal one with
   * {@link Options#add(Action)}, one that a rule may refuse with
   * {@link Options#add(Action, Refusal)}. Changes nothing.
   *
   * @param state the match's state
   * @param out where the actions go
   */
  void options(S state, Options out);

  /**
   * Carries the choice out: like {@link Step#run}, with the action chosen.
   *
   * @param state the match's state
   * @param action one that {@link #options} added, or that {@link #parse} gave
   */
  void chosen(S state, Action action);

  /**
   * Whether the engine answers for the seat when only one action is legal.
   *
   * @return false unless a rule of the game says so
   */
  default boolean answersItself() {
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
   * Whether this is a priority window: other observers are then told that the window is open, and not
   * who is asked.
   *
   * @return false unless it is
   */
  default boolean isWindow() {
    return false;
  }

  /**
   * In a priority window: this question without a trace of who is asked, as an observer who is not asked
   * may know it. A perspective holds it in place of this one.
   *
   * @param observer the observer's bit number
   * @return a question that is only ever asked for its kind and its prompt, and {@link #imagined}; by
   *     default this one, which is right outside windows
   */
  default Question<S> seenBy(int observer) {
    return this;
  }

  /**
   * In a priority window, called on what {@link #seenBy} gave: the question put to somebody who may be the
   * one that is asked, for all the observer knows.
   *
   * @param state an imagined state, its hidden things dealt
   * @param observer the observer's bit number
   * @param random where the choice comes from
   * @return the question; by default this one, which is right outside windows
   */
  default Question<S> imagined(S state, int observer, RandomSource random) {
    return this;
  }

  /**
   * The question in words.
   *
   * @param state the match's state
   * @return by default the texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting}; their
   *     argument {0} is the name of the seat (in a window, of nobody)
   */
  default Prompt prompt(S state) {
    String name = isWindow() ? "" : state.start().seats().get(seat(state)).name();
    Texts texts = state.start().texts();
    return new Prompt(
        texts.text("prompt." + kind(), name), texts.text("prompt." + kind() + ".waiting", name));
  }

  /**
   * The shapes of actions with free numbers that {@link #parse} reads.
   *
   * @param state the match's state
   * @return an immutable list, by default empty
   */
  default List<Form> forms(S state) {
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
  default @Nullable Action parse(S state, List<String> words, Options out) {
    return null;
  }

  @Override
  default void run(S state) {
    state.pose(this);
  }
}
