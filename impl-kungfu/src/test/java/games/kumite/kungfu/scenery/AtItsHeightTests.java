package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who stands above a thing or a body, is stuck, hangs, lies or sits in a car: what is beside it, and what befalls it. */
final class AtItsHeightTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  private static Ring acting(Consumer<GameState> more, int actions, String... figures) {
    return Ring.skip(Ring.skip(Ring.of(more, figures)).play("activate figure:2-1").dice("activation-2=" + "5,5,5".substring(0, 2 * actions - 1))
        .play("roll " + actions));
  }

  @ParameterizedTest
  @CsvSource({"0, true", "300, true", "301, false", "720, false"})
  @Rule({"KF-CON-21", "KF-RUL-13", "KF-RUL-57"})
  void whoLiesBelowALedge_isNotFinishedFromAbove(int level, boolean isFinished) {
    Ground ground = level == 0 ? Ground.bare() : Ground.bare().rock(3000, 3000, 4100, 5000, level);
    Ring ring = acting(ground.laid().andThen(state -> state.figures().inflict(1, Condition.KNOCKED_OUT)), 1,
        "2 hero 4000 4000 " + level, "1 hero 4250 4000", FARTHER, OTHER);
    assertThat(ring.listed().contains("finish figure:1-1")).isEqualTo(isFinished);
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"TRANSFIXED", "TIED_UP"})
  @Rule({"KF-CON-21", "KF-RUL-123"})
  void whoIsBound_finishesNobody(Condition condition) {
    Ring ring = acting(state -> {
      state.figures().inflict(0, condition);
      state.figures().inflict(1, Condition.KNOCKED_OUT);
    }, 1, "2 hero 4000 4000", "1 hero 4250 4000", FARTHER, OTHER);
    assertThat(ring.refused("finish figure:1-1")).isEqualTo("KF-CON-06a");
  }

  @ParameterizedTest
  @EnumSource(value = Flag.class, names = {"MACHINE", "CHAIN", "ROPE"})
  @Rule({"KF-CON-06a", "KF-RUL-133", "KF-LOC-22a"})
  void whoIsStuck_isNotThrownOutOfIt(Flag flag) {
    Ring ring = acting(Ground.bare().piece("m1", 4400, 3900, 4800, 4100, 0, 900, flag, Flag.SCENIC).laid().andThen(state -> {
      state.figures().grappler(1, 0);
      state.figures().snare(1, 0, 4);
    }), 1, "2 hero 4000 4000", "1 hero 4250 4000", FARTHER, OTHER);
    assertThat(ring.refused("throw figure:1-1")).isEqualTo("KF-RUL-133");
    assertThat(ring.listed()).contains("let-go figure:1-1");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 720})
  @Rule({"KF-LOC-31", "KF-LOC-33a", "KF-LOC-51b", "KF-RUL-13"})
  void overARoof_nothingBelowIsUsed(int level) {
    for (Flag flag : new Flag[] {Flag.TRAMP, Flag.TABLE}) {
      Ground ground = Ground.bare().piece("p1", 5300, 3900, 5700, 4300, 0, 200, flag, Flag.SCENIC);
      ground = level == 0 ? ground : ground.piece("roof", 3000, 3000, 6000, 5000, 600, 720, Flag.BLOCK, Flag.OPAQUE, Flag.STAND);
      Ring ring = acting(ground.laid(), 2, "2 hero 4000 4100 " + level, FARTHER, OTHER)
          .play("move", "to 5175 4100" + (level == 0 ? "" : " " + level));
      assertThat(ring.kind()).isEqualTo(level == 0 ? flag == Flag.TABLE ? "flip-table" : "spring-to" : "action");
    }
  }

  @ParameterizedTest
  @CsvSource({"0, true", "720, false"})
  @Rule({"KF-LOC-18c", "KF-LOC-20a", "KF-RUL-13"})
  void aBinBelowTheRoof_isNotOpened_andHidesNobody(int level, boolean isBeside) {
    Ground ground = Ground.bare().piece("n1", 4130, 3900, 4500, 4300, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN, Flag.SCENIC);
    ground = level == 0 ? ground : ground.rock(3000, 3000, 4100, 5000, level);
    Ring ring = Ring.skip(Ring.of(ground.laid(), "2 hero 4000 4100 " + level, FARTHER, OTHER)).play("activate figure:2-1");
    assertThat(ring.listed().contains("open-bin 1")).isEqualTo(isBeside);
    assertThat(ring.listed().contains("hide")).isEqualTo(isBeside);
  }

  @ParameterizedTest
  @CsvSource({"1, true", "5, false"})
  @Rule({"KF-LOC-47a", "KF-LOC-18b"})
  void whoPushesABinOverIce_mayFall(int die, boolean falls) {
    Ring ring = acting(Ground.bare().piece("n1", 3875, 3900, 4275, 4100, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN,
        Flag.SCENIC).flat(4000, 3000, 6000, 5000, Flag.SLIPPERY).laid(), 2, "2 hero 3750 4000", FARTHER, OTHER);
    ring.play("use push 1 0").dice("footing-2=" + die).play("push-on 75");
    assertThat(ring.place("2-1")).isEqualTo("4500 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(falls);
  }

  @Test
  @Rule({"KF-H2H-29", "KF-RUL-40", "KF-TRT-59a"})
  void aHackerWhoIsSacrificedBeforeTheDice_holdsNobody() {
    Ring ring = Ring.skip(Ring.skip(Ring.of(state -> state.gang(0, Counters.CHI, 2), "2 thug 4000 4000", "1 thug 4250 4000",
        "1 hero/sacrifice 500 500", OTHER)).play("activate figure:2-1"));
    Ring.skip(ring.dice("activation-2=5").play("roll 1")).play("move", "to 3000 4000", "hack figure:1-1");
    assertThat(ring.kind()).isEqualTo("declared");
    ring.play("sacrifice figure:1-2", "victim figure:1-1 chi");
    Ring.skip(ring);
    assertThat(ring.place("2-1")).isEqualTo("3000 4000");
  }

  @ParameterizedTest
  @CsvSource({"1200, distracted, 4", "1200, wounded, 5", "1300, distracted, 5"})
  @Rule({"KF-STU-17", "KF-CON-19", "KF-STU-14i"})
  void whoIsKnockedOutWhileHeHangs_fallsToo(int height, String effect, int wounds) {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, height).laid().andThen(state -> {
      state.figures().inflict(1, Condition.CLIFFHANGING);
      state.figures().wounds(1, 4);
    }), 1, "2 rookie-cop 2870 4000 " + height, "1 detective 3000 4000 " + height, FARTHER, OTHER)
        .dice("attack-2=5 defence-1=1 morale-1=6,6,6").play("attack", "inflict " + effect, "done");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(Place.level(ring.figures().place(1))).isZero();
    assertThat(ring.is("1-1", Condition.LIMPING)).as("as who has failed").isTrue();
    assertThat(ring.figures().wounds(1)).isEqualTo(wounds);
  }

  @Test
  @Rule({"KF-LOC-20c", "KF-ACT-24"})
  void emptyingABinOverSomebody_isTheAttackOfAnExtra() {
    Ring ring = acting(Ground.bare().piece("n1", 4000, 3900, 4400, 4300, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN,
        Flag.SCENIC).laid().andThen(state -> state.wear(0, 2)), 2, "2 thug/huge 3700 4100", "1 hero 3275 4100", FARTHER, OTHER)
        .play("use dump-bin 1 0");
    assertThat(ring.is("1-1", Condition.HUMBLED)).isTrue();
    assertThat(ring.refused("attack")).isEqualTo("KF-ACT-24");
    assertThat(ring.refused("use dump-bin 1 0")).isEqualTo("KF-ACT-24");
  }

  @Test
  @Rule({"KF-CON-11b", "KF-RUL-39"})
  void whoIsCarriedAlong_losesWhomElseHeHolds() {
    Ring ring = Ring.ofAnasTurn(state -> {
      state.figures().grappler(1, 0);
      state.figures().grappler(2, 0);
    }, "2 thug 4000 4000", "1 hero/big 4325 4000", "1 thug 3750 4000", OTHER).play("activate figure:1-1")
        .dice("activation-1=5").play("roll 1", "move", "to 5500 4000");
    assertThat(ring.place("1-1")).isEqualTo("5500 4000");
    assertThat(ring.figures().grappler(1)).as("he hangs on to the one").isZero();
    assertThat(ring.figures().grappler(2)).as("and has let go of the other").isEqualTo(Figures.NOBODY);
  }

  @ParameterizedTest
  @CsvSource({"0, true, true", "600, true, true", "601, false, true", "801, false, false"})
  @Rule({"KF-STU-18a", "KF-LOC-53a", "KF-STU-22", "KF-RUL-59", "KF-RUL-13"})
  void farBelowTheFeet_nothingIsBroken_overturned_lifted_orOpened(int level, boolean isBeside, boolean isAtTheDoor) {
    Ground ground = Ground.bare().piece("v1", 4300, 3900, 4800, 5000, 0, 300, CarTests.CAR).door(3800, 4300, 4300, 4400);
    ground = level == 0 ? ground : ground.rock(3000, 3000, 4300, 4299, level);
    Ring ring = acting(ground.laid(), 1, "2 hero/huge 4000 4000 " + level, FARTHER, OTHER);
    for (String deed : new String[] {"break 1 0", "overturn 1 0", "lift 1 0"}) {
      assertThat(ring.listed().contains(deed)).as(deed).isEqualTo(isBeside);
    }
    assertThat(ring.listed().contains("open 2")).isEqualTo(isAtTheDoor);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "720, false"})
  @Rule({"KF-RUL-140d", "KF-RUL-13"})
  void fromARoofAboveIt_nobodyGetsIntoACar(int level, boolean isBeside) {
    Ground ground = Ground.bare().piece("v1", 4125, 3900, 4625, 5000, 0, 350, CarTests.CAR);
    ground = level == 0 ? ground : ground.rock(3000, 3000, 4125, 5000, level);
    Ring ring = Ring.skip(Ring.skip(Ring.driving(ground.laid(), "2 hero 4000 4100 " + level, FARTHER, OTHER)).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1"));
    assertThat(ring.listed().contains("get-in 1")).isEqualTo(isBeside);
  }

  @ParameterizedTest
  @CsvSource({"0, legal", "720, KF-RUL-192"})
  @Rule({"KF-RUL-192", "KF-RUL-13"})
  void whatLiesOnAThingFarBelow_isOutOfReach(int level, String refusal) {
    Ground ground = Ground.bare().piece("t1", 4125, 3900, 4625, 5000, 0, 120, Flag.LINEAR, Flag.TABLE, Flag.SCENIC);
    ground = level == 0 ? ground : ground.rock(3000, 3000, 4125, 5000, level);
    Ring ring = acting(ground.laid().andThen(state -> state.objects().add(Place.of(4400, 4400, 0))), 1, "2 hero 4000 4100 " + level,
        FARTHER, OTHER);
    assertThat(ring.listed().contains("pick-up token:object-1")).isEqualTo(refusal.equals("legal"));
  }

  @ParameterizedTest
  @CsvSource({"0, swing-round", "900, swing-round", "1201, action"})
  @Rule({"KF-LOC-33a", "KF-RUL-13"})
  void aLamppostFarBelow_isSwungRoundByNobody(int level, String kind) {
    Ground ground = Ground.bare().piece("lamp", 5300, 4050, 5400, 4150, 0, 900, Flag.BLOCK, Flag.OBSCURE1, Flag.LAMP, Flag.SCENIC);
    ground = level == 0 ? ground : ground.piece("roof", 3000, 3000, 5290, 5000, level - 100, level, Flag.BLOCK, Flag.OPAQUE, Flag.STAND);
    Ring ring = acting(ground.laid(), 2, "2 hero/acrobat 4000 4100 " + level, FARTHER, OTHER)
        .play("move", "to 5175 4100" + (level == 0 ? "" : " " + level));
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "700, true", "701, false"})
  @Rule({"KF-LOC-45a", "KF-RUL-13"})
  void aLibraryFarBelow_isNotSearched(int level, boolean isBeside) {
    Ground ground = Ground.bare().piece("l1", 4125, 3900, 4500, 4300, 0, 400, Flag.BLOCK, Flag.OPAQUE, Flag.SCROLLS, Flag.SCENIC);
    ground = level == 0 ? ground : ground.rock(3000, 3000, 4125, 5000, level);
    Ring ring = Ring.skip(Ring.of(ground.laid(), "2 hero 4000 4100 " + level, FARTHER, OTHER)).play("activate figure:2-1");
    assertThat(ring.listed().contains("study")).isEqualTo(isBeside);
  }

  @ParameterizedTest
  @CsvSource({"true, 1-2", "false, 1-1"})
  @Rule({"KF-LOC-16c", "KF-RUL-140d"})
  void whoSitsInACar_isNotHitByABurstingHydrant(boolean isInside, String victim) {
    Ring ring = acting(Ground.bare().piece("h1", 4125, 3900, 4325, 4100, 0, 120, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.HYDRANT,
        Flag.SCENIC).laid().andThen(state -> {
          state.gang(0, Counters.CHI, 0);
          if (isInside) {
            state.figures().inflict(1, Condition.INSIDE);
          }
        }), 1, "2 hero/huge 3825 4000", "1 thug 4000 4800", "1 thug 4300 4800", OTHER);
    ring.dice("break-2=6 hydrant-victim=1").play("break 1 0");
    assertThat(ring.is(victim, Condition.KNOCKED_DOWN)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"400, true", "700, false"})
  @Rule({"KF-LOC-14b", "KF-RUL-13"})
  void onAGangwayOverAMachine_nobodyReachesItsSwitch(int level, boolean isOn) {
    Ground ground = Ground.bare().piece("m1", 3000, 3000, 5000, 5000, 0, 400, Flag.BLOCK, Flag.STAND, Flag.MACHINE, Flag.SCENIC);
    ground = isOn ? ground : ground.piece("deck", 3000, 3000, 5000, 5000, 650, 700, Flag.BLOCK, Flag.STAND);
    Ring ring = acting(ground.laid(), 1, "2 hero 4000 4000 " + level, FARTHER, OTHER);
    assertThat(ring.listed().contains("use switch-off 1 0")).isEqualTo(isOn);
  }

  @Test
  @Rule({"KF-LOC-34a", "KF-LOC-16c", "KF-RUL-140d"})
  void whoSitsInACar_isNotStruckByAPole() {
    Ring ring = acting(Ground.bare().piece("lamp", 4300, 3950, 4400, 4050, 0, 900, Flag.BLOCK, Flag.OBSCURE1, Flag.LAMP, Flag.SCENIC)
        .laid().andThen(state -> state.figures().inflict(1, Condition.INSIDE)), 1, "2 hero/huge 4000 4000", "1 thug 4000 4800",
        FARTHER, OTHER);
    assertThat(ring.refused("use uproot 1 0")).as("nobody is around").isEqualTo("KF-LOC-34a");
  }

  @ParameterizedTest
  @CsvSource({"300, false", "301, true"})
  @Rule({"KF-RUL-197", "KF-RUL-13", "KF-RUL-41"})
  void beside_isAlsoOnWhatIsAStepHigher(int top, boolean isOut) {
    Ring ring = Ring.of(Ground.bare().rock(2000, 3000, 3875, 5000, top).rock(3875, 4125, 6000, 5000, top)
        .rock(3875, 3000, 6000, 3875, top).laid().andThen(state -> state.figures().inflict(0, Condition.KNOCKED_OUT)),
        "2 thug 4250 4000", "2 thug 4000 4000", "2 thug 4250 4000", FARTHER).play("activate figure:2-2")
        .dice("revive-2=4,4,4").play("revive figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isEqualTo(isOut);
    assertThat(Place.level(ring.figures().place(0))).isEqualTo(isOut ? 0 : top);
  }
}
