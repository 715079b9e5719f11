package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Keys;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.access.PendingDecision;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A seat's turn in a priority window.
 *
 * @param opening the opening of the window, one object for each time
 * @param about the current locals
 * @param first the seat that was asked first since the last action
 * @param seat the seat whose turn it is; {@link #NOBODY} where it must not be revealed
 * @param passed a bit for each seat that has passed since the last action
 */
record PendingWindow<S extends State<S>, L>(Open<S, L> opening, L about, int first, int seat, int passed)
    implements Question<S>, PendingDecision<S> {

  private static final int NOBODY = -1;

  /** By class of windows: whether the seat that has acted is asked again. */
  private static final ClassValue<Boolean> ASKS_AGAIN = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> type) {
      return Arrays.stream(type.getMethods()).filter(method -> method.getName().equals("firstSeatAfter"))
          .allMatch(method -> method.getDeclaringClass() == Window.class);
    }
  };

  /**
   * A step that opens a window.
   *
   * @param window the window
   * @param about the first locals
   * @param asksAgain whether the seat that has acted is asked again
   */
  record Open<S extends State<S>, L>(Window<S, L> window, L about, boolean asksAgain) implements Step<S> {

    Open(Window<S, L> window, L locals) {
      this(window, locals, ASKS_AGAIN.get(window.getClass()));
    }

    @Override
    public void run(S state) {
      int first = window.firstSeat(state, about);
      new PendingWindow<>(this, about, first, first, 0).run(state);
    }
  }

  /** A step that asks again after an action has been executed. */
  record Reopen<S extends State<S>, L>(Open<S, L> opening, L about, int actor) implements Step<S> {
    @Override
    public void run(S state) {
      int first = opening.window.firstSeatAfter(state, about, actor);
      new PendingWindow<>(opening, about, first, first, 0).run(state);
    }
  }

  @Override
  public Question<S> self() {
    return this;
  }

  @Override
  public Object locals() {
    return about;
  }

  @Override
  public long key(long key, S state) {
    return Keys.join(key, kind().hashCode());
  }

  @Override
  public Object window() {
    return opening;
  }

  @Override
  public void run(S state) {
    goOn(state, seat, passed);
  }

  /** Asks the next seat that is to be asked, starting at a given one. Closes the window if there is none. */
  private void goOn(S state, int from, int before) {
    Window<S, L> window = opening.window;
    Step<S> due = window.pendingStep(state, about);
    if (due != null) {
      state.then(due, turn(from, before));
      return;
    }
    int asked = from;
    for (int left = window.staysOpen(state, about) ? state.seats : 0; left > 0; left--) {
      if (isPosed(state, asked, before)) {
        return;
      }
      asked = window.nextSeat(state, about, asked);
      if (asked == first || asked == from || (before >> asked & 1) != 0) {
        break; // it has had its turn
      }
    }
    state.deliver(about);
  }

  private PendingWindow<S, L> turn(int asked, int before) {
    return asked == seat && before == passed ? this : new PendingWindow<>(opening, about, first, asked, before);
  }

  /**
   * Asks a seat unless it is not to be asked. Keeps the actions listed for this test if a caller will want the list.
   */
  private boolean isPosed(S state, int asked, int before) {
    ActionCollector listing = state.listing;
    ActionCollector out = listing == null || !listing.isWanted || state.asksDiscreetly() ? null : listing.begin();
    if (out == null) {
      if (!isAsked(state, asked)) {
        return false;
      }
    } else {
      opening.window.collectActions(state, about, asked, out);
      if (out.size() == 0) {
        return false;
      }
      out.add(Pass.PASS);
    }
    PendingWindow<S, L> turn = turn(asked, before);
    state.pose(turn);
    if (out != null) {
      listing.isListed = true;
    }
    return true;
  }

  /** Returns whether the next seat has had its turn: it and the seats after it have passed or could not act. */
  private boolean hasHadItsTurn(int next) {
    return next == first || next == seat || (passed >> next & 1) != 0;
  }

  @Override
  public Question<S> turnOf(int other) {
    return new PendingWindow<>(opening, about, first, other, passed);
  }

  @Override
  public List<Integer> asked(S state) {
    List<Integer> asked = new ArrayList<>();
    int other = seat;
    for (int left = state.seats; left > 0; left--) {
      if (other == seat || isAsked(state, other)) {
        asked.add(other);
      }
      other = opening.window.nextSeat(state, about, other);
      if (hasHadItsTurn(other)) {
        break;
      }
    }
    return asked;
  }

  /** Returns whether a seat is asked when its turn comes. */
  private boolean isAsked(S state, int other) {
    return state.asksDiscreetly() ? opening.window.mightAct(state, about, other) : canAct(state, other);
  }

  /** Returns a bit for each seat that might act, as the window says. */
  int mighty(S state) {
    int mighty = 0;
    for (int other = 0; other < state.seats; other++) {
      mighty |= opening.window.mightAct(state, about, other) ? 1 << other : 0;
    }
    return mighty;
  }

  private boolean canAct(S state, int other) {
    ActionCollector anything = ActionCollector.anything();
    opening.window.collectActions(state, about, other, anything);
    return anything.size() > 0;
  }

  @Override
  public String kind() {
    return opening.window.kind();
  }

  @Override
  public int seat(S state) {
    return seat;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void collectActions(S state, ActionCollector out) {
    opening.window.collectActions(state, about, seat, out);
    out.add(Pass.PASS);
  }

  @Override
  public @Nullable Action heuristicAction(S state, RandomSource random) {
    return opening.window.heuristicAction(state, about, seat, random);
  }

  @Override
  public void execute(S state, Action action) {
    if (action == Pass.PASS) {
      pass(state);
      return;
    }
    int begun = state.body();
    L changed = opening.window.localsAfter(state, about, seat, action);
    if (state.body() != begun || state.outcome != null) {
      return; // the window lay in the scope that was left
    }
    if (!opening.asksAgain) {
      state.then(new Reopen<>(opening, changed, seat));
    } else if (changed == about && passed == 0 && first == seat) {
      state.then(this);
    } else {
      state.then(new PendingWindow<>(opening, changed, seat, seat, 0));
    }
  }

  private void pass(S state) {
    int next = opening.window.nextSeat(state, about, seat);
    if (hasHadItsTurn(next)) {
      state.deliver(about);
    } else {
      goOn(state, next, passed | 1 << seat);
    }
  }

  /**
   * Returns this turn as the asked seat knows it, without which seats before it have passed and which could not act.
   */
  @Override
  public Question<S> ofAsked() {
    return passed == 0 ? this : new PendingWindow<>(opening, about, first, seat, 0);
  }

  /** Returns this turn in a world that the asked seat imagines: the seats before it that can act there have passed. */
  @Override
  public Question<S> imaginedByAsked(S state) {
    return first == seat ? this : new PendingWindow<>(opening, about, first, seat, passedBefore(state, seat, NOBODY));
  }

  /** Returns a bit for each seat that has passed before a seat is asked, except for a viewer whose pass is known. */
  private int passedBefore(S state, int other, int viewer) {
    int before = passed;
    int asked = first;
    for (int left = state.seats; left > 0 && asked != other; left--) {
      before |= asked != viewer && isAsked(state, asked) ? 1 << asked : 0;
      asked = opening.window.nextSeat(state, about, asked);
    }
    return before;
  }

  /** Returns this turn as a viewer knows it: it knows its own pass only. */
  @Override
  public Question<S> seenBy(int viewer) {
    return new PendingWindow<>(opening, about, first, NOBODY, passed & 1 << viewer);
  }

  /** Returns whether another seat than the viewer could be the asked one in this world. */
  @Override
  public boolean isPossible(S state, int viewer) {
    return candidates(state, viewer) != 0;
  }

  /**
   * Returns a bit for each seat that may be the asked one. A viewer that would have been asked before it has passed.
   */
  private int candidates(S state, int viewer) {
    int able = 0;
    int asked = first;
    for (int left = state.seats; left > 0; left--) {
      if (asked == viewer) {
        if ((passed >> asked & 1) == 0 && isAsked(state, asked)) {
          return able; // it would have been asked by now
        }
      } else if (isAsked(state, asked)) {
        able |= 1 << asked;
      }
      asked = opening.window.nextSeat(state, about, asked);
    }
    return passed == 0 ? able : after(state, viewer, able);
  }

  /** Returns the seats that can act without those whose turn was before that of a viewer that has passed. */
  private int after(S state, int viewer, int able) {
    int later = able;
    int asked = first;
    for (int left = state.seats; left > 0 && asked != viewer; left--) {
      later &= ~(1 << asked);
      asked = opening.window.nextSeat(state, about, asked);
    }
    return later;
  }

  @Override
  public Question<S> imagined(S state, int viewer, RandomSource random) {
    int seats = state.seats;
    int able = candidates(state, viewer);
    int others = able != 0 ? able : (1 << seats) - 1 & ~(1 << viewer);
    for (int skip = random.pick("asked", 0, Integer.bitCount(others)); skip > 0; skip--) {
      others &= others - 1;
    }
    int chosen = Integer.numberOfTrailingZeros(others);
    return new PendingWindow<>(opening, about, first, chosen, passedBefore(state, chosen, viewer));
  }

  @Override
  public String detail(S state, Action action) {
    return action == Pass.PASS ? "" : opening.window.detail(state, about, seat, action);
  }

  @Override
  public Prompt prompt(S state) {
    return opening.window.prompt(state, about, seat);
  }
}
