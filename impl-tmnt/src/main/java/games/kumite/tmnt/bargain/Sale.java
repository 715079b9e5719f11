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
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.effect.Levels;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A sale of the active player: Items of hand and table are chosen, one may count twice, all are discarded. Before the
 * first Item it can be given up, and there is no other in the same window.
 *
 * @param doubler the card that lets an Item count twice, NOBODY if none does
 * @param gold what the sale is worth
 */
public record Sale(int doubler, int gold) {

  /** The price of a Level (MT-SEL-01). */
  static final int PRICE = 1000;

  private static final Refusal LAST_LEVEL = new Refusal("MT-SEL-05", "sale-level");
  private static final Refusal GIVEN_UP = new Refusal("MT-RUL-50", "sale-given-up");
  private static final Refusal TOO_LITTLE = new Refusal("MT-SEL-01", "too-little");
  private static final Refusal UNFIT = new Refusal("MT-SEL-03", "not-for-sale");
  private static final Refusal NOT_SOLD = new Refusal("MT-SEL-02", "not-in-sale");
  private static final EventType OFFERED = EventType.of("laid-out", "MT-SEL-03").seat("by").card("card");
  private static final EventType DOUBLED = EventType.of("doubled", "MT-SEL-02").seat("by").card("card");
  private static final EventType SOLD = EventType.of("sold", "MT-SEL-02").seat("by").number("gold");

  private static final Script<Party, Sale> SALE = Script.<Party, Sale>of("sale")
      .select(Items.SELL_SET)
      .onlyIf((party, sale) -> !party.cards().isEmpty(party.zones().open))
      .ask(Twice.SELL_DOUBLE)
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
      return new Sale(picks.contains(sale.doubler) ? Party.NOBODY : sale.doubler, party.gold(picks, picks.size()));
    }
  }

  /** MT-D29: which Item counts twice. */
  private enum Twice implements Script.Choice<Party, Sale> {
    SELL_DOUBLE;

    @Override
    public int seat(Party party, Sale sale) {
      return sale.doubler >= 0 ? party.active() : Party.NOBODY;
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public void options(Party party, Sale sale, Options out) {
      out.refuseOthers(NOT_SOLD);
      Zone open = party.zones().open;
      for (int token = party.top(open); token >= 0; token = party.next(token)) {
        boolean isEnough = sale.gold + party.face(token).gold >= PRICE;
        out.add(party.deed(Word.DOUBLE, token, party.active()), isEnough ? null : TOO_LITTLE);
      }
      out.add(party.actions().of(Word.NO_DOUBLE), sale.gold >= PRICE ? null : TOO_LITTLE);
    }

    @Override
    public Sale chosen(Party party, Sale sale, Action action) {
      VerbAction deed = (VerbAction) action;
      if (deed.verb() == Word.NO_DOUBLE) {
        return sale;
      }
      party.use(sale.doubler);
      int doubled = party.find(party.zones().open, deed, party.active());
      party.tell(DOUBLED, party.active(), doubled);
      return new Sale(sale.doubler, sale.gold + party.face(doubled).gold);
    }
  }

  /** Why a seat cannot sell Items in its own time, null if it can (MT-SEL-05). */
  public static @Nullable Refusal refusal(Party party, int seat) {
    return party.level(seat) >= Party.CEILING ? LAST_LEVEL
        : party.seat(seat, Num.SALE_GIVEN_UP) != 0 ? GIVEN_UP : isEnough(party, seat) ? null : TOO_LITTLE;
  }

  private static boolean isEnough(Party party, int seat) {
    int sum = sum(party, party.hand(seat)) + sum(party, party.table(seat));
    if (sum >= PRICE || 2 * sum < PRICE) {
      return sum >= PRICE;
    }
    int doubler = doubler(party, seat);
    if (doubler < 0) {
      return false;
    }
    int best = Math.max(best(party, party.hand(seat), doubler), best(party, party.table(seat), doubler));
    return sum - party.face(doubler).gold + best >= PRICE;
  }

  /** Begins a sale. */
  public static void begin(Party party, int seat) {
    party.then(SALE.with(new Sale(doubler(party, seat), 0)));
  }

  /** What picks are worth, with the best of them counted twice if one may be. */
  private int worth(Party party, Picks picks) {
    return party.gold(picks, picks.size()) + (doubler >= 0 && !picks.contains(doubler) ? best(party, picks) : 0);
  }

  private static int best(Party party, Picks picks) {
    int best = 0;
    for (int i = 0; i < picks.size(); i++) {
      best = Math.max(best, party.face(picks.get(i)).gold);
    }
    return best;
  }

  /** The most that can be reached with what is left. */
  private int reach(Party party, Picks picks, Things rest) {
    int sum = party.gold(picks, picks.size());
    int best = best(party, picks);
    int ofDoubler = 0;
    for (int place = 0; place < rest.size(); place++) {
      if (rest.isLeft(place)) {
        int gold = party.face(rest.get(place)).gold;
        sum += gold;
        if (rest.get(place) == doubler) {
          ofDoubler = gold;
        } else {
          best = Math.max(best, gold);
        }
      }
    }
    boolean mayDouble = doubler >= 0 && !picks.contains(doubler);
    return mayDouble ? Math.max(sum, sum - ofDoubler + best) : sum;
  }

  private static int sum(Party party, Zone zone) {
    int sum = 0;
    for (int token = party.top(zone, Face.ITEM); token >= 0; token = party.next(token, Face.ITEM)) {
      sum += party.face(token).gold;
    }
    return sum;
  }

  private static int best(Party party, Zone zone, int except) {
    int best = 0;
    for (int token = party.top(zone, Face.ITEM); token >= 0; token = party.next(token, Face.ITEM)) {
      best = token != except ? Math.max(best, party.face(token).gold) : best;
    }
    return best;
  }

  /** The card that lets an Item count twice, NOBODY if there is none or it is used up. */
  private static int doubler(Party party, int seat) {
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Ability ability = party.face(token).onSell;
      if (ability != null && ability.effect().verb() == Verb.DOUBLE_ONE_ITEM
          && Abilities.isReady(party, seat, token, ability)) {
        return token;
      }
    }
    return Party.NOBODY;
  }

  private void sell(Party party) {
    int seat = party.active();
    Discards.discardAll(party, party.zones().open);
    party.tell(SOLD, seat, gold);
    Levels.raise(party, seat, gold / PRICE); // MT-SEL-02, MT-SEL-06
  }
}
