package games.kumite.tmnt.bargain;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Strength;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * MT-D12 to MT-D14: an offer of help is put together piece by piece (Treasures, picking order, cards), sent or given up,
 * and answered; so is the counter-offer, of which there is one. What has been sent lies in the numbers, the cards are
 * marked.
 *
 * @param by who puts the offer together
 * @param partner who is asked for help
 * @param treasures the Treasures of the offer on its way
 * @param order its picking order
 * @param said what was said last
 */
public record Talk(int by, int partner, int treasures, int order, Said said) {

  /** What can be said. */
  enum Said { NOTHING, SENT, GIVEN_UP, COUNTER, YES, NO }

  private static final Refusal UNFIT = new Refusal("MT-TMU-04", "not-in-offer");
  private static final EventType ASKED = EventType.of("help-asked", "MT-TMU-01").seat("by").seat("partner");
  private static final EventType OFFERED = EventType.of("help-offered", "MT-TMU-04").seat("by").seat("partner")
      .number("treasures").named("order", Word.ORDERS::get);
  private static final EventType ALSO = EventType.of("help-offered-card", "MT-TMU-04").seat("by").card("card");
  private static final EventType GIVEN_UP = EventType.of("offer-given-up", "MT-TMU-04").seat("by");
  private static final EventType DECLINED = EventType.of("help-declined", "MT-TMU-06").seat("by");

  private static final Script<Party, Talk> OFFER = Script.<Party, Talk>of("offer")
      .ask(Part.OFFER_TREASURES)
      .ask(Part.OFFER_ORDER) // MT-TMU-05
      .when((party, talk) -> talk.isOn(), then -> then.select(Named.OFFER_CARDS))
      .end();

  private static final Script<Party, Talk> TALK = Script.<Party, Talk>of("talk")
      .call(OFFER, (party, talk) -> talk, (party, talk, offer) -> offer)
      .ask(Answer.HELP)
      .when((party, talk) -> talk.said == Said.COUNTER, counter -> counter
          .call(OFFER, (party, talk) -> talk.countering(party), (party, talk, offer) -> offer)
          .ask(Answer.COUNTER)
          .ask(Answer.HELP_WITHOUT_COUNTER))
      .act((party, talk) -> talk.conclude(party))
      .end();

  /** The pieces that are said one by one. */
  private enum Part implements Script.Choice<Party, Talk> {
    OFFER_TREASURES {
      @Override
      int count(Party party, Talk talk) {
        return Math.min(Strength.treasures(party), Word.MAX_TREASURES);
      }

      @Override
      void list(Party party, Talk talk, Options out) {
        for (int count = 0; count <= count(party, talk); count++) {
          out.add(party.actions().of(Word.TREASURES, count));
        }
      }
    },
    OFFER_ORDER {
      @Override
      int count(Party party, Talk talk) {
        return talk.treasures;
      }

      @Override
      void list(Party party, Talk talk, Options out) {
        for (int order = 0; order < Word.ORDERS.size(); order++) {
          out.add(party.actions().of(Word.PICK_ORDER, order));
        }
      }
    };

    /** Returns how many Treasures it is about; it is left out where there are none. */
    abstract int count(Party party, Talk talk);

    abstract void list(Party party, Talk talk, Options out);

    @Override
    public int seat(Party party, Talk talk) {
      return talk.isOn() && count(party, talk) > 0 ? talk.by : Party.NOBODY;
    }

    @Override
    public Prompt prompt(Party party, Talk talk) {
      return Question.prompt(party, kind(), talk.by, talk.otherName(party), talk.way(party), count(party, talk));
    }

    @Override
    public void options(Party party, Talk talk, Options out) {
      list(party, talk, out);
      out.add(party.actions().of(Word.BACK));
      out.refuseOthers(UNFIT);
    }

    @Override
    public Talk chosen(Party party, Talk talk, Action action) {
      VerbAction deed = (VerbAction) action;
      return switch ((Word) deed.verb()) {
        case TREASURES -> new Talk(talk.by, talk.partner, deed.first(), 0, talk.said);
        case PICK_ORDER -> new Talk(talk.by, talk.partner, talk.treasures, deed.first(), talk.said);
        default -> talk.giveUp(party);
      };
    }
  }

  /** Items in play of the fighter, and level cards of the hand, in a counter-offer those of the offer (MT-TMU-04). */
  private enum Named implements Selection<Party, Talk> {
    OFFER_CARDS;

    @Override
    public int seat(Party party, Talk talk) {
      return talk.by;
    }

    /** What has been said by now is heard by all (MT-RUL-57), what has been picked is for who picks alone. */
    @Override
    public Prompt prompt(Party party, Talk talk, Picks picks) {
      String also = IntStream.range(0, picks.size()).mapToObj(i -> party.face(picks.get(i)).label)
          .collect(Collectors.joining(", "));
      return Question.prompt(party, kind(), talk.by, talk.otherName(party), talk.way(party), talk.treasures,
          party.start().texts().text("word." + Word.ORDERS.get(talk.order)), picks.size(), also);
    }

    @Override
    public void things(Party party, Talk talk, Things out) {
      party.offerItems(party.table(party.fighter()), Word.ADD, talk.by, out);
      for (int token = party.top(party.hand(party.fighter())); token >= 0; token = party.next(token)) {
        boolean isNamed = talk.isOffer(party) || party.has(token, Num.OFFERED);
        if (party.face(token).type == CardType.LEVEL_CARD && isNamed) {
          party.offer(token, Word.ADD, talk.by, out);
        }
      }
    }

    @Override
    public Action done(Party party, Talk talk) {
      return party.actions().of(Word.SEND);
    }

    @Override
    public Action back(Party party, Talk talk, Picks picks) {
      return party.actions().of(Word.BACK);
    }

    @Override
    public Talk givenUp(Party party, Talk talk) {
      return talk.giveUp(party);
    }

    @Override
    public Refusal unfit(Party party, Talk about) {
      return UNFIT;
    }

    @Override
    public Talk chosen(Party party, Talk talk, Picks picks) {
      for (int i = 0; i < picks.size(); i++) {
        party.mark(picks.get(i), talk.isOffer(party) ? Num.OFFERED : Num.COUNTER_OFFERED);
      }
      return talk.send(party);
    }
  }

  /** The answer to an offer, and to a counter-offer. */
  private enum Answer implements Script.Choice<Party, Talk> {
    HELP, COUNTER, HELP_WITHOUT_COUNTER;

    @Override
    public String kind() {
      return this == COUNTER ? "counter-answer" : "help-answer";
    }

    @Override
    public int seat(Party party, Talk talk) {
      return switch (this) {
        case HELP -> talk.said == Said.SENT ? talk.partner : Party.NOBODY;
        case COUNTER -> talk.said == Said.SENT ? party.fighter() : Party.NOBODY;
        case HELP_WITHOUT_COUNTER -> talk.said == Said.GIVEN_UP ? talk.partner : Party.NOBODY;
      };
    }

    @Override
    public Prompt prompt(Party party, Talk talk) {
      boolean isCounter = this == COUNTER;
      int other = isCounter ? talk.partner : party.fighter();
      int order = party.get(isCounter ? Num.COUNTER_ORDER : Num.OFFER_ORDER);
      List<String> also = IntStream.range(0, party.terms().size())
          .filter(token -> party.has(token, isCounter ? Num.COUNTER_OFFERED : Num.OFFERED))
          .mapToObj(token -> party.face(token).label).toList();
      return Question.prompt(party, kind(), seat(party, talk), party.name(other),
          party.get(isCounter ? Num.COUNTER_TREASURES : Num.OFFER_TREASURES),
          party.start().texts().text("word." + Word.ORDERS.get(order)), also.size(), String.join(", ", also));
    }

    @Override
    public void options(Party party, Talk talk, Options out) {
      out.add(party.actions().of(Word.ACCEPT));
      if (this == HELP) {
        out.add(party.actions().of(Word.COUNTER)); // MT-TMU-06: one
      }
      out.add(party.actions().of(Word.DECLINE));
    }

    @Override
    public Action sensible(Party party, Talk talk, RandomSource random) {
      return party.actions().of(Word.DECLINE);
    }

    @Override
    public Talk chosen(Party party, Talk talk, Action action) {
      Said said = switch ((Word) ((VerbAction) action).verb()) {
        case ACCEPT -> Said.YES;
        case COUNTER -> Said.COUNTER;
        default -> Said.NO;
      };
      if (said == Said.NO) {
        party.tell(DECLINED, seat(party, talk));
      }
      return talk.saying(said);
    }
  }

  /** The fighter asks a player for help. */
  public static void begin(Party party, int partner) {
    party.addSeat(partner, Num.ASKS, 1);
    party.addSeat(party.fighter(), Num.SAID, 1);
    party.set(Num.TALK, Num.TALK_OFFER);
    party.set(Num.PARTNER, partner);
    party.tell(ASKED, party.fighter(), partner);
    party.then(TALK.with(new Talk(party.fighter(), partner, 0, 0, Said.NOTHING)));
  }

  private Talk countering(Party party) {
    party.set(Num.TALK, Num.TALK_COUNTER);
    return new Talk(partner, partner, 0, 0, Said.NOTHING);
  }

  private Talk saying(Said now) {
    return new Talk(by, partner, treasures, order, now);
  }

  /** The name of whom the offer is for. */
  private String otherName(Party party) {
    return party.name(isOffer(party) ? partner : party.fighter());
  }

  /** What it is, for the prompts: 0 an offer, 1 a counter-offer. */
  private int way(Party party) {
    return isOffer(party) ? 0 : 1;
  }

  private boolean isOn() {
    return said == Said.NOTHING;
  }

  private boolean isOffer(Party party) {
    return by == party.fighter();
  }

  private Talk giveUp(Party party) {
    party.tell(GIVEN_UP, by);
    if (!isOffer(party)) {
      party.set(Num.TALK, Num.TALK_OFFER);
    }
    return saying(Said.GIVEN_UP);
  }

  private Talk send(Party party) {
    boolean isOffer = isOffer(party);
    party.set(isOffer ? Num.OFFER_TREASURES : Num.COUNTER_TREASURES, treasures);
    party.set(isOffer ? Num.OFFER_ORDER : Num.COUNTER_ORDER, order);
    Zone hand = party.hand(party.fighter());
    for (int token = party.top(hand); token >= 0 && isOffer; token = party.next(token)) {
      if (party.has(token, Num.OFFERED)) {
        party.show(token, 1 << partner);
      }
    }
    party.tell(OFFERED, by, isOffer ? partner : party.fighter(), treasures, order);
    tellCards(party, party.table(party.fighter()));
    tellCards(party, hand);
    return saying(Said.SENT);
  }

  private void tellCards(Party party, Zone zone) {
    for (int token = party.top(zone); token >= 0; token = party.next(token)) {
      if (party.has(token, isOffer(party) ? Num.OFFERED : Num.COUNTER_OFFERED)) {
        party.tell(ALSO, by, token);
      }
    }
  }

  /** Help by the offer that was accepted, or nothing is agreed. */
  private void conclude(Party party) {
    if (said != Said.YES) {
      Monsters.voidOffer(party);
    } else if (by == partner && party.get(Num.TALK) == Num.TALK_COUNTER) {
      party.set(Num.OFFER_TREASURES, party.get(Num.COUNTER_TREASURES));
      party.set(Num.OFFER_ORDER, party.get(Num.COUNTER_ORDER));
      for (int token = 0; token < party.terms().size(); token++) {
        if (party.has(token, Num.COUNTER_OFFERED)) {
          party.mark(token, Num.OFFERED);
        } else {
          party.unmark(token, Num.OFFERED);
        }
      }
    }
    party.endTalk();
    if (said == Said.YES) {
      Monsters.help(party, partner); // MT-TMU-07
    }
  }
}
