package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Phase;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** In which phase the questions of a turn are asked, from its first window to its last die. */
final class TurnPhaseTests {

  private static final Consumer<GameState> CHI = state -> {
    for (int gang = 0; gang < state.gangs(); gang++) {
      state.gang(gang, Counters.CHI, 4);
    }
  };

  private static String phase(Ring ring) {
    return ring.kind() + " " + ring.actor() + " " + ring.match().phase().id();
  }

  @Test
  @Rule({"KF-RUL-06", "KF-SET-23", "KF-RUL-169"})
  void theWindowAtTheEndOfATurn_belongsToTheTurn_alsoOfTheSecondOfThree() {
    Ring ring = Ring.ofSeats(3, "initiative-card=1", CHI, "1 hero 1000 1000", "2 hero 8000 8000", "3 hero/boiling-blood 3000 1000",
        "4 hero 8000 5000");
    assertThat(phase(ring)).isEqualTo("turn-begins Cy turn");
    Ring.skip(ring);
    assertThat(phase(ring)).isEqualTo("nominate Bo turn");
    ring.play("end-turn");
    assertThat(phase(ring)).isEqualTo("turn-ends Cy turn-end");
    assertThat(ring.match().phase().parent().id()).isEqualTo("turn");
    ring.dice("initiative-card=1").play("pass");
    assertThat(phase(ring)).as("the next turn, of gang 3").isEqualTo("turn-begins Cy turn");
  }

  @Test
  @Rule({"KF-TRT-27g", "KF-RUL-05"})
  void whoBurnsAtTheEndOfATurn_isAskedInIt() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.BURNING_BY_FIREBALL);
      state.figures().inflict(1, Condition.BURNING_BY_FIREBALL);
    }, "2 hero 4000 4000", "2 hero 6000 6000", "1 thug 500 8500").play("end-turn");
    assertThat(phase(ring)).isEqualTo("resolve Bo turn-end");
  }

  @Test
  @Rule("KF-RUL-04")
  void theTurnOfNobodysFigures_isToldByTheNameOfItsPhase() {
    Ring ring = Ring.of(Cast.nobodys(Vip.CELEBRITY, 5000, 5000), "1 hero 1000 1000", "2 hero 8000 8000").play("end-turn")
        .dice("direction=1,1").play("end-turn");
    assertThat(ring.match().events(Viewer.spectator()).read()).extracting(Event::type).contains("third-turn");
    assertThat(ring.match().game().phases()).extracting(Phase::id).contains("third-turn");
  }
}
