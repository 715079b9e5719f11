package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole matches with random play, over many seeds and every combination of options. */
final class WholeMatchTests {

  private static final int MANY = 20;
  private static final int SOME = 6;

  /** One combination of options. */
  record Variant(int heroes, boolean host, String speedDice, String diceSet, int bosses) {

    Setup setup(long seed) {
      return Setup.seats(heroes + (host ? 1 : 0)).seed(seed).option("heroCount", heroes).option("host", host)
          .option("speedDice", speedDice).option("diceSet", diceSet).option("bossCount", bosses);
    }
  }

  static Stream<Variant> variants() {
    List<Variant> variants = new ArrayList<>();
    for (int heroes : new int[] {1, 2}) {
      for (boolean host : new boolean[] {false, true}) {
        for (String speedDice : List.of("D20", "3D6")) {
          for (String diceSet : List.of("NORMAL", "D6_ONLY")) {
            for (int bosses : new int[] {1, 3, 12}) {
              variants.add(new Variant(heroes, host, speedDice, diceSet, bosses));
            }
          }
        }
      }
    }
    return variants.stream();
  }

  /** Plays whole matches and checks; a failure names the seed and shows the record. */
  private static void overSeeds(int seeds, Variant variant, Check check) {
    for (long seed = 1; seed <= seeds; seed++) {
      Match match = Deal.GAME.start(variant.setup(seed));
      try {
        check.run(match, RandomSource.seeded(seed), RandomSource.seeded(seed).split("player"));
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("seed " + seed + " of " + variant + "\n" + match.record(), failure);
      }
    }
  }

  /** What is checked about one match, with a source equal to the match's and one for choices. */
  private interface Check {

    void run(Match match, RandomSource same, SeededRandom choices);
  }

  @ParameterizedTest
  @MethodSource("variants")
  @Rule({"BR-SET-13", "BR-RUL-15", "BR-RUL-20"})
  void match_atEveryDecision_agreesWithTheReferee(Variant variant) {
    overSeeds(MANY, variant, (match, same, choices) -> {
      Referee[] referee = new Referee[1];
      referee[0] = new Referee(same, variant.heroes, variant.diceSet.equals("D6_ONLY"),
          variant.speedDice.equals("3D6"), variant.bosses, (seat, kind, options) -> {
            assertThat("P" + match.actor().number() + " " + match.decision().kind()).isEqualTo("P" + seat + " " + kind);
            List<Action> actions = match.decision().actions();
            assertThat(actions.stream().map(Action::notation)).containsExactlyInAnyOrderElementsOf(options);
            assertThat(books(match, variant.heroes)).isEqualTo(referee[0].books());
            Action action = actions.get(choices.nextInt(actions.size()));
            match.play(action);
            return action.notation();
          });

      String result = referee[0].play();

      Outcome.Standing standing = match.outcome().standing(match.seats().get(0));
      assertThat(standing.result() + " " + standing.score()).isEqualTo(result);
      assertThat(books(match, variant.heroes)).isEqualTo(referee[0].books());
    });
  }

  private static String books(Match match, int heroes) {
    Table table = match.table(match.seats().get(0));
    StringBuilder text = new StringBuilder();
    List<Element> boss = table.find("pile:boss").orElseThrow().children();
    text.append(boss.isEmpty() ? "no boss" : boss.get(0).id().substring("card:".length()) + " "
        + boss.get(0).number("health") + "/" + boss.get(0).number("damage"));
    text.append(" defeated ").append(table.find("track:defeated").orElseThrow().number("value"));
    text.append(" spent ").append(table.find("pile:spent").orElseThrow().number("count"));
    text.append(" played ").append(cards(table, "pile:played"));
    Deal.SUITS.forEach(suit -> text.append(' ').append(suit)
        .append(table.find("deck:" + suit).orElseThrow().number("count")));
    for (int seat = 1; seat <= heroes; seat++) {
      Element hero = table.find("seat:" + seat).orElseThrow();
      text.append(" P").append(seat).append(' ').append(hero.number("health")).append('/')
          .append(hero.number("maximum")).append(' ').append(cards(table, "hand:" + seat));
    }
    return text.toString();
  }

  private static Set<String> cards(Table table, String zone) {
    Set<String> cards = new TreeSet<>();
    table.find(zone).orElseThrow().children().forEach(card -> cards.add(card.id().substring("card:".length())));
    return cards;
  }

  @ParameterizedTest
  @MethodSource("variants")
  @Rule({"BR-SET-01", "BR-SET-04", "BR-SET-09", "BR-BOS-01", "BR-KO-01", "BR-RND-05", "BR-END-04", "BR-END-05"})
  void match_atEveryDecision_keepsTheInvariants(Variant variant) {
    overSeeds(SOME, variant, (match, same, choices) -> {
      int decisions = 0;
      while (!match.isOver()) {
        assertThat(match.actor().number()).isLessThanOrEqualTo(variant.heroes);
        assertSound(match.table(match.seats().get(0)), variant, false);
        match.play(choices.nextInt(match.actionCount()));
        decisions++;
      }
      assertThat(decisions).isLessThanOrEqualTo(Deal.GAME.properties().maxDecisions());
      assertSound(match.table(match.seats().get(0)), variant, true);
      assertOutcome(match, variant);
    });
  }

  private static void assertSound(Table table, Variant variant, boolean over) {
    int cards = 0;
    for (Element element : table.all().values()) {
      switch (element.kind()) {
        case HAND, DECK, PILE -> {
          cards += element.number("count");
          assertThat(element.children()).hasSizeLessThanOrEqualTo(element.number("count"));
        }
        case CARD -> assertThat(element.id()).matches("card:(([JQK][SCHD])|([SCHD](A|[2-9]|10)))");
        case SEAT -> assertHero(element);
        default -> { }
      }
    }
    assertThat(cards).isEqualTo(52);
    for (String suit : Deal.SUITS) {
      assertThat(table.find("deck:" + suit).orElseThrow().number("count")).isBetween(0, 10);
    }
    int defeated = table.find("track:defeated").orElseThrow().number("value");
    assertThat(defeated).isBetween(0, variant.bosses);
    List<Element> boss = table.find("pile:boss").orElseThrow().children();
    assertThat(boss).hasSizeLessThanOrEqualTo(1);
    if (boss.isEmpty()) {
      assertThat(cards(table, "pile:played")).isEmpty();
      return;
    }
    int damage = boss.get(0).number("damage");
    assertThat(damage).isNotNegative();
    assertThat(damage > 0 && cards(table, "pile:played").isEmpty() && holdsCards(table))
        .as("damage without a card, though every hero still has cards").isFalse();
    if (!over) {
      assertThat(damage).isLessThan(boss.get(0).number("health"));
    }
  }

  private static boolean holdsCards(Table table) {
    return table.all().values().stream().filter(element -> element.kind() == Element.Kind.HAND)
        .allMatch(hand -> hand.number("count") > 0);
  }

  private static void assertHero(Element seat) {
    if (seat.get("health") != null) {
      assertThat(seat.number("health")).isBetween(0, seat.number("maximum"));
      assertThat(seat.number("maximum") == 0 || seat.number("maximum") >= 23 && seat.number("maximum") <= 38).isTrue();
      assertThat(seat.get("conscious")).isEqualTo(seat.number("health") > 0 || seat.number("maximum") == 0);
    }
  }

  private static void assertOutcome(Match match, Variant variant) {
    Table table = match.table(match.seats().get(0));
    int defeated = table.find("track:defeated").orElseThrow().number("value");
    boolean won = defeated == variant.bosses;
    Outcome.Standing hero = new Outcome.Standing(won ? Outcome.Result.WIN : Outcome.Result.LOSS, defeated, 1);
    match.seats().forEach(seat -> assertThat(match.outcome().standing(seat)).isEqualTo(
        seat.number() <= variant.heroes ? hero : new Outcome.Standing(Outcome.Result.NONE, 0, 0)));
    boolean anybodyStands = table.all().values().stream()
        .anyMatch(element -> Boolean.TRUE.equals(element.get("conscious")));
    assertThat(anybodyStands).isEqualTo(won);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void match_resumedFromItsRecord_goesOnAlike(Variant variant) {
    overSeeds(SOME, variant, (match, same, choices) -> {
      int stop = choices.nextInt(40);
      for (int decision = 0; decision < stop && !match.isOver(); decision++) {
        match.play(choices.nextInt(match.actionCount()));
      }

      Match resumed = Deal.GAME.resume(match.record());

      assertSameFuture(match, resumed, choices);
    });
  }

  @ParameterizedTest
  @MethodSource("variants")
  void copies_playedOn_leaveEachOtherAsTheyWere(Variant variant) {
    overSeeds(SOME, variant, (match, same, choices) -> {
      int stop = choices.nextInt(40);
      for (int decision = 0; decision < stop && !match.isOver(); decision++) {
        match.play(choices.nextInt(match.actionCount()));
      }
      String before = text(match);
      Match first = match.copy();
      Match second = match.copy();

      while (!first.isOver()) {
        first.play(choices.nextInt(first.actionCount()));
      }

      assertThat(text(match)).isEqualTo(before);
      assertThat(text(second)).isEqualTo(before);
      assertSameFuture(match, second, choices);
    });
  }

  /** Plays both to the end with the same choices. */
  private static void assertSameFuture(Match one, Match other, SeededRandom choices) {
    assertThat(text(other)).isEqualTo(text(one));
    while (!one.isOver()) {
      int choice = choices.nextInt(one.actionCount());
      one.play(choice);
      other.play(choice);
      assertThat(text(other)).isEqualTo(text(one));
    }
    assertThat(other.record()).hasToString(one.record().toString());
  }

  private static String text(Match match) {
    return match.table(match.seats().get(0)) + (match.isOver() ? match.outcome().toString()
        : match.actor() + match.decision().kind() + match.decision().actions());
  }
}
