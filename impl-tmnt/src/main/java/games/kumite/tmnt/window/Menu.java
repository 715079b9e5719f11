package games.kumite.tmnt.window;

import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.bargain.Sale;
import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Strength;
import org.jspecify.annotations.Nullable;

/**
 * The actions of a seat in a window, and the reasons against the others: the only source of legality. A check whether
 * there is any action stops at the first one. Cards that the seat could never use are examined only for an explanation.
 */
final class Menu {

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

  private Menu() {}

  /** Lists the actions of a seat, as far as the options need them. */
  static void list(Party party, int seat, Priority window, Options out) {
    if (window == Priority.DIE) {
      DieMenu.list(party, seat, out);
    }
    if (window != Priority.DIE || out.isExplaining()) {
      hand(party, seat, window, out);
      boolean hasItem = !out.isEnough() && table(party, seat, window, out);
      if (!out.isEnough()) {
        dealings(party, seat, window, hasItem, out);
      }
    }
    Refusal staying = party.terms().settings.leaving() ? null : STAYING; // MT-END-05
    if (out.looksAt(staying)) {
      out.add(party.actions().of(Word.LEAVE), staying);
    }
    if (out.isExplaining()) {
      elsewhere(party, seat, out);
      out.refuseOthers(NOT_HERE);
    }
  }

  /** Lists sale, trades, gifts, and asking for help. */
  private static void dealings(Party party, int seat, Priority window, boolean hasItem, Options out) {
    boolean isOwnTime = window.isNonCombat() && seat == party.active();
    if (isOwnTime || out.isExplaining()) {
      out.add(party.actions().of(Word.SELL), isOwnTime ? Sale.refusal(party, seat) : SALE_TURN);
    }
    boolean mayAsk = window == Priority.COMBAT && seat == party.fighter();
    if (mayAsk || out.isExplaining()) {
      ask(party, seat, mayAsk, out);
    }
    boolean mayTrade = !window.isRun() && !party.isInCombat(seat);
    if (mayTrade && !out.isEnough() || out.isExplaining()) {
      trades(party, seat, mayTrade, hasItem, out);
    }
  }

  private static void trades(Party party, int seat, boolean mayTrade, boolean hasItem, Options out) {
    Refusal own = !mayTrade ? TRADE_COMBAT : party.seat(seat, Num.TRADES) >= MAX_TRADES ? ENOUGH_TRADES : null;
    if (own != null && !out.isExplaining()) {
      return;
    }
    int declined = party.seat(seat, Num.DECLINED);
    Actions actions = party.actions();
    for (int i = 0, other = party.after(seat); i < party.seats(); i++, other = party.after(other)) {
      Refusal refusal = other == seat ? TO_ONESELF : own != null ? own : !party.isAlive(other) ? DEAD_PARTNER
          : party.isInCombat(other) ? TRADE_COMBAT // MT-TRD-02
          : (declined >> other & 1) != 0 ? DECLINED : null;
      if (out.looksAt(refusal)) {
        Refusal trade = refusal != null || hasItem || Trade.hasItem(party, other) ? refusal : NOTHING_TO_TRADE;
        if (out.looksAt(trade)) {
          out.add(actions.of(Word.TRADE, other), trade);
        }
        Refusal gift = refusal != null || hasItem ? refusal : NOTHING_TO_GIVE; // MT-TRD-04
        if (out.looksAt(gift)) {
          out.add(actions.of(Word.GIFT, other), gift);
        }
      }
    }
  }

  private static void ask(Party party, int seat, boolean mayAsk, Options out) {
    Refusal own = !mayAsk ? NOT_FIGHTER : Aiming.notHelped(party);
    if (own == null && Strength.isWinning(party)) {
      own = WINNING; // MT-RUL-09, MT-RUL-38
    }
    if (own != null && !out.isExplaining()) {
      return;
    }
    for (int i = 0, other = party.after(seat); i < party.seats(); i++, other = party.after(other)) {
      out.add(party.actions().of(Word.ASK, other), own != null ? own
          : other == seat || !party.isAlive(other) ? NOT_FREE // MT-TMU-03
          : party.seat(other, Num.ASKS) >= MAX_ASKS ? ENOUGH_ASKS : null);
    }
  }

  private static void hand(Party party, int seat, Priority window, Options out) {
    Zone hand = party.hand(seat);
    int timely = Playing.timely(party, seat, window);
    int looked = out.isExplaining() ? ALL : timely;
    for (int token = party.top(hand, looked); token >= 0 && !out.isEnough(); token = party.next(token, looked)) {
      Face face = party.face(token);
      add(party, Word.PLAY, token, seat, Playing.refusal(party, seat, face, window, timely), out);
      if (face.type == CardType.TRAP) {
        traps(party, seat, token, window, out);
      } else if (face.type == CardType.ONE_SHOT) {
        add(party, Word.USE, token, seat, Using.use(party, seat, token, hand, window), out);
      }
    }
  }

  private static void traps(Party party, int seat, int token, Priority window, Options out) {
    int face = party.shown(token, seat);
    for (int victim = 0; victim < party.seats(); victim++) { // MT-TRP-02, MT-RUL-47
      out.add(party.actions().of(Word.TRAP, face, victim), window == Priority.DIE ? Playing.DIE_ONLY
          : party.isAlive(victim) ? null : DEAD_VICTIM);
    }
  }

  /** Lists the actions of cards in play, and returns whether an Item is among them, which is looked for in any case. */
  private static boolean table(Party party, int seat, Priority window, Options out) {
    boolean hasItem = false;
    Zone table = party.table(seat);
    boolean mayTurn = !window.isRun() && !party.isInCombat(seat) || out.isExplaining();
    int looked = out.isExplaining() ? ALL : Face.ACTS | Face.ITEM;
    for (int token = party.top(table, looked); token >= 0 && !out.isEnough(); token = party.next(token, looked)) {
      Face face = party.face(token);
      hasItem |= face.isItem;
      boolean mayUse = face.activate != null || face.type == CardType.ONE_SHOT || out.isExplaining();
      if (face.type == CardType.STANCE || face.type == CardType.KATA || face.type == CardType.ALLY) {
        out.add(party.deed(Word.DISCARD, token, seat), // MT-STN-04, MT-KAT-05, MT-ALY-04
            window == Priority.DIE ? Playing.DIE_ONLY : null);
      } else if (face.type == CardType.ONE_SHOT) { // MT-ONE-02
        out.add(party.deed(Word.PLAY, token, seat), Playing.oneShot(party, seat, face, window));
      }
      if (mayUse) {
        add(party, Word.USE, token, seat, Using.use(party, seat, token, table, window), out);
      }
      if (face.teamUp != null) {
        add(party, Word.TEAM_UP, token, seat, Using.teamUp(party, seat, face, window), out);
      } else if (face.type == CardType.ITEM && mayTurn) {
        turns(party, seat, token, window, out);
      }
      if (out.isExplaining()) {
        inPlay(party, seat, token, window, out);
      }
    }
    return hasItem;
  }

  /** Lists turning an Item sideways or upright. Only an explanation lists the way in which it lies already. */
  private static void turns(Party party, int seat, int token, Priority window, Options out) {
    boolean isUpright = party.has(token, Num.EQUIPPED);
    if (isUpright || out.isExplaining()) {
      add(party, Word.SIDEWAYS, token, seat, Using.turn(party, seat, token, window, false), out);
    }
    if (!isUpright || out.isExplaining()) {
      add(party, Word.EQUIP, token, seat, Using.turn(party, seat, token, window, true), out);
    }
  }

  /** Adds an action, which is made only if the options look at it: most cards can do nothing most of the time. */
  private static void add(Party party, Word word, int token, int seat, @Nullable Refusal refusal, Options out) {
    if (out.looksAt(refusal)) {
      out.add(party.deed(word, token, seat), refusal);
    }
  }

  /** Adds the actions that no card of this type in play can take. */
  private static void inPlay(Party party, int seat, int token, Priority window, Options out) {
    Face face = party.face(token);
    out.add(party.deed(Word.PLAY, token, seat), IN_PLAY);
    out.add(party.deed(Word.DISCARD, token, seat), face.isItem ? NO_REASON : NOT_GIVEN_UP);
    out.add(party.deed(Word.EQUIP, token, seat), NO_ITEM);
    out.add(party.deed(Word.SIDEWAYS, token, seat), NO_ITEM);
    out.add(party.deed(Word.TEAM_UP, token, seat), Using.teamUp(party, seat, face, window));
  }

  /** Adds the refused actions of cards that are neither in play before the seat nor in its hand. */
  private static void elsewhere(Party party, int seat, Options out) {
    for (int face = 0; face < party.terms().size(); face++) {
      Refusal held = party.holds(seat, face) ? NO_TRAP : Playing.NOT_HELD;
      out.add(party.actions().of(Word.PLAY, face), Playing.NOT_HELD);
      for (Word word : new Word[] {Word.DISCARD, Word.EQUIP, Word.SIDEWAYS, Word.USE, Word.TEAM_UP}) {
        out.add(party.actions().of(word, face), NOT_IN_PLAY);
      }
      for (int victim = 0; victim < party.seats(); victim++) {
        out.add(party.actions().of(Word.TRAP, face, victim), held);
      }
    }
    DieMenu.elsewhere(party, out);
  }
}
