package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is played while somebody runs away, and what it changes. */
final class FleeingTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class BeforeTheRolls {

    @Test
    @Rule({"MT-RUL-44", "MT-MON-17"})
    void runnerWhoRises_isPursuedAfterAll() {
      Played game = Scene.of(3).player("A", "CH5 L3").player("C", "| L01 O14").fight("M29").closes()
          .play("C play card:L01", "C level seat:1 ; run-1=1");
      assertThat(game.level("A")).as("one up, two down").isEqualTo(2);
    }

    @Test
    @Rule({"MT-RUL-44", "MT-MON-17", "MT-WHN-04"})
    void helperWhoFalls_whileTheFighterRuns_isNotPursued() {
      Played game = Scene.of(3).player("A", "CH5 L4 | O14").player("B", "CH6 L5").player("C", "| T01").fight("M34")
          .play(FREE_HELP).closes();
      assertThat(game.asked()).isEqualTo("C window-run");
      game.play("C trap card:T01 seat:2");
      assertThat(game.isAlive("B")).as("no die is rolled").isTrue();
      assertThat(game.level("B")).isEqualTo(4);
      assertThat(game.strengths()).isEqualTo("no combat");
    }

    @Test
    @Rule({"MT-TRP-03", "MT-RUN-03"})
    void persistentTrap_playedOnTheRun_countsForTheRollsAtOnce() {
      Played game = Scene.of(3).player("A", "CH5 L3").player("B", "| T15 O14").fight("M22").closes()
          .play("B trap card:T15 seat:1 ; run-1=5");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.kept("A")).isEqualTo("T15");
    }

    @Test
    @Rule({"MT-TRP-06", "MT-TRP-09", "MT-WHN-04"})
    void trapOnTheFighter_whoHasRunAlready_isSpentWithThisCombat() {
      Played game = Scene.of(3).player("A", "CH5 L3 | O14").player("B", "CH6 L3").player("C", "| T14").fight("M22")
          .play(FREE_HELP).closes().closes("run-1=5");
      assertThat(game.asked()).as("before the rolls of B").isEqualTo("C window-run");
      game.play("C trap card:T14 seat:1", "A accept ; run-2=5");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.level("B")).isEqualTo(3);
      assertThat(game.kept("A")).as("A was in combat until its end").isEmpty();
    }

    @Test
    @Rule({"MT-RUN-13", "MT-RUL-36"})
    void vanishingSmokeOfTheHelper_waitsForItsOwnRun() {
      Played game = Scene.of(3).player("A", "CH5 L6").player("B", "CH6 L6 K12 | M01 M02 M03 L01").fight("M36")
          .play(FREE_HELP).closes();
      assertThat(game.asked()).isEqualTo("B window-run");
      assertThat(game.refused("use card:K12").rule()).contains("MT-RUN-13");
      game.pass("B");
      assertThat(game.isAlive("A")).isFalse();
      game.play("B use card:K12", "B pay card:M01", "B pay card:M02");
      assertThat(game.refused("use card:K12").rule()).contains("MT-RUN-13");
      game.pass("B");
      assertThat(game.isAlive("B")).isTrue();
    }

    @Test
    @Rule({"MT-RUN-13", "MT-RUN-09"})
    void escapeOfTheSide_isToldOfWhomItHelps_andOfNobodyElse() {
      Played game = Scene.of(3).player("A", "CH5 L3 | O14").player("B", "CH6 L4").player("C", "A02 | L01").fight("M22")
          .play(FREE_HELP).closes().closes("run-1=1");
      assertThat(game.level("A")).as("caught").isEqualTo(1);
      game.play("C team-up card:A02");
      assertThat(game.events()).extracting(Event::text).contains("B escapes from all monsters.")
          .doesNotContain("A escapes from all monsters.");
      assertThat(game.level("B")).isEqualTo(4);
      game = Scene.of(3).player("A", "CH5 L3 | O01").player("B", "CH6 L4").player("C", "A02 | L01").fight("M22")
          .play(FREE_HELP).closes().play("A play card:O01", "C team-up card:A02");
      assertThat(game.events()).extracting(Event::text).contains("B escapes from all monsters.")
          .doesNotContain("A escapes from all monsters.");
    }
  }

  @Nested
  final class TheDie {

    @Test
    @Rule({"MT-RUN-02", "MT-RUN-03", "MT-RUL-39"})
    void itemPaidForAReRoll_isMissedByTheNewRoll() {
      Played game = Scene.of(3).player("A", "CH5 L4 S2 I15 | O14").fight("M22");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A window-die"), "pass");
      game.play("A reroll card:S2", "A pay card:I15 ; run-1=3");
      game.until(now -> now.asked().equals("A window-end"), "pass");
      assertThat(game.level("A")).as("3 and 1, without the skates").isEqualTo(2);
      game = Scene.of(3).player("A", "CH5 L4 S2 I15 | O14").fight("M22");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A window-die"), "pass");
      game.play("A reroll card:S2", "A pay card:O14 ; run-1=3");
      game.until(now -> now.asked().equals("A window-end"), "pass");
      assertThat(game.level("A")).isEqualTo(4);
    }

    @Test
    @Rule({"MT-INT-07", "MT-RUN-02", "MT-CBT-12"})
    void answerToAnAnswer_isAnsweredAgain_untilAllHavePassed() {
      Played game = Scene.of(3).player("A", "CH5 L4 S2 | M01 M02 M03").player("B", "| O13").player("C", "A03")
          .fight("M22");
      game.dice().layUsual("run-1=4");
      game.until(now -> now.asked().equals("A window-die"), "pass");
      game.pass("A").play("B face 1");
      assertThat(game.events()).extracting(Event::text)
          .containsSubsequence("B plays Weighted Die.", "B sets the die to 1.");
      game.pass("C").play("A reroll card:S2", "A pay card:M01 ; run-1=6").pass("A")
          .play("C reroll card:A03 ; run-1=2", "A reroll card:S2", "A pay card:M02 ; run-1=4").pass("A");
      assertThat(game.level("A")).as("4 and 1").isEqualTo(4);
      assertThat(game.hand("A")).isEqualTo("M03");
    }
  }

  private static List<String> combat(Played game, String reference) {
    return game.table().find("token:combat").orElseThrow().references(reference);
  }

  @Test
  @Rule({"MT-RUN-05", "MT-RUN-06", "MT-RUN-13"})
  void table_saysWhoRunsFromWhom_andWhoHasEscaped() {
    Played game = Scene.of(3).player("A", "CH3 L4 | O01 W01 M05 O13").player("B", "CH6 L1 | O14").player("C", "| L08 O04")
        .fight("M27").play("A play card:wandering", "A ask seat:2", "A treasures 0", "A send", "B accept");
    assertThat(combat(game, "runner")).isEmpty();
    game.until(now -> now.asked().equals("A window-run"), "pass");
    assertThat(combat(game, "runner")).containsExactly("seat:1");
    assertThat(combat(game, "faced")).as("not chosen yet").isEmpty();
    assertThat(combat(game, "escaped")).isEmpty();
    game.play("A play card:O01");
    assertThat(combat(game, "escaped")).containsExactly("seat:1");
    game.until(now -> now.asked().equals("B run-order"), "pass");
    assertThat(combat(game, "runner")).containsExactly("seat:2");
    game.play("B run card:M05 ; run-2=5");
    assertThat(game.asked()).isEqualTo("A window-die");
    assertThat(combat(game, "faced")).containsExactly("token:monster-2");
  }

  @Test
  @Rule({"MT-TMU-16", "MT-RUL-14"})
  void table_saysWhoWasForced_andWhatRemovedMonstersLeave() {
    Played game = Scene.of(3).player("A", "CH3 L4 | O15 O11 W01 M01 M05").player("B", "CH6 L1").player("C", "| L08")
        .fight("M27").play("A play card:wandering", "A pair card:M01");
    assertThat(game.table().find("token:combat").orElseThrow().get("saved-treasures")).isNull();
    game.play("A play card:O15", "A force seat:2", "A play card:O11");
    assertThat(game.table().find("token:combat").orElseThrow().get("forced")).isEqualTo(true);
    assertThat(game.table().find("token:combat").orElseThrow().get("saved-treasures")).isEqualTo(1);
    Played asked = Scene.of(3).player("A", "CH3 L4 | O14").player("B", "CH6 L1").player("C", "| L08").fight("M27")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept");
    assertThat(asked.table().find("token:combat").orElseThrow().get("forced")).isEqualTo(false);
  }
}
