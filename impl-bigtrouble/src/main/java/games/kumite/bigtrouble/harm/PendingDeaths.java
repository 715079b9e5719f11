package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * The deaths that were in progress when Act I ended, each once; the threat that ends others does not move any more
 * (BT-RUL-106). A hero that one of their Hell cards brings to 0 enters Act II alive like all others (BT-DIE-13).
 *
 * @param seats bits of the heroes whose deaths are still to be resolved
 */
record PendingDeaths(int seats) implements Step<GameState> {

  /** Returns the deaths of all heroes at 0 health. */
  static PendingDeaths of(GameState state) {
    int seats = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      seats |= state.seat(seat, Counters.HEALTH) == 0 ? 1 << seat : 0;
    }
    return new PendingDeaths(seats);
  }

  @Override
  public void run(GameState state) {
    for (int i = 0; i < state.seats(); i++) {
      int seat = (state.leader() + i) % state.seats();
      if ((seats >> seat & 1) != 0) {
        state.then(Death.DEATH.start(new Death(seat, Cause.NONE)), new PendingDeaths(seats & ~(1 << seat)));
        return;
      }
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat, Counters.HEALTH) == 0) {
        Death.revive(state, seat);
      }
    }
  }
}
