package games.kumite.kungfu.feat;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The lights of a house, which go off, or on again (KF-TAO-03c, KF-RUL-142). */
enum Lights implements Step<Fight> {
  SWITCH;

  private static final EventType OFF = EventType.of("lights-off", "KF-TAO-03c");
  private static final EventType ON = EventType.of("lights-on", "KF-TAO-03c");

  static boolean isIndoors(Fight fight) {
    return fight.board().isIndoors();
  }

  @Override
  public void run(Fight fight) {
    boolean isOff = fight.get(Num.DARK) > 0;
    fight.set(Num.DARK, isOff ? 0 : 1);
    fight.tell(isOff ? ON : OFF);
  }
}
