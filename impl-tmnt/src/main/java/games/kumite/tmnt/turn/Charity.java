package games.kumite.tmnt.turn;

import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Parts;
import games.kumite.tmnt.sums.Strength;
import games.kumite.tmnt.window.Receive;

/**
 * Phase 3, in which the active player comes down to the hand limit. The receivers of the larger shares are named first,
 * then the cards of one receiver after the other are chosen and handed over.
 *
 * @param giver the seat that gives
 * @param receivers a bit for each receiver that is still to be served
 * @param larger a bit for each receiver of a larger share
 * @param share the number of cards for each receiver; without receivers, the number to discard
 * @param rest the number of larger shares
 */
record Charity(int giver, int receivers, int larger, int share, int rest) {

  private static final Refusal UNFIT = new Refusal("MT-CHA-06", "not-in-charity");
  private static final EventType DISCARDED = EventType.of("charity-discarded", "MT-CHA-05").seat("by").card("card");
  private static final EventType GIVEN = EventType.of("charity-given", "MT-CHA-03").seat("by").card("card").seat("to");

  private static final Script<Party, Charity> CHARITY = Script.<Party, Charity>of("charity")
      .when((party, charity) -> charity.receivers == 0,
          discard -> discard.select(Choice.DISCARD), // MT-CHA-05
          give -> give
              .select(Choice.LARGER) // MT-CHA-04
              .loop((party, charity) -> charity.receivers != 0, each -> each
                  .select(Choice.GIVE)))
      .act((party, charity) -> party.then(Receive.ALL)) // MT-CHA-08
      .end();

  private enum Choice implements Selection<Party, Charity> {
    /** The choice of the cards to discard (MT-D24). */
    DISCARD("charity-cards") {
      @Override
      public Charity chosen(Party party, Charity charity, Picks picks) {
        for (int i = 0; i < picks.size(); i++) {
          Discards.discard(party, picks.get(i));
          party.tell(DISCARDED, charity.giver, picks.get(i));
        }
        return charity;
      }
    },
    /** The choice of the receivers of a larger share (MT-D25). */
    LARGER("charity-split") {
      @Override
      public void things(Party party, Charity charity, Things out) {
        for (int left = charity.receivers; left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          out.add(seat, seat, party.actions().of(Word.TO, seat));
        }
      }

      @Override
      int count(Party party, Charity charity) {
        return charity.rest;
      }

      @Override
      public Charity chosen(Party party, Charity charity, Picks picks) {
        int named = 0;
        for (int i = 0; i < picks.size(); i++) {
          named |= 1 << picks.get(i);
        }
        return new Charity(charity.giver, charity.receivers, named, charity.share, charity.rest);
      }
    },
    /** The choice of the cards for the next receiver (MT-D24). */
    GIVE("charity-cards") {
      @Override
      int count(Party party, Charity charity) {
        return charity.share + (charity.larger >> charity.next(party) & 1);
      }

      @Override
      public Charity chosen(Party party, Charity charity, Picks picks) {
        int to = charity.next(party);
        for (int i = 0; i < picks.size(); i++) {
          Drawing.receive(party, to, picks.get(i));
          party.tell(GIVEN, charity.giver, picks.get(i), to);
        }
        return new Charity(charity.giver, charity.receivers & ~(1 << to), charity.larger, charity.share, charity.rest);
      }
    };

    private final String kind;

    Choice(String kind) {
      this.kind = kind;
    }

    @Override
    public String kind() {
      return kind;
    }

    @Override
    public int seat(Party party, Charity charity) {
      return charity.giver;
    }

    @Override
    public void things(Party party, Charity charity, Things out) {
      party.offer(party.hand(charity.giver), this == DISCARD ? Word.DISCARD : Word.GIVE, charity.giver, out);
    }

    @Override
    public Refusal unfit(Party party, Charity about) {
      return UNFIT;
    }

    int count(Party party, Charity charity) {
      return charity.share;
    }

    @Override
    public int min(Party party, Charity charity) {
      return count(party, charity);
    }

    @Override
    public int max(Party party, Charity charity) {
      return count(party, charity);
    }

    @Override
    public Prompt prompt(Party party, Charity charity, Picks picks) {
      String to = this == GIVE ? party.name(charity.next(party)) : "";
      return Question.prompt(party, this == GIVE ? "charity-gift" : kind, charity.giver,
          count(party, charity) - picks.size(), to);
    }
  }

  /** Begins the charity of the active player. */
  static void begin(Party party) {
    int giver = party.active();
    int excess = party.cards().count(party.hand(giver)) - Strength.handLimit(party, giver, Parts.UNNOTED);
    if (excess > 0) {
      int receivers = receivers(party, giver);
      int count = Integer.bitCount(receivers);
      party.then(CHARITY.with(count == 0 ? new Charity(giver, 0, 0, excess, 0)
          : new Charity(giver, receivers, 0, excess / count, excess % count)));
    }
  }

  /** Returns a bit for each other living player of the lowest Level; none if the giver is lowest too (MT-RUL-16). */
  private static int receivers(Party party, int giver) {
    int min = party.minLevel();
    return party.level(giver) > min ? party.livingAt(min) : 0;
  }

  /** Returns the next receiver clockwise from the giver. */
  private int next(Party party) {
    int seat = giver;
    do {
      seat = party.after(seat);
    } while ((receivers >> seat & 1) == 0);
    return seat;
  }
}
