package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/** What heroes have become, in chi, and the dice they have left in this round. */
final class Heroes {

  private static final double DIE = 22;
  private static final double HELL = -1.5;
  private static final double ABILITY = 1.2;
  private static final int MAX_OF_A_KIND = 2;
  private static final double OWED = 16;
  private static final double FATE_DIE = 0.5;
  /** Casting Bones are worth little, what saves a death much; in the order of the kinds. */
  private static final double[] ITEMS = {2.4, 0.3, 0.9, 1.2, 0.9, 1.2, 0.8, 1.2};

  private Heroes() {}

  /** What a hero is. */
  static double worth(Trouble trouble, int seat) {
    double sum = trouble.seat(seat, Num.CHI) + DIE * (trouble.seat(seat, Num.DICE) - Dice.FIRST_DICE)
        + OWED * trouble.seat(seat, Num.OWED);
    for (int left = trouble.seat(seat, Num.OWNED); left != 0; left &= left - 1) {
      int bit = Integer.numberOfTrailingZeros(left);
      sum += trouble.terms().worths.of(trouble.upgrade(seat, bit), trouble.isEpic(seat, bit));
    }
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      sum += ITEMS[kind] * Math.min(MAX_OF_A_KIND, trouble.items(seat, kind));
    }
    if (trouble.seat(seat, Num.SIDE) == Num.SPECIAL && trouble.seat(seat, Num.SPENT) == 0) {
      sum += ABILITY;
    }
    return sum + (trouble.cards().isEmpty(trouble.zones().kept[seat]) ? 0 : HELL);
  }

  /** A hero's dice in a combat check with all of them. */
  static double strength(Trouble trouble, int seat) {
    double sum = trouble.seat(seat, Num.DICE);
    for (int left = trouble.seat(seat, Num.OWNED); left != 0; left &= left - 1) {
      int bit = Integer.numberOfTrailingZeros(left);
      sum += trouble.terms().worths.combatDice(trouble.upgrade(seat, bit), trouble.isEpic(seat, bit));
    }
    return sum;
  }

  /** Whether the enemies of this round have yet to act, and heroes may have acted. */
  static boolean isUnderWay(Trouble trouble) {
    return trouble.get(Num.FIRST) >= 0
        && !(trouble.get(Num.ACT) == 2 && trouble.get(Num.ADVANCES) == trouble.get(Num.ROUND));
  }

  /** The dice of all heroes that are still to be spent in this round; once it is over, in the next. */
  static double diceOfRound(Trouble trouble) {
    int seats = trouble.seats();
    int active = trouble.get(Num.ACTIVE);
    int first = Math.max(0, trouble.get(Num.FIRST));
    int begun = !isUnderWay(trouble) ? 0 : active < 0 ? seats : Math.floorMod(active - first, seats) + 1;
    double dice = 0;
    for (int turn = begun; turn < seats; turn++) {
      dice += trouble.seat((first + turn) % seats, Num.DICE) + FATE_DIE;
    }
    if (active < 0) {
      return dice;
    }
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      dice += trouble.get(Num.FATE_PLACES + die) == Num.TAKEN ? 1 - trouble.get(Num.FATE_SPENT + die) : 0;
    }
    return dice + Integer.bitCount(ActionDice.unspent(trouble, active)) + trouble.seat(active, Num.SPELLS)
        + (trouble.seat(active, Num.FATE_USED) == 0 ? FATE_DIE : 0);
  }
}
