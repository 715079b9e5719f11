package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.state.Counters;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fighter and helper have lost and run one after the other: what happens to one of them counts for the other, or not. */
final class RunningTogetherTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  /** Everybody passes until this seat is asked this while B, the helper, runs. */
  private static void helperRuns(Played game, String asked) {
    game.until(now -> now.asked().equals(asked) && game.party().get(Counters.RUNNER) == 1, "pass");
  }

  @Test
  @Rule({"MT-RUL-34", "MT-RUL-17", "MT-TAB-02"})
  void helper_playsTheAllyOfTheDeadFighter_andEscapesByItsTeamUp() {
    Played game = Scene.of(3).player("A", "CH3 L6 A02 K12 | E01 I22").player("B", "CH5 L7").player("C", "CH6 L2")
        .fight("M36").play(FREE_HELP);
    game.until(now -> now.asked().endsWith("loot-body"), "pass");
    game.play("B take card:A02");
    game.until(now -> !now.asked().endsWith("loot-body"), "take");
    assertThat(game.asked()).isEqualTo("B window-receive");
    game.play("B play card:A02");
    game.until(now -> now.asked().endsWith("window-run"), "pass");
    assertThat(game.asked()).isEqualTo("B window-run");
    game.play("B team-up card:A02");
    assertThat(game.isAlive("B")).isTrue();
    assertThat(game.zone("door-discard")).contains("A02");
  }

  @Test
  @Rule({"MT-DTH-04", "MT-ONE-07", "MT-RUN-08"})
  void helper_turnsItsDieWithTheCardOfTheDeadFighter() {
    Played game = Scene.of(3).player("A", "CH3 L6 | O13 E01 E02").player("B", "CH5 L6").player("C", "CH6 L2")
        .fight("M35").play(FREE_HELP);
    game.dice().layUsual("run-1=1 run-2=1");
    game.until(now -> now.asked().endsWith("window-die"), "pass");
    assertThat(game.asked()).isEqualTo("A window-die");
    game.play("A pass", "B take card:O13");
    game.until(now -> now.asked().equals("B window-die"), "take", "pass");
    game.play("B face 5");
    assertThat(game.isAlive("B")).isTrue();
    assertThat(game.level("B")).isEqualTo(6);
  }

  @Test
  @Rule({"MT-ITM-10", "MT-ALY-01", "MT-WHN-01"})
  void runnerWhoLosesTheAllyThatLiftsALimit_turnsAnItemBeforeItRolls() {
    Played game = Scene.of(3).player("A", "CH3 L4 | O01").player("B", "CH4 L5 A06 I30 I35").player("C", "| T12")
        .fight("M28").play(FREE_HELP);
    game.until(now -> now.asked().equals("A window-run"), "pass");
    game.play("A play card:O01");
    helperRuns(game, "C window-run");
    game.play("C trap card:T12 seat:2");
    assertThat(game.asked()).isEqualTo("B surplus");
    assertThat(game.options()).containsExactlyInAnyOrder("sideways card:I30", "sideways card:I35");
    game.play("B sideways card:I30 ; run-2=4");
    assertThat(game.level("B")).as("4 and 1 of Michelangelo: the hook would not have been needed").isEqualTo(5);
  }

  @Test
  @Rule({"MT-TRP-06", "MT-RUN-03"})
  void trapOfTheNextRun_hitsTheHelperWhoHasStillToRoll() {
    Played game = Scene.of(3).player("A", "L4 | O01 O02").player("B", "CH3 L5 | O14").player("C", "| T14").fight("M28")
        .play(FREE_HELP);
    game.until(now -> now.asked().equals("A window-run"), "pass");
    game.play("A play card:O01");
    helperRuns(game, "C window-run");
    game.play("C trap card:T14 seat:2", "B accept ; run-2=5");
    assertThat(game.level("B")).as("5 - 1 is caught").isEqualTo(2);
    assertThat(game.kept("B")).as("the combat is over").isEmpty();
  }

  @Test
  @Rule({"MT-RUN-07", "MT-KAT-14"})
  void kataThatMakesALossSmaller_isLostBeforeTheLevels_whereTheCardSaysSo() {
    Played game = Scene.of(3).player("A", "CH5 L5 S2 K01 K03 | O14 M01").fight("M32");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A window-end"), "pass");
    assertThat(game.level("A")).isEqualTo(3);
    assertThat(game.table("A")).isEmpty();
    assertThat(game.hand("A")).as("nothing was paid").isEqualTo("M01 O14");
  }

  @Test
  @Rule({"MT-END-05", "MT-RUL-15"})
  void helperWhoLeavesOverItsDie_isNotCaught_andTheFighterGoesOn() {
    Played game = Scene.of(4).leaving().player("A", "CH5 L4 | O14").player("B", "CH6 L4 | M01 M02")
        .player("C", "CH3 L3").player("D", "CH4 L2").fight("M28").play(FREE_HELP);
    game.dice().layUsual("run-1=6 run-2=1");
    helperRuns(game, "B window-die");
    game.play("B leave", "A take card:M01");
    assertThat(game.hand("C")).isEqualTo("M02");
    assertThat(game.level("B")).isEqualTo(4);
    assertThat(game.zone("door-discard")).isEqualTo("M28");
    assertThat(game.asked()).isEqualTo("A window-end");
  }

  @Test
  @Rule({"MT-RUL-15", "MT-RUL-19"})
  void trapThatKillsTheFighterWhoHasRun_sparesTheHelper_whoPlaysWhatItLoots() {
    Content cards = Cardbox.printed(List.of("T01 effects: DIE"));
    Played game = Scene.of(4).cards(cards).player("A", "CH5 L4 I01 | E06 O03").player("B", "CH6 L4 I22 | M01 M02")
        .player("C", "CH3 L3 | T01").player("D", "CH4 L2").fight("M28").play(FREE_HELP);
    game.dice().layUsual("run-1=6");
    helperRuns(game, "C window-run");
    game.play("C trap card:T01 seat:1", "B take card:I01", "C take card:E06");
    assertThat(game.hand("D")).isEqualTo("O03");
    assertThat(game.level("B")).as("no roll, no Bad Stuff").isEqualTo(4);
    assertThat(game.asked()).isEqualTo("B window-receive");
    game.play("B play card:I01", "B equip card:I01");
    assertThat(game.table("B")).isEqualTo("I01 I22");
  }
}
