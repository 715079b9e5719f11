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
    return selected.size() == 0 ? selected
        : IntList.of(Arrays.stream(selected.toArray()).filter(token -> !others.contains(token)).toArray());
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
    int[] gold = Arrays.stream(items.toArray()).map(token -> state.face(token).gold).sorted().toArray();
    return Arrays.stream(gold, Math.max(0, gold.length - count), gold.length).sum();
  }

  /**
   * Returns the most that Items can bring. A card that lets another count twice can itself be sold instead, the
   * cheapest last.
   */
  static int most(GameState state, IntList doublers, IntList items) {
    int most = worth(state, items, 0);
    int[] cheapest = Arrays.stream(doublers.toArray()).boxed()
        .sorted((one, other) -> Integer.compare(state.face(one).gold, state.face(other).gold))
        .mapToInt(Integer::intValue).toArray();
    for (int kept = 1; kept <= cheapest.length; kept++) {
      IntList sold = without(items, IntList.of(Arrays.copyOf(cheapest, kept)));
      most = Math.max(most, worth(state, sold, kept));
    }
    return most;
  }
}
