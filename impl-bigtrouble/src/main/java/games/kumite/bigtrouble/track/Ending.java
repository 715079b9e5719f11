package games.kumite.bigtrouble.track;

import games.kumite.api.Outcome;
import games.kumite.bigtrouble.state.Trouble;

/** How the game ends: for all players together (BT-END-04). */
public final class Ending {

  private Ending() {}

  /** Lo Pan is defeated (BT-END-01). */
  public static void win(Trouble trouble) {
    trouble.finish(Outcome.shared(Outcome.Result.WIN, 1, trouble.seats(), 0, trouble.start().texts().text("end.win")));
  }

  /** The threat token has reached the game over space (BT-END-02). */
  public static void lose(Trouble trouble) {
    trouble.finish(Outcome.shared(Outcome.Result.LOSS, 0, trouble.seats(), 0, trouble.start().texts().text("end.loss")));
  }
}
