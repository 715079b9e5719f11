package games.kumite.brawler.round;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;

/** The fall of a hero who becomes unconscious (BR-KO-01). That such a hero does nothing is part of {@link TurnCycle} (BR-KO-02). */
final class Unconscious {

  private static final EventType UNCONSCIOUS = EventType.of("unconscious", "BR-KO-01").seat("hero");

  private Unconscious() {}

  /** Emits the fall and returns whether a conscious hero is left. Without one the match is lost (BR-END-02). */
  static boolean leavesConsciousHero(GameState state, int fallen) {
    state.emit(UNCONSCIOUS, fallen);
    if (state.isConscious(1 - fallen)) {
      return true;
    }
    GameEnd.defeat(state);
    return false;
  }
}
