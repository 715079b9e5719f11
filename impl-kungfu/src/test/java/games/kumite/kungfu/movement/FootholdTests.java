package games.kumite.kungfu.movement;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ways up and down where a tenth of a millimetre, or somebody in the way, decides. */
final class FootholdTests {

  @Test
  @Rule({"KF-RUL-37", "KF-RUL-104", "KF-STU-14b"})
  void whoHasClimbedStepsInAMove_jumpsDownFromTheirHeight() {
    Consumer<GameState> steps = Ground.bare().rock(3000, 3000, 3130, 5000, 300).rock(3130, 3000, 3260, 5000, 600)
        .rock(3260, 3000, 3390, 5000, 900).laid();
    Ring ring = acting(steps, 1, "2 thug/short-move 2875 4000").play("move").dice("landing-2=3").play("to 3600 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).as("900 is more than its stick; Q4").isTrue();
    assertThat(ring.place("2-1")).as("clear of the rock").isEqualTo("3515 4000");
    Ring medium = acting(steps, 1, "2 thug 2875 4000").play("move", "to 3600 4000");
    assertThat(medium.place("2-1")).as("no more than a Medium stick").isEqualTo("3600 4000");
  }

  @Test
  @Rule({"KF-RUL-37", "KF-RUL-104", "KF-STU-14e"})
  void whoIsPushed301Down_falls_noFartherThanToWhatIsThere() {
    Ring ring = pushedFrom(1052, 751).dice("fall-1=3").play("turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("up to S, not the whole height").isTrue();
    assertThat(Place.level(ring.figures().place(ring.figure("1-1")))).isEqualTo(751);
    assertThat(pushedFrom(1052, 752).play("turn 0").is("1-1", Condition.KNOCKED_DOWN)).as("300 is a step").isFalse();
  }

  /** Bo's hero has beaten a thug by 1 on a rock, beside which there is a lower one. */
  private static Ring pushedFrom(int high, int low) {
    Consumer<GameState> ledge = Ground.bare().rock(3000, 3000, 4000, 5000, high).rock(4000, 3000, 6000, 5000, low).laid();
    return acting(ledge, 1, "2 hero 3625 4000 " + high, "1 thug 3875 4000 " + high).dice("attack-2=3 defence-1=4")
        .play("attack", "inflict recoil-short");
  }

  @Test
  @Rule({"KF-RUL-172", "KF-STU-04"})
  void theWayToTheWall_isAWalkThatNobodyStops() {
    Ring ring = acting(Ground.bare().wall(4400, 2000, 4500, 6000).laid(), 2, "2 ninja-genin 3700 4000", "1 student 4000 4200")
        .play("back-flip");
    assertThat(ring.refused("to 4275 4000")).as("an enemy is in the way").isEqualTo("KF-STU-04");
    assertThat(ring.refused("to 4275 3700")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-STU-04"})
  void aForeseenDie_isTheTestOfABackFlip() {
    Ring ring = acting(Ground.bare().wall(4400, 2000, 4500, 6000).laid().andThen(state -> {
      state.figures().foresight().foresees(0, state.definition().firstForeseen(1, 0));
      state.foreseen().put(games.kumite.kungfu.figure.IChing.cell(state, 0, 0), 6);
    }), 2, "2 hero/acrobat/i-ching-divination 3700 4000", "1 student 3450 4000");
    ring.play("let-roll", "back-flip", "to 4275 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    ring.play("divine 1");
    assertThat(ring.kind()).isEqualTo("flip-to");
  }

  @ParameterizedTest
  @CsvSource({"3075, legal", "3074, KF-LOC-59c"})
  @Rule({"KF-LOC-59c", "KF-RUL-141", "KF-RUL-13"})
  void armour_isShedWithinALongStickOfDeepWater(int x, String refusal) {
    Ring ring = acting(Ground.bare().flat(5000, 3000, 7000, 5000, Flag.DEEP).laid(), 1, "2 thug/armour " + x + " 4000");
    assertThat(ring.refused("shed")).isEqualTo(refusal);
  }

  private static String pushed(Ground ground, int x, int level, String dice) {
    Ring ring = acting(ground.laid(), 1, "2 hero " + (x - 250) + " 4000 " + level, "1 thug " + x + " 4000 " + level)
        .dice("attack-2=3 defence-1=4" + dice).play("attack", "inflict recoil-short", "turn 0");
    return Place.text(ring.figures().place(1));
  }

  @ParameterizedTest
  @CsvSource({"250, 2870, 3620 4000", "300, 2870, 3620 4000", "300, 2300, 3125 4000", "300, 2250, 3000 4000 300"})
  @Rule({"KF-RUL-37", "KF-RUL-16", "KF-RUL-104"})
  void whoIsPushedOffWhatIsAStepHigh_standsBelow_clearOfIt(int height, int x, String place) {
    assertThat(pushed(Ground.bare().rock(2000, 3000, 3000, 5000, height), x, height, "")).isEqualTo(place);
  }

  @Test
  @Rule({"KF-RUL-37", "KF-RUL-16"})
  void whoIsPushedDownAStep_standsOnIt_orOnGravel_orOnStairs() {
    assertThat(pushed(Ground.bare().rock(2000, 3000, 3000, 5000, 500).rock(3000, 3000, 5000, 5000, 300), 2870, 500, ""))
        .isEqualTo("3620 4000 300");
    assertThat(pushed(Ground.bare().piece("g1", 3200, 3000, 4500, 5000, 0, 150, Flag.BROKEN, Flag.STAND, Flag.GRAVEL, Flag.SCENIC), 2870,
        0, "")).isEqualTo("3620 4000 150");
    assertThat(pushed(Ground.bare().piece("s1", 3200, 3000, 4500, 5000, 0, 300, Flag.STAIRS), 2870, 0, "")).isEqualTo("3620 4000 150");
  }

  @Test
  @Rule({"KF-RUL-37", "KF-RUL-16", "KF-RUL-17"})
  void whereThereIsNoRoomBelow_theEdgeStopsIt() {
    Ground shaft = Ground.bare().rock(2000, 3000, 3000, 5000, 300).wall(3140, 3000, 3240, 5000);
    assertThat(pushed(shaft, 2870, 300, "")).as("the wall is 140 beyond").isEqualTo("3000 4000 300");
  }

  @Test
  @Rule({"KF-RUL-37", "KF-CON-15", "KF-RUL-17"})
  void whoIsPushedAlong_comesDownToo() {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 300).laid(), 1, "2 hero 2370 4000 300", "1 thug 2620 4000 300",
        "1 thug 2870 4000 300").dice("attack-2=3 defence-1=4 balance-1=5,5").play("attack", "inflict recoil-short", "turn 0");
    assertThat(Place.text(ring.figures().place(2))).isEqualTo("3620 4000");
    assertThat(Place.text(ring.figures().place(1))).isEqualTo("3370 4000");
  }

  @Test
  @Rule({"KF-RUL-37", "KF-RUL-45"})
  void whoStaggersOffAStep_standsBelow() {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 300).laid().andThen(state -> state.figures().inflict(0, Condition.BLINDED)),
        1, "2 thug 2900 4000 300").dice("direction-2=2,5,0").play("move");
    assertThat(Place.text(ring.figures().place(0))).isEqualTo("4100 4000");
  }

  @ParameterizedTest
  @CsvSource({"3870, 360, 4620 4000", "3500, 360, 4250 4000", "2870, 720, 3620 4000 360", "2500, 720, 3250 4000 360",
    "2400, 720, 3100 4000 720"})
  @Rule({"KF-RUL-37", "KF-RUL-16", "KF-RUL-104"})
  void stairs_leadWhoIsPushed_down(int x, int level, String place) {
    assertThat(pushed(STAIRCASE, x, level, "")).isEqualTo(place);
  }

  @Test
  @Rule({"KF-RUL-37", "KF-CON-13", "KF-RUL-17"})
  void atTheFootOfStairs_whoeverStandsThere_isMet() {
    Ring ring = acting(STAIRCASE.laid(), 1, "2 thug 3550 4000 360", "1 hero 3800 4000 360", "2 thug 4500 4000")
        .dice("attack-2=4 defence-1=1").play("attack", "inflict recoil-short").dice("attack-2=1 defence-1=6")
        .play("turn 0");
    assertThat(ring.place("1-1")).as("hacked by the thug below").isEqualTo("4250 4000");
  }

  private static final Ground STAIRCASE = Ground.bare().rock(2000, 3000, 3100, 5000, 720)
      .piece("s1", 3100, 3000, 4000, 5000, 0, 720, Flag.STAIRS);
}
