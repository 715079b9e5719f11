package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.DeckKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Combat: what counts, who wins, what a win brings. The One-Shot O14 in a hand is there to be asked at the end. */
final class CombatTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class Sums {

    @Test
    @Rule("MT-CBT-01")
    void combat_startsWithAMonsterTurnedUp() {
      Played game = Scene.of(3).player("A", "L1").doors("M22 K01").kick();
      assertThat(game.phase()).isEqualTo("combat");
      assertThat(game.strengths()).isEqualTo("1:8");
      assertThat(game.zone("combat")).isEqualTo("M22");
    }

    @Test
    @Rule({"MT-CBT-01", "MT-MON-03"})
    void combat_startsWithAMonsterPlayedForTrouble() {
      Played game = Scene.of(3).player("A", "L1 | M22").second();
      assertThat(game.strengths()).isEqualTo("no combat");
      game.play("A trouble card:M22");
      assertThat(game.strengths()).isEqualTo("1:8");
      assertThat(game.hand("A")).isEmpty();
    }

    @Test
    @Rule("MT-CBT-02")
    void activePlayer_fights_andAHelperIsInCombatToo() {
      Played game = Scene.of(3).player("B", "L2").player("C", "L1 ~I41 | O03").active("B").fight("M22");
      assertThat(game.attribute("token:combat", "fighter")).isEqualTo("seat:2");
      game.play("B pass");
      assertThat(game.options()).contains("equip card:I41");
      game = Scene.of(3).player("B", "L2").player("C", "L1 ~I41 | O03").active("B").fight("M22")
          .play("B ask seat:3", "B treasures 0", "B send", "C accept");
      assertThat(game.helper()).isEqualTo("C");
      assertThat(game.asked()).isEqualTo("C window-combat");
      assertThat(game.refused("equip card:I41").rule()).contains("MT-ITM-07");
    }

    @Test
    @Rule({"MT-CBT-03", "MT-LVL-05"})
    void fighter_isLevelAndAllBonusesAndPenalties() {
      String cards = "CH2 L6 S1 K11 I22 ~I21 A01 T13"; // 6+2 +3 +3 +2 +0 +2 -5
      Played game = Scene.of(3).player("A", cards + " | O03 O07").player("B", "| O04").fight("M22");
      assertThat(game.strengths()).isEqualTo("13:11"); // M22 knows the Aggressive Stance
      game.play("A play card:O03", "A target side", "A pass");
      assertThat(game.strengths()).isEqualTo("16:11");
      game.play("B play card:O04", "B target card:M22");
      assertThat(game.strengths()).isEqualTo("16:16");

      game = Scene.of(3).player("A", "L1 T13 T14").fight("M22");
      assertThat(game.strengths()).isEqualTo("-7:8");
    }

    @Test
    @Rule("MT-CBT-03")
    void fighter_withoutATrap_hasTheRest() {
      assertThat(Scene.of(3).player("A", "CH2 L6 S1 K11 I22 A01 | M01").fight("M34").strengths()).isEqualTo("20:21");
      assertThat(Scene.of(3).player("A", "CH2 L6 S1 K11 ~I22 A01 | M01").fight("M34").strengths())
          .isEqualTo("18:21");
      assertThat(Scene.of(3).player("A", "CH5 L6 K11 A01 | M01").fight("M34").strengths()).isEqualTo("11:21");
    }

    @Test
    @Rule({"MT-CBT-04", "MT-TMU-08"})
    void helper_addsItsFullStrength() {
      Played game = Scene.of(3).player("A", "L3").player("B", "CH1 L4 S2 K10 I39 A02").fight("M35");
      assertThat(game.strengths()).isEqualTo("3:18");
      game.play(FREE_HELP); // 4 +2 Leonardo +2 Stance +3 Kata +1+1 Item +3 Ally
      assertThat(game.strengths()).isEqualTo("19:18");
    }

    @Test
    @Rule({"MT-CBT-05", "MT-MON-08"})
    void monsters_addLevelsPowersAndCards() {
      Played game = Scene.of(3).player("A", "L1").player("B", "| E01 O03 W01 M10").fight("M03");
      assertThat(game.monsters()).isEqualTo("M03:3"); // April is human
      game.pass("A").play("B play card:E01", "B play card:O03", "B target card:M03", "B play card:wandering");
      assertThat(game.monsters()).isEqualTo("M03:11 M10:6"); // nobody has a Stance
      assertThat(game.strengths()).isEqualTo("1:17");
    }
  }

  @Nested
  final class Comparison {

    @Test
    @Rule("MT-CBT-06")
    void tie_isLost_andOneMoreIsWon() {
      Played game = Scene.of(3).player("A", "L2 I22 | O14").player("C", "I41").fight("M11").closes("run-1=5");
      assertThat(game.level("A")).isEqualTo(2);
      game = Scene.of(3).player("A", "L3 I22 | O14").fight("M11");
      assertThat(game.level("A")).isEqualTo(4);
    }

    @Test
    @Rule("MT-CBT-06")
    void tie_isWon_withACardForTies_alsoTheHelpers() {
      Played game = Scene.of(3).player("A", "L4 K15 I22 | O14").fight("M22").closes();
      assertThat(game.level("A")).isEqualTo(5);
      game = Scene.of(3).player("A", "L2 | O14").player("B", "L4 K15").fight("M22").play(FREE_HELP).closes();
      assertThat(game.level("A")).isEqualTo(3);
      game = Scene.of(3).player("A", "L4 K15 I41 | O14").fight("M22").closes().closes("run-1=5"); // 7: no tie
      assertThat(game.level("A")).isEqualTo(4);
    }

    @Test
    @Rule({"MT-CBT-07", "MT-TMU-10", "MT-RUN-06"})
    void lostCombat_makesBothRun_theFighterFirst() {
      Played game = Scene.of(3).player("A", "L2").player("B", "L2 | O14").fight("M22");
      assertThat(game.options()).noneMatch(option -> option.startsWith("run"));
      game.play("A ask seat:2", "A treasures 0", "A send", "B accept ; run-1=5 run-2=5");
      assertThat(game.level("A")).isEqualTo(2);
    }

    @Test
    @Rule("MT-CBT-12")
    void kill_waitsForEverybodyElse() {
      Played game = Scene.of(4).player("A", "L9 I22 | O14").player("D", "| O04").fight("M22");
      assertThat(game.asked()).isEqualTo("D window-combat"); // A wins, and has nothing to do
      assertThat(game.winner()).isEqualTo("nobody yet");
      game.play("D play card:O04", "D target card:M22");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.level("A")).isEqualTo(9);
    }

    @Test
    @Rule({"MT-CBT-13", "MT-RUL-44", "MT-LVL-06"})
    void result_stands_whateverComesLater() {
      Played game = Scene.of(3).player("A", "L8 I41").player("B", "| L01").fight("M22").closes();
      assertThat(game.level("A")).as("9 against 8 wins").isEqualTo(9);
      game = Scene.of(3).player("A", "L7 I41").player("B", "| L01").fight("M22").pass("A", "B");
      assertThat(game.asked()).isEqualTo("B window-run");
      game.play("B play card:L01", "B level seat:1 ; run-1=1");
      assertThat(game.level("A")).as("8, caught by Bludgeon").isEqualTo(6);
    }

    @Test
    @Rule({"MT-LVL-06", "MT-RUL-48"})
    void levelCard_inCombat_countsAtOnce() {
      Played game = Scene.of(3).player("A", "L8").player("B", "| L01").fight("M22").pass("A");
      assertThat(game.strengths()).isEqualTo("8:8");
      game.play("B play card:L01", "B level seat:1");
      assertThat(game.winner()).as("the kill brings the last Level").isEqualTo("A");
    }
  }

  @Nested
  final class Barred {

    private Played fight() {
      return Scene.of(3).player("A", "L1 ~I21 I35 | I22 O13 I08 I33 I34").player("B", "~I09").fight("M22");
    }

    @Test
    @Rule("MT-CBT-14")
    void itemsInHand_areNotPlayed() {
      Played game = fight();
      assertThat(game.options()).doesNotContain("play card:I22");
      assertThat(game.refused("play card:I22").rule()).contains("MT-CBT-14");
    }

    @Test
    @Rule({"MT-CBT-14", "MT-ITM-07"})
    void equipment_isFrozen() {
      Played game = fight();
      assertThat(game.refused("sideways card:I35").rule()).contains("MT-ITM-07");
      assertThat(game.refused("equip card:I21").rule()).contains("MT-ITM-07");
    }

    @Test
    @Rule({"MT-CBT-14", "MT-SEL-01", "MT-TRD-02"})
    void salesAndTrades_areBarred() {
      Played game = fight();
      assertThat(game.refused("sell").rule()).contains("MT-SEL-01");
      assertThat(game.refused("trade seat:2").rule()).contains("MT-TRD-02");
      assertThat(game.refused("gift seat:2").rule()).contains("MT-TRD-02");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.options()).contains("trade seat:3", "equip card:I09").doesNotContain("trade seat:1");
    }
  }

  @Nested
  final class Rewards {

    @Test
    @Rule("MT-CBT-08")
    void kill_givesOneLevel_orWhatTheCardSays() {
      assertThat(Scene.of(3).player("A", "L5 I38+C01 | O14").fight("M22").level("A")).isEqualTo(6);
      Played game = Scene.of(3).player("A", "L7 I38+C01 I08 I01 | O14").fight("M35"); // Levels 2
      assertThat(game.strengths()).isEqualTo("17:18");
      game = Scene.of(3).player("A", "L7 I38+C01 I08 I01 I41 A01 | O14").fight("M35").closes();
      assertThat(game.level("A")).isEqualTo(9);
    }

    @Test
    @Rule({"MT-CBT-08", "MT-CBT-18"})
    void kill_ofSeveral_givesALevelForEach() {
      Played game = Scene.of(3).player("A", "L5 I38+C01 | O14").player("B", "| W01 M05 E08").fight("M01")
          .play("B play card:wandering", "B play card:E08", "B target card:M05");
      assertThat(game.level("A")).isEqualTo(8);
      assertThat(game.zone("door-discard")).isEqualTo("E08 M01 M05 wandering");
    }

    @Test
    @Rule("MT-CBT-09")
    void fighter_drawsWhatTheMonstersShow() {
      Played game = Scene.of(3).player("A", "L9 I38+C01 | O14 E01").player("B", "| E06").nothingElseIn(DeckKind.DOOR)
          .treasures("I01 I02 I03 I04 I05 I06 I07").fight("M24");
      assertThat(game.treasures()).isEqualTo(3);
      game.play("A play card:E01");
      assertThat(game.treasures()).isEqualTo(4);
      game = Scene.of(3).player("A", "L7 I38+C01 | O14").player("B", "| E06")
          .treasures("I01 I02 I03 I04 I05 I06 I07").fight("M24");
      game.play("B play card:E06");
      assertThat(game.hand("A")).isEqualTo("I01 I02 O14");
    }

    @Test
    @Rule({"MT-CBT-10", "MT-SET-12"})
    void treasures_areDrawnBeforeTheCardsAreDiscarded() {
      Played game = Scene.of(3).player("A", "L6 | O03 O14").nothingElseIn(DeckKind.TREASURE).treasures("I01").fight("M22")
          .play("A play card:O03", "A target side");
      assertThat(game.hand("A")).as("O03 lay still in the combat").isEqualTo("I01 O14");
      assertThat(game.zone("treasure-discard")).isEqualTo("O03");
    }

    @Test
    @Rule("MT-CBT-10")
    void everythingInTheCombat_isDiscarded() {
      Played game = Scene.of(3).player("A", "L8 I22 | O03 O14").player("B", "| E06 O04").fight("M22")
          .play("A play card:O03", "A target side", "B play card:E06", "B play card:O04", "B target side");
      assertThat(game.zone("combat")).isEmpty();
      assertThat(game.zone("door-discard")).isEqualTo("E06 M22");
      assertThat(game.zone("treasure-discard")).isEqualTo("O03 O04");
      assertThat(game.strengths()).isEqualTo("no combat");
    }

    @Test
    @Rule({"MT-CBT-11", "MT-MON-10"})
    void removal_isAWinWithoutLevel_andWithTreasureIfTheCardSaysSo() {
      Played game = Scene.of(3).player("A", "L3 | O12 O14").treasures("I01 I02").fight("M24").play("A play card:O12");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.hand("A")).isEqualTo("O14");
      game = Scene.of(3).player("A", "L3 | O10 O14").treasures("I01 I02 I03").fight("M24").play("A play card:O10");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.hand("A")).isEqualTo("I01 I02 I03 O14");
    }

    @Test
    @Rule({"MT-CBT-15", "MT-SET-13"})
    void treasuresWonAlone_areSeenByTheFighterOnly() {
      Played game = Scene.of(3).player("A", "L8 I22 | O14").treasures("I01 I02").fight("M22");
      assertThat(game.hand("A")).isEqualTo("I01 I02 O14");
      assertThat(game.match().table(game.match().seats().get(0)).find("card:I01")).isPresent();
      assertThat(game.match().table(game.match().seats().get(1)).find("card:I01")).isEmpty();
      assertThat(game.table().find("card:I01")).isEmpty();
    }

    @Test
    @Rule({"MT-CBT-15", "MT-TMU-11"})
    void treasuresWonWithAHelper_lieFaceUp_andStayKnown() {
      Played game = Scene.of(3).player("A", "L3").player("B", "L8 I01").treasures("I02 I03").fight("M22")
          .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A send", "B accept");
      assertThat(game.asked()).isEqualTo("B treasure-pick");
      assertThat(game.match().table(game.match().seats().get(2)).find("card:I02")).isPresent();
      assertThat(game.match().table(Viewer.spectator()).find("card:I03")).isPresent();
      game.play("B take card:I02");
      assertThat(game.hand("A")).isEqualTo("I03");
      assertThat(game.hand("B")).isEqualTo("I02");
    }

    @Test
    @Rule({"MT-CBT-16", "MT-RUL-03"})
    void levels_comeBeforeTreasures() {
      Played game = Scene.of(3).player("A", "L4 I38+C01 | O14").player("B", "| O03").fight("M22").play("B pass");
      assertThat(game.events()).extracting(Event::type).containsSubsequence("combat-won", "killed", "drew");
      game = Scene.of(3).player("A", "L9 I22 | O14").treasures("I01 I02").fight("M22");
      assertThat(game.winner()).isEqualTo("A");
      assertThat(game.hand("A")).isEqualTo("O14");
    }
  }

  @Nested
  final class LastMonster {

    @Test
    @Rule({"MT-CBT-17", "MT-PHS-07"})
    void lastMonsterRemoved_closesTheWindowAtOnce() {
      Played game = Scene.of(3).player("A", "L1 | O12 M01 O14").player("B", "| W01 M02 E01 L01").fight("M24")
          .play("A play card:O12");
      assertThat(game.strengths()).isEqualTo("no combat");
      assertThat(game.asked()).as("no trouble, no loot, no run").isEqualTo("A window-end");
      assertThat(game.hand("A")).isEqualTo("M01 O14");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-end");
      assertThat(game.refused("play card:wandering").rule()).contains("MT-RUL-22");
    }

    @Test
    @Rule({"MT-CBT-17", "MT-MON-14"})
    void lastMonsterRemoved_takesAllCardsAlong() {
      Played game = Scene.of(3).player("A", "L1 | O12 O14").player("B", "| E01 O03").fight("M24").pass("A")
          .play("B play card:E01", "B play card:O03", "B target card:M24", "A play card:O12");
      assertThat(game.zone("combat")).isEmpty();
      assertThat(game.zone("door-discard")).isEqualTo("E01 M24");
      assertThat(game.zone("treasure-discard")).isEqualTo("O03 O12");
    }

    @Test
    @Rule("MT-CBT-18")
    void winByStrength_killsACopyToo() {
      Played game = Scene.of(3).player("A", "L6 I38+C01 I08 I01 | O14").player("B", "| E08").fight("M11")
          .play("B play card:E08");
      assertThat(game.level("A")).isEqualTo(8);
    }
  }
}
