package games.kumite.tmnt.combat;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.effect.Strength;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * MT-D12: an offer of help, or the counter-offer, put together piece by piece: Treasures, picking order, cards in the
 * order of their ids. Until it is sent it can be given up.
 */
public enum Talk implements Question<Party> {
  /** How many Treasures. */
  TREASURES {
    @Override
    void list(Party party, Options out) {
      int shown = Strength.treasures(party);
      for (int count = 0; count <= shown; count++) {
        out.add(party.actions().of(Word.TREASURES, count));
      }
    }
  },
  /** Who picks first (MT-TMU-05). */
  ORDER {
    @Override
    void list(Party party, Options out) {
      for (int order = 0; order < Word.ORDERS.size(); order++) {
        out.add(party.actions().of(Word.PICK_ORDER, order));
      }
    }
  },
  /** Items in play of the fighter and level cards (MT-TMU-04). */
  CARDS {
    @Override
    void list(Party party, Options out) {
      boolean isOffer = party.get(Num.TALK) == Num.TALK_OFFER;
      int last = party.get(Num.LAST);
      for (int token = next(party, last, isOffer); token >= 0; token = next(party, last, isOffer)) {
        last = party.face(token).name;
        out.add(party.actions().of(Word.ADD, last));
      }
      out.add(party.actions().of(Word.SEND));
    }
  };

  private static final EventType ASKED = EventType.of("help-asked", "MT-TMU-01").seat("by").seat("partner");
  private static final EventType OFFERED = EventType.of("help-offered", "MT-TMU-04").seat("by").seat("partner")
      .number("treasures").named("order", Word.ORDERS::get);
  private static final EventType GIVEN_UP = EventType.of("offer-given-up", "MT-TMU-04").seat("by");

  abstract void list(Party party, Options out);

  /** The fighter begins an offer. */
  public static void begin(Party party, int partner) {
    party.addSeat(partner, Num.ASKS, 1);
    party.set(Num.PARTNER, partner);
    party.set(Num.COUNTERED, 0);
    party.set(Num.OFFER_TREASURES, 0);
    party.set(Num.OFFER_ORDER, 0);
    party.unmarkAll(Num.OFFERED);
    party.tell(ASKED, party.fighter(), partner);
    compose(party, Num.TALK_OFFER);
  }

  /** The asked player begins a counter-offer. */
  static void counter(Party party) {
    party.set(Num.COUNTERED, 1);
    party.set(Num.COUNTER_TREASURES, 0);
    party.set(Num.COUNTER_ORDER, 0);
    party.unmarkAll(Num.COUNTER_OFFERED);
    compose(party, Num.TALK_COUNTER);
  }

  private static void compose(Party party, int talk) {
    party.set(Num.TALK, talk);
    party.set(Num.LAST, -1);
    party.ask(Strength.treasures(party) > 0 ? TREASURES : CARDS);
  }

  /** Nothing is agreed, the talk is over. */
  static void end(Party party) {
    party.set(Num.TALK, Num.TALK_NONE);
    party.set(Num.OFFER_TREASURES, 0);
    party.unmarkAll(Num.OFFERED | Num.COUNTER_OFFERED);
  }

  /** The card after the last one, in the order of ids. */
  private static int next(Party party, int last, boolean isOffer) {
    int best = best(party, party.table(party.fighter()), last, Party.NOBODY, isOffer);
    return best(party, party.hand(party.fighter()), last, best, isOffer);
  }

  private static int best(Party party, Zone zone, int last, int before, boolean isOffer) {
    Cards cards = party.cards();
    boolean isHand = zone.equals(party.hand(party.fighter()));
    int best = before;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      CardType type = party.face(token).type;
      boolean fits = isHand ? type == CardType.LEVEL_CARD && (isOffer || party.has(token, Num.OFFERED)) : type.isItem();
      int name = party.face(token).name;
      if (fits && name > last && (best < 0 || name < party.face(best).name)) {
        best = token;
      }
    }
    return best;
  }

  @Override
  public String kind() {
    return "offer";
  }

  @Override
  public int seat(Party party) {
    return party.get(Num.TALK) == Num.TALK_OFFER ? party.fighter() : party.get(Num.PARTNER);
  }

  @Override
  public void options(Party party, Options out) {
    list(party, out);
    out.add(party.actions().of(Word.BACK));
  }

  @Override
  public void chosen(Party party, Action action) {
    VerbAction deed = (VerbAction) action;
    boolean isOffer = party.get(Num.TALK) == Num.TALK_OFFER;
    switch ((Word) deed.verb()) {
      case TREASURES -> {
        party.set(isOffer ? Num.OFFER_TREASURES : Num.COUNTER_TREASURES, deed.first());
        party.ask(deed.first() > 0 ? ORDER : CARDS);
      }
      case PICK_ORDER -> {
        party.set(isOffer ? Num.OFFER_ORDER : Num.COUNTER_ORDER, deed.first());
        party.ask(CARDS);
      }
      case ADD -> {
        int token = party.find(party.table(party.fighter()), deed.first());
        token = token >= 0 ? token : party.find(party.hand(party.fighter()), deed.first());
        party.mark(token, isOffer ? Num.OFFERED : Num.COUNTER_OFFERED);
        party.set(Num.LAST, deed.first());
        party.ask(CARDS);
      }
      case SEND -> send(party, isOffer);
      default -> giveUp(party, isOffer);
    }
  }

  private static void giveUp(Party party, boolean isOffer) {
    party.tell(GIVEN_UP, isOffer ? party.fighter() : party.get(Num.PARTNER));
    if (isOffer) {
      end(party);
    } else {
      party.set(Num.TALK, Num.TALK_OFFER);
      party.unmarkAll(Num.COUNTER_OFFERED);
      party.ask(HelpAnswer.HELP);
    }
  }

  private static void send(Party party, boolean isOffer) {
    int fighter = party.fighter();
    int partner = party.get(Num.PARTNER);
    if (!isOffer) {
      party.tell(OFFERED, partner, fighter, party.get(Num.COUNTER_TREASURES), party.get(Num.COUNTER_ORDER));
      party.ask(HelpAnswer.COUNTER);
      return;
    }
    Cards cards = party.cards();
    for (int token = cards.top(party.hand(fighter)); token >= 0; token = cards.next(token)) {
      if (party.has(token, Num.OFFERED)) {
        party.show(token, 1 << partner);
      }
    }
    party.tell(OFFERED, fighter, partner, party.get(Num.OFFER_TREASURES), party.get(Num.OFFER_ORDER));
    party.ask(HelpAnswer.HELP);
  }
}
