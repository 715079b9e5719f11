package games.kumite.tmnt.window;

import games.kumite.api.Outcome;
import games.kumite.spi.EventType;
import games.kumite.tmnt.state.Party;

/** The end of a match. */
public final class Ending {

  private static final EventType WON = EventType.of("won", "MT-END-01").seat("winner").number("level");
  private static final EventType OVER = EventType.of("over", "MT-END-04").seat("winner").number("level");

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
}
