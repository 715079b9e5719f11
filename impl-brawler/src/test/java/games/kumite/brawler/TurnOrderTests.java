package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** TRN: turn order. */
final class TurnOrderTests {

  /** Cards of which no two make a pair when P1 and P2 play them in turn. */
  private static Deal strangers(String... bosses) {
    return Deal.bosses(bosses).hands("H2 H3 H4", "C6 C8 C2");
  }

  @Nested
  class Speed {

    @Test
    @Rule({"BR-TRN-01", "BR-TRN-03", "BR-TRN-04"})
    void heroes_inEveryRound_rollADieOfTwentyInSeatOrder() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=18 speed-2=5");

      assertThat(game.kindsOfDice()).containsExactly("speed-1 d20", "speed-2 d20");
      assertThat(List.of(game.hero(1).number("speed"), game.hero(2).number("speed"))).containsExactly(18, 5);

      game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=1 speed-1=13 speed-2=19");

      assertThat(game.kindsOfDice()).containsExactly("rest-2 d6", "speed-1 d20", "speed-2 d20");
      assertThat(List.of(game.hero(1).number("speed"), game.hero(2).number("speed"))).containsExactly(13, 19);
      assertThat(game.asked()).isEqualTo("P2 attack");
    }

    @Test
    @Rule({"BR-TRN-03", "BR-RUL-05"})
    void heroes_whateverTheirLastOrder_rollInSeatOrder() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S2 S3 H2", "C10 C3 D2").begin("speed-1=5 speed-2=18");

      game.play("P2 play card:C10\nP2 draw deck:C ; rest-1=1 speed-1=20 speed-2=19");

      assertThat(game.rolls()).containsExactly("rest-1=1", "speed-1=20", "speed-2=19");
    }

    @Test
    @Rule("BR-TRN-02")
    void heroes_withThreeDice_rollThemInEveryRound() {
      StackedGame game = Deal.bosses("JS", "QH").option("speedDice", "3D6").hands("S10 S2 H2", "C2 C3 D2")
          .begin("speed-1=6,5,5 speed-2=1,2,1");

      assertThat(game.kindsOfDice()).hasSize(6).allMatch(die -> die.endsWith(" d6"));
      assertThat(game.hero(1).number("speed")).isEqualTo(16);
      assertThat(game.hero(2).number("speed")).isEqualTo(4);

      game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=1 speed-1=4,4,4 speed-2=6,6,6");

      assertThat(game.hero(1).number("speed")).isEqualTo(12);
      assertThat(game.hero(2).number("speed")).isEqualTo(18);
    }

    @ParameterizedTest
    @CsvSource({"JS, 14, 13", "QS, 12, 11", "KS, 10, 9"})
    @Rule({"BR-TRN-04", "BR-TRN-07", "BR-BOS-02"})
    void boss_actsBetween_aHeroAsFastAndAHeroSlowerByOne(String boss, int asFast, int slower) {
      StackedGame game = strangers(boss).begin("speed-1=" + asFast + " speed-2=" + slower);

      game.play("P1 play card:H2 ; target=1 damage=1\nP2 play card:C6");

      assertThat(game.asked()).isEqualTo("P1 attack");
    }
  }

  @Nested
  class Order {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "speed-1=20 speed-2=19 | P1 play card:H2 / P2 play card:C6 ; target=1 damage=1 | P1 attack",
      "speed-1=19 speed-2=20 | P2 play card:C6 / P1 play card:H2 ; target=1 damage=1 | P2 attack",
      "speed-1=20 speed-2=1  | P1 play card:H2 ; target=1 damage=1 / P2 play card:C6 | P1 attack",
      "speed-1=3 speed-2=17  | P2 play card:C6 ; target=1 damage=1 / P1 play card:H2 | P2 attack"})
    @Rule("BR-TRN-05")
    void highestSpeed_actsFirst(String speeds, String cycle, String next) {
      StackedGame game = strangers("KS").begin(speeds);

      game.play(cycle.replace(" / ", "\n"));

      assertThat(game.asked()).isEqualTo(next);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "speed-1=2 speed-2=1 | P1 play card:H2 / P2 play card:C6 ; target=2 damage=1",
      "speed-1=1 speed-2=2 | P2 play card:C6 / P1 play card:H2 ; target=2 damage=1"})
    @Rule("BR-TRN-05")
    void boss_fasterThanBoth_actsFirst(String speeds, String cycle) {
      StackedGame game = strangers("KS").begin(speeds + " target=1 damage=1");

      game.play(cycle.replace(" / ", "\n"));

      assertThat(game.health(1) + " " + game.health(2)).isEqualTo("29/30 29/30");
    }

    @Test
    @Rule({"BR-TRN-06", "BR-RUL-05"})
    void heroes_tiedAboveTheBoss_actInTheOrderOfTheirRolls() {
      strangers("KS").begin("speed-1=15 speed-2=15")
          .play("P1 play card:H2\nP2 play card:C6 ; target=1 damage=1\nP1 play card:H3");
    }

    @Test
    @Rule("BR-TRN-06")
    void heroes_tiedBelowTheBoss_actInTheOrderOfTheirRolls() {
      strangers("KS").begin("speed-1=5 speed-2=5 target=1 damage=1")
          .play("P1 play card:H2\nP2 play card:C6 ; target=1 damage=1\nP1 play card:H3");
    }

    @Test
    @Rule("BR-TRN-07")
    void firstHero_tiedWithTheBoss_actsBeforeIt() {
      strangers("KS").begin("speed-1=10 speed-2=20")
          .play("P2 play card:C6\nP1 play card:H2 ; target=1 damage=1\nP2 play card:C8");
    }

    @Test
    @Rule("BR-TRN-07")
    void secondHero_tiedWithTheBoss_actsBeforeIt() {
      strangers("KS").begin("speed-1=1 speed-2=10")
          .play("P2 play card:C6 ; target=1 damage=1\nP1 play card:H2\nP2 play card:C8 ; target=1 damage=1");
    }

    @Test
    @Rule({"BR-TRN-06", "BR-TRN-07", "BR-RUL-16"})
    void bothHeroes_tiedWithTheBoss_actBeforeItInTheOrderOfTheirRolls() {
      strangers("KS").begin("speed-1=10 speed-2=10")
          .play("P1 play card:H2\nP2 play card:C6 ; target=1 damage=1\nP1 play card:H3");
    }
  }

  @Nested
  class Cycles {

    @Test
    @Rule({"BR-TRN-08", "BR-BOS-07"})
    void order_whenAllHaveActed_isRepeatedWithoutNewSpeed() {
      StackedGame game = strangers("KS").begin("speed-1=3 speed-2=17");

      game.play("""
          P2 play card:C6 ; target=1 damage=1
          P1 play card:H2
          P2 play card:C8 ; target=2 damage=2
          P1 play card:H3
          """);

      assertThat(game.asked()).isEqualTo("P2 attack");
      assertThat(game.boss()).isEqualTo("K 20/19");
    }

    @Test
    @Rule("BR-TRN-09")
    void hero_whoFalls_isSkippedFromThenOn() {
      StackedGame game = Stories.partnerDown("JS");

      assertThat(game.asked()).isEqualTo("P1 attack");
      game.play("P1 play card:H10 ; damage=1");
      assertThat(game.asked()).isEqualTo("P1 attack");
    }

    @Test
    @Rule("BR-TRN-09")
    void hero_whoFallsBeforeOwnTurnOfTheCycle_losesIt() {
      StackedGame game = Deal.bosses("KS").hands("H2 H10 S3", "C5 C2 D2").health(2, "1,1,1")
          .begin("speed-1=20 speed-2=1");

      game.play("""
          P1 play card:H2 ; target=2 damage=12
          P2 play card:C5
          P1 play card:H10 ; target=2 damage=12
          """);

      assertThat(game.isConscious(2)).isFalse();
      assertThat(game.asked()).isEqualTo("P1 attack");
    }

    @Test
    @Rule("BR-TRN-09")
    void unconsciousHero_atTheStartOfARound_rollsNoSpeed() {
      StackedGame game = Stories.partnerToRescue("JS");

      game.play("P1 refuse ; speed-1=18");

      assertThat(game.rolls()).containsExactly("speed-1=18");
      assertThat(game.asked()).isEqualTo("P1 attack");
      assertThat(game.hero(2).number("speed")).isZero();
      assertThat(game.hero(2).get("turn")).isNull();
      assertThat(game.events()).extracting(Event::type).contains("hero-before-boss").doesNotContain("heroes-before-boss");
    }
  }
}
