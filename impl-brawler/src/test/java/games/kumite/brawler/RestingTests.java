package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RST: resting. */
final class RestingTests {

  /**
   * A King was defeated; he hit P1 for 5 and P2 for as much as said. Now it is a Jack, P1 (18) is on turn with S10, the
   * Jack (14) and P2 (5) follow. P1 has 25 of 30.
   */
  static StackedGame beforeTheJack(int hit) {
    return Deal.bosses("KS", "JS", "QS").hands("S9 H4 S10", "D7 C2 C3").health(2, "2,3,4")
        .begin("speed-1=3 speed-2=2 target=1 damage=5")
        .play("P1 play card:S9\nP2 play card:D7 ; target=2 damage=" + hit)
        .play("""
            P1 play card:H4
            P1 draw deck:S
            P1 draw deck:H
            P2 draw deck:D ; speed-1=18 speed-2=5
            """);
  }

  @Nested
  class Who {

    @Test
    @Rule({"BR-RST-01", "BR-RST-05"})
    void hero_whoDidNothing_restsUnasked() {
      StackedGame game = beforeTheJack(9).play("P1 play card:S10");

      game.play("P1 draw deck:S ; rest-2=4 speed-1=20 speed-2=19");

      assertThat(game.kindsOfDice()).startsWith("rest-2 d6");
      assertThat(game.health(2)).isEqualTo("24/29");
      assertThat(game.health(1)).as("who attacked, did not rest").isEqualTo("25/30");
    }

    @Test
    @Rule("BR-RST-01")
    void firstHero_whoDidNothing_rests() {
      StackedGame game = Deal.bosses("KS", "JS", "QS").hands("S9 H4 S2", "D7 C2 C10")
          .begin("speed-1=3 speed-2=2 target=1 damage=5")
          .play("""
              P1 play card:S9
              P2 play card:D7 ; target=2 damage=9
              P1 play card:H4
              P1 draw deck:S
              P1 draw deck:H
              P2 draw deck:D ; speed-1=5 speed-2=18
              P2 play card:C10
              """);

      game.play("P2 draw deck:C ; rest-1=2 speed-1=20 speed-2=19");

      assertThat(game.health(1)).isEqualTo("27/30");
      assertThat(game.health(2)).isEqualTo("21/30");
    }

    @Test
    @Rule("BR-RST-02")
    void hero_whoAttackedWithACard_doesNotRest() {
      StackedGame game = Deal.bosses("JS", "QS").hands("S9 S2 H2", "D7 C2 C3").begin("speed-1=19 speed-2=20");

      game.play("P2 play card:D7\nP1 play card:S9\nP1 draw deck:S");
      game.play("P2 draw deck:D ; speed-1=20 speed-2=19");

      assertThat(game.rolls()).containsExactly("speed-1=20", "speed-2=19");
    }

    @Test
    @Rule("BR-RST-02")
    void hero_whoAttackedWithADeckTop_doesNotRest() {
      StackedGame game = Deal.bosses("JS", "QS").hands("S9 S2 H2", "D2 C2 C3").next("D7")
          .begin("speed-1=19 speed-2=20");

      game.play("P2 top deck:D\nP1 play card:S9");
      game.play("P1 draw deck:S ; speed-1=20 speed-2=19");

      assertThat(game.rolls()).containsExactly("speed-1=20", "speed-2=19");
    }

    @Test
    @Rule({"BR-RST-02", "BR-ATK-09"})
    void hero_whoAttackedWithABareDie_doesNotRest() {
      StackedGame game = Stories.firstHeroWithoutCards("speed-1=20 speed-2=19 attack-1=6");

      game.play("P2 play card:D5 ; target=2 damage=1 attack-1=6\nP2 play card:D4");

      assertThat(game.defeated()).isEqualTo(10);
      game.play("P2 draw deck:C\nP2 draw deck:C ; speed-1=20 speed-2=19 attack-1=1");
      assertThat(game.rolls()).noneMatch(roll -> roll.startsWith("rest"));
    }

    @Test
    @Rule("BR-RST-02")
    void hero_whoWasHit_doesNotRest() {
      StackedGame game = Deal.bosses("JS", "QS").hands("H10 S2 H2", "D2 C2 C3")
          .begin("speed-1=9 speed-2=4 target=2 damage=2").play("P1 play card:H10");

      game.play("P1 draw deck:H ; speed-1=20 speed-2=19");

      assertThat(game.health(2)).isEqualTo("28/30");
    }

    @Test
    @Rule("BR-RUL-19")
    void interaction_ofAnEarlierRound_doesNotMatter() {
      StackedGame game = beforeTheJack(3).play("P1 play card:S10");

      game.play("P1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19");

      assertThat(game.rolls()).contains("rest-2=1");
    }

    @Test
    @Rule({"BR-RST-03", "BR-KO-02", "BR-RUL-11"})
    void hero_whoWasUnconscious_doesNotRest() {
      StackedGame game = Stories.partnerToRescue("JS", "QS").play("P1 refuse ; speed-1=20\nP1 play card:S10");

      game.play("P1 draw deck:S");

      assertThat(game.rolls()).isEmpty();
      assertThat(game.asked()).isEqualTo("P1 assist");
      assertThat(game.health(2)).isEqualTo("0/23");
    }

    @Test
    @Rule({"BR-RST-03", "BR-RPL-06", "BR-RUL-11"})
    void hero_whoRecovers_doesNotRestInTheSameStep() {
      StackedGame game = Stories.partnerToRescue("JS", "QS").play("P1 refuse ; speed-1=20\nP1 play card:S10");

      game.play("P1 draw deck:S\nP1 assist seat:2 ; recovery-2=6 recovery-health-2=2 speed-1=20 speed-2=19");

      assertThat(game.health(2)).isEqualTo("2/23");
    }
  }

  @Nested
  class Gain {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    @Rule({"BR-RST-04", "BR-RUL-10"})
    void restedHero_regains_oneDie(int face) {
      StackedGame game = beforeTheJack(9).play("P1 play card:S10");

      game.play("P1 draw deck:S ; rest-2=" + face + " speed-1=20 speed-2=19");

      assertThat(game.health(2)).isEqualTo(20 + face + "/29");
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 29", "1, 5, 29", "2, 1, 28", "2, 6, 29", "0, 3, 29"})
    @Rule({"BR-RST-04", "BR-SET-09", "BR-RUL-10"})
    void restedHero_regains_notMoreThanTheStartingHealth(int missing, int face, int health) {
      StackedGame game = missing == 0
          ? Deal.bosses("JS", "QS").hands("S10 S2 H2", "C2 C3 D2").health(2, "2,3,4").begin("speed-1=18 speed-2=5")
          : beforeTheJack(missing);

      game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=" + face + " speed-1=20 speed-2=19");

      assertThat(game.health(2)).isEqualTo(health + "/29");
    }
  }
}
