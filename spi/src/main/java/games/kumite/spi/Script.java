package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A longer procedure of the rules: lines that are executed in order, with locals in one immutable record. It reads top
 * to bottom and can wait for a choice at every line.
 *
 * <p>A script is a static constant of the game; the agenda holds only the script, the line and the locals. Every script
 * begins by checking that its subject still exists ({@link Builder#stopUnless}). Values that a viewer must see belong
 * in the state instead. So do secrets, since locals are part of every perspective. Keep locals below six fields; a
 * longer procedure calls other scripts.
 *
 * <pre>{@code
 * static final Script<Duel, Push> PUSH = Script.<Duel, Push>of("push")
 *     .stopUnless((duel, push) -> !duel.isOver())
 *     .window(Brace.WINDOW)                                            // its answers change the locals
 *     .update((duel, push) -> push.withForce(duel.roll("force", push.by(), 6)))
 *     .when((duel, push) -> push.force() > 3, then -> then
 *         .ask(ChooseDirection::new))
 *     .call(SLIDE, (duel, push) -> push.slide(), (duel, push, slide) -> push.withEnd(slide.end()))
 *     .act(Duel::slide)
 *     .build();
 * }</pre>
 *
 * @param <S> the game's state
 * @param <L> the locals: an immutable record of tokens, ids and numbers
 */
public final class Script<S extends State<S>, L> {

  /**
   * A choice inside a script, whose answer becomes part of the locals. Implementations are records of the locals, or of
   * some of them together with further subjects.
   *
   * @param <S> the game's state
   * @param <L> the script's locals
   */
  public interface Reply<S extends State<S>, L> extends Choice<S> {

    /**
     * Returns the locals after an answer.
     *
     * @param state the match's state
     * @param action the chosen action
     * @return the changed locals
     */
    L localsAfter(S state, Action action);

    /**
     * Returns whether the choice is made again after this answer, as in choosing several things one by one.
     *
     * @param state the match's state
     * @param locals the changed locals
     * @param action the chosen action
     * @return by default false
     */
    default boolean repeats(S state, L locals, Action action) {
      return false;
    }
  }

  /**
   * A function that takes the result of a called script into the caller's locals.
   *
   * @param <S> the game's state
   * @param <L> the caller's locals
   * @param <M> the locals of the script that was called
   */
  @FunctionalInterface
  public interface ResultHandler<S extends State<S>, L, M> {

    /**
     * Returns the caller's locals after a call.
     *
     * @param state the match's state
     * @param locals the caller's locals
     * @param result the locals with which the called script ended
     * @return the changed locals
     */
    L merge(S state, L locals, M result);
  }

  private final String name;
  private final Line<S, L>[] lines;

  @SuppressWarnings({"unchecked", "rawtypes"})
  private Script(String name, List<Line<S, L>> lines) {
    this.name = name;
    this.lines = lines.toArray(new Line[0]);
  }

  /**
   * Returns a builder of a script.
   *
   * @param name its stable name
   * @param <S> the game's state
   * @param <L> the locals
   * @return a builder
   */
  public static <S extends State<S>, L> Builder<S, L> of(String name) {
    return new Builder<>(Objects.requireNonNull(name, "name must not be null"), new ArrayList<>());
  }

  /**
   * A builder of a script. Refuses null: a constant that is declared below the script is still null when the script is
   * built.
   *
   * @param <S> the game's state
   * @param <L> the locals
   */
  public static final class Builder<S extends State<S>, L> {

    private final String name;
    private final List<Line<S, L>> lines;

    private Builder(String name, List<Line<S, L>> lines) {
      this.name = name;
      this.lines = lines;
    }

    private <T> T requireNonNull(@Nullable T what, String kind) {
      if (what == null) {
        throw new NullPointerException("line " + (lines.size() + 1) + " (" + kind + ") of script " + name
            + " is null: a constant that it names must be declared above the script");
      }
      return what;
    }

    private Builder<S, L> add(Line<S, L> line) {
      lines.add(line);
      return this;
    }

    /**
     * Ends the script unless a condition holds.
     *
     * @param condition the condition
     * @return this builder
     */
    public Builder<S, L> stopUnless(BiPredicate<S, L> condition) {
      return add(new Line.Jump<>(Line.Kind.ONLY_IF, requireNonNull(condition, "stopUnless")));
    }

    /**
     * Adds lines that are executed only if a condition holds.
     *
     * @param condition the condition
     * @param then adds the lines
     * @return this builder
     */
    public Builder<S, L> when(BiPredicate<S, L> condition, Consumer<Builder<S, L>> then) {
      Line.Jump<S, L> skip = new Line.Jump<>(Line.Kind.SKIP_UNLESS, requireNonNull(condition, "when"));
      lines.add(skip);
      requireNonNull(then, "when").accept(this);
      skip.target = lines.size();
      return this;
    }

    /**
     * Adds lines that are executed if a condition holds, and others that are executed if it does not.
     *
     * @param condition the condition
     * @param then adds the lines for when it holds
     * @param otherwise adds the lines for when it does not
     * @return this builder
     */
    public Builder<S, L> when(
        BiPredicate<S, L> condition, Consumer<Builder<S, L>> then, Consumer<Builder<S, L>> otherwise) {
      Line.Jump<S, L> skip = new Line.Jump<>(Line.Kind.SKIP_UNLESS, requireNonNull(condition, "when"));
      lines.add(skip);
      requireNonNull(then, "when").accept(this);
      Line.Jump<S, L> jump = Line.Jump.always();
      lines.add(jump);
      skip.target = lines.size();
      requireNonNull(otherwise, "when").accept(this);
      jump.target = lines.size();
      return this;
    }

    /**
     * Adds lines that are repeated while a condition holds. The condition is checked before each repetition.
     *
     * @param condition the condition
     * @param body adds the lines
     * @return this builder
     */
    public Builder<S, L> repeatWhile(BiPredicate<S, L> condition, Consumer<Builder<S, L>> body) {
      int begin = lines.size();
      Line.Jump<S, L> skip = new Line.Jump<>(Line.Kind.SKIP_UNLESS, requireNonNull(condition, "repeatWhile"));
      lines.add(skip);
      requireNonNull(body, "repeatWhile").accept(this);
      Line.Jump<S, L> jump = Line.Jump.always();
      jump.target = begin;
      lines.add(jump);
      skip.target = lines.size();
      return this;
    }

    /**
     * Adds a line that changes the locals. Steps that it puts on the agenda are done before the next line.
     *
     * @param setting returns the changed locals
     * @return this builder
     */
    public Builder<S, L> update(BiFunction<S, L, L> setting) {
      return add(new Line.Set<>(requireNonNull(setting, "update")));
    }

    /**
     * Adds a line that changes the state. Steps that it puts on the agenda are done before the next line.
     *
     * @param acting the change
     * @return this builder
     */
    public Builder<S, L> act(BiConsumer<S, L> acting) {
      return add(new Line.Act<>(requireNonNull(acting, "act")));
    }

    /**
     * Adds a line that waits for a choice about the locals, unless its seat is -1.
     *
     * @param choice returns the choice, such as the constructor of its record
     * @return this builder
     */
    public Builder<S, L> ask(Function<L, ? extends Reply<S, L>> choice) {
      return add(new Line.Ask<>(requireNonNull(choice, "ask")));
    }

    /**
     * Adds a line that opens a window on the script's locals. The script goes on with the locals that the window
     * leaves.
     *
     * @param window the window
     * @return this builder
     */
    public Builder<S, L> window(Window<S, L> window) {
      return add(new Line.Open<>(requireNonNull(window, "window")));
    }

    /**
     * Adds a line in which a seat selects several things. The script goes on with the locals that the selection leaves.
     *
     * @param selection the selection
     * @return this builder
     */
    public Builder<S, L> select(Selection<S, L> selection) {
      return add(new Line.Select<>(requireNonNull(selection, "select")));
    }

    /**
     * Adds a line that runs another script and takes its result: the locals with which it ends, even where it ends
     * early.
     *
     * @param script the called script
     * @param with returns its first locals
     * @param taking merges the locals with which it ends into this script's locals
     * @param <M> the locals of the called script
     * @return this builder
     */
    public <M> Builder<S, L> call(Script<S, M> script, BiFunction<S, L, M> with, ResultHandler<S, L, M> taking) {
      return add(new Line.Call<>(requireNonNull(script, "call"), requireNonNull(with, "call"), requireNonNull(taking, "call")));
    }

    /**
     * Returns the script.
     *
     * @return the script, a constant of the game
     */
    public Script<S, L> build() {
      return new Script<>(name, lines);
    }
  }

  /**
   * Returns a run of this script, ready for the agenda.
   *
   * @param locals the first locals
   * @return a step
   */
  public Step<S> start(L locals) {
    return new Frame<>(this, 0, locals);
  }

  @Override
  public String toString() {
    return name;
  }

  /**
   * Executes lines, starting at a given one, until a seat must choose, another step comes first, or the script is over.
   */
  void run(S state, int from, L locals) {
    Line.run(this, lines, state, from, locals);
  }

  /** Returns a key of a line's choice, derived from the line and the kind of the choice. */
  long key(int line, Reply<S, L> reply) {
    return Keys.join(lineKey(line), reply.kind().hashCode() * 31);
  }

  /** Returns a key of a line, derived from the script's name and the line's position. */
  long lineKey(int line) {
    return Keys.join(name.hashCode(), line);
  }

  /** Returns the locals with which a script goes on after a line's call has returned. */
  L localsAfterCall(S state, int line, L locals, Object result) {
    return ((Line.Wait<S, L>) lines[line]).end(state, locals, result);
  }
}
