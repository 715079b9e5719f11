package games.kumite.spi;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * One line of a script. Branches and loops are jumps, so that a run needs only the number of its line. The kinds of
 * lines are a closed set of subclasses, all in this file.
 */
abstract sealed class Line<S extends State<S>, L> {

  /** The number of jumps without waiting after which a script's loop is reported as endless. */
  private static final int MAX_JUMPS = 1_000_000;

  /** A kind of line. */
  enum Kind { ONLY_IF, SKIP_UNLESS, JUMP, SET, ACT, WAIT }

  final Kind kind;

  Line(Kind kind) {
    this.kind = kind;
  }

  /** A line that continues at another line, always or unless a condition holds. */
  static final class Jump<S extends State<S>, L> extends Line<S, L> {
    final BiPredicate<S, L> condition;
    int target;

    Jump(Kind kind, BiPredicate<S, L> condition) {
      super(kind);
      this.condition = condition;
    }

    static <S extends State<S>, L> Jump<S, L> always() {
      return new Jump<>(Kind.JUMP, (state, locals) -> true);
    }
  }

  /** A line that changes the locals. */
  static final class Set<S extends State<S>, L> extends Line<S, L> {
    final BiFunction<S, L, L> setting;

    Set(BiFunction<S, L, L> setting) {
      super(Kind.SET);
      this.setting = setting;
    }
  }

  /** A line that changes the state. */
  static final class Act<S extends State<S>, L> extends Line<S, L> {
    final BiConsumer<S, L> acting;

    Act(BiConsumer<S, L> acting) {
      super(Kind.ACT);
      this.acting = acting;
    }
  }

  /** A line that waits for an answer or for a call. */
  abstract static sealed class Wait<S extends State<S>, L> extends Line<S, L> {

    Wait() {
      super(Kind.WAIT);
    }

    /**
     * Puts the awaited step on the agenda, below it the rest of the script. Returns false if there is nothing to wait
     * for.
     */
    abstract boolean begin(S state, Script<S, L> script, int at, L locals);

    /** Returns the locals with which the script continues. */
    @SuppressWarnings("unchecked")
    L end(S state, L locals, Object result) {
      return (L) result;
    }
  }

  /** A line that waits for a choice about the locals. */
  static final class Ask<S extends State<S>, L> extends Wait<S, L> {
    private final Function<L, ? extends Script.Reply<S, L>> about;

    Ask(Function<L, ? extends Script.Reply<S, L>> locals) {
      this.about = locals;
    }

    @Override
    boolean begin(S state, Script<S, L> script, int at, L locals) {
      Script.Reply<S, L> reply = about.apply(locals);
      if (reply.seat(state) < 0) {
        return false;
      }
      PendingChoice<S, L> pending = new PendingChoice<>(script, at, locals, reply);
      if (state.hasAdded()) {
        state.then(pending);
      } else {
        state.pose(pending);
      }
      return true;
    }
  }

  /** A line that waits for a window. */
  static final class Open<S extends State<S>, L> extends Wait<S, L> {
    private final Window<S, L> window;

    Open(Window<S, L> window) {
      this.window = window;
    }

    @Override
    boolean begin(S state, Script<S, L> script, int at, L locals) {
      if (!window.staysOpen(state, locals) && window.pendingStep(state, locals) == null) {
        return false;
      }
      state.then(window.with(locals));
      state.then(new PendingCall<>(script, at, locals));
      return true;
    }
  }

  /** A line that waits for a selection. */
  static final class Select<S extends State<S>, L> extends Wait<S, L> {
    private final Selection<S, L> selection;
    private final SelectionTraits traits;

    Select(Selection<S, L> selection) {
      this.selection = selection;
      this.traits = SelectionTraits.of(selection);
    }

    @Override
    boolean begin(S state, Script<S, L> script, int at, L locals) {
      PendingSelection.of(script, at, selection, locals, traits).begin(state);
      return true;
    }
  }

  /** A line that waits for another script. */
  static final class Call<S extends State<S>, L, M> extends Wait<S, L> {
    private final Script<S, M> called;
    private final BiFunction<S, L, M> with;
    private final Script.ResultHandler<S, L, M> taking;

    Call(Script<S, M> called, BiFunction<S, L, M> with, Script.ResultHandler<S, L, M> taking) {
      this.called = called;
      this.with = with;
      this.taking = taking;
    }

    @Override
    boolean begin(S state, Script<S, L> script, int at, L locals) {
      state.then(called.start(with.apply(state, locals)));
      state.then(new PendingCall<>(script, at, locals));
      return true;
    }

    @Override
    @SuppressWarnings("unchecked")
    L end(S state, L locals, Object result) {
      return taking.merge(state, locals, (M) result);
    }
  }

  /**
   * Executes lines, starting at a given one, until a seat must choose, another step comes first, or the script is over.
   */
  static <S extends State<S>, L> void run(Script<S, L> script, Line<S, L>[] lines, S state, int from, L locals) {
    L now = locals;
    int begun = state.body();
    int at = from;
    int jumps = 0;
    while (at < lines.length) {
      Line<S, L> line = lines[at];
      switch (line.kind) {
        case ONLY_IF -> at = ((Jump<S, L>) line).condition.test(state, now) ? at + 1 : lines.length;
        case SKIP_UNLESS -> {
          Jump<S, L> skip = (Jump<S, L>) line;
          at = skip.condition.test(state, now) ? at + 1 : skip.target;
        }
        case JUMP -> {
          if (++jumps > MAX_JUMPS) {
            throw new IllegalStateException("script " + script + " does not come out of the loop that ends at line "
                + (at + 1) + "; its locals are " + now);
          }
          at = ((Jump<S, L>) line).target;
        }
        case SET -> {
          now = ((Set<S, L>) line).setting.apply(state, now);
          at++;
        }
        case ACT -> {
          ((Act<S, L>) line).acting.accept(state, now);
          at++;
        }
        case WAIT -> {
          if (((Wait<S, L>) line).begin(state, script, at, now)) {
            return;
          }
          at++;
        }
      }
      if (state.body() < begun || state.outcome != null) {
        return; // the script lay in the scope that was left, or the match is over
      }
      if (state.hasAdded()) {
        state.then(new Frame<>(script, at, now));
        return;
      }
    }
    state.deliver(now);
  }
}
