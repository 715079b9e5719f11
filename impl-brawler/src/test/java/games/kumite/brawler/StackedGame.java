package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.spi.testkit.DirectedMatch;
import games.kumite.spi.testkit.LoadedDice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A game with loaded dice that is told move by move, {@code P1 play card:S4 ; target=1 damage=3}, and then looked at.
 */
final class StackedGame extends DirectedMatch {

  private static final Comparator<String> BY_SUIT_AND_RANK = Comparator
      .comparing((String card) -> Deal.SUITS.indexOf(card.substring(0, 1))).thenComparing(StackedGame::rank);

  StackedGame(Match match, LoadedDice dice) {
    super(match, dice, seat -> "P" + seat.number());
  }

  // given and when

  /** Plays lines of the form {@code P1 play card:S4 ; target=1 damage=3}. */
  StackedGame play(String lines) {
    tell(lines);
    return this;
  }

  /** Plays lines of the form {@code P1 top deck:S} while dice fall as usual, whatever is rolled. */
  StackedGame quickly(String usualDice, String lines) {
    tellQuickly(usualDice, lines);
    return this;
  }

  /**
   * Plays on while dice fall as usual: always the first listed action that begins with the earliest of some words.
   *
   * @param until where it stops
   * @param words beginnings of notations, the most wanted first
   */
  StackedGame quicklyUntil(String usualDice, Predicate<StackedGame> until, String... words) {
    dice().layUsual(usualDice);
    until(now -> until.test(this), words);
    dice().layUsual("");
    return this;
  }

  // then

  /** The boss in play with Health and damage as the rule book writes it, {@code K 20/15}; or {@code no boss}. */
  String boss() {
    return bossCard().map(card -> String.valueOf(card.get("rank")).substring(0, 1).toUpperCase(Locale.ROOT) + " " + card.number("health") + "/" + card.number("damage"))
        .orElse("no boss");
  }

  /** The boss in play. */
  Optional<Element> bossCard() {
    return table().elements().stream().filter(e -> e.id().equals("pile:boss")).flatMap(e -> e.children().stream())
        .findFirst();
  }

  /** A hero's Health and maximum, {@code 12/38}. */
  String health(int seat) {
    return hero(seat).number("health") + "/" + hero(seat).number("maximum");
  }

  boolean isConscious(int seat) {
    return Boolean.TRUE.equals(hero(seat).get("conscious"));
  }

  Element hero(int seat) {
    return table().find("seat:" + seat).orElseThrow();
  }

  /** A hero's hand by suit and rank, {@code S2 S3 H2}. */
  String hand(int seat) {
    return cards("hand:" + seat);
  }

  /** The number of cards left in a deck. */
  int deck(String name) {
    return table().find("deck:" + name).orElseThrow().number("count");
  }

  /** The Damage Cards played against the boss in play, by suit and rank. */
  String played() {
    return pile("played");
  }

  /** The cards of a pile by suit and rank. */
  String pile(String name) {
    return cards("pile:" + name);
  }

  private String cards(String zone) {
    return table().find(zone).orElseThrow().children().stream()
        .map(card -> card.id().substring("card:".length()))
        .sorted(BY_SUIT_AND_RANK).collect(Collectors.joining(" "));
  }

  /** A number card's number; an Ace's 1. */
  static int rank(String card) {
    String rank = card.substring(1);
    return rank.matches("[0-9]+") ? Integer.parseInt(rank) : 1;
  }

  /** The number of bosses defeated so far. */
  int defeated() {
    return table().find("track:defeated").orElseThrow().number("value");
  }

  @Override
  public Table table() {
    return match().table(match().seats().get(0));
  }

  /** Each hero's result, {@code WIN 12}; all heroes have the same. */
  String result() {
    List<String> results = new ArrayList<>();
    for (Seat seat : match().seats()) {
      Outcome.Standing standing = match().outcome().standing(seat);
      if (standing.result() != Outcome.Result.NONE) {
        results.add(standing.result() + " " + standing.score());
      }
    }
    assertThat(results).isNotEmpty().containsOnly(results.get(0));
    return results.get(0);
  }
}
