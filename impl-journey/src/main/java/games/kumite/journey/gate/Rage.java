package games.kumite.journey.gate;

import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/** Demon rage: the rage card on the demon deck. Stateless. */
public final class Rage {

  private static final EventType BEGUN = EventType.of("rage-begun", "JW-RAG-02");
  private static final EventType ENDED = EventType.of("rage-ended", "JW-RAG-05");

  private Rage() {}

  /** Returns whether the rage card lies on the demon deck. */
  public static boolean isOn(GameState state) {
    return state.get(Counters.RAGE) != 0;
  }

  public static void begin(GameState state) {
    state.set(Counters.RAGE, 1);
    state.emit(BEGUN);
  }

  /** Takes the card off in Maintenance, if it is there (JW-TRN-10). */
  public static void end(GameState state) {
    if (isOn(state)) {
      state.set(Counters.RAGE, 0);
      state.emit(ENDED);
    }
  }
}
