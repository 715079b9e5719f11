package games.kumite.bigtrouble.track;

import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The threat token on the Big Trouble track. */
public final class Threat {

  private static final EventType MOVED = EventType.of("threat", "BT-BTC-03").number("space");

  /** The consequence of the token at the end of its track, after the steps that were put on the agenda before. */
  private enum End implements Step<Trouble> {
    REACHED;

    @Override
    public void run(Trouble trouble) {
      settle(trouble);
    }
  }

  private Threat() {}

  /** Moves the token, back for a negative number; at the end of the track Act I ends, and Act II is lost. */
  public static void advance(Trouble trouble, int spaces) {
    move(trouble, spaces);
    if (isFilled(trouble)) {
      trouble.then(End.REACHED); // BT-RUL-66
    }
  }

  /** Moves the token; the consequence of the end of the track is left to {@link #settle}. */
  public static void move(Trouble trouble, int spaces) {
    int last = trouble.content().tracks().threat();
    int before = trouble.get(Num.THREAT);
    int space = Math.max(0, Math.min(last, before + spaces)); // BT-RUL-60
    if (space != before) {
      trouble.set(Num.THREAT, space);
      trouble.tell(MOVED, space);
    }
  }

  private static boolean isFilled(Trouble trouble) {
    return trouble.get(Num.THREAT) == trouble.content().tracks().threat();
  }

  /** Ends Act I, or loses Act II, if the token is at the end of the track (BT-ACT2-01, BT-END-02). */
  public static void settle(Trouble trouble) {
    if (isFilled(trouble)) {
      if (trouble.get(Num.ACT) == 2) {
        Ending.lose(trouble);
      } else if (trouble.get(Num.FILLED) < 0) {
        ActEnd.reach(trouble, ActEnd.THREAT);
      }
    }
  }
}
