package games.kumite.kungfu.scenery;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** On top of bamboo, whose flags are those of the shipped groves (KF-RUL-132). */
final class BambooTests {

  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 2);

  private static Ground grove() {
    return Ground.bare().piece("b1", 2500, 3500, 4300, 5000, 0, 800, Flag.WOODS, Flag.BAMBOO, Flag.SCENIC);
  }

  private static int level(Ring ring, String name) {
    return Place.level(ring.figures().place(ring.figure(name)));
  }

  @Test
  @Rule({"KF-LOC-06d", "KF-RUL-132"})
  void aLeaper_landsOnTop_ofAGroveAsItIsShipped() {
    Ring ring = acting(CHI.andThen(grove().laid()), 1, "2 detective 2000 4000").play("leap");
    assertThat(ring.listed()).as("the other level is listed").contains("to 3400 4250 800");
    ring.play("to 2600 4000 800");
    assertThat(level(ring, "2-1")).isEqualTo(800);
    assertThat(acting(CHI.andThen(grove().laid()), 1, "2 detective 2000 4000").play("leap").refused("to 2600 4000"))
        .as("or in it, below").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-132", "KF-TRT-29a"})
  void aFlyer_landsThereToo() {
    Ring ring = acting(grove().laid(), 1, "2 flying-demon 2000 4000").play("move");
    assertThat(ring.refused("to 2700 4000 800")).isEqualTo("legal");
  }

  @Test
  @Rule("KF-RUL-132")
  void nobodyWalksOrClimbsOntoIt_norDownFromIt() {
    Ground beside = grove().rock(1500, 3500, 2500, 5000, 500);
    Ring below = acting(beside.laid(), 1, "2 student 2300 4000 500").play("move");
    assertThat(below.refused("to 2700 4000 800")).isEqualTo("KF-RUL-14");
    assertThat(below.listed()).noneMatch(each -> each.endsWith(" 800"));
    Ring level = acting(grove().rock(1500, 3500, 2500, 5000, 800).laid(), 1, "2 student 2300 4000 800").play("move");
    assertThat(level.refused("to 2700 4000 800")).as("nor from a roof as high").isEqualTo("KF-RUL-14");
    Ring above = acting(grove().laid(), 1, "2 student 2600 4000 800").play("move");
    assertThat(above.refused("to 2000 4000")).isEqualTo("KF-RUL-14");
    assertThat(above.refused("to 3000 4000")).as("nor into it").isEqualTo("KF-RUL-14");
  }

  @Test
  @Rule({"KF-RUL-132", "KF-MOV-06"})
  void upThere_oneMovesAsOnGround() {
    Ring ring = acting(grove().laid(), 2, "2 student 2600 4000 800").play("move");
    assertThat(ring.refused("to 4050 4000 800")).isEqualTo("legal");
    ring.play("to 4050 4000 800", "move");
    assertThat(ring.refused("to 2600 4000 800")).as("no shorter after it").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-132", "KF-STU-14f"})
  void whoIsPushedOffIt_falls() {
    Ring ring = acting(grove().laid(), 1, "2 sumo-bodyguard 3725 4000 800", "1 student 4050 4000 800")
        .dice("attack-2=5 defence-1=6 fall-1=5").play("attack", "inflict recoil-short", "turn 0");
    assertThat(level(ring, "1-1")).isZero();
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("from 80 mm").isTrue();
  }

  @Test
  @Rule({"KF-RUL-132", "KF-LOC-06a"})
  void below_oneWalksThroughItAsThroughWoods() {
    Ring ring = acting(grove().laid(), 1, "2 student 2300 4000").play("move");
    assertThat(ring.refused("to 3300 4000")).isEqualTo("legal");
    assertThat(ring.refused("to 3301 4000")).isEqualTo("KF-RUL-32");
  }
}
