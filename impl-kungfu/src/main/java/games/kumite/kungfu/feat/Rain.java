package games.kumite.kungfu.feat;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The end of rain (KF-TRT-17c). */
enum Rain implements Step<Fight> {
  STOP;

  private static final EventType STOPPED = EventType.of("rain-stopped", "KF-TRT-17c");

  @Override
  public void run(Fight fight) {
    fight.set(Num.RAIN, 0);
    fight.tell(STOPPED);
  }
}
