package games.kumite.tmnt.bargain;

import games.kumite.spi.Picks;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Abilities;
import java.util.Arrays;

/** What a sale can come to where cards let Items count twice (DOUBLE_ONE_ITEM): each of them another one (MT-RUL-52). */
final class Doubling {

  private Doubling() {}

  /** The cards of a seat that let an Item count twice and are not used up. */
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

  /** The Items of a seat. */
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

  /** Picks but for those that are also others. */
  static Picks without(Picks picks, Picks others) {
    return picks.size() == 0 ? picks
        : Picks.of(Arrays.stream(picks.toArray()).filter(token -> !others.contains(token)).toArray());
  }

  /** What Items are worth, so many of the best of them counted twice. */
  static int worth(Party party, Picks items, int doublings) {
    return party.gold(items, items.size()) + best(party, items, doublings);
  }

  /** What so many of the best Items are worth. */
  static int best(Party party, Picks items, int count) {
    if (count <= 0) {
      return 0;
    }
    int[] gold = Arrays.stream(items.toArray()).map(token -> party.face(token).gold).sorted().toArray();
    return Arrays.stream(gold, Math.max(0, gold.length - count), gold.length).sum();
  }

  /** The most that Items come to: what lets another count twice can itself be sold instead, the cheapest last. */
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
