package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who was put out in a car (option vehicles). Four sit in it, the last of them is 2-6. */
final class BodiesInCarsTests {

  private static final String ANA = "1 student 500 8500";
  private static final String BO = "2 student 8500 8500";
  private static final String IN = " 4250 1550";

  private static Consumer<GameState> full(Condition last) {
    return state -> {
      CarTests.car().laid().accept(state);
      state.cars().at(state.board(), 0);
      for (int figure = 3; figure < 7; figure++) {
        state.figures().board(figure, 0);
      }
      state.figures().inflict(6, last);
    };
  }

  private static Ring ring(Consumer<GameState> more, String last) {
    return Ring.driving(more, "2 hero 3875 1500", ANA, BO, "2 thug" + IN, "2 thug" + IN, "2 thug" + IN, last + IN);
  }

  @ParameterizedTest
  @CsvSource({"STUNNED, KF-RUL-140d", "KNOCKED_OUT, KF-RUL-140d", "DEAD, legal"})
  @Rule({"KF-RUL-140d", "KF-RUL-152"})
  void theDead_takeNoSeat(Condition last, String verdict) {
    Ring ring = ring(full(last), "2 thug").play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("get-in 1")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-RUL-140d", "KF-TRT-75d", "KF-LOC-53a"})
  void whenACarIsOverturned_theUndeadWhoVanishedInIt_areNotThere_andTheDeadDoNotFall() {
    Consumer<GameState> all = full(Condition.DEAD).andThen(state -> state.figures().inflict(5, Condition.DEAD));
    Ring ring = Ring.driving(all, "2 hero/huge 3700 1500", ANA, BO, "2 thug" + IN, "2 thug" + IN, "2 thug" + IN, "2 zombie" + IN)
        .play("activate figure:2-1").dice("activation-2=5 break-2=6").play("roll 1", "overturn 1 0");
    assertThat(ring.is("2-3", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.is("2-5", Condition.KNOCKED_DOWN)).as("a body").isFalse();
    assertThat(ring.is("2-5", Condition.INSIDE)).as("beside the car").isFalse();
    assertThat(ring.place("2-6")).as("there is nothing to fall out").isEqualTo("4250 1550");
  }

  @Test
  @Rule({"KF-VIP-03b", "KF-RUL-140d"})
  void aMedic_goesToThoseWhomHeCanReach() {
    Ring ring = Ring.driving(full(Condition.KNOCKED_OUT).andThen(Cast.nobodys(Vip.MEDIC, 4250, 4000))
        .andThen(state -> state.figures().inflict(2, Condition.KNOCKED_OUT)), "2 hero 3875 1500", ANA, "2 student 4250 8500",
        "2 thug" + IN, "2 thug" + IN, "2 thug" + IN, "2 thug" + IN).play("end-turn", "end-turn");
    assertThat(ring.place("n-1")).isEqualTo("4250 5450");
  }

  @Test
  @Rule({"KF-VIP-10b", "KF-RUL-140d", "KF-RUL-128"})
  void aBerserkCyborgInACar_getsOutFirst() {
    Ring ring = Ring.driving(full(Condition.STUNNED).andThen(Cast.nobodys(Vip.CYBORG, 4250, 1550)).andThen(state ->
        state.figures().board(state.figures().named("n-1"), 0)), "2 hero 500 500", ANA, BO, "2 thug" + IN, "2 thug" + IN,
        "2 thug" + IN, "2 thug" + IN).play("end-turn").dice("activation=4,4,1 direction=1,2,12 frenzy=1").play("end-turn");
    assertThat(ring.is("n-1", Condition.INSIDE)).isFalse();
    assertThat(ring.figures().isBody(ring.figure("n-1"))).as("one action to get out, one to run about").isTrue();
    assertThat(ring.place("n-1")).isNotEqualTo("4250 1550");
  }

  @Test
  @Rule({"KF-VIP-08b", "KF-RUL-140d"})
  void aDinosaur_bitesNobodyInACar() {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(Cast.nobodys(Vip.DINOSAUR, 5000, 1550)).andThen(state -> {
      state.cars().at(state.board(), 0);
      state.figures().board(0, 0);
    }), "2 thug" + IN, "1 hero 500 8500", "2 hero 8500 8500").play("end-turn").dice("activation=3,2,2 direction=1,1")
        .play("end-turn");
    assertThat(ring.kind()).as("nothing was rolled").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-CON-20b", "KF-CON-20c", "KF-RUL-41", "KF-RUL-140d"})
  void whoIsPutOutInACar_isRevivedByAFriendInIt_andByNobodyBesideIt() {
    Ring ring = ring(full(Condition.KNOCKED_OUT), "2 hero").play("activate figure:2-1");
    assertThat(ring.listed()).as("beside the car").noneMatch(action -> action.startsWith("revive"));
    ring.dice("activation-2=5").play("roll 1", "stop", "activate figure:2-3");
    assertThat(ring.listed()).contains("revive figure:2-6");
    ring.dice("revive-2=4,5,6").play("revive figure:2-6");
    assertThat(ring.is("2-6", Condition.KNOCKED_OUT)).isFalse();
    assertThat(ring.is("2-6", Condition.KNOCKED_DOWN) && ring.is("2-6", Condition.INSIDE)).as("in his seat").isTrue();
    assertThat(ring.place("2-6")).isEqualTo("4250 1550");
    ring.play("activate figure:2-6");
    assertThat(ring.is("2-6", Condition.KNOCKED_DOWN)).as("his whole turn").isFalse();
  }

  @Test
  @Rule({"KF-CON-20b", "KF-RUL-140d"})
  void whoSitsInAnotherCar_orIsOutsideHimself_isNotWithinReach() {
    Ring ring = Ring.driving(CarTests.car().piece("v2", 6000, 1300, 7100, 1800, 0, 350, games.kumite.kungfu.geometry.Flag.BLOCK,
        games.kumite.kungfu.geometry.Flag.CAR, games.kumite.kungfu.geometry.Flag.STAND).laid().andThen(state -> {
          state.cars().at(state.board(), 0);
          state.cars().at(state.board(), 1);
          state.figures().board(0, 0);
          state.figures().board(3, 1);
          state.figures().inflict(3, Condition.KNOCKED_OUT);
        }), "2 hero" + IN, ANA, BO, "2 thug 6550 1550").play("activate figure:2-1");
    assertThat(ring.listed()).noneMatch(action -> action.startsWith("revive"));
  }

  /** 2-1 drives a car over the edge; the Plot is to capture the thug 1-1, who is in some way in it. */
  private static Ring drivenOff(int seeker, Consumer<GameState> more) {
    Ground ground = Ground.bare().piece("v1", 4000, 7700, 4500, 8800, 0, 350, CarTests.CAR);
    return Ring.driving(ground.laid().andThen(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 1);
      state.set(Counters.SEEKER, seeker);
      int car = state.cars().at(state.board(), 0);
      state.cars().put(car, 12, 2 * 4250, 2 * 8250); // with its front to the edge
      state.cars().wire(car);
      state.figures().board(0, 0);
      more.accept(state);
    }), "2 hero 4250 8250", "1 thug 4250 8250", "1 hero 500 500", "2 thug 8500 500").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "wheel", "drive 0");
  }

  @Test
  @Rule({"KF-RUL-70", "KF-RUL-71", "KF-RUL-140e", "KF-RUL-161", "KF-RUL-196"})
  void whoCarriesTheTargetOffInACar_hasCapturedIt_andIsNotDestroyed() {
    Consumer<GameState> carried = state -> {
      state.figures().inflict(1, Condition.KNOCKED_OUT);
      CarriedObjects.carry(state, 0, 1);
    };
    Ring ring = drivenOff(1, carried);
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
    assertThat(ring.is("2-1", Condition.GONE) || ring.is("1-1", Condition.GONE)).as("neither is destroyed").isFalse();
    Ring friend = drivenOff(0, carried);
    assertThat(friend.is("2-1", Condition.GONE)).as("no seeker").isTrue();
    assertThat(friend.figures().isPlaced(1)).as("left where the car was").isTrue();
    assertThat(friend.match().isOver()).isFalse();
  }

  @Test
  @Rule({"KF-PLT-01a", "KF-RUL-71", "KF-RUL-140e", "KF-RUL-180"})
  void whoDrivesOffWithTheObject_hasTakenIt() {
    Ring ring = drivenOff(1, state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.HIDDEN.ordinal());
      state.figures().put(1, Place.of(500, 8500, 0)); // out of the way
      CarriedObjects.pickUp(state, 0, state.objects().add(state.figures().place(0)));
    });
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
    assertThat(ring.is("2-1", Condition.GONE)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1, true", "0, false"})
  @Rule({"KF-PLT-06a", "KF-RUL-71", "KF-RUL-140e"})
  void aTargetInTheCar_isCaptured_ifASeekerDrivesItOff_elseItIsGone(int seeker, boolean isCaptured) {
    for (Condition condition : new Condition[] {Condition.KNOCKED_OUT, Condition.STUNNED}) {
      Ring ring = drivenOff(seeker, state -> {
        state.figures().inflict(1, condition);
        state.figures().board(1, 0);
      });
      assertThat(ring.match().isOver()).isEqualTo(isCaptured);
      assertThat(ring.is("1-1", Condition.GONE)).isEqualTo(!isCaptured);
      assertThat(ring.is("2-1", Condition.GONE)).as("the driver carries nobody").isTrue();
      assertThat(ring.figures().isPlaced(1)).isFalse();
    }
  }
}
