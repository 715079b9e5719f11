package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/**
 * The deaths that were in progress when Act I ended, each once; the threat that ends others does not move any more
 * (BT-RUL-106). A hero that one of their Hell cards brings to 0 enters Act II alive like all others (BT-DIE-13).
 *
 * @param seats bits of the heroes whose deaths are still to be resolved
 */
record Settling(int seats) implements Step<Trouble> {

  /** Returns the deaths of all heroes at 0 health. */
  static Settling of(Trouble trouble) {
    int seats = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      seats |= trouble.seat(seat, Num.HEALTH) == 0 ? 1 << seat : 0;
    }
    return new Settling(seats);
  }

  @Override
  public void run(Trouble trouble) {
    for (int i = 0; i < trouble.seats(); i++) {
      int seat = (trouble.leader() + i) % trouble.seats();
      if ((seats >> seat & 1) != 0) {
        trouble.then(Death.DEATH.with(new Death(seat, Cause.NONE)), new Settling(seats & ~(1 << seat)));
        return;
      }
    }
    for (int seat = 0; seat < trouble.seats(); seat++) {
      if (trouble.seat(seat, Num.HEALTH) == 0) {
        Death.revive(trouble, seat);
      }
    }
  }
}
