package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.bargain.HelpOffer;
import games.kumite.tmnt.bargain.Sale;
import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The actions of a seat in a window, each a row: the verbs, the windows in which it is listed, the cards or seats that it may be
 * about with the reasons against it, and what it does. A new action is a new row. They are listed in the order of the rows; a
 * check whether there is any action stops at the first one. Immutable.
 */
final class WindowActions {

  private static final int MAX_TRADES = 3;
  private static final int MAX_ASKS = 2;
  private static final Refusal NOT_HERE = new Refusal("MT-WHN-01", "not-here");
  private static final Refusal STAYING = new Refusal("MT-END-05", "staying");
  private static final Refusal SALE_TURN = new Refusal("MT-SEL-01", "sale-turn");
  private static final Refusal TO_ONESELF = new Refusal("MT-TRD-02", "trade-to-oneself");
  private static final Refusal TRADE_COMBAT = new Refusal("MT-TRD-02", "trade-combat");
  private static final Refusal DEAD_PARTNER = new Refusal("MT-RUL-42", "dead-partner");
  private static final Refusal ENOUGH_TRADES = new Refusal("MT-RUL-50", "enough-trades");
  private static final Refusal DECLINED = new Refusal("MT-RUL-50", "declined");
  private static final Refusal NOTHING_TO_TRADE = new Refusal("MT-TRD-01", "nothing-to-trade");
  private static final Refusal NOTHING_TO_GIVE = new Refusal("MT-TRD-04", "nothing-to-give");
  private static final Refusal NOT_FIGHTER = new Refusal("MT-TMU-01", "not-fighter");
  private static final Refusal WINNING = new Refusal("MT-TMU-01", "winning");
  private static final Refusal NOT_FREE = new Refusal("MT-TMU-03", "not-free");
  private static final Refusal ENOUGH_ASKS = new Refusal("MT-RUL-50", "enough-asks");

  /** All actions of the rules. */
  static final WindowActions ALL = new WindowActions(
      new WindowAction(ActionVerb.FACE, List.of(PriorityWindow.DIE), DieActions::faces, DieActions::set),
      new WindowAction(ActionVerb.REROLL, List.of(PriorityWindow.DIE), DieActions::rerolls, DieActions::reroll),
      new WindowAction(List.of(ActionVerb.PLAY, ActionVerb.TRAP, ActionVerb.DISCARD, ActionVerb.EQUIP, ActionVerb.SIDEWAYS, ActionVerb.USE,
          ActionVerb.TEAM_UP), WindowAction.NOT_DIE, CardActions::list, CardActions::execute),
      new WindowAction(ActionVerb.SELL, List.of(PriorityWindow.ARRANGE, PriorityWindow.DOOR, PriorityWindow.CLOSING), WindowActions::sale,
          (state, seat, deed, window) -> Sale.begin(state, seat)),
      new WindowAction(ActionVerb.ASK, List.of(PriorityWindow.COMBAT), WindowActions::ask,
          (state, seat, deed, window) -> HelpOffer.begin(state, deed.first())),
      new WindowAction(List.of(ActionVerb.TRADE, ActionVerb.GIFT), WindowAction.NOT_RUN, WindowActions::trades,
          (state, seat, deed, window) -> Trade.begin(state, seat, deed.first(), way(deed))),
      new WindowAction(ActionVerb.LEAVE, WindowAction.ALL, WindowActions::leave,
          (state, seat, deed, window) -> GameEnd.leave(state, seat)));

  private final WindowAction[] rows;
  private final WindowAction[][] byWindow;
  private final Map<ActionVerb, WindowAction> byVerb = new EnumMap<>(ActionVerb.class);

  private WindowActions(WindowAction... rows) {
    this.rows = rows;
    byWindow = Stream.of(PriorityWindow.values())
        .map(window -> Stream.of(rows).filter(row -> row.windows().contains(window)).toArray(WindowAction[]::new))
        .toArray(WindowAction[][]::new);
    for (WindowAction row : rows) {
      for (ActionVerb verb : row.verbs()) {
        byVerb.put(verb, row);
      }
    }
  }

  /** Returns a copy with one more action. */
  WindowActions and(WindowAction more) {
    WindowAction[] all = Arrays.copyOf(rows, rows.length + 1);
    all[rows.length] = more;
    return new WindowActions(all);
  }

  /** Lists the actions of a seat, as far as the options need them. */
  void list(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    for (WindowAction row : out.isExplaining() ? rows : byWindow[window.ordinal()]) {
      row.listing().list(state, seat, window, out);
      if (out.isSatisfied()) {
        return;
      }
    }
    if (out.isExplaining()) {
      CardActions.elsewhere(state, seat, out);
      DieActions.elsewhere(state, out);
      out.refuseOthers(NOT_HERE);
    }
  }

  /** Carries out one of the actions. */
  void execute(GameState state, int seat, VerbAction deed, PriorityWindow window) {
    Objects.requireNonNull(byVerb.get((ActionVerb) deed.verb()), () -> deed + " is not an action of a window")
        .effect().execute(state, seat, deed, window);
  }

  private static void leave(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    Refusal staying = state.definition().settings.leaving() ? null : STAYING; // MT-END-05
    if (out.accepts(staying)) {
      out.add(state.actions().of(ActionVerb.LEAVE), staying);
    }
  }

  private static void sale(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    boolean isOwnTime = window.isNonCombat() && seat == state.active();
    if (isOwnTime || out.isExplaining()) {
      out.add(state.actions().of(ActionVerb.SELL), isOwnTime ? Sale.refusal(state, seat) : SALE_TURN);
    }
  }

  private static void trades(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    boolean mayTrade = !window.isRun() && !state.isInCombat(seat);
    Refusal own = !mayTrade ? TRADE_COMBAT : state.seat(seat, Counters.TRADES) >= MAX_TRADES ? ENOUGH_TRADES : null;
    if (own != null && !out.isExplaining()) {
      return;
    }
    boolean hasItem = Trade.hasItem(state, seat);
    int declined = state.seat(seat, Counters.DECLINED);
    int living = state.living();
    int fighting = state.inCombat();
    boolean isExplaining = out.isExplaining();
    if (hasItem && !isExplaining) {
      out.addAll(state.definition().tradesWith(seat, living & ~(fighting | declined)));
      return;
    }
    Actions actions = state.actions();
    for (int i = 0, other = state.after(seat); i < state.seats(); i++, other = state.after(other)) {
      Refusal refusal = other == seat ? TO_ONESELF : own != null ? own : (living >> other & 1) == 0 ? DEAD_PARTNER
          : (fighting >> other & 1) != 0 ? TRADE_COMBAT // MT-TRD-02
          : (declined >> other & 1) != 0 ? DECLINED : null;
      if (refusal == null || isExplaining) {
        Refusal trade = refusal != null || hasItem || Trade.hasItem(state, other) ? refusal : NOTHING_TO_TRADE;
        if (out.accepts(trade)) {
          out.add(actions.of(ActionVerb.TRADE, other), trade);
        }
        Refusal gift = refusal != null || hasItem ? refusal : NOTHING_TO_GIVE; // MT-TRD-04
        if (out.accepts(gift)) {
          out.add(actions.of(ActionVerb.GIFT, other), gift);
        }
      }
    }
  }

  private static Trade.Way way(VerbAction deed) {
    return deed.verb() == ActionVerb.GIFT ? Trade.Way.GIFT : Trade.Way.TRADE;
  }

  private static void ask(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    boolean mayAsk = window == PriorityWindow.COMBAT && seat == state.fighter();
    Refusal own = !mayAsk ? NOT_FIGHTER : TargetedCards.notHelped(state);
    if (own == null && Strength.isWinning(state)) {
      own = WINNING; // MT-RUL-09, MT-RUL-38
    }
    if (own != null && !out.isExplaining()) {
      return;
    }
    for (int i = 0, other = state.after(seat); i < state.seats(); i++, other = state.after(other)) {
      out.add(state.actions().of(ActionVerb.ASK, other), own != null ? own
          : other == seat || !state.isAlive(other) ? NOT_FREE // MT-TMU-03
          : state.seat(other, Counters.ASKS) >= MAX_ASKS ? ENOUGH_ASKS : null);
    }
  }
}
