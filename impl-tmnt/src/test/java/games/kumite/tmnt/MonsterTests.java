package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Monsters, alone and several, what is played on them, and what they can do. */
final class MonsterTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  /** A of a Level against M20 Bebop and a second monster from B's hand; B has enhancers left. */
  private static Played two(String fighter, String second) {
    Played game = Scene.of(3).player("A", fighter).player("B", "| W01 E06 E01 O03 " + second)
        .treasures("I01 I02 I03 I04 I05 I06").fight("M20");
    return (game.actor().equals("A") ? game.pass("A") : game).play("B play card:wandering");
  }

  @Nested
  final class Coming {

    @Test
    @Rule({"MT-MON-01", "MT-PHS-04"})
    void monsterTurnedUp_attacksAtOnce() {
      Played game = Scene.of(3).player("B", "L1").active("B").doors("M22").kick();
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.strengths()).isEqualTo("1:8");
    }

    @Test
    @Rule({"MT-MON-02", "MT-PHS-11"})
    void monsterDrawnFaceDown_goesToHand() {
      Played game = Scene.of(3).player("A", "CH3 | O14").doors("M22").second();
      assertThat(game.strengths()).isEqualTo("no combat");
      assertThat(game.hand("A")).isEqualTo("M22 O14");
      assertThat(game.table().find("card:M22")).isEmpty();
    }

    @Test
    @Rule("MT-MON-03")
    void monsterInHand_isNotPlayedByItself() {
      Played game = Scene.of(3).player("A", "L1 | M01 O14").turn();
      assertThat(game.refused("play card:M01").rule()).contains("MT-MON-03");
      game = Scene.of(3).player("A", "L1 | M01 O03").fight("M22");
      assertThat(game.refused("play card:M01").rule()).contains("MT-MON-03");
    }

    @Test
    @Rule("MT-MON-04")
    void cardWithTwoNames_isOneMonster() {
      Played game = Scene.of(3).player("A", "L1 K07 I19").fight("M31");
      assertThat(game.monsters()).isEqualTo("M31:14");
      assertThat(game.strengths()).as("neither Whirlwind Kick nor Spring Heels sees two").isEqualTo("2:14");
    }
  }

  @Nested
  final class Enhancers {

    @Test
    @Rule({"MT-MON-06", "MT-MON-05"})
    void enhancers_addUp() {
      Played game = Scene.of(3).player("A", "L1 | E01 E02 E04 E06").fight("M11")
          .play("A play card:E01", "A play card:E02", "A play card:E04");
      assertThat(game.monsters()).isEqualTo("M11:24");
      assertThat(game.treasures()).isEqualTo(6);
      game.play("A play card:E06");
      assertThat(game.monsters()).isEqualTo("M11:19");
      assertThat(game.treasures()).isEqualTo(5);
    }

    @Test
    @Rule({"MT-MON-05", "MT-MON-15"})
    void penalties_takeStrengthBelowOne_andLeaveOneTreasure() {
      Played game = Scene.of(3).player("A", "L1 I41 T13 T14 | E06 E07").fight("M01"); // -6
      game.play("A play card:E06");
      assertThat(game.strengths()).isEqualTo("-6:-4");
      game.play("A play card:E07");
      assertThat(game.level("A")).as("-6 beats -9").isEqualTo(2);
      assertThat(game.handSize("A")).as("MIN1").isEqualTo(1);
    }

    @Test
    @Rule({"MT-MON-05", "MT-CBT-09"})
    void treasureChanges_areAddedBeforeTheLeastOne() {
      Played game = Scene.of(3).player("A", "L1 | E06 E07 E01 O03").fight("M01")
          .play("A play card:E06", "A play card:E07");
      assertThat(game.treasures()).isEqualTo(1); // 1-1-1, at least 1
      game = Scene.of(3).player("A", "L1 | E06 E07 E01").fight("M22").play("A play card:E01", "A play card:E06");
      assertThat(game.treasures()).isEqualTo(2);
    }

    @Test
    @Rule("MT-MON-07")
    void playerOfAnEnhancer_choosesTheMonster() {
      Played game = two("L9", "M11").play("B play card:E01");
      assertThat(game.asked()).isEqualTo("B target");
      assertThat(game.options()).containsExactlyInAnyOrder("target card:M20", "target card:M11");
      game.play("B target card:M11");
      assertThat(game.monsters()).isEqualTo("M20:8 M11:9");
    }

    @Test
    @Rule("MT-MON-14")
    void removedMonster_takesItsEnhancersAlong_theOthersStay() {
      Played game = two("L9 | O12", "M11").play("B play card:E01", "B target card:M11", "B play card:E06",
          "B target card:M20", "B pass", "A play card:O12", "A target card:M11");
      assertThat(game.zone("door-discard")).isEqualTo("E01 M11");
      assertThat(game.zone("combat")).contains("E06", "M20", "O12");
      assertThat(game.monsters()).isEqualTo("M20:3");
    }

    @Test
    @Rule({"MT-MON-14", "MT-CBT-10"})
    void killedMonster_keepsItsEnhancersToTheEnd() {
      Played game = two("L9 I38+C01", "M11").play("B play card:E01", "B target card:M11");
      assertThat(game.zone("combat")).isEqualTo("E01 M11 M20 wandering");
      assertThat(game.zone("door-discard")).isEmpty();
    }
  }

  @Nested
  final class Several {

    @Test
    @Rule({"MT-MON-08", "MT-MON-11"})
    void severalMonsters_areBeatenOrFledTogether() {
      Played game = two("L9 | O14", "M11");
      assertThat(game.strengths()).isEqualTo("9:12");
      game.closes();
      assertThat(game.asked()).as("he beats Bebop, but flees both").isEqualTo("A run-order");
      assertThat(game.options()).containsExactlyInAnyOrder("run card:M20", "run card:M11");
      game.play("A run card:M20 ; run-1=5 run-1=5");
      assertThat(game.level("A")).isEqualTo(9);
    }

    @Test
    @Rule({"MT-MON-09", "MT-RUL-30", "MT-RUL-49"})
    void levelOnly_holdsAgainstTheGroup_untilItsMonsterIsRemoved() {
      Played game = Scene.of(3).player("A", "CH2 L8 S1 K06 I38 A01 | O11").player("B", "| W01 M33").fight("M24");
      assertThat(game.strengths()).isEqualTo("24:13"); // 8 +2 +3+2 +2 +5 +2
      game.pass("A").play("B play card:wandering");
      assertThat(game.strengths()).isEqualTo("8:29");
      game.play("A play card:O11");
      assertThat(game.strengths()).as("M33 leaves; the hand is empty").isEqualTo("24:13");
    }

    @Test
    @Rule({"MT-MON-09", "MT-RUL-30", "MT-RUL-33"})
    void levelOnly_sleepsWhatWasBought_butNotTrapsAndOneShots() {
      Played game = Scene.of(3).player("A", "L8 S3 T13 | M01 M02 O03 O11").player("B", "| W01 M33 O05").fight("M24")
          .play("A use card:S3", "A pay card:M01", "A play card:O03", "A target side");
      assertThat(game.strengths()).isEqualTo("8:10"); // 8 -5 +2 +3
      game.pass("A").play("B play card:wandering", "B pass");
      assertThat(game.strengths()).isEqualTo("6:26");
      assertThat(game.options()).doesNotContain("use card:S3");
      game.play("A play card:O11");
      assertThat(game.strengths()).isEqualTo("8:10");
    }

    @Test
    @Rule({"MT-MON-09", "MT-RUL-30"})
    void levelOnlyOfTheHelper_leavesTheFighter() {
      Played game = Scene.of(3).player("A", "L5 I22").player("B", "L4 I26 S2").fight("M31").play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("11:14");
    }

    @Test
    @Rule("MT-RUL-49")
    void power_endsWithItsMonster() {
      Played game = two("L5 | O10", "M21");
      assertThat(game.monsters()).isEqualTo("M20:12 M21:12");
      game.play("B pass", "A play card:O10", "A target card:M21");
      assertThat(game.monsters()).isEqualTo("M20:8");
      game = Scene.of(3).player("A", "L1 | O11").player("B", "| W01 M22 O05").fight("M16");
      assertThat(game.refused("ask seat:2").rule()).contains("MT-CON-01");
      game.pass("A").play("B play card:wandering", "B pass", "A play card:O11");
      assertThat(game.options()).contains("ask seat:2");
    }

    @Test
    @Rule({"MT-MON-10", "MT-RUL-14"})
    void removedMonster_paysOnlyIfItsCardSaysSo_andGivesNoLevel() {
      Played game = two("L8 | O10 O14", "M01").play("B pass", "A play card:O10", "B pass");
      assertThat(game.level("A")).as("one kill").isEqualTo(9);
      assertThat(game.hand("A")).as("2 of Bebop, 1 of the Mouser").isEqualTo("I01 I02 I03 O14");
      game = two("L8 | O12 O14", "M01").play("B pass", "A play card:O12", "A target card:M20", "B pass");
      assertThat(game.level("A")).isEqualTo(9);
      assertThat(game.hand("A")).isEqualTo("I01 O14");
    }

    @Test
    @Rule("MT-RUL-14")
    void removedMonster_paysWhatItShowedThen() {
      Played game = two("L8 | O10 O14", "M01").play("B play card:E01", "B target card:M20", "B pass",
          "A play card:O10", "B pass");
      assertThat(game.hand("A")).as("3 of the armored Bebop, 1 of the Mouser").isEqualTo("I01 I02 I03 I04 O14");
    }

    @Test
    @Rule({"MT-MON-12", "MT-RUN-01"})
    void removedMonster_paysNothing_ifTheOthersAreFled() {
      Played game = two("L1 | O10 O14", "M01").play("B play card:E01", "B target card:M01", "B pass",
          "A play card:O10", "A pass").closes("run-1=5");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.hand("A")).isEqualTo("O14");
    }
  }

  @Nested
  final class Powers {

    @Test
    @Rule({"MT-MON-13", "MT-TMU-08"})
    void power_countsOnce_ifAnybodyFits() {
      Played game = Scene.of(3).player("A", "CH1 L3").player("B", "CH2 L1 | O03").fight("M28");
      assertThat(game.monsters()).isEqualTo("M28:15");
      game.play(FREE_HELP);
      assertThat(game.monsters()).as("two Turtles").isEqualTo("M28:15");
      game = Scene.of(3).player("A", "CH5 L3").player("B", "CH2 L1 | O03").player("C", "CH1").fight("M28");
      assertThat(game.monsters()).as("Turtles outside do not count").isEqualTo("M28:12");
      game.play(FREE_HELP);
      assertThat(game.monsters()).isEqualTo("M28:15");
    }

    @Test
    @Rule("MT-MON-13")
    void powers_seeWhatTheSideHas() {
      assertThat(Scene.of(3).player("A", "L1").fight("M07").monsters()).isEqualTo("M07:4");
      assertThat(Scene.of(3).player("A", "L1 ~I02").fight("M07").monsters()).as("sideways").isEqualTo("M07:4");
      assertThat(Scene.of(3).player("A", "CH4 L1").fight("M30").monsters()).isEqualTo("M30:14");
      assertThat(Scene.of(3).player("A", "CH3 L1").fight("M30").monsters()).isEqualTo("M30:10");
      assertThat(Scene.of(3).player("A", "L1 A03").fight("M24").monsters()).isEqualTo("M24:13");
    }

    @Test
    @Rule({"MT-MON-16", "MT-RUL-13"})
    void levelInACondition_isThePrintedOne_once() {
      Played game = Scene.of(3).player("A", "L6 S1 | M01 M02 M03").player("B", "| W01 M25 E01 E06 E04").fight("M22");
      assertThat(game.strengths()).isEqualTo("6:11");
      game.pass("A").play("B play card:E01");
      assertThat(game.strengths()).as("16 by an enhancer").isEqualTo("6:16");
      game.play("B play card:wandering");
      assertThat(game.strengths()).as("Karai has 10").isEqualTo("8:26");
      game = Scene.of(3).player("A", "L6 S1 | M01 M02 M03").player("B", "| W01 M25 E06").fight("M24").pass("A")
          .play("B play card:E06");
      assertThat(game.strengths()).as("weakened, but printed 10").isEqualTo("8:5");
    }

    @Test
    @Rule("MT-RUL-13")
    void bonusAgainstLevelTen_countsOnceForTwo() {
      Played game = Scene.of(3).player("A", "L6 S1 | M01 M02 M03").player("B", "| W01 M25 E06").fight("M26").pass("A")
          .play("B play card:wandering");
      assertThat(game.strengths()).isEqualTo("8:20");
    }

    @Test
    @Rule("MT-MON-17")
    void monsterThatDoesNotPursue_isFoughtAllTheSame() {
      Played game = Scene.of(3).player("A", "L2 O14").fight("M26");
      assertThat(game.strengths()).isEqualTo("2:10");
      game.closes();
      assertThat(game.level("A")).as("no roll, no Bad Stuff").isEqualTo(2);
      assertThat(Scene.of(3).player("A", "L3").fight("M26").closes("run-1=1").level("A")).isEqualTo(1);
    }
  }

  @Nested
  final class Copies {

    private Played copied() {
      return Scene.of(3).player("A", "L1 | E01 O12 O14").player("B", "| E08 O03").fight("M22")
          .play("A play card:E01", "A pass", "B play card:E08");
    }

    @Test
    @Rule("MT-RUL-21")
    void copy_isAMonsterOfItsOwn_withoutTheEnhancers() {
      Played game = copied();
      assertThat(game.monsters()).isEqualTo("M22:13 M22:8");
      assertThat(game.treasures()).isEqualTo(5);
      game.play("B play card:O03");
      assertThat(game.options())
          .containsExactlyInAnyOrder("target side", "target card:M22", "target token:twin-2");
      game.play("B target token:twin-2");
      assertThat(game.monsters()).isEqualTo("M22:13 M22:11");
    }

    @Test
    @Rule({"MT-RUL-21", "MT-MON-14"})
    void copy_staysWithoutItsOriginal_andVanishesWithoutACard() {
      Played game = copied().play("B pass", "A play card:O12", "A target card:M22");
      assertThat(game.monsters()).isEqualTo("M22:8");
      assertThat(game.zone("door-discard")).isEqualTo("E01 M22");
      game.closes("run-1=5");
      assertThat(game.zone("door-discard")).as("E08 stays to the end").isEqualTo("E01 E08 M22");

      game = copied().play("B pass", "A play card:O12", "A target token:twin-2");
      assertThat(game.monsters()).isEqualTo("M22:13");
      assertThat(game.zone("door-discard")).isEmpty();
    }

    @Test
    @Rule("MT-RUL-21")
    void copy_isFledForItself() {
      Played game = copied().closes();
      assertThat(game.options()).containsExactlyInAnyOrder("run card:M22", "run token:twin-2");
      game.play("A run token:twin-2 ; run-1=5 run-1=6");
      assertThat(game.level("A")).isEqualTo(1);
    }

    @Test
    @Rule("MT-RUL-43")
    void afterTheComparison_noMonsterComesOrChanges() {
      Played game = Scene.of(3).player("A", "L1").player("B", "| W01 M01 E01 E08 O12 T01").fight("M22").closes();
      assertThat(game.asked()).isEqualTo("B window-run");
      assertThat(game.options()).noneMatch(option -> option.startsWith("play"));
      for (String card : List.of("wandering", "E01", "E08", "O12")) {
        assertThat(game.refused("play card:" + card).rule()).as(card).contains("MT-RUL-43");
      }
    }
  }
}
