package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;

/**
 * A choice on the agenda: a step that waits for a seat to choose, and then executes the choice. Implementers follow the
 * rules of {@link Step}.
 *
 * @param <S> the game's state
 */
public interface Question<S extends State<S>> extends Choice<S>, Step<S> {

  /**
   * Executes the choice, like {@link Step#run} with the chosen action.
   *
   * @param state the match's state
   * @param action an action that {@link #collectActions} added or {@link #parse} returned
   */
  void execute(S state, Action action);

  /**
   * Returns whether this is a priority window. Other viewers then learn that a window is open, but not which seat is
   * asked.
   *
   * @return by default false
   */
  default boolean isWindow() {
    return false;
  }

  /**
   * Returns whether this question can arise in a state imagined for a viewer that is not asked. If not, the engine
   * deals the hidden information again, a bounded number of times.
   *
   * @param state an imagined state, its hidden information dealt
   * @param viewer the viewer's bit number
   * @return by default true
   */
  default boolean isPossible(S state, int viewer) {
    return true;
  }

  /**
   * Returns a prompt from the texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting}. If dice were rolled since the
   * last choice, the text {@code prompt.rolled} adds them, where a game has it: {0} is the prompt, {1} are the dice, each
   * roll with the text {@code roll.<label>} if there is one.
   *
   * @param state the match's state
   * @param kind the kind of choice
   * @param seat the index of the seat whose name is {0}, -1 for an empty {0}
   * @param more the values of {1}, {2}...
   * @return the prompt
   */
  static Prompt prompt(State<?> state, String kind, int seat, Object... more) {
    Object[] arguments = new Object[more.length + 1];
    arguments[0] = seat < 0 ? "" : state.config().seats().get(seat).name();
    System.arraycopy(more, 0, arguments, 1, more.length);
    Texts texts = state.config().texts();
    String asked = texts.text("prompt." + kind, arguments);
    String told = texts.text("prompt." + kind + ".waiting", arguments);
    String dice = state.hasChosen || state.dice == null || !texts.has("prompt.rolled") ? ""
        : RolledDice.words(state.dice, state.config());
    return dice.isEmpty() ? new Prompt(asked, told)
        : new Prompt(texts.text("prompt.rolled", asked, dice), texts.text("prompt.rolled", told, dice));
  }

  @Override
  default void run(S state) {
    state.pose(this);
  }
}
