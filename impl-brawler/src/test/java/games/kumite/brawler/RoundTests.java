package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RND: the round. */
final class RoundTests {

  @Nested
  class Beginning {

    @ParameterizedTest
    @CsvSource({
      "JS, J 10/0, 14, damage d6", "JC, J 10/0, 14, damage d6",
      "JH, J 10/0, 14, damage d6", "JD, J 10/0, 14, damage d6",
      "QS, Q 15/0, 12, damage d8", "QC, Q 15/0, 12, damage d8",
      "QH, Q 15/0, 12, damage d8", "QD, Q 15/0, 12, damage d8",
      "KS, K 20/0, 10, damage d12", "KC, K 20/0, 10, damage d12",
      "KH, K 20/0, 10, damage d12", "KD, K 20/0, 10, damage d12"})
    @Rule({"BR-RND-01", "BR-BOS-02", "BR-RUL-08"})
    void boss_turnedUp_hasTheValuesOfItsRankWhateverItsSuit(String card, String boss, int speed, String die) {
      StackedGame game = Deal.bosses(card).begin("speed-1=2 speed-2=1 target=1 damage=1");

      assertThat(game.boss()).isEqualTo(boss);
      assertThat(game.bossCard().orElseThrow().number("speed")).isEqualTo(speed);
      assertThat(game.kindsOfDice()).contains(die);
    }

    @Test
    @Rule({"BR-RND-02", "BR-RPL-06"})
    void steps_ofARound_areRevealThenSpeedThenActionsThenReset() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S10 S2 H2", "C2 C3 D2").chosen()
          .play("P1 draw deck:S\nP1 draw deck:S\nP1 draw deck:H\nP2 draw deck:C\nP2 draw deck:C");

      assertThat(game.boss()).isEqualTo("no boss");
      game.play("P2 draw deck:D ; speed-1=18 speed-2=5");
      assertThat(game.events()).map(event -> event.type())
          .containsSubsequence("boss-revealed", "speed-rolled", "speed-rolled").doesNotContain("boss-defeated");
      assertThat(game.asked()).isEqualTo("P1 attack");
      game.play("P1 play card:S10");
      assertThat(game.events()).map(event -> event.type())
          .containsSubsequence("boss-defeated").doesNotContain("boss-revealed", "speed-rolled");
      assertThat(game.asked()).isEqualTo("P1 draw-from");
      game.play("P1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19");
      assertThat(game.events()).map(event -> event.type())
          .containsSubsequence("rested", "boss-revealed", "speed-rolled", "speed-rolled");
      assertThat(game.asked()).isEqualTo("P1 attack");
    }

    @Test
    @Rule("BR-RND-03")
    void nextBoss_whileStepFourLasts_isNotTurnedUp() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=18 speed-2=5");

      game.play("P1 play card:S10");
      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.boss()).isEqualTo("no boss");
      assertThat(game.deck("boss")).isEqualTo(11);

      game.play("P1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19");
      assertThat(game.boss()).isEqualTo("Q 15/0");
      assertThat(game.deck("boss")).isEqualTo(10);
    }

    @Test
    @Rule("BR-RND-03")
    void bosses_areFought_oneAtATime() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=18 speed-2=5");

      assertThat(game.table().find("pile:boss").orElseThrow().children()).hasSize(1);
      game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19");
      assertThat(game.table().find("pile:boss").orElseThrow().children()).hasSize(1);
    }
  }

  @Nested
  class Ending {

    @Test
    @Rule("BR-RND-04")
    void round_whenTheBossIsDefeated_endsBeforeTheTurnsStillDue() {
      StackedGame game = Deal.bosses("JS").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=18 speed-2=5");

      game.play("P1 play card:S10");

      assertThat(game.rolls()).as("neither the boss (14) acts").isEmpty();
      assertThat(game.asked()).as("nor P2 (5)").isEqualTo("P1 draw-from");
      assertThat(game.defeated()).isEqualTo(1);
    }

    @Test
    @Rule({"BR-RND-04", "BR-END-02"})
    void round_whenTheLastHeroFalls_endsBeforeTheTurnsStillDue() {
      StackedGame game = Deal.bosses("KS").loneHero().health(1, "1,1,1").begin("speed-1=5 damage=12");

      game.play("P1 play card:S2 ; damage=11");

      assertThat(game.asked()).isEqualTo("nobody");
      assertThat(game.result()).isEqualTo("LOSS 0");
    }

    @Test
    @Rule({"BR-RND-05", "BR-RUL-04"})
    void surplusDamage_isNotCarried_toTheNextBoss() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S9 S2 H2", "D10 C3 D2").begin("speed-1=20 speed-2=19");

      game.play("""
          P1 play card:S9
          P2 play card:D10
          P1 draw deck:S
          P2 draw deck:D ; speed-1=20 speed-2=19
          """);

      assertThat(game.boss()).isEqualTo("Q 15/0");
    }
  }
}
