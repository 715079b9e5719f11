package games.kumite.tmnt.window;

import games.kumite.spi.Done;
import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.effect.Abilities;
import games.kumite.tmnt.effect.Levels;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * A sale: Items are laid out one by one in the order of their ids, from hand and from play. What is laid out cannot be
 * taken back; only what can still reach the price of a Level is offered.
 */
enum Sale implements Question<Party> {
  /** MT-D17: one more Item, or enough. */
  SET("sell-set") {
    @Override
    public void options(Party party, Options out) {
      int seat = party.active();
      int doubler = doubler(party, seat);
      int last = party.get(Num.LAST);
      for (int token = next(party, seat, last); token >= 0; token = next(party, seat, last)) {
        last = party.face(token).name;
        boolean isDoubler = token == doubler; // laid out, it doubles nothing any more
        if (isDoubler ? plain(party, seat, last) >= PRICE : reach(party, seat, last, doubler) >= PRICE) {
          out.add(party.actions().of(Word.SELL_CARD, last));
        }
      }
      if (value(party) + (doubler >= 0 ? best(party, party.zones().open, 0, doubler) : 0) >= PRICE || out.size() == 0) {
        out.add(Done.DONE);
      } else {
        out.add(Done.DONE, TOO_LITTLE);
      }
    }

    @Override
    public void chosen(Party party, Action action) {
      int seat = party.active();
      if (action == Done.DONE) {
        if (doubler(party, seat) >= 0) {
          party.ask(DOUBLE);
        } else {
          sell(party, value(party));
        }
        return;
      }
      VerbAction deed = (VerbAction) action;
      int token = party.find(party.hand(seat), deed.first());
      token = token >= 0 ? token : party.find(party.table(seat), deed.first());
      Discards.leaveTable(party, token);
      party.wipe(token);
      party.move(token, party.zones().open);
      party.set(Num.LAST, deed.first());
      party.tell(OFFERED, seat, token);
      party.ask(SET);
    }
  },
  /** MT-D29: which Item counts twice. */
  DOUBLE("sell-double") {
    @Override
    public void options(Party party, Options out) {
      int value = value(party);
      Cards cards = party.cards();
      for (int token = cards.top(party.zones().open); token >= 0; token = cards.next(token)) {
        Face face = party.face(token);
        out.add(party.actions().of(Word.DOUBLE, face.name), value + face.gold >= PRICE ? null : TOO_LITTLE);
      }
      if (value >= PRICE || out.size() == 0) {
        out.add(party.actions().of(Word.NO_DOUBLE));
      } else {
        out.add(party.actions().of(Word.NO_DOUBLE), TOO_LITTLE);
      }
    }

    @Override
    public void chosen(Party party, Action action) {
      VerbAction deed = (VerbAction) action;
      int value = value(party);
      if (deed.verb() == Word.DOUBLE) {
        party.use(doubler(party, party.active()));
        value += party.terms().face(deed.first()).gold;
      }
      sell(party, value);
    }
  };

  /** The price of a Level (MT-SEL-01). */
  static final int PRICE = 1000;

  private static final Refusal TOO_LITTLE = new Refusal("MT-SEL-01", "too-little");
  private static final EventType OFFERED = EventType.of("laid-out", "MT-SEL-03").seat("by").card("card");
  private static final EventType SOLD = EventType.of("sold", "MT-SEL-02").seat("by").number("gold");

  private final String kind;

  Sale(String kind) {
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

  /** Whether a seat can sell enough for a Level, and may (MT-SEL-05). */
  static boolean isPossible(Party party, int seat) {
    if (party.level(seat) >= Party.CEILING) {
      return false;
    }
    int sum = sum(party, party.hand(seat), 0) + sum(party, party.table(seat), 0);
    return sum >= PRICE || 2 * sum >= PRICE && reach(party, seat, 0, doubler(party, seat)) >= PRICE;
  }

  static void begin(Party party, int seat) {
    party.set(Num.LAST, -1);
    party.ask(SET);
  }

  /** What can be reached with all that is laid out and all Items from a name on; what doubles is not sold itself. */
  private static int reach(Party party, int seat, int name, int doubler) {
    int plain = plain(party, seat, name);
    if (doubler < 0) {
      return plain;
    }
    Face face = party.face(doubler);
    int best = Math.max(best(party, party.zones().open, 0, doubler),
        Math.max(best(party, party.hand(seat), name, doubler), best(party, party.table(seat), name, doubler)));
    return Math.max(plain, plain - (face.name >= name ? face.gold : 0) + best);
  }

  /** The same without any doubling. */
  private static int plain(Party party, int seat, int name) {
    return value(party) + sum(party, party.hand(seat), name) + sum(party, party.table(seat), name);
  }

  private static int value(Party party) {
    return sum(party, party.zones().open, 0);
  }

  private static int sum(Party party, Zone zone, int name) {
    Cards cards = party.cards();
    int sum = 0;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      sum += face.name >= name ? face.gold : 0;
    }
    return sum;
  }

  private static int best(Party party, Zone zone, int name, int except) {
    Cards cards = party.cards();
    int best = 0;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      best = face.name >= name && token != except ? Math.max(best, face.gold) : best;
    }
    return best;
  }

  private static int next(Party party, int seat, int last) {
    int best = next(party, party.hand(seat), last, Party.NOBODY);
    return next(party, party.table(seat), last, best);
  }

  private static int next(Party party, Zone zone, int last, int before) {
    Cards cards = party.cards();
    int best = before;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.type.isItem() && face.name > last && (best < 0 || face.name < party.face(best).name)) {
        best = token;
      }
    }
    return best;
  }

  /** The card that lets an Item count twice, NOBODY if there is none or it is used up. */
  private static int doubler(Party party, int seat) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(seat)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      var clause = face.onSell;
      if (clause != null && clause.effect().verb() == Verb.DOUBLE_ONE_ITEM
          && Abilities.isReady(party, seat, token, clause, face.onSellNeed)) {
        return token;
      }
    }
    return Party.NOBODY;
  }

  private static void sell(Party party, int value) {
    int seat = party.active();
    Discards.discardAll(party, party.zones().open);
    party.tell(SOLD, seat, value);
    Levels.raise(party, seat, value / PRICE); // MT-SEL-02, MT-SEL-06
  }
}
