package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A host knows no fear, and is still its old gang's. Bo's master (figure 0) is in Ana's figure 1. */
final class HostMoraleTests {

  private static final String MASTER = "2 hopping-vampire-master 4000 4000";
  private static final String OTHER = "2 thug 8000 8000";
  private static final String ENEMY = "1 thug 500 8500";

  @Test
  @Rule({"KF-RUL-159", "KF-LOC-05c"})
  void aHostAmongBees_isStung_butRollsNoMorale() {
    Ring ring = Ring.skip(Ring.of(HostTests.possessed(state -> {
      state.choose(LocationTrait.ANGRY_BEES);
      state.swarms().add(Place.of(5300, 4000, 0), state.figures().count());
    }), MASTER, "1 thug 5300 4000", OTHER, ENEMY));
    Ring.skip(Ring.skip(ring.play("end-turn")).dice("direction=1,1 peril=1 defence-2=6").play("end-turn"));
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateBo");
  }

  @Test
  @Rule({"KF-RUL-159", "KF-TRT-50c"})
  void aHostThatIsAnAnimal_isFelledByAGong_butRollsNoMorale() {
    Ring ring = Ring.skip(Ring.ofAnasTurn(HostTests.possessed(state -> { }), MASTER, "1 police-dog 5300 4000", OTHER, ENEMY,
        "1 hero/magic-gong 5300 5000"));
    Ring.skip(Ring.skip(Ring.skip(ring.play("activate figure:1-3")).dice("activation-1=5").play("roll 1")).dice("gong-2=2 gong-1=6")
        .play("cast gong"));
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-159", "KF-TRT-57g"})
  void aHostThatSeesSomebodyDieOfVibrations_rollsNoMorale() {
    Ring ring = Ring.of(HostTests.possessed(state -> {
      state.figures().tremble(2, 3);
    }), MASTER, "1 thug 5300 4000", "2 thug 6000 4000", "1 hero/quivering-palm 500 8500", "2 thug 7000 4000", OTHER);
    ring.play("pass").dice("morale-2=6,6,6 morale-2=6,6,6").play("set-off figure:1-2");
    assertThat(ring.is("2-2", Condition.DEAD)).isTrue();
    assertThat(Ring.skip(ring).kind()).as("two others have rolled, the host has not").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-05b", "KF-RUL-159"})
  void theAnimals_stay_whileTheLastOtherOfTheirGangIsPossessed() {
    Ring ring = Ring.skip(Ring.of(HostTests.possessed(state -> state.figures().inflict(3, Condition.DEAD)), MASTER, "1 hero 5300 4000",
        OTHER, ENEMY, "1 police-dog 500 500"));
    Ring.skip(ring.play("end-turn"));
    assertThat(ring.is("1-3", Condition.GONE)).as("he lives").isFalse();
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateAna");
  }

  @Test
  @Rule({"KF-TRT-05b", "KF-TRT-55f"})
  void theAnimals_leave_whenHeIsKilled() {
    Ring ring = Ring.skip(Ring.ofAnasTurn(HostTests.possessed(state -> state.figures().inflict(3, Condition.DEAD)), MASTER, "1 thug 5300 4000",
        OTHER, ENEMY, "1 police-dog 5300 4250", "1 police-dog 500 500"));
    Ring.skip(Ring.skip(Ring.skip(ring.play("activate figure:1-3")).dice("activation-1=5").play("roll 1")).dice("attack-1=6 defence-2=3").play("attack"));
    Ring.skip(ring.play("inflict extra-killed"));
    assertThat(ring.is("1-3", Condition.GONE)).isTrue();
    assertThat(ring.match().isOver()).as("nobody of Ana's is left").isTrue();
    assertThat(ring.fight().get(Counters.GOAL)).as("side 2").isEqualTo(2);
  }

  @Test
  @Rule({"KF-RUL-39", "KF-TRT-55e"})
  void whoIsPossessed_isHeldByNobody_andHoldsNobody() {
    Ring ring = Ring.skip(Ring.skip(Ring.of(state -> {
      state.figures().grappler(1, 2);
      state.figures().grappler(3, 1);
    }, MASTER, "1 thug 5300 4000", "2 thug 5300 4250", "2 thug 5550 4000", ENEMY)).play("activate figure:2-1"));
    Ring.skip(Ring.skip(ring.dice("activation-2=5,5").play("roll 2")).play("spirit-out", "to 5050 4000"));
    Ring.skip(ring.dice("attack-2=6 defence-1=1 contest-2=2,2,2 contest-1=1,1,1").play("possess"));
    assertThat(ring.is("1-1", Condition.POSSESSED)).isTrue();
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
    assertThat(ring.figures().grappler(3)).isEqualTo(Figures.NOBODY);
  }
}
