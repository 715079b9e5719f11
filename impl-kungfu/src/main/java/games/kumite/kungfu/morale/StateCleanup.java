package games.kumite.kungfu.morale;

import games.kumite.kungfu.effect.ResolutionOrder;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/** The consequences of an action beyond itself: morale rolls, a Plot that is decided, a side that is wiped out (KF-RUL-175). */
public enum StateCleanup implements Step<GameState> {
  /** All of it, before the next action. */
  ALL;

  @Override
  public void run(GameState state) {
    state.figures().endAttack();
    Water.quench(state); // KF-RUL-120
    Rout.look(state); // KF-TRT-05b
    if (Reinforcements.isDue(state)) { // KF-RUL-138: before a morale roll
      Reinforcements.offer(state);
      state.then(this);
      return;
    }
    int gang = shaken(state);
    if (gang == Figures.NEUTRAL) {
      MatchEnd.look(state);
      return;
    }
    state.gang(gang, Counters.SHAKEN, state.gang(gang, Counters.SHAKEN) - 1);
    state.then(new Morale(gang), this);
  }

  /** Returns the gang that has to roll, of several the turn player's first (KF-RUL-05); {@link Figures#NEUTRAL} for none. */
  private static int shaken(GameState state) {
    int first = Figures.NEUTRAL;
    for (int gang = 0; gang < state.gangs(); gang++) {
      boolean isFirst = first == Figures.NEUTRAL || ResolutionOrder.place(state, gang) < ResolutionOrder.place(state, first);
      first = state.gang(gang, Counters.SHAKEN) > 0 && isFirst ? gang : first;
    }
    return first;
  }
}
