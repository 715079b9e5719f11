package games.kumite.tmnt.turn;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.effect.Strength;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/** Phase 3: the active player comes down to the hand limit. */
enum Charity implements Question<Party> {
  /** MT-D24: which card goes, in the order of ids. */
  CARDS("charity-cards") {
    @Override
    public void options(Party party, Options out) {
      int last = party.get(Num.LAST) < 0 ? -1 : party.face(party.get(Num.LAST)).name;
      list(party, out, last, party.get(Num.NEED));
      if (out.size() == 0) {
        list(party, out, -1, 0); // only where somebody imagines this hand
      }
    }

    private void list(Party party, Options out, int last, int need) {
      boolean isGiven = party.get(Num.RECEIVERS) != 0;
      Cards cards = party.cards();
      Zone hand = party.hand(party.active());
      for (int token = cards.top(hand); token >= 0; token = cards.next(token)) {
        int name = party.face(token).name;
        if (name >= last && !party.isRepeated(token, hand) && from(party, name) >= need) {
          out.add(party.actions().of(isGiven ? Word.GIVE : Word.DISCARD, name));
        }
      }
    }

    @Override
    public void chosen(Party party, Action action) {
      int name = ((VerbAction) action).first();
      int token = party.find(party.hand(party.active()), name);
      party.set(Num.LAST, token);
      party.add(Num.NEED, -1);
      int receivers = party.get(Num.RECEIVERS);
      if (receivers == 0) { // MT-CHA-05
        Discards.discard(party, token);
        party.tell(DISCARDED, party.active(), token);
        next(party);
      } else {
        party.ask(SPLIT);
      }
    }
  },
  /** MT-D25: who gets it. */
  SPLIT("charity-split") {
    @Override
    public void options(Party party, Options out) {
      for (int left = party.get(Num.RECEIVERS); left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        if (party.seat(seat, Num.SHARES) < party.get(Num.EACH) || party.get(Num.SURPLUS) > 0
            && party.seat(seat, Num.SHARES) == party.get(Num.EACH)) {
          out.add(party.actions().of(Word.TO, seat));
        }
      }
    }

    @Override
    public void chosen(Party party, Action action) {
      int seat = ((VerbAction) action).first();
      if (party.seat(seat, Num.SHARES) == party.get(Num.EACH)) {
        party.add(Num.SURPLUS, -1);
      }
      party.addSeat(seat, Num.SHARES, 1);
      int token = party.get(Num.LAST);
      Drawing.receive(party, seat, token);
      party.tell(GIVEN, party.active(), token, seat);
      next(party);
    }
  };

  private static final EventType DISCARDED = EventType.of("charity-discarded", "MT-CHA-05").seat("by").card("card");
  private static final EventType GIVEN = EventType.of("charity-given", "MT-CHA-03").seat("by").card("card").seat("to");

  private final String kind;

  Charity(String kind) {
    this.kind = kind;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int seat(Party party) {
    return party.active();
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  static void begin(Party party) {
    int giver = party.active();
    int excess = party.cards().count(party.hand(giver)) - Strength.handLimit(party, giver);
    if (excess <= 0) {
      return;
    }
    int receivers = receivers(party, giver);
    int count = Integer.bitCount(receivers);
    party.set(Num.NEED, excess);
    party.set(Num.RECEIVERS, receivers);
    party.set(Num.EACH, count == 0 ? 0 : excess / count); // MT-CHA-04
    party.set(Num.SURPLUS, count == 0 ? 0 : excess % count);
    party.set(Num.LAST, -1);
    for (int seat = 0; seat < party.seats(); seat++) {
      party.setSeat(seat, Num.SHARES, 0);
    }
    party.then(CARDS);
  }

  /** A bit for each other living player of the lowest Level; none if the giver is lowest too (MT-RUL-16). */
  private static int receivers(Party party, int giver) {
    int least = party.leastLevel();
    int receivers = 0;
    if (party.level(giver) > least) {
      for (int seat = 0; seat < party.seats(); seat++) {
        receivers |= party.isAlive(seat) && party.level(seat) == least ? 1 << seat : 0;
      }
    }
    return receivers;
  }

  private static int from(Party party, int name) {
    Cards cards = party.cards();
    int count = 0;
    for (int token = cards.top(party.hand(party.active())); token >= 0; token = cards.next(token)) {
      count += party.face(token).name >= name ? 1 : 0;
    }
    return count;
  }

  private static void next(Party party) {
    if (party.get(Num.NEED) > 0) {
      party.ask(CARDS);
    } else {
      party.then(Settle.ALL); // MT-CHA-08
    }
  }
}
