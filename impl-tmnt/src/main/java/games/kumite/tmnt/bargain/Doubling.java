package games.kumite.tmnt.bargain;

import games.kumite.spi.Picks;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Abilities;
import java.util.Arrays;

/**
 * The possible worth of a sale with cards that let Items count twice (DOUBLE_ONE_ITEM), each of them another Item
 * (MT-RUL-52).
 */
final class Doubling {

  private Doubling() {}

  /** Returns the cards of a seat that let an Item count twice and are not used up. */
  static Picks doublers(Party party, int seat) {
    Picks doublers = Picks.NONE;
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Ability ability = party.face(token).onSell;
      if (ability != null && Abilities.isReady(party, seat, token, ability)) {
        doublers = doublers.and(token);
      }
    }
    return doublers;
  }

  /** Returns the Items of a seat. */
  static Picks items(Party party, int seat) {
    return items(party, party.table(seat), items(party, party.hand(seat), Picks.NONE));
  }

  private static Picks items(Party party, Zone zone, Picks before) {
    Picks items = before;
    for (int token = party.top(zone, Face.ITEM); token >= 0; token = party.next(token, Face.ITEM)) {
      items = items.and(token);
    }
    return items;
  }

  /** Returns the picks that are not among others. */
  static Picks without(Picks picks, Picks others) {
    return picks.size() == 0 ? picks
        : Picks.of(Arrays.stream(picks.toArray()).filter(token -> !others.contains(token)).toArray());
  }

  /** Returns the worth of Items if a given number of the best count twice. */
  static int worth(Party party, Picks items, int doublings) {
    return party.gold(items, items.size()) + best(party, items, doublings);
  }

  /** Returns the worth of a given number of the best Items. */
  static int best(Party party, Picks items, int count) {
    if (count <= 0) {
      return 0;
    }
    int[] gold = Arrays.stream(items.toArray()).map(token -> party.face(token).gold).sorted().toArray();
    return Arrays.stream(gold, Math.max(0, gold.length - count), gold.length).sum();
  }

  /**
   * Returns the most that Items can bring. A card that lets another count twice can itself be sold instead, the
   * cheapest last.
   */
  static int most(Party party, Picks doublers, Picks items) {
    int most = worth(party, items, 0);
    int[] cheapest = Arrays.stream(doublers.toArray()).boxed()
        .sorted((one, other) -> Integer.compare(party.face(one).gold, party.face(other).gold))
        .mapToInt(Integer::intValue).toArray();
    for (int kept = 1; kept <= cheapest.length; kept++) {
      Picks sold = without(items, Picks.of(Arrays.copyOf(cheapest, kept)));
      most = Math.max(most, worth(party, sold, kept));
    }
    return most;
  }
}
