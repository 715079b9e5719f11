package games.kumite.tmnt.combat;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.effect.CombatSides;
import games.kumite.tmnt.effect.EffectInterpreter;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.ConditionTests;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.strength.SumBreakdown;
import games.kumite.tmnt.window.PriorityWindow;
import games.kumite.tmnt.window.Receive;

/** The Running Away of one player: the window W-RUN, then one monster after the other (MT-RUN-05). */
record RunningAway(int runner) {

  /** The faces of the Run Away die. */
  static final int SIDES = 6;
  private static final int ESCAPES_FROM = 5; // MT-RUN-02

  private static final Refusal UNFIT = new Refusal("MT-RUN-05", "not-to-face");
  private static final EventType ROLLED =
      EventType.of("run-rolled", "MT-RUN-02").seat("runner").number("die").number("bonus").card("monster");
  private static final EventType ESCAPED = EventType.of("escaped", "MT-RUN-02").seat("runner").card("monster");
  private static final EventType NOT_PURSUED = EventType.of("not-pursued", "MT-MON-17").seat("runner").card("monster");
  private static final EventType CAUGHT = EventType.of("caught", "MT-RUN-07").seat("runner").card("monster");

  private static final Script<GameState, RunningAway> FLIGHT = Script.<GameState, RunningAway>of("flight")
      .stopUnless(RunningAway::isRunning) // MT-RUN-13, MT-RUL-15
      .act(RunningAway::begin)
      .act((state, flight) -> state.then(PriorityWindow.RUN.opening()))
      .repeatWhile(RunningAway::hasMonsterLeft, next -> next
          .act(RunningAway::endPursuit)
          .ask(RunOrder::new)
          .when((state, flight) -> state.get(Counters.ENEMY) >= 0, met -> met.when(RunningAway::isPursued,
              then -> then
                  .when(RunningAway::mayRoll, die -> die
                      .act(RunningAway::roll)
                      .act((state, flight) -> state.then(PriorityWindow.DIE.opening())))
                  .act(RunningAway::resolveEscape),
              otherwise -> otherwise
                  .act((state, flight) -> state.emit(
                      NOT_PURSUED, flight.runner, CombatSides.card(state, state.get(Counters.ENEMY)))))))
      .act(RunningAway::endPursuit) // a body has been looted
      .build();

  /** The choice of the next monster to run from (MT-D21). */
  private record RunOrder(RunningAway flight) implements Script.Reply<GameState, RunningAway> {

    @Override
    public int seat(GameState state) {
      return hasMonsterLeft(state, flight) ? flight.runner : GameState.NONE;
    }

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
        if (isLeft(state, slot)) {
          out.add(CombatSides.deed(state, slot, ActionVerb.RUN, ActionVerb.RUN_TWIN));
        }
      }
    }

    @Override
    public RunningAway localsAfter(GameState state, Action action) {
      int slot = CombatSides.slot(state, (VerbAction) action);
      state.set(Counters.FACED, state.get(Counters.FACED) | 1 << slot);
      state.set(Counters.ENEMY, slot);
      return flight;
    }
  }

  /** Returns the step of a runner. */
  static Step<GameState> of(int runner) {
    return FLIGHT.start(new RunningAway(runner));
  }

  private static boolean isRunning(GameState state, RunningAway flight) {
    return state.isAlive(flight.runner) && state.get(Counters.OUT) == 0
        && (state.get(Counters.ESCAPED) >> flight.runner & 1) == 0; // MT-RUN-09, MT-RUN-13
  }

  private static void begin(GameState state, RunningAway flight) {
    state.set(Counters.RUNNER, flight.runner);
    state.set(Counters.FACED, 0);
  }

  private static void endPursuit(GameState state, RunningAway flight) {
    state.set(Counters.ENEMY, GameState.NONE);
    if (StateCleanup.isDue(state)) {
      state.then(Receive.ALL);
    }
  }

  /** Returns whether the monster pursues the runner at this moment (MT-MON-17). */
  private static boolean isPursued(GameState state, RunningAway flight) {
    int slot = state.get(Counters.ENEMY);
    return state.level(flight.runner) > ConditionTests.max(state, state.monsterFace(slot).noPursue, flight.runner, slot);
  }

  private static boolean mayRoll(GameState state, RunningAway flight) {
    int slot = state.get(Counters.ENEMY);
    return !ConditionTests.anyHolds(state, state.monsterFace(slot).noEscape, flight.runner, slot);
  }

  private static void roll(GameState state, RunningAway flight) {
    int slot = state.get(Counters.ENEMY);
    int die = state.roll("run", flight.runner, SIDES);
    state.set(Counters.DIE, die);
    state.emit(ROLLED, flight.runner, die, Strength.run(state, flight.runner, slot, SumBreakdown.UNNOTED),
        CombatSides.card(state, slot));
  }

  /** Decides whether the runner escapes, once the die is final or if there is none (NOESCAPE). */
  private static void resolveEscape(GameState state, RunningAway flight) {
    int slot = state.get(Counters.ENEMY);
    int die = state.get(Counters.DIE);
    state.set(Counters.DIE, 0);
    if (!isRunning(state, flight)) { // MT-RUL-15
      return;
    }
    if (die > 0 && die + Strength.run(state, flight.runner, slot, SumBreakdown.UNNOTED) >= ESCAPES_FROM) { // MT-RUN-04
      state.emit(ESCAPED, flight.runner, CombatSides.card(state, slot));
    } else {
      state.emit(CAUGHT, flight.runner, CombatSides.card(state, slot));
      state.then(EffectInterpreter.of(state.monsterFace(slot), EffectInterpreter.Part.BAD, flight.runner, flight.runner));
    }
  }

  private static boolean hasMonsterLeft(GameState state, RunningAway flight) {
    if (isRunning(state, flight)) {
      for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
        if (isLeft(state, slot)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isLeft(GameState state, int slot) {
    return state.isHere(slot) && (state.get(Counters.FACED) >> slot & 1) == 0;
  }
}
