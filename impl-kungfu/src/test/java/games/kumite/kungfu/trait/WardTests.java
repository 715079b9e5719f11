package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Where a Spirit Ward keeps the supernatural out, and what a Teleportation costs. Ana's warder is figure 1 at 4000 4000. */
final class WardTests {

  private static final String WARDER = "1 hero/spirit-ward 4000 4000";
  private static final String OTHER = "2 thug 8000 8000";

  private static Ring acting(Consumer<GameState> more, int actions, String figure) {
    Ring ring = Ring.skip(Ring.of(more.andThen(state -> state.figures().inflict(1, Condition.SPIRIT_WARD)), figure, WARDER, OTHER,
        "1 thug 4000 8500")).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=" + "5,5,5".substring(0, 2 * actions - 1)).play("roll " + actions);
    return Ring.skip(ring);
  }

  private static Consumer<GameState> chi(int chi, int energy) {
    return state -> {
      state.gang(1, Counters.CHI, chi);
      state.gang(1, Counters.ENERGY, energy);
    };
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-TRT-71a"})
  void theSupernatural_doesNotStepIntoAWardFromNowhere_butOutOfItAndPastIt() {
    Ring ring = acting(chi(2, 0), 1, "2 hero/teleportation/undead 6000 4000").play("teleport");
    assertThat(ring.refused("to 5450 4000")).as("a gap of M").isEqualTo("KF-TRT-67a");
    assertThat(ring.refused("to 5451 4000")).isEqualTo("legal");
    assertThat(ring.refused("to 1000 4000")).as("beyond it").isEqualTo("legal");
    Ring inside = acting(chi(2, 0), 1, "2 hero/teleportation/undead 5000 4000").play("teleport");
    assertThat(inside.refused("to 4500 4000")).as("who was inside").isEqualTo("legal");
    assertThat(acting(chi(2, 0), 1, "2 hero/teleportation 6000 4000").play("teleport").refused("to 4500 4000"))
        .as("a human").isEqualTo("legal");
  }

  @Test
  @Rule("KF-TRT-67a")
  void norDoesItSwingOrStaggerIntoIt() {
    Consumer<GameState> rope = Ground.bare().piece("rope", 5870, 4000, 5970, 4100, 0, 900, Flag.SWING).laid();
    Ring swing = acting(rope, 1, "2 thug/undead 6100 4050").play("swing");
    assertThat(swing.refused("to 5000 4050")).isEqualTo("KF-TRT-67a");
    assertThat(swing.refused("to 6900 4050")).isEqualTo("legal");
    Ring blind = acting(state -> state.figures().inflict(0, Condition.BLINDED), 1, "2 thug/undead 6000 4000")
        .dice("direction-2=2,5,12").play("move");
    assertThat(blind.place("2-1")).as("stopped at the border").isEqualTo("5451 4000");
  }

  @Test
  @Rule({"KF-LOC-39a", "KF-TRT-71a", "KF-TAO-06a"})
  void aTeleportation_isASpell_paidWithMagicalEnergiesFirst() {
    Ring ring = acting(chi(0, 1), 1, "2 hero/teleportation 6000 4000").play("teleport", "to 7000 7000");
    assertThat(ring.place("2-1")).isEqualTo("7000 7000");
    assertThat(ring.fight().gang(1, Counters.ENERGY)).isZero();
    Ring stunned = acting(chi(1, 1).andThen(state -> state.figures().inflict(0, Condition.STUNNED)), 1,
        "2 hero/teleportation 6000 4000").play("teleport", "to 7000 7000");
    assertThat(stunned.chi(2)).isZero();
    assertThat(acting(chi(0, 0), 1, "2 hero/teleportation 6000 4000").refused("teleport")).isEqualTo("KF-CHI-05");
  }

  @Test
  @Rule({"KF-TRT-77a", "KF-RUL-118"})
  void whoWalksOnWater_doesNothingElseInThatTurn() {
    Consumer<GameState> lake = Ground.bare().flat(5000, 2000, 8000, 6000, Flag.DEEP).laid().andThen(chi(1, 0));
    Ring ring = Ring.of(lake, "2 hero/waterwalk/pistol 4900 3000", WARDER, OTHER);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5,5,5").play("roll 3");
    assertThat(ring.kind() + ring.actor()).isEqualTo("betweenBo");
    ring.play("waterwalk figure:2-1");
    Ring.skip(ring);
    assertThat(ring.refused("shoot")).isEqualTo("KF-TRT-77a");
    assertThat(ring.listed()).as("all actions go into the crossing").containsExactly("move", "stop");
    ring.play("move", "to 6350 3000");
    Ring.skip(ring).play("move", "to 7800 3000");
    Ring.skip(ring).play("move", "to 8200 3000");
    assertThat(ring.place("2-1")).isEqualTo("8200 3000");
    assertThat(ring.is("2-1", Condition.DEAD)).isFalse();
    assertThat(Ring.skip(ring).kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-39g", "KF-TRT-71a"})
  void whoIsHandcuffed_doesNotTeleport() {
    assertThat(acting(chi(2, 0).andThen(state -> state.figures().inflict(0, Condition.HANDCUFFED)), 1,
        "2 hero/teleportation 6000 4000").refused("teleport")).isEqualTo("KF-TRT-39g");
  }

  @Test
  @Rule({"KF-TRT-78e", "KF-TRT-50a", "KF-TRT-60a"})
  void aGong_aShapeAndHealing_areCastToo_andEndAWallOfWater() {
    Consumer<GameState> wall = state -> state.figures().raiseWall(0, games.kumite.kungfu.geometry.Place.of(7000, 2000, 0), 0);
    Ring gong = acting(wall, 1, "2 hero/water-wall/magic-gong 8500 500");
    assertThat(gong.is("2-1", Condition.WATER_WALL)).isTrue();
    gong.dice("gong-2=5").play("cast gong");
    assertThat(gong.is("2-1", Condition.WATER_WALL)).isFalse();
    Ring shape = acting(wall, 1, "2 hero/water-wall/shape-shift 8500 500").play("cast shift");
    shape.play(shape.listed().get(0));
    assertThat(shape.is("2-1", Condition.WATER_WALL)).isFalse();
    Ring healer = Ring.skip(Ring.of(wall.andThen(state -> state.figures().inflict(0, Condition.LIMPING)),
        "2 hero/water-wall/healing 8500 500", WARDER, OTHER)).play("activate figure:2-1");
    Ring.skip(healer).play("heal figure:2-1 limping");
    assertThat(healer.is("2-1", Condition.LIMPING)).isFalse();
    assertThat(healer.is("2-1", Condition.WATER_WALL)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-67c", "KF-CON-14"})
  void whoRecoilsAgainstAWall_withoutMoving_wardsNothingOffAnyMore() {
    Ring ring = Ring.acting(Ground.bare().wall(3775, 2000, 3875, 6000).laid()
        .andThen(state -> state.figures().inflict(0, Condition.SPIRIT_WARD)), 1, "1 hero/spirit-ward 4000 4000",
        "2 hero 4250 4000",
        "2 thug 8000 8000", "1 thug 8000 500").dice("attack-2=3 defence-1=2").play("attack", "inflict recoil-short",
        "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("4000 4000");
    assertThat(ring.is("1-1", Condition.SPIRIT_WARD)).isFalse();
  }
}
