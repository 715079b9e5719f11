package games.kumite.tmnt.loss;

import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Slots;

/** A step that restores the limits before any player is asked anything else. */
public enum StateCleanup implements Step<GameState> {
  /** The step in which Katas beyond the Level and Items beyond the slots go (MT-KAT-08, MT-ITM-10, MT-RUL-27). */
  LIMITS {
    @Override
    public void run(GameState state) {
      for (int dirty = state.get(Counters.DIRTY); dirty != 0; dirty &= dirty - 1) {
        int seat = Integer.numberOfTrailingZeros(dirty);
        if (state.isAlive(seat) && state.ranks(seat) > state.level(seat)) {
          state.then(LimitExcess.RANK_EXCESS.with(seat), this);
          return;
        }
        if (state.isAlive(seat) && Slots.excess(state, seat, IntList.NONE) > 0) {
          state.then(LimitExcess.SURPLUS.with(seat), this);
          return;
        }
        state.set(Counters.DIRTY, dirty & dirty - 1);
      }
    }
  };

  /** Schedules a check of the Items of every seat whose room has become too small without a card leaving. */
  public static void lookAtRoom(GameState state) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (Slots.excess(state, seat, IntList.NONE) > 0) {
        state.unsettle(seat);
      }
    }
  }

  /**
   * Returns whether limits must be restored. They wait in a combat that ends without its fighter, until it has ended
   * (MT-RUL-15).
   */
  public static boolean isDue(GameState state) {
    return (state.get(Counters.DIRTY) | state.get(Counters.RECEIVED)) != 0 && state.get(Counters.OUT) == 0;
  }

  /** Returns whether limits may be broken. */
  public static boolean isBroken(GameState state) {
    return state.get(Counters.DIRTY) != 0;
  }
}
