package games.kumite.tmnt.loss;

import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Slots;

/** What must be set right before anybody is asked anything else. */
public enum Settle implements Step<Party> {
  /** Katas beyond the Level and Items beyond the slots go (MT-KAT-08, MT-ITM-10, MT-RUL-27). */
  LIMITS {
    @Override
    public void run(Party party) {
      for (int dirty = party.get(Num.DIRTY); dirty != 0; dirty &= dirty - 1) {
        int seat = Integer.numberOfTrailingZeros(dirty);
        if (party.isAlive(seat) && party.ranks(seat) > party.level(seat)) {
          party.then(Excess.RANK_EXCESS.about(seat), this);
          return;
        }
        if (party.isAlive(seat) && Slots.excess(party, seat, Picks.NONE) > 0) {
          party.then(Excess.SURPLUS.about(seat), this);
          return;
        }
        party.set(Num.DIRTY, dirty & dirty - 1);
      }
    }
  };

  /** Has the Items of every seat looked at whose room has become too small without a card leaving. */
  public static void lookAtRoom(Party party) {
    for (int seat = 0; seat < party.seats(); seat++) {
      if (Slots.excess(party, seat, Picks.NONE) > 0) {
        party.unsettle(seat);
      }
    }
  }

  /** Returns whether anything must be set right; not before a combat that ends without its fighter has ended (MT-RUL-15). */
  public static boolean isDue(Party party) {
    return (party.get(Num.DIRTY) | party.get(Num.RECEIVED)) != 0 && party.get(Num.OUT) == 0;
  }

  /** Returns whether limits may be broken. */
  public static boolean isBroken(Party party) {
    return party.get(Num.DIRTY) != 0;
  }
}
