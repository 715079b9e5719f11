package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.state.Condition;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Healing; figure 0 is the patient, and Bo's master heals. */
final class HealingTests {

  private static final String PATIENT = "2 detective 4250 4000";
  private static final String MASTER = "2 dim-mak-master 4000 4000";
  private static final String FAR = "1 student 1000 1000";

  @ParameterizedTest
  @CsvSource({"STUNNED, stunned", "LIMPING, limping", "KNOCKED_OUT, knocked-out", "KNOCKED_DOWN, knocked-down",
      "BLINDED, blinded"})
  @Rule({"KF-TRT-40a", "KF-TRT-40b", "KF-TRT-40d", "KF-CON-20d", "KF-RUL-112"})
  void healing_curesOneThing_ofAFriendInContact(Condition condition, String word) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, condition), PATIENT, MASTER, FAR)
        .play("activate figure:2-2", "heal figure:2-1 " + word);
    assertThat(ring.figures().is(0, condition)).isFalse();
    assertThat(ring.figures().is(0, Condition.KNOCKED_DOWN)).isEqualTo(condition == Condition.KNOCKED_OUT);
    assertThat(ring.refused("activate figure:2-2")).as("a whole turn").isEqualTo("KF-ACT-01");
  }

  @Test
  @Rule({"KF-TRT-40b", "KF-TRT-40c"})
  void healing_aWound_endsStaggering() {
    Ring ring = Ring.of(state -> state.figures().wounds(0, 4), PATIENT, MASTER, FAR);
    assertThat(Staggering.is(ring.figures(), 0)).isTrue();
    ring.play("activate figure:2-2", "heal figure:2-1 wound");
    assertThat(Staggering.is(ring.figures(), 0)).isFalse();
    assertThat(ring.figures().combat(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-40e", "KF-RUL-112"})
  void healing_neverTheDead_norWithAnEnemyInContact_butOneself() {
    Ring dead = Ring.of(state -> {
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      state.figures().inflict(0, Condition.DEAD);
      state.figures().inflict(1, Condition.STUNNED);
    }, PATIENT, MASTER, FAR).play("activate figure:2-2");
    assertThat(dead.listed()).contains("heal figure:2-2 stunned").doesNotContain("heal figure:2-1 knocked-out");
    Ring engaged = Ring.of(state -> state.figures().inflict(0, Condition.STUNNED), PATIENT, MASTER,
        "1 student 3750 4000").play("activate figure:2-2");
    assertThat(engaged.listed()).doesNotContain("heal figure:2-1 stunned");
  }
}
