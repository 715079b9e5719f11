package games.kumite.kungfu.scenery;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Cars that are lifted, who sits in one, who is caught in a thing when another happens, and things pushed along. */
final class CarriedOffTests {

  private static final String HUGE = "2 hero/huge 3700 1500";
  private static final String FAR = "1 thug 8000 8000";

  private static Ring huge(Consumer<GameState> more, int actions, String... figures) {
    String[] all = java.util.stream.Stream.concat(java.util.stream.Stream.of(HUGE), java.util.stream.Stream.of(figures))
        .toArray(String[]::new);
    return acting(CarTests.car().laid().andThen(more), actions, all);
  }

  @Test
  @Rule({"KF-STU-22", "KF-RUL-193"})
  void whoStandsOnALiftedCar_standsOnTheGround_andSoDoesWhatLiesThere() {
    Ring ring = huge(state -> state.objects().add(Place.of(4200, 1800, 350)), 1, "1 thug 4250 1500 350").dice("break-2=6")
        .play("lift 1 0");
    assertThat(Place.text(ring.figures().place(1))).isEqualTo("4250 1500");
    assertThat(Place.text(ring.fight().objects().place(0))).isEqualTo("4200 1800");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("unhurt").isFalse();
  }

  @Test
  @Rule({"KF-STU-22", "KF-RUL-193", "KF-PLT-03b"})
  void whatIsHiddenInTheLastItem_comesToLightWhenItIsLifted() {
    Ring ring = huge(state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.HIDDEN.ordinal());
    }, 1, FAR).dice("break-2=6").play("lift 1 0");
    assertThat(ring.fight().objects().count()).isEqualTo(1);
    assertThat(Place.text(ring.fight().objects().place(0))).isEqualTo("3700 1500");
    assertThat(ring.fight().board().isThere(0)).as("no wreck is left").isFalse();
  }

  @Test
  @Rule({"KF-STU-22", "KF-LOC-53a"})
  void aMovingCar_isNeitherLiftedNorOverturned() {
    Ring ring = huge(state -> state.cars().motion(state.cars().at(state.board(), 0), Cars.Motion.ROLLING), 1, FAR);
    assertThat(ring.refused("lift 1 0")).isEqualTo("KF-STU-22");
    assertThat(ring.refused("overturn 1 0")).isEqualTo("KF-LOC-53a");
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"KNOCKED_DOWN", "HANDCUFFED", "TRANSFIXED", "TIED_UP"})
  @Rule({"KF-RUL-192", "KF-STU-22", "KF-LOC-53a"})
  void withoutHisHands_nobodyLiftsOrOverturns(Condition condition) {
    Ring ring = huge(state -> state.figures().inflict(0, condition), 1, FAR);
    assertThat(ring.refused("lift 1 0")).isEqualTo("KF-RUL-192");
    assertThat(ring.refused("overturn 1 0")).isEqualTo("KF-RUL-192");
  }

  @Test
  @Rule({"KF-STU-22", "KF-RUL-192", "KF-RUL-161"})
  void aCarOverTheHead_fillsTheHands_untilItIsDropped() {
    Ring ring = huge(state -> state.objects().add(Place.of(3700, 1500, 0), Weapon.PISTOL.ordinal(), Figures.NOBODY), 3, FAR)
        .dice("break-2=6").play("lift 1 0");
    assertThat(ring.refused("pick-up token:object-1")).isEqualTo("KF-RUL-161");
    ring.play("drop");
    assertThat(ring.is("2-1", Condition.LIFTING)).isFalse();
    assertThat(ring.refused("pick-up token:object-1")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-STU-22", "KF-RUL-161"})
  void withFullHands_nobodyLifts() {
    Ring ring = huge(state -> state.objects().add(Place.of(3700, 1500, 0), Weapon.PISTOL.ordinal(), Figures.NOBODY), 3, FAR)
        .play("pick-up token:object-1");
    assertThat(ring.refused("lift 1 0")).isEqualTo("KF-RUL-161");
  }

  @Test
  @Rule({"KF-STU-22", "KF-RUL-192", "KF-LOC-20b", "KF-LOC-53a"})
  void withACarOverTheHead_nobodyHurlsABin_orOverturnsACar() {
    Ring ring = huge(CarTests.car().piece("bin", 3300, 1350, 3400, 1650, 0, 250, Flag.BLOCK, Flag.BIN)
        .piece("v2", 3400, 1800, 3900, 2900, 0, 350, CarTests.CAR).laid(), 3, FAR).dice("break-2=6").play("lift 1 0");
    assertThat(ring.refused("overturn 3 0")).isEqualTo("KF-RUL-192");
    assertThat(ring.refused("use hurl-bin 2 0")).isEqualTo("KF-RUL-192");
  }

  @ParameterizedTest
  @CsvSource({"true, false", "false, true"})
  @Rule({"KF-LOC-05a", "KF-LOC-05b", "KF-RUL-140d"})
  void bees_stingNobodyInACar(boolean isInside, boolean isStung) {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      state.choose(LocationTrait.ANGRY_BEES);
      state.swarms().add(Place.of(4250, 1550, 0), state.figures().count());
      if (isInside) {
        state.cars().at(state.board(), 0);
        state.figures().board(0, 0);
      }
    }), "1 hero 4250 1550", "2 hero 8000 8000").play("end-turn").dice("direction=2,2" + (isStung ? " peril=1 defence-1=6" : ""))
        .play("end-turn");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(games.kumite.kungfu.scenery.Bees.isIn(ring.fight(), 0)).as("nor do they hinder his shots").isEqualTo(!isInside);
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  @Rule({"KF-RUL-140d", "KF-TRT-24h"})
  void nobodyIsPulledOutOfACar(boolean isInside) {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      if (isInside) {
        state.cars().at(state.board(), 0);
        state.figures().board(1, 0);
      }
    }), "2 hero/entangle 3600 1550", "1 hero " + (isInside ? "4250 1550" : "3600 2200"), "2 thug 8000 8000").play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).dice("shot-2=6 dodge-1=1").play("shoot");
    assertThat(ring.listed().contains("inflict pulled")).isEqualTo(!isInside);
  }

  @ParameterizedTest
  @CsvSource({"true, false", "false, true"})
  @Rule({"KF-RUL-130", "KF-RUL-140d"})
  void aDrunkDriver_startsNoCarInWhichSomebodySits(boolean isInside, boolean isMoving) {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      state.choose(LocationTrait.DRUNK_DRIVERS);
      state.cars().at(state.board(), 0);
      if (isInside) {
        state.figures().board(1, 0);
      }
    }), "2 hero 8000 8000", "1 hero " + (isInside ? "4250 1550" : "500 8500")).dice("drunk-driver-2=6" + (isInside ? "" : " drunk-car=0"))
        .play("end-turn");
    assertThat(ring.fight().cars().isMoving(0)).isEqualTo(isMoving);
  }

  @Test
  @Rule({"KF-LOC-57b", "KF-LOC-57c", "KF-RUL-146"})
  void aCrash_killsExtras_andWoundsGuests() {
    Ring ring = Ring.driving(CarTests.car().wall(3000, 2200, 6000, 2300).laid().andThen(Cast.run(Vip.SUPER_SOLDIER, 2, 4250, 1550))
        .andThen(state -> {
          state.cars().motion(state.cars().at(state.board(), 0), Cars.Motion.ROLLING);
          state.figures().board(2, 0);
          state.figures().board(3, 0);
        }), "2 hero 8000 8000", "1 hero 500 8500", "2 thug 4250 1550").play("end-turn");
    for (int figure = 2; figure <= 3; figure++) {
      boolean isGuest = ring.figures().profile(figure).isGuest;
      assertThat(ring.figures().is(figure, Condition.DEAD)).isEqualTo(!isGuest);
      assertThat(ring.figures().wounds(figure)).isEqualTo(isGuest ? 1 : 0);
    }
  }

  @Test
  @Rule({"KF-RUL-161", "KF-RUL-140d"})
  void aBody_comesOutOfTheCarWithItsCarrier() {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      state.cars().at(state.board(), 0);
      state.figures().board(0, 0);
      state.figures().inflict(1, Condition.KNOCKED_OUT);
      state.figures().carrier(1, 0);
    }), "2 hero 4250 1550", "1 thug 4250 1550", FAR, "2 hero/big 4250 900");
    ring.play("activate figure:2-2").dice("activation-2=5").play("roll 1").dice("break-2=6").play("overturn 1 0");
    assertThat(ring.is("2-1", Condition.INSIDE)).isFalse();
    assertThat(ring.place("1-1")).isEqualTo(ring.place("2-1"));
  }

  @Test
  @Rule({"KF-RUL-161", "KF-LOC-41a", "KF-LOC-41e"})
  void aBody_goesDownAManholeWithItsCarrier_andUpAgain() {
    Ground holes = Ground.bare().piece("m1", 4000, 4000, 4300, 4300, 0, 0, Flag.MANHOLE, Flag.SCENIC)
        .piece("m2", 7000, 7000, 7300, 7300, 0, 0, Flag.MANHOLE, Flag.SCENIC);
    Ring ring = acting(holes.laid().andThen(state -> {
      state.wear(0, 1);
      state.wear(1, 1);
      state.figures().inflict(1, Condition.KNOCKED_OUT);
      state.figures().carrier(1, 0);
    }), 1, "2 hero 3875 4150", "2 thug 3875 4150").play("use climb-down 1 0");
    assertThat(ring.place("2-2")).isEqualTo("4150 4150");
    ring.play("end-turn", "end-turn", "activate figure:2-1").dice("activation-2=5").play("roll 1", "climb-out 2");
    ring.play(ring.listed().get(0));
    assertThat(ring.place("2-2")).isEqualTo(ring.place("2-1")).startsWith("7");
  }

  @ParameterizedTest
  @CsvSource({"false, 1", "true, 0"})
  @Rule({"KF-LOC-13c", "KF-LOC-22c", "KF-RUL-94"})
  void whoHangsInAChain_isNotStuckInAMachineToo(boolean isCaught, int snare) {
    Ground ground = Ground.bare().piece("chain", 4400, 3900, 4500, 4100, 0, 900, Flag.CHAIN, Flag.SCENIC)
        .piece("m1", 4000, 4700, 5000, 5500, 0, 400, Flag.BLOCK, Flag.MACHINE, Flag.VHARD, Flag.SCENIC);
    Ring ring = acting(ground.laid().andThen(state -> {
      if (isCaught) {
        state.figures().snare(1, 0, 3);
        state.figures().inflict(1, Condition.TIED_UP);
      }
    }), 1, "2 hero 4025 4000", "1 hero 4275 4000").dice("attack-2=6 defence-1=" + (isCaught ? 6 : 5) + " machine-1=5,5,1")
        .play("attack");
    ring.play("inflict prop-activates", "prop 2");
    if (isCaught) {
      ring.play("done");
    }
    assertThat(ring.figures().snare(1)).isEqualTo(snare);
  }

  @ParameterizedTest
  @CsvSource({"HARDM, 1", "ICE, 1", "MELEE, 0", "RACK, 0"})
  @Rule({"KF-RUL-94", "KF-LOC-23b"})
  void aPileThatIsSetOff_isOneMissileLess_weaponsAreNot(Flag flag, int taken) {
    Ring ring = acting(Ground.bare().piece("p1", 4500, 3900, 4900, 4300, 0, 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, flag, Flag.SCENIC)
        .laid(), 1, "2 hero 4025 4000", "1 hero 4275 4000").dice("attack-2=6 defence-1=5 peril=1 defence-1=6")
        .play("attack", "inflict prop-activates");
    assertThat(ring.fight().wear(0)).isEqualTo(taken);
  }

  @ParameterizedTest
  @CsvSource({"4530, true", "4531, false"})
  @Rule({"KF-LOC-24a", "KF-RUL-94"})
  void aHotSpot_isSetOffAgainstWhomItTouchesAlone(int x, boolean isSetOff) {
    Ring ring = acting(Ground.bare().piece("b1", x - 125, 3900, x + 175, 4200, 0, 150, Flag.BLOCK, Flag.HOT, Flag.SCENIC).laid(), 1,
        "2 hero 4025 4000", "1 hero 4275 4000").dice("attack-2=6 defence-1=5").play("attack");
    assertThat(ring.listed().contains("inflict prop-activates")).isEqualTo(isSetOff);
  }

  @ParameterizedTest
  @CsvSource({"hero, cuff", "thug, nominate"})
  @Rule({"KF-LOC-21", "KF-TRT-39a"})
  void chains_areCuffsForProtagonistsAlone(String who, String kind) {
    Ring ring = acting(Ground.bare().piece("chain", 3960, 4125, 4060, 4225, 0, 900, Flag.CHAIN, Flag.SCENIC).laid(), 1,
        "2 " + who + " 4010 4000", "1 hero 4260 4000").dice("attack-2=6 defence-1=" + (who.equals("hero") ? 4 : 2))
        .play("attack", "inflict knocked-down");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @Test
  @Rule({"KF-RUL-85", "KF-LOC-18b", "KF-TRT-20a"})
  void whoPushesABinUpToAnEnemy_hasComeIntoContact() {
    Ring ring = acting(Ground.bare().piece("n1", 3875, 3900, 4275, 4100, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN,
        Flag.SCENIC).laid(), 1, "2 thug/dashing 3750 4000", "1 thug 4100 4240").play("use push 1 0");
    ring.play(ring.listed().get(0));
    assertThat(ring.kind()).isEqualTo("dash");
  }

  @Test
  @Rule({"KF-LOC-18b", "KF-RUL-37"})
  void fromAStep_nobodyPushesABinIntoTheAir() {
    Ground ground = Ground.bare().rock(3000, 3000, 3875, 5000, 300).piece("n1", 3875, 3900, 4275, 4100, 0, 250, Flag.BLOCK,
        Flag.OBSCURE, Flag.VHARD, Flag.BIN, Flag.SCENIC);
    assertThat(acting(ground.laid(), 1, "2 thug 3875 4000 300").refused("use push 2 0")).isEqualTo("KF-RUL-139");
  }

  @ParameterizedTest
  @CsvSource({"-1, dodge", "1, nominate"})
  @Rule({"KF-RUL-140g", "KF-RUL-133"})
  void whoIsStuck_dodgesNoCar(int snare, String kind) {
    Ring ring = Ring.of(CarTests.car().piece("m1", 3500, 2500, 3990, 3000, 0, 400, Flag.MACHINE, Flag.SCENIC).laid().andThen(state -> {
      state.cars().motion(state.cars().at(state.board(), 0), Cars.Motion.ROLLING);
      state.figures().snare(1, snare, 0);
    }), "2 hero 8000 8000", "1 hero 4250 2500", "1 thug 8000 500").play("end-turn");
    assertThat(ring.kind()).isEqualTo(kind);
    if (snare >= 0) {
      assertThat(ring.figures().snare(1)).as("torn out of it").isEqualTo(-1);
      assertThat(ring.figures().wounds(1)).isEqualTo(1);
    }
  }

  @Test
  @Rule({"KF-RUL-140g", "KF-TRT-67c", "KF-RUL-161", "KF-RUL-39"})
  void whoDodgesACar_takesAlongWhatHeCarries_andWardsNothing() {
    Ring ring = Ring.of(CarTests.car().laid().andThen(state -> {
      state.cars().motion(state.cars().at(state.board(), 0), Cars.Motion.ROLLING);
      state.figures().inflict(1, Condition.SPIRIT_WARD);
      state.figures().inflict(2, Condition.KNOCKED_OUT);
      state.figures().carrier(2, 1);
    }), "2 hero 8000 8000", "1 hero/spirit-ward 4250 2500", "1 thug 4250 2500", "1 thug 8000 500").play("end-turn").dice("dodge-1=6")
        .play("dodge");
    assertThat(ring.place("1-2")).isEqualTo(ring.place("1-1"));
    assertThat(ring.is("1-1", Condition.SPIRIT_WARD)).isFalse();
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
  }
}
