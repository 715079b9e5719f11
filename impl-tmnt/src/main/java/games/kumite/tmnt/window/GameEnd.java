package games.kumite.tmnt.window;

import games.kumite.api.Outcome;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.tmnt.effect.CombatHelper;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import org.jspecify.annotations.Nullable;

/** The end of a match, for all players or for one who leaves: dead without revival, the body is looted (MT-END-05). */
public final class GameEnd {

  private static final Refusal STAYING = new Refusal("MT-END-05", "staying");
  private static final EventType WON = EventType.of("won", "MT-END-01").seat("winner").number("level");
  private static final EventType OVER = EventType.of("over", "MT-END-04").seat("winner").number("level");
  private static final EventType LEFT = EventType.of("left", "MT-END-05").seat("who");

  /** The step after the body is looted, in which a player left alone has won. */
  private enum Looted implements Step<GameState> {
    LOOTED {
      @Override
      public void run(GameState state) {
        int left = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
          left += state.isGone(seat) ? 0 : 1;
        }
        if (left == 1) {
          GameEnd.end(state, "alone");
        }
      }
    }
  }

  private GameEnd() {}

  /** Ends the match with the Levels as they are. */
  public static void end(GameState state, String summary) {
    boolean isTimeUp = summary.equals("turn-limit");
    int[] levels = new int[state.seats()];
    int best = 0;
    for (int seat = 0; seat < levels.length; seat++) {
      boolean cannotWin = state.isGone(seat) || isTimeUp && !state.isAlive(seat); // MT-END-05, MT-DTH-07
      levels[seat] = cannotWin ? 0 : state.level(seat);
      best = Math.max(best, levels[seat]);
    }
    for (int seat = 0; seat < levels.length; seat++) {
      if (levels[seat] == best) {
        state.emit(isTimeUp ? OVER : WON, seat, best);
      }
    }
    state.finish(Outcome.byScore(summary, levels));
  }

  /** Returns why players cannot leave the match, null if they can. */
  static @Nullable Refusal leavingRefusal(GameState state) {
    return state.definition().settings.leaving() ? null : STAYING; // MT-END-05
  }

  /** Lets a player leave, the combat first. */
  public static void leave(GameState state, int seat) {
    state.emit(LEFT, seat);
    state.setSeat(seat, Counters.IS_GONE, 1);
    CombatHelper.takeOut(state, seat);
    Death.kill(state, seat);
    state.then(Looted.LOOTED);
  }
}
