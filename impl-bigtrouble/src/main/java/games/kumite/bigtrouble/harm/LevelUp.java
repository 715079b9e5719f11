package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.Level;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;

/** The level ups of heroes whose chi reaches 10 (BT-UPG-01, BT-UPG-02). */
final class LevelUp {

  private static final EventType LEVEL = EventType.of("level-up", "BT-UPG-02").seat("who").number("level");

  private LevelUp() {}

  /** Raises a hero by a level for each full chi track; the rewards are put on the agenda. */
  static void raise(GameState state, int seat, Cause cause) {
    while (state.seat(seat, Counters.CHI) >= GameState.LEVEL_CHI) {
      state.addSeat(seat, Counters.CHI, -GameState.LEVEL_CHI);
      int level = Math.min(Level.HIGHEST, state.seat(seat, Counters.LEVEL) + 1); // BT-UPG-07
      state.setSeat(seat, Counters.LEVEL, level);
      state.emit(LEVEL, seat, level);
      state.addSeat(seat, Counters.OWED, 1);
      state.ask(new LevelReward(seat, level, cause)); // BT-RUL-30
    }
  }

  /** Notes that a level reward is given, or cannot be given. */
  static void rewarded(GameState state, int seat) {
    if (state.seat(seat, Counters.OWED) > 0) {
      state.addSeat(seat, Counters.OWED, -1);
    }
  }
}
