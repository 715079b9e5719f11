package games.kumite.tmnt.bargain;

import games.kumite.spi.IntList;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import java.util.Arrays;

/**
 * The possible worth of a sale with cards that let Items count twice (DOUBLE_ONE_ITEM), each of them another Item
 * (MT-RUL-52).
 */
final class DoubledItems {

  private DoubledItems() {}

  /** Returns the cards of a seat that let an Item count twice and are not used up. */
  static IntList doublers(GameState state, int seat) {
    IntList doublers = IntList.NONE;
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      Ability ability = state.face(token).onSell;
      if (ability != null && AbilityUse.isReady(state, seat, token, ability)) {
        doublers = doublers.and(token);
      }
    }
    return doublers;
  }

  /** Returns the Items of a seat. */
  static IntList items(GameState state, int seat) {
    return items(state, state.table(seat), items(state, state.hand(seat), IntList.NONE));
  }

  private static IntList items(GameState state, Zone zone, IntList before) {
    IntList items = before;
    for (int token = state.top(zone, Face.ITEM); token >= 0; token = state.next(token, Face.ITEM)) {
      items = items.and(token);
    }
    return items;
  }

  /** Returns the picks that are not among others. */
  static IntList without(IntList selected, IntList others) {
    int[] left = new int[selected.size()];
    int count = 0;
    for (int i = 0; i < left.length; i++) {
      if (!others.contains(selected.get(i))) {
        left[count++] = selected.get(i);
      }
    }
    return count == left.length ? selected : IntList.of(Arrays.copyOf(left, count));
  }

  /** Returns the worth of Items if a given number of the best count twice. */
  static int worth(GameState state, IntList items, int doublings) {
    return state.gold(items, items.size()) + best(state, items, doublings);
  }

  /** Returns the worth of a given number of the best Items. */
  static int best(GameState state, IntList items, int count) {
    if (count <= 0) {
      return 0;
    }
    int[] gold = new int[items.size()];
    for (int i = 0; i < gold.length; i++) {
      gold[i] = state.face(items.get(i)).gold;
    }
    Arrays.sort(gold);
    int sum = 0;
    for (int i = Math.max(0, gold.length - count); i < gold.length; i++) {
      sum += gold[i];
    }
    return sum;
  }

  /**
   * Returns the most that Items can bring. A card that lets another count twice can itself be sold instead, the
   * cheapest last.
   */
  static int most(GameState state, IntList doublers, IntList items) {
    int most = worth(state, items, 0);
    IntList kept = IntList.NONE;
    while (kept.size() < doublers.size()) {
      kept = kept.and(cheapest(state, doublers, kept));
      most = Math.max(most, worth(state, without(items, kept), kept.size()));
    }
    return most;
  }

  /** Returns the first of the cheapest cards that are not among others. */
  private static int cheapest(GameState state, IntList cards, IntList others) {
    int cheapest = GameState.NONE;
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.get(i);
      if (!others.contains(card) && (cheapest < 0 || state.face(card).gold < state.face(cheapest).gold)) {
        cheapest = card;
      }
    }
    return cheapest;
  }
}
