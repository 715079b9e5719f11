package games.kumite.kungfu.combat;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bo's gang wants revenge on Ana's hero, who may be Humbled by somebody else already. */
final class RevengeTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  private static Ring struck(Consumer<GameState> more, int die, int other) {
    return Ring.of(more, "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 attack-2=" + die + " defence-1=" + other).play("roll 1", "attack");
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-TAO-09", "KF-RUL-191"})
  void whoRefusesAChallenge_isHumbledByTheAvengers() {
    Ring ring = Ring.of(state -> state.figures().wounds(1, 4), "2 hero/levitation 4000 4000", "1 hero/fireball 4250 4000", OTHER,
        FARTHER).play("challenge figure:2-1", "refuse");
    assertThat(ring.is("1-1", Condition.HUMBLED)).isTrue();
    assertThat(ring.figures().has(1, PlotDeed.HUMBLED)).isTrue();
    Ring.skip(Ring.skip(ring).play("activate figure:2-1")).dice("activation-2=5");
    Ring.skip(ring.play("roll 1")).dice("attack-2=6 defence-1=6 morale-1=6,6,6")
        .play("attack", "inflict wounded", "done");
    assertThat(ring.match().isOver()).as("from C0 to C-1").isTrue();
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
  }

  @ParameterizedTest
  @CsvSource({"REVENGE, legal", "DISCOVER, KF-H2H-23"})
  @Rule({"KF-PLT-08a", "KF-H2H-23"})
  void whoIsHumbledBySomebodyElse_canBeHumbledForRevenge(Plot plot, String rule) {
    Ring ring = struck(state -> {
      state.set(Counters.PLOT, plot.ordinal());
      state.figures().inflict(0, Condition.HUMBLED);
    }, 4, 2);
    assertThat(ring.refused("inflict humbled")).isEqualTo(rule);
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-H2H-23", "KF-RUL-107"})
  void onceIsEnough_andTheLastHumblerCounts() {
    Ring ring = struck(state -> state.figures().inflict(0, Condition.HUMBLED), 6, 1);
    ring.play("inflict humbled");
    assertThat(ring.refused("inflict humbled")).isEqualTo("KF-H2H-23");
    ring.play("done");
    assertThat(ring.figures().has(0, PlotDeed.HUMBLED)).isTrue();
    assertThat(ring.figures().humbler(0)).isEqualTo(1);
    Ring again = struck(state -> {
      state.figures().inflict(0, Condition.HUMBLED);
      state.figures().note(0, PlotDeed.HUMBLED);
    }, 4, 2);
    assertThat(again.refused("inflict humbled")).isEqualTo("KF-H2H-23");
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-H2H-23"})
  void theAvengersOwnProtagonist_isHumbledOnce() {
    Ring ring = Ring.ofAnasTurn(state -> state.figures().inflict(1, Condition.HUMBLED), "1 hero 4000 4000", "2 hero 4250 4000",
        OTHER, FARTHER).play("activate figure:1-1").dice("activation-1=5 attack-1=6 defence-2=1").play("roll 1", "attack");
    assertThat(ring.refused("inflict humbled")).isEqualTo("KF-H2H-23");
  }
}
