package games.kumite.kungfu.scenery;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static games.kumite.kungfu.trait.MovementTests.with;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fences, doors and windows. */
final class ObstacleTests {

  @Nested
  final class Fences {

    private final Consumer<GameState> fence = Ground.bare().fence(3400, 3000, 3550, 5000).laid();

    @Test
    @Rule({"KF-LOC-36", "KF-RUL-187", "KF-RUL-36"})
    void aClimb_beginsBeyond_andIsOneClassShorter() {
      Ring ring = acting(fence, 2, "2 student 3000 4000").play("move");
      assertThat(ring.refused("to 4000 4000")).as("it stops there first").isEqualTo("KF-LOC-36");
      ring.play("to 3275 4000", "move");
      assertThat(ring.refused("to 4675 4000")).as("1000 from 3675").isEqualTo("legal");
      assertThat(ring.refused("to 4676 4000")).isEqualTo("KF-MOV-01");
      assertThat(ring.refused("to 3600 4000")).as("no room on the fence").isEqualTo("KF-LOC-36");
      ring.play("to 4675 4000");
      assertThat(ring.place("2-1")).isEqualTo("4675 4000");
    }

    @Test
    @Rule("KF-RUL-187")
    void whatIsTooWide_isNotClimbed() {
      assertThat(acting(Ground.bare().fence(3400, 3000, 3710, 5000).laid(), 1, "2 student 3275 4000").play("move")
          .refused("to 4000 4000")).isEqualTo("legal");
      assertThat(acting(Ground.bare().fence(3400, 3000, 3711, 5000).laid(), 1, "2 student 3275 4000").play("move")
          .refused("to 4000 4000")).isEqualTo("KF-LOC-36");
    }

    @Test
    @Rule({"KF-LOC-36", "KF-RUL-33"})
    void aClimbOfAShortStick_costsNoMoreThanAMove() {
      Ring ring = acting(fence, 1, "2 venomous-snake 3275 4000").play("move");
      assertThat(ring.refused("to 4675 4000")).isEqualTo("legal");
      assertThat(ring.refused("to 4676 4000")).isEqualTo("KF-MOV-01");
    }

    @ParameterizedTest
    @CsvSource({"student, 4, true", "student, 3, false", "ninja-genin, 3, true", "ninja-genin, 2, false"})
    @Rule({"KF-LOC-37a", "KF-TRT-01b"})
    void aJump_wantsATest(String profile, int die, boolean isOver) {
      Ring ring = acting(fence, 1, "2 " + profile + " 3000 4000").play("jump").dice("jump-2=" + die).play("to 4400 4000");
      if (isOver) {
        assertThat(ring.place("2-1")).isEqualTo("4400 4000");
      } else {
        assertThat(ring.kind() + ring.actor()).isEqualTo("stumbleBo");
      }
    }

    @ParameterizedTest
    @CsvSource({"150, stop-short, 3275", "150, fall-beyond, 3675", "300, stop-short, 3275", "300, fall-beyond, 3675",
      "720, stop-short, 3275", "720, fall-beyond, 3675"})
    @Rule({"KF-LOC-37b", "KF-RUL-187", "KF-RUL-37"})
    void aFailedJump_fromSomethingHigher_endsOnTheGround(int top, String where, int x) {
      Ring ring = acting(Ground.bare().fence(3400, 3000, 3550, 5000).piece("pile", 2000, 3000, 3000, 5000, 0, top, Flag.BLOCK,
          Flag.STAND).laid(), 1, "2 student 2900 4000 " + top).play("jump").dice("jump-2=1").play("to 4200 4000", where);
      assertThat(ring.figures().place(0)).isEqualTo(Place.of(x, 4000, 0));
    }

    /** Who comes down from higher than his stick is tested for that too, and a bad landing ends the move where he lands. */
    @ParameterizedTest
    @CsvSource({"student, 3, 3125, true, false", "student, 4, 3125, false, true", "detective, 1, 3125, false, true",
      "detective, 2, 3675, false, false"})
    @Rule({"KF-LOC-37b", "KF-RUL-104", "KF-STU-14c", "KF-STU-14d"})
    void aFailedJump_fromHigherThanTheStick_isAJumpDownToo(String profile, int die, int x, boolean isDead, boolean isLame) {
      Ring ring = acting(Ground.bare().fence(3400, 3000, 3550, 5000).piece("pile", 2000, 3000, 3000, 5000, 0, 1300, Flag.BLOCK,
          Flag.STAND).laid(), 1, "2 " + profile + " 2900 4000 1300").play("jump").dice("jump-2=1 landing-2=" + die)
          .play("to 4200 4000", "fall-beyond");
      assertThat(ring.figures().place(0)).isEqualTo(Place.of(x, 4000, 0));
      assertThat(ring.is("2-1", Condition.DEAD)).isEqualTo(isDead);
      assertThat(ring.is("2-1", Condition.LIMPING)).isEqualTo(isLame);
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN) || isDead).isTrue();
    }

    @Test
    @Rule({"KF-LOC-36", "KF-RUL-187"})
    void aClimb_fromAPileBesideAFence_beginsOnTheGroundBeyond() {
      Ring ring = acting(Ground.bare().fence(3400, 3000, 3550, 5000).piece("pile", 2000, 3000, 3300, 5000, 0, 150, Flag.STAND).laid(),
          1, "2 student 3275 4000 150").play("move");
      assertThat(ring.refused("to 4000 4000")).isEqualTo("legal");
    }

    @Test
    @Rule({"KF-LOC-37b", "KF-RUL-187"})
    void aFailedJump_endsBefore_orOnTheGroundBeyond() {
      Ring before = acting(fence, 1, "2 student 3000 4000").play("jump").dice("jump-2=1").play("to 4400 4000", "stop-short");
      assertThat(before.place("2-1")).isEqualTo("3275 4000");
      assertThat(before.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
      Ring beyond = acting(fence, 1, "2 student 3000 4000").play("jump").dice("jump-2=1").play("to 4400 4000", "fall-beyond");
      assertThat(beyond.place("2-1")).isEqualTo("3675 4000");
      assertThat(beyond.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    }

    @Test
    @Rule("KF-LOC-37a")
    void aJump_isOffered_whereThereIsAnObstacle_andWantsNoTestWithoutOne() {
      assertThat(acting(f -> { }, 1, "2 student 3000 4000").refused("jump")).isEqualTo("KF-LOC-37a");
      assertThat(acting(fence, 1, "2 student 3000 4000").play("jump", "to 3000 5400").place("2-1")).isEqualTo("3000 5400");
    }

    @Test
    @Rule({"KF-TRT-29a", "KF-MOV-08"})
    void aFlyer_mindsNoFence() {
      assertThat(acting(fence, 1, "2 flying-demon 3000 4000").play("move", "to 4500 4000").place("2-1"))
          .isEqualTo("4500 4000");
    }
  }

  @Nested
  final class Doors {

    private final Ground house = Ground.bare().wall(3400, 2000, 3500, 3750).wall(3400, 4250, 3500, 6000);
    private final Consumer<GameState> door = house.door(3400, 3750, 3500, 4250).laid();

    @Test
    @Rule({"KF-RUL-59", "KF-LOC-07a"})
    void aDoor_opensAsPartOfAMove_andThenIsOpen() {
      Ring ring = acting(door, 1, "2 student 3000 4000", "1 student 4300 4000");
      GameState state = ring.fight();
      assertThat(Sight.isMutual(state.board(), state.figures(), 0, 1)).as("shut").isFalse();
      ring.play("move", "to 4000 4000");
      assertThat(ring.place("2-1")).isEqualTo("4000 4000");
      assertThat(Sight.isMutual(ring.fight().board(), ring.figures(), 0, 1)).isTrue();
      assertThat(ring.fight().board().find("door2")).isNegative();
    }

    @Test
    @Rule({"KF-RUL-102", "KF-RUL-59"})
    void whoFlees_runsThroughADoor() {
      Consumer<GameState> shut = Ground.bare().wall(900, 0, 1000, 3750).door(900, 3750, 1000, 4250).wall(900, 4250, 1000, 9000)
          .laid();
      Ring ring = Ring.of(shut.andThen(f -> f.figures().wounds(0, 5)), "1 detective 6000 6000", "2 dim-mak-master 6250 6000",
          "1 student 1600 4000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
          .dice("attack-2=3 defence-1=5 morale-1=3,5,6").play("attack", "inflict wounded");
      assertThat(ring.place("1-2")).isEqualTo("150 4000");
      assertThat(ring.fight().board().find("door1")).isNegative();
    }

    @Test
    @Rule("KF-RUL-59")
    void aMoveThatEndsBeforeTheDoor_leavesItShut_oneIntoItOpensIt() {
      Ring before = acting(door, 1, "2 student 3000 4000").play("move", "to 3275 4000");
      assertThat(before.fight().board().find("door2")).isEqualTo(2);
      Ring into = acting(door, 1, "2 student 3000 4000").play("move", "to 3450 4000");
      assertThat(into.place("2-1")).isEqualTo("3450 4000");
      assertThat(into.fight().board().find("door2")).isNegative();
    }

    @Test
    @Rule({"KF-RUL-59", "KF-RUL-16"})
    void nobodyIsPushedThroughADoor() {
      Ring ring = acting(with(door, Condition.BLINDED), 1, "2 student 3000 4000").dice("direction-2=2,5,0").play("move");
      assertThat(ring.place("2-1")).isEqualTo("3275 4000");
    }

    @Test
    @Rule("KF-RUL-59")
    void aLockedDoor_isNotWalkedThrough_andIsUnlockedByAFreeAction() {
      Consumer<GameState> locked = Ground.bare().wall(3400, 2000, 3500, 3750).door(3400, 3750, 3500, 4250, Flag.LOCKED)
          .wall(3400, 4250, 3500, 6000).laid();
      Ring ring = acting(locked, 1, "2 student 3275 4000");
      assertThat(ring.refused("open 2")).isEqualTo("KF-RUL-59");
      ring.play("move");
      assertThat(ring.refused("to 4000 4000")).isEqualTo("KF-RUL-14");
      Ring free = Ring.of(locked, "2 student 3275 4000", "1 student 8500 8500", "2 student 8500 500").play("activate figure:2-1",
          "unlock 2");
      assertThat(free.fight().board().find("door1")).isNegative();
      assertThat(free.kind()).as("it was its activation").isEqualTo("nominate");
      Ring busy = Ring.of(locked, "2 student 3275 4000", "1 student 3025 4000").play("activate figure:2-1", "unlock 2");
      assertThat(busy.kind()).isEqualTo("hack-busy");
      busy.dice("attack-1=6 defence-2=1").play("hack figure:1-1", "inflict distracted", "done");
      assertThat(busy.fight().board().find("door1")).as("interrupted").isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"student, 5, false, true", "student, 4, false, false", "student, 4, true, true", "great-demon, 4, false, true"})
    @Rule({"KF-STU-19", "KF-RUL-59", "KF-STU-18b"})
    void aLockedDoor_isBroken_andAShotAtItHelps(String profile, int die, boolean isShot, boolean isOpen) {
      Consumer<GameState> locked = Ground.bare().wall(3400, 2000, 3500, 3700).door(3400, 3700, 3500, 4300, Flag.LOCKED)
          .wall(3400, 4300, 3500, 6000).laid();
      int x = profile.equals("student") ? 3275 : 3200;
      Ring ring = Ring.of(locked, "2 " + profile + " " + x + " 4000", "2 detective 3000 5000", "1 student 8500 8500");
      if (isShot) {
        ring.play("activate figure:2-2").dice("activation-2=5").play("roll 1", "shoot-lock 2");
      }
      ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("break-2=" + die).play("force 2 0");
      assertThat(ring.fight().board().find("door1") < 0).as("%s - 1", die).isEqualTo(isOpen);
    }

    @Test
    @Rule("KF-RUL-59")
    void aDoorBeside_isOpened_withoutAStep() {
      Ring ring = acting(door, 1, "2 student 3275 4000", "1 student 4300 4000").play("open 3");
      assertThat(Sight.isMutual(ring.fight().board(), ring.figures(), 0, 1)).isTrue();
      assertThat(ring.place("2-1")).isEqualTo("3275 4000");
    }

    @Test
    @Rule({"KF-RUL-59", "KF-STU-19"})
    void onlyADoorThatIsShut_isOpenedOrForced_orShotAt() {
      Ring ring = acting(door, 2, "2 detective 3275 3750", "1 student 8300 4000");
      assertThat(ring.listed()).as("wall 1 is in contact too").contains("open 3", "force 3 0")
          .noneMatch(one -> one.startsWith("open 1") || one.startsWith("force 1") || one.startsWith("shoot-lock"));
      ring.play("open 3");
      assertThat(ring.listed()).as("it is open").noneMatch(one -> one.startsWith("open") || one.startsWith("force"));
      assertThat(ring.refused("open 3")).isNotEqualTo("legal");
    }

    @Test
    @Rule({"KF-RUL-59", "KF-STU-19", "KF-ACT-30"})
    void aLockThatIsGone_orIsNoDoors_isNeitherShotAtNorUnlocked() {
      Consumer<GameState> locked = Ground.bare().door(3400, 3750, 3500, 4250, Flag.LOCKED).piece("chest", 3400, 4300, 3800, 4500, 0,
          150, Flag.BLOCK, Flag.LOCKED).door(5000, 3750, 5100, 4250, Flag.LOCKED).laid();
      Consumer<GameState> broken = locked.andThen(state -> state.lay(state.board().without(0)));
      String[] figures = {"2 detective 3275 4250", "1 student 8300 8000", "2 student 8000 500"};
      Ring shut = Ring.of(locked, figures).play("activate figure:2-1");
      assertThat(shut.listed()).contains("unlock 1").doesNotContain("unlock 2", "unlock 3");
      shut.dice("activation-2=5").play("roll 1");
      assertThat(shut.listed()).as("the chest is in contact, and no door").contains("shoot-lock 1", "force 1 0")
          .doesNotContain("shoot-lock 2", "force 2 0", "open 2");
      Ring open = Ring.of(broken, figures).play("activate figure:2-1");
      assertThat(open.listed()).doesNotContain("unlock 1", "unlock 2");
      open.dice("activation-2=5").play("roll 1");
      assertThat(open.listed()).doesNotContain("shoot-lock 1", "force 1 0", "open 1").contains("shoot-lock 3");
    }

    @Test
    @Rule({"KF-STU-20", "KF-RUL-59", "KF-LOC-07a"})
    void aWindow_breaks_whenItIsMovedThrough() {
      Ring ring = acting(Ground.bare().wall(3400, 2000, 3500, 3750).window(3400, 3750, 3500, 4250)
          .wall(3400, 4250, 3500, 6000).laid(), 1, "2 student 3000 4000").play("move", "to 4000 4000");
      assertThat(ring.fight().board().find("window1")).isNegative();
    }

    @ParameterizedTest
    @CsvSource({"4000 4000, true", "3625 4000, true", "3624 4000, false", "3276 4000, false", "3275 4000, true"})
    @Rule({"KF-RUL-59", "KF-RUL-14", "KF-RUL-151"})
    void aFlyer_breaksAWindow_whenHeComesDownInIt(String end, boolean isWhole) {
      Ring ring = acting(Ground.bare().wall(3400, 2000, 3500, 3750).window(3400, 3750, 3500, 4250).wall(3400, 4250, 3500, 6000)
          .laid(), 1, "2 thug/flying 3000 4000").play("move", "to " + end);
      assertThat(ring.place("2-1")).isEqualTo(end);
      assertThat(ring.fight().board().find("window1") >= 0).isEqualTo(isWhole);
    }

    @Test
    @Rule({"KF-RUL-151", "KF-RUL-150"})
    void indoors_nobodyFliesOverAWall_butALeapGoesOver() {
      Ground walls = Ground.bare().wall(3400, 2000, 3500, 6000);
      assertThat(acting(walls.laidIndoors(), 1, "2 flying-demon 3000 4000").play("move").refused("to 4000 4000"))
          .isEqualTo("KF-RUL-14");
      assertThat(acting(walls.laid(), 1, "2 flying-demon 3000 4000").play("move").refused("to 4000 4000"))
          .isEqualTo("legal");
      assertThat(acting(walls.laidIndoors(), 1, "2 dragon-head 3000 4000").play("leap").refused("to 4000 4000"))
          .isEqualTo("legal");
    }

    @Test
    @Rule({"KF-RUL-37", "KF-RUL-151"})
    void throughARoof_nobodyFlies() {
      Ground house = Ground.bare().piece("h.n", 3000, 4940, 5000, 5000, 0, 700, Flag.BLOCK, Flag.OPAQUE, Flag.WALL)
          .piece("h.roof", 3000, 3000, 5000, 5000, 700, 720, Flag.BLOCK, Flag.OPAQUE, Flag.STAND);
      Ring inside = acting(house.laid(), 1, "2 flying-demon 4000 4500").play("move");
      assertThat(inside.refused("to 4000 4500 720")).isEqualTo("KF-RUL-14");
      assertThat(inside.refused("to 4000 5600")).as("over the wall under the roof").isEqualTo("KF-RUL-14");
      assertThat(inside.refused("to 5500 4500")).as("out where no wall is").isEqualTo("legal");
      Ring outside = acting(house.laid(), 1, "2 flying-demon 4000 5600").play("move");
      assertThat(outside.refused("to 4000 4500 720")).isEqualTo("legal");
      assertThat(outside.refused("to 4000 4500")).isEqualTo("KF-RUL-14");
    }
  }

  @Nested
  final class Things {

    private final Consumer<GameState> plank = Ground.bare().piece("tramp", 3400, 3900, 3600, 4100, 0, 0, Flag.TRAMP, Flag.SCENIC)
        .rock(5000, 3000, 6000, 5000, 720).laid();

    @Test
    @Rule({"KF-LOC-31", "KF-RUL-136"})
    void offATrampoline_oneLeapsL_onceAMove() {
      Ring ring = acting(plank, 1, "2 student 3000 4000").play("move", "to 3300 4000");
      assertThat(ring.kind()).isEqualTo("spring-to");
      assertThat(ring.refused("to 5101 4000")).as("without the base").isEqualTo("KF-MOV-01");
      ring.play("to 5100 4000 720");
      assertThat(ring.place("2-1")).isEqualTo("5100 4000");
      assertThat(ring.kind()).isEqualTo("nominate");
      Ring on = acting(plank, 1, "2 student 3000 4000").play("move", "to 3300 4000", "to 3500 4100");
      assertThat(on.kind()).as("not again").isEqualTo("nominate");
      assertThat(acting(plank, 1, "2 student 3000 4000").play("move", "to 3200 4000").kind()).isEqualTo("nominate");
      assertThat(acting(plank, 1, "2 student 3000 4000").play("move", "to 3300 4000", "waive").place("2-1"))
          .isEqualTo("3300 4000");
    }

    @ParameterizedTest
    @CsvSource({"3, false", "2, true"})
    @Rule({"KF-LOC-33a", "KF-LOC-33b", "KF-RUL-137"})
    void anAcrobat_swingsRoundALamppost(int die, boolean isDown) {
      Consumer<GameState> lamp = Ground.bare().piece("lamp", 3400, 3950, 3500, 4050, 0, 900, Flag.BLOCK, Flag.OBSCURE1, Flag.LAMP)
          .laid();
      Ring ring = acting(lamp, 1, "2 ninja-genin 3000 4000").play("move", "to 3275 4000");
      assertThat(ring.kind()).isEqualTo("swing-round");
      ring.dice("lamppost-2=" + die).play("swing-round");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
      if (!isDown) {
        assertThat(ring.refused("to 3275 5451")).isEqualTo("KF-MOV-01");
        ring.play("to 3275 5450");
        assertThat(ring.place("2-1")).isEqualTo("3275 5450");
      }
      assertThat(acting(lamp, 1, "2 student 3000 4000").play("move", "to 3275 4000").kind()).isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-LOC-51a", "KF-LOC-51b", "KF-RUL-139"})
    void whoReachesATable_mayFlipIt() {
      Consumer<GameState> table = Ground.bare().piece("t", 3400, 3400, 3800, 4600, 0, 120, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
          Flag.HARD, Flag.SCENIC).laid();
      Ring ring = acting(table, 2, "2 student 3000 4000").play("move", "to 3275 4000");
      assertThat(ring.listed()).containsExactly("flip-table 1", "waive");
      ring.play("flip-table 1");
      assertThat(ring.fight().board().piece(0).top).isEqualTo(400);
      assertThat(ring.fight().board().piece(0).outline.right()).as("100 thick on this side").isEqualTo(3500);
      assertThat(ring.fight().board().piece(0).is(Flag.SOLIDLOW)).isTrue();
      ring.play("move", "to 3275 4300");
      assertThat(ring.kind()).as("it was in contact already, and the table lies").isEqualTo("nominate");
      Ring along = acting(table, 2, "2 student 3000 4000").play("move", "to 3275 4000", "waive", "move", "to 3275 4300");
      assertThat(along.kind()).as("it was in contact already").isEqualTo("nominate");
    }

    @ParameterizedTest
    @CsvSource({"4, false", "3, true"})
    @Rule({"KF-LOC-28a", "KF-LOC-28b"})
    void onIce_oneSkatesFarther_orFalls(int die, boolean isDown) {
      Consumer<GameState> ice = Ground.bare().piece("ice", 2950, 3600, 3100, 3870, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.ICE).laid();
      Ring ring = acting(ice, 1, "2 student 3025 4000").dice("skate-2=" + die).play("skate");
      int x = 3025 + (isDown ? 1450 : 2200);
      assertThat(ring.refused("to " + (x + 1) + " 4000")).isEqualTo("KF-MOV-01");
      ring.play("to " + x + " 4000");
      assertThat(ring.place("2-1")).isEqualTo(x + " 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
      assertThat(acting(ice, 1, "2 student 5000 4000").refused("skate")).isEqualTo("KF-LOC-28a");
    }

    @Test
    @Rule("KF-PLT-04c")
    void whoCarriesSomethingHeavy_neitherLeapsNorTumbles() {
      Consumer<GameState> laden = f -> {
        f.figures().note(0, PlotDeed.BURDENED);
        f.gang(1, Counters.CHI, 2);
      };
      Ring ring = acting(laden, 2, "2 supreme-ninja-jonin 3000 4000", "1 student 3250 4000");
      assertThat(ring.refused("leap")).isEqualTo("KF-PLT-04c");
      assertThat(ring.refused("teleport")).isEqualTo("KF-PLT-04c");
      assertThat(ring.refused("bend")).isEqualTo("KF-PLT-04c");
      ring.play("move", "to 3000 4900");
      assertThat(ring.kind()).as("no Free Disengage").isEqualTo("hack-leaver");
    }

    @Test
    @Rule({"KF-LOC-36", "KF-RUL-54", "KF-RUL-38"})
    void nobodyClimbsOverAFence_intoTheEnemyBeyondIt() {
      Ring ring = acting(Ground.bare().fence(3130, 3000, 3280, 5000).laid(), 2, "2 thug 3000 4000", "1 thug 3410 4000").play("move");
      assertThat(ring.refused("to 3900 4000")).isEqualTo("KF-RUL-54");
      assertThat(ring.refused("to 3700 4500")).as("past him").isEqualTo("KF-LOC-36");
      assertThat(ring.refused("to 2000 4000")).isEqualTo("legal");
    }

    @Test
    @Rule({"KF-LOC-37a", "KF-LOC-28a", "KF-TRT-29a"})
    void aFlyer_neitherJumpsNorSkates() {
      Ground ground = Ground.bare().fence(3400, 3000, 3500, 5000).piece("ice", 2600, 3600, 2870, 4400, 0, 250, Flag.BLOCK, Flag.ICE);
      Ring flyer = acting(ground.laid(), 1, "2 thug/flying 3000 4000");
      assertThat(flyer.refused("jump")).isEqualTo("KF-LOC-37a");
      assertThat(flyer.refused("skate")).isEqualTo("KF-LOC-28a");
      Ring walker = acting(ground.laid(), 1, "2 thug 3000 4000");
      assertThat(walker.refused("jump") + walker.refused("skate")).isEqualTo("legallegal");
    }

    @Test
    @Rule({"KF-STU-22", "KF-LOC-53b"})
    void aHugeFigure_liftsACar_andThrowsIt() {
      Consumer<GameState> car = Ground.bare().piece("car", 3000, 4300, 4100, 4800, 0, 350, Flag.BLOCK, Flag.OBSCURE, Flag.STAND,
          Flag.CAR, Flag.VHARD, Flag.SCENIC).laid();
      Ring ring = acting(car, 3, "2 dragon 3500 4000", "1 student 5500 4000").dice("break-2=2,3").play("lift 1 0");
      assertThat(ring.fight().board().isThere(0)).as("2 - 1 + 2").isTrue();
      assertThat(ring.listed()).doesNotContain("hurl figure:1-1");
      ring.play("lift 1 0");
      assertThat(ring.fight().board().isThere(0)).as("3 - 1 + 2").isFalse();
      ring.dice("shot-2=1 dodge-1=4").play("hurl figure:1-1");
      assertThat(ring.kind()).as("1 + 4 + 2 against 4 + 2").isEqualTo("effect");
      assertThat(acting(car, 1, "2 student 3500 4175").refused("lift 1 0")).isEqualTo("KF-STU-22");
      Ring far = acting(car, 2, "2 dragon 3500 4000", "1 student 6000 4000").dice("break-2=6").play("lift 1 0");
      assertThat(far.listed()).as("2075 away").doesNotContain("hurl figure:1-1");
    }

    @Test
    @Rule({"KF-STU-21", "KF-STU-20"})
    void aBlast_takesDoorsWindowsAndWhatIsFragile() {
      GameState state = acting(Ground.bare().door(3400, 3700, 3500, 4300, Flag.LOCKED).window(3400, 5000, 3500, 5600)
          .wall(3400, 4300, 3500, 5000).laid(), 1, "2 student 3000 4000").fight();
      Openings.blast(state, Place.of(3000, 4000, 0), 1000);
      assertThat(state.board().isThere(0)).isFalse();
      assertThat(state.board().isThere(1)).as("1018 away").isTrue();
      assertThat(state.board().isThere(2)).as("a wall stands").isTrue();
    }
  }
}
