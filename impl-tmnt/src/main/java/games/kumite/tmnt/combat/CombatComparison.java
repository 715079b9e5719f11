package games.kumite.tmnt.combat;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.strength.Strength;

/** The comparison of the sums after the window has closed: win, kill or run (MT-CBT-06, MT-CBT-07). */
record CombatComparison() implements Step<GameState> {

  static final CombatComparison COMPARISON = new CombatComparison();

  private static final EventType WON =
      EventType.of("combat-won", "MT-CBT-06").seat("fighter").number("side").number("monsters");
  private static final EventType LOST =
      EventType.of("combat-lost", "MT-CBT-07").seat("fighter").number("side").number("monsters");
  private static final EventType ENDED = EventType.of("combat-ended", "MT-CBT-17").seat("fighter");

  @Override
  public void run(GameState state) {
    if (!state.isAlive(state.fighter())) { // MT-RUL-15
      state.then(CombatCleanup.COMBAT_END);
    } else if (state.get(Counters.LEFT) == 0) { // MT-CBT-17
      state.emit(ENDED, state.fighter());
      state.set(Counters.WON, 1);
      state.then(WonCombat.WITHOUT_KILL);
    } else {
      int side = Strength.side(state);
      int monsters = Strength.monsters(state); // all together: a side never fights one and runs from another (MT-MON-11)
      if (Strength.isWinning(state)) { // MT-CBT-06
        state.emit(WON, state.fighter(), side, monsters);
        state.then(WonCombat.KILL);
      } else {
        state.emit(LOST, state.fighter(), side, monsters);
        state.then(RunningAway.of(state.fighter())); // MT-RUN-06
        if (state.helper() >= 0) {
          state.then(RunningAway.of(state.helper()));
        }
        state.then(CombatCleanup.COMBAT_END, Stage.RUN);
      }
    }
  }
}
