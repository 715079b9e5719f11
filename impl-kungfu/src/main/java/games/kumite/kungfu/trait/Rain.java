package games.kumite.kungfu.trait;

import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The end of rain (KF-TRT-17c). */
enum Rain implements Step<GameState> {
  STOP;

  private static final EventType STOPPED = EventType.of("rain-stopped", "KF-TRT-17c");

  @Override
  public void run(GameState state) {
    state.set(Counters.RAIN, 0);
    state.emit(STOPPED);
  }
}
