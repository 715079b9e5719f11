package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.spi.numbers.Numbers;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The agenda of a match: a stack of the steps that are still to be done, and the question that waits. The part of a
 * state that is common to all games.
 *
 * <p>Steps that a body puts on the agenda lie there in reading order: each step below those that the body has put there
 * before.
 *
 * <p>A superclass of the state and not a part of it, since authors call its verbs on the state: a part needs each verb
 * twice, and cost tic-tac-toe one to two per cent of its speed.
 */
abstract class Agenda<S extends State<S>> {

  private static final Step<?>[] NONE = {};
  private static final int MIN_ROOM = 8;
  private static final int MAX_SHOWN = 5;

  private Step<?>[] agenda;
  private int depth;
  private int body;

  private boolean answersItself;
  @Nullable Question<S> question;
  @Nullable Outcome outcome;

  /** The question that the running body asks before anything else; it need not lie on the agenda. */
  private @Nullable Question<S> asking;

  /**
   * Whether a choice was made since dice were rolled: the next roll takes the dice of earlier ones off the table. A pass in
   * a window and a pick before the selection is complete are unseen, so they must not count.
   */
  boolean hasChosen;

  /** Whether a selection has ended since this was last set to false; not part of the position. */
  boolean hasSelected;

  Agenda() {
    this.agenda = NONE;
  }

  Agenda(Agenda<S> other) {
    this.depth = other.depth;
    this.body = other.depth;
    this.agenda = depth == 0 ? NONE : Arrays.copyOf(other.agenda, depth);
    this.question = other.question;
    this.answersItself = other.answersItself;
    this.outcome = other.outcome;
    this.asking = other.asking;
    this.hasChosen = other.hasChosen;
  }

  /**
   * Returns the numbers that scopes clear.
   *
   * @return the numbers of this state, null if it has none
   */
  public abstract @Nullable Numbers numbers();

  /**
   * Puts a step on the agenda.
   *
   * @param step the step, which runs after those that this body has already put there
   */
  public final void then(Step<S> step) {
    if (asking != null) {
      putDown();
    }
    put(step);
  }

  private void put(Step<S> step) {
    assert isValue(step);
    if (depth == agenda.length) {
      grow();
    }
    int at = depth++;
    while (at > body) {
      agenda[at] = agenda[--at];
    }
    agenda[at] = step;
  }

  /** Throws if a step is a lambda, which has neither equality nor a stable text; with assertions alone, as in tests. */
  private static boolean isValue(Step<?> step) {
    if (step.getClass().isHidden()) {
      throw new IllegalArgumentException("a step must be an enum constant or a record, was the lambda " + step.getClass().getName());
    }
    return true;
  }

  /** Moves a question that was to be asked at once to the agenda, because something comes after it. */
  private void putDown() {
    Question<S> first = asking;
    asking = null;
    if (first != null) {
      put(first);
    }
  }

  private void grow() {
    agenda = Arrays.copyOf(agenda, Math.max(MIN_ROOM, depth * 2));
  }

  /**
   * Puts two steps on the agenda.
   *
   * @param first runs first
   * @param second runs when the first and all steps that it puts on the agenda are done
   */
  public final void then(Step<S> first, Step<S> second) {
    if (!hasAdded() && depth + 2 <= agenda.length) {
      assert isValue(first) && isValue(second);
      agenda[depth] = second;
      agenda[depth + 1] = first;
      depth += 2;
    } else {
      then(first);
      then(second);
    }
  }

  /**
   * Puts three steps on the agenda.
   *
   * @param first runs first
   * @param second runs when the first and all steps that it puts on the agenda are done
   * @param third runs when the second and all steps that it puts on the agenda are done
   */
  public final void then(Step<S> first, Step<S> second, Step<S> third) {
    if (!hasAdded() && depth + 3 <= agenda.length) {
      assert isValue(first) && isValue(second) && isValue(third);
      agenda[depth] = third;
      agenda[depth + 1] = second;
      agenda[depth + 2] = first;
      depth += 3;
    } else {
      then(first);
      then(second, third);
    }
  }

  /**
   * Puts steps on the agenda.
   *
   * @param steps the steps, which run in this order, each when the one before it and all steps that it puts on the
   *     agenda are done
   */
  @SafeVarargs
  public final void then(Step<S>... steps) {
    for (Step<S> step : steps) {
      then(step);
    }
  }

  /**
   * Puts a question on the agenda.
   *
   * @param asked the question, asked after the steps that this body has already put there
   */
  public final void ask(Question<S> asked) {
    if (hasAdded()) {
      then(asked);
    } else {
      asking = asked;
    }
  }

  /**
   * Ends a scope at once: removes everything from the agenda down to and including its marker. What this body puts on
   * the agenda afterwards comes next.
   *
   * @param scope the marker
   * @throws IllegalStateException if the marker is not on the agenda
   */
  public final void leave(Scope<S> scope) {
    int at = Math.min(depth, body);
    while (--at >= 0) {
      if (scope.equals(agenda[at])) {
        clearDownTo(at);
        depth = at;
        body = at;
        asking = null;
        return;
      }
    }
    throw new IllegalStateException(scope + " is not on the agenda");
  }

  /** Clears the numbers of all scopes that are left. */
  private void clearDownTo(int at) {
    Numbers numbers = numbers();
    for (int ended = Math.min(depth, body) - 1; numbers != null && ended >= at; ended--) {
      if (agenda[ended] instanceof Scope<?> left) {
        numbers.clear(left);
      }
    }
  }

  /** Clears the numbers that a scope clears. */
  final void ended(Scope<?> scope) {
    Numbers numbers = numbers();
    if (numbers != null) {
      numbers.clear(scope);
    }
  }

  /**
   * Ends the match. Nothing on the agenda is done any more.
   *
   * @param result the outcome
   */
  public final void finish(Outcome result) {
    outcome = result;
    depth = 0;
    body = 0;
    asking = null;
  }

  /**
   * Returns whether the match has ended: {@link #finish} was called.
   *
   * @return true if the match is over
   */
  public final boolean isFinished() {
    return outcome != null;
  }

  /**
   * Makes a question the one that waits. Called where most callers know the question's class, so that asking whether it
   * is auto-played costs next to nothing.
   */
  final void pose(Question<S> asked) {
    question = asked;
    answersItself = asked.isAutoPlayed();
  }

  /** Returns whether the engine answers the waiting question if it has one action. */
  final boolean mayAnswerItself() {
    return answersItself;
  }

  /** Runs the topmost step and returns it. */
  final Step<S> step(@Nullable Step<S> last) {
    if (depth == 0) {
      return first(last);
    }
    @SuppressWarnings("unchecked")
    Step<S> step = (Step<S>) agenda[--depth];
    body = depth;
    step.run(self());
    body = depth;
    if (asking != null) {
      askNow(asking);
    }
    return step;
  }

  /** Asks a question at once that would be the next step. */
  private void askNow(Question<S> asked) {
    asking = null;
    asked.run(self());
    if (asking != null) {
      putDown();
    }
    body = depth;
  }

  /** Returns the first step. A match with an empty agenda can begin with a question. */
  private Step<S> first(@Nullable Step<S> last) {
    Question<S> first = asking;
    if (first == null) {
      throw nothingLeft(last);
    }
    askNow(first);
    return first;
  }

  private static IllegalStateException nothingLeft(@Nullable Step<?> last) {
    return new IllegalStateException("the agenda is empty and the match has no outcome; "
        + (last == null ? "nothing was ever put on it" : "the last step was " + last));
  }

  /** Executes a choice. */
  final void choose(Question<S> asked, Action action) {
    question = null;
    boolean isPick = asked instanceof PendingSelection<?, ?>;
    hasChosen |= !isPick && !(action instanceof Pass && asked.isWindow());
    boolean hasSelectedBefore = hasSelected;
    hasSelected = false;
    body = depth;
    asked.execute(self(), action);
    hasChosen |= isPick && hasSelected;
    hasSelected |= hasSelectedBefore;
    body = depth;
    if (asking != null) {
      askNow(asking);
    }
  }

  /** Executes an anytime action, and asks the question again. */
  final void interrupt(Question<S> asked, AnytimeAction<S> besides) {
    int seat = asked.seat(self());
    question = null;
    hasChosen = true;
    body = depth;
    besides.execute(self(), seat);
    if (outcome == null) {
      ask(asked);
    }
    body = depth;
    if (asking != null) {
      askNow(asking);
    }
  }

  /** Returns whether the running body has put anything on the agenda. */
  final boolean hasAdded() {
    return depth > body || asking != null;
  }

  /** Hands a result to the step below that waits for one, after all steps that this body has put on the agenda. */
  final void deliver(@Nullable Object result) {
    int below = body - 1;
    if (result == null || below < 0 || outcome != null || !(agenda[below] instanceof PendingCall<?, ?> waiting)) {
      return;
    }
    if (hasAdded()) {
      then(new ReturnValue<>(result));
      return;
    }
    depth = below;
    body = below;
    @SuppressWarnings("unchecked")
    PendingCall<S, ?> caller = (PendingCall<S, ?>) waiting;
    caller.resume(self(), result);
  }

  /** Returns the depth of the agenda when the running body began; lower once the body has left a scope. */
  final int body() {
    return body;
  }

  /**
   * Returns the innermost scope whose marker lies on the agenda.
   *
   * @return the marker, null outside every scope
   */
  public final @Nullable Scope<?> scope() {
    int at = depth - 1;
    while (at >= 0 && !(agenda[at] instanceof Scope<?>)) {
      at--;
    }
    return at < 0 ? null : (Scope<?>) agenda[at];
  }

  /** Adds the locals and steps of a type that lie on the agenda, the next step first. */
  final <T> void addUnderWay(Class<T> type, List<T> out) {
    for (int at = depth - 1; at >= 0; at--) {
      Object locals = agenda[at] instanceof Frame<?, ?> frame ? frame.locals()
          : agenda[at] instanceof PendingCall<?, ?> called ? called.locals() : agenda[at];
      if (type.isInstance(locals)) {
        out.add(type.cast(locals));
      }
    }
  }

  /** Returns the steps on the agenda, the next step first. */
  final List<Step<?>> agenda() {
    Step<?>[] next = Arrays.copyOf(agenda, depth);
    Collections.reverse(Arrays.asList(next));
    return List.of(next);
  }

  /** Returns whether all steps of another agenda are still on this one, none of them run or replaced. */
  final boolean hasAllOf(Agenda<S> other) {
    return depth >= other.depth && Arrays.equals(agenda, 0, other.depth, other.agenda, 0, other.depth);
  }

  /** Returns the next steps, for an error message. */
  final List<Step<?>> next() {
    List<Step<?>> all = agenda();
    return all.subList(0, Math.min(all.size(), MAX_SHOWN));
  }

  @SuppressWarnings("unchecked")
  final S self() {
    return (S) this;
  }
}
