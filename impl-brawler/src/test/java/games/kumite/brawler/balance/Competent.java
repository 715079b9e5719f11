package games.kumite.brawler.balance;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ledger's policy COMPETENT: the cheapest sure kill, else the best mix of bonus, damage and the partner's kill. */
class Competent extends Policy {

  private static final String SUITS = "SCHD";
  /** P1. */
  private static final int[] OWNERS = {1, 2, 1, 2};

  /** A Damage Card: {@code suit} by its place in the ledger's order, an Ace's rank is 1. */
  private record Card(int suit, int rank) {

    static Card of(String id) {
      String name = id.substring(id.indexOf(':') + 1);
      return new Card(SUITS.indexOf(name.charAt(0)),
          name.charAt(1) == 'A' ? 1 : Integer.parseInt(name.substring(1)));
    }

    double mean() {
      return rank == 1 ? 3.5 : rank;
    }

    /** The largest bonus die for this card behind another; 0 if no scenario fits. */
    int die(@Nullable Card first) {
      if (first == null) {
        return 0;
      }
      if (first.rank == rank) {
        return 8;
      }
      if (Math.abs(first.rank - rank) == 1) {
        return 6;
      }
      return first.suit / 2 == suit / 2 ? 4 : 0;
    }

    /** The mean of that die. */
    double bonus(@Nullable Card first) {
      int die = die(first);
      return die == 0 ? 0 : (die + 1) / 2.0;
    }
  }

  /** Cards left by suit. Draws that are not asked need no count: from then on there is one deck and no choice. */
  private final int[] left = {10, 10, 10, 10};

  @Override
  Action draw(Match match, Decision decision) {
    Action best = decision.actions().get(0);
    for (Action action : decision.actions()) {
      if (left[suit(action)] > left[suit(best)]) {
        best = action;
      }
    }
    return taking(best);
  }

  private static int suit(Action action) {
    String notation = action.notation();
    return SUITS.indexOf(notation.charAt(notation.indexOf(':') + 1));
  }

  private Action taking(Action action) {
    left[suit(action)]--;
    return action;
  }

  @Override
  Action attack(Match match, Decision decision) {
    Table table = match.table(decision.seat());
    int seat = decision.seat().number();
    Card first = first(table, seat);
    List<Card> hand = cards(table, "hand:" + seat);
    if (hand.isEmpty()) {
      return taking(decision.actions().get(0)); // the bare die is never asked for
    }
    Element boss = table.find("pile:boss").orElseThrow().children().get(0);
    int need = boss.number("health") - boss.number("damage");
    Card card = sureKill(hand, first, need);
    if (card == null) {
      card = best(hand, first, need, partner(table, 3 - seat));
    }
    Card chosen = card;
    return decision.actions().stream().filter(action -> action.notation().startsWith("play "))
        .filter(action -> Card.of(action.notation()).equals(chosen)).findFirst().orElseThrow();
  }

  /**
   * The card of the last hero attack on this boss, if the other hero played it: the topmost of those played. (A bare
   * die in between changes nothing here: then that card is one's own.)
   */
  private static @Nullable Card first(Table table, int seat) {
    List<Card> played = cards(table, "pile:played");
    boolean isOther = !played.isEmpty() && OWNERS[played.get(0).suit()] != seat;
    return isOther ? played.get(0) : null;
  }

  private static @Nullable Card sureKill(List<Card> hand, @Nullable Card first, int need) {
    return hand.stream().filter(card -> card.rank() + (card.die(first) != 0 ? 1 : 0) >= need)
        .min(Comparator.comparingInt(Card::rank).thenComparingInt(Card::suit)).orElse(null);
  }

  private static Card best(List<Card> hand, @Nullable Card first, int need, List<Card> partner) {
    return hand.stream().max(Comparator
        .comparingDouble((Card card) -> score(card, first, need, partner))
        .thenComparing(Comparator.comparingDouble(Card::mean).reversed())
        .thenComparing(Comparator.comparingInt(Card::suit).reversed())).orElseThrow();
  }

  private static double score(Card card, @Nullable Card first, int need, List<Card> partner) {
    double bonus = card.bonus(first);
    double open = need - card.mean() - bonus;
    boolean finishes = partner.stream().anyMatch(other -> other.rank() >= open);
    return bonus + card.mean() / 4 + (finishes ? 3 : 0);
  }

  /** The other hero's hand; nothing if that hero is unconscious or there is none. */
  private static List<Card> partner(Table table, int seat) {
    boolean conscious = table.find("seat:" + seat)
        .map(hero -> Boolean.TRUE.equals(hero.get("conscious"))).orElse(false);
    return conscious ? cards(table, "hand:" + seat) : List.of();
  }

  private static List<Card> cards(Table table, String zone) {
    List<Card> cards = new ArrayList<>();
    table.find(zone).orElseThrow().children().forEach(card -> cards.add(Card.of(card.id())));
    return cards;
  }
}
