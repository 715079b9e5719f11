package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cars that figures drive (option vehicles). It is Bo's turn; 2-1 is a hero beside the car or in it. */
final class DrivingTests {

  private static final String ANA = "1 student 500 8500";
  private static final String BO = "2 student 8500 8500";

  private static String at(Ring ring) {
    Polygon outline = CarTests.car(ring).outline;
    return outline.left() + " " + outline.low() + " " + outline.right() + " " + outline.high();
  }

  /** The hero sits in the hot-wired car; his place is its middle. */
  private static Consumer<GameState> seated(Ground ground) {
    return state -> {
      ground.laid().accept(state);
      state.cars().wire(state.cars().at(state.board(), 0));
      state.figures().board(0, 0);
    };
  }

  private static Ring drives(Ground ground, String... more) {
    String[] figures = java.util.stream.Stream.concat(java.util.stream.Stream.of("2 hero/pistol 4250 1550", ANA, BO),
        java.util.stream.Stream.of(more)).toArray(String[]::new);
    return Ring.driving(seated(ground), figures).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
  }

  /** To Bo's next turn, with the hero's roll. */
  private static Ring next(Ring ring) {
    return ring.play("end-turn", "end-turn", "activate figure:2-1").dice("activation-2=5,5").play("roll 2");
  }

  @Test
  @Rule({"KF-LOC-54a", "KF-LOC-54b", "KF-RUL-140d", "KF-RUL-78"})
  void gettingIn_isOneAction_andHotWiringTwo_onceForACar() {
    Ring ring = Ring.driving(CarTests.car().laid(), "2 hero 3875 1500", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5,5,5").play("roll 3", "get-in 1");
    assertThat(ring.is("2-1", Condition.INSIDE)).isTrue();
    assertThat(ring.place("2-1")).as("the middle of the car").isEqualTo("4250 1550");
    assertThat(ring.refused("wheel")).as("not yet").isEqualTo("KF-LOC-54b");
    ring.play("wire");
    assertThat(ring.kind()).as("all three actions are spent").isEqualTo("nominate");
    next(ring);
    assertThat(ring.refused("wire")).isEqualTo("KF-RUL-140d");
    assertThat(ring.refused("wheel")).isEqualTo("legal");
    assertThat(ring.listed()).as("no walking in a car").doesNotContain("move");
  }

  @Test
  @Rule("KF-RUL-78")
  void withoutTheOption_nobodyGetsIn() {
    Ring ring = Ring.of(CarTests.car().laid(), "2 hero 3875 1500", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(ring.listed()).doesNotContain("get-in 1");
  }

  @Test
  @Rule("KF-RUL-140d")
  void carHasFourSeats_andGettingOut_placesBesideIt() {
    Ring ring = Ring.driving(state -> {
      CarTests.car().laid().accept(state);
      state.cars().at(state.board(), 0);
      for (int figure = 3; figure < 7; figure++) {
        state.figures().board(figure, 0);
      }
    }, "2 hero 3875 1500", ANA, BO, "2 thug 4250 1550", "2 thug 4250 1550", "2 thug 4250 1550", "2 thug 4250 1550")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("get-in 1")).isEqualTo("KF-RUL-140d");
    ring.play("stop", "activate figure:2-3").dice("activation-2=5").play("roll 1", "get-out");
    assertThat(ring.kind()).isEqualTo("exit");
    assertThat(ring.listed()).hasSizeGreaterThan(12).contains("to 4630 1550");
    ring.play("to 4630 1550");
    assertThat(ring.is("2-3", Condition.INSIDE)).isFalse();
    assertThat(ring.place("2-3")).isEqualTo("4630 1550");
  }

  @Test
  @Rule({"KF-LOC-54c", "KF-LOC-55d", "KF-RUL-140e"})
  void speed_is1Stick_then2_then3_andBrakingBeginsAgain() {
    Ring ring = drives(CarTests.car());
    ring.play("wheel");
    assertThat(ring.refused("stop")).as("a car that stands may go on standing").isEqualTo("legal");
    ring.play("drive 0");
    assertThat(at(ring)).isEqualTo("4000 2800 4500 3900");
    assertThat(ring.place("2-1")).isEqualTo("4250 3350");
    assertThat(ring.refused("drive 0")).isEqualTo("KF-LOC-54c");
    ring.play("stop");
    assertThat(ring.refused("wheel")).as("once a turn").isEqualTo("KF-RUL-140e");
    next(ring.play("stop")).play("wheel", "drive 0");
    assertThat(ring.refused("stop")).as("the second stick is due").isEqualTo("KF-RUL-140e");
    ring.play("drive 0", "brake", "stop");
    assertThat(at(ring)).isEqualTo("4000 6400 4500 7500");
    next(ring).play("wheel", "drive 3");
    assertThat(ring.listed()).as("one stick again, and two of its actions are left").containsExactly("brake", "stop");
  }

  @Test
  @Rule("KF-RUL-140e")
  void aTurn_isMadeAboutTheMiddle_inStepsOf15Degrees_thenAStraightStick() {
    Ring ring = drives(CarTests.car()).play("wheel", "drive 3");
    Cars cars = ring.fight().cars();
    assertThat(cars.x(0) / 2 + " " + cars.y(0) / 2).as("45 degrees to the left of +y").isEqualTo("2977 2823");
    assertThat(CarTests.car(ring).outline.corners()).isEqualTo(4);
    assertThat(at(ring)).isEqualTo("2411 2257 3543 3389");
    assertThat(ring.refused("drive 1")).isEqualTo("KF-LOC-54c");
  }

  @Test
  @Rule({"KF-LOC-54c", "KF-RUL-140e"})
  void aCarThatNobodyDrives_goesStraightOn_withItsLastSticks_atTheEndOfItsDriversTurn() {
    Ring ring = drives(CarTests.car()).play("wheel", "drive 0", "stop", "stop", "end-turn", "end-turn");
    assertThat(at(ring)).as("in Ana's turn it does not move").isEqualTo("4000 2800 4500 3900");
    ring.play("end-turn");
    assertThat(at(ring)).isEqualTo("4000 4600 4500 5700");
  }

  @Test
  @Rule({"KF-RUL-140e", "KF-RUL-71"})
  void drivingOffTheTable_isTheEndOfThoseInside() {
    Ring ring = drives(Ground.bare().piece("v1", 4000, 7800, 4500, 8900, 0, 350, CarTests.CAR), "2 thug 1000 1000");
    next(ring.play("wheel", "drive 0", "stop", "stop")).play("wheel", "drive 0", "drive 0", "stop", "stop");
    assertThat(at(ring)).isEqualTo("4000 2400 4500 3500");
    next(ring).play("wheel", "drive 0").dice("morale-2=6,6,6,6,6,6").play("drive 0");
    assertThat(ring.fight().board().find("v1")).isEqualTo(-1);
    assertThat(ring.is("2-1", Condition.GONE)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, true"})
  @Rule({"KF-LOC-57a", "KF-RUL-140h"})
  void scenicItem_crashesTheCar_onA3_orIsDestroyed(int die, boolean isCrash) {
    Ring ring = drives(CarTests.car().piece("k1", 4000, 3000, 4600, 3600, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.SCENIC))
        .dice("crash-2=" + die).play("wheel", "drive 0");
    assertThat(at(ring)).isEqualTo(isCrash ? "4000 1900 4500 3000" : "4000 2800 4500 3900");
    assertThat(ring.fight().board().find("k1") >= 0).isEqualTo(isCrash);
    assertThat(CarTests.car(ring).is(Flag.CAR)).isEqualTo(!isCrash);
  }

  @Test
  @Rule("KF-RUL-140h")
  void whatIsVeryHard_crashesTheCarAlways() {
    Ring ring = drives(CarTests.car().piece("k1", 4000, 3000, 4600, 3600, 0, 250, Flag.BLOCK, Flag.VHARD, Flag.SCENIC))
        .play("wheel", "drive 0");
    assertThat(CarTests.car(ring).is(Flag.CAR)).as("without a die").isFalse();
    assertThat(ring.fight().board().find("k1")).isNotEqualTo(-1);
  }

  @Test
  @Rule({"KF-LOC-57b", "KF-LOC-57c"})
  void crash_killsTheExtrasInside_andThrowsTheProtagonistSAhead() {
    Ring ring = Ring.driving(state -> {
      seated(CarTests.car().piece("k1", 4300, 3000, 4600, 3600, 0, 250, Flag.BLOCK, Flag.VHARD, Flag.SCENIC)).accept(state);
      state.figures().board(3, 0);
    }, "2 hero/pistol 4250 1550", ANA, BO, "2 thug 4250 1550").play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "wheel", "drive 0");
    assertThat(ring.is("2-3", Condition.DEAD)).isTrue();
    assertThat(ring.fight().cars().isMoving(0)).isFalse();
    assertThat(ring.figures().wounds(0)).as("a wound by nobody").isEqualTo(1);
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.is("2-1", Condition.INSIDE)).isFalse();
    assertThat(ring.place("2-1")).as("750 ahead of 4250 3000 and beside the crates").isEqualTo("4250 3750");
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "3, 1"})
  @Rule({"KF-LOC-56d", "KF-RUL-140g"})
  void runDown_aProtagonistIsWounded_forEachStickOfTheTurn(int streak, int more) {
    Ring ring = drives(CarTests.car(), "1 hero 4250 " + (streak == 1 ? 3000 : 4800));
    if (streak == 3) {
      next(ring.play("wheel", "drive 0", "stop", "stop"));
    }
    ring.play("wheel", "drive 0");
    if (ring.kind().equals("dodge")) {
      ring.play("stay");
    }
    assertThat(ring.figures().wounds(3)).isEqualTo(1);
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule("KF-LOC-56d")
  void runDown_withTheSecondStick_woundsTwice() {
    Ring ring = next(drives(CarTests.car(), "1 hero 4250 6400").play("wheel", "drive 0", "stop", "stop"))
        .play("wheel", "drive 0", "drive 0", "stay");
    assertThat(ring.figures().wounds(3)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"false, effect", "true, action"})
  @Rule("KF-LOC-54d")
  void shootingFromAMovingCar_isAtMinus2(boolean isMoving, String kind) {
    Ring ring = drives(CarTests.car(), "1 hero 7000 3350");
    if (isMoving) {
      ring.play("wheel", "drive 0", "stop");
    }
    ring.play("shoot").dice("shot-2=4 dodge-1=3").play("fire 1 figure:1-2 0");
    assertThat(ring.kind()).as("4 + 4 to 3 + 4, the own car covers nobody").isEqualTo(isMoving ? "nominate" : "direction");
  }

  /** Ana's gunman shoots at the car that Bo's hero has driven. */
  static Ring shotAt(int die, int car) {
    return drives(CarTests.car(), "1 hero/pistol 7000 3350").play("wheel", "drive 0", "stop", "stop", "end-turn",
        "activate figure:1-2").dice("activation-1=5").play("roll 1", "shoot").dice("shot-1=" + die + " car=" + car)
        .play("fire-at-car 1 0");
  }

  @Test
  @Rule({"KF-LOC-55a", "KF-RUL-140f", "KF-GUN-10"})
  void movingCar_hitBy1_isAnAttackOnTheDriver_inCover() {
    Ring ring = shotAt(4, 5);
    assertThat(ring.listed()).as("8 to 7").containsExactly("hit-car driver");
    ring.dice("shot-1=6 dodge-2=1").play("hit-car driver");
    assertThat(ring.kind()).as("6 + 4 - 2 to 1 + 4").isEqualTo("effect");
    assertThat(ring.listed()).as("nobody Recoils in a car").doesNotContain("inflict recoil-short");
    ring = shotAt(3, 5);
    assertThat(ring.kind()).as("7 to 7").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-PLT-11b", "KF-PLT-13", "KF-LOC-55a"})
  void inAChallenge_aProtagonistIsNotShotAtTheWheelEither() {
    Ring ring = drives(CarTests.car(), "1 hero/pistol 7000 3350").play("wheel", "drive 0", "stop", "stop", "end-turn");
    ring.fight().set(Counters.PLOT, Plot.CHALLENGE.ordinal());
    ring.play("activate figure:1-2").dice("activation-1=5").play("roll 1", "shoot").dice("shot-1=5 car=5")
        .play("fire-at-car 1 0");
    assertThat(ring.listed()).as("9 to 7").containsExactly("hit-car engine");
  }

  @ParameterizedTest
  @CsvSource({"3, true", "4, false"})
  @Rule({"KF-LOC-55b", "KF-RUL-140f"})
  void movingCar_hitBy2_stopsOn4(int die, boolean isMoving) {
    Ring ring = shotAt(5, 5).dice("engine-1=" + die).play("hit-car engine");
    assertThat(ring.fight().cars().isMoving(0)).isEqualTo(isMoving);
  }

  @ParameterizedTest
  @CsvSource({"2, true", "3, false"})
  @Rule({"KF-LOC-55c", "KF-RUL-140f"})
  void movingCar_hitBy3_explodesOn3(int die, boolean isCar) {
    Ring ring = shotAt(6, 5);
    assertThat(ring.listed()).containsExactly("hit-car driver", "hit-car engine", "hit-car gas-tank");
    ring.dice("gas-tank-1=" + die + " blast-1=1 dodge-2=6").play("hit-car gas-tank");
    assertThat(CarTests.car(ring).is(Flag.CAR)).isEqualTo(isCar);
    assertThat(ring.is("2-1", Condition.INSIDE)).as("he lies beside the wreck").isEqualTo(isCar);
  }

  @Test
  @Rule("KF-RUL-140f")
  void whoSitsInAMovingCar_isNoTargetHimself_inAStandingOneHeIs() {
    Ring ring = drives(CarTests.car(), "1 hero/pistol 7000 3350").play("wheel", "drive 0", "stop", "stop", "end-turn",
        "activate figure:1-2").dice("activation-1=5").play("roll 1", "shoot");
    assertThat(ring.listed()).contains("fire-at-car 1 0").doesNotContain("fire 1 figure:2-1 0");
    ring = drives(CarTests.car(), "1 hero/pistol 7000 3350").play("wheel", "drive 0", "brake", "stop", "end-turn",
        "activate figure:1-2").dice("activation-1=5").play("roll 1", "shoot");
    assertThat(ring.listed()).contains("fire 1 figure:2-1 0").doesNotContain("fire-at-car 1 0");
  }

  @ParameterizedTest
  @CsvSource({"hero/big, 5, true", "hero/big, 4, false", "hero/huge, 4, true"})
  @Rule("KF-LOC-53a")
  void bigFigure_overturnsACar_withABreakRoll(String who, int die, boolean isWreck) {
    int x = who.contains("huge") ? 3700 : 3800;
    Ring ring = Ring.of(CarTests.car().laid(), "2 " + who + " " + x + " 1500", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("break-2=" + die).play("overturn 1 0");
    assertThat(CarTests.car(ring).is(Flag.CAR)).as("die - 2 + size").isEqualTo(!isWreck);
  }

  @Test
  @Rule("KF-LOC-53b")
  void hugeFigure_throwsALiftedCar_atPlus2() {
    Ring ring = Ring.of(CarTests.car().laid(), "2 hero/huge 3700 1500", ANA, BO, "1 hero 2500 1500")
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2").dice("break-2=3").play("lift 1 0")
        .dice("shot-2=2 dodge-1=3").play("hurl figure:1-2");
    assertThat(ring.kind()).as("2 + 4 + 2 to 3 + 4: a Recoil S").isEqualTo("direction");
    assertThat(ring.fight().board().find("v1")).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  @Rule({"KF-RUL-140d", "KF-RUL-67"})
  void spreadOfAShotgun_reachesNobodyInAMovingCar(boolean isMoving) {
    Ring ring = Ring.driving(state -> {
      CarTests.car().laid().accept(state);
      int car = state.cars().at(state.board(), 0);
      state.figures().board(1, 0);
      if (isMoving) {
        state.cars().motion(car, games.kumite.kungfu.state.Cars.Motion.ROLLING);
      }
    }, "2 hero/shotgun 6500 1550", "1 hero 4250 1550", "1 thug 4630 1550", BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice(isMoving ? "shot-2=6 dodge-1=1" : "shot-2=6,1 dodge-1=1,6").play("shoot", "inflict extra-killed");
    assertThat(ring.is("1-2", Condition.DEAD)).isTrue();
  }

  @Test
  @Rule({"KF-GUN-08", "KF-RUL-140d"})
  void anExtraInACar_shootsTheClosest_whomHisOwnCarDoesNotCover() {
    Ring ring = Ring.driving(seated(CarTests.car()), "2 thug/pistol 4250 1550", "1 student 6500 1550", ANA, BO)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot");
    assertThat(ring.listed()).contains("fire 1 figure:1-1 0").doesNotContain("fire 1 figure:1-2 0");
  }

  @ParameterizedTest
  @CsvSource({"true, nominate", "false, direction"})
  @Rule({"KF-LOC-54d", "KF-RUL-78"})
  void shootingFromTheTopOfAMovingCar_isAtMinus2Too(boolean isMoving, String kind) {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      int car = state.cars().at(state.board(), 0);
      state.cars().motion(car, isMoving ? Cars.Motion.ROLLING : Cars.Motion.PARKED);
    }), "2 hero/pistol 4250 1550 350", "1 hero 7000 1550", BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("shot-2=4 dodge-1=3").play("shoot").choose("fire 1 figure:1-1 0");
    assertThat(ring.kind()).as("4 + 4 to 3 + 4").isEqualTo(kind);
  }

  @Test
  @Rule({"KF-RUL-78", "KF-RUL-140f", "KF-LOC-52b"})
  void withoutTheOption_nobodyShootsAtAMovingCar() {
    Consumer<GameState> rolling = CarTests.car().laid().andThen(state ->
        state.cars().motion(state.cars().at(state.board(), 0), Cars.Motion.ROLLING));
    String[] figures = {"2 hero/pistol 7000 1550", ANA, BO};
    Ring ring = Ring.of(rolling, figures).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot");
    assertThat(ring.listed()).noneMatch(action -> action.startsWith("fire-at"));
    Ring optional = Ring.driving(rolling, figures).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot");
    assertThat(optional.listed()).contains("fire-at-car 1 0").doesNotContain("fire-at-brake 1 1");
  }
}
