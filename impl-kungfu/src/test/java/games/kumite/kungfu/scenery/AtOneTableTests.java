package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.figure.CarriedObjects;
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

/** Plots, locations and V.I.P.s that meet. It is Bo's turn, and Bo attacks. */
final class AtOneTableTests {

  private static final String ANA = "1 hero 500 500";
  private static final String OTHER = "2 thug 8500 8500";

  private static final Consumer<GameState> HEAVY = state -> {
    state.set(Counters.PLOT, Plot.TAKE.ordinal());
    state.set(Counters.OBJECT, ObjectKind.HEAVY.ordinal());
    CarriedObjects.pickUp(state, 0, state.objects().add(state.figures().place(0)));
  };

  @ParameterizedTest
  @CsvSource({"true, KF-LOC-10", "false, legal"})
  @Rule({"KF-LOC-10", "KF-PLT-04c"})
  void withTheHeavyObject_anAcrobatSqueezesThroughNoFriend(boolean isLaden, String verdict) {
    Consumer<GameState> cramped = state -> state.choose(LocationTrait.CRAMPED_QUARTERS);
    Ring ring = Ring.acting(isLaden ? cramped.andThen(HEAVY) : cramped, 2, "2 hero/acrobat 4000 4000", ANA,
        "2 thug 4300 4000").play("move");
    assertThat(ring.refused("to 4700 4000")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-LOC-11b", "KF-LOC-12b", "KF-LOC-12c", "KF-GUN-20"})
  void theFirstShotOfAHail_isTheFirstGunshot_andAfterItBystandersAreHitOnSixAlone() {
    Ring ring = Ring.acting(state -> {
      state.choose(LocationTrait.CROWD);
      state.gang(1, Counters.CHI, 4);
    }, 2, "2 swat-officer 4000 4000", "1 hero 6000 4000", "2 detective 8000 8000").play("shoot", "hail 2");
    ring.dice("shot-2=1 dodge-1=1 bystander-2=5").play("at figure:1-1", "spend 0");
    assertThat(ring.chi(2)).as("a gang led by somebody good pays").isEqualTo(3);
    ring.dice("shot-2=1 dodge-1=1 bystander-2=5").play("at figure:1-1", "spend 0");
    assertThat(ring.chi(2)).isEqualTo(3);
  }

  @Test
  @Rule({"KF-VIP-09c", "KF-RUL-148"})
  void whenTheFirstHasWonTheSuperSoldierOver_theSecondNeedNotTry() {
    Ring ring = Ring.of(Cast.run(Vip.SUPER_SOLDIER, 1, 5000, 5000), "2 student 5900 5000", "2 student 5000 5900", ANA,
        "2 hero 8500 8500").play("end-turn", "end-turn")
        .play("activate figure:2-1", "persuade", "activate figure:2-2", "persuade")
        .dice("persuade-2=4,4,1").play("end-turn");
    assertThat(ring.figures().gang(ring.figure("1-2"))).as("three dice were rolled").isEqualTo(1);
  }

  @Test
  @Rule({"KF-VIP-03g", "KF-PLT-07d", "KF-RUL-161"})
  void theMedic_treatsNobodyWhomAnEnemyCarries() {
    Ring ring = Ring.of(Cast.nobodys(Vip.MEDIC, 5000, 5000).andThen(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 0);
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      CarriedObjects.carry(state, 1, 0);
    }), "1 student 5000 7000", "2 hero 5000 7000", ANA, OTHER).play("end-turn", "end-turn");
    assertThat(ring.place("n-1")).isEqualTo("5000 5000");
  }

  @Test
  @Rule({"KF-VIP-07d", "KF-PLT-07d", "KF-RUL-70"})
  void aLovedOneWhoIsKnockedOut_isCarriedOff_forAChiLevel() {
    Ring ring = Ring.acting(Cast.run(Vip.LOVED_ONE, 1, 1000, 4500).andThen(state -> {
      state.set(Counters.CONCERN, 0);
      state.figures().inflict(state.get(Counters.VIP_FIGURE), Condition.KNOCKED_OUT);
    }), 3, "2 student 1000 4750", ANA, "2 hero 8000 8000").play("carry figure:1-2", "move");
    assertThat(ring.refused("to 2001 4750")).as("as a heavy object").isEqualTo("KF-MOV-01");
    ring.play("to 125 4750");
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(1);
    assertThat(ring.is("1-2", Condition.GONE)).isFalse();
  }

  @Test
  @Rule({"KF-LOC-44a", "KF-RUL-138", "KF-MOR-02"})
  void aProtagonistWhoseFallCostsHalfOfTheGang_bringsReinforcements_whoRollMoraleForHim() {
    Ring ring = Ring.of(state -> {
      state.choose(LocationTrait.REINFORCEMENTS);
      state.gang(0, Counters.POINTS, 60);
      state.gang(0, Counters.CHI, 1);
      state.gang(1, Counters.POINTS, 80);
      state.figures().wounds(0, 4);
      state.figures().inflict(1, Condition.DEAD);
    }, "1 hero 4500 4500", "1 thug 500 8500", "1 thug 500 500", "2 hero 4250 4500", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=5 defence-1=6")
        .play("attack", "spend 0", "inflict distracted", "done", "done");
    assertThat(ring.actor() + ring.kind()).as("before the morale rolls").isEqualTo("Anareinforcements");
    ring.play("call").dice("morale-1=5,5,5" + " morale-1=1,1,1".repeat(4)).play("corner 2");
    assertThat(ring.is("1-3", Condition.GONE)).as("the old one stands").isFalse();
    for (int number = 4; number <= 7; number++) {
      assertThat(ring.is("1-" + number, Condition.GONE)).as("the newcomer " + number).isTrue();
    }
  }
}
