package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/**
 * The deaths that were on their way when Act I ended, each once: the threat that ends others moves no more (BT-RUL-106).
 * Whom a Hell card of theirs brings to 0 enters Act II alive like everybody (BT-DIE-13).
 *
 * @param seats a bit for each hero whose death is still to be resolved
 */
record Settling(int seats) implements Step<Trouble> {

  /** Of all who are at 0 health. */
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
