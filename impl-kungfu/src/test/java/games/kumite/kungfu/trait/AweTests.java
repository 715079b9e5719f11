package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.PileTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Auras of the Dragon, more than one, and what they end. */
final class AweTests {

  @Test
  @Rule({"KF-TRT-11b", "KF-RUL-109"})
  void twoDragons_areBothAwing_untilTheTurnOfWhomTheyAweHasEnded() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 4), "2 hero/aura-of-the-dragon 4000 4000",
        "2 hero/aura-of-the-dragon 4500 4000", "1 hero/steadfast 4250 4000", "1 thug 8000 8000")
        .dice("morale-1=1").play("awe figure:2-1").dice("morale-1=1").play("awe figure:2-2", "end-turn");
    ring.play("activate figure:1-1").dice("activation-1=5").play("roll 1");
    assertThat(ring.refused("attack")).as("neither of the two").isNotEqualTo("legal");
    ring.play("stop", "end-turn", "pass", "end-turn");
    ring.play("activate figure:1-1").dice("activation-1=5").play("roll 1", "attack");
    assertThat(ring.listed()).contains("target figure:2-1 0", "target figure:2-2 0");
  }

  @Test
  @Rule("KF-TRT-11b")
  void anAweThatIsOver_isNotRemembered_whenAnotherComes() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 4);
      state.figures().awe(2, 0);
      state.figures().cure(2, Condition.AWED);
    }, "2 hero/aura-of-the-dragon 4000 4000", "2 hero/aura-of-the-dragon 4500 4000", "1 hero 4250 4000", "1 thug 8000 8000")
        .dice("morale-1=1").play("awe figure:2-2", "pass", "end-turn");
    ring.play("activate figure:1-1").dice("activation-1=5").play("roll 1", "attack");
    assertThat(ring.kind()).as("there is one whom he may attack").isEqualTo("chi");
  }

  @Test
  @Rule({"KF-TRT-67c", "KF-TRT-11b"})
  void aWarderWhoFailsThatRoll_losesHisWard() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 4);
      state.figures().inflict(1, Condition.SPIRIT_WARD);
      state.figures().inflict(2, Condition.SPIRIT_WARD);
    }, "2 hero/aura-of-the-dragon 4000 4000", "1 hero/spirit-ward 4000 5500", "1 hero/spirit-ward 5500 4000", "1 thug 8000 8000")
        .dice("morale-1=1,6").play("awe figure:2-1");
    assertThat(ring.is("1-1", Condition.SPIRIT_WARD)).isFalse();
    assertThat(ring.is("1-2", Condition.SPIRIT_WARD)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"true, KF-LOC-34a", "false, legal"})
  @Rule({"KF-LOC-34a", "KF-TRT-11b"})
  void forWhomHeDaresNotAttack_nobodyUprootsALamppost(boolean isAwed, String verdict) {
    Ring ring = Ring.of(PileTests.thing("lamp", 900, Flag.BLOCK, Flag.LAMP).andThen(state -> {
      if (isAwed) {
        state.figures().awe(0, 1);
      }
    }), "2 hero/huge 3700 4100", "1 hero/aura-of-the-dragon 3700 4700", "2 thug 8500 8500").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("use uproot 1 0")).isEqualTo(verdict);
  }
}
