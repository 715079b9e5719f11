package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Levels: how they are gained and lost, and where they end. */
final class LevelTests {

  @Test
  @Rule({"MT-LVL-01", "MT-LVL-07", "MT-END-01"})
  void level_isOneToTen() {
    Played game = Scene.of(3).player("A", "L9 I38+C01 I08 I01 I41 | L01").fight("M35"); // two Levels for a kill
    assertThat(game.attribute("seat:1", "level")).isEqualTo(9);
    assertThat(game.attribute("seat:2", "level")).isEqualTo(1);
    game.closes();
    assertThat(game.attribute("seat:1", "level")).isEqualTo(10);
  }

  @Test
  @Rule("MT-LVL-02")
  void level_isGainedByKillCardAndSale() {
    Played game = Scene.of(3).player("A", "L2 I22 I08 | L01 O14").fight("M05").closes();
    assertThat(game.level("A")).isEqualTo(3);
    game = Scene.of(3).player("A", "L2 I22 I08 | L01 O14").turn().play("A play card:L01", "A level seat:1");
    assertThat(game.level("A")).isEqualTo(3);
    game.play("A sell", "A sell card:I22", "A done");
    assertThat(game.level("A")).isEqualTo(4);
  }

  @Test
  @Rule("MT-LVL-02")
  void level_isNotGainedByAWinWithoutAKill() {
    Played game = Scene.of(3).player("A", "L3 | O12 O14").fight("M24").play("A play card:O12");
    assertThat(game.level("A")).isEqualTo(3);
  }

  @Test
  @Rule("MT-LVL-03")
  void level_isLostWhereACardSaysSo() {
    Played game = Scene.of(3).player("A", "L5 | O13").player("B", "| T01 T03").turn()
        .play("A pass", "B trap card:T01 seat:1");
    assertThat(game.level("A")).isEqualTo(4);
    game.play("B trap card:T03 seat:1");
    assertThat(game.level("A")).isEqualTo(3);
    game = Scene.of(3).player("A", "L3").fight("M22").closes("run-1=4");
    assertThat(game.level("A")).as("Bludgeon's Bad Stuff").isEqualTo(1);
    game = Scene.of(3).player("A", "L3").fight("M22").closes("run-1=5");
    assertThat(game.level("A")).as("escaped").isEqualTo(3);
  }

  @Test
  @Rule({"MT-LVL-04", "MT-CON-02"})
  void level_neverFallsBelowOne() {
    Played game = Scene.of(3).player("A", "L1 | O13").player("B", "| T01").turn()
        .play("A pass", "B trap card:T01 seat:1");
    assertThat(game.level("A")).isEqualTo(1);
    assertThat(game.zone("door-discard")).isEqualTo("T01");
    game = Scene.of(3).player("A", "L2").fight("M28").closes("run-1=1");
    assertThat(game.level("A")).as("two of three Levels are ignored").isEqualTo(1);
  }

  @Test
  @Rule("MT-LVL-05")
  void strength_canBeNegative() {
    Played game = Scene.of(3).player("A", "L1 T13").fight("M22");
    assertThat(game.strengths()).isEqualTo("-4:8");
    game = Scene.of(3).player("A", "L1 T13 | E06").fight("M06").play("A play card:E06");
    assertThat(game.strengths()).as("-4 does not beat -3").isEqualTo("-4:-3");
  }

  @Test
  @Rule("MT-LVL-06")
  void level_lostInCombat_countsAtOnce() {
    Played game = Scene.of(3).player("A", "L8 I22").player("B", "| T01 L01").fight("M22");
    assertThat(game.strengths()).isEqualTo("10:8");
    game.play("B trap card:T01 seat:1");
    assertThat(game.strengths()).isEqualTo("9:8");
    game.play("B play card:L01", "B level seat:1");
    assertThat(game.level("A")).as("7, the card, the kill").isEqualTo(9);
  }

  @Test
  @Rule("MT-LVL-07")
  void level_aboveTen_isLost() {
    Played game = Scene.of(3).player("A", "L9 I22 I08 | O14").player("B", "| W01 M05").fight("M01")
        .play("B play card:wandering");
    assertThat(game.level("A")).isEqualTo(10);
  }
}
