package games.kumite.brawler.round;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;

/** Victory and defeat. The outcome is that of {@link games.kumite.brawler.state.MatchDefinition}: all heroes share it (BR-END-05). */
final class GameEnd {

  private static final EventType WON = EventType.of("won", "BR-END-01").number("defeated");
  private static final EventType LOST = EventType.of("lost", "BR-END-02").number("defeated");

  private GameEnd() {}

  /** Ends the match once the last boss is defeated. */
  static void victory(GameState state) {
    state.emit(WON, state.defeated());
    state.finish(state.definition().victory()); // BR-END-01, BR-RUL-18
  }

  /** Ends the match once no hero is conscious. */
  static void defeat(GameState state) {
    state.emit(LOST, state.defeated());
    state.finish(state.definition().defeat(state.defeated())); // BR-END-02, BR-END-04
  }
}
