package games.kumite.tmnt.bargain;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.effect.Levels;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A sale of the active player: Items of hand and table are chosen, some may count twice, all are discarded. Before the
 * first Item it can be given up, and there is no other in the same window.
 *
 * @param doublers the cards that still let an Item count twice, each another one (MT-RUL-52)
 * @param gold the worth of the sale
 */
public record Sale(IntList doublers, int gold) {

  /** The price of a Level (MT-SEL-01). */
  static final int PRICE = 1000;

  private static final Refusal NOT_THE_TIME = new Refusal("MT-SEL-01", "sale-turn");
  private static final Refusal LAST_LEVEL = new Refusal("MT-SEL-05", "sale-level");
  private static final Refusal GIVEN_UP = new Refusal("MT-RUL-50", "sale-given-up");
  private static final Refusal TOO_LITTLE = new Refusal("MT-SEL-01", "too-little");
  private static final Refusal UNFIT = new Refusal("MT-SEL-03", "not-for-sale");
  private static final Refusal TWICE_ONLY = new Refusal("MT-RUL-52", "twice-only");
  private static final Refusal NOT_SOLD = new Refusal("MT-SEL-02", "not-in-sale");
  private static final EventType OFFERED = EventType.of("laid-out", "MT-SEL-03").seat("by").card("card");
  private static final EventType DOUBLED = EventType.of("doubled", "MT-SEL-02").seat("by").card("card");
  private static final EventType SOLD = EventType.of("sold", "MT-SEL-02").seat("by").number("gold");

  private static final Script<GameState, Sale> SALE = Script.<GameState, Sale>of("sale")
      .select(Items.SELL_SET)
      .stopUnless((state, sale) -> !state.cards().isEmpty(state.zones().open))
      .repeatWhile((state, sale) -> sale.mayDouble(state), next -> next
          .ask(SellDouble::new))
      .act((state, sale) -> sale.sell(state))
      .build();

  /**
   * The choice of Items for a Level (MT-D17). A doubling counts, and a card that doubles another is not sold itself.
   */
  private enum Items implements Selection<GameState, Sale> {
    SELL_SET;

    @Override
    public int seat(GameState state, Sale sale) {
      return state.active();
    }

    @Override
    public void collectCandidates(GameState state, Sale sale, Candidates out) {
      state.offerItems(state.hand(state.active()), ActionVerb.SELL_CARD, state.active(), out);
      state.offerItems(state.table(state.active()), ActionVerb.SELL_CARD, state.active(), out);
    }

    @Override
    public boolean isLegal(GameState state, Sale sale, IntList selected) {
      return sale.worth(state, selected) >= PRICE;
    }

    @Override
    public boolean canBecomeLegal(GameState state, Sale sale, IntList selected, Candidates rest) {
      return sale.worth(state, selected) >= PRICE || sale.reach(state, selected, rest) >= PRICE;
    }

    @Override
    public Refusal deadEndRefusal(GameState state, Sale sale) {
      return TOO_LITTLE;
    }

    @Override
    public Refusal incompleteRefusal(GameState state, Sale sale) {
      return TOO_LITTLE;
    }

    @Override
    public Prompt prompt(GameState state, Sale sale, IntList selected) {
      Zone hand = state.hand(state.active());
      String prices = IntStream.concat(state.tokens(hand), state.tokens(state.table(state.active()))).filter(token ->
          state.face(token).isItem).mapToObj(token -> state.face(token).label + " " + state.face(token).gold)
          .collect(Collectors.joining(", "));
      return Question.prompt(state, kind(), state.active(), sale.worth(state, selected), prices);
    }

    @Override
    public @Nullable Action cancel(GameState state, Sale sale, IntList selected) {
      return selected.size() == 0 ? state.actions().of(ActionVerb.BACK) : null;
    }

    @Override
    public Sale cancelled(GameState state, Sale sale) {
      state.setSeat(state.active(), Counters.SALE_GIVEN_UP, 1);
      state.addSeat(state.active(), Counters.SAID, 1);
      return sale;
    }

    @Override
    public Refusal otherRefusal(GameState state, Sale locals) {
      return UNFIT;
    }

    @Override
    public Sale localsAfter(GameState state, Sale sale, IntList selected) {
      int seat = state.active();
      for (int i = 0; i < selected.size(); i++) {
        int token = selected.get(i);
        Discards.leaveTable(state, token);
        state.wipe(token);
        state.move(token, state.zones().open);
        state.emit(OFFERED, seat, token);
      }
      return new Sale(DoubledItems.without(sale.doublers, selected), state.gold(selected, selected.size()));
    }
  }

  /** The choice of the Item that counts twice (MT-D29), for one card after the other that lets one. */
  private record SellDouble(Sale sale) implements Script.Reply<GameState, Sale> {

    @Override
    public int seat(GameState state) {
      return state.active();
    }

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), state.active(), state.face(sale.doublers.get(0)).label);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(NOT_SOLD);
      Zone open = state.zones().open;
      for (int token = state.top(open); token >= 0; token = state.next(token)) {
        out.add(state.deed(ActionVerb.DOUBLE, token, state.active()), state.has(token, Counters.CHOSEN) ? TWICE_ONLY
            : sale.best(state, token) >= PRICE ? null : TOO_LITTLE);
      }
      out.add(state.actions().of(ActionVerb.NO_DOUBLE), sale.best(state, GameState.NONE) >= PRICE ? null : TOO_LITTLE);
    }

    @Override
    public Sale localsAfter(GameState state, Action action) {
      VerbAction deed = (VerbAction) action;
      int doubler = sale.doublers.get(0);
      IntList others = DoubledItems.without(sale.doublers, IntList.of(doubler));
      if (deed.verb() == ActionVerb.NO_DOUBLE) {
        return new Sale(others, sale.gold);
      }
      state.use(doubler);
      int token = state.find(state.zones().open, deed, state.active());
      state.mark(token, Counters.CHOSEN);
      state.emit(DOUBLED, state.active(), token);
      return new Sale(others, sale.gold + state.face(token).gold);
    }
  }

  /** Returns why a seat cannot sell Items now, null if it can (MT-SEL-01, MT-SEL-05). */
  public static @Nullable Refusal refusal(GameState state, int seat) {
    return seat != state.active() || state.fighter() >= 0 ? NOT_THE_TIME
        : state.level(seat) >= GameState.CEILING ? LAST_LEVEL
        : state.seat(seat, Counters.SALE_GIVEN_UP) != 0 ? GIVEN_UP : isEnough(state, seat) ? null : TOO_LITTLE;
  }

  private static boolean isEnough(GameState state, int seat) {
    int sum = sum(state, state.hand(seat)) + sum(state, state.table(seat));
    if (sum >= PRICE || 2 * sum < PRICE) {
      return sum >= PRICE;
    }
    IntList doublers = DoubledItems.doublers(state, seat);
    return doublers.size() > 0 && DoubledItems.most(state, doublers, DoubledItems.items(state, seat)) >= PRICE;
  }

  /** Begins a sale. */
  public static void begin(GameState state, int seat) {
    state.then(SALE.start(new Sale(DoubledItems.doublers(state, seat), 0)));
  }

  /** Returns the worth of picks, with the best of them counted twice as far as they may be. */
  private int worth(GameState state, IntList selected) {
    return DoubledItems.worth(state, selected, DoubledItems.without(doublers, selected).size());
  }

  /** Returns the most that can be reached with what is left. */
  private int reach(GameState state, IntList selected, Candidates rest) {
    if (doublers.size() == 0) {
      int sum = state.gold(selected, selected.size());
      for (int place = 0; place < rest.size(); place++) {
        sum += rest.isAvailable(place) ? state.face(rest.get(place)).gold : 0;
      }
      return sum;
    }
    IntList all = selected;
    for (int place = 0; place < rest.size(); place++) {
      all = rest.isAvailable(place) ? all.and(rest.get(place)) : all;
    }
    return DoubledItems.most(state, DoubledItems.without(doublers, selected), all);
  }

  /** Returns whether something lets one more Item count twice. */
  private boolean mayDouble(GameState state) {
    return doublers.size() > 0 && single(state, GameState.NONE).size() > 0;
  }

  /** Returns the most that the sale can still bring if the next doubling is for an Item, or for NONE. */
  private int best(GameState state, int token) {
    int more = token < 0 ? 0 : state.face(token).gold;
    return gold + more + DoubledItems.best(state, single(state, token), doublers.size() - 1);
  }

  /** Returns the Items of the sale that do not count twice yet, except for one. */
  private static IntList single(GameState state, int except) {
    IntList single = IntList.NONE;
    Zone open = state.zones().open;
    for (int item = state.top(open); item >= 0; item = state.next(item)) {
      single = item == except || state.has(item, Counters.CHOSEN) ? single : single.and(item);
    }
    return single;
  }

  private static int sum(GameState state, Zone zone) {
    int sum = 0;
    for (int token = state.top(zone, Face.ITEM); token >= 0; token = state.next(token, Face.ITEM)) {
      sum += state.face(token).gold;
    }
    return sum;
  }

  private void sell(GameState state) {
    int seat = state.active();
    Discards.discardAll(state, state.zones().open);
    state.emit(SOLD, seat, gold);
    Levels.raise(state, seat, gold / PRICE); // MT-SEL-02, MT-SEL-06
  }
}
