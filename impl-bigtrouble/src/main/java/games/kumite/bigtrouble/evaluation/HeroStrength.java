package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

/**
 * The strength of the heroes, in chi, and the dice they have left in this round.
 *
 * @param upgrades the values of upgrade cards
 */
record HeroStrength(UpgradeValues upgrades) {

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

  /** Returns the value of a hero. */
  double worth(GameState state, int seat) {
    double sum = state.seat(seat, Counters.CHI) + DIE * (state.seat(seat, Counters.DICE) - DiceFaces.FIRST_DICE)
        + OWED * state.seat(seat, Counters.OWED)
        + UpgradeValues.SIDE * (Integer.bitCount(state.seat(seat, Counters.OWNED)) + Integer.bitCount(state.seat(seat, Counters.EPIC)));
    sum += items(state, seat);
    if (state.seat(seat, Counters.SIDE) == Counters.SPECIAL && state.seat(seat, Counters.SPENT) == 0) {
      sum += ABILITY;
    }
    return sum + (state.cards().isEmpty(state.zones().kept[seat]) ? 0 : HELL);
  }

  /** Returns the value of a hero's items. */
  static double items(GameState state, int seat) {
    double sum = 0;
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      sum += ITEMS[kind] * Math.min(MAX_OF_A_KIND, state.items(seat, kind));
    }
    return sum;
  }

  /** Returns a hero's skill dice in a combat check with all its dice, including epic slots and fate dice. */
  double strength(GameState state, int seat) {
    return OF_SLOTS * state.seat(seat, Counters.DICE) + OF_FATE + combatDice(state, seat);
  }

  /** Returns the skill dice that upgrades add to a combat check. */
  double combatDice(GameState state, int seat) {
    double sum = 0;
    for (int left = state.seat(seat, Counters.OWNED); left != 0; left &= left - 1) {
      int bit = Integer.numberOfTrailingZeros(left);
      sum += upgrades.combatDice(state.upgrade(seat, bit), state.isEpic(seat, bit));
    }
    return sum;
  }

  /** Returns whether the enemies of this round have yet to act, and heroes may have acted. */
  static boolean isUnderWay(GameState state) {
    return state.get(Counters.FIRST) >= 0
        && !(state.get(Counters.ACT) == 2 && state.get(Counters.ADVANCES) == state.get(Counters.ROUND));
  }

  /** Returns the dice that a hero has still to spend in this round; once it is over, in the next. */
  static double left(GameState state, int seat) {
    int seats = state.seats();
    int active = state.get(Counters.ACTIVE);
    if (seat == active) {
      double dice = Integer.bitCount(ActionDice.unspent(state, seat)) + state.seat(seat, Counters.SPELLS)
          + (state.seat(seat, Counters.FATE_USED) == 0 ? FATE_DIE : 0);
      for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
        dice += state.get(Counters.FATE_PLACES + die) == Counters.TAKEN ? TAKEN * (1 - state.get(Counters.FATE_SPENT + die)) : 0;
      }
      return dice;
    }
    int first = Math.max(0, state.get(Counters.FIRST));
    boolean isOver = isUnderWay(state)
        && (active < 0 || Math.floorMod(seat - first, seats) < Math.floorMod(active - first, seats));
    return isOver ? 0 : state.seat(seat, Counters.DICE) + FATE_DIE;
  }

  /** Returns the share of this round's dice that is still to be spent. */
  static double pending(GameState state) {
    double left = 0;
    double all = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      left += left(state, seat);
      all += state.seat(seat, Counters.DICE) + FATE_DIE;
    }
    return Math.min(1, left / all);
  }
}
