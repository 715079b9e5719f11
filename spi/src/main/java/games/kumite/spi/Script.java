package games.kumite.spi;

import games.kumite.api.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A longer procedure of the rules: lines that are carried out in order, with locals in one immutable
 * record. It reads top to bottom and can wait for a choice at every line.
 *
 * <p>A script is a static constant of the game; on the agenda lies only which script, which line, and
 * the locals. Every script begins by checking that its subject is still there ({@link Builder#onlyIf}).
 *
 * <pre>{@code
 * static final Script<Duel, Push> PUSH = Script.<Duel, Push>of("push")
 *     .onlyIf((duel, push) -> !duel.isOver())
 *     .act((duel, push) -> duel.then(new BraceWindow(push.by())))
 *     .set((duel, push) -> push.withForce(duel.die("force", 6)))
 *     .ask(new ChooseDirection())
 *     .act(Duel::slide)
 *     .end();
 * }</pre>
 *
 * @param <S> the game's state
 * @param <L> the locals: an immutable record of tokens, ids and numbers
 */
public final class Script<S extends State<S>, L> {

  /**
   * A choice inside a script: its answer becomes part of the locals. Implementers follow the rules of
   * {@link Step}.
   *
   * @param <S> the game's state
   * @param <L> the script's locals
   */
  public interface Choice<S extends State<S>, L> {

    /**
     * The kind of choice, as in {@link Question#kind()}.
     *
     * @return the stable word
     */
    String kind();

    /**
     * Who chooses.
     *
     * @param state the match's state
     * @param locals the script's locals
     * @return the seat's index, or -1 if nobody is asked this time
     */
    int seat(S state, L locals);

    /**
     * Adds every action in question, as in {@link Question#options}.
     *
     * @param state the match's state
     * @param locals the script's locals
     * @param out where the actions go
     */
    void options(S state, L locals, Options out);

    /**
     * Takes the answer.
     *
     * @param state the match's state
     * @param locals the script's locals
     * @param action the chosen action
     * @return the changed locals
     */
    L chosen(S state, L locals, Action action);

    /**
     * Whether the choice is made again after this answer, as in choosing several things one by one.
     *
     * @param state the match's state
     * @param locals the changed locals
     * @param action the chosen action
     * @return by default false
     */
    default boolean again(S state, L locals, Action action) {
      return false;
    }

    /**
     * Whether the engine answers when only one action is legal.
     *
     * @return by default false
     */
    default boolean answersItself() {
      return false;
    }
  }

  /** One line: exactly one of the four is there. */
  private record Line<S extends State<S>, L>(
      @Nullable BiPredicate<S, L> condition,
      @Nullable BiFunction<S, L, L> setting,
      @Nullable BiConsumer<S, L> acting,
      @Nullable Choice<S, L> choice) {}

  private final String name;
  private final List<Line<S, L>> lines;

  private Script(String name, List<Line<S, L>> lines) {
    this.name = name;
    this.lines = List.copyOf(lines);
  }

  /**
   * Begins a script.
   *
   * @param name its stable name
   * @param <S> the game's state
   * @param <L> the locals
   * @return a builder
   */
  public static <S extends State<S>, L> Builder<S, L> of(String name) {
    return new Builder<>(name);
  }

  /**
   * Puts lines together.
   *
   * @param <S> the game's state
   * @param <L> the locals
   */
  public static final class Builder<S extends State<S>, L> {

    private final String name;
    private final List<Line<S, L>> lines = new ArrayList<>();

    private Builder(String name) {
      this.name = name;
    }

    /**
     * The script goes on only if this holds; else it is over.
     *
     * @param condition what must hold
     * @return this builder
     */
    public Builder<S, L> onlyIf(BiPredicate<S, L> condition) {
      lines.add(new Line<>(condition, null, null, null));
      return this;
    }

    /**
     * Changes the locals.
     *
     * @param setting gives the changed locals
     * @return this builder
     */
    public Builder<S, L> set(BiFunction<S, L, L> setting) {
      lines.add(new Line<>(null, setting, null, null));
      return this;
    }

    /**
     * Changes the state; what it puts on the agenda is done before the next line.
     *
     * @param acting the change
     * @return this builder
     */
    public Builder<S, L> act(BiConsumer<S, L> acting) {
      lines.add(new Line<>(null, null, acting, null));
      return this;
    }

    /**
     * Waits for a choice.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder<S, L> ask(Choice<S, L> choice) {
      lines.add(new Line<>(null, null, null, choice));
      return this;
    }

    /**
     * The script.
     *
     * @return the constant
     */
    public Script<S, L> end() {
      return new Script<>(name, lines);
    }
  }

  /**
   * A run of this script, ready for the agenda.
   *
   * @param locals its first locals
   * @return a step
   */
  public Step<S> with(L locals) {
    return new Frame<>(this, 0, locals);
  }

  @Override
  public String toString() {
    return name;
  }

  /** A script that stands before a line. */
  private record Frame<S extends State<S>, L>(Script<S, L> script, int line, L locals)
      implements Step<S> {

    @Override
    public void run(S state) {
      L now = locals;
      int begun = state.body();
      for (int at = line; at < script.lines.size(); at++) {
        Line<S, L> next = script.lines.get(at);
        if (next.condition() != null) {
          if (!next.condition().test(state, now)) {
            return;
          }
        } else if (next.setting() != null) {
          now = next.setting().apply(state, now);
          if (state.body() < begun) {
            return; // the script lay in the scope that was left
          }
        } else if (next.acting() != null) {
          next.acting().accept(state, now);
          if (state.body() == begun) {
            state.then(new Frame<>(script, at + 1, now));
          }
          return;
        } else if (next.choice().seat(state, now) >= 0) {
          state.then(new Asking<>(script, at, now));
          return;
        }
      }
    }
  }

  /** A script that waits at a choice. */
  private record Asking<S extends State<S>, L>(Script<S, L> script, int line, L locals)
      implements Question<S> {

    private Choice<S, L> choice() {
      return java.util.Objects.requireNonNull(script.lines.get(line).choice());
    }

    @Override
    public String kind() {
      return choice().kind();
    }

    @Override
    public int seat(S state) {
      return choice().seat(state, locals);
    }

    @Override
    public void options(S state, Options out) {
      choice().options(state, locals, out);
    }

    @Override
    public boolean answersItself() {
      return choice().answersItself();
    }

    @Override
    public void chosen(S state, Action action) {
      int begun = state.body();
      L answered = choice().chosen(state, locals, action);
      if (state.body() < begun) {
        return; // the script lay in the scope that was left
      }
      boolean again = choice().again(state, answered, action);
      state.then(new Frame<>(script, again ? line : line + 1, answered));
    }
  }
}
