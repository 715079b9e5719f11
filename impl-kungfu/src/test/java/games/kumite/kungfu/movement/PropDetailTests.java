package games.kumite.kungfu.movement;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Props and edges that somebody is pushed into, and whom they take for whom. */
final class PropDetailTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 8000";

  @ParameterizedTest
  @CsvSource({"4, true", "5, false"})
  @Rule({"KF-RUL-94", "KF-CON-14", "KF-RUL-17"})
  void aTank_mayBlowUp_ifSomebodyIsPushedIntoIt(int die, boolean isThere) {
    Ring ring = Ring.of(Ground.bare().piece("t1", 3000, 3700, 3600, 4300, 0, 300, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD,
        Flag.TANK, Flag.SCENIC).laid(), "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=4 defence-1=3")
        .play("attack").dice("tank=" + die);
    if (!isThere) {
      ring.dice("blast=1,1 dodge-1=1 dodge-2=1");
    }
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.fight().board().find("t1") >= 0).isEqualTo(isThere);
  }

  @Test
  @Rule({"KF-STU-15", "KF-STU-14h"})
  void aLovedOne_mayHangOnToAnEdge() {
    Consumer<GameState> roof = Ground.bare().rock(2500, 3000, 5000, 5000, 900).laid();
    Ring ring = Ring.of(state -> {
      roof.accept(state);
      int loved = state.figures().add(state.definition().guest("loved-one"), 0);
      state.figures().put(loved, games.kumite.kungfu.geometry.Place.of(2800, 4000, 900));
      state.set(Counters.VIP, Vip.LOVED_ONE.ordinal());
      state.set(Counters.VIP_FIGURE, loved);
    }, "1 thug 100 8000", "2 hero 3050 4000 900", OTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=3 defence-1=6").dice("fall-1=4").play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.is("1-2", Condition.CLIFFHANGING)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-146", "KF-LOC-32a"})
  void aSuperSoldier_isNoProtagonist_forIncense() {
    Ring ring = Ring.of(state -> {
      Ground.bare().piece("censer", 4300, 3900, 4600, 4200, 0, 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.INCENSE,
          Flag.SCENIC).laid().accept(state);
      Cast.run(Vip.SUPER_SOLDIER, 2, 4000, 4000).accept(state);
    }, "1 hero 8000 4000", "2 hero 7000 7000", OTHER).play("activate figure:2-3").dice("activation-2=5,5,5").play("roll 3");
    assertThat(ring.listed()).contains("move").noneMatch(each -> each.contains("incense"));
  }

  @Test
  @Rule({"KF-LOC-16c", "KF-RUL-24"})
  void whomABrokenHydrantHits_mayLowerIt_toNothing() {
    Ring ring = Ring.of(state -> {
      Ground.bare().piece("h1", 3900, 3400, 4100, 3600, 0, 120, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.HYDRANT,
          Flag.SCENIC).laid().accept(state);
      state.gang(1, Counters.CHI, 1);
    }, "2 hero 4000 3725", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("break-2=6 hydrant-victim=0").play("break 1 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reduceBo");
    ring.play("reduce 1");
    if (ring.kind().equals("replace-effect")) {
      assertThat(ring.listed()).as("the water does nothing else").containsExactly("done");
    }
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.place("2-1")).isEqualTo("4000 3725");
  }
}
