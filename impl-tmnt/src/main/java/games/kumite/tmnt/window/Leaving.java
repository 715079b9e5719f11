package games.kumite.tmnt.window;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** MT-END-05: who leaves the match is dead without revival, and the body is looted. */
public enum Leaving implements Step<Party> {
  /** Once the body is looted: who is left alone has won. */
  AFTER {
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
  };

  private static final EventType LEFT = EventType.of("left", "MT-END-05").seat("who");

  /** A player leaves; a helper leaves a combat that is still fought first (MT-TMU-17). */
  public static void leave(Party party, int seat, boolean fights) {
    party.tell(LEFT, seat);
    party.setSeat(seat, Num.IS_GONE, 1);
    if (fights && seat == party.helper()) {
      Monsters.dropHelper(party);
    }
    Death.kill(party, seat);
    party.then(AFTER);
  }
}
