package games.kumite.kungfu.movement;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.IllegalActionException;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A refusal says how far one comes, and how many actions something takes. */
final class BoundTests {

  private static final String ANA = "1 hero 8000 500";

  private static void assertRefused(Ring ring, String notation, String reason) {
    assertThatThrownBy(() -> ring.match().decision().parse(notation)).isInstanceOf(IllegalActionException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "thug/short-move | S, 7.5 cm, and the width of the base", "thug | M, 12.0 cm, and the width of the base",
      "thug/long-move | L, 18.0 cm, and the width of the base"})
  @Rule({"KF-MOV-01", "KF-MOV-02"})
  void whoCannotWalkSoFar_readsHowFarHeComes(String profile, String reason) {
    Ring ring = Ring.acting(state -> { }, 1, "2 " + profile + " 4000 4000", ANA).play("move");
    assertRefused(ring, "to 8000 4000", "it is farther than " + reason);
  }

  @Test
  @Rule({"KF-STU-08", "KF-RUL-177"})
  void aSwing_isNoLongerThanItsStick() {
    Ring ring = Ring.acting(Ground.bare().piece("rope", 4130, 3950, 4230, 4050, 0, 3000, Flag.SWING).laid(), 1,
        "2 thug 4000 4000", ANA).play("swing");
    assertRefused(ring, "to 5900 4000", "it is farther than L, 18.0 cm (");
  }

  @Test
  @Rule({"KF-CON-24c", "KF-ACT-26"})
  void aRecovery_saysWhatItTakes() {
    Ring ring = Ring.acting(state -> state.figures().inflict(0, Condition.BLINDED), 1, "2 thug 4000 4000", ANA);
    assertRefused(ring, "recover", "it takes 2 actions");
  }

  @Test
  @Rule({"KF-GUN-20", "KF-RUL-20"})
  void aHailInAReaction_saysWhatItTakesThere() {
    Ring ring = Ring.of("2 thug 4000 4000", "1 hero/two-guns 6000 4000", "2 hero 8000 8000").play("activate figure:2-1")
        .dice("activation-2=1,1 reaction-1=5,5").play("roll 2", "react figure:1-1", "shoot");
    assertRefused(ring, "hail 1", "it takes 3 actions");
    assertRefused(ring, "fire 1 figure:2-1 1", "too few actions are left for that many extra ones");
  }
}
