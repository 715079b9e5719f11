package games.kumite.tmnt.effect;

import games.kumite.spi.EventType;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;

/**
 * The changes of Levels by cards and sales. Those of a combat, and the winning Level, come from kills alone, in
 * {@code combat.WonCombat} (MT-CON-03).
 */
public final class Levels {

  private static final EventType RAISED = EventType.of("raised", "MT-LVL-02").seat("who").number("level");
  private static final EventType LOWERED = EventType.of("lowered", "MT-LVL-03").seat("who").number("level");

  private Levels() {}

  /** Raises a Level, up to 9 (MT-CON-05, MT-END-02). */
  public static void raise(GameState state, int seat, int more) {
    int level = Math.max(state.level(seat), Math.min(GameState.CEILING, state.level(seat) + more));
    if (level != state.level(seat)) {
      state.setSeat(seat, Counters.LEVEL, level);
      state.emit(RAISED, seat, level);
    }
  }

  /** Lowers a Level, down to 1 (MT-LVL-04). */
  public static void lower(GameState state, int seat, int less) {
    int level = Math.max(1, state.level(seat) - less);
    if (level != state.level(seat)) {
      state.setSeat(seat, Counters.LEVEL, level);
      state.unsettle(seat); // MT-KAT-08
      state.emit(LOWERED, seat, level);
    }
  }
}
