package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.bargain.Sale;
import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import org.jspecify.annotations.Nullable;

/**
 * The actions of a seat in a window, and the reasons against the others: the only source of legality. A check whether
 * there is any action stops at the first one. Cards that the seat could never use are examined only for an explanation.
 */
final class WindowActions {

  private static final int ALL = -1;
  private static final int MAX_TRADES = 3;
  private static final int MAX_ASKS = 2;
  private static final Refusal NOT_HERE = new Refusal("MT-WHN-01", "not-here");
  private static final Refusal IN_PLAY = new Refusal("MT-SET-14", "in-play");
  private static final Refusal NOT_IN_PLAY = new Refusal("MT-WHN-01", "not-in-play");
  private static final Refusal NOT_GIVEN_UP = new Refusal("MT-WHN-01", "not-given-up");
  private static final Refusal NO_REASON = new Refusal("MT-ITM-09", "no-reason");
  private static final Refusal NO_ITEM = new Refusal("MT-ITM-02", "no-item");
  private static final Refusal NO_TRAP = new Refusal("MT-TRP-02", "no-trap");
  private static final Refusal DEAD_VICTIM = new Refusal("MT-TRP-02", "dead-victim");
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

  private WindowActions() {}

  /** Lists the actions of a seat, as far as the options need them. */
  static void list(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    if (window == PriorityWindow.DIE) {
      DieActions.list(state, seat, out);
    }
    if (window != PriorityWindow.DIE || out.isExplaining()) {
      hand(state, seat, window, out);
      boolean hasItem = !out.isSatisfied() && table(state, seat, window, out);
      if (!out.isSatisfied()) {
        dealings(state, seat, window, hasItem, out);
      }
    }
    Refusal staying = state.definition().settings.leaving() ? null : STAYING; // MT-END-05
    if (out.accepts(staying)) {
      out.add(state.actions().of(ActionVerb.LEAVE), staying);
    }
    if (out.isExplaining()) {
      elsewhere(state, seat, out);
      out.refuseOthers(NOT_HERE);
    }
  }

  /** Lists sale, trades, gifts, and asking for help. */
  private static void dealings(GameState state, int seat, PriorityWindow window, boolean hasItem, ActionCollector out) {
    boolean isOwnTime = window.isNonCombat() && seat == state.active();
    if (isOwnTime || out.isExplaining()) {
      out.add(state.actions().of(ActionVerb.SELL), isOwnTime ? Sale.refusal(state, seat) : SALE_TURN);
    }
    boolean mayAsk = window == PriorityWindow.COMBAT && seat == state.fighter();
    if (mayAsk || out.isExplaining()) {
      ask(state, seat, mayAsk, out);
    }
    boolean mayTrade = !window.isRun() && !state.isInCombat(seat);
    if (mayTrade && !out.isSatisfied() || out.isExplaining()) {
      trades(state, seat, mayTrade, hasItem, out);
    }
  }

  private static void trades(GameState state, int seat, boolean mayTrade, boolean hasItem, ActionCollector out) {
    Refusal own = !mayTrade ? TRADE_COMBAT : state.seat(seat, Counters.TRADES) >= MAX_TRADES ? ENOUGH_TRADES : null;
    if (own != null && !out.isExplaining()) {
      return;
    }
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

  private static void ask(GameState state, int seat, boolean mayAsk, ActionCollector out) {
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

  private static void hand(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    Zone hand = state.hand(seat);
    int timely = PlayCard.timely(state, seat, window);
    int looked = out.isExplaining() ? ALL : timely;
    for (int token = state.top(hand, looked); token >= 0 && !out.isSatisfied(); token = state.next(token, looked)) {
      Face face = state.face(token);
      add(state, ActionVerb.PLAY, token, seat, PlayCard.refusal(state, seat, face, window, timely), out);
      if (face.type == CardType.TRAP) {
        traps(state, seat, token, window, out);
      } else if (face.type == CardType.ONE_SHOT) {
        add(state, ActionVerb.USE, token, seat, UseInPlay.use(state, seat, token, hand, window), out);
      }
    }
  }

  private static void traps(GameState state, int seat, int token, PriorityWindow window, ActionCollector out) {
    int face = state.shown(token, seat);
    for (int victim = 0; victim < state.seats(); victim++) { // MT-TRP-02, MT-RUL-47
      out.add(state.actions().of(ActionVerb.TRAP, face, victim), window == PriorityWindow.DIE ? PlayCard.DIE_ONLY
          : state.isAlive(victim) ? null : DEAD_VICTIM);
    }
  }

  /** Lists the actions of cards in play, and returns whether an Item is among them, which is looked for in any case. */
  private static boolean table(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    boolean hasItem = false;
    Zone table = state.table(seat);
    boolean mayTurn = !window.isRun() && !state.isInCombat(seat) || out.isExplaining();
    int looked = out.isExplaining() ? ALL : Face.ACTS | Face.ITEM;
    for (int token = state.top(table, looked); token >= 0 && !out.isSatisfied(); token = state.next(token, looked)) {
      Face face = state.face(token);
      hasItem |= face.isItem;
      boolean mayUse = face.activate != null || face.type == CardType.ONE_SHOT || out.isExplaining();
      if (face.type == CardType.STANCE || face.type == CardType.KATA || face.type == CardType.ALLY) {
        out.add(state.deed(ActionVerb.DISCARD, token, seat), // MT-STN-04, MT-KAT-05, MT-ALY-04
            window == PriorityWindow.DIE ? PlayCard.DIE_ONLY : null);
      } else if (face.type == CardType.ONE_SHOT) { // MT-ONE-02
        out.add(state.deed(ActionVerb.PLAY, token, seat), PlayCard.oneShot(state, seat, face, window));
      }
      if (mayUse) {
        add(state, ActionVerb.USE, token, seat, UseInPlay.use(state, seat, token, table, window), out);
      }
      if (face.teamUp != null) {
        add(state, ActionVerb.TEAM_UP, token, seat, TeamUp.refusal(state, seat, face, window), out);
      } else if (face.type == CardType.ITEM && mayTurn) {
        turns(state, seat, token, window, out);
      }
      if (out.isExplaining()) {
        inPlay(state, seat, token, window, out);
      }
    }
    return hasItem;
  }

  /** Lists turning an Item sideways or upright. Only an explanation lists the way in which it lies already. */
  private static void turns(GameState state, int seat, int token, PriorityWindow window, ActionCollector out) {
    boolean isUpright = state.has(token, Counters.EQUIPPED);
    if (isUpright || out.isExplaining()) {
      add(state, ActionVerb.SIDEWAYS, token, seat, UseInPlay.turn(state, seat, token, window, false), out);
    }
    if (!isUpright || out.isExplaining()) {
      add(state, ActionVerb.EQUIP, token, seat, UseInPlay.turn(state, seat, token, window, true), out);
    }
  }

  /** Adds an action, which is made only if the options look at it: most cards can do nothing most of the time. */
  private static void add(GameState state, ActionVerb word, int token, int seat, @Nullable Refusal refusal, ActionCollector out) {
    if (out.accepts(refusal)) {
      out.add(state.deed(word, token, seat), refusal);
    }
  }

  /** Adds the actions that no card of this type in play can take. */
  private static void inPlay(GameState state, int seat, int token, PriorityWindow window, ActionCollector out) {
    Face face = state.face(token);
    out.add(state.deed(ActionVerb.PLAY, token, seat), IN_PLAY);
    out.add(state.deed(ActionVerb.DISCARD, token, seat), face.isItem ? NO_REASON : NOT_GIVEN_UP);
    out.add(state.deed(ActionVerb.EQUIP, token, seat), NO_ITEM);
    out.add(state.deed(ActionVerb.SIDEWAYS, token, seat), NO_ITEM);
    out.add(state.deed(ActionVerb.TEAM_UP, token, seat), TeamUp.refusal(state, seat, face, window));
  }

  /** Adds the refused actions of cards that are neither in play before the seat nor in its hand. */
  private static void elsewhere(GameState state, int seat, ActionCollector out) {
    for (int face = 0; face < state.definition().size(); face++) {
      Refusal held = state.holds(seat, face) ? NO_TRAP : PlayCard.NOT_HELD;
      out.add(state.actions().of(ActionVerb.PLAY, face), PlayCard.NOT_HELD);
      for (ActionVerb word : new ActionVerb[] {ActionVerb.DISCARD, ActionVerb.EQUIP, ActionVerb.SIDEWAYS, ActionVerb.USE, ActionVerb.TEAM_UP}) {
        out.add(state.actions().of(word, face), NOT_IN_PLAY);
      }
      for (int victim = 0; victim < state.seats(); victim++) {
        out.add(state.actions().of(ActionVerb.TRAP, face, victim), held);
      }
    }
    DieActions.elsewhere(state, out);
  }
}
