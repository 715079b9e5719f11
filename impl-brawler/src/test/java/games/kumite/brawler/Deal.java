package games.kumite.brawler;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.LoadedDice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is given before a game: stacked decks, hands, Health dice, options. The first hero takes spades and hearts, the
 * second has clubs and diamonds left, unless said otherwise.
 */
final class Deal {

  static final Game GAME = Games.named("brawler");
  static final List<String> SUITS = List.of("S", "C", "H", "D");
  private static final List<String> BOSSES =
      List.of("JS", "QS", "KS", "JC", "QC", "KC", "JH", "QH", "KH", "JD", "QD", "KD");
  private static final List<String> RANKS = List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10");
  private static final List<String> USUAL_HANDS = List.of("S2 S3 H2", "C2 C3 D2");

  private final List<String> bosses;
  private final Map<String, Object> options = new LinkedHashMap<>();
  private final Map<Integer, String> health = new TreeMap<>();
  private final Map<String, List<String>> next = new TreeMap<>();
  private List<String> hands = USUAL_HANDS;
  private String choice = "choose deck:S deck:H";

  private Deal(List<String> bosses) {
    this.bosses = bosses;
  }

  /** The Boss Deck from the top; the other bosses lie behind those named. */
  static Deal bosses(String... cards) {
    return new Deal(List.of(cards));
  }

  /** The opening hands, one text for each hero. */
  Deal hands(String... cards) {
    hands = List.of(cards);
    return this;
  }

  /** The cards of one suit that lie under those drawn into the opening hands. */
  Deal next(String cards) {
    List<String> names = words(cards);
    next.put(names.get(0).substring(0, 1), names);
    return this;
  }

  /** The three Health dice of a hero; else 3, 3 and 4. */
  Deal health(int seat, String dice) {
    health.put(seat, dice);
    return this;
  }

  Deal option(String id, Object value) {
    options.put(id, value);
    return this;
  }

  Deal loneHero() {
    return option("heroCount", 1);
  }

  Deal host() {
    return option("host", true);
  }

  /** The decks that seat 1 chooses. */
  Deal chooses(String notation) {
    choice = notation;
    return this;
  }

  int heroes() {
    return options.get("heroCount") instanceof Integer count ? count : 2;
  }

  private int seats() {
    return heroes() + (Boolean.TRUE.equals(options.get("host")) ? 1 : 0);
  }

  /** The game at the choice of decks. */
  StackedGame start() {
    LoadedDice dice = new LoadedDice();
    dice.layOrder("boss-deck", indexes(BOSSES, bosses));
    for (String suit : SUITS) {
      List<String> ranks = new ArrayList<>();
      hands.stream().limit(heroes()).forEach(hand -> words(hand).forEach(card -> add(ranks, card, suit)));
      next.getOrDefault(suit, List.of()).forEach(card -> add(ranks, card, suit));
      dice.layOrder("damage-deck-" + (SUITS.indexOf(suit) + 1), indexes(RANKS, ranks));
    }
    Setup setup = Setup.seats(Arrays.copyOf(new String[] {"Ana", "Bo", "Cy"}, seats())).random(dice);
    for (Map.Entry<String, Object> option : options.entrySet()) {
      setup = setup.option(option.getKey(), option.getValue());
    }
    Match match = GAME.start(setup);
    return new StackedGame(match, dice);
  }

  /** The game at the first opening draw. */
  StackedGame chosen() {
    StringBuilder dice = new StringBuilder();
    for (int seat = 1; seat <= heroes(); seat++) {
      dice.append(" health-").append(seat).append('=').append(health.getOrDefault(seat, "3,3,4"));
    }
    return start().play("P1 " + choice + " ;" + dice);
  }

  /** The game after the opening hands are drawn: what is rolled at once then must be named. */
  StackedGame begin(String dice) {
    StackedGame game = chosen();
    List<String> draws = new ArrayList<>();
    for (int seat = 1; seat <= heroes(); seat++) {
      for (String card : words(hands.get(seat - 1))) {
        draws.add("P" + seat + " draw deck:" + card.charAt(0));
      }
    }
    return game.play(String.join("\n", draws) + " ; " + dice);
  }

  private static void add(List<String> ranks, String card, String suit) {
    if (card.startsWith(suit)) {
      ranks.add(card.substring(1));
    }
  }

  private static int[] indexes(List<String> all, List<String> wanted) {
    return wanted.stream().mapToInt(all::indexOf).toArray();
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }
}
