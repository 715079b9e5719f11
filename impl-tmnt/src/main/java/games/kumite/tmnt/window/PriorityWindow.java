package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.effect.CombatHelper;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.strength.SumBreakdown;
import org.jspecify.annotations.Nullable;

/**
 * The windows in which every player is asked (MT-D02): the places where they open and the conditions under which they
 * stay open.
 */
public enum PriorityWindow implements Window<GameState, NoLocals> {
  /** The window W-ARRANGE. */
  ARRANGE("window-arrange"),
  /** The window W-DOOR. */
  DOOR("window-door"),
  /** The window W-COMBAT. */
  COMBAT("window-combat"),
  /** The window W-RUN. */
  RUN("window-run"),
  /** The window W-DIE. */
  DIE("window-die"),
  /** The window W-END. */
  CLOSING("window-end");

  /**
   * The number of actions in a turn after which its windows close by themselves. No sensible match gets there
   * (MT-END-04).
   */
  public static final int MAX_ACTIONS = 500;

  private final String kind;
  private final Step<GameState> opening = new Opening(this);

  PriorityWindow(String kind) {
    this.kind = kind;
  }

  /** The step that opens a window. In a window where Items may be turned and traded, they may be once more. */
  private record Opening(PriorityWindow window) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (window.isNonCombat() || window == PriorityWindow.COMBAT) {
        state.beginWindow();
      }
      window.with(NoLocals.NOTHING).run(state);
    }
  }

  /** Returns the step that opens the window. */
  public Step<GameState> opening() {
    return opening;
  }

  /** Returns whether the actions of a player's own turn belong to it. */
  boolean isNonCombat() {
    return this == ARRANGE || this == DOOR || this == CLOSING;
  }

  /** Returns whether a player Runs Away. Then only the anytime set belongs to it, or less. */
  boolean isRun() {
    return this == RUN || this == DIE;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int firstSeat(GameState state, NoLocals locals) {
    return isRun() ? state.get(Counters.RUNNER) : state.active();
  }

  @Override
  public boolean staysOpen(GameState state, NoLocals locals) {
    if (state.get(Counters.ACTIONS) >= MAX_ACTIONS) {
      return false;
    }
    return switch (this) {
      case COMBAT -> state.get(Counters.LEFT) > 0 && state.isAlive(state.fighter());
      case RUN, DIE -> state.isAlive(state.get(Counters.RUNNER)) && state.get(Counters.OUT) == 0; // MT-RUL-15
      default -> state.isAlive(state.active());
    };
  }

  @Override
  public @Nullable Step<GameState> pendingStep(GameState state, NoLocals locals) {
    if (state.definition().roomChanges) {
      StateCleanup.lookAtRoom(state);
    }
    if (StateCleanup.isDue(state)) {
      return Receive.ALL;
    }
    return this == COMBAT && CombatHelper.isForcedForTheWin(state) ? CombatHelper.Release.RELEASE : null; // MT-TMU-16
  }

  @Override
  public boolean mightAct(GameState state, NoLocals locals, int seat) {
    return state.isAlive(seat) && (!isRun() || state.definition().settings.leaving()
        || !state.cards().isEmpty(state.hand(seat)) || state.cards().count(state.table(seat)) > 1);
  }

  @Override
  public void collectActions(GameState state, NoLocals locals, int seat, ActionCollector out) {
    if (!state.isAlive(seat)) { // MT-WHN-07
      return;
    }
    WindowActions.ALL.list(state, seat, this, out);
  }

  @Override
  public @Nullable Action heuristicAction(GameState state, NoLocals locals, int seat, RandomSource random) {
    return HeuristicPlay.inWindow(state, seat, this, random);
  }

  @Override
  public Prompt prompt(GameState state, NoLocals locals, int seat) {
    return switch (this) {
      case COMBAT -> Question.prompt(state, kind, GameState.NONE, Strength.side(state), Strength.monsters(state));
      case RUN -> Question.prompt(state, kind, GameState.NONE, state.name(state.get(Counters.RUNNER)));
      case DIE -> dieFallen(state, state.get(Counters.RUNNER), state.get(Counters.ENEMY));
      default -> Window.super.prompt(state, locals, seat);
    };
  }

  /** Returns a prompt with the runner, the die and the monster, all of which every player sees. */
  private Prompt dieFallen(GameState state, int runner, int monster) {
    return Question.prompt(state, kind, GameState.NONE, state.name(runner), state.get(Counters.DIE),
        state.monsterFace(monster).label, Strength.run(state, runner, monster, SumBreakdown.UNNOTED));
  }

  @Override
  public NoLocals localsAfter(GameState state, NoLocals locals, int seat, Action action) {
    state.add(Counters.ACTIONS, 1);
    WindowActions.ALL.execute(state, seat, (VerbAction) action, this);
    return locals;
  }
}
