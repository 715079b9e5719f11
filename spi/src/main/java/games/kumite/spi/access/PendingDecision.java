package games.kumite.spi.access;

import games.kumite.api.Action;
import games.kumite.api.Keys;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A script's choice, a selection or a window that waits for an answer, with what the engine needs besides the question.
 *
 * @param <S> the game's state
 */
public interface PendingDecision<S extends State<S>> {

  /** Returns this decision as a question. */
  Question<S> self();

  /** Returns the locals of its script, window or selection. */
  Object locals();

  /**
   * Mixes into a key which of several decisions of one kind it is.
   *
   * @param key the key so far
   * @param state the state in which it waits
   */
  long key(long key, S state);

  /** Returns whether a seat picks several things. */
  default boolean isSelection() {
    return false;
  }

  /** Returns whether an action cancels a selection. */
  default boolean isWayBack(S state, Action action) {
    return false;
  }

  /** Returns the actions of the things selected so far, in an imagined world only of those that exist there. */
  default List<Action> picked(S state) {
    return List.of();
  }

  /** Returns the question as a viewer who is not asked may know it. */
  default Question<S> seenBy(int viewer) {
    return self();
  }

  /** Returns the result of {@link #seenBy} as the question may be asked in an imagined world. */
  default Question<S> imagined(S state, int viewer, RandomSource random) {
    return self();
  }

  /** Returns the question as the seat that is asked knows it. */
  default Question<S> ofAsked() {
    return self();
  }

  /** Returns the result of {@link #ofAsked} as the question may be asked in an imagined world. */
  default Question<S> imaginedByAsked(S state) {
    return self();
  }

  /** Returns the seats that are asked from here on if no seat acts, null if it is one alone. */
  default @Nullable List<Integer> asked(S state) {
    return null;
  }

  /** Returns this question put to another seat. */
  default Question<S> turnOf(int seat) {
    return self();
  }

  /** Returns the opening of the window, the same object as long as it is the same window; null if there is none. */
  default @Nullable Object window() {
    return null;
  }

  /** Returns a question as a pending decision; null if it is not one. */
  @SuppressWarnings("unchecked")
  static <S extends State<S>> @Nullable PendingDecision<S> of(@Nullable Question<S> question) {
    return question instanceof PendingDecision<?> pending ? (PendingDecision<S>) pending : null;
  }

  /**
   * Returns a question as a viewer who is not asked may know it: without the asked seat of a window, and without the
   * picks of a selection.
   */
  static <S extends State<S>> Question<S> seenBy(Question<S> question, int viewer) {
    PendingDecision<S> pending = of(question);
    return pending == null ? question : pending.seenBy(viewer);
  }
}
