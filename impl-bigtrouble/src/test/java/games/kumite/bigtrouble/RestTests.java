package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The rest action. */
final class RestTests {

  private static Played begin(String hero, String dice) {
    return Scene.of(1).hero("A", hero).dice(dice).begin(BeginTurn.OF_A);
  }

  @Test
  @Rule({"BT-EX-35", "BT-RST-01", "BT-RST-02", "BT-RST-03", "BT-RUL-19", "BT-RUL-77"})
  void diceRestOneByOne_atFullHealthForOneChi() {
    Played game = begin("jack D1 health=9 chi=2", "action-1=1,1,3")
        .play("rest", "slot die body", "slot die body", "done");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.chi("A")).isEqualTo(3);
  }

  @Test
  @Rule({"BT-EX-09", "BT-FAT-05", "BT-FAT-14", "BT-FAT-03", "BT-RUL-19"})
  void doubleDie_isTwoRests_andABadFateRollHurts() {
    Played game = Scene.of(1).hero("A", "egg D1 health=5 chi=4").fate("double-spirit double-body")
        .with(state -> state.set(Counters.FATE_PLACES + 1, Counters.ON_TRACK)).dice("action-1=1,1,3 fate-1=4")
        .begin(BeginTurn.OF_A).play("draw double-spirit", "rest", "slot double spirit", "done");
    assertThat(game.health("A")).isEqualTo(9);
    game.play("end");
    assertThat(game.chi("A")).isEqualTo(3);
    assertThat(game.state().get(Counters.FATE_PLACES)).as("slot 2").isEqualTo(Counters.ON_TRACK + 1);
  }

  @Test
  @Rule({"BT-RUL-104"})
  void restingDoubleDie_triggersOnce() {
    Played game = Scene.of(2).hero("A", "egg D1 health=5 co-op").hero("B", "jack D1 health=5").fate("double-spirit")
        .dice("action-1=1,1,3 fate-1=1").begin(BeginTurn.OF_A)
        .play("draw double-spirit", "rest", "slot double spirit", "slot die body", "done");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.health("B")).as("two resting dice").isEqualTo(7);
  }

  @Test
  @Rule({"BT-RST-04", "BT-RST-05"})
  void rest_isAllowedWithEnemies_butNotWithSleeplessDrums() {
    Played enemy = Scene.of(1).hero("A", "jack D1 health=5 HL07").minions("LD@D1").dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A);
    assertThat(enemy.actions()).contains("rest");
    enemy.play("rest", "slot die body", "done");
    assertThat(enemy.state().cards().isEmpty(enemy.state().zones().kept[0])).as("the Hell card stays").isFalse();
    assertThat(begin("jack D1 health=5 HL12", "action-1=1,1,3").actions()).doesNotContain("rest");
  }

  @Test
  @Rule({"BT-RUL-104", "BT-ACT2-31", "BT-RUL-93"})
  void restLess_countsOncePerDie_whileItsCardIsNotCompleted() {
    Scene scene = Scene.of(1).actTwo().hero("A", "egg L1-1 health=3").fate("double-spirit")
        .quest(0, "SD-ED1").dice("action-1=1,1,3 fate-1=1");
    Played game = scene.begin(BeginTurn.OF_A).play("draw double-spirit", "rest", "slot double spirit", "done");
    assertThat(game.health("A")).as("1 and 2").isEqualTo(6);
    assertThat(game.play("rest", "slot die body", "done").health("A")).isEqualTo(7);
  }

  @Test
  @Rule("BT-RUL-104")
  void restLess_takesFromBothRestsOfADoubleDie_whatOneDoesNotHeal() {
    Played game = Scene.of(1).content(OwnCards.upgrade("passive: restLess(3)")).hero("A", "jack D1 health=3 JK1")
        .fate("double-body").dice("action-1=1,1,3 fate-1=1").begin(BeginTurn.OF_A)
        .play("draw double-body", "rest", "slot double body", "slot die body", "done");
    assertThat(game.health("A")).as("1 of 4 by the double die, nothing of 3 in the epic slot").isEqualTo(4);
  }
}
