package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A game with loaded dice that is told move by move and then looked at.
 *
 * <p>Moves are lines as in a record, {@code P1 play card:S4 ; target=1 damage=3}: who chooses, the notation, and behind
 * the semicolon every die that is rolled until somebody chooses again, in this order. A die too many, too few or out of
 * order fails the test, and so does a move of a seat that is not asked.
 */
final class StackedGame {

  private static final Comparator<String> BY_SUIT_AND_RANK = Comparator
      .comparing((String card) -> Deal.SUITS.indexOf(card.substring(0, 1))).thenComparing(StackedGame::rank);

  private final Match match;
  private final LoadedDice dice;
  private final EventReader events;
  private List<LoadedDice.Roll> rolled;

  StackedGame(Match match, LoadedDice dice) {
    this.match = match;
    this.dice = dice;
    this.events = match.events(match.seats().get(0));
    this.rolled = dice.take();
  }

  // given and when

  /** Plays lines of the form {@code P1 play card:S4 ; target=1 damage=3}. */
  StackedGame play(String lines) {
    lines.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(this::playLine);
    return this;
  }

  private void playLine(String line) {
    int semicolon = line.indexOf(';');
    String move = (semicolon < 0 ? line : line.substring(0, semicolon)).strip();
    List<String> expected = dice.lay(semicolon < 0 ? "" : line.substring(semicolon + 1));
    assertThat(match.isOver()).as("over before: %s", line).isFalse();
    assertThat("P" + match.actor().number()).as("who is asked, before: %s", line).isEqualTo(move.substring(0, 2));
    events.read();
    match.play(match.decision().action(move.substring(3)));
    rolled = dice.take();
    assertThat(rolled).as("dice after: %s", line).map(LoadedDice.Roll::toString)
        .containsExactlyElementsOf(expected);
  }

  /** Plays lines of the form {@code P1 top deck:S} while dice fall as usual, whatever is rolled. */
  StackedGame quickly(String usualDice, String lines) {
    dice.layUsual(usualDice);
    lines.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(line -> {
      assertThat("P" + match.actor().number()).as("who is asked, before: %s", line).isEqualTo(line.substring(0, 2));
      match.play(match.decision().action(line.substring(3)));
    });
    return settled();
  }

  /**
   * Plays on while dice fall as usual: always the first listed action that begins with the earliest of some words.
   *
   * @param until where it stops
   * @param words beginnings of notations, the most wanted first
   */
  StackedGame quicklyUntil(String usualDice, Predicate<StackedGame> until, String... words) {
    dice.layUsual(usualDice);
    while (!until.test(this)) {
      List<String> options = options();
      String wanted = Arrays.stream(words)
          .flatMap(word -> options.stream().filter(option -> option.startsWith(word))).findFirst().orElseThrow();
      match.play(match.decision().action(wanted));
    }
    return settled();
  }

  private StackedGame settled() {
    dice.layUsual("");
    rolled = dice.take();
    events.read();
    return this;
  }

  /** A refused notation: the position is unchanged. */
  IllegalActionException refused(String notation) {
    String before = position();
    IllegalActionException refusal = catchThrowableOfType(
        IllegalActionException.class, () -> match.decision().action(notation));
    assertThat(refusal).as("must be refused: %s", notation).isNotNull();
    assertThat(position()).isEqualTo(before);
    assertThat(dice.take()).isEmpty();
    return refusal;
  }

  private String position() {
    return asked() + options() + match.phase() + match.table(Observer.spectator()) + table();
  }

  // then

  Match match() {
    return match;
  }

  /** Who is asked what, such as {@code P1 attack}. */
  String asked() {
    return match.isOver() ? "nobody" : "P" + match.actor().number() + " " + match.decision().kind();
  }

  /** The notations that are listed now. */
  List<String> options() {
    return match.isOver() ? List.of() : match.decision().actions().stream().map(Action::notation).toList();
  }

  /** The dice rolled by the last move, such as {@code damage=9}. */
  List<String> rolls() {
    return rolled.stream().map(LoadedDice.Roll::toString).toList();
  }

  /** The kinds of dice rolled by the last move, such as {@code damage d12}. */
  List<String> kindsOfDice() {
    return rolled.stream().map(LoadedDice.Roll::die).toList();
  }

  /** The boss in play with Health and damage as the rule book writes it, {@code K 20/15}; or {@code no boss}. */
  String boss() {
    return bossCard().map(card -> card.get("rank") + " " + card.number("health") + "/" + card.number("damage"))
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

  Table table() {
    return match.table(match.seats().get(0));
  }

  /** Each hero's result, {@code WIN 12}; all heroes have the same. */
  String result() {
    List<String> results = new ArrayList<>();
    for (Seat seat : match.seats()) {
      Outcome.Standing standing = match.outcome().of(seat);
      if (standing.result() != Outcome.Result.NONE) {
        results.add(standing.result() + " " + standing.score());
      }
    }
    assertThat(results).isNotEmpty().containsOnly(results.get(0));
    return results.get(0);
  }

  /** What happened by the last move, as seat 1 may know it; asked once after a move. */
  List<Event> events() {
    return events.read();
  }
}
