package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Running Away, Bad Stuff, and the answers to both. */
final class RunAwayTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  /** A and B lose against this monster; B's hand is for the window that everybody passes. */
  private static Played lostByTwo(String fighter, String helper, String monster, String draws) {
    String[] help = FREE_HELP.clone();
    help[3] = "B accept" + (draws.isEmpty() ? "" : " ; " + draws);
    return Scene.of(3).player("A", fighter).player("B", helper).fight(monster).play(help);
  }

  @Nested
  final class Rolls {

    @Test
    @Rule({"MT-RUN-01", "MT-PHS-13"})
    void losers_getNothing_andDoNotLoot() {
      Played game = Scene.of(3).player("A", "L3 | M01 O14").doors("K01 K02 K03").treasures("I01 I02").fight("M22")
          .closes("run-1=5");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.hand("A")).isEqualTo("M01 O14");
      assertThat(game.asked()).as("no trouble either").isEqualTo("A window-end");
    }

    @ParameterizedTest
    @CsvSource({"5,3", "6,3", "4,1", "1,1"})
    @Rule("MT-RUN-02")
    void five_escapes(int die, int level) {
      Played game = Scene.of(3).player("A", "L3 | O14").fight("M22").closes("run-1=" + die);
      assertThat(game.level("A")).isEqualTo(level);
    }

    @ParameterizedTest
    @CsvSource({"CH4 L3, 4, 3", "CH4 L3, 3, 1", "L3 I15, 3, 3", "L3 ~I15, 4, 1", "L3 I26, 5, 1", "L3 I26, 6, 3",
        "L3 T15, 5, 1", "L4 S2, 4, 4", "L4 K01, 4, 4", "L4 K02, 3, 4", "L3 A03, 4, 3", "L3 I46, 4, 3", "L4 I46, 4, 2"})
    @Rule({"MT-RUN-02", "MT-RUN-03"})
    void runner_addsWhatIsInPlay(String player, int die, int level) {
      Played game = Scene.of(3).player("A", player + " | O14").fight("M22");
      game.dice().layUsual("run-1=" + die);
      game.until(now -> now.asked().equals("A window-end"), "pass");
      assertThat(game.level("A")).isEqualTo(level);
    }

    @Test
    @Rule({"MT-RUN-03", "MT-RUN-02"})
    void modifierOfTheMonster_isForItsRollsOnly() {
      Played game = Scene.of(3).player("A", "L5 | O14").player("B", "| W01 M02").fight("M18").pass("A")
          .play("B play card:wandering").closes().play("A run card:M18 ; run-1=6 run-1=4");
      assertThat(game.level("A")).as("6 is not enough for Koya, 4 is for the pup").isEqualTo(3);
      assertThat(game.asked()).isEqualTo("A window-end");
      game = Scene.of(3).player("A", "L5 I15 | O14").player("B", "| W01 M02").fight("M18").pass("A")
          .play("B play card:wandering").closes().play("A run card:M02 ; run-1=2 run-1=5");
      assertThat(game.level("A")).as("skates help against both").isEqualTo(5);
    }

    @Test
    @Rule("MT-RUN-04")
    void naturalRolls_meanNothing() {
      Played game = Scene.of(3).player("A", "CH4 L3 I15 I43 | O14").fight("M02");
      assertThat(game.level("A")).isEqualTo(4); // won: 5 against 1
      game = Scene.of(3).player("A", "CH4 L6 I15 I43 | O14").player("B", "").fight("M34").closes("run-1=1");
      assertThat(game.isAlive("A")).as("1+1+2+1 escapes from Krang").isTrue();
      game = Scene.of(3).player("A", "L3 T15 T13 I26 | O14").fight("M18").closes("run-1=6"); // 6-1-1-2
      assertThat(game.level("A")).isEqualTo(1);
    }
  }

  @Nested
  final class Course {

    @Test
    @Rule({"MT-RUN-05", "MT-RUN-07"})
    void runner_choosesTheOrder_andIsHitBeforeTheNextRoll() {
      Played game = Scene.of(3).player("A", "L9 I22 I01 | O14").player("B", "| W01 M21 E04").fight("M17")
          .play("B play card:wandering", "B play card:E04", "B target card:M21").closes();
      assertThat(game.options()).containsExactlyInAnyOrder("run card:M17", "run card:M21");
      game.play("A run card:M21 ; run-1=1 run-1=1");
      assertThat(game.table("A")).as("both Items").isEmpty();
      assertThat(game.hand("A")).as("then the whole hand").isEmpty();
    }

    @Test
    @Rule("MT-RUN-07")
    void badStuff_changesTheNextRoll() {
      Played game = Scene.of(3).player("A", "L9 I15 I41 | O14").player("B", "| W01 M02 E04 E05").fight("M14")
          .play("B play card:wandering", "B play card:E04", "B target card:M14", "B play card:E05",
              "B target card:M14").closes()
          .play("A run card:M14 ; run-1=2 run-1=3");
      assertThat(game.table("A")).as("the skates are gone").isEqualTo("I41");
      assertThat(game.level("A")).as("one by the swarm, one by the pup, for 3+1 is too little").isEqualTo(7);
    }

    @Test
    @Rule({"MT-RUN-06", "MT-RUN-08", "MT-TMU-10"})
    void fighter_rollsEverythingFirst_andBothCanBeCaught() {
      Played game = Scene.of(3).player("A", "L4 | O14").player("B", "L4").player("C", "| W01 M05").fight("M35")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept", "C play card:wandering");
      assertThat(game.asked()).isEqualTo("A run-order");
      game.play("A run card:M35 ; run-1=1");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.asked()).isEqualTo("B run-order");
      game.play("B run card:M05 ; run-2=1 ");
      assertThat(game.level("B")).as("M35 does not pursue Level 3").isEqualTo(3);
    }

    @Test
    @Rule({"MT-RUN-08", "MT-RUL-29"})
    void sameMonster_catchesBoth_orOneOfThem() {
      Played game = lostByTwo("L4 | O14", "L3", "M28", "run-1=4 run-2=1");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.level("B")).isEqualTo(1);
      game = lostByTwo("L4 | O14", "L3", "M28", "run-1=5 run-2=1");
      assertThat(game.level("A")).isEqualTo(4);
      assertThat(game.level("B")).isEqualTo(1);
    }

    @Test
    @Rule("MT-RUL-29")
    void oneOfTwoMonsters_mayCatch() {
      Played game = Scene.of(3).player("A", "L5 | O14").player("B", "| W01 M05").fight("M22").pass("A")
          .play("B play card:wandering").closes().play("A run card:M22 ; run-1=1 run-1=6");
      assertThat(game.level("A")).isEqualTo(3);
    }

    @Test
    @Rule({"MT-RUN-09", "MT-RUL-15", "MT-DTH-01"})
    void dead_rollsNoMore_butTheHelperStillRuns() {
      Played game = Scene.of(3).player("A", "L6").player("B", "L5 | O14").player("C", "| W01 M05").fight("M35")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept", "C play card:wandering")
          .play("A run card:M35 ; run-1=1");
      assertThat(game.isAlive("A")).isFalse();
      assertThat(game.level("A")).as("the recruit comes too late").isEqualTo(6);
      assertThat(game.asked()).isEqualTo("B run-order");
      game.play("B run card:M05 ; run-2=1");
      assertThat(game.level("B")).isEqualTo(4);
      assertThat(game.active()).isEqualTo("B");
    }

    @Test
    @Rule({"MT-RUN-12", "MT-TRP-09"})
    void afterTheRolls_everythingIsDiscarded() {
      Played game = Scene.of(3).player("A", "L1 T14 | O03 O14").player("B", "| E01").fight("M22")
          .play("A play card:O03", "A target card:M22", "A pass", "B play card:E01").closes("run-1=5"); // 5-1
      assertThat(game.zone("combat")).isEmpty();
      assertThat(game.kept("A")).isEmpty();
      assertThat(game.zone("door-discard")).isEqualTo("E01 M22 T14");
      assertThat(game.zone("treasure-discard")).isEqualTo("O03");
      assertThat(game.strengths()).isEqualTo("no combat");
    }

    @Test
    @Rule({"MT-RUN-14", "MT-RUL-12"})
    void nobody_givesUpBeforeTheComparison() {
      Played game = Scene.of(3).player("A", "L1 | O01").player("B", "A02").fight("M36");
      assertThat(game.options()).containsExactlyInAnyOrder("ask seat:2", "ask seat:3", "pass");
      assertThat(game.refused("play card:O01").rule()).contains("MT-ONE-07");
      game.pass("A");
      assertThat(game.refused("team-up card:A02").rule()).contains("MT-TAB-02");
    }
  }

  @Nested
  final class Escapes {

    @Test
    @Rule({"MT-RUN-13", "MT-ONE-07"})
    void smokeBomb_leavesAllMonstersWithoutARoll() {
      Played game = Scene.of(3).player("A", "L6 | O01 O02 O14").player("B", "| W01 M05").fight("M36").pass("A")
          .play("B play card:wandering").closes();
      assertThat(game.asked()).isEqualTo("A window-run");
      game.play("A play card:O01");
      assertThat(game.asked()).as("another bomb is of no use").isEqualTo("A window-end");
      assertThat(game.isAlive("A")).isTrue();
      assertThat(game.zone("treasure-discard")).isEqualTo("O01");
    }

    @Test
    @Rule({"MT-RUN-13", "MT-WHN-04"})
    void smokeBomb_isForItsRunnerOnly() {
      Played game = Scene.of(3).player("A", "L6 | O14").player("B", "L6 | O01").fight("M36").play(FREE_HELP);
      assertThat(game.isAlive("A")).as("no die against the Shredder").isFalse();
      assertThat(game.asked()).isEqualTo("B window-run");
      game.play("B play card:O01");
      assertThat(game.isAlive("B")).isTrue();
    }

    @Test
    @Rule({"MT-RUN-13", "MT-TAB-02"})
    void splinter_savesBoth_whoeverSendsHim() {
      Played game = Scene.of(3).player("A", "L6 | O14").player("B", "L6").player("C", "A02").fight("M36")
          .play(FREE_HELP).pass("C");
      assertThat(game.asked()).isEqualTo("C window-run");
      game.play("C team-up card:A02");
      assertThat(game.isAlive("A")).isTrue();
      assertThat(game.isAlive("B")).isTrue();
      assertThat(game.asked()).as("no roll, no window for B").isEqualTo("A window-end");
    }

    @Test
    @Rule({"MT-RUN-13", "MT-TAB-02"})
    void splinter_mayComeForTheHelper_onceTheFighterIsAway() {
      Played game = Scene.of(3).player("A", "L6 | O01 O14").player("B", "L6").player("C", "A02").fight("M36")
          .play(FREE_HELP).pass("C").play("A play card:O01");
      assertThat(game.asked()).isEqualTo("C window-run");
      game.play("C team-up card:A02");
      assertThat(game.isAlive("B")).isTrue();
    }

    @Test
    @Rule({"MT-RUN-13", "MT-KAT-11"})
    void vanishingSmoke_costsTwoCards() {
      Played game = Scene.of(3).player("A", "L6 K12 | M01 M02 M03 O14").fight("M36").closes();
      assertThat(game.asked()).isEqualTo("A window-run");
      game.play("A use card:K12", "A pay card:M01", "A pay card:M03").closes();
      assertThat(game.isAlive("A")).isTrue();
      assertThat(game.hand("A")).isEqualTo("M02 O14");
      assertThat(game.table("A")).isEqualTo("K12");
    }

    @Test
    @Rule({"MT-KAT-11", "MT-RUL-39"})
    void cost_isToldCardByCard_asItWasPaid_anItemAndWhatIsOnItToo() {
      Played game = Scene.of(3).player("A", "L6 K12 I22 | M01 M02 O14").fight("M36").closes()
          .play("A use card:K12", "A pay card:I22", "A pay card:M01");
      assertThat(game.events()).extracting(Event::text).containsSubsequence("A pays with Sai for Vanishing Smoke.",
          "A pays with Mouser Hatchling for Vanishing Smoke.");
      game = Scene.of(3).player("A", "L6 K12 I08+C01 | M02 O14").fight("M36").closes()
          .play("A use card:K12", "A pay card:I08", "A pay card:C01");
      assertThat(game.events()).extracting(Event::text).contains("A pays with Samurai Armor for Vanishing Smoke.",
          "A pays with Cheat! for Vanishing Smoke.");
      assertThat(game.zone("treasure-discard")).isEqualTo("C01 I08");
    }

    @Test
    @Rule({"MT-ITM-10", "MT-KAT-11"})
    void cost_hasItsConsequencesAtOnce() {
      Played game = Scene.of(3).player("A", "L6 K12 A06 I08 I09 | M01 O14").fight("M36").closes()
          .play("A use card:K12", "A pay card:A06", "A pay card:M01");
      assertThat(game.asked()).as("before the effect").isEqualTo("A surplus");
      assertThat(game.zone("door-discard")).isEqualTo("A06 M01");
      game.play("A sideways card:I09");
      assertThat(game.asked()).isEqualTo("A window-run");
      game.closes();
      assertThat(game.isAlive("A")).as("A has escaped").isTrue();
    }

    @Test
    @Rule({"MT-RUN-13", "MT-RUN-06"})
    void escapeFromAll_isToldOfEveryoneWhomItHelps() {
      Played game = Scene.of(3).player("A", "L4 | O14").player("B", "L4 | O02").player("C", "L1 A02 | L01").fight("M35")
          .play(FREE_HELP).pass("C").play("C team-up card:A02");
      assertThat(game.events()).extracting(Event::text)
          .contains("A escapes from all monsters.", "B escapes from all monsters.");
      game = Scene.of(3).player("A", "L4 | O01").player("B", "L4 | O14").player("C", "| L01").fight("M35")
          .play(FREE_HELP).pass("C").play("A play card:O01");
      assertThat(game.events()).extracting(Event::text).contains("A escapes from all monsters.")
          .doesNotContain("B escapes from all monsters.");
    }

    @Test
    @Rule({"MT-MON-17", "MT-RUN-13"})
    void lowLevels_areNotPursued() {
      Played game = lostByTwo("L3 | O14", "L4", "M29", "run-2=1");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.level("B")).isEqualTo(2);
    }
  }

  @Nested
  final class BadStuff {

    @Test
    @Rule("MT-LVL-04")
    void lossAtLevelOne_isIgnored_andNobodyPaysToReduceIt() {
      Played game = Scene.of(3).player("A", "L1 K03 | T01 T02").fight("M09").closes().closes("run-1=1");
      assertThat(game.asked()).isNotEqualTo("A window-bad");
      game = Scene.of(3).player("A", "L2 K03 | T01 T02").fight("M24").closes().closes("run-1=1");
      assertThat(game.asked()).isEqualTo("A window-bad");
    }

    @Test
    @Rule({"MT-RUN-07", "MT-KAT-11"})
    void lossAboutToHit_isToldWithItsLevels() {
      Played game = Scene.of(3).player("A", "L4 K03 | T01 M01").player("B", "| T02").fight("M22");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().endsWith("window-bad"), "pass");
      assertThat(game.match().decision().prompt().chooser())
          .isEqualTo("You are about to lose 2 Levels: lose fewer, or pass.");
      assertThat(game.match().decision().prompt().waiting()).isEqualTo("A is about to lose 2 Levels.");
      game.play("A use card:K03", "A pay card:T01");
      assertThat(game.match().decision().prompt().chooser()).isEqualTo("You are about to lose a Level: keep it, or pass.");
      assertThat(game.match().decision().prompt().waiting()).isEqualTo("A is about to lose a Level.");
    }

    @Test
    @Rule({"MT-RUN-07", "MT-KAT-11"})
    void victim_isAskedInDiscreetWindowsToo() {
      Played game = Scene.of(3).discreet().player("A", "L4 K03 | T01 M01").player("B", "L4 S2 | T02 M02").fight("M22");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().endsWith("window-bad"), "pass");
      assertThat(game.asked()).isEqualTo("A window-bad");
      game.play("A use card:K03", "A pay card:T01", "A pass");
      assertThat(game.level("A")).as("one of two is saved").isEqualTo(3);
    }

    @Test
    @Rule({"MT-RUN-10", "MT-TRP-03"})
    void gold_isLostUnasked_whereOneItemAloneIsLeftToLose() {
      Played game = Scene.of(3).player("A", "I08").player("B", "| T09 O03").turn().play("A pass", "B trap card:T09 seat:1");
      assertThat(game.table("A")).as("600 for 500").isEmpty();
      game = Scene.of(3).player("A", "I08 I22").player("B", "| T09 O03").turn().play("A pass", "B trap card:T09 seat:1");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I08", "lose card:I22");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-RUL-26"})
    void anItem_isChosenByTheVictim() {
      Played game = Scene.of(3).player("A", "L9 I22 ~I01 O03 S1 | I41 M01 M02").player("B", "| E04").fight("M21")
          .pass("A").play("B play card:E04").closes().closes("run-1=1");
      assertThat(game.asked()).isEqualTo("A loss");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I01", "lose card:I22", "lose card:O03"); // two of three
      game.play("A lose card:I01");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I22", "lose card:O03");
      game.play("A lose card:O03");
      assertThat(game.table("A")).isEqualTo("I22 S1");
      assertThat(game.hand("A")).isEqualTo("I41 M01 M02");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-TRP-04"})
    void neighbour_choosesAmongWhatIsInPlay() {
      Played game = Scene.of(4).player("A", "L1 I22 I01 | I41 O14").player("B", "dead").fight("M15")
          .closes("run-1=5"); // 5-1
      assertThat(game.asked()).as("the best one goes, ties by the victim").isEqualTo("A loss");
      game.play("A lose card:I01");
      assertThat(game.table("A")).isEqualTo("I22");
      game = Scene.of(4).player("A", "L1 I41 I01 | I02 O14").player("B", "dead").fight("M12")
          .closes("run-1=5");
      assertThat(game.asked()).isEqualTo("D loss");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I01", "lose card:I41");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-RUN-11"})
    void bestTwo_areTheBestAndOneOfThoseThatTieForTheNextPlace() {
      Content twoBest = Cardbox.printed(List.of("M15 badStuff: LOSE ITEM:BEST 2 VICTIM", "M15 level: 18"));
      Played game = Scene.of(3).cards(twoBest).player("A", "L1 I08 I22 I01 I02 | O14").fight("M15").closes("run-1=1");
      assertThat(game.options()).as("3 goes anyhow, one of the two with 2, not the one with 1")
          .containsExactlyInAnyOrder("lose card:I22", "lose card:I01");
      game.play("A lose card:I01");
      assertThat(game.table("A")).isEqualTo("I02 I22");
      game = Scene.of(3).cards(twoBest).player("A", "L1 I22 I24 I02 | O14").fight("M15").closes("run-1=1");
      assertThat(game.table("A")).as("both that tie for the first place").isEqualTo("I02");
      game = Scene.of(3).cards(twoBest).player("A", "L1 I22 ~I08 | O14").fight("M15").closes("run-1=1");
      assertThat(game.table("A")).as("the only one").isEqualTo("~I08");
      Content threeBest = Cardbox.printed(List.of("M15 badStuff: LOSE ITEM:BEST 3 VICTIM", "M15 level: 18"));
      game = Scene.of(3).cards(threeBest).player("A", "L1 I02 I22 I01 I24 | O14").fight("M15").closes("run-1=1");
      assertThat(game.table("A")).as("three that tie for the first place").isEqualTo("I02");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-RUN-11"})
    void equippedItems_areLost_sidewaysOnesAreNot() {
      Played game = Scene.of(3).player("A", "L1 I41 ~I09 ~I08 | O14").fight("M15").closes("run-1=1");
      assertThat(game.table("A")).as("the best of the equipped").isEqualTo("~I08 ~I09");
      game = Scene.of(3).player("A", "L1 I41 I46 ~I08 | O14").fight("M30").closes("run-1=1");
      assertThat(game.table("A")).isEqualTo("~I08");
      game = Scene.of(3).player("A", "L1 I41 I46 I43 ~I08 | O14").fight("M23").closes("run-1=1");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I41", "lose card:I43", "lose card:I46");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-RUN-11"})
    void handItems_areOfOneHandOrTwo() {
      Played game = Scene.of(3).player("A", "L1 I35 ~I21 I41 | O14").fight("M25").closes("run-1=1");
      assertThat(game.table("A")).isEqualTo("I41");
      game = Scene.of(3).player("A", "L1 ~I35 I22 T13 | O14").fight("M10").closes("run-1=1");
      assertThat(game.table("A")).isEqualTo("~I35");
    }

    @Test
    @Rule({"MT-RUN-07", "MT-ITM-10"})
    void consequences_comeBeforeTheNextEffect() {
      Played game = Scene.of(3).player("A", "L2 K03 A06 I08 I09 T13 T14 | M01 O14").fight("M16");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A surplus"), "pass");
      assertThat(game.table("A")).as("the Ally is lost, the Level not yet").isEqualTo("I08 I09 K03");
      game.play("A sideways card:I09");
      assertThat(game.asked()).isEqualTo("A window-bad");
      assertThat(game.level("A")).isEqualTo(2);
    }

    @Test
    @Rule("MT-RUN-10")
    void leftNeighbour_isTheNextLivingPlayerClockwise() {
      Played game = Scene.of(4).player("A", "CH3 L1 I41 I46 T13 | O14").player("B", "dead").fight("M03")
          .closes("run-1=1");
      assertThat(game.asked()).isEqualTo("C loss");
      game.play("C lose card:I46");
      assertThat(game.table("A")).isEqualTo("I41");
    }

    @Test
    @Rule("MT-RUN-11")
    void badStuffWithoutATarget_hasNoEffect() {
      Played game = Scene.of(3).player("A", "L1 T13 | O14").fight("M01").closes("run-1=1");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.hand("A")).isEqualTo("O14");
      game = Scene.of(3).player("A", "L3 I41 | O14").fight("M25").closes("run-1=1");
      assertThat(game.table("A")).isEqualTo("I41");
    }

    @Test
    @Rule({"MT-RUN-07", "MT-RUL-27", "MT-KAT-08"})
    void levelLoss_costsKatasBeforeTheNextRoll() {
      Played game = Scene.of(3).player("A", "L4 K02 K11 | O14").player("B", "| W01 M05").fight("M22").pass("A")
          .play("B play card:wandering").closes().closes().play("A run card:M22 ; run-1=1");
      assertThat(game.asked()).isEqualTo("A rank-excess");
      assertThat(game.options()).containsExactlyInAnyOrder("discard card:K02", "discard card:K11");
      game.play("A discard card:K11 ; run-1=3"); // with Shadow Step 5
      assertThat(game.level("A")).isEqualTo(2);
    }

    @Test
    @Rule({"MT-RUN-07", "MT-KAT-11"})
    void shellGuard_makesTheLossSmaller_asOftenAsItIsPaid() {
      Played game = Scene.of(3).player("A", "L6 K03 | M01 M02 O14").fight("M28").closes().closes("run-1=1");
      assertThat(game.asked()).isEqualTo("A window-bad");
      assertThat(game.options()).containsExactlyInAnyOrder("use card:K03", "pass");
      game.play("A use card:K03", "A pay card:M01", "A use card:K03", "A pay card:M02");
      assertThat(game.options()).as("one Level is left").contains("use card:K03");
      game.play("A pass");
      assertThat(game.level("A")).isEqualTo(5);
    }

    @Test
    @Rule("MT-RUN-07")
    void shellGuard_isNoHelpAgainstTraps() {
      Played game = Scene.of(3).player("A", "L6 K03 | M01").player("B", "| T01").turn().pass("A")
          .play("B trap card:T01 seat:1");
      assertThat(game.level("A")).isEqualTo(5);
    }

    @Test
    @Rule("MT-RUN-07")
    void goldLoss_endsOnceItsValueIsReached() {
      Played game = Scene.of(3).player("A", "L1 I41 I08 I22 I32 | O14").fight("M27").closes("run-1=1");
      assertThat(game.asked()).isEqualTo("A loss"); // 300, 600, 400, 100
      game.play("A lose card:I08");
      assertThat(game.options()).contains("lose card:I22", "lose card:I41", "lose card:I32");
      game.play("A lose card:I22");
      assertThat(game.table("A")).isEqualTo("I32 I41");
    }

    @Test
    @Rule({"MT-RUN-10", "MT-ITM-01"})
    void goldLoss_ofJustEnough_mayLeaveWhatIsWorthNothing() {
      Played game = Scene.of(3).player("A", "L1 I08 ~I22 I45 | O14").fight("M27").closes("run-1=1");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I08", "lose card:I22", "lose card:I45");
      game.play("A lose card:I08", "A lose card:I22");
      assertThat(game.table("A")).as("600 and 400").isEqualTo("I45");
      game = Scene.of(3).player("A", "L1 I08 ~I22 I45 | O14").fight("M27").closes("run-1=1")
          .play("A lose card:I45", "A lose card:I22");
      assertThat(game.table("A")).as("it may be among them").isEmpty();
      game = Scene.of(3).player("A", "L1 I08 ~I22 | O14").fight("M27").closes("run-1=1");
      assertThat(game.table("A")).as("unasked: there is no choice").isEmpty();
    }

    @Test
    @Rule("MT-RUN-07")
    void goldLoss_allowsEveryFittingCard() {
      Played game = Scene.of(3).player("A", "I02 I08 I22").player("B", "| T09").turn().pass("A")
          .play("B trap card:T09 seat:1");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I02", "lose card:I08", "lose card:I22");
      game.play("A lose card:I22");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I02", "lose card:I08");
    }

    @Test
    @Rule({"MT-TRP-06", "MT-RUN-07"})
    void nextCombatOfBadStuff_isTheOneAfterThis() {
      Played game = Scene.of(3).player("A", "CH3 L1 | M05 O14").fight("M08").closes("run-1=1");
      assertThat(game.kept("A")).as("no Trap").isEmpty();
      assertThat(game.attribute("seat:1", "next-combat")).isEqualTo(-2);
      game = Scene.of(3).player("A", "CH3 L2 I13 | M05 O14").fight("M08");
      assertThat(game.level("A")).isEqualTo(3);
    }
  }
}
