package games.kumite.bigtrouble.state;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.marks.Constant;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A choice of one of several things, such as heroes, enemies, spaces or cards. A constant of the class whose rule it is;
 * its text is the kind of decision. {@link #about} makes it a step. An only answer is taken at once (BT-RUL-100). Without
 * any, the question is left out. Immutable.
 *
 * @param <L> the subject, an immutable value
 */
@Constant
public final class SingleChoice<L> {

  /** A function of a thing, by its number among the things. */
  @FunctionalInterface
  public interface OfThing<L, R> {

    /** Returns the result for a thing. */
    R of(GameState state, L subject, int thing);
  }

  /** The consequence of an answer. */
  @FunctionalInterface
  public interface Consequence<L> {

    /** Executes the chosen action. */
    void execute(GameState state, L subject, VerbAction chosen);
  }

  private final String kind;
  private final ToIntFunction<L> seat;
  private final ToLongBiFunction<GameState, L> things;
  private final OfThing<L, VerbAction> actions;
  private final OfThing<L, @Nullable Refusal> refusals;
  private final BiFunction<GameState, L, List<?>> words;
  private final Consequence<L> consequence;

  private SingleChoice(String kind, ToIntFunction<L> seat, ToLongBiFunction<GameState, L> things, OfThing<L, VerbAction> actions,
      OfThing<L, @Nullable Refusal> refusals, BiFunction<GameState, L, List<?>> words, Consequence<L> consequence) {
    this.kind = kind;
    this.seat = seat;
    this.things = things;
    this.actions = actions;
    this.refusals = refusals;
    this.words = words;
    this.consequence = consequence;
  }

  /**
   * Returns a choice.
   *
   * @param kind the kind of decision
   * @param seat returns the choosing seat, {@link GameState#NONE} for the group
   * @param things returns bits of the things, including those that are refused
   * @param actions returns the action that names a thing
   * @param consequence the consequence
   */
  public static <L> SingleChoice<L> of(String kind, ToIntFunction<L> seat, ToLongBiFunction<GameState, L> things,
      OfThing<L, VerbAction> actions, Consequence<L> consequence) {
    return new SingleChoice<>(kind, seat, things, actions, (state, it, thing) -> null, (state, it) -> List.of(), consequence);
  }

  /** Returns a choice whose verb names things by their numbers. */
  public static <L> SingleChoice<L> of(String kind, ToIntFunction<L> seat, ToLongBiFunction<GameState, L> things,
      ActionVerb verb, Consequence<L> consequence) {
    return of(kind, seat, things, (state, it, thing) -> state.definition().actions.of(verb, thing), consequence);
  }

  /** Returns a copy that refuses things. */
  public SingleChoice<L> refusing(OfThing<L, @Nullable Refusal> why) {
    return new SingleChoice<>(kind, seat, things, actions, why, words, consequence);
  }

  /** Returns a copy with values for its prompt, from {1} on. */
  public SingleChoice<L> prompting(BiFunction<GameState, L, List<?>> values) {
    return new SingleChoice<>(kind, seat, things, actions, refusals, values, consequence);
  }

  /** Returns the question about a subject. */
  public Question<GameState> about(L subject) {
    return new QuestionAbout<>(this, subject);
  }

  @Override
  public String toString() {
    return kind;
  }

  private record QuestionAbout<L>(SingleChoice<L> choice, L subject) implements Question<GameState> {

    @Override
    public void run(GameState state) {
      for (long left = choice.things.applyAsLong(state, subject); left != 0; left &= left - 1) {
        if (choice.refusals.of(state, subject, Long.numberOfTrailingZeros(left)) == null) {
          Question.super.run(state);
          return;
        }
      }
    }

    @Override
    public String kind() {
      return choice.kind;
    }

    @Override
    public int seat(GameState state) {
      return isGroup() ? state.speaker() : choice.seat.applyAsInt(subject);
    }

    @Override
    public boolean isGroup() {
      return choice.seat.applyAsInt(subject) < 0;
    }

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (long left = choice.things.applyAsLong(state, subject); left != 0; left &= left - 1) {
        int thing = Long.numberOfTrailingZeros(left);
        out.add(choice.actions.of(state, subject, thing), choice.refusals.of(state, subject, thing));
      }
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, choice.kind, seat(state), choice.words.apply(state, subject).toArray());
    }

    @Override
    public void execute(GameState state, Action action) {
      choice.consequence.execute(state, subject, (VerbAction) action);
    }
  }
}
