package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The threat token on the Big Trouble track. */
public final class Threat {

  private static final EventType MOVED = EventType.of("threat", "BT-BTC-03").number("space");

  /** The consequence of the token at the end of its track, after the steps that were put on the agenda before. */
  private enum End implements Step<GameState> {
    REACHED;

    @Override
    public void run(GameState state) {
      settle(state);
    }
  }

  private Threat() {}

  /** Moves the token, back for a negative number; at the end of the track Act I ends, and Act II is lost. */
  public static void advance(GameState state, int spaces) {
    move(state, spaces);
    if (isFilled(state)) {
      state.then(End.REACHED); // BT-RUL-66
    }
  }

  /** Moves the token; the consequence of the end of the track is left to {@link #settle}. */
  public static void move(GameState state, int spaces) {
    int last = state.content().tracks().threat();
    int before = state.get(Counters.THREAT);
    int space = Math.max(0, Math.min(last, before + spaces)); // BT-RUL-60
    if (space != before) {
      state.set(Counters.THREAT, space);
      state.emit(MOVED, space);
    }
  }

  private static boolean isFilled(GameState state) {
    return state.get(Counters.THREAT) == state.content().tracks().threat();
  }

  /** Ends Act I, or loses Act II, if the token is at the end of the track (BT-ACT2-01, BT-END-02). */
  public static void settle(GameState state) {
    if (isFilled(state)) {
      if (state.get(Counters.ACT) == 2) {
        GameEnd.lose(state);
      } else if (state.get(Counters.FILLED) < 0) {
        ActEnd.reach(state, ActEnd.THREAT);
      }
    }
  }
}
