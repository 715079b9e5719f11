package games.kumite.tmnt.window;

import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.When;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Need;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Slots;
import games.kumite.tmnt.sums.Strength;

/**
 * Why actions of a window are not legal; asked only when somebody wants to know, and nothing that the asked player
 * could not know decides the answer.
 */
final class Refusals {

  private static final Refusal NOT_HELD = new Refusal("MT-SET-14", "not-held");
  private static final Refusal MONSTER = new Refusal("MT-MON-03", "monster");
  private static final Refusal NO_COMBAT = new Refusal("MT-RUL-22", "no-combat");
  private static final Refusal TOO_LATE = new Refusal("MT-RUL-43", "too-late");
  private static final Refusal NO_MONSTER = new Refusal("MT-INT-03", "no-monster");
  private static final Refusal NO_ONE_SHOT = new Refusal("MT-CON-01", "no-one-shot");
  private static final Refusal WRONG_TIME = new Refusal("MT-ONE-07", "wrong-time");
  private static final Refusal NOT_OWN_TURN = new Refusal("MT-STN-06", "not-own-turn");
  private static final Refusal KATA_TURN = new Refusal("MT-KAT-06", "not-own-turn");
  private static final Refusal RANK = new Refusal("MT-KAT-04", "rank");
  private static final Refusal ITEM_TURN = new Refusal("MT-TRE-02", "item-turn");
  private static final Refusal ITEM_COMBAT = new Refusal("MT-CBT-14", "item-combat");
  private static final Refusal FOR_THE_WIN = new Refusal("MT-TMU-15", "for-the-win");
  private static final Refusal NO_EFFECT = new Refusal("MT-TRE-03", "no-effect");
  private static final Refusal TRAP_AIM = new Refusal("MT-TRP-02", "trap-aim");
  private static final Refusal NOT_IN_PLAY = new Refusal("MT-WHN-01", "not-in-play");
  private static final Refusal LAST_LEVEL = new Refusal("MT-TRE-05", "last-level");
  private static final Refusal LAST_STOLEN = new Refusal("MT-TRE-06", "last-level");
  private static final Refusal SLOTS = new Refusal("MT-ITM-04", "slots");
  private static final Refusal FROZEN = new Refusal("MT-ITM-07", "frozen");
  private static final Refusal REQUIREMENT = new Refusal("MT-ITM-08", "requirement");
  private static final Refusal NO_REASON = new Refusal("MT-ITM-09", "no-reason");
  private static final Refusal STAYING = new Refusal("MT-END-05", "staying");
  private static final Refusal SALE_TURN = new Refusal("MT-SEL-01", "sale-turn");
  private static final Refusal SALE_LEVEL = new Refusal("MT-SEL-05", "sale-level");
  private static final Refusal TOO_LITTLE = new Refusal("MT-SEL-01", "too-little");
  private static final Refusal TRADE = new Refusal("MT-TRD-02", "trade");
  private static final Refusal NOT_FIGHTER = new Refusal("MT-TMU-01", "not-fighter");
  private static final Refusal HELPED = new Refusal("MT-TMU-02", "helped");
  private static final Refusal NO_HELP = new Refusal("MT-CON-01", "no-help");
  private static final Refusal WINNING = new Refusal("MT-TMU-01", "winning");
  private static final Refusal NOT_ASKED = new Refusal("MT-TMU-03", "not-free");
  private static final Refusal USELESS = new Refusal("MT-TAB-02", "useless");
  private static final Refusal DIE_ONLY = new Refusal("MT-ONE-07", "die-only");

  private Refusals() {}

  static void explain(Party party, int seat, Priority window, Options out) {
    for (int token = 0; token < party.terms().size(); token++) {
      Face face = party.face(token);
      boolean isOwnHand = party.cards().isIn(token, party.hand(seat));
      boolean isOwnTable = party.cards().isIn(token, party.table(seat));
      out.add(party.actions().of(Word.PLAY, face.name),
          !isOwnHand && !(isOwnTable && face.type == CardType.ONE_SHOT) ? notHeld(party, seat, face)
          : window == Priority.DIE ? DIE_ONLY : play(party, seat, face, window));
      out.add(party.actions().of(Word.DISCARD, face.name),
          !isOwnTable ? NOT_IN_PLAY : face.type.isItem() ? NO_REASON : window == Priority.DIE ? DIE_ONLY : NOT_IN_PLAY);
      Refusal turning = !isOwnTable ? NOT_IN_PLAY : turning(party, seat, token, window);
      out.add(party.actions().of(Word.EQUIP, face.name), turning);
      out.add(party.actions().of(Word.SIDEWAYS, face.name), turning);
      Refusal use = isOwnTable || isOwnHand ? USELESS : NOT_IN_PLAY;
      out.add(party.actions().of(Word.USE, face.name), use);
      out.add(party.actions().of(Word.TEAM_UP, face.name), isOwnTable ? USELESS : NOT_IN_PLAY);
      for (int victim = 0; victim < party.seats(); victim++) {
        out.add(party.actions().of(Word.TRAP, face.name, victim),
            !isOwnHand ? NOT_HELD : window == Priority.DIE ? DIE_ONLY : TRAP_AIM);
      }
    }
    Refusal sale = seat != party.active() || !window.isNonCombat() ? SALE_TURN
        : party.level(seat) >= Party.CEILING ? SALE_LEVEL : TOO_LITTLE;
    out.add(party.actions().of(Word.SELL), sale);
    out.add(party.actions().of(Word.LEAVE), STAYING);
    for (int other = 0; other < party.seats(); other++) {
      out.add(party.actions().of(Word.TRADE, other), TRADE);
      out.add(party.actions().of(Word.GIFT, other), TRADE);
      out.add(party.actions().of(Word.ASK, other), ask(party, seat, window));
    }
  }

  /** Where only cards just received or of the starting hand may be played; the last refusal is for all others. */
  static void explainReceipt(Party party, int seat, Refusal others, Options out) {
    for (int token = 0; token < party.terms().size(); token++) {
      Face face = party.face(token);
      boolean isOwnHand = party.cards().isIn(token, party.hand(seat));
      out.add(party.actions().of(Word.PLAY, face.name), !isOwnHand ? notHeld(party, seat, face)
          : face.type == CardType.KATA && !Menu.mayPlayKata(party, seat, face) ? RANK
          : face.type.isItem() && party.isInCombat(seat) ? ITEM_COMBAT : others);
    }
  }

  /** A card that looks like one in the own hand is judged as that one. */
  private static Refusal notHeld(Party party, int seat, Face face) {
    int alike = party.find(party.hand(seat), face.name);
    return alike < 0 ? NOT_HELD : play(party, seat, face, Priority.DOOR);
  }

  private static Refusal play(Party party, int seat, Face face, Priority window) {
    boolean isActive = seat == party.active();
    return switch (face.type) {
      case MONSTER -> MONSTER;
      case ENHANCER, WANDERING -> window == Priority.RUN ? TOO_LATE
          : window == Priority.COMBAT ? NO_MONSTER : NO_COMBAT;
      case STANCE -> NOT_OWN_TURN;
      case KATA -> isActive ? RANK : KATA_TURN;
      case ITEM -> isActive ? ITEM_COMBAT : ITEM_TURN;
      case ONE_SHOT -> oneShot(party, face, window);
      case LEVEL_CARD -> window == Priority.DIE ? DIE_ONLY : LAST_LEVEL;
      case SPECIAL -> !isActive || !window.isNonCombat() ? ITEM_TURN
          : face.aim == Face.Aim.STEAL && party.level(seat) >= Party.CEILING ? LAST_STOLEN : NO_EFFECT;
      default -> NO_EFFECT;
    };
  }

  private static Refusal oneShot(Party party, Face face, Priority window) {
    if (window == Priority.RUN && face.aim == Face.Aim.FITTING) {
      return TOO_LATE;
    }
    if (window != Priority.COMBAT || face.when != When.COMBAT) {
      return WRONG_TIME;
    }
    if (!Monsters.allowsOneShots(party)) {
      return NO_ONE_SHOT;
    }
    if (face.aim != Face.Aim.FORCE) {
      return NO_EFFECT;
    }
    return party.helper() >= 0 ? HELPED : !Monsters.allowsHelp(party) ? NO_HELP
        : Strength.isForTheWin(party) ? FOR_THE_WIN : NO_EFFECT;
  }

  private static Refusal turning(Party party, int seat, int token, Priority window) {
    boolean isFrozen = party.isInCombat(seat) || party.has(token, Num.TURNED) || !window.isNonCombat()
        && window != Priority.COMBAT;
    if (isFrozen || party.has(token, Num.EQUIPPED) || Slots.mayEquip(party, seat, token)) {
      return FROZEN;
    }
    Need requires = party.face(token).requires;
    return requires.isNothing() || Needs.hold(party, requires, seat) ? SLOTS : REQUIREMENT;
  }

  private static Refusal ask(Party party, int seat, Priority window) {
    if (window != Priority.COMBAT || seat != party.fighter()) {
      return NOT_FIGHTER;
    }
    return party.helper() >= 0 ? HELPED : !Monsters.allowsHelp(party) ? NO_HELP
        : Strength.isWinning(party) ? WINNING : NOT_ASKED;
  }
}
