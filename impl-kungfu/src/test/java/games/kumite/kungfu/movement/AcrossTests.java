package games.kumite.kungfu.movement;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Bo's thug holds Ana's hero across a fence, until it is gone. */
final class AcrossTests {

  private static final String[] FIGURES = {"2 thug 4590 1000", "1 hero 5000 1000", "2 hero 4590 1300", "1 thug 8000 8000"};
  private static final Consumer<GameState> HELD = state -> state.figures().grappler(1, 0);

  @Test
  @Rule({"KF-RUL-39", "KF-RUL-38", "KF-STU-18a"})
  void whoIsHeldAcrossAFence_isFree_whenItIsBroken() {
    Ring ring = Ring.of(Ground.bare().fence(4720, 0, 4870, 2000).laid().andThen(HELD), FIGURES)
        .play("activate figure:2-2").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.figures().grappler(1)).isZero();
    ring.dice("break-2=4").play("break 1 0");
    assertThat(ring.figures().grappler(1)).as("4 - 1: it stands").isZero();
    ring.dice("break-2=5").play("break 1 0");
    assertThat(ring.fight().board().find("fence0")).isEqualTo(-1);
    assertThat(ring.figures().grappler(1)).as("160 apart").isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-RUL-39", "KF-RUL-38", "KF-TAO-03d"})
  void orIsShovedAway() {
    Ring ring = Ring.of(Ground.bare().piece("table", 4720, 400, 4870, 1600, 0, 120, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.HARD, Flag.SCENIC).laid().andThen(HELD).andThen(state -> state.gang(1, games.kumite.kungfu.state.Counters.CHI, 1)),
        "2 thug 4590 1000", "1 hero 5000 1000", "2 hero/levitation 3000 3000", "1 thug 8000 8000");
    Ring.skip(Ring.skip(ring).play("activate figure:2-2")).dice("activation-2=5");
    Ring.skip(ring.play("roll 1")).play("cast shove");
    assertThat(ring.listed().toString()).contains("shove 1 6");
    ring.play("shove 1 6");
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
  }
}
