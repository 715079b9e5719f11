package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * The deaths of heroes at 0 health, one after the other in seat order (BT-DIE-02, BT-RUL-70).
 *
 * @param cause the interrupted procedure
 */
record Deaths(Cause cause) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    for (int i = 0; i < state.seats(); i++) {
      int seat = (state.leader() + i) % state.seats();
      if (state.seat(seat, Counters.HEALTH) == 0 && state.seat(seat, Counters.DYING) == 0) {
        state.then(Death.DEATH.start(new Death(seat, cause)), this);
        return;
      }
    }
  }
}
