package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.level.Chi;
import games.kumite.bigtrouble.showdown.ActTwoSetup;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;

/** Rounds, and what ends them. */
public final class Rounds {

  /** The Big Trouble track, as a side of the Act II setup card. */
  public static final int THREAT = 0;
  /** The audacity track, as a side of the Act II setup card. */
  public static final int AUDACITY = 1;

  private static final EventType ACT_ENDS =
      EventType.of("act-ends", "BT-ACT2-01").named("track", side -> side == THREAT ? "threat" : "audacity");

  private Rounds() {}

  /** The first round of Act I begins. */
  public static void begin(Trouble trouble) {
    trouble.then(Round.BEGIN, Stage.ACT_ONE);
  }

  /**
   * Act I ends at once: a track is filled (BT-ACT2-01). Everything on the agenda down to the marker of Act I is left,
   * also a death or level reward on its way; so what a hero is still owed is known by the state, and settled before
   * Act II is set up (BT-RUL-43, BT-RUL-66).
   *
   * @param side {@link #THREAT} or {@link #AUDACITY}
   */
  public static void endActOne(Trouble trouble, int side) {
    trouble.set(Num.FILLED, side); // BT-ACT2-02
    trouble.tell(ACT_ENDS, side);
    trouble.leave(Stage.ACT_ONE);
    Harm.settle(trouble);
    Chi.settle(trouble);
    trouble.then(ActTwoSetup.BEGIN, Stage.SHOWDOWN, Round.BEGIN);
  }
}
