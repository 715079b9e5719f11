package games.kumite.tmnt.loss;

import games.kumite.spi.Step;
import games.kumite.tmnt.window.Receive;
import games.kumite.tmnt.effect.Slots;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** What must be set right before anybody is asked anything else. */
public enum Settle implements Step<Party> {
  /** Katas beyond the Level and Items beyond the slots go (MT-KAT-08, MT-ITM-10, MT-RUL-27). */
  LIMITS {
    @Override
    public void run(Party party) {
      for (int dirty = party.get(Num.DIRTY); dirty != 0; dirty &= dirty - 1) {
        int seat = Integer.numberOfTrailingZeros(dirty);
        if (party.isAlive(seat) && party.ranks(seat) > party.level(seat)) {
          party.then(RankExcess.RANK_EXCESS.about(seat), this);
          return;
        }
        if (party.isAlive(seat) && Slots.excess(party, seat) > 0) {
          party.then(Surplus.SURPLUS.about(seat), this);
          return;
        }
        party.set(Num.DIRTY, dirty & dirty - 1);
      }
    }
  },
  /** The same; then those who received cards may play them, clockwise from the active player. */
  ALL {
    @Override
    public void run(Party party) {
      party.then(LIMITS);
      int seat = party.active();
      for (int i = 0; i < party.seats(); i++) {
        if ((party.get(Num.RECEIVED) >> seat & 1) != 0) {
          party.then(Receive.of(seat));
        }
        seat = party.after(seat);
      }
    }
  };

  /** Has the Items of every seat looked at whose room has become too small without a card leaving. */
  public static void lookAtRoom(Party party) {
    for (int seat = 0; seat < party.seats(); seat++) {
      if (Slots.excess(party, seat) > 0) {
        party.unsettle(seat);
      }
    }
  }

  /** Whether anything must be set right. */
  public static boolean isDue(Party party) {
    return (party.get(Num.DIRTY) | party.get(Num.RECEIVED)) != 0;
  }

  /** Whether limits may be broken. */
  public static boolean isBroken(Party party) {
    return party.get(Num.DIRTY) != 0;
  }
}
