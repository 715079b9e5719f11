package games.kumite.kungfu.trait;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The end of rain (KF-TRT-17c). */
enum Rain implements Step<GameState> {
  STOP;

  private static final Refusal NO_RAIN = new Refusal("KF-TRT-17c", "no-rain");

  private static final EventType STOPPED = EventType.of("rain-stopped", "KF-TRT-17c");

  /** Returns why a figure cannot stop it, null if it can (KF-RUL-88). */
  static @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
    return state.get(Counters.RAIN) == 0 ? NO_RAIN : Casting.refusal(state, figure, 0);
  }

  @Override
  public void run(GameState state) {
    state.set(Counters.RAIN, 0);
    state.emit(STOPPED);
  }
}
