package games.kumite.tmnt.window;

import games.kumite.api.Outcome;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** The end of a match, for all players or for one who leaves: dead without revival, the body is looted (MT-END-05). */
public final class Ending {

  private static final EventType WON = EventType.of("won", "MT-END-01").seat("winner").number("level");
  private static final EventType OVER = EventType.of("over", "MT-END-04").seat("winner").number("level");
  private static final EventType LEFT = EventType.of("left", "MT-END-05").seat("who");

  /** The step after the body is looted, in which a player left alone has won. */
  private enum Looted implements Step<Party> {
    LOOTED {
      @Override
      public void run(Party party) {
        int left = 0;
        for (int seat = 0; seat < party.seats(); seat++) {
          left += party.isGone(seat) ? 0 : 1;
        }
        if (left == 1) {
          Ending.end(party, "alone");
        }
      }
    }
  }

  private Ending() {}

  /** Ends the match with the Levels as they are. */
  public static void end(Party party, String summary) {
    boolean isTimeUp = summary.equals("turn-limit");
    int[] levels = new int[party.seats()];
    int best = 0;
    for (int seat = 0; seat < levels.length; seat++) {
      boolean cannotWin = party.isGone(seat) || isTimeUp && !party.isAlive(seat); // MT-END-05, MT-DTH-07
      levels[seat] = cannotWin ? 0 : party.level(seat);
      best = Math.max(best, levels[seat]);
    }
    for (int seat = 0; seat < levels.length; seat++) {
      if (levels[seat] == best) {
        party.tell(isTimeUp ? OVER : WON, seat, best);
      }
    }
    party.finish(Outcome.byScore(summary, levels));
  }

  /** Lets a player leave, the combat first. */
  public static void leave(Party party, int seat) {
    party.tell(LEFT, seat);
    party.setSeat(seat, Num.IS_GONE, 1);
    Monsters.takeOut(party, seat);
    Death.kill(party, seat);
    party.then(Looted.LOOTED);
  }
}
