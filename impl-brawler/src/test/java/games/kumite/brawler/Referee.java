package games.kumite.brawler;

import games.kumite.api.random.RandomSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A second reading of the ledger: the whole game as one plain loop that shares nothing with the engine. It draws from
 * its source exactly as the ledger's section on randomness says, so with equal seeds and choices the engine must agree
 * with it at every decision.
 */
final class Referee {

  /** Chooses for a hero, and may look at the referee's books while doing so. */
  interface Player {

    String choose(int seat, String kind, List<String> options);
  }

  private static final Map<String, List<String>> TRAITS = Map.of(
      "J", List.of("10", "14", "1d6", "1d6"), "Q", List.of("15", "12", "1d8", "1d6+1"),
      "K", List.of("20", "10", "1d12", "2d6"));
  private static final List<String> BOSSES =
      List.of("JS", "QS", "KS", "JC", "QC", "KC", "JH", "QH", "KH", "JD", "QD", "KD");

  private final RandomSource random;
  private final Player player;
  private final int heroes;
  private final boolean d6Only;
  private final boolean threeD6;
  private final int bossCount;

  private final Map<String, Deque<String>> decks = new TreeMap<>();
  private final List<List<String>> suits = new ArrayList<>();
  private final List<List<String>> hands = new ArrayList<>();
  private final int[] health = new int[2];
  private final int[] maximum = new int[2];
  private final List<String> played = new ArrayList<>();
  private int spent;
  private String boss = "";
  private int damage;
  private int defeated;
  private @Nullable String last;
  private int lastHero;
  private final boolean[] interacted = new boolean[2];

  Referee(RandomSource random, int heroes, boolean d6Only, boolean threeD6, int bossCount, Player player) {
    this.random = random;
    this.heroes = heroes;
    this.d6Only = d6Only;
    this.threeD6 = threeD6 || d6Only;
    this.bossCount = bossCount;
    this.player = player;
  }

  /** Plays the whole game: {@code WIN 12} or {@code LOSS} and the score. */
  String play() {
    List<String> bossDeck = shuffled("boss-deck", 0, BOSSES);
    for (int suit = 0; suit < 4; suit++) {
      List<String> cards = new ArrayList<>();
      for (String rank : List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")) {
        cards.add(Deal.SUITS.get(suit) + rank);
      }
      decks.put(Deal.SUITS.get(suit), new ArrayDeque<>(shuffled("damage-deck", suit + 1, cards)));
    }
    chooseDecks();
    for (int hero = 0; hero < heroes; hero++) {
      health[hero] = maximum[hero] = 20 + roll("health", hero + 1, "3d6");
    }
    for (int hero = 0; hero < heroes; hero++) {
      refill(hero);
    }
    for (String card : bossDeck.subList(0, bossCount)) {
      boss = card;
      if (!fight()) {
        return "LOSS " + defeated;
      }
      if (defeated == bossCount) {
        return "WIN " + defeated;
      }
      reset();
    }
    throw new IllegalStateException("no boss is left");
  }

  private void chooseDecks() {
    List<String> pairs = new ArrayList<>();
    for (int one = 0; one < 4; one++) {
      for (int two = one + 1; two < 4; two++) {
        pairs.add("choose deck:" + Deal.SUITS.get(one) + " deck:" + Deal.SUITS.get(two));
      }
    }
    for (int hero = 0; hero < heroes; hero++) {
      suits.add(new ArrayList<>());
      hands.add(new ArrayList<>());
    }
    String choice = player.choose(1, "select-decks", pairs);
    for (String suit : Deal.SUITS) {
      if (choice.contains("deck:" + suit)) {
        suits.get(0).add(suit);
      } else if (heroes == 2) {
        suits.get(1).add(suit);
      }
    }
  }

  private void refill(int hero) {
    while (hands.get(hero).size() < 3) {
      List<String> options = new ArrayList<>();
      stock(hero).forEach(suit -> options.add("draw deck:" + suit));
      if (options.isEmpty()) {
        return;
      }
      String choice = options.size() == 1 ? options.get(0) : player.choose(hero + 1, "draw-from", options);
      hands.get(hero).add(decks.get(choice.substring("draw deck:".length())).remove());
    }
  }

  private List<String> stock(int hero) {
    return suits.get(hero).stream().filter(suit -> !decks.get(suit).isEmpty()).toList();
  }

  /** One round up to the defeat of the boss; false if the heroes lose. */
  private boolean fight() {
    damage = 0;
    last = null;
    interacted[0] = false;
    interacted[1] = false;
    List<int[]> order = new ArrayList<>();
    for (int hero = 0; hero < heroes; hero++) {
      if (health[hero] > 0) {
        order.add(new int[] {roll("speed", hero + 1, threeD6 ? "3d6" : "1d20"), hero});
      }
    }
    order.add(new int[] {Integer.parseInt(traits().get(1)), 2});
    order.sort((a, b) -> Integer.compare(b[0], a[0]));
    while (true) {
      for (int[] turn : order) {
        int who = turn[1];
        if (who == 2) {
          bossAttacks();
          if (conscious() == 0) {
            return false;
          }
        } else if (health[who] > 0) {
          heroAttacks(who);
          if (damage >= Integer.parseInt(traits().get(0))) {
            defeated++;
            return true;
          }
        }
      }
    }
  }

  private void bossAttacks() {
    int target = conscious() == 1 ? (health[0] > 0 ? 0 : 1) : random.die("target", 0, 6) % 2 == 1 ? 0 : 1;
    interacted[target] = true;
    health[target] = Math.max(0, health[target] - roll("damage", 0, traits().get(d6Only ? 3 : 2)));
  }

  private void heroAttacks(int hero) {
    interacted[hero] = true;
    List<String> hand = hands.get(hero);
    List<String> options = new ArrayList<>();
    hand.forEach(card -> options.add("play card:" + card));
    stock(hero).forEach(suit -> options.add("top deck:" + suit));
    if (options.isEmpty()) {
      damage += random.die("attack", hero + 1, 6);
      last = null;
      return;
    }
    String choice = options.size() == 1 ? options.get(0) : player.choose(hero + 1, "attack", options);
    String card = choice.startsWith("top") ? decks.get(choice.substring("top deck:".length())).remove()
        : choice.substring("play card:".length());
    hand.remove(card);
    played.add(card);
    damage += card.endsWith("A") ? random.die("ace", hero + 1, 6) : rank(card);
    String first = lastHero == hero ? null : last;
    last = card;
    lastHero = hero;
    if (first != null && damage < Integer.parseInt(traits().get(0))) {
      offerBonus(hero, first, card);
    }
  }

  private void offerBonus(int hero, String first, String second) {
    List<String> options = new ArrayList<>();
    if (rank(first) == rank(second)) {
      options.add("bonus mirror");
    }
    if (Math.abs(rank(first) - rank(second)) == 1) {
      options.add("bonus chain");
    }
    if ("SC".contains(first.substring(0, 1)) == "SC".contains(second.substring(0, 1))) {
      options.add("bonus kindred");
    }
    if (options.isEmpty()) {
      return;
    }
    options.add("decline");
    switch (player.choose(hero + 1, "pair-bonus", options)) {
      case "bonus mirror" -> damage += roll("bonus", hero + 1, d6Only ? "1d6+1" : "1d8");
      case "bonus chain" -> damage += random.die("bonus", hero + 1, 6);
      case "bonus kindred" -> damage +=
          d6Only ? (random.die("bonus", hero + 1, 6) + 1) / 2 : random.die("bonus", hero + 1, 4);
      default -> { }
    }
  }

  private void reset() {
    spent += played.size();
    played.clear();
    boss = "";
    for (int hero = 0; hero < heroes; hero++) {
      refill(hero);
    }
    for (int hero = 0; hero < heroes; hero++) {
      if (health[hero] > 0 && !interacted[hero]) {
        health[hero] = Math.min(maximum[hero], health[hero] + random.die("rest", hero + 1, 6));
      }
    }
    for (int hero = 0; hero < heroes; hero++) {
      if (health[hero] == 0 && player.choose(2 - hero, "assist", List.of("assist seat:" + (hero + 1), "refuse"))
          .startsWith("assist") && random.die("recovery", hero + 1, 6) >= 4) {
        health[hero] = random.die("recovery-health", hero + 1, 6);
      }
    }
  }

  private int conscious() {
    return (health[0] > 0 ? 1 : 0) + (health[1] > 0 ? 1 : 0);
  }

  private List<String> traits() {
    return TRAITS.getOrDefault(boss.substring(0, 1), List.of());
  }

  private static int rank(String card) {
    return card.endsWith("A") ? 1 : Integer.parseInt(card.substring(1));
  }

  private int roll(String label, int subject, String dice) {
    int plus = dice.indexOf('+');
    int d = dice.indexOf('d');
    int sum = plus < 0 ? 0 : Integer.parseInt(dice.substring(plus + 1));
    int sides = Integer.parseInt(dice.substring(d + 1, plus < 0 ? dice.length() : plus));
    for (int die = 0; die < Integer.parseInt(dice.substring(0, d)); die++) {
      sum += random.die(label, subject, sides);
    }
    return sum;
  }

  private List<String> shuffled(String label, int subject, List<String> cards) {
    List<String> shuffled = new ArrayList<>();
    for (int index : random.permutation(label, subject, cards.size())) {
      shuffled.add(cards.get(index));
    }
    return shuffled;
  }

  /** The referee's books as one text, in the form in which {@link WholeMatchTests} reads a table. */
  String books() {
    StringBuilder text = new StringBuilder();
    text.append(boss.isEmpty() ? "no boss" : boss + " " + traits().get(0) + "/" + damage);
    text.append(" defeated ").append(defeated).append(" spent ").append(spent);
    text.append(" played ").append(new TreeSet<>(played));
    Deal.SUITS.forEach(suit ->
        text.append(' ').append(suit).append(decks.getOrDefault(suit, new ArrayDeque<>()).size()));
    for (int hero = 0; hero < heroes; hero++) {
      text.append(" P").append(hero + 1).append(' ').append(health[hero]).append('/').append(maximum[hero])
          .append(' ').append(new TreeSet<>(hands.isEmpty() ? List.of() : hands.get(hero)));
    }
    return text.toString();
  }
}
