package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** KO: unconscious, assist, recovery. */
final class RecoveryTests {

  @Nested
  class Falling {

    @ParameterizedTest
    @CsvSource({"10, 1, true", "11, 0, false", "12, 0, false"})
    @Rule("BR-KO-01")
    void hero_atZeroOrBelow_isUnconsciousWithHealthZero(int secondHit, int health, boolean conscious) {
      StackedGame game = Deal.bosses("KS").hands("H2 H10 S3", "C5 C2 D2").health(2, "1,1,1")
          .begin("speed-1=2 speed-2=1 target=2 damage=12");

      game.play("P1 play card:H2\nP2 play card:C5 ; target=2 damage=" + secondHit);

      assertThat(game.health(2)).isEqualTo(health + "/23");
      assertThat(game.isConscious(2)).isEqualTo(conscious);
      assertThat(game.isConscious(1)).isTrue();
    }

    @Test
    @Rule("BR-KO-02")
    void unconsciousHero_takesNoTurn_andIsNoTarget() {
      StackedGame game = Stories.partnerDown("JS");

      game.play("P1 play card:H10 ; damage=6\nP1 top deck:H");

      assertThat(game.health(2)).isEqualTo("0/23");
      assertThat(game.health(1)).isEqualTo("24/30");
    }

    @Test
    @Rule("BR-KO-02")
    void unconsciousHero_keeps_handAndDecks() {
      StackedGame game = Stories.partnerDown("JS");

      assertThat(game.hand(2)).isEqualTo("C2 D2");
      assertThat(game.deck("C")).isEqualTo(8);
      assertThat(game.deck("D")).isEqualTo(9);
      game.play("P1 play card:H10 ; damage=1");
      assertThat(game.hand(2)).isEqualTo("C2 D2");
    }
  }

  @Nested
  class Assisting {

    @Test
    @Rule({"BR-KO-03", "BR-KO-04"})
    void consciousHero_inStepFour_isAskedToAssist() {
      StackedGame game = Stories.partnerToRescue("JS");

      assertThat(game.asked()).isEqualTo("P1 assist");
      assertThat(game.options()).containsExactlyInAnyOrder("assist seat:2", "refuse");
    }

    @Test
    @Rule("BR-KO-03")
    void secondHero_mayAssist_theFirst() {
      StackedGame game = Deal.bosses("KS", "JS").hands("H2 H10 S3", "C5 C2 D8").next("D9").health(1, "1,1,1")
          .begin("speed-1=2 speed-2=1 target=1 damage=12");
      game.play("""
          P1 play card:H2
          P2 play card:C5 ; target=1 damage=11
          P2 play card:D8 ; damage=1
          P2 top deck:D
          P1 draw deck:S
          P2 draw deck:C
          P2 draw deck:C
          """);

      assertThat(game.asked()).isEqualTo("P2 assist");
      assertThat(game.options()).containsExactlyInAnyOrder("assist seat:1", "refuse");
      game.play("P2 assist seat:1 ; recovery-1=5 recovery-health-1=3 speed-1=20 speed-2=19");
      assertThat(game.health(1)).isEqualTo("3/23");
    }

    @Test
    @Rule("BR-KO-03")
    void nobody_isAsked_whileTheBossStands() {
      StackedGame game = Stories.partnerDown("JS");

      assertThat(game.asked()).isEqualTo("P1 attack");
      assertThat(game.refused("assist seat:2")).isNotNull();
    }

    @Test
    @Rule("BR-KO-03")
    void nobody_isAsked_whenBothAreConscious() {
      StackedGame game = Deal.bosses("JS", "QS").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=18 speed-2=5");

      game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19");

      assertThat(game.asked()).isEqualTo("P1 attack");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "P1 refuse ; speed-1=20", "P1 assist seat:2 ; recovery-2=1 speed-1=20"})
    @Rule({"BR-KO-04", "BR-RUL-12"})
    void assisting_orNot_costsNothing(String choice) {
      StackedGame game = Stories.partnerToRescue("JS");

      game.play(choice);

      assertThat(game.health(1)).isEqualTo("29/30");
      assertThat(game.hand(1)).isEqualTo("S9 S10 H9");
      assertThat(game.deck("S") + game.deck("H")).isEqualTo(7 + 7);
    }

    @Test
    @Rule("BR-KO-04")
    void refusing_leavesThePartner_unconscious() {
      StackedGame game = Stories.partnerToRescue("JS").play("P1 refuse ; speed-1=20");

      assertThat(game.health(2)).isEqualTo("0/23");
      assertThat(game.isConscious(2)).isFalse();
    }
  }

  @Nested
  class Recovering {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    @Rule({"BR-KO-05", "BR-KO-07"})
    void check_ofThreeOrLess_failsWithoutAHealthDie(int check) {
      StackedGame game = Stories.partnerToRescue("JS");

      game.play("P1 assist seat:2 ; recovery-2=" + check + " speed-1=20");

      assertThat(game.isConscious(2)).isFalse();
      assertThat(game.health(2)).isEqualTo("0/23");
      assertThat(game.asked()).isEqualTo("P1 attack");
    }

    @ParameterizedTest
    @CsvSource({"4, 1", "4, 6", "5, 3", "6, 2"})
    @Rule({"BR-KO-05", "BR-KO-06"})
    void check_ofFourOrMore_givesOneDieOfHealthAndTheNextRound(int check, int health) {
      StackedGame game = Stories.partnerToRescue("JS");

      game.play("P1 assist seat:2 ; recovery-2=" + check + " recovery-health-2=" + health + " speed-1=19 speed-2=20");

      assertThat(game.kindsOfDice()).containsExactly(
          "recovery-2 d6", "recovery-health-2 d6", "speed-1 d20", "speed-2 d20");
      assertThat(game.health(2)).isEqualTo(health + "/23");
      assertThat(game.isConscious(2)).isTrue();
      assertThat(game.asked()).isEqualTo("P2 attack");
      assertThat(game.hand(2)).isEqualTo("C2 C10 D2");
    }

    @Test
    @Rule({"BR-KO-07", "BR-KO-08"})
    void attempt_thatFailed_isRepeatedOnceAfterTheNextBoss() {
      StackedGame game = Stories.partnerToRescue("JS", "QS").play("P1 assist seat:2 ; recovery-2=3 speed-1=20");
      assertThat(game.asked()).isEqualTo("P1 attack");

      game.play("P1 play card:S10\nP1 draw deck:S");
      assertThat(game.asked()).isEqualTo("P1 assist");
      game.play("P1 assist seat:2 ; recovery-2=4 recovery-health-2=5 speed-1=20 speed-2=19");

      assertThat(game.health(2)).isEqualTo("5/23");
    }

    @Test
    @Rule({"BR-KO-07", "BR-KO-08"})
    void attempt_refused_isOfferedAgainAfterTheNextBoss() {
      StackedGame game = Stories.partnerToRescue("JS", "QS").play("P1 refuse ; speed-1=20\nP1 play card:S10");

      game.play("P1 draw deck:S");

      assertThat(game.asked()).isEqualTo("P1 assist");
    }

    @Test
    @Rule("BR-KO-09")
    void hero_mayFallAndRecover_againAndAgain() {
      StackedGame game = Stories.partnerToRescue("JS", "JC", "QS").play("""
          P1 assist seat:2 ; recovery-2=4 recovery-health-2=1 speed-1=20 speed-2=1
          P1 play card:S9 ; target=2 damage=1
          """);
      assertThat(game.isConscious(2)).as("fallen again").isFalse();
      game.play("""
          P1 play card:H9
          P1 draw deck:S
          P1 draw deck:H
          P1 assist seat:2 ; recovery-2=5 recovery-health-2=1 speed-1=20 speed-2=1
          P1 play card:SA ; ace-1=1 target=2 damage=1
          """);
      assertThat(game.isConscious(2)).as("fallen a third time").isFalse();

      game.play("""
          P1 play card:S10
          P1 draw deck:S
          P1 draw deck:S
          P1 assist seat:2 ; recovery-2=6 recovery-health-2=6 speed-1=20 speed-2=19
          """);

      assertThat(game.health(2)).isEqualTo("6/23");
      assertThat(game.isConscious(2)).isTrue();
    }
  }
}
