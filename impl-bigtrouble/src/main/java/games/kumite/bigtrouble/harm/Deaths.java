package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/**
 * The deaths of heroes at 0 health, one after the other in seat order (BT-DIE-02, BT-RUL-70).
 *
 * @param cause the interrupted procedure
 */
record Deaths(Cause cause) implements Step<Trouble> {

  @Override
  public void run(Trouble trouble) {
    for (int i = 0; i < trouble.seats(); i++) {
      int seat = (trouble.leader() + i) % trouble.seats();
      if (trouble.seat(seat, Num.HEALTH) == 0 && trouble.seat(seat, Num.DYING) == 0) {
        trouble.then(Death.DEATH.with(new Death(seat, cause)), this);
        return;
      }
    }
  }
}
