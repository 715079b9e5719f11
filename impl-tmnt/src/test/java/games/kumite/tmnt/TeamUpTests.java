package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.DeckKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Team-up abilities of Allies: who, when, and what is lost by them. */
final class TeamUpTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class Using {

    @Test
    @Rule({"MT-TAB-01", "MT-ALY-08"})
    void ally_isDiscardedForItsAbility() {
      Played game = Scene.of(3).player("A", "L1 A07 | O13").doors("M01 M02").closing().play("A team-up card:A07");
      assertThat(game.table("A")).isEmpty();
      assertThat(game.topDiscard("door")).isEqualTo("A07");
      assertThat(game.hand("A")).isEqualTo("M01 M02 O13");
    }

    @Test
    @Rule("MT-TAB-01")
    void ally_inHandOrOfAnother_isNotUsed() {
      Played game = Scene.of(3).player("A", "L1 | A01").player("B", "A02").fight("M22");
      assertThat(game.refused("team-up card:A01").rule()).isPresent();
      assertThat(game.refused("team-up card:A02").rule()).isPresent();
    }

    @Test
    @Rule({"MT-TAB-03", "MT-ALY-07"})
    void constantBonus_isLostWithTheDiscard() {
      Played game = Scene.of(3).player("A", "L1 A01 | O03").fight("M22");
      assertThat(game.strengths()).isEqualTo("3:8");
      game.play("A team-up card:A01");
      assertThat(game.strengths()).as("+5 for +2").isEqualTo("6:8");
      game = Scene.of(3).player("A", "L1 A04 | O03").fight("M22").play("A team-up card:A04");
      assertThat(game.strengths()).isEqualTo("1:3");
    }

    @Test
    @Rule({"MT-TAB-04", "MT-RUL-04", "MT-TAB-05"})
    void combatTeamUp_isForFighterHelperAndBystander() {
      assertThat(Scene.of(3).player("A", "L1 A01 | O03").fight("M34").play("A team-up card:A01").strengths())
          .isEqualTo("6:18");
      assertThat(Scene.of(3).player("A", "L1").player("B", "L1 A01 | O03").fight("M35").play(FREE_HELP)
          .play("B team-up card:A01").strengths()).isEqualTo("7:18");
      Played game = Scene.of(4).player("A", "L1").player("D", "L1 A01 | O03").fight("M35").pass("A")
          .play("D team-up card:A01");
      assertThat(game.asked()).as("no choice of a side").isEqualTo("D window-combat");
      assertThat(game.strengths()).isEqualTo("6:18");
    }

    @Test
    @Rule({"MT-TAB-04", "MT-MON-07"})
    void bystander_choosesTheMonster() {
      Played game = Scene.of(3).player("A", "L1").player("B", "A04 | W01 M01 O03").fight("M35").pass("A")
          .play("B play card:wandering", "B team-up card:A04");
      assertThat(game.options()).containsExactlyInAnyOrder("target card:M35", "target card:M01");
      game.play("B target card:M01");
      assertThat(game.monsters()).isEqualTo("M35:18 M01:-4");
    }

    @Test
    @Rule({"MT-TAB-03", "MT-ITM-10"})
    void constantAbility_isLostToo() {
      Played game = Scene.of(3).player("A", "L1 | O03").player("B", "A06 I08 I09 | W01 M05 E01").fight("M16").pass("A")
          .play("B play card:wandering", "B team-up card:A06");
      assertThat(game.asked()).as("two Armors without the Professor").isEqualTo("B surplus");
      game.play("B sideways card:I08");
      assertThat(game.monsters()).isEqualTo("M05:2");
    }

    @Test
    @Rule({"MT-TAB-06", "MT-ALY-05"})
    void newAlly_mayFollowDirectly() {
      Played game = Scene.of(3).player("A", "L1 A01 | A02 O03").fight("M35")
          .play("A team-up card:A01", "A play card:A02");
      assertThat(game.strengths()).isEqualTo("9:18");
      assertThat(game.table("A")).isEqualTo("A02");
    }

    @Test
    @Rule({"MT-TAB-07", "MT-ALY-04"})
    void discardForAnyOtherReason_givesNothing() {
      Played game = Scene.of(3).player("A", "L1 A01 | O03").fight("M22").play("A discard card:A01");
      assertThat(game.strengths()).isEqualTo("1:8");
      game = Scene.of(3).player("A", "L1 A01 | A05 O03").fight("M22").play("A play card:A05");
      assertThat(game.strengths()).as("replaced").isEqualTo("2:8");
      game = Scene.of(3).player("A", "L1 A01 | O03").player("B", "| T12").fight("M22").pass("A")
          .play("B trap card:T12 seat:1");
      assertThat(game.strengths()).as("trapped").isEqualTo("1:8");
      game = Scene.of(3).player("A", "L1 A07 S3 | M01 O03").doors("M02 M03").fight("M22")
          .play("A use card:S3", "A pay card:A07");
      assertThat(game.hand("A")).as("paid").isEqualTo("M01 O03");
    }
  }

  @Nested
  final class Times {

    @ParameterizedTest
    @ValueSource(strings = {"A01", "A02", "A03", "A04", "A05", "A06", "A08"})
    @Rule("MT-TAB-02")
    void outsideCombat_thereIsNothingForThem(String ally) {
      Played game = Scene.of(3).player("A", "L1 " + ally).turn();
      assertThat(game.options()).contains("discard card:" + ally).doesNotContain("team-up card:" + ally);
      assertThat(game.refused("team-up card:" + ally).rule()).contains("MT-TAB-02");
    }

    @Test
    @Rule("MT-TAB-02")
    void strength_isForTheCombatWindowOnly() {
      Played game = Scene.of(3).player("A", "L1 A01").player("B", "A04").fight("M22").closes();
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.refused("team-up card:A01").rule()).contains("MT-TAB-02");
      game.pass("A");
      assertThat(game.refused("team-up card:A04").rule()).contains("MT-TAB-02");
    }

    @Test
    @Rule({"MT-TAB-02", "MT-MON-10"})
    void removal_needsAFittingMonster() {
      Played game = Scene.of(3).player("A", "L1 A06 | O13").player("B", "A08").treasures("O01 O02").fight("M22");
      assertThat(game.refused("team-up card:A06").rule()).contains("MT-TAB-02");
      game.pass("A");
      assertThat(game.refused("team-up card:A08").rule()).as("Level 8").contains("MT-TAB-02");
      game = Scene.of(3).player("A", "L1 A06 | O13").treasures("O01 O02").fight("M16").play("A team-up card:A06");
      assertThat(game.strengths()).isEqualTo("no combat");
      assertThat(game.hand("A")).as("with Treasure").isEqualTo("O01 O02 O13");
      assertThat(game.zone("door-discard")).isEqualTo("A06 M16");
      game = Scene.of(3).player("A", "L1 | O13").player("C", "A08").treasures("O01 O02").fight("M18").pass("A")
          .play("C team-up card:A08");
      assertThat(game.hand("A")).as("without Treasure").isEqualTo("O13");
      assertThat(game.level("A")).isEqualTo(1);
    }

    @Test
    @Rule({"MT-TAB-02", "MT-MON-16"})
    void removal_looksAtThePrintedLevel() {
      Played game = Scene.of(3).player("A", "L1 A08 | E01 E06").fight("M17").play("A play card:E01");
      assertThat(game.monsters()).isEqualTo("M17:11");
      assertThat(game.options()).contains("team-up card:A08");
      game = Scene.of(3).player("A", "L1 A08 | E06 E07").fight("M22").play("A play card:E06");
      assertThat(game.monsters()).isEqualTo("M22:3");
      assertThat(game.options()).doesNotContain("team-up card:A08");
    }

    @Test
    @Rule({"MT-TAB-02", "MT-WHN-01"})
    void draw_isPossibleInEveryWindowOfAnytimeCards() {
      for (String window : new String[] {"A window-arrange", "A window-combat", "A window-run", "A window-end"}) {
        Played game = Scene.of(3).player("A", "L1 A07 | O13").doors("M22").turn();
        game.dice().layUsual("run-1=6");
        game.until(now -> now.asked().equals(window), "pass");
        assertThat(game.options()).as(window).contains("team-up card:A07");
      }
      Played game = Scene.of(3).player("A", "L1 A07 | O13").fight("M22").closes().closes("run-1=6");
      assertThat(game.asked()).isEqualTo("A window-die");
      assertThat(game.refused("team-up card:A07").rule()).isPresent();
    }

    @Test
    @Rule({"MT-TAB-02", "MT-INT-07"})
    void reroll_isForAnybodysDie() {
      Played game = Scene.of(3).player("A", "L4 | O14").player("C", "A03").fight("M22").closes().closes("run-1=2");
      assertThat(game.asked()).isEqualTo("C window-die");
      assertThat(game.options()).containsExactlyInAnyOrder("reroll card:A03", "pass");
      game.play("C reroll card:A03 ; run-1=5");
      assertThat(game.level("A")).isEqualTo(4);
      assertThat(game.table("C")).isEmpty();
    }

    @Test
    @Rule({"MT-TAB-02", "MT-TAB-03"})
    void reroll_ofTheOwnDie_losesTheBonusToo() {
      Played game = Scene.of(3).player("A", "L4 A03 | O14").fight("M22").closes().closes("run-1=3");
      game.play("A reroll card:A03 ; run-1=4");
      assertThat(game.level("A")).as("4 without Mondo's +1").isEqualTo(2);
    }

    @Test
    @Rule({"MT-TAB-02", "MT-TAB-01"})
    void cardThatDraws_cannotDrawItself() {
      Played game = Scene.of(3).player("A", "L1 A07 | O13").doors("E01").nothingElseIn(DeckKind.DOOR).closing()
          .play("A team-up card:A07");
      assertThat(game.hand("A")).as("one of two").isEqualTo("E01 O13");
      assertThat(game.zone("door-discard")).isEqualTo("A07");
    }

    @Test
    @Rule({"MT-TAB-02", "MT-SET-12"})
    void nothingToDraw_isNoTimeToTeamUp() {
      Played game = Scene.of(3).player("A", "L1 | L01").player("B", "A07").nothingElseIn(DeckKind.DOOR).turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.options()).contains("discard card:A07").doesNotContain("team-up card:A07");
      assertThat(game.refused("team-up card:A07").rule()).contains("MT-TAB-02");
      game = Scene.of(3).player("A", "L1 | L01").player("B", "A07").nothingElseIn(DeckKind.DOOR).discarded("E01").turn()
          .pass("A").play("B team-up card:A07");
      assertThat(game.hand("B")).as("the discards will do").isEqualTo("E01");
    }
  }
}
