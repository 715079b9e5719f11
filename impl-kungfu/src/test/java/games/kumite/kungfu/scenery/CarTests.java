package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cars that roll, that drunk drivers drive, that are overturned. It is Bo's turn. */
public final class CarTests {

  public static final Flag[] CAR = {Flag.BLOCK, Flag.OBSCURE, Flag.STAND, Flag.VHARD, Flag.CAR, Flag.SCENIC};
  private static final String ANA = "1 student 500 500";
  private static final String BO = "2 student 8500 8500";

  /** A car whose front is its upper side, since the middle of the table lies there. */
  public static Ground car() {
    return Ground.bare().piece("v1", 4000, 1000, 4500, 2100, 0, 350, CAR);
  }

  public static Piece car(Ring ring) {
    return ring.fight().board().piece(ring.fight().board().find("v1"));
  }

  private static String at(Ring ring) {
    return car(ring).outline.left() + " " + car(ring).outline.low() + " " + car(ring).outline.right() + " "
        + car(ring).outline.high();
  }

  /** Bo's hero has shot at the brake of the car: 2 + 4 + 1 to 4. */
  private static Ring rolling(Consumer<GameState> table, String... more) {
    String[] figures = java.util.stream.Stream.concat(java.util.stream.Stream.of(ANA, "2 hero/pistol 8000 1500", BO),
        java.util.stream.Stream.of(more)).toArray(String[]::new);
    return Ring.of(table, figures).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot")
        .dice("shot-2=2 car=4").play("fire-at-brake 1 1");
  }

  @Test
  @Rule({"KF-LOC-52b", "KF-LOC-52d", "KF-RUL-140a", "KF-RUL-140b", "KF-RUL-140c"})
  void brakeHit_theCarRollsSForward_atTheEndOfEveryTurn() {
    Ring ring = rolling(car().laid());
    assertThat(at(ring)).as("not before the turn ends").isEqualTo("4000 1000 4500 2100");
    ring.play("end-turn");
    assertThat(at(ring)).isEqualTo("4000 1750 4500 2850");
    ring.play("end-turn");
    assertThat(at(ring)).isEqualTo("4000 2500 4500 3600");
  }

  @Test
  @Rule("KF-RUL-140b")
  void carWithAsMuch_isMissed() {
    Ring ring = Ring.of(car().laid(), ANA, "2 hero/pistol 8000 1500", BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot").dice("shot-2=1 car=6").play("fire-at-brake 1 1", "end-turn");
    assertThat(at(ring)).as("1 + 4 + 1 to 6").isEqualTo("4000 1000 4500 2100");
  }

  @Test
  @Rule({"KF-LOC-52d", "KF-RUL-140c"})
  void rollingCar_crashesAgainstTheFirstBlockOrLinearPiece_forGood() {
    Ring ring = rolling(car().woods(3000, 2200, 5000, 2300).fence(3000, 2500, 5000, 2650).laid()).play("end-turn");
    assertThat(at(ring)).as("through the woods, up to the fence").isEqualTo("4000 1400 4500 2500");
    assertThat(car(ring).is(Flag.CAR)).as("a wreck").isFalse();
    ring.play("end-turn", "end-turn");
    assertThat(at(ring)).isEqualTo("4000 1400 4500 2500");
    assertThat(ring.fight().board().find("fence2")).isNotEqualTo(-1);
  }

  @Test
  @Rule("KF-LOC-52d")
  void rollingCar_thatLeavesTheTable_isGone() {
    Ground ground = Ground.bare().piece("v1", 4000, 7800, 4500, 8900, 0, 350, CAR).piece("v2", 3900, 100, 5000, 600, 0, 350, CAR);
    Ring ring = rolling(state -> {
      ground.laid().accept(state);
      games.kumite.kungfu.vehicle.Traffic.roll(state, 1);
    }, "1 thug 2000 8500").play("end-turn");
    assertThat(at(ring)).as("its front is the lower side").isEqualTo("4000 7050 4500 8150");
    for (int turn = 0; turn < 4; turn++) {
      ring.play("end-turn");
    }
    assertThat(ring.fight().board().find("v2")).as("it rolled on to greater x: 5000 + 5 x 750 is still on").isNotEqualTo(-1);
    ring.figures().put(0, Place.of(8875, 350, 0));
    ring.play("end-turn");
    assertThat(ring.kind()).as("before it is off it runs down who stands at the edge").isEqualTo("dodge");
    ring.play("stay");
    assertThat(ring.fight().board().find("v2")).as("the sixth time it is off").isEqualTo(-1);
  }

  /** A thug in front of the car, and one beside its way at a gap of 0. */
  @ParameterizedTest
  @CsvSource({"3, true", "4, false"})
  @Rule({"KF-LOC-56a", "KF-LOC-56b", "KF-LOC-56c", "KF-RUL-140c", "KF-RUL-140g"})
  void figureInTheWay_dodges_orIsHit_andAnExtraDies(int die, boolean isDead) {
    Ring ring = rolling(car().laid(), "1 thug 4250 2500", "1 thug 4625 2500").play("end-turn");
    assertThat(ring.kind() + " " + ring.actor()).isEqualTo("dodge Ana");
    assertThat(ring.listed()).containsExactly("dodge", "stay");
    ring.dice("dodge-1=" + die).play("dodge");
    assertThat(ring.is("1-2", Condition.DEAD)).isEqualTo(isDead);
    assertThat(ring.is("1-3", Condition.DEAD)).as("it is not touched").isFalse();
    assertThat(at(ring)).isEqualTo("4000 1750 4500 2850");
    if (!isDead) {
      assertThat(ring.place("1-2")).as("the nearest free place outside of its way").isEqualTo("3870 2500");
      assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"4, true", "5, false"})
  @Rule({"KF-LOC-56a", "KF-CON-22b"})
  void whoIsStunned_dodgesAtOneLess(int die, boolean isDead) {
    Ring ring = rolling(car().laid(), "1 thug 4250 2500");
    ring.figures().inflict(ring.figure("1-2"), Condition.STUNNED);
    ring.play("end-turn").dice("dodge-1=" + die).play("dodge");
    assertThat(ring.is("1-2", Condition.DEAD)).isEqualTo(isDead);
  }

  @Test
  @Rule({"KF-LOC-56d", "KF-RUL-140g", "KF-RUL-24"})
  void protagonistThatIsHit_isWoundedOnceForEachStick_andLiesBesideTheWay() {
    Ring ring = rolling(car().laid(), "1 hero 4250 2500").play("end-turn", "stay");
    assertThat(ring.figures().wounds(3)).isEqualTo(1);
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(car(ring).outline.isClearOf(Integer.parseInt(ring.place("1-2").split(" ")[0]),
        Integer.parseInt(ring.place("1-2").split(" ")[1]), 125)).isTrue();
  }

  @Test
  @Rule("KF-RUL-140g")
  void whoCannotMove_isHitWithoutBeingAsked() {
    Ring ring = rolling(state -> {
      car().laid().accept(state);
      state.figures().inflict(3, Condition.TIED_UP);
    }, "1 thug 4250 2500").play("end-turn");
    assertThat(ring.is("1-2", Condition.DEAD)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"4, true", "3, false"})
  @Rule({"KF-LOC-41c", "KF-RUL-140g"})
  void whoDodges_besideAnOpenManhole_maySlipIn(int die, boolean isDown) {
    Ring ring = rolling(state -> {
      car().piece("m1", 4100, 2700, 4400, 3000, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid().accept(state);
      state.wear(1, 1);
    }, "1 thug 4250 2571").play("end-turn");
    assertThat(ring.listed()).containsExactly("dodge", "slip-in 2", "stay");
    ring.dice("dodge-1=" + die).play("slip-in 2");
    assertThat(ring.figures().isUnderground(3)).isEqualTo(isDown);
    assertThat(ring.is("1-2", Condition.DEAD)).isEqualTo(!isDown);
  }

  @Test
  @Rule("KF-LOC-56b")
  void whoHasNoRoom_isHit() {
    Ring ring = rolling(state -> car().wall(3000, 2100, 3990, 4500).wall(4510, 2100, 5500, 4500).wall(3990, 2860, 4510, 2900).laid().accept(state),
        "1 thug 4250 2300").play("end-turn").dice("dodge-1=6").play("dodge");
    assertThat(ring.is("1-2", Condition.DEAD)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"300, false, '3870 2300'", "301, true, '4250 2300'"})
  @Rule({"KF-RUL-140g", "KF-RUL-37"})
  void aDodge_mayLeadOntoWhatIsAStepHigher(int top, boolean isHit, String place) {
    Ring ring = rolling(car().rock(3000, 2100, 3990, 4500, top).wall(4510, 2100, 5500, 4500).wall(3990, 2860, 4510, 2900).laid(),
        "1 thug 4250 2300").play("end-turn").dice("dodge-1=6").play("dodge");
    assertThat(ring.is("1-2", Condition.DEAD)).isEqualTo(isHit);
    assertThat(ring.place("1-2")).isEqualTo(place);
  }

  @Test
  @Rule("KF-RUL-140c")
  void whoStandsOnTheCar_goesAlong() {
    Ring ring = rolling(car().laid(), "1 thug 4250 1500 350").play("end-turn");
    assertThat(ring.place("1-2")).isEqualTo("4250 2250");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule("KF-RUL-130")
  void drunkDriver_startsOnA6_andMovesLAtTheEndOfEveryTurn_untilHeCrashes() {
    Ring ring = Ring.of(state -> {
      Ground.bare().piece("v0", 7000, 7000, 7500, 8100, 0, 350, CAR).piece("v1", 4000, 1000, 4500, 2100, 0, 350, CAR)
          .rock(4000, 5000, 4400, 5400, 350).laid().accept(state);
      state.choose(LocationTrait.DRUNK_DRIVERS);
    }, ANA, BO).dice("drunk-driver-2=5").play("end-turn");
    assertThat(at(ring)).isEqualTo("4000 1000 4500 2100");
    ring.dice("drunk-driver-1=6 drunk-car=1").play("end-turn");
    assertThat(at(ring)).as("at once").isEqualTo("4000 2800 4500 3900");
    ring.dice("drunk-driver-2=1").play("end-turn");
    assertThat(at(ring)).as("against the rock").isEqualTo("4000 3900 4500 5000");
    assertThat(car(ring).is(Flag.CAR)).isFalse();
    ring.dice("drunk-driver-1=6 drunk-car=0").play("end-turn");
    assertThat(ring.fight().board().piece(0).outline.low()).as("the wreck is no parked car").isEqualTo(5200);
  }

  @Test
  @Rule("KF-RUL-130")
  void withoutTheTrait_nobodyRolls() {
    Ring ring = Ring.of(car().laid(), ANA, BO).play("end-turn", "end-turn");
    assertThat(at(ring)).isEqualTo("4000 1000 4500 2100");
  }

  @Test
  @Rule("KF-LOC-52a")
  void car_isCover() {
    Ring ring = Ring.of(Ground.bare().piece("v1", 4000, 2000, 5100, 2500, 0, 350, CAR).laid(), "1 hero 4500 2900",
        "2 hero/pistol 4500 500", BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("shot-2=5 dodge-1=3").play("shoot");
    assertThat(ring.kind()).as("5 + 4 - 2 to 3 + 4").isEqualTo("nominate");
  }
}
