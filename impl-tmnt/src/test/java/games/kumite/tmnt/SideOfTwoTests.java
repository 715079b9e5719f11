package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Combats of a fighter and a helper, at large tables and with unusual cards. */
final class SideOfTwoTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class Powers {

    @ParameterizedTest
    @CsvSource({"M03, CH1 L1, CH6 L1, 1, 3", "M07, CH1 L1 I02, CH2 L1, 2, 4", "M08, CH1 L1, CH4 L1, 2, 0",
        "M10, CH1 L1 S2, CH2 L1, 3, 6", "M13, CH1 L1 I09, CH2 L1, 4, 7", "M14, CH1 L1, CH3 L1, 4, 1",
        "M17, CH1 L1, CH2 L1 S2, 6, 9", "M19, CH5 L1, CH2 L1, 6, 9", "M22, CH5 L1, CH2 L1 S1, 8, 11",
        "M23, CH5 L1, CH6 L1, 8, 12", "M24, CH5 L1, CH2 L1 A03, 10, 13", "M25, CH5 L1, CH1 L1, 10, 13",
        "M27, CH5 L1, CH2 L1 S3, 10, 14", "M28, CH5 L1, CH6 L1, 12, 12", "M30, CH5 L1, CH3 L1, 14, 10",
        "M34, CH5 L1, CH2 L1 A03, 18, 21"})
    @Rule({"MT-TMU-08", "MT-MON-13"})
    void whatTheHelperIsAndHas_isSeenByThePower(String monster, String fighter, String helper, int before, int after) {
      Played game = Scene.of(3).player("A", fighter).player("B", helper).player("C", "| L08").fight(monster);
      assertThat(game.monsters()).isEqualTo(monster + ":" + before);
      game.play("A ask seat:2", "A treasures 0", "A send");
      assertThat(game.monsters()).as("asked is not in the fight").isEqualTo(monster + ":" + before);
      game.play("B accept");
      assertThat(game.monsters()).isEqualTo(monster + ":" + after);
    }

    @Test
    @Rule({"MT-TMU-08", "MT-TAB-03"})
    void powerAgainstAllies_endsWhenTheHelpersAllyIsSpent() {
      Played game = Scene.of(3).player("A", "CH5 L4 | O14").player("B", "CH2 L3 A01").player("C", "| L08").fight("M24")
          .play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("9:13");
      game.play("B team-up card:A01");
      assertThat(game.strengths()).as("7 and 5 for the side").isEqualTo("12:10");
    }

    @Test
    @Rule({"MT-RUL-30", "MT-CBT-06"})
    void helperOfWhomOnlyTheLevelCounts_stillWinsTies() {
      Played game = Scene.of(3).player("A", "CH3 L8 I41 | O14").player("B", "CH6 L5 K15 I22").fight("M31")
          .play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("14:14");
      game.until(now -> !now.asked().endsWith("window-combat"), "pass");
      assertThat(game.level("A")).isEqualTo(9);
    }

    @Test
    @Rule({"MT-RUL-30", "MT-RUL-33"})
    void levelOnlyOfTheHelper_leavesTheFighterWhatItBuys() {
      Played game = Scene.of(3).player("A", "CH1 L3 S3 | M01 M02 O14").player("B", "CH6 L2 K10 S3 | M03 M04")
          .fight("M31").play(FREE_HELP);
      assertThat(game.strengths()).as("3 + 2 of Leonardo with a helper, and a bare 2").isEqualTo("7:14");
      game.play("A use card:S3", "A pay card:M01");
      assertThat(game.strengths()).isEqualTo("9:14");
      game.pass("A");
      assertThat(game.refused("use card:S3.2").rule()).contains("MT-RUL-30");
    }

    @Test
    @Rule({"MT-KAT-08", "MT-RUL-27", "MT-TMU-08"})
    void helperThatFallsBelowItsRanks_losesTheKataBeforeAnybodyActs() {
      Played game = Scene.of(3).player("A", "CH5 L3 | O03").player("B", "CH6 L2 K10").player("C", "| T01 O14")
          .fight("M22").play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("8:8");
      game.pass("A", "B").play("C trap card:T01 seat:2");
      assertThat(game.table("B")).isEmpty();
      assertThat(game.strengths()).isEqualTo("4:8");
    }

    @Test
    @Rule({"MT-INT-03", "MT-MON-03"})
    void helper_maySendAMonsterIntoItsOwnFight() {
      Played game = Scene.of(3).player("A", "CH5 L6 | O14").player("B", "CH6 L5 | W01 M05").player("C", "| L08")
          .fight("M22")
          .play(FREE_HELP).play("B play card:wandering");
      assertThat(game.strengths()).isEqualTo("11:10");
      game.until(now -> !now.asked().endsWith("window-combat"), "pass");
      assertThat(game.level("A")).as("two kills").isEqualTo(8);
    }
  }

  @Nested
  final class LargeTables {

    @Test
    @Rule({"MT-RUN-02", "MT-RUN-06", "MT-SET-09"})
    void dieOfSix_isAnsweredClockwiseFromWhoHasRolled() {
      Played game = Scene.of(6).active("E").player("E", "L1").player("B", "L1").player("C", "L1 | O13")
          .player("A", "L1 A03").fight("M22").play("E ask seat:2", "E treasures 0", "E send", "B accept");
      game.dice().layUsual("run-5=6 run-2=6");
      game.until(now -> now.asked().endsWith("window-die"), "pass");
      assertThat(game.asked()).as("E, F, then A").isEqualTo("A window-die");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("C window-die");
      game.pass("C");
      game.until(now -> now.asked().endsWith("window-die"), "pass");
      assertThat(game.asked()).as("B, then C").isEqualTo("C window-die");
      game.pass("C");
      assertThat(game.asked()).isEqualTo("A window-die");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-RUL-42"})
    void rightNeighbourOfTheHelper_isTheNextLivingOne_whenTheFighterHasDied() {
      Played game = Scene.of(5).player("A", "CH5 L6").player("B", "CH6 L4 I22 I41").player("C", "CH1 L3 | W01 M12")
          .player("D", "CH2 L2").player("E", "CH3 L1").fight("M35")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept", "C play card:wandering")
          .play("A run card:M35 ; run-1=1");
      assertThat(game.isAlive("A")).isFalse();
      game.play("B run card:M12 ; run-2=5"); // 5-1
      assertThat(game.asked()).as("not A, who is dead").isEqualTo("E loss");
      game.play("E lose card:I22");
      assertThat(game.table("B")).isEqualTo("I41");
      assertThat(game.level("B")).as("M35 does not pursue Level 4").isEqualTo(4);
      assertThat(game.active()).isEqualTo("B");
    }

    @Test
    @Rule({"MT-CHA-04", "MT-SET-09"})
    void sevenCardsForThreeOfSix_goClockwiseFromTheGiver() {
      Played game = Scene.of(6).active("C")
          .player("C", "CH5 L7 | E01 E02 E03 E04 E05 E06 E07 E08 M01 M02 M03 M04").player("A", "CH1 L1")
          .player("B", "CH2 L1").player("D", "CH6 L2").player("E", "CH3 L1").player("F", "CH4 L3").charity();
      assertThat(game.asked()).isEqualTo("C charity-split");
      assertThat(game.options()).containsExactlyInAnyOrder("to seat:1", "to seat:2", "to seat:5");
      game.play("C to seat:1", "C give card:E01", "C give card:E02");
      assertThat(game.hand("E")).as("first after C").isEqualTo("E01 E02");
      game.play("C give card:M01", "C give card:M02", "C give card:M03", "C give card:E08", "C give card:E07");
      assertThat(game.hand("A")).isEqualTo("M01 M02 M03");
      assertThat(game.hand("B")).isEqualTo("E07 E08");
      assertThat(game.hand("C")).isEqualTo("E03 E04 E05 E06 M04");
      assertThat(game.handSize("D") + game.handSize("F")).isZero();
    }

    @Test
    @Rule({"MT-DTH-03", "MT-RUL-45", "MT-DTH-05"})
    void threeOfSixWhoTie_rollForThemselves_andAgainWhereTheyStillTie() {
      Played game = Scene.of(6).active("D").player("D", "CH5 L6 I22 I41 | M01 M02").player("A", "CH1 L5")
          .player("B", "CH2 L7").player("C", "CH3 L5").player("E", "CH4 L5").player("F", "CH6 L1").fight("M35")
          .closes("run-4=1 loot-order-1=3 loot-order-3=3 loot-order-5=6 loot-order-1=2 loot-order-3=4");
      game.play("B take card:I22");
      assertThat(game.asked()).isEqualTo("E loot-body");
      game.play("E take card:M02");
      assertThat(game.asked()).isEqualTo("C loot-body");
      game.play("C take card:M01");
      assertThat(game.hand("A")).as("the last card, unasked; nothing is left for F").isEqualTo("I41");
      assertThat(game.handSize("F")).isZero();
    }

    @Test
    @Rule({"MT-DTH-09", "MT-CHA-03"})
    void dead_keepsWhatCharityBrings_andDrawsANewHandAllTheSame() {
      Played game = Scene.of(3).active("C").player("A", "CH1 L1 new-hand").player("B", "CH2 L4")
          .player("C", "CH5 L5 | E01 E02 E03 E04 E05 E06").charity().play("C give card:E06");
      assertThat(game.active()).isEqualTo("A");
      assertThat(game.handSize("A")).as("one by Charity, four and four").isEqualTo(9);
      assertThat(game.hand("A")).contains("E06");
    }
  }

  @Nested
  final class Agreements {

    @Test
    @Rule({"MT-TMU-13", "MT-ITM-10"})
    void promisedItemThatGaveRoom_isMissedBeforeItIsPlaced() {
      Played game = Scene.of(3).player("A", "CH5 L1 I40 I22 I21 I24 | O14").player("B", "CH6 L9").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A add card:I40", "A send", "B accept");
      game.until(now -> !now.asked().endsWith("window-combat"), "pass");
      assertThat(game.asked()).isEqualTo("A surplus");
      game.play("A sideways card:I21");
      assertThat(game.asked()).isEqualTo("B place-item");
      game.play("B sideways card:I40");
      assertThat(game.table("A")).isEqualTo("~I21 I22 I24");
      assertThat(game.table("B")).isEqualTo("~I40");
    }

    @Test
    @Rule({"MT-TMU-06", "MT-TMU-12", "MT-TMU-13"})
    void offerThatWasDeclined_isNothingForAHelperWhoIsForcedThen() {
      Played game = Scene.of(3).player("A", "CH5 L6 I41 | O15 L01").player("B", "CH6 L1").player("C", "CH1 L5")
          .treasures("O01 O02 O03").fight("M24").play("A ask seat:2", "A treasures 3", "A pick-order helper-first",
              "A add card:I41", "A add card:L01", "A send", "B decline", "A play card:O15", "A force seat:3");
      assertThat(game.attribute("token:combat", "promised-treasures")).isEqualTo(0);
      assertThat(game.attribute("token:combat", "promised-items")).isEqualTo("");
      game.until(now -> !game.phase().equals("combat"), "pass");
      assertThat(game.hand("A")).isEqualTo("L01 O01 O02 O03");
      assertThat(game.table("A")).isEqualTo("I41");
      assertThat(game.handSize("C")).isZero();
      assertThat(game.level("C")).isEqualTo(5);
    }

    @Test
    @Rule({"MT-TMU-14", "MT-ONE-02"})
    void promisedOneShot_thatIsPlayed_isNotReplaced() {
      Played game = Scene.of(3).player("A", "CH5 L1 O03 I41 | O14").player("B", "CH6 L9").fight("M24")
          .play("A ask seat:2", "A treasures 0", "A add card:O03", "A add card:I41", "A send", "B accept",
              "A play card:O03", "A target side");
      game.until(now -> !now.asked().endsWith("window-combat"), "pass");
      game.play("B equip card:I41");
      assertThat(game.table("B")).isEqualTo("I41");
      assertThat(game.table("A")).isEmpty();
      assertThat(game.zone("treasure-discard")).contains("O03");
    }

    @Test
    @Rule({"MT-TMU-13", "MT-TRE-04"})
    void promisedComeback_givesTwoToTheLowest_asTheLevelsAreThen() {
      String[] deal = {"A ask seat:2", "A treasures 0", "A add card:L06", "A send", "B accept"};
      Played game = Scene.of(3).player("A", "CH5 L6 | L06 O14").player("B", "CH6 L3").player("C", "CH1 L5")
          .fight("M22").play(deal);
      game.until(now -> now.asked().endsWith("window-end"), "pass");
      assertThat(game.level("B")).isEqualTo(5);
      game = Scene.of(3).player("A", "CH5 L6 | L06 O14").player("B", "CH6 L3").player("C", "CH1 L2").fight("M22")
          .play(deal);
      game.until(now -> now.asked().endsWith("window-end"), "pass");
      assertThat(game.level("B")).isEqualTo(4);
    }

    @Test
    @Rule({"MT-TMU-13", "MT-TMU-14"})
    void promisedLevelCards_areSeenOneAfterTheOther_inTheOrderOfTheirIds() {
      Played game = Scene.of(3).player("A", "CH5 L6 | L06 L05 O14").player("B", "CH6 L3").player("C", "CH1 L3")
          .fight("M22").play("A ask seat:2", "A treasures 0", "A add card:L06", "A add card:L05", "A send", "B accept");
      game.until(now -> now.asked().endsWith("window-end"), "pass");
      assertThat(game.level("B")).as("no longer the lowest when the comeback is played").isEqualTo(5);
    }
  }
}
