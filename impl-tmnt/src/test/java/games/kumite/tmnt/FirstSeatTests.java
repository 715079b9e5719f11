package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The player of the first seat helps like any other: it is somebody, and not nobody. B fights, A helps. */
final class FirstSeatTests {

  private static Played helped(String helper, String fighter, String third, String monster) {
    return Scene.of(3).player("A", helper).player("B", fighter).player("C", third).active("B").fight(monster)
        .play("B ask seat:1", "B treasures 0", "B send", "A accept");
  }

  @Test
  @Rule({"MT-CBT-04", "MT-MON-13", "MT-RUL-30"})
  void strengthAndWhatTheHelperIs_count() {
    assertThat(helped("CH6 L3 I22", "CH5 L2", "| O03", "M35").strengths()).isEqualTo("7:18");
    assertThat(helped("CH3 L3 I22", "CH5 L2", "| O03", "M30").strengths()).as("Donatello helps").isEqualTo("7:10");
    assertThat(helped("CH1 L3", "CH2 L2", "| O03", "M36").strengths()).as("Leonardo helps, Raphael is not alone")
        .isEqualTo("7:20");
    assertThat(helped("CH6 L3 I22", "CH5 L2 I21", "| O03", "M31").strengths()).as("of the helper the Level alone")
        .isEqualTo("7:14");
  }

  @Test
  @Rule({"MT-CBT-06", "MT-TMU-09"})
  void helperWhoWinsTies_winsThem() {
    Played game = helped("CH6 L4 K15", "CH5 L2", "", "M22");
    assertThat(game.strengths()).isEqualTo("8:8");
    game.closes();
    assertThat(game.level("B")).isEqualTo(3);
  }

  @Test
  @Rule({"MT-RUN-06", "MT-RUN-08"})
  void helper_runsAfterTheFighter_andIsCaught() {
    Played game = helped("CH6 L6 | O14", "CH5 L6 ~I41", "| O03", "M28");
    game.dice().layUsual("run-2=6 run-1=1");
    game.until(now -> now.asked().equals("B window-end"), "pass");
    assertThat(game.level("B")).isEqualTo(6);
    assertThat(game.level("A")).isEqualTo(3);
  }

  @Test
  @Rule({"MT-RUN-13", "MT-TAB-05"})
  void escapeOfTheSide_savesTheHelper() {
    Played game = helped("CH6 L6 | O14", "CH5 L6 ~I41", "A02 | L01", "M28").pass("C");
    assertThat(game.asked()).isEqualTo("C window-run");
    game.play("C team-up card:A02", "C pass");
    assertThat(game.level("A")).as("no die").isEqualTo(6);
    assertThat(game.asked()).isEqualTo("B window-end");
  }

  @Test
  @Rule({"MT-TRP-06", "MT-TRP-09"})
  void reminders_ofTheHelper_countAndGo() {
    Played game = helped("CH6 L3 T13", "CH5 L2 ~I41", "| O03", "M35");
    assertThat(game.strengths()).as("3-5 and 2").isEqualTo("0:18");
    game.dice().layUsual("run-2=6 run-1=6");
    game.until(now -> now.asked().equals("B window-end"), "pass");
    assertThat(game.kept("A")).isEmpty();
  }

  @Test
  @Rule({"MT-TMU-15", "MT-TMU-16"})
  void forcedHelper_leavesWhereTheWinIsAtStake() {
    Played game = Scene.of(3).player("A", "CH6 L3").player("B", "CH5 L8 | O15").player("C", "| L01 O04").active("B").fight("M30")
        .play("B play card:O15", "B force seat:1");
    assertThat(game.helper()).isEqualTo("A");
    game.play("C play card:L01", "C level seat:2");
    assertThat(game.helper()).isEqualTo("nobody");
    assertThat(game.strengths()).isEqualTo("9:14");
  }

  @Test
  @Rule({"MT-RUL-33", "MT-KAT-11"})
  void whatTheHelperBuys_isTheSides() {
    Played game = helped("CH6 L3 S3 | M01 M02", "CH5 L2", "| O03", "M35").pass("C").play("A use card:S3", "A pay card:M01");
    assertThat(game.strengths()).isEqualTo("7:18");
  }
}
