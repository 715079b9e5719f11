package games.kumite.kungfu.scenery;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.ActionTemplate;
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

/** What is asked in the course of a deed names the figure whose deed it is, and says how an unlisted point is written. */
final class AskedTests {

  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 3);
  private static final Ground WALL = Ground.bare().wall(4400, 2000, 4500, 6000);

  private static String asked(Ring ring, String kind) {
    assertThat(ring.kind()).isEqualTo(kind);
    assertThat(Ring.withoutDice(ring.match().decision().prompt().waiting())).as("to the others").contains("-");
    return Ring.withoutDice(ring.match().decision().prompt().chooser());
  }

  private static String forms(Ring ring) {
    return String.join(", ", ring.match().decision().templates().stream().map(AskedTests::form).toList());
  }

  private static String form(ActionTemplate form) {
    return form.start() + form.slots().stream().map(slot -> " " + slot.name()).reduce("", String::concat);
  }

  @Test
  @Rule({"KF-GUN-20", "KF-RUL-121"})
  void theShotsOfAHail() {
    assertThat(asked(acting(f -> { }, 2, "2 hero/two-guns 4000 4000", "1 student 4400 4000").play("shoot", "hail 1"), "hail-target"))
        .isEqualTo("hero/two-guns 2-1: at whom does the next shot go?");
  }

  @Test
  @Rule({"KF-STU-04", "KF-STU-05", "KF-RUL-172"})
  void aBackFlip() {
    Ring ring = acting(WALL.laid(), 3, "2 ninja-genin 3700 4000", "1 student 3450 4000").play("back-flip");
    assertThat(asked(ring, "flip-from")).isEqualTo("Ninja Genin 2-1: at which wall?");
    assertThat(forms(ring)).isEqualTo("to x y, to x y level");
    ring.dice("flip-2=3").play("to 4275 4000");
    assertThat(asked(ring, "flip-to")).isEqualTo("Ninja Genin 2-1: behind whom?");
    assertThat(forms(ring)).isEqualTo("to x y, to x y level");
    ring.play("to 3200 4000");
    assertThat(asked(ring, "dash")).isEqualTo("Whom does Ninja Genin 2-1 attack that it has reached, with how many extra actions?");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().waiting())).isEqualTo("Bo may attack whom Ninja Genin 2-1 has reached.");
  }

  @Test
  @Rule({"KF-TRT-01d", "KF-RUL-53"})
  void aBentMove() {
    Ring ring = acting(WALL.laid(), 2, "2 ninja-genin 3000 4000").play("bend");
    assertThat(asked(ring, "bend-to")).isEqualTo("Ninja Genin 2-1: round which corner, or where to?");
    assertThat(forms(ring)).isEqualTo("to x y, to x y level, via x y, via x y level");
  }

  @Test
  @Rule({"KF-STU-12a", "KF-RUL-104"})
  void aDropOnOneOfSeveral() {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 450).laid(), 1, "2 detective 2900 4000 450",
        "1 student 3200 4150", "1 student 3200 3850").play("move", "to 3400 4000");
    assertThat(asked(ring, "drop-on")).isEqualTo("On whom does Detective 2-1 drop?");
  }

  @Test
  @Rule({"KF-TRT-78a", "KF-RUL-117"})
  void aWallOfWater() {
    Ring ring = Ring.of(CHI, "2 hero/water-wall 4000 4000", "1 student 6000 4000", "1 hero 8000 8000").play("water-wall figure:2-1");
    assertThat(asked(ring, "wall-middle")).isEqualTo("hero/water-wall 2-1: where does the wall of water rise?");
    assertThat(forms(ring)).isEqualTo("mark x y");
    assertThat(ring.refused("mark 9001 4000")).as("not even a bit of it").isEqualTo("KF-RUL-117");
    assertThat(asked(ring.play("mark 5000 4000"), "wall-direction"))
        .isEqualTo("hero/water-wall 2-1: in which direction does the wall of water run?");
  }

  @Test
  @Rule({"KF-LOC-09c", "KF-RUL-100"})
  void whoComesOutOfAHouse() {
    Ring ring = BuildingTests.tottering("collapse-1=6 buried-2=4,4,1", "1 hero 500 500", "2 thug 4000 4000", "2 hero 8000 8000");
    assertThat(asked(ring, "survivor")).isEqualTo("Where does thug 2-1 come out?");
  }

  @Test
  @Rule({"KF-RUL-140f", "KF-LOC-55a"})
  void whatOfACarIsHit() {
    assertThat(asked(DrivingTests.shotAt(6, 5), "car-part")).isEqualTo("What of the car does hero/pistol 1-2 hit?");
  }

  @Test
  @Rule({"KF-LOC-18b", "KF-RUL-139"})
  void howFarSomethingIsPushed() {
    Ring ring = acting(Ground.bare().piece("n1", 3130, 3850, 3630, 4150, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN,
        Flag.SCENIC).laid(), 1, "2 thug 3000 4000").play("use push 1 0");
    assertThat(asked(ring, "push-on")).isEqualTo("How far does thug 2-1 push it?");
    assertThat(forms(ring)).isEqualTo("push-on length");
  }

  @Test
  @Rule({"KF-STU-16", "KF-RUL-188"})
  void whereACliffhangerStands() {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 450).laid().andThen(state -> {
      state.figures().put(0, Place.of(3000, 4000, 450));
      state.figures().inflict(0, Condition.CLIFFHANGING);
    }), 2, "2 hero 2900 4000 450").play("climb-up");
    assertThat(asked(ring, "climb-to")).isEqualTo("Where does hero 2-1 stand?");
    assertThat(forms(ring)).isEqualTo("to x y, to x y level");
  }

  @Test
  @Rule({"KF-LOC-41e", "KF-RUL-103"})
  void whereOneComesOutOfAManhole() {
    Ring ring = acting(Ground.bare().piece("m1", 4000, 4000, 4300, 4300, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid()
        .andThen(state -> {
          state.wear(0, 2);
          state.figures().goDown(0, 0, -1);
        }), 1, "2 hero 4150 4150").play("climb-out 1");
    assertThat(asked(ring, "climb-to")).isEqualTo("Where does hero 2-1 stand?");
  }

  @Test
  @Rule({"KF-LOC-31", "KF-RUL-136"})
  void whereALeapOffATrampolineGoes() {
    Ring ring = acting(Ground.bare().piece("b1", 3420, 3900, 3480, 4100, 0, 0, Flag.TRAMP, Flag.SCENIC).laid(), 1, "2 thug 3000 4000")
        .play("move", "to 3400 4000");
    assertThat(asked(ring, "spring-to")).isEqualTo("Where does the leap of thug 2-1 off the trampoline go?");
    assertThat(forms(ring)).isEqualTo("to x y, to x y level");
  }

  @Test
  @Rule({"KF-LOC-37b", "KF-RUL-187"})
  void whereSomebodyStumbles() {
    Ring ring = acting(Ground.bare().fence(3400, 3000, 3550, 5000).laid(), 1, "2 thug 3000 4000").play("jump").dice("jump-2=1")
        .play("to 4400 4000");
    assertThat(asked(ring, "stumble")).contains("thug 2-1");
  }

  @Test
  @Rule({"KF-H2H-31", "KF-RUL-36"})
  void whoHacksAtALeaver() {
    Ring ring = acting(f -> { }, 1, "2 hero 4000 4000", "1 thug/backstabbing 4250 4000", "1 thug 3750 4000").play("move", "to 4000 4800");
    assertThat(asked(ring, "hack-leaver")).isEqualTo("Which of your figures hacks next at hero 2-1, who leaves?");
  }
}
