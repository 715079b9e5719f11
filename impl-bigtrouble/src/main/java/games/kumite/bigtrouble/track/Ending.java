package games.kumite.bigtrouble.track;

import games.kumite.api.Outcome;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;

/** The end of the game, for all players together (BT-END-04). */
public final class Ending {

  private static final EventType WON = EventType.of("won", "BT-END-01");
  private static final EventType LOST = EventType.of("lost", "BT-END-02");

  private Ending() {}

  /** Wins the game: Lo Pan is defeated (BT-END-01). */
  public static void win(Trouble trouble) {
    trouble.tell(WON);
    trouble.finish(Outcome.shared(Outcome.Result.WIN, Score.MAX, trouble.seats(), 0, "victory"));
  }

  /** Loses the game: the threat token has reached the game over space (BT-END-02). */
  public static void lose(Trouble trouble) {
    trouble.tell(LOST);
    trouble.finish(Outcome.shared(Outcome.Result.LOSS, Score.ofDefeat(trouble), trouble.seats(), 0, "defeat"));
  }
}
