package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;

/**
 * A choice on the agenda: a step that waits for a seat to choose, and what follows. Implementers follow the rules of
 * {@link Step}.
 *
 * @param <S> the game's state
 */
public interface Question<S extends State<S>> extends Choice<S>, Step<S> {

  /**
   * Carries the choice out: like {@link Step#run}, with the action chosen.
   *
   * @param state the match's state
   * @param action one that {@link #collectActions} added, or that {@link #parse} gave
   */
  void chosen(S state, Action action);

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
   * Whether the question can be put at all in a world that an observer imagines who is not asked. If not, the
   * world is dealt again, a bounded number of times.
   *
   * @param state an imagined state, its hidden things dealt
   * @param observer the observer's bit number
   * @return by default true
   */
  default boolean isPossible(S state, int observer) {
    return true;
  }

  /**
   * The texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting}.
   *
   * @param state the match's state
   * @param kind the kind of choice
   * @param seat the index of the seat whose name is {0}, -1 for an empty {0}
   * @param more what {1}, {2}... stand for
   * @return the prompt
   */
  static Prompt prompt(State<?> state, String kind, int seat, Object... more) {
    Object[] arguments = new Object[more.length + 1];
    arguments[0] = seat < 0 ? "" : state.config().seats().get(seat).name();
    System.arraycopy(more, 0, arguments, 1, more.length);
    Texts texts = state.config().texts();
    return new Prompt(texts.text("prompt." + kind, arguments), texts.text("prompt." + kind + ".waiting", arguments));
  }

  @Override
  default void run(S state) {
    state.pose(this);
  }
}
