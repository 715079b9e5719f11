package games.kumite.tmnt.bargain;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
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
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.effect.Levels;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A sale of the active player: Items of hand and table are chosen, some may count twice, all are discarded. Before the
 * first Item it can be given up, and there is no other in the same window.
 *
 * @param doublers the cards that still let an Item count twice, each another one (MT-RUL-52)
 * @param gold what the sale is worth
 */
public record Sale(Picks doublers, int gold) {

  /** The price of a Level (MT-SEL-01). */
  static final int PRICE = 1000;

  private static final Refusal LAST_LEVEL = new Refusal("MT-SEL-05", "sale-level");
  private static final Refusal GIVEN_UP = new Refusal("MT-RUL-50", "sale-given-up");
  private static final Refusal TOO_LITTLE = new Refusal("MT-SEL-01", "too-little");
  private static final Refusal UNFIT = new Refusal("MT-SEL-03", "not-for-sale");
  private static final Refusal TWICE_ONLY = new Refusal("MT-RUL-52", "twice-only");
  private static final Refusal NOT_SOLD = new Refusal("MT-SEL-02", "not-in-sale");
  private static final EventType OFFERED = EventType.of("laid-out", "MT-SEL-03").seat("by").card("card");
  private static final EventType DOUBLED = EventType.of("doubled", "MT-SEL-02").seat("by").card("card");
  private static final EventType SOLD = EventType.of("sold", "MT-SEL-02").seat("by").number("gold");

  private static final Script<Party, Sale> SALE = Script.<Party, Sale>of("sale")
      .select(Items.SELL_SET)
      .onlyIf((party, sale) -> !party.cards().isEmpty(party.zones().open))
      .loop((party, sale) -> sale.mayDouble(party), next -> next
          .ask(Twice.SELL_DOUBLE))
      .act((party, sale) -> sale.sell(party))
      .end();

  /** MT-D17: Items for a Level; a doubling counts, and what doubles is not sold itself. */
  private enum Items implements Selection<Party, Sale> {
    SELL_SET;

    @Override
    public int seat(Party party, Sale sale) {
      return party.active();
    }

    @Override
    public void things(Party party, Sale sale, Things out) {
      party.offerItems(party.hand(party.active()), Word.SELL_CARD, party.active(), out);
      party.offerItems(party.table(party.active()), Word.SELL_CARD, party.active(), out);
    }

    @Override
    public boolean isLegal(Party party, Sale sale, Picks picks) {
      return sale.worth(party, picks) >= PRICE;
    }

    @Override
    public boolean canBecomeLegal(Party party, Sale sale, Picks picks, Things rest) {
      return sale.worth(party, picks) >= PRICE || sale.reach(party, picks, rest) >= PRICE;
    }

    @Override
    public Refusal cannotComplete(Party party, Sale sale) {
      return TOO_LITTLE;
    }

    @Override
    public Refusal notYet(Party party, Sale sale) {
      return TOO_LITTLE;
    }

    @Override
    public Prompt prompt(Party party, Sale sale, Picks picks) {
      Zone hand = party.hand(party.active());
      String prices = IntStream.concat(party.tokens(hand), party.tokens(party.table(party.active()))).filter(token ->
          party.face(token).isItem).mapToObj(token -> party.face(token).label + " " + party.face(token).gold)
          .collect(Collectors.joining(", "));
      return Question.prompt(party, kind(), party.active(), sale.worth(party, picks), prices);
    }

    @Override
    public @Nullable Action back(Party party, Sale sale, Picks picks) {
      return picks.size() == 0 ? party.actions().of(Word.BACK) : null;
    }

    @Override
    public Sale givenUp(Party party, Sale sale) {
      party.setSeat(party.active(), Num.SALE_GIVEN_UP, 1);
      party.addSeat(party.active(), Num.SAID, 1);
      return sale;
    }

    @Override
    public Refusal unfit(Party party, Sale about) {
      return UNFIT;
    }

    @Override
    public Sale chosen(Party party, Sale sale, Picks picks) {
      int seat = party.active();
      for (int i = 0; i < picks.size(); i++) {
        int token = picks.get(i);
        Discards.leaveTable(party, token);
        party.wipe(token);
        party.move(token, party.zones().open);
        party.tell(OFFERED, seat, token);
      }
      return new Sale(Doubling.without(sale.doublers, picks), party.gold(picks, picks.size()));
    }
  }

  /** MT-D29: which Item counts twice, for one card after the other that lets one. */
  private enum Twice implements Script.Choice<Party, Sale> {
    SELL_DOUBLE;

    @Override
    public int seat(Party party, Sale sale) {
      return party.active();
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public Prompt prompt(Party party, Sale sale) {
      return Question.prompt(party, kind(), party.active(), party.face(sale.doublers.get(0)).label);
    }

    @Override
    public void options(Party party, Sale sale, Options out) {
      out.refuseOthers(NOT_SOLD);
      Zone open = party.zones().open;
      for (int token = party.top(open); token >= 0; token = party.next(token)) {
        out.add(party.deed(Word.DOUBLE, token, party.active()), party.has(token, Num.CHOSEN) ? TWICE_ONLY
            : sale.best(party, token) >= PRICE ? null : TOO_LITTLE);
      }
      out.add(party.actions().of(Word.NO_DOUBLE), sale.best(party, Party.NOBODY) >= PRICE ? null : TOO_LITTLE);
    }

    @Override
    public Sale chosen(Party party, Sale sale, Action action) {
      VerbAction deed = (VerbAction) action;
      int doubler = sale.doublers.get(0);
      Picks others = Doubling.without(sale.doublers, Picks.of(doubler));
      if (deed.verb() == Word.NO_DOUBLE) {
        return new Sale(others, sale.gold);
      }
      party.use(doubler);
      int token = party.find(party.zones().open, deed, party.active());
      party.mark(token, Num.CHOSEN);
      party.tell(DOUBLED, party.active(), token);
      return new Sale(others, sale.gold + party.face(token).gold);
    }
  }

  /** Returns why a seat cannot sell Items in its own time, null if it can (MT-SEL-05). */
  public static @Nullable Refusal refusal(Party party, int seat) {
    return party.level(seat) >= Party.CEILING ? LAST_LEVEL
        : party.seat(seat, Num.SALE_GIVEN_UP) != 0 ? GIVEN_UP : isEnough(party, seat) ? null : TOO_LITTLE;
  }

  private static boolean isEnough(Party party, int seat) {
    int sum = sum(party, party.hand(seat)) + sum(party, party.table(seat));
    if (sum >= PRICE || 2 * sum < PRICE) {
      return sum >= PRICE;
    }
    Picks doublers = Doubling.doublers(party, seat);
    return doublers.size() > 0 && Doubling.most(party, doublers, Doubling.items(party, seat)) >= PRICE;
  }

  /** Begins a sale. */
  public static void begin(Party party, int seat) {
    party.then(SALE.with(new Sale(Doubling.doublers(party, seat), 0)));
  }

  /** What picks are worth, with the best of them counted twice as far as they may be. */
  private int worth(Party party, Picks picks) {
    return Doubling.worth(party, picks, Doubling.without(doublers, picks).size());
  }

  /** The most that can be reached with what is left. */
  private int reach(Party party, Picks picks, Things rest) {
    if (doublers.size() == 0) {
      int sum = party.gold(picks, picks.size());
      for (int place = 0; place < rest.size(); place++) {
        sum += rest.isLeft(place) ? party.face(rest.get(place)).gold : 0;
      }
      return sum;
    }
    Picks all = picks;
    for (int place = 0; place < rest.size(); place++) {
      all = rest.isLeft(place) ? all.and(rest.get(place)) : all;
    }
    return Doubling.most(party, Doubling.without(doublers, picks), all);
  }

  /** Returns whether something lets one more Item count twice. */
  private boolean mayDouble(Party party) {
    return doublers.size() > 0 && single(party, Party.NOBODY).size() > 0;
  }

  /** The most that the sale can still come to, if the next doubling is for an Item, or for NOBODY. */
  private int best(Party party, int token) {
    int more = token < 0 ? 0 : party.face(token).gold;
    return gold + more + Doubling.best(party, single(party, token), doublers.size() - 1);
  }

  /** The Items of the sale that do not count twice yet, but for one. */
  private static Picks single(Party party, int except) {
    Picks single = Picks.NONE;
    Zone open = party.zones().open;
    for (int item = party.top(open); item >= 0; item = party.next(item)) {
      single = item == except || party.has(item, Num.CHOSEN) ? single : single.and(item);
    }
    return single;
  }

  private static int sum(Party party, Zone zone) {
    int sum = 0;
    for (int token = party.top(zone, Face.ITEM); token >= 0; token = party.next(token, Face.ITEM)) {
      sum += party.face(token).gold;
    }
    return sum;
  }

  private void sell(Party party) {
    int seat = party.active();
    Discards.discardAll(party, party.zones().open);
    party.tell(SOLD, seat, gold);
    Levels.raise(party, seat, gold / PRICE); // MT-SEL-02, MT-SEL-06
  }
}
