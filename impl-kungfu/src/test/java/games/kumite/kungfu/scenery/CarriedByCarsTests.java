package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What goes along with a car, who falls off it, and who cannot get in. It is Bo's turn. */
final class CarriedByCarsTests {

  private static final String ANA = "1 student 500 500";
  private static final String BO = "2 student 8500 8500";
  private static final String HERO = "2 hero 8000 1500";

  /** The car rolls, S at the end of every turn. */
  private static Consumer<GameState> rolling(Ground ground) {
    return ground.laid().andThen(state -> state.cars().motion(state.cars().at(state.board(), 0), Cars.Motion.ROLLING));
  }

  private static String level(Ring ring, String figure) {
    return ring.place(figure) + " " + Place.level(ring.figures().place(ring.figure(figure)));
  }

  @Test
  @Rule({"KF-RUL-140c", "KF-LOC-52d"})
  void allWhoStandOnACar_goAlongTogether() {
    Ring ring = Ring.of(rolling(CarTests.car()), "2 thug 4250 1150 350", "1 thug 4250 1900 350", ANA, HERO).play("end-turn");
    assertThat(level(ring, "1-1")).isEqualTo("4250 2650 350");
    assertThat(level(ring, "2-1")).as("where the other one has stood").isEqualTo("4250 1900 350");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-140c", "KF-RUL-140e", "KF-RUL-161"})
  void onACarThatTurns_allTurnWithIt() {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      state.cars().wire(state.cars().at(state.board(), 0));
      state.figures().board(0, 0);
      state.objects().add(Place.of(4250, 1200, 350));
    }), "2 hero 4250 1550", "1 thug 4250 1900 350", ANA, BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "wheel",
        "drive 3");
    assertThat(ring.place("2-1")).as("the middle of the car").isEqualTo("2977 2823");
    assertThat(level(ring, "1-1")).as("350 ahead of it").isEqualTo("2730 3070 350");
    assertThat(ring.fight().objects().place(0)).as("350 behind it").isEqualTo(Place.of(3224, 2576, 350));
  }

  @Test
  @Rule({"KF-RUL-140c", "KF-RUL-103"})
  void whoFindsNoRoomAbove_fallsOffTheCar() {
    Ring ring = Ring.of(rolling(CarTests.car().piece("b1", 3000, 2400, 6000, 3200, 400, 900, Flag.BLOCK, Flag.STAND)),
        "2 thug 4250 1900 350", ANA, HERO).play("end-turn");
    assertThat(CarTests.car(ring).outline.high()).as("the car is lower than the bridge").isEqualTo(2850);
    assertThat(Place.level(ring.figures().place(0))).isZero();
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-140c", "KF-RUL-161"})
  void whatLiesOnACar_goesAlong_andIsLeftBehindWhenItLeavesTheTable() {
    Consumer<GameState> laid = state -> {
      for (int i = 0; i < 6; i++) {
        state.objects().add(Place.of(4250, 1100 + 150 * i, 350));
      }
      state.objects().add(Place.of(5000, 1500, 0));
      state.objects().remove(2);
    };
    Ring ring = Ring.of(rolling(CarTests.car()).andThen(laid), ANA, HERO).play("end-turn");
    assertThat(ring.fight().objects().place(0)).isEqualTo(Place.of(4250, 1850, 350));
    assertThat(ring.fight().objects().place(5)).isEqualTo(Place.of(4250, 2600, 350));
    assertThat(ring.fight().objects().place(6)).as("beside the car").isEqualTo(Place.of(5000, 1500, 0));
    assertThat(ring.match().table(Viewer.spectator()).find("token:object-3")).as("it is no more").isEmpty();
    Ring off = Ring.of(rolling(Ground.bare().piece("v1", 4000, 7700, 4500, 8800, 0, 350, CarTests.CAR)).andThen(state ->
        state.cars().put(0, 12, 8500, 16500)).andThen(state -> state.objects().add(Place.of(4250, 8000, 350))), ANA, HERO).play("end-turn");
    assertThat(off.fight().board().find("v1")).as("it is off the table").isEqualTo(-1);
    assertThat(off.fight().objects().place(0)).isEqualTo(Place.of(4250, 8000, 0));
  }

  @ParameterizedTest
  @CsvSource({"moving, KF-RUL-140d", "taken, KF-RUL-140d", "engaged, KF-RUL-140d", "felled, legal", "friends, legal"})
  @Rule({"KF-RUL-140d", "KF-LOC-54a"})
  void whoCannotGetIn(String why, String verdict) {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      int car = state.cars().at(state.board(), 0);
      switch (why) {
        case "moving" -> state.cars().motion(car, Cars.Motion.ROLLING);
        case "taken" -> state.figures().board(1, 0);
        case "friends" -> state.figures().board(2, 0);
        case "felled" -> state.figures().inflict(3, Condition.KNOCKED_DOWN);
        default -> { }
      }
    }), "2 hero 3875 1500", "1 thug 4250 1550", "2 thug 4250 1550", "1 thug 3875 " + (why.equals("engaged") || why.equals("felled")
        ? 1750 : 6000), ANA, BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("get-in 1")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-MOR-04", "KF-RUL-140d", "KF-MOR-06"})
  void whoIsFrightenedInACar_getsOut_andFlees() {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      state.cars().at(state.board(), 0);
      state.figures().board(2, 0);
      state.gang(1, Counters.SHAKEN, 1);
    }), "2 hero 8000 8000", ANA, "2 thug 4250 1550", "1 hero 8500 500");
    assertThat(ring.match().table(Viewer.spectator()).find("figure:2-2").orElseThrow().get("in").toString())
        .contains("terrain:v1");
    ring.play("activate figure:2-1").dice("morale-2=3,5,5").play("focus die");
    assertThat(ring.is("2-2", Condition.INSIDE)).isFalse();
    assertThat(ring.place("2-2")).isNotEqualTo("4250 1550");
    assertThat(ring.match().table(Viewer.spectator()).find("figure:2-2").orElseThrow().attributes()).doesNotContainKey("in");
  }

  @Test
  @Rule({"KF-RUL-140h", "KF-LOC-57c"})
  void aCarThatStandsAgainstAWall_crashesWhereItStands() {
    Ring ring = Ring.driving(CarTests.car().piece("k1", 4000, 2100, 4600, 2300, 0, 250, Flag.BLOCK, Flag.VHARD, Flag.SCENIC).laid()
        .andThen(state -> {
          state.cars().wire(state.cars().at(state.board(), 0));
          state.figures().board(0, 0);
        }), "2 hero 4250 1550", ANA, BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "wheel", "drive 0");
    assertThat(CarTests.car(ring).is(Flag.CAR)).isFalse();
    assertThat(CarTests.car(ring).outline.high()).isEqualTo(2100);
    assertThat(ring.figures().wounds(0)).isEqualTo(1);
  }
}
