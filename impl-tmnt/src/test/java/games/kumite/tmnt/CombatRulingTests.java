package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.DeckKind;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Rulings about combats that are no rule of their own, and who sees what in them. */
final class CombatRulingTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class Equipment {

    @Test
    @Rule({"MT-RUL-10", "MT-STN-11"})
    void requirementLostInCombat_leavesTheItemUprightWithoutEffect() {
      Played game = Scene.of(3).player("A", "L1 S3 I06 I14 I44 | S3 O03").fight("M35");
      assertThat(game.strengths()).isEqualTo("11:18"); // 1 +3 +4 +3
      game.play("A discard card:S3");
      assertThat(game.strengths()).isEqualTo("1:18");
      assertThat(game.table("A")).as("still upright").isEqualTo("I06 I14 I44");
      game.play("A play card:S3.2");
      assertThat(game.strengths()).isEqualTo("11:18");
    }

    @Test
    @Rule("MT-RUL-28")
    void bothHands_countFully() {
      assertThat(Scene.of(3).player("A", "L1 I26 I22 | O03").fight("M22").strengths()).isEqualTo("7:8");
    }

    @Test
    @Rule({"MT-RUL-37", "MT-ITM-07"})
    void itemLostInCombat_leavesItsSlotEmpty() {
      Played game = Scene.of(3).player("A", "L1 I22 ~I21 ~I24 | O03").player("B", "| T07 E01").fight("M22").pass("A")
          .play("B trap card:T07 seat:1", "A lose card:I22", "B pass");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.refused("equip card:I21").rule()).contains("MT-ITM-07");
      assertThat(game.strengths()).isEqualTo("1:8");
    }

    @Test
    @Rule({"MT-RUL-40", "MT-ITM-10"})
    void surplusInCombat_isTurnedBeforeAnythingElse() {
      Played game = Scene.of(3).player("A", "L1 A06 I08 I09 | O03").fight("M22");
      assertThat(game.strengths()).isEqualTo("6:8");
      game.play("A discard card:A06");
      assertThat(game.asked()).isEqualTo("A surplus");
      assertThat(game.options()).containsExactlyInAnyOrder("sideways card:I08", "sideways card:I09");
      game.play("A sideways card:I09");
      assertThat(game.strengths()).isEqualTo("4:8");
    }

    @Test
    @Rule({"MT-RUL-41", "MT-MON-13"})
    void itemBeyondItsSlot_fillsIt() {
      Played game = Scene.of(3).player("A", "L1 I02+C01 | O03").fight("M07");
      assertThat(game.monsters()).isEqualTo("M07:2");
    }
  }

  @Nested
  final class Cards {

    @Test
    @Rule({"MT-RUL-06", "MT-ALY-02"})
    void allies_areDoorCards() {
      Played game = Scene.of(3).player("A", "| I41").doors("A01").kick();
      assertThat(game.asked()).isEqualTo("A door-card");
      game.play("A play").play("A discard card:A01");
      assertThat(game.topDiscard("door")).isEqualTo("A01");
    }

    @Test
    @Rule({"MT-RUL-07", "MT-RUL-08", "MT-KAT-13"})
    void fancyFootworkAndHockeyMask_bearTheirBonuses() {
      assertThat(Scene.of(3).player("A", "L1 K01 | O03").fight("M22").strengths()).isEqualTo("2:8");
      assertThat(Scene.of(3).player("A", "L1 I01 | O03").fight("M22").strengths()).isEqualTo("3:8");
      Played game = Scene.of(3).player("A", "L1 I01 ~I02 | O03").turn();
      assertThat(game.options()).as("a second Headgear").doesNotContain("equip card:I02");
      assertThat(game.attribute("card:I01", "gold")).isEqualTo(300);
      assertThat(game.attribute("card:I01", "slot")).isEqualTo("head");
    }

    @Test
    @Rule("MT-RUL-14")
    void understudy_countsTheHelperAnew() {
      Played game = Scene.of(3).player("A", "L8 | O16 O15 O03").player("B", "CH6 L1").player("C", "| L01 O04")
          .fight("M30")
          .play("A play card:O16");
      assertThat(game.strengths()).isEqualTo("11:14");
      game.play("A play card:O15", "A force seat:2");
      assertThat(game.strengths()).isEqualTo("14:14");
      game.play("A pass", "C play card:L01", "C level seat:1");
      assertThat(game.strengths()).as("Level 9, and no helper any more").isEqualTo("12:14");
    }

    @Test
    @Rule({"MT-RUL-04", "MT-TAB-04"})
    void vendingMachine_paysMoreToALoneFighter() {
      Played game = Scene.of(3).player("A", "L3 | O14").treasures("O01 O02 O03").fight("M04");
      assertThat(game.hand("A")).isEqualTo("O01 O02 O14");
      game = Scene.of(3).player("A", "L1 | O14").player("B", "L1").treasures("O01 O02 O03").fight("M04")
          .play(FREE_HELP);
      assertThat(game.hand("A")).isEqualTo("O01 O14");
    }

    @Test
    @Rule({"MT-RUL-35", "MT-CBT-03"})
    void strengthByATeamUp_outlivesItsAlly() {
      Played game = Scene.of(3).player("A", "L1").player("C", "A01 | A04 O03").fight("M35").pass("A")
          .play("C team-up card:A01", "C play card:A04", "C discard card:A04");
      assertThat(game.strengths()).isEqualTo("6:18");
    }
  }

  @Nested
  final class Removed {

    @Test
    @Rule({"MT-RUL-49", "MT-RUL-14"})
    void powerAfterTheKill_endsWithItsMonster() {
      Played game = Scene.of(3).player("A", "L7 | O12 O14").player("B", "| W01 M05 E01").treasures("O01 O02 O03")
          .fight("M04").play("A pass", "B play card:wandering", "B pass", "A play card:O12", "A target card:M04",
              "B pass");
      assertThat(game.level("A")).isEqualTo(8);
      assertThat(game.hand("A")).as("the recruit's Treasure alone").isEqualTo("O01 O14");
    }
  }

  @Nested
  final class Deaths {

    @Test
    @Rule({"MT-RUL-18", "MT-DTH-01"})
    void dead_keepsItsCharacter() {
      Played game = Scene.of(3).player("A", "CH2 L7").player("B", "L2 | O14").player("C", "L1").fight("M35")
          .play("A pass ; run-1=1");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.zone("table-1")).isEqualTo("CH2");
      assertThat(game.options()).noneMatch(option -> option.startsWith("choose"));
    }

    @Test
    @Rule({"MT-RUL-17", "MT-DTH-02"})
    void allyOfTheDead_isLooted() {
      Played game = Scene.of(3).player("A", "CH3 L7 A04").player("B", "L2 | O14").player("C", "L1").fight("M35");
      game.dice().layUsual("run-1=1");
      game.until(now -> game.active().equals("B"), "pass", "take");
      assertThat(game.hand("B")).isEqualTo("A04 O14");
    }

    @Test
    @Rule({"MT-RUL-42", "MT-TRP-04"})
    void deadNeighbours_choosesNothing_andTheVictimItselfIfNobodyIsLeft() {
      Played game = Scene.of(3).player("A", "CH3 L1 T13 I41 I46 | O03").player("B", "dead").player("C", "dead")
          .fight("M03")
          .closes("run-1=1");
      assertThat(game.asked()).isEqualTo("A loss");
    }

    @Test
    @Rule({"MT-RUL-42", "MT-RUL-16"})
    void lowestLevel_isOfTheLiving() {
      Played game = Scene.of(3).player("A", "L3 | L06 O14").player("B", "L5").player("C", "L1 dead").closing()
          .play("A play card:L06", "A level seat:1");
      assertThat(game.level("A")).as("the lowest that lives").isEqualTo(5);
    }
  }

  @Nested
  final class Rest {

    @Test
    @Rule({"MT-RUL-20", "MT-SET-12"})
    void emptyDoorDeck_meetsNothing() {
      Played game = Scene.of(3).player("A", "CH3 | M05 O14").nothingElseIn(DeckKind.DOOR).kick();
      assertThat(game.strengths()).isEqualTo("no combat");
      assertThat(game.asked()).isEqualTo("A window-door");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("A phase-two");
      assertThat(game.options()).containsExactlyInAnyOrder("trouble card:M05", "loot");
    }

    @Test
    @Rule({"MT-RUL-02", "MT-KAT-06"})
    void kata_isForTheOwnTurn_orReceipt() {
      Played game = Scene.of(3).player("A", "I41").player("B", "L4 A07 | K02 O14").doors("K01 M01").turn().pass("A");
      assertThat(game.refused("play card:K02").rule()).contains("MT-KAT-06");
      game.play("B team-up card:A07");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K01", "pass");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-SET-14"})
    void neighbour_seesOnlyWhatIsInPlay() {
      Played game = Scene.of(4).player("A", "L1 I41 I01 | I02 M09").fight("M12").closes("run-1=5");
      assertThat(game.asked()).isEqualTo("D loss");
      assertThat(game.match().table(game.match().actor()).find("card:I02")).isEmpty();
      assertThat(game.match().table(game.match().actor()).find("card:M09")).isEmpty();
    }

    @Test
    @Rule({"MT-SET-13", "MT-KAT-11"})
    void cardPaidFromHand_landsFaceUp() {
      Played game = Scene.of(3).player("A", "L1 S3 | M01 M02").fight("M22");
      assertThat(game.table().find("card:M01")).isEmpty();
      game.play("A use card:S3", "A pay card:M01");
      assertThat(game.match().table(Viewer.spectator()).find("card:M01")).isPresent();
      assertThat(game.topDiscard("door")).isEqualTo("M01");
    }
  }

  @Nested
  final class TheNextCombat {

    /** A's combat is over; B's turn has come to its combat against M35. */
    private static Played next(Played game) {
      while (!game.active().equals("B") || !game.asked().equals("B window-combat")) {
        game.closes();
      }
      return game;
    }

    @Test
    @Rule({"MT-CBT-10", "MT-RUN-12"})
    void nothingOfACombat_isLeftForTheNext() {
      Played game = Scene.of(3).player("A", "L1 | O03 O14").player("B", "L2").player("C", "| E01 O15 L01")
          .doors("M35 K01").fight("M22").play("A play card:O03", "A target side").play(FREE_HELP)
          .play("C play card:E01", "C pass", "C pass ; run-1=5", "C pass ; run-2=5").pass("A");
      next(game);
      assertThat(game.strengths()).isEqualTo("2:18");
      assertThat(game.helper()).isEqualTo("nobody");
      assertThat(game.monsters()).isEqualTo("M35:18");
      assertThat(game.treasures()).isEqualTo(5);
    }

    @Test
    @Rule({"MT-TRP-06", "MT-RUL-44"})
    void nextOfBadStuff_countsInTheNextCombat_ofAHelperToo() {
      Played game = next(Scene.of(3).player("A", "L1 T13 | O14").player("B", "L4 | O03").doors("M35").fight("M08")
          .closes("run-1=1"));
      assertThat(game.strengths()).isEqualTo("4:18");
      game.play("B ask seat:1", "B treasures 0", "B send", "A accept");
      assertThat(game.strengths()).isEqualTo("3:18");
    }

    @Test
    @Rule({"MT-RUL-36", "MT-KAT-14"})
    void usesInACombat_areForgotten() {
      Played game = Scene.of(3).player("A", "L2 K09 | M01 M02 M03 M04 O14").player("B", "L4 | O03").doors("M35")
          .fight("M34").play("A use card:K09", "A pay card:M01", "A use card:K09", "A pay card:M02");
      assertThat(game.options()).doesNotContain("use card:K09");
      next(game).play("B ask seat:1", "B treasures 0", "B send", "A accept");
      game.until(now -> now.actor().equals("A"), "pass");
      assertThat(game.options()).contains("use card:K09");
    }

    @Test
    @Rule({"MT-RUL-36", "MT-TRP-08"})
    void useOutsideCombat_doesNotCountAsOneInTheCombatAfterIt() {
      Content once = Cardbox.printed(List.of("K13 effects: ACTIVATE {DISCARD 1} CANCELTRAP SELF MAX 1 PER COMBAT"));
      Played game = Scene.of(3).cards(once).player("A", "L4 K13 | M01 M02 M03").player("B", "| T01 T02 O03 O04")
          .doors("M22").turn().pass("A").play("B trap card:T01 seat:1", "A use card:K13", "A pay card:M01");
      assertThat(game.level("A")).as("outside combat").isEqualTo(4);
      game.until(now -> now.asked().equals("B window-combat"), "pass");
      game.play("B trap card:T02 seat:1", "A use card:K13", "A pay card:M02");
      assertThat(game.level("A")).as("the first use in this combat").isEqualTo(4);
    }

    @Test
    @Rule({"MT-RUN-13", "MT-RUN-12"})
    void escape_isFromThisFightOnly() {
      Played game = next(Scene.of(3).player("A", "L6 | O01 O14").player("B", "L5").doors("M35").fight("M36").closes()
          .play("A play card:O01"));
      game.play("B ask seat:1", "B treasures 0", "B send", "A accept ; run-2=5 run-1=5");
      assertThat(game.rolls()).as("A has to run again").containsExactly("run-2=5", "run-1=5");
    }

    @Test
    @Rule({"MT-CBT-14", "MT-WHN-04"})
    void winBefore_doesNotUnfreezeTheNextCombat() {
      Played game = next(Scene.of(3).player("A", "L8 I22 | O14").player("B", "L5 I01").doors("M35").fight("M22"));
      assertThat(game.level("A")).isEqualTo(9);
      assertThat(game.refused("sideways card:I01").rule()).contains("MT-ITM-07");
      assertThat(game.refused("gift seat:1").rule()).contains("MT-TRD-02");
    }

    @Test
    @Rule({"MT-TRP-06", "MT-TRP-09"})
    void nextOfBadStuff_countsForTheFighter_once() {
      Played game = Scene.of(3).player("A", "CH3 L1 T13 | O14").player("B", "CH1").player("C", "CH2")
          .doors("E01 E02 E03 E04 M22").fight("M08")
          .closes("run-1=1");
      game.until(now -> game.strengths().endsWith(":8"), "pass", "to-hand");
      assertThat(game.strengths()).isEqualTo("-1:8");
    }
  }
}
