package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.api.Keys;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.access.PendingDecision;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The window of {@link Topping}, asked by a question of the game's own making, which tells who is asked or who
 * has passed.
 *
 * @param flaw how it tells
 * @param window what it is about
 * @param seat who is asked, {@link #NOBODY} in a perspective of somebody else
 * @param asked a bit for each seat that has had its turn
 */
record Telltale(Flaw flaw, Topping window, int seat, int asked) implements Question<Hands>, PendingDecision<Hands> {

  static final Set<Flaw> FLAWS = EnumSet.of(Flaw.ASKED_IN_PERSPECTIVE, Flaw.ASKED_IN_WORLDS, Flaw.ASKED_IN_PROMPT,
      Flaw.ASKED_ON_TABLE, Flaw.ASKED_IN_EVENT, Flaw.PASS_ON_TABLE, Flaw.PASS_IN_EVENT);

  private static final int NOBODY = -1;
  private static final EventType ASKED = EventType.of("asked", "UC-TOP-01").seat("who");
  private static final EventType PASSED = EventType.of("passed", "UC-TOP-01");

  @Override
  public void run(Hands state) {
    if ((asked >> seat & 1) != 0 || !window.staysOpen(state, NoLocals.NOTHING)) {
      return;
    }
    if (!window.canAct(state, seat)) {
      state.then(next(state));
      return;
    }
    if (state.has(Flaw.ASKED_ON_TABLE)) {
      state.beingAsked = seat;
    }
    if (state.has(Flaw.ASKED_IN_EVENT)) {
      state.emit(ASKED, seat);
    }
    Question.super.run(state);
  }

  @Override
  public Question<Hands> self() {
    return this;
  }

  @Override
  public Object locals() {
    return this;
  }

  @Override
  public long key(long key, Hands state) {
    return Keys.join(key, kind().hashCode());
  }

  private Telltale next(Hands state) {
    return new Telltale(flaw, window, window.nextSeat(state, seat), asked | 1 << seat);
  }

  @Override
  public String kind() {
    return window.kind();
  }

  @Override
  public int seat(Hands state) {
    return seat;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void collectActions(Hands state, ActionCollector out) {
    window.collectActions(state, NoLocals.NOTHING, seat, out);
    out.add(Pass.PASS);
  }

  @Override
  public void execute(Hands state, Action action) {
    state.beingAsked = NOBODY;
    if (action != Pass.PASS) {
      window.localsAfter(state, NoLocals.NOTHING, seat, action);
      return;
    }
    if (state.has(Flaw.PASS_ON_TABLE)) {
      state.passes++;
    }
    if (state.has(Flaw.PASS_IN_EVENT)) {
      state.emit(PASSED);
    }
    state.then(next(state));
  }

  /** Should know of the observer's own turn alone. */
  @Override
  public Question<Hands> seenBy(int viewer) {
    return switch (flaw) {
      case ASKED_IN_PERSPECTIVE -> this;
      case ASKED_IN_WORLDS -> new Telltale(flaw, window, NOBODY, 1 << seat);
      default -> new Telltale(flaw, window, NOBODY, asked & 1 << viewer);
    };
  }

  @Override
  public Question<Hands> imagined(Hands state, int viewer, RandomSource random) {
    return switch (flaw) {
      case ASKED_IN_PERSPECTIVE -> this;
      case ASKED_IN_WORLDS -> new Telltale(flaw, window, Integer.numberOfTrailingZeros(asked), 0);
      default -> new Telltale(flaw, window, anybody(state, viewer, random), asked);
    };
  }

  private int anybody(Hands state, int viewer, RandomSource random) {
    List<Integer> able = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int other = 0; other < state.scores.length; other++) {
      if (other != viewer) {
        others.add(other);
        if (window.canAct(state, other)) {
          able.add(other);
        }
      }
    }
    List<Integer> from = able.isEmpty() ? others : able;
    return random.pick("asked", 0, from);
  }

  @Override
  public Prompt prompt(Hands state) {
    Prompt prompt = Question.super.prompt(state);
    return !state.has(Flaw.ASKED_IN_PROMPT) || seat == NOBODY ? prompt
        : new Prompt(prompt.chooser(), prompt.waiting() + " It may be " + state.config().seats().get(seat).name() + ".");
  }
}
