package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hides somebody is destroyed or moved away. It is Bo's turn. */
final class UncoveredTests {

  private static final String OTHER = "2 thug 8000 8000";

  /** A flipped table, behind which 1-1 hides from those with a smaller y. */
  private static Consumer<GameState> table() {
    return Ground.bare().piece("t1", 4000, 4300, 5200, 4400, 0, 400, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.SOLIDLOW, Flag.HARD, Flag.SCENIC).laid()
        .andThen(state -> state.figures().hide(1, Figures.Shelter.OBSTACLE));
  }

  @Test
  @Rule({"KF-RUL-62", "KF-LOC-51f", "KF-LOC-38b", "KF-GUN-09"})
  void behindATableThatIsShotToPieces_nobodyHides() {
    Ring ring = Ring.of(table(), "2 hero/two-guns 4600 2000", "1 hero/pistol 4600 4525", "1 thug 8500 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot", "hail 1", "riddle 1");
    assertThat(ring.is("1-1", Condition.HIDING)).isFalse();
    ring.play("end-turn", "activate figure:1-1").dice("activation-1=5").play("roll 1");
    assertThat(ring.refused("shoot")).as("he need not pop out").isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"18, false", "0, true"})
  @Rule({"KF-RUL-62", "KF-TAO-03d"})
  void behindATableThatSorceryPushesAway_nobodyHides(int direction, boolean isHidden) {
    Ring ring = Ring.acting(table().andThen(state -> state.gang(1, Counters.CHI, 2)), 1, "2 hero/levitation 4600 2000",
        "1 hero 5000 4525", OTHER).play("cast shove", "shove 1 " + direction);
    assertThat(ring.is("1-1", Condition.HIDING)).as("along it he is still behind it").isEqualTo(isHidden);
  }

  @Test
  @Rule({"KF-RUL-62", "KF-VIP-05e", "KF-RUL-144"})
  void aCelebrity_isFoundWhenItsHidingPlaceIsBroken_andNotByWhatElseIs() {
    Flag[] crates = {Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.SCENIC};
    Ground ground = Ground.bare().piece("k1", 4000, 4000, 4500, 4500, 0, 250, crates)
        .piece("k2", 4550, 4000, 5000, 4500, 0, 250, crates);
    for (int item = 1; item <= 2; item++) {
      Ring ring = Ring.acting(ground.laid().andThen(Cast.nobodys(Vip.CELEBRITY, 3875, 4250)).andThen(state -> {
        state.figures().inflict(state.get(Counters.VIP_FIGURE), Condition.HIDING);
        state.gang(1, Counters.CHI, 1);
      }), 1, "2 hero/levitation 4700 2000", OTHER, "1 thug 8500 4000").dice("break-2=6")
          .play("cast shatter", "break " + item + " 0");
      assertThat(ring.is("n-1", Condition.HIDING)).isEqualTo(item == 2);
    }
  }

  @ParameterizedTest
  @CsvSource({"5130, slip-in", "5131, action"})
  @Rule({"KF-LOC-41c", "KF-RUL-13"})
  void whoIsCharged_isBesideAManhole_upToHalfAMillimetre(int x, String kind) {
    Ring ring = Ring.of(Ground.bare().piece("m1", x, 5850, x + 300, 6150, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid()
        .andThen(state -> state.wear(0, 2)), "2 hero 5000 5000", "1 thug 5000 6000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "move", "to 5000 5750");
    assertThat(ring.kind()).isEqualTo(kind);
  }
}
