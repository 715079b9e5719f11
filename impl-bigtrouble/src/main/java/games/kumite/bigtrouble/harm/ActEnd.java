package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.spi.EventType;

/** The end of Act I: a track is filled (BT-ACT2-01). */
public final class ActEnd {

  /** The Big Trouble track, as a side of the Act II setup card. */
  public static final int THREAT = 0;
  /** The audacity track, as a side of the Act II setup card. */
  public static final int AUDACITY = 1;

  private static final EventType ACT_ENDS =
      EventType.of("act-ends", "BT-ACT2-01").word("track", side -> side == THREAT ? "threat" : "audacity");

  private ActEnd() {}

  /**
   * Ends Act I at once. Everything on the agenda down to the marker of Act I is dropped, including a death in progress;
   * Act II follows below the marker.
   *
   * @param side {@link #THREAT} or {@link #AUDACITY}
   */
  public static void reach(GameState state, int side) {
    state.set(Counters.FILLED, side); // BT-ACT2-02
    state.emit(ACT_ENDS, side);
    state.leave(Stage.ACT_ONE);
  }
}
