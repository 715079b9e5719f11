package games.kumite.tmnt.outlook;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Parts;
import games.kumite.tmnt.sums.Strength;

/** What a lost combat costs, in hundredths of a Level: Bad Stuff, as likely as it comes. */
final class Peril {

  private static final int CARD = 16;
  private static final int ITEM = 35;
  private static final int BAD_OMEN = 6;
  private static final int GOLD = 12;
  private static final int SIDES = 6;
  private static final int ESCAPES_FROM = 5; // MT-RUN-02

  private Peril() {}

  /** What running away from all monsters that are left costs a seat. */
  static int of(Party party, int seat) {
    if ((party.get(Num.ESCAPED) >> seat & 1) != 0) {
      return 0;
    }
    int runner = party.get(Num.RUNNER);
    boolean isOver = runner >= 0 && runner != seat && seat == party.fighter(); // MT-RUN-06
    int sum = 0;
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0 && !isOver; slot--) {
      if (party.isHere(slot)) {
        sum += of(party, seat, slot, runner == seat);
      }
    }
    return sum;
  }

  private static int of(Party party, int seat, int slot, boolean isRunning) {
    Face monster = party.monsterFace(slot);
    if (party.level(seat) <= Needs.max(party, monster.noPursue, seat, slot)) {
      return 0; // MT-MON-17
    }
    int sixths = SIDES;
    boolean isFaced = isRunning && (party.get(Num.FACED) >> slot & 1) != 0;
    boolean isFacedNow = party.get(Num.ENEMY) == slot;
    if (isFaced && !(isFacedNow && isRolledAgain(party))) {
      int die = isFacedNow ? party.get(Num.DIE) : 0;
      sixths = die == 0 || die + Strength.run(party, seat, slot, Parts.UNNOTED) >= ESCAPES_FROM ? 0 : SIDES;
    } else if (!Needs.anyHolds(party, monster.noEscape, seat, slot)) {
      sixths = Math.max(0, Math.min(SIDES, ESCAPES_FROM - 1 - Strength.run(party, seat, slot, Parts.UNNOTED)));
    }
    return sixths == 0 ? 0 : sixths * badStuff(party, seat, monster) / SIDES;
  }

  /** Returns whether a new roll is paid for. */
  private static boolean isRolledAgain(Party party) {
    return party.underWay() instanceof Pay pay && party.face(pay.source()).activates(Verb.REROLL);
  }

  private static int badStuff(Party party, int seat, Face monster) {
    int sum = 0;
    for (Ability part : monster.bad) {
      sum += cost(party, seat, part.effect());
    }
    return sum;
  }

  private static int cost(Party party, int seat, Effect effect) {
    return switch (effect.verb()) {
      case LEVEL -> Prospects.LEVEL * Math.min(party.level(seat) - 1, -((Effect.Change) effect).amount());
      case DIE -> Worth.inPlay(party, seat) + Worth.inHand(party, seat);
      case LOSE -> loss(party, seat, (Effect.Lose) effect);
      case NEXT, NEXTRUN -> BAD_OMEN * -((Effect.Amount) effect).amount();
      default -> 0;
    };
  }

  private static int loss(Party party, int seat, Effect.Lose lose) {
    int most = lose.count() == 0 ? Integer.MAX_VALUE : lose.count();
    return switch (lose.what()) {
      case HAND -> CARD * Math.min(most, party.cards().count(party.hand(seat)));
      case GOLD -> lose.count() / GOLD;
      case STANCE -> CARD * Needs.count(party, seat, CardType.STANCE);
      case KATA -> ITEM * Math.min(most, Needs.count(party, seat, CardType.KATA));
      case ALLY -> ITEM * Needs.count(party, seat, CardType.ALLY);
      case HEAD -> ITEM * worn(party, seat, Slot.HEAD, Slot.HEAD);
      case ARMOR -> ITEM * worn(party, seat, Slot.ARMOR, Slot.ARMOR);
      case FOOT -> ITEM * worn(party, seat, Slot.FOOT, Slot.FOOT);
      case ONEHAND, HANDS -> ITEM * Math.min(most, worn(party, seat, Slot.ONEHAND, Slot.TWOHAND));
      default -> ITEM * Math.min(most, Needs.count(party, seat, CardType.ITEM));
    };
  }

  private static int worn(Party party, int seat, Slot first, Slot last) {
    return Needs.worn(party, seat, first.ordinal(), last.ordinal());
  }
}
