package games.kumite.tmnt.bargain;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Candidates;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.effect.PlaceItem;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A trade or gift (MT-D16): when and with whom one may be begun; Items given, Items taken; sent or given up, and answered.
 *
 * @param proposer the seat that proposes it
 * @param partner the seat that answers it
 * @param way a trade or a gift
 * @param items the Items that change hands
 * @param said the last message
 */
public record Trade(int proposer, int partner, Way way, IntList items, Said said) {

  /** A kind of exchange. */
  public enum Way { TRADE, GIFT }

  /** A message in a trade. */
  public enum Said { NOTHING, SENT, YES, NO }

  private static final int MAX_TRADES = 3;
  private static final Refusal TO_ONESELF = new Refusal("MT-TRD-02", "trade-to-oneself");
  private static final Refusal IN_COMBAT = new Refusal("MT-TRD-02", "trade-combat");
  private static final Refusal DEAD_PARTNER = new Refusal("MT-RUL-42", "dead-partner");
  private static final Refusal ENOUGH_TRADES = new Refusal("MT-RUL-50", "enough-trades");
  private static final Refusal HAS_DECLINED = new Refusal("MT-RUL-50", "declined");
  private static final Refusal NOTHING_TO_TRADE = new Refusal("MT-TRD-01", "nothing-to-trade");
  private static final Refusal NOTHING_TO_GIVE = new Refusal("MT-TRD-04", "nothing-to-give");
  private static final Refusal EMPTY = new Refusal("MT-TRD-01", "empty-trade");
  private static final Refusal UNFIT = new Refusal("MT-TRD-01", "not-tradable");
  private static final EventType SENT = EventType.of("trade-proposed", "MT-TRD-02").seat("by").seat("partner");
  private static final EventType DONE = EventType.of("trade-done", "MT-TRD-03").seat("by").seat("partner");
  private static final EventType DECLINED = EventType.of("trade-declined", "MT-TRD-02").seat("by");
  private static final EventType WOULD_GIVE =
      EventType.of("trade-item-offered", "MT-TRD-01").seat("owner").card("card");
  private static final EventType GOT = EventType.of("trade-item", "MT-TRD-03").seat("to").card("card");

  private static final Script<GameState, Trade> TRADE = Script.<GameState, Trade>of("trade")
      .when((state, trade) -> hasItem(state, trade.proposer), then -> then.select(Side.TRADE_GIVE))
      .when((state, trade) -> trade.said == Said.NOTHING, then -> then.select(Side.TRADE_TAKE))
      .ask(TradeAnswer::new)
      .act((state, trade) -> trade.conclude(state))
      .build();

  private static final int WAYS = Way.values().length;
  private static final int PAIRS = Settings.MAX_SEATS * Settings.MAX_SEATS;

  /** Every trade without Items, by message, way, proposer and partner: playouts begin and give up many. */
  private static final List<Trade> EMPTY_ONES = Arrays.stream(Said.values()).flatMap(said -> Arrays.stream(Way.values())
      .flatMap(way -> IntStream.range(0, PAIRS).mapToObj(pair -> new Trade(
          pair / Settings.MAX_SEATS, pair % Settings.MAX_SEATS, way, IntList.NONE, said)))).toList();

  /** Every trade that can be begun. */
  private static final List<Step<GameState>> BEGINNINGS = EMPTY_ONES.stream().map(TRADE::start).toList();

  /** The choice of the Items of one side. */
  private enum Side implements Selection<GameState, Trade> {
    TRADE_GIVE, TRADE_TAKE;

    private int owner(Trade trade) {
      return this == TRADE_GIVE ? trade.proposer : trade.partner;
    }

    @Override
    public int seat(GameState state, Trade trade) {
      return trade.proposer;
    }

    @Override
    public Prompt prompt(GameState state, Trade trade, IntList selected) {
      return Question.prompt(state, kind(), trade.proposer, state.name(trade.partner),
          trade.way.ordinal(), named(state, trade.items), selected.size(), named(state, selected));
    }

    @Override
    public boolean isLegal(GameState state, Trade trade, IntList selected) {
      return !isLast(trade) || trade.items.size() + selected.size() > 0; // not both empty
    }

    private boolean isLast(Trade trade) {
      return this == TRADE_TAKE || trade.way == Way.GIFT;
    }

    @Override
    public Action done(GameState state, Trade trade) {
      return isLast(trade) ? state.actions().of(ActionVerb.SEND) : Done.DONE;
    }

    @Override
    public Action cancel(GameState state, Trade trade, IntList selected) {
      return state.actions().of(ActionVerb.BACK);
    }

    /** Emits no event: a trade that was not proposed is unknown to the others. */
    @Override
    public Trade cancelled(GameState state, Trade trade) {
      return trade.saying(Said.NO);
    }

    @Override
    public Refusal incompleteRefusal(GameState state, Trade trade) {
      return EMPTY;
    }

    @Override
    public void collectCandidates(GameState state, Trade trade, Candidates out) {
      state.offerItems(state.table(owner(trade)), this == TRADE_GIVE ? ActionVerb.GIVE : ActionVerb.TAKE, trade.proposer, out);
    }

    @Override
    public Refusal otherRefusal(GameState state, Trade locals) {
      return UNFIT;
    }

    @Override
    public Trade localsAfter(GameState state, Trade trade, IntList selected) {
      Trade chosen = new Trade(trade.proposer, trade.partner, trade.way, trade.items.and(selected),
          isLast(trade) ? Said.SENT : trade.said);
      if (isLast(trade)) {
        chosen.send(state);
      }
      return chosen;
    }
  }

  /** The partner's answer. */
  private record TradeAnswer(Trade trade) implements Script.Reply<GameState, Trade> {

    @Override
    public int seat(GameState state) {
      return trade.said == Said.SENT ? trade.partner : GameState.NONE;
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), trade.partner, state.name(trade.proposer),
          trade.named(state, trade.proposer), trade.named(state, trade.partner));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.ACCEPT));
      out.add(state.actions().of(ActionVerb.DECLINE));
    }

    @Override
    public Action heuristicAction(GameState state, RandomSource random) {
      return state.actions().of(ActionVerb.DECLINE);
    }

    @Override
    public Trade localsAfter(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.ACCEPT) {
        return trade.saying(Said.YES);
      }
      state.emit(DECLINED, trade.partner);
      state.setSeat(trade.proposer, Counters.DECLINED, state.seat(trade.proposer, Counters.DECLINED) | 1 << trade.partner);
      return trade.saying(Said.NO);
    }
  }

  /** Lists the trades and gifts that a seat may propose. */
  public static void list(GameState state, int seat, ActionCollector out) {
    Refusal own = refusal(state, seat);
    if (own != null && !out.isExplaining()) {
      return;
    }
    boolean hasItem = hasItem(state, seat);
    if (hasItem && !out.isExplaining()) {
      int partners = state.living() & ~(state.inCombat() | state.seat(seat, Counters.DECLINED));
      out.addAll(state.definition().tradesWith(seat, partners));
      return;
    }
    for (int i = 0, other = state.after(seat); i < state.seats(); i++, other = state.after(other)) {
      boolean isAnyItem = hasItem || hasItem(state, other);
      if (isAnyItem || out.isExplaining()) {
        Refusal refusal = own != null && other != seat ? own : partnerRefusal(state, seat, other);
        out.add(state.actions().of(ActionVerb.TRADE, other), refusal != null || isAnyItem ? refusal : NOTHING_TO_TRADE);
        out.add(state.actions().of(ActionVerb.GIFT, other), refusal != null || hasItem ? refusal : NOTHING_TO_GIVE); // MT-TRD-04
      }
    }
  }

  /** Returns why a seat cannot propose any trade or gift, null if it can (MT-TRD-02). */
  private static @Nullable Refusal refusal(GameState state, int proposer) {
    return state.isRunningAway() || state.isInCombat(proposer) ? IN_COMBAT
        : state.seat(proposer, Counters.TRADES) >= MAX_TRADES ? ENOUGH_TRADES : null;
  }

  /** Returns why a player cannot be the partner of a trade or gift, null if it can (MT-TRD-02). */
  private static @Nullable Refusal partnerRefusal(GameState state, int proposer, int partner) {
    return partner == proposer ? TO_ONESELF : !state.isAlive(partner) ? DEAD_PARTNER
        : state.isInCombat(partner) ? IN_COMBAT
        : (state.seat(proposer, Counters.DECLINED) >> partner & 1) != 0 ? HAS_DECLINED : null;
  }

  /** Begins the proposal of a trade or gift. */
  public static void begin(GameState state, int proposer, VerbAction deed) {
    int partner = deed.first();
    Way way = deed.verb() == ActionVerb.GIFT ? Way.GIFT : Way.TRADE;
    state.addSeat(proposer, Counters.TRADES, 1);
    state.addSeat(proposer, Counters.SAID, 1);
    state.set(Counters.TALK, Counters.TALK_TRADE);
    state.set(Counters.PROPOSER, proposer);
    state.set(Counters.PARTNER, partner);
    state.then(BEGINNINGS.get(empty(proposer, partner, way, Said.NOTHING)));
  }

  /** Returns whether a seat has an Item in play. */
  private static boolean hasItem(GameState state, int seat) {
    return state.top(state.table(seat), Face.ITEM) >= 0;
  }

  /** Returns the index of a trade without Items. */
  private static int empty(int proposer, int partner, Way way, Said said) {
    return (said.ordinal() * WAYS + way.ordinal()) * PAIRS + proposer * Settings.MAX_SEATS + partner;
  }

  private Trade saying(Said now) {
    return items.size() == 0 ? EMPTY_ONES.get(empty(proposer, partner, way, now))
        : new Trade(proposer, partner, way, items, now);
  }

  /** Returns whether the trade has been proposed and only one of the two gives. The proposer's Items come first. */
  public boolean isOneSided(GameState state) {
    Cards cards = state.cards();
    return said == Said.SENT && cards.zoneOf(items.get(0)) == cards.zoneOf(items.get(items.size() - 1));
  }

  /** Returns the display names of the Items of an owner. */
  private String named(GameState state, int owner) {
    return named(state, IntList.of(Arrays.stream(items.toArray())
        .filter(token -> state.cards().isIn(token, state.table(owner))).toArray()));
  }

  private static String named(GameState state, IntList these) {
    return Arrays.stream(these.toArray()).mapToObj(token -> state.face(token).label)
        .reduce((some, other) -> some + ", " + other).orElse(state.config().texts().text("word.nothing"));
  }

  private void send(GameState state) {
    state.emit(SENT, proposer, partner);
    for (int i = 0; i < items.size(); i++) {
      state.mark(items.get(i), Counters.CHOSEN);
      state.emit(WOULD_GIVE, state.cards().zoneOf(items.get(i)).owner(), items.get(i));
    }
  }

  private void conclude(GameState state) {
    state.endTalk();
    if (said != Said.YES) {
      return;
    }
    state.emit(DONE, proposer, partner);
    state.then(StateCleanup.LIMITS); // what is given may have lifted a limit (MT-ITM-10)
    int[] tokens = items.toArray();
    Arrays.sort(tokens);
    for (int token : tokens) {
      int to = state.cards().isIn(token, state.table(proposer)) ? partner : proposer;
      boolean isTurned = state.has(token, Counters.TURNED);
      Discards.handOver(state, token, to);
      if (isTurned) {
        state.mark(token, Counters.TURNED);
      }
      state.emit(GOT, to, token);
      state.then(new PlaceItem(to, token));
    }
  }
}
