package games.kumite.bigtrouble.harm;

import games.kumite.api.Outcome;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;

/** The end of the game, for all players together (BT-END-04). */
public final class GameEnd {

  private static final EventType WON = EventType.of("won", "BT-END-01");
  private static final EventType LOST = EventType.of("lost", "BT-END-02");

  private GameEnd() {}

  /** Wins the game: Lo Pan is defeated (BT-END-01). */
  public static void win(GameState state) {
    state.emit(WON);
    state.finish(Outcome.cooperative(Outcome.Result.WIN, Score.MAX, state.seats(), 0, "victory"));
  }

  /** Loses the game: the threat token has reached the game over space (BT-END-02). */
  public static void lose(GameState state) {
    state.emit(LOST);
    state.finish(Outcome.cooperative(Outcome.Result.LOSS, Score.ofDefeat(state), state.seats(), 0, "defeat"));
  }
}
