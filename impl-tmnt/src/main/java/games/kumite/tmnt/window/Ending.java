package games.kumite.tmnt.window;

import games.kumite.api.Outcome;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** The end of a match, for all or for one who leaves: dead without revival, the body is looted (MT-END-05). */
public final class Ending {

  private static final EventType WON = EventType.of("won", "MT-END-01").seat("winner").number("level");
  private static final EventType OVER = EventType.of("over", "MT-END-04").seat("winner").number("level");
  private static final EventType LEFT = EventType.of("left", "MT-END-05").seat("who");

  /** Once the body is looted: who is left alone has won. */
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
    int[] levels = new int[party.seats()];
    int best = 0;
    for (int seat = 0; seat < levels.length; seat++) {
      levels[seat] = party.isGone(seat) ? 0 : party.level(seat); // MT-END-05
      best = levels[seat] > levels[best] ? seat : best;
    }
    party.tell(summary.equals("turn-limit") ? OVER : WON, best, levels[best]);
    party.finish(Outcome.byScore(summary, levels));
  }

  /** A player leaves; a helper leaves a combat that is still fought first (MT-TMU-17). */
  public static void leave(Party party, int seat, boolean fights) {
    party.tell(LEFT, seat);
    party.setSeat(seat, Num.IS_GONE, 1);
    if (fights && seat == party.helper()) {
      Monsters.dropHelper(party);
    }
    Death.kill(party, seat);
    party.then(Looted.LOOTED);
  }
}
