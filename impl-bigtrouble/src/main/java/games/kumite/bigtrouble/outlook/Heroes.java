package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/** The strength of the heroes, in chi, and the dice they have left in this round. */
final class Heroes {

  private static final double DIE = 22;
  private static final double HELL = -1.5;
  private static final double ABILITY = 1.2;
  private static final int MAX_OF_A_KIND = 2;
  private static final double OWED = 16;
  /** The average yield of a slot, and the addition of the fate pool. */
  private static final double OF_SLOTS = 1.2;
  private static final double OF_FATE = 0.7;
  private static final double TAKEN = 1.6;
  private static final double FATE_DIE = 0.8;
  /** The values of items, in the order of the kinds: Casting Bones are worth little, items that prevent a death much. */
  private static final double[] ITEMS = {2.4, 0.2, 0.5, 1.0, 0.7, 0.8, 0.6, 1.2};

  private Heroes() {}

  /** Returns the value of a hero. */
  static double worth(Trouble trouble, int seat) {
    double sum = trouble.seat(seat, Num.CHI) + DIE * (trouble.seat(seat, Num.DICE) - Dice.FIRST_DICE)
        + OWED * trouble.seat(seat, Num.OWED);
    for (int left = trouble.seat(seat, Num.OWNED); left != 0; left &= left - 1) {
      int bit = Integer.numberOfTrailingZeros(left);
      sum += trouble.terms().worths.of(trouble.upgrade(seat, bit), trouble.isEpic(seat, bit));
    }
    sum += items(trouble, seat);
    if (trouble.seat(seat, Num.SIDE) == Num.SPECIAL && trouble.seat(seat, Num.SPENT) == 0) {
      sum += ABILITY;
    }
    return sum + (trouble.cards().isEmpty(trouble.zones().kept[seat]) ? 0 : HELL);
  }

  /** Returns the value of a hero's items. */
  static double items(Trouble trouble, int seat) {
    double sum = 0;
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      sum += ITEMS[kind] * Math.min(MAX_OF_A_KIND, trouble.items(seat, kind));
    }
    return sum;
  }

  /** Returns a hero's skill dice in a combat check with all its dice, including epic slots and fate dice. */
  static double strength(Trouble trouble, int seat) {
    return OF_SLOTS * trouble.seat(seat, Num.DICE) + OF_FATE + combatDice(trouble, seat);
  }

  /** Returns the skill dice that upgrades add to a combat check. */
  static double combatDice(Trouble trouble, int seat) {
    double sum = 0;
    for (int left = trouble.seat(seat, Num.OWNED); left != 0; left &= left - 1) {
      int bit = Integer.numberOfTrailingZeros(left);
      sum += trouble.terms().worths.combatDice(trouble.upgrade(seat, bit), trouble.isEpic(seat, bit));
    }
    return sum;
  }

  /** Returns whether the enemies of this round have yet to act, and heroes may have acted. */
  static boolean isUnderWay(Trouble trouble) {
    return trouble.get(Num.FIRST) >= 0
        && !(trouble.get(Num.ACT) == 2 && trouble.get(Num.ADVANCES) == trouble.get(Num.ROUND));
  }

  /** Returns the dice that a hero has still to spend in this round; once it is over, in the next. */
  static double left(Trouble trouble, int seat) {
    int seats = trouble.seats();
    int active = trouble.get(Num.ACTIVE);
    if (seat == active) {
      double dice = Integer.bitCount(ActionDice.unspent(trouble, seat)) + trouble.seat(seat, Num.SPELLS)
          + (trouble.seat(seat, Num.FATE_USED) == 0 ? FATE_DIE : 0);
      for (int die = 0; die < Dice.FATE_DICE; die++) {
        dice += trouble.get(Num.FATE_PLACES + die) == Num.TAKEN ? TAKEN * (1 - trouble.get(Num.FATE_SPENT + die)) : 0;
      }
      return dice;
    }
    int first = Math.max(0, trouble.get(Num.FIRST));
    boolean isOver = isUnderWay(trouble)
        && (active < 0 || Math.floorMod(seat - first, seats) < Math.floorMod(active - first, seats));
    return isOver ? 0 : trouble.seat(seat, Num.DICE) + FATE_DIE;
  }

  /** Returns the share of this round's dice that is still to be spent. */
  static double pending(Trouble trouble) {
    double left = 0;
    double all = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      left += left(trouble, seat);
      all += trouble.seat(seat, Num.DICE) + FATE_DIE;
    }
    return Math.min(1, left / all);
  }
}
