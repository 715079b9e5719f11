package games.kumite.spi.access;

import games.kumite.api.Action;
import games.kumite.api.Keys;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A script's choice, a selection or a window that waits for an answer: what the engine asks of it besides the question
 * that it is.
 *
 * @param <S> the game's state
 */
public interface PendingDecision<S extends State<S>> {

  /** The question that it is. */
  Question<S> self();

  /** What it is about: the locals of its script, window or selection. */
  Object locals();

  /**
   * Joins a key with which of several decisions of one kind it is.
   *
   * @param key the key so far
   * @param state where it waits
   */
  long key(long key, S state);

  /** Whether a seat picks several things. */
  default boolean isSelection() {
    return false;
  }

  /** Whether an action gives a selection up. */
  default boolean isWayBack(S state, Action action) {
    return false;
  }

  /** What has been picked, as its actions; in an imagined world those that it has. */
  default List<Action> picked(S state) {
    return List.of();
  }

  /** The question as an observer who is not asked may know it. */
  default Question<S> seenBy(int observer) {
    return self();
  }

  /** The question that {@link #seenBy} gave as it may be put in an imagined world. */
  default Question<S> imagined(S state, int observer, RandomSource random) {
    return self();
  }

  /** The question as the seat that is asked knows it. */
  default Question<S> ofAsked() {
    return self();
  }

  /** The question that {@link #ofAsked} gave as it may be put in an imagined world. */
  default Question<S> imaginedByAsked(S state) {
    return self();
  }

  /** The seats that are asked from here on if nobody acts, null if that is one alone. */
  default @Nullable List<Integer> asked(S state) {
    return null;
  }

  /** The same question put to another seat. */
  default Question<S> turnOf(int seat) {
    return self();
  }

  /** What has opened the window: the same object as long as it is the same window; null if there is none. */
  default @Nullable Object window() {
    return null;
  }

  /** A pending decision; null if a question is none. */
  @SuppressWarnings("unchecked")
  static <S extends State<S>> @Nullable PendingDecision<S> of(@Nullable Question<S> question) {
    return question instanceof PendingDecision<?> pending ? (PendingDecision<S>) pending : null;
  }

  /** A question as an observer who is not asked may know it: without who is asked in a window, or picks so far. */
  static <S extends State<S>> Question<S> seenBy(Question<S> question, int observer) {
    PendingDecision<S> pending = of(question);
    return pending == null ? question : pending.seenBy(observer);
  }
}
