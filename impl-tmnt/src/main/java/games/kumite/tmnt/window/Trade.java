package games.kumite.tmnt.window;

import games.kumite.spi.Done;
import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/** A trade or gift: Items given, Items taken, each in the order of their ids; sent, and answered (MT-D16). */
enum Trade implements Question<Party> {
  /** What the proposer gives. */
  GIVE {
    @Override
    public void options(Party party, Options out) {
      boolean isGift = party.get(Num.NEED) == 1;
      list(party, party.table(party.get(Num.PROPOSER)), Word.GIVE, out);
      if (!isGift) {
        out.add(Done.DONE);
      } else if (party.get(Num.LAST) >= 0) {
        out.add(party.actions().of(Word.SEND));
      }
      out.add(party.actions().of(Word.BACK));
    }
  },
  /** What the proposer wants. */
  TAKE {
    @Override
    public void options(Party party, Options out) {
      list(party, party.table(party.get(Num.PARTNER)), Word.TAKE, out);
      if (party.get(Num.SHARE) > 0) { // not both empty
        out.add(party.actions().of(Word.SEND));
      }
      out.add(party.actions().of(Word.BACK));
    }
  },
  /** What the partner says. */
  ANSWER {
    @Override
    public void options(Party party, Options out) {
      out.add(party.actions().of(Word.ACCEPT));
      out.add(party.actions().of(Word.DECLINE));
    }
  };

  private static final EventType SENT = EventType.of("trade-proposed", "MT-TRD-02").seat("by").seat("partner");
  private static final EventType DONE = EventType.of("trade-done", "MT-TRD-03").seat("by").seat("partner");
  private static final EventType DECLINED = EventType.of("trade-declined", "MT-TRD-02").seat("by");
  private static final EventType WOULD_GIVE =
      EventType.of("trade-item-offered", "MT-TRD-01").seat("owner").card("card");
  private static final EventType GOT = EventType.of("trade-item", "MT-TRD-03").seat("to").card("card");

  static void begin(Party party, int proposer, int partner, boolean gift) {
    party.addSeat(proposer, Num.TRADES, 1);
    party.set(Num.PROPOSER, proposer);
    party.set(Num.PARTNER, partner);
    party.set(Num.NEED, gift ? 1 : 0);
    party.set(Num.SHARE, 0);
    party.set(Num.LAST, -1);
    party.set(Num.TALK, Num.TALK_TRADE);
    party.unmarkAll(Num.CHOSEN);
    party.ask(next(party, party.table(proposer), -1) >= 0 ? GIVE : TAKE);
  }

  private static void list(Party party, Zone table, Word word, Options out) {
    int last = party.get(Num.LAST);
    for (int token = next(party, table, last); token >= 0; token = next(party, table, last)) {
      last = party.face(token).name;
      out.add(party.actions().of(word, last));
    }
  }

  private static int next(Party party, Zone zone, int last) {
    Cards cards = party.cards();
    int best = Party.NOBODY;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.type.isItem() && face.name > last && (best < 0 || face.name < party.face(best).name)) {
        best = token;
      }
    }
    return best;
  }

  @Override
  public String kind() {
    return this == ANSWER ? "trade-answer" : "trade";
  }

  @Override
  public int seat(Party party) {
    return party.get(this == ANSWER ? Num.PARTNER : Num.PROPOSER);
  }

  @Override
  public void chosen(Party party, Action action) {
    if (action == Done.DONE) {
      party.set(Num.LAST, -1);
      party.ask(TAKE);
      return;
    }
    VerbAction deed = (VerbAction) action;
    switch ((Word) deed.verb()) {
      case GIVE, TAKE -> {
        int owner = party.get(this == GIVE ? Num.PROPOSER : Num.PARTNER);
        party.mark(party.find(party.table(owner), deed.first()), Num.CHOSEN);
        party.add(Num.SHARE, 1);
        party.set(Num.LAST, deed.first());
        party.ask(this);
      }
      case SEND -> {
        party.tell(SENT, party.get(Num.PROPOSER), party.get(Num.PARTNER));
        tellItems(party, party.get(Num.PROPOSER));
        tellItems(party, party.get(Num.PARTNER));
        party.ask(ANSWER);
      }
      case ACCEPT -> exchange(party);
      case DECLINE -> {
        party.tell(DECLINED, seat(party));
        end(party);
      }
      default -> end(party); // given up before it was proposed: nothing to tell
    }
  }

  private static void tellItems(Party party, int owner) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(owner)); token >= 0; token = cards.next(token)) {
      if (party.has(token, Num.CHOSEN)) {
        party.tell(WOULD_GIVE, owner, token);
      }
    }
  }

  private static void end(Party party) {
    party.unmarkAll(Num.CHOSEN);
    party.set(Num.TALK, Num.TALK_NONE);
    party.set(Num.SHARE, 0);
  }

  private static void exchange(Party party) {
    int proposer = party.get(Num.PROPOSER);
    int partner = party.get(Num.PARTNER);
    party.tell(DONE, proposer, partner);
    party.then(Settle.LIMITS); // what is given may have lifted a limit (MT-ITM-10)
    for (int token = 0; token < party.terms().size(); token++) {
      if (party.has(token, Num.CHOSEN)) {
        int to = party.cards().isIn(token, party.table(proposer)) ? partner : proposer;
        boolean isTurned = party.has(token, Num.TURNED);
        Discards.handOver(party, token, to);
        if (isTurned) {
          party.mark(token, Num.TURNED);
        }
        party.tell(GOT, to, token);
        party.then(new PlaceItem(to, token));
      }
    }
    end(party);
  }
}
