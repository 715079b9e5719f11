package games.kumite.tmnt.window;

import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.bargain.Sale;
import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.content.When;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Slots;
import games.kumite.tmnt.sums.Strength;

/**
 * What a seat may do in a window: the one source of legality. Where somebody only asks whether there is anything, it
 * stops at the first.
 */
final class Menu {

  private static final int MAX_TRADES = 3;
  private static final int MAX_ASKS = 2;

  private Menu() {}

  /** Lists the actions of a seat, as far as anybody wants to know. */
  static void list(Party party, int seat, Priority window, Options out) {
    if (window == Priority.DIE) {
      DieMenu.list(party, seat, out);
      return;
    }
    hand(party, seat, window, out);
    if (out.isEnough()) {
      return;
    }
    table(party, seat, window, out);
    if (out.isEnough()) {
      return;
    }
    if (window.isNonCombat() && seat == party.active() && Sale.isPossible(party, seat)) {
      out.add(party.actions().of(Word.SELL));
    }
    if (window == Priority.COMBAT && seat == party.fighter()) {
      askHelp(party, out);
    }
    if (window != Priority.RUN && !party.isInCombat(seat) && !out.isEnough()) {
      trades(party, seat, out);
    }
  }

  private static void trades(Party party, int seat, Options out) {
    if (party.seat(seat, Num.TRADES) >= MAX_TRADES) {
      return;
    }
    boolean hasItem = Trade.hasItem(party, seat);
    int other = party.after(seat);
    while (other != seat) {
      if (party.isAlive(other) && !party.isInCombat(other)) { // MT-TRD-02
        if (hasItem || Trade.hasItem(party, other)) {
          out.add(party.actions().of(Word.TRADE, other));
        }
        if (hasItem) {
          out.add(party.actions().of(Word.GIFT, other)); // MT-TRD-04
        }
      }
      other = party.after(other);
    }
  }

  private static void askHelp(Party party, Options out) {
    if (party.helper() >= 0 || !Monsters.allowsHelp(party)) { // MT-TMU-02
      return;
    }
    boolean isKnown = false;
    int fighter = party.fighter();
    for (int other = party.after(fighter); other != fighter; other = party.after(other)) {
      if (party.isAlive(other) && party.seat(other, Num.ASKS) < MAX_ASKS) { // MT-TMU-03
        if (!isKnown && Strength.isWinning(party)) { // MT-RUL-09, MT-RUL-38
          return;
        }
        isKnown = true;
        out.add(party.actions().of(Word.ASK, other));
      }
    }
  }

  private static void hand(Party party, int seat, Priority window, Options out) {
    Cards cards = party.cards();
    Zone hand = party.hand(seat);
    boolean isActive = seat == party.active();
    boolean isOwnTime = isActive && window.isNonCombat();
    boolean isCombat = window == Priority.COMBAT;
    for (int token = cards.top(hand); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      boolean isLegal = switch (face.type) {
        case ENHANCER -> isCombat && Abilities.isEffective(party, seat, face); // MT-INT-02
        case WANDERING -> isCombat && Abilities.isEffective(party, seat, face)
            && party.first(hand, CardType.MONSTER) >= 0 && !party.isRepeated(token, hand);
        case STANCE -> isActive && !party.isRepeated(token, hand); // MT-STN-05
        case KATA -> isActive && mayPlayKata(party, seat, face); // MT-KAT-06
        case ALLY -> true; // MT-ALY-03
        case ITEM -> isOwnTime; // MT-TRE-02
        case ONE_SHOT -> isOwnTime || isTimely(party, seat, face, window);
        case LEVEL_CARD -> (isOwnTime || face.when == When.ANY) && anyoneMayRise(party); // MT-TRE-04
        case SPECIAL -> (isOwnTime || face.when == When.ANY) && isPlayable(party, seat, face);
        default -> false;
      };
      if (isLegal) {
        out.add(party.actions().of(Word.PLAY, face.name));
      }
      if (face.type == CardType.TRAP) {
        traps(party, face, out);
      } else if (face.type == CardType.ONE_SHOT && mayCancel(party, seat, token, hand, window)) {
        out.add(party.actions().of(Word.USE, face.name));
      }
      if (out.isEnough()) {
        return;
      }
    }
  }

  private static void traps(Party party, Face face, Options out) {
    for (int victim = 0; victim < party.seats(); victim++) {
      if (party.isAlive(victim)) { // MT-TRP-02, MT-RUL-47
        out.add(party.actions().of(Word.TRAP, face.name, victim));
      }
    }
  }

  private static void table(Party party, int seat, Priority window, Options out) {
    Cards cards = party.cards();
    Zone table = party.table(seat);
    boolean mayTurn = window != Priority.RUN && !party.isInCombat(seat); // MT-ITM-07
    for (int token = cards.top(table); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      switch (face.type) {
        case STANCE, KATA, ALLY -> { // MT-STN-04, MT-KAT-05, MT-ALY-04
          out.add(party.actions().of(Word.DISCARD, face.name));
          use(party, seat, token, window, out);
          if (face.teamUp != null && mayTeamUp(party, seat, face, window)) {
            out.add(party.actions().of(Word.TEAM_UP, face.name));
          }
        }
        case CHARACTER -> use(party, seat, token, window, out);
        case ITEM -> {
          use(party, seat, token, window, out);
          if (mayTurn && !party.has(token, Num.TURNED)) {
            if (party.has(token, Num.EQUIPPED)) {
              out.add(party.actions().of(Word.SIDEWAYS, face.name));
            } else if (Slots.mayEquip(party, seat, token)) {
              out.add(party.actions().of(Word.EQUIP, face.name));
            }
          }
        }
        case ONE_SHOT -> {
          if (isTimely(party, seat, face, window)) { // MT-ONE-02
            out.add(party.actions().of(Word.PLAY, face.name));
          }
          if (mayCancel(party, seat, token, table, window)) {
            out.add(party.actions().of(Word.USE, face.name));
          }
        }
        default -> { }
      }
      if (out.isEnough()) {
        return;
      }
    }
  }

  private static void use(Party party, int seat, int token, Priority window, Options out) {
    Face face = party.face(token);
    if (face.activate != null && mayActivate(party, seat, token, face, window)) {
      out.add(party.actions().of(Word.USE, face.name));
    }
  }

  /** MT-KAT-02, MT-KAT-04. */
  static boolean mayPlayKata(Party party, int seat, Face face) {
    return party.ranks(seat) + face.rank <= party.level(seat);
  }

  private static boolean anyoneMayRise(Party party) {
    for (int seat = 0; seat < party.seats(); seat++) {
      if (Target.mayRise(party, seat)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a card of time OWN_NONCOMBAT can have its effect. */
  static boolean isPlayable(Party party, int seat, Face face) {
    if (!Abilities.isEffective(party, seat, face)) {
      return false;
    }
    switch (face.aim) {
      case STEAL:
        for (int other = 0; other < party.seats(); other++) {
          if (Target.mayLose(party, other, seat)) {
            return party.level(seat) < Party.CEILING; // MT-TRE-06
          }
        }
        return false;
      case ATTACH:
        Cards cards = party.cards();
        for (int token = cards.top(party.table(seat)); token >= 0; token = cards.next(token)) {
          if (Target.mayBear(party, token)) {
            return true;
          }
        }
        return false;
      default:
        return true;
    }
  }

  /** Whether a One-Shot may be played in its time (MT-ONE-03, MT-ONE-07). */
  static boolean isTimely(Party party, int seat, Face face, Priority window) {
    if (!Abilities.isEffective(party, seat, face)) {
      return false;
    }
    if (window == Priority.RUN) {
      return face.when == When.RUN && mayEscape(party, seat, face.play.at(0).effect());
    }
    if (window != Priority.COMBAT || face.when != When.COMBAT) {
      return false;
    }
    return switch (face.aim) {
      case CHOICE, MONSTER -> !face.helpsSide || Monsters.allowsOneShots(party);
      case FITTING -> Monsters.allowsOneShots(party) && anyFits(party, face);
      case FORCE -> mayForce(party) && Monsters.allowsOneShots(party);
      default -> Monsters.allowsOneShots(party);
    };
  }

  private static boolean mayForce(Party party) {
    if (party.helper() >= 0 || !Monsters.allowsHelp(party) || Strength.isForTheWin(party)) { // MT-TMU-15
      return false;
    }
    for (int seat = 0; seat < party.seats(); seat++) {
      if (party.isAlive(seat) && !party.isInCombat(seat)) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyFits(Party party, Face face) {
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      if (party.isHere(slot) && Needs.monster(party.monsterFace(slot), face.fitting)) {
        return true;
      }
    }
    return false;
  }

  /** ESCAPE ALL SIDE is for anybody to use, SELF and OWN for the runner. */
  private static boolean mayEscape(Party party, int seat, Effect effect) {
    return effect instanceof Effect.Escape escape && escape.side() ? isAnyoneToEscape(party)
        : seat == party.get(Num.RUNNER) && !hasEscaped(party, seat);
  }

  private static boolean hasEscaped(Party party, int seat) {
    return (party.get(Num.ESCAPED) >> seat & 1) != 0;
  }

  /** Whether somebody of the side has still something to escape from: the runner, or the helper whose turn comes. */
  private static boolean isAnyoneToEscape(Party party) {
    int helper = party.helper();
    return !hasEscaped(party, party.get(Num.RUNNER))
        || helper >= 0 && party.isAlive(helper) && !hasEscaped(party, helper) && helper != party.get(Num.RUNNER);
  }

  private static boolean mayCancel(Party party, int seat, int token, Zone zone, Priority window) {
    return window != Priority.RUN && !party.isInCombat(seat) && !party.cards().isEmpty(party.kept(seat))
        && TrapHit.cancels(party, seat, token, zone) != null;
  }

  private static boolean mayActivate(Party party, int seat, int token, Face face, Priority window) {
    boolean matters = switch (Abilities.activate(face).effect().verb()) {
      case STR -> window == Priority.COMBAT && party.isInCombat(seat)
          && !Strength.isLevelOnly(party, seat); // MT-RUL-33
      case ESCAPE -> window == Priority.RUN && mayEscape(party, seat, Abilities.activate(face).effect());
      case CANCELTRAP -> window != Priority.RUN && !party.isInCombat(seat) && !party.cards().isEmpty(party.kept(seat));
      default -> false;
    };
    return matters && Abilities.isReady(party, seat, token, face);
  }

  /** MT-TAB-02: at any time at which the ability can have its effect. */
  private static boolean mayTeamUp(Party party, int seat, Face face, Priority window) {
    Effect effect = face.teamUp == null ? new Effect.Plain(Verb.DIE) : face.teamUp.effect();
    return Abilities.mayTeamUp(party, seat, face, effect.verb()) && switch (effect.verb()) {
      case STR -> window == Priority.COMBAT;
      case REMOVE -> window == Priority.COMBAT && anyFits(party, face);
      case ESCAPE -> window == Priority.RUN && mayEscape(party, seat, effect);
      case DRAW -> true;
      case CANCELTRAP -> window != Priority.RUN && !party.isInCombat(seat) && !party.cards().isEmpty(party.kept(seat));
      default -> false;
    };
  }
}
