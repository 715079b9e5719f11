package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SET: setup. */
final class SetupTests {

  @Nested
  class Decks {

    @Test
    @Rule({"BR-SET-01", "BR-SET-02", "BR-SET-03"})
    void decks_atTheStart_areTwelveBossesAndFourTimesTenCards() {
      StackedGame game = Deal.bosses().start();

      assertThat(game.deck("boss")).isEqualTo(12);
      assertThat(Deal.SUITS).allSatisfy(suit -> assertThat(game.deck(suit)).isEqualTo(10));
      assertThat(game.deck("boss") + Deal.SUITS.stream().mapToInt(game::deck).sum()).isEqualTo(52);
    }

    @ParameterizedTest
    @ValueSource(strings = {"JS", "QS", "KS", "JC", "QC", "KC", "JH", "QH", "KH", "JD", "QD", "KD"})
    @Rule({"BR-SET-01", "BR-SET-02"})
    void bossDeck_holds_everyFaceCard(String card) {
      StackedGame game = Deal.bosses(card).begin("speed-1=20 speed-2=19");

      assertThat(game.bossCard()).hasValueSatisfying(boss -> assertThat(boss.id()).isEqualTo("card:" + card));
      assertThat(game.deck("boss")).isEqualTo(11);
    }

    @ParameterizedTest
    @MethodSource("games.kumite.brawler.SetupTests#damageCards")
    @Rule({"BR-SET-01", "BR-SET-03"})
    void damageDeck_holds_theTenNumberCardsOfItsSuit(String card) {
      String suit = card.substring(0, 1);
      String choice = suit.equals("S") || suit.equals("C") ? "choose deck:S deck:C" : "choose deck:H deck:D";
      StackedGame game = Deal.bosses().hands(card, "").chooses(choice).chosen();

      game.play("P1 draw deck:" + suit);

      assertThat(game.hand(1)).isEqualTo(card);
      assertThat(game.deck(suit)).isEqualTo(9);
    }

    @Test
    @Rule("BR-SET-04")
    void shuffling_isDone_deckByDeckAndNeverAgain() {
      StackedGame game = Deal.bosses("JS").hands("S10 S2 H2", "C2 C3 D2").start();

      assertThat(game.kindsOfDice()).containsExactly(
          "boss-deck d12", "damage-deck-1 d10", "damage-deck-2 d10", "damage-deck-3 d10", "damage-deck-4 d10");

      game.play("""
          P1 choose deck:S deck:H ; health-1=3,3,4 health-2=3,3,4
          P1 draw deck:S
          P1 draw deck:S
          P1 draw deck:H
          P2 draw deck:C
          P2 draw deck:C
          P2 draw deck:D ; speed-1=20 speed-2=1
          P1 play card:S10
          P1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19
          """);
    }

    @Test
    @Rule("BR-SET-04")
    void deck_drawnFrom_givesCardsOfItsOwnSuit() {
      StackedGame game = Deal.bosses("KS").next("S8 S9").chosen();

      game.play("P1 draw deck:S\nP1 draw deck:H\nP1 draw deck:S");

      assertThat(game.hand(1)).isEqualTo("S2 S3 H2");
    }

    @Test
    @Rule({"BR-SET-05", "BR-SET-06", "BR-RUL-01"})
    void firstHero_choosesOneOf_theSixPairsOfDecks() {
      StackedGame game = Deal.bosses().start();

      assertThat(game.asked()).isEqualTo("P1 select-decks");
      assertThat(game.options()).containsExactlyInAnyOrder("choose deck:S deck:C", "choose deck:S deck:H",
          "choose deck:S deck:D", "choose deck:C deck:H", "choose deck:C deck:D", "choose deck:H deck:D");
    }

    @ParameterizedTest
    @CsvSource({"S, C, H, D", "S, H, C, D", "S, D, C, H", "C, H, S, D", "C, D, S, H", "H, D, S, C"})
    @Rule({"BR-SET-05", "BR-SET-06", "BR-RUL-01", "BR-RUL-20"})
    void secondHero_receives_theTwoDecksThatAreLeft(String one, String two, String three, String four) {
      StackedGame game = Deal.bosses().hands("", "").chooses("choose deck:%s deck:%s".formatted(one, two)).chosen();

      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.options()).containsExactlyInAnyOrder("draw deck:" + one, "draw deck:" + two);
      assertThat(owners(game, one, two, three, four)).containsExactly("seat:1", "seat:1", "seat:2", "seat:2");

      game.play("P1 draw deck:%1$s\nP1 draw deck:%1$s\nP1 draw deck:%1$s".formatted(one));

      assertThat(game.options()).containsExactlyInAnyOrder("draw deck:" + three, "draw deck:" + four);
    }

    @Test
    @Rule({"BR-SET-05", "BR-SET-07", "BR-RUL-02"})
    void decksOfNobody_inAGameOfOneHero_areNeverTouched() {
      StackedGame game = Stories.lastThreeCards(Stories.fourKings().option("bossCount", 6));

      assertThat(game.deck("C")).isEqualTo(10);
      assertThat(game.deck("D")).isEqualTo(10);
      assertThat(game.table().find("deck:C").orElseThrow().children()).isEmpty();
      assertThat(game.options()).containsExactlyInAnyOrder("play card:S2", "play card:S3", "play card:H2");
      assertThat(game.refused("top deck:C").rule()).contains("BR-SET-07");
    }

    @Test
    @Rule("BR-SET-07")
    void decksOfNobody_atTheOpeningDraw_areRefused() {
      StackedGame game = Deal.bosses().loneHero().chosen();

      assertThat(game.options()).containsExactlyInAnyOrder("draw deck:S", "draw deck:H");
      assertThat(game.refused("draw deck:D").rule()).contains("BR-SET-07");
    }

    private List<String> owners(StackedGame game, String... suits) {
      return Stream.of(suits)
          .map(suit -> String.valueOf(game.table().find("deck:" + suit).orElseThrow().get("owner"))).toList();
    }
  }

  static Stream<String> damageCards() {
    return Deal.SUITS.stream().flatMap(suit ->
        Stream.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10").map(rank -> suit + rank));
  }

  @Nested
  class Health {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "1,1,1 | 23", "4,2,5 | 31", "3,3,4 | 30", "6,1,6 | 33", "6,6,6 | 38"})
    @Rule({"BR-SET-08", "BR-SET-09"})
    void startingHealth_isThreeDicePlusTwenty_andTheMaximum(String dice, int health) {
      StackedGame game = Deal.bosses().health(1, dice).health(2, "2,2,2").chosen();

      assertThat(game.health(1)).isEqualTo(health + "/" + health);
      assertThat(game.health(2)).isEqualTo("26/26");
      assertThat(game.kindsOfDice()).containsExactly("health-1 d6", "health-1 d6", "health-1 d6",
          "health-2 d6", "health-2 d6", "health-2 d6");
    }

    @Test
    @Rule({"BR-SET-09", "BR-RUL-10"})
    void maximum_afterAHit_staysTheStartingHealth() {
      StackedGame game = Deal.bosses("KS").health(1, "4,2,5").begin("speed-1=2 speed-2=1 target=1 damage=9");

      assertThat(game.health(1)).isEqualTo("22/31");
    }

    @Test
    @Rule({"BR-SET-08", "BR-KO-01"})
    void heroes_areNotUnconscious_beforeTheirHealthIsRolled() {
      StackedGame game = Deal.bosses().start();

      assertThat(game.asked()).isEqualTo("P1 select-decks");
      assertThat(game.hero(1).get("conscious")).isEqualTo(true);
      assertThat(game.hero(2).get("conscious")).isEqualTo(true);
    }
  }

  @Nested
  class Hands {

    @Test
    @Rule("BR-SET-10")
    void openingHands_areDrawn_oneCardAtATimeInSeatOrder() {
      StackedGame game = Deal.bosses("KS").hands("S7 H3 S8", "D4 C5 D6").chosen();

      for (String drawn : List.of("S|S7", "H|S7 H3", "S|S7 S8 H3")) {
        assertThat(game.asked()).isEqualTo("P1 draw-from");
        assertThat(game.options()).containsExactlyInAnyOrder("draw deck:S", "draw deck:H");
        game.play("P1 draw deck:" + drawn.charAt(0));
        assertThat(game.hand(1)).isEqualTo(drawn.substring(2));
      }
      for (String drawn : List.of("D|D4", "C|C5 D4")) {
        assertThat(game.asked()).isEqualTo("P2 draw-from");
        assertThat(game.options()).containsExactlyInAnyOrder("draw deck:C", "draw deck:D");
        game.play("P2 draw deck:" + drawn.charAt(0));
        assertThat(game.hand(2)).isEqualTo(drawn.substring(2));
      }
      game.play("P2 draw deck:D ; speed-1=20 speed-2=19");
      assertThat(game.hand(2)).isEqualTo("C5 D4 D6");
    }

    @Test
    @Rule("BR-SET-10")
    void openingHand_mayCome_fromOneDeckAlone() {
      StackedGame game = Deal.bosses("KS").hands("H7 H3 H8", "D4 D5 D6").begin("speed-1=20 speed-2=19");

      assertThat(game.hand(1)).isEqualTo("H3 H7 H8");
      assertThat(game.deck("S")).isEqualTo(10);
      assertThat(game.deck("H")).isEqualTo(7);
    }

    @Test
    @Rule("BR-SET-11")
    void openingHand_onceDrawn_isKept() {
      StackedGame game = Deal.bosses("KS").hands("S2 S3 H2", "C2 C3 D2").begin("speed-1=20 speed-2=19");

      assertThat(game.asked()).isEqualTo("P1 attack");
      assertThat(game.options()).containsExactlyInAnyOrder(
          "play card:S2", "play card:S3", "play card:H2", "top deck:S", "top deck:H");
      assertThat(game.hand(1)).isEqualTo("S2 S3 H2");
      assertThat(game.refused("draw deck:S")).isNotNull();
    }
  }

  @Nested
  class Seats {

    @Test
    @Rule({"BR-SET-12", "BR-SET-13"})
    void host_atTheTable_changesNothingAndDecidesNothing() {
      String story = """
          P1 play card:H2
          P2 play card:C5 ; target=2 damage=11
          P1 play card:H10
          P2 play card:C2 ; target=1 damage=3
          """;
      Deal deal = Deal.bosses("KS").hands("H2 H10 S3", "C5 C2 D2");
      StackedGame without = deal.begin("speed-1=2 speed-2=1 target=2 damage=12").play(story);
      StackedGame with = deal.host().begin("speed-1=2 speed-2=1 target=2 damage=12").play(story);

      assertThat(with.match().seats()).hasSize(3);
      assertThat(with.asked()).isEqualTo(without.asked());
      assertThat(with.options()).isEqualTo(without.options());
      assertThat(with.boss()).isEqualTo(without.boss()).isEqualTo("K 20/19");
      assertThat(List.of(with.health(1), with.health(2))).isEqualTo(List.of(without.health(1), without.health(2)))
          .containsExactly("27/30", "7/30");
    }

    @Test
    @Rule("BR-SET-12")
    void host_ownsNoDeck_andHasNoHealth() {
      StackedGame game = Deal.bosses("KS").host().begin("speed-1=20 speed-2=19");

      assertThat(game.hero(3).get("health")).isNull();
      assertThat(game.hero(3).get("speed")).isNull();
      assertThat(game.table().find("hand:3")).isEmpty();
      assertThat(game.table().all().values()).noneMatch(element -> "seat:3".equals(element.get("owner")));
    }

    @Test
    @Rule({"BR-SET-12", "BR-END-05"})
    void host_besideALoneHero_hasTheSecondSeat() {
      StackedGame game = Deal.bosses("JS").loneHero().host().option("bossCount", 1).hands("S10 H2 H3")
          .begin("speed-1=20").play("P1 play card:S10");

      List<Seat> seats = game.match().seats();
      assertThat(seats).hasSize(2);
      assertThat(game.match().outcome().standing(seats.get(0)).result()).isEqualTo(Outcome.Result.WIN);
      assertThat(game.match().outcome().standing(seats.get(1)).result()).isEqualTo(Outcome.Result.NONE);
    }

    @ParameterizedTest
    @CsvSource({"0, 2, false", "1, 2, false", "3, 2, false", "4, 2, false", "99, 2, false", "2, 1, false",
        "2, 2, true", "4, 2, true", "1, 1, true", "3, 1, true"})
    @Rule({"BR-SET-14", "BR-RUL-03"})
    void seats_ofAnyOtherNumber_areRefused(int seats, int heroCount, boolean host) {
      Setup setup = Setup.seats(seats).option("heroCount", heroCount).option("host", host);

      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> Deal.GAME.start(setup))
          .withMessageContaining("seats").withMessageContaining("was " + seats);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 4, 12, -1})
    @Rule({"BR-SET-14", "BR-RUL-03"})
    void heroCount_otherThanOneOrTwo_isRefused(int heroCount) {
      Setup setup = Setup.seats(2).option("heroCount", heroCount);

      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> Deal.GAME.start(setup))
          .withMessageContaining("heroCount must be 1..2, was " + heroCount);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, false", "2, 2, false", "3, 2, true"})
    @Rule({"BR-SET-12", "BR-SET-14"})
    void seats_withoutOptions_areHeroesFirst_andThenTheHost(int seats, int heroCount, boolean host) {
      Match match = Deal.GAME.start(Setup.seats(seats).seed(7));

      assertThat(match.perspective(match.seats().get(0)).options()).containsEntry("heroCount", heroCount).containsEntry("host", host);
      assertThat(match.table(match.seats().get(0)).all().keySet().stream().filter(id -> id.startsWith("hand:")))
          .hasSize(heroCount);
    }

    @Test
    @Rule({"BR-SET-14", "BR-RUL-03"})
    void seatCounts_declared_areOneToThree() {
      assertThat(Deal.GAME.seatCounts()).containsExactly(1, 2, 3);
    }
  }
}
