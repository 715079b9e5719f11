package games.kumite.kungfu.combat;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which effects can be chosen against whom: an effect must do something. Bo's 2-1 beats Ana's 1-1 by 3. */
final class EffectChoiceTests {

  private static final String BO = "2 student 8000 8000";
  private static final String ANA = "1 hero 500 8500";

  private static Ring beaten(Consumer<GameState> more, String winner, String loser, int margin) {
    return Ring.acting(more, 1, "2 " + winner + " 4250 4000", "1 " + loser + " 4000 4000", ANA, BO)
        .dice("attack-2=6 defence-1=" + (6 - margin)).play("attack");
  }

  @ParameterizedTest
  @CsvSource({"distracted, DISTRACTED", "humbled, HUMBLED", "stunned, STUNNED", "limping, CRAWLING", "recoil-short, STANCE",
    "recoil-medium, STANCE"})
  @Rule({"KF-H2H-23", "KF-RUL-44", "KF-TRT-44b"})
  void whatHeSuffersAlready_isNotChosen(String effect, Condition condition) {
    assertThat(any(beaten(state -> { }, "hero", "hero", 3), effect)).as("else it is").isTrue();
    assertThat(any(beaten(state -> {
      state.figures().inflict(1, condition);
      state.figures().note(1, PlotDeed.HUMBLED); // by the seekers of revenge: once is enough
    }, "hero", "hero", 3), effect)).isFalse();
  }

  /** Whether an effect applies, whatever it costs. */
  private static boolean any(Ring ring, String effect) {
    String rule = ring.refused("inflict " + effect);
    return rule.equals("legal") || rule.equals("KF-H2H-20");
  }

  @ParameterizedTest
  @CsvSource({"hero, false", "bruiser, true", "thug, true"})
  @Rule({"KF-H2H-24a", "KF-H2H-25e", "KF-RUL-22"})
  void extrasAlone_areKnockedOutAndKilled(String loser, boolean applies) {
    int margin = loser.equals("hero") ? 3 : loser.equals("bruiser") ? 2 : 1;
    Ring ring = beaten(state -> { }, "hero", loser, margin);
    assertThat(any(ring, "extra-knocked-out")).isEqualTo(applies);
    assertThat(any(ring, "extra-killed")).isEqualTo(applies);
  }

  @Test
  @Rule({"KF-H2H-23", "KF-RUL-39", "KF-RUL-192"})
  void whoIsHeldByAnother_orByHimWhoseHandsAreFull_isNotGrappled() {
    assertThat(any(beaten(state -> { }, "hero", "hero", 3), "grappled")).isTrue();
    assertThat(any(beaten(state -> state.figures().grappler(1, 3), "hero", "hero", 2), "grappled")).isFalse();
    assertThat(any(beaten(state -> state.figures().inflict(0, Condition.HANDCUFFED), "hero", "hero", 3), "grappled")).isFalse();
    assertThat(any(beaten(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "hero", "hero", 3), "grappled")).isFalse();
  }

  @Test
  @Rule({"KF-RUL-23", "KF-H2H-20"})
  void theSameEffectTwice_mustDoSomethingTwice_andNothingFollowsAnExtrasEnd() {
    Ring ring = beaten(state -> { }, "hero", "hero", 3).play("inflict distracted");
    assertThat(any(ring, "distracted")).isFalse();
    ring.play("inflict recoil-short", "turn 0");
    assertThat(any(ring, "recoil-short")).isFalse();
    assertThat(any(ring, "grappled")).isTrue();
    Ring extra = beaten(state -> { }, "hero", "thug", 1);
    assertThat(extra.listed()).as("3 points").contains("inflict extra-knocked-out");
    extra.play("inflict extra-knocked-out");
    assertThat(extra.kind()).as("whatever is left is void").isEqualTo("nominate");
  }
}
