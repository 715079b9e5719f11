package games.kumite.kungfu.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Guns that are put right one by one, and figures that were put out and come back. */
final class PutRightTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  @ParameterizedTest
  @CsvSource({"1, 2", "2, 1"})
  @Rule({"KF-GUN-26b", "KF-ACT-30", "KF-TRT-74c"})
  void ofTwoJammedGuns_oneIsReloaded_forEachAction(int first, int second) {
    Ring ring = Ring.of(state -> {
      state.figures().arms().jam(0, 0);
      state.figures().arms().jam(0, 1);
    }, "2 hero/two-guns 4000 4000", "1 hero 7000 4000", OTHER).play("activate figure:2-1").dice("activation-2=5,5,5")
        .play("roll 3", "reload");
    assertThat(ring.kind() + ring.actor()).isEqualTo("firearmBo");
    assertThat(ring.listed()).containsExactly("firearm 1", "firearm 2");
    ring.play("firearm " + first);
    assertThat(ring.figures().arms().isOutOfOrder(0, first - 1)).isFalse();
    assertThat(ring.figures().arms().isOutOfOrder(0, second - 1)).isTrue();
    ring.play("reload");
    assertThat(ring.kind()).as("the one that is left").isEqualTo("action");
    assertThat(ring.figures().arms().jammed(0)).isZero();
    assertThat(ring.refused("reload")).isEqualTo("KF-GUN-26b");
    assertThat(ring.play("shoot").refused("hail 1")).as("one action is left of three").isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-GUN-26b", "KF-ACT-30"})
  void aWholeTurn_reloadsOneGunToo() {
    Ring ring = Ring.of(state -> {
      state.figures().arms().jam(0, 0);
      state.figures().arms().jam(0, 1);
    }, "2 hero/two-guns 4000 4000", "1 hero 7000 4000", OTHER).play("activate figure:2-1", "reload", "firearm 2");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.figures().arms().jammed(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-GUN-27", "KF-ACT-30"})
  void aWholeTurn_repairsOneGun_andWhatIsJammedIsNotRepaired() {
    Ring ring = Ring.of(state -> {
      state.figures().arms().breakDown(0, 0);
      state.figures().arms().breakDown(0, 1);
      state.figures().arms().jam(0, 1);
    }, "2 hero/two-guns 4000 4000", "1 hero 7000 4000", OTHER).play("activate figure:2-1", "repair");
    assertThat(ring.listed()).containsExactly("firearm 1", "firearm 2");
    ring.play("firearm 2");
    assertThat(ring.figures().arms().brokenDown(0)).isEqualTo(1);
    assertThat(ring.figures().arms().isOutOfOrder(0, 1)).as("still jammed").isTrue();
  }

  private static Ring revived(String hero) {
    return Ring.of(state -> {
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().inflict(0, Condition.GETTING_UP);
    }, hero + " 4000 4000", "2 thug 4250 4000", OTHER, FARTHER);
  }

  @Test
  @Rule({"KF-RUL-19", "KF-RUL-41", "KF-CON-20c"})
  void whoWasRevived_reacts_butDoesNotGetUpByIt() {
    Ring ring = revived("1 hero").play("activate figure:2-2").dice("activation-2=3,3 reaction-1=5,5").play("roll 2");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reactAna");
    ring.play("react figure:1-1");
    assertThat(ring.refused("stand-up")).isEqualTo("KF-CON-20c");
    assertThat(ring.refused("move")).isEqualTo("KF-RUL-34");
    assertThat(ring.refused("attack")).as("from the ground").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-41", "KF-TRT-18a", "KF-CON-20c"})
  void noArt_getsUpWhoWasRevived() {
    Ring ring = revived("2 hero/crane-balance");
    assertThat(ring.kind()).as("no window is opened for it").isEqualTo("nominate");
    ring.play("activate figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-CON-20c", "KF-RUL-41", "KF-RUL-128"})
  void nobodysFigure_thatWasRevived_spendsATurnToGetUp() {
    Ring ring = Ring.of(Cast.nobodys(Vip.DINOSAUR, 5000, 5000).andThen(state -> {
      state.figures().inflict(2, Condition.KNOCKED_DOWN);
      state.figures().inflict(2, Condition.GETTING_UP);
    }), "1 hero 1000 1000", "2 hero 8000 8000").play("end-turn", "end-turn");
    assertThat(ring.kind() + ring.actor()).as("no dice").isEqualTo("nominateBo");
    assertThat(ring.is("n-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.is("n-1", Condition.GETTING_UP)).isFalse();
    assertThat(ring.place("n-1")).isEqualTo("5000 5000");
    ring.play("end-turn").dice("activation=3,1,1 direction=1,2,0").play("end-turn");
    assertThat(ring.place("n-1")).as("and goes on in its next").isEqualTo("6800 5000");
  }
}
