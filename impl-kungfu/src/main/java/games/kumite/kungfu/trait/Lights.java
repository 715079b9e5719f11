package games.kumite.kungfu.trait;

import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The lights of a house, which go off, or on again (KF-TAO-03c, KF-RUL-142). */
enum Lights implements Step<GameState> {
  SWITCH;

  private static final EventType OFF = EventType.of("lights-off", "KF-TAO-03c");
  private static final EventType ON = EventType.of("lights-on", "KF-TAO-03c");

  static boolean isIndoors(GameState state) {
    return state.board().isIndoors();
  }

  @Override
  public void run(GameState state) {
    boolean isOff = state.get(Counters.DARK) > 0;
    state.set(Counters.DARK, isOff ? 0 : 1);
    state.emit(isOff ? ON : OFF);
  }
}
