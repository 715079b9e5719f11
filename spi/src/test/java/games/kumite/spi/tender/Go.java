package games.kumite.spi.tender;

import games.kumite.api.Outcome;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;

/** The steps of the tender. */
enum Go implements Step<Yard> {
  DEAL {
    @Override
    public void run(Yard yard) {
      yard.shuffle(Yard.DECK, "garden", 0);
      for (Zone hand : Yard.HANDS) {
        for (int card = 0; card < HELD; card++) {
          yard.move(yard.cards().top(Yard.DECK), hand);
        }
      }
    }
  },
  ROUND {
    @Override
    public void run(Yard yard) {
      if (yard.round == ROUNDS) {
        int[] scores = new int[Yard.SEATS];
        for (int seat = 0; seat < Yard.SEATS; seat++) {
          scores[seat] = yard.gold(seat);
        }
        yard.finish(Outcome.byScore("most gold", scores));
        return;
      }
      yard.round++;
      for (int seat = 0; seat < Yard.SEATS; seat++) {
        yard.then(yard.has(Mistake.NOT_SECRET) ? new Seal.Told(seat) : new Seal(seat));
      }
      yard.then(OPEN, ROUND);
    }
  },
  OPEN {
    @Override
    public void run(Yard yard) {
      for (int seat = 0; seat < Yard.SEATS; seat++) {
        int bid = yard.open(seat);
        yard.emit(OPENED, seat, bid);
        if (!yard.has(Mistake.PAID_EARLY)) {
          yard.addGold(seat, -Math.min(bid, yard.gold(seat))); // imagined bids may be higher
        }
        if (yard.has(Mistake.OUT_OF_RANGE)) {
          yard.addGold(0, MUCH - yard.gold(0));
        }
        yard.then(seat == 0 && yard.round == 1 ? new Lend.Once(new Lend(seat)) : new Lend(seat));
      }
    }
  };

  private static final int HELD = 3;
  private static final int ROUNDS = 3;
  private static final int MUCH = 10;
  private static final EventType OPENED = EventType.of("opened", "TE-01").seat("who").number("gold");
}
