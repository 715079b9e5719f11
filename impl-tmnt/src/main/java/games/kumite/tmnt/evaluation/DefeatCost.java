package games.kumite.tmnt.evaluation;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.ConditionTests;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.strength.SumBreakdown;

/** The cost of a lost combat, in hundredths of a Level: Bad Stuff, weighted by its probability. */
final class DefeatCost {

  private static final int CARD = 16;
  private static final int ITEM = 35;
  private static final int BAD_OMEN = 6;
  private static final int GOLD = 12;
  private static final int SIDES = 6;
  private static final int ESCAPES_FROM = 5; // MT-RUN-02

  private DefeatCost() {}

  /** Returns the cost to a seat of running away from all monsters that are left. */
  static int of(GameState state, int seat) {
    if ((state.get(Counters.ESCAPED) >> seat & 1) != 0) {
      return 0;
    }
    int runner = state.get(Counters.RUNNER);
    boolean isOver = runner >= 0 && runner != seat && seat == state.fighter(); // MT-RUN-06
    int sum = 0;
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0 && !isOver; slot--) {
      if (state.isHere(slot)) {
        sum += of(state, seat, slot, runner == seat);
      }
    }
    return sum;
  }

  private static int of(GameState state, int seat, int slot, boolean isRunning) {
    Face monster = state.monsterFace(slot);
    if (state.level(seat) <= ConditionTests.max(state, monster.noPursue, seat, slot)) {
      return 0; // MT-MON-17
    }
    int sixths = SIDES;
    boolean isFaced = isRunning && (state.get(Counters.FACED) >> slot & 1) != 0;
    boolean isFacedNow = state.get(Counters.ENEMY) == slot;
    if (isFaced && !(isFacedNow && isRolledAgain(state))) {
      int die = isFacedNow ? state.get(Counters.DIE) : 0;
      sixths = die == 0 || die + Strength.run(state, seat, slot, SumBreakdown.UNNOTED) >= ESCAPES_FROM ? 0 : SIDES;
    } else if (!ConditionTests.anyHolds(state, monster.noEscape, seat, slot)) {
      sixths = Math.max(0, Math.min(SIDES, ESCAPES_FROM - 1 - Strength.run(state, seat, slot, SumBreakdown.UNNOTED)));
    }
    return sixths == 0 ? 0 : sixths * badStuff(state, seat, monster) / SIDES;
  }

  /** Returns whether a new roll is paid for. */
  private static boolean isRolledAgain(GameState state) {
    return state.currentLocals() instanceof Pay pay && state.face(pay.source()).activates(EffectVerb.REROLL);
  }

  private static int badStuff(GameState state, int seat, Face monster) {
    int sum = 0;
    for (Ability part : monster.bad) {
      sum += cost(state, seat, part.effect());
    }
    return sum;
  }

  private static int cost(GameState state, int seat, Effect effect) {
    return switch (effect.verb().asked()) {
      case LEVEL -> Evaluation.LEVEL * Math.min(state.level(seat) - 1, -((Effect.Change) effect).amount());
      case DIE -> CardValues.inPlay(state, seat) + CardValues.inHand(state, seat);
      case LOSE -> loss(state, seat, (Effect.Lose) effect);
      case NEXT, NEXTRUN -> BAD_OMEN * -((Effect.Amount) effect).amount();
      default -> 0;
    };
  }

  private static int loss(GameState state, int seat, Effect.Lose lose) {
    int most = lose.count() == 0 ? Integer.MAX_VALUE : lose.count();
    return switch (lose.what()) {
      case HAND -> CARD * Math.min(most, state.cards().count(state.hand(seat)));
      case GOLD -> lose.count() / GOLD;
      case STANCE -> CARD * ConditionTests.count(state, seat, CardType.STANCE);
      case KATA -> ITEM * Math.min(most, ConditionTests.count(state, seat, CardType.KATA));
      case ALLY -> ITEM * ConditionTests.count(state, seat, CardType.ALLY);
      case HEAD -> ITEM * worn(state, seat, Slot.HEAD, Slot.HEAD);
      case ARMOR -> ITEM * worn(state, seat, Slot.ARMOR, Slot.ARMOR);
      case FOOT -> ITEM * worn(state, seat, Slot.FOOT, Slot.FOOT);
      case ONEHAND, HANDS -> ITEM * Math.min(most, worn(state, seat, Slot.ONEHAND, Slot.TWOHAND));
      default -> ITEM * Math.min(most, ConditionTests.count(state, seat, CardType.ITEM));
    };
  }

  private static int worn(GameState state, int seat, Slot first, Slot last) {
    return ConditionTests.worn(state, seat, first.ordinal(), last.ordinal());
  }
}
