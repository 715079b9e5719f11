package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a winner makes of the things around him. Bo's 2-1 strikes Ana's 1-1; the thing is 50 mm right of him. */
final class TakeUpTests {

  private static final String ANA = "1 hero 3250 4100";
  private static final String OTHERS = "2 student 8000 8000";
  private static final String ANAS = "1 student 500 8500";

  private static Ring won(Consumer<GameState> more, String bo) {
    return PileTests.act(Ring.of(more, bo, ANA, OTHERS, ANAS), "2-1", 2).play("attack").dice("attack-2=5 defence-1="
        + (bo.contains("thug") ? 2 : 4)).play("target figure:1-1 0");
  }

  private static Ring taken(Consumer<GameState> more, String dice) {
    return won(more, "2 hero 3500 4100").dice(dice).play("inflict prop-weapon");
  }

  @Test
  @Rule({"KF-RUL-94", "KF-H2H-24g", "KF-LOC-23b"})
  void bricks_areThrownAtTheLoser_orHeld() {
    Consumer<GameState> bricks = PileTests.thing("bricks", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARDM);
    Ring ring = taken(bricks, "");
    assertThat(ring.kind() + ring.actor()).isEqualTo("take-upBo");
    assertThat(ring.listed()).containsExactly("take-up throw-hard 1", "take-up hold 1");
    ring.dice("shot-2=5 dodge-1=2").play("take-up throw-hard 1", "inflict wounded");
    assertThat(ring.figures().wounds(1)).as("at once, in contact, with his C").isEqualTo(1);
    assertThat(ring.fight().wear(0)).isEqualTo(1);
    assertThat(ring.refused("attack")).as("it was no attack of its own").isEqualTo("legal");
    Ring held = taken(bricks, "").play("take-up hold 1");
    assertThat(held.is("2-1", Condition.PROP_WEAPON)).isTrue();
    assertThat(held.fight().wear(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-RUL-94", "KF-LOC-46b"})
  void fruit_isOnlyThrown() {
    Ring ring = taken(PileTests.thing("fruit", 150, Flag.BLOCK, Flag.OBSCURE, Flag.SOFTM), "shot-2=2 dodge-1=2");
    assertThat(ring.listed()).as("2 + 4 + 1 to 6: by 1, without a question").contains("inflict recoil-short", "inflict distracted")
        .doesNotContain("inflict disarm-drops");
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, true"})
  @Rule({"KF-RUL-94", "KF-LOC-27a"})
  void ice_mayslipAwayFirst(int grip, boolean isThrown) {
    Ring ring = taken(PileTests.thing("ice", 250, Flag.BLOCK, Flag.OBSCURE, Flag.ICE), "").dice("grip-2=" + grip
        + (isThrown ? " shot-2=1 dodge-1=2" : "")).play("take-up throw-hard 1");
    assertThat(ring.fight().wear(0)).isEqualTo(isThrown ? 1 : 0);
    assertThat(ring.kind()).isEqualTo("action");
  }

  @Test
  @Rule({"KF-RUL-94", "KF-LOC-26b"})
  void aBrazier_isThrown_aStoveGivesNothing() {
    Ring ring = taken(PileTests.thing("brazier", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HOT), "shot-2=5 dodge-1=2");
    assertThat(ring.fight().board().isThere(0)).isFalse();
    assertThat(won(PileTests.thing("stove", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HOT), "2 hero 3500 4100").listed())
        .doesNotContain("inflict prop-weapon");
  }

  @Test
  @Rule({"KF-LOC-21", "KF-RUL-94"})
  void aChain_entanglesOrCuffsAtOnce_forProtagonists() {
    Consumer<GameState> chain = PileTests.thing("chain", 900, Flag.CHAIN);
    Ring ring = taken(chain, "").play("take-up as-cuffs 1");
    assertThat(ring.is("1-1", Condition.HANDCUFFED)).isTrue();
    Ring whip = taken(chain, "").dice("shot-2=4 dodge-1=2").play("take-up as-whip 1", "inflict tied-up");
    assertThat(whip.is("1-1", Condition.TIED_UP)).isTrue();
    assertThat(won(chain, "2 thug 3500 4100").listed()).doesNotContain("inflict prop-weapon");
  }

  @ParameterizedTest
  @CsvSource({"3875, true", "3869, false"})
  @Rule({"KF-LOC-21", "KF-TRT-39a"})
  void besideAChain_aProtagonistCuffsWhomHeGrapples(int x, boolean isCuffed) {
    Ring ring = PileTests.act(Ring.of(PileTests.thing("chain", 900, Flag.CHAIN), "2 hero " + x + " 4100", "1 thug " + (x - 250)
        + " 4100", OTHERS, ANAS), "2-1", 2).play("attack").dice("attack-2=3 defence-1=4").play("target figure:1-1 0",
            "inflict grappled");
    assertThat(ring.kind().equals("cuff")).as("he is asked").isEqualTo(isCuffed);
    if (isCuffed) {
      ring.play("cuff");
    }
    assertThat(ring.is("1-1", Condition.HANDCUFFED)).isEqualTo(isCuffed);
  }

  @Test
  @Rule({"KF-RUL-94", "KF-LOC-43b"})
  void gravel_isKickedByWhoStandsOnIt() {
    Consumer<GameState> heap = Ground.bare().piece("gravel", 3000, 3600, 4000, 4600, 0, 150, Flag.STAND, Flag.BROKEN, Flag.GRAVEL,
        Flag.SCENIC).laid();
    Ring ring = PileTests.act(Ring.of(heap, "2 hero 3500 4100 150", ANA + " 150", OTHERS, ANAS), "2-1", 1)
        .dice("attack-2=5 defence-1=4 shot-2=4 dodge-1=2").play("attack", "inflict prop-weapon");
    assertThat(ring.listed()).containsExactlyInAnyOrder("inflict distracted", "inflict blinded");
    assertThat(won(PileTests.thing("gravel", 150, Flag.STAND, Flag.BROKEN, Flag.GRAVEL), "2 hero 3500 4100").listed())
        .doesNotContain("inflict prop-weapon");
  }

  @Test
  @Rule({"KF-RUL-94", "KF-RUL-46", "KF-RUL-56"})
  void cutlery_givesABlade_ofWhichThereAreSix_aHardThingALeg_aBinALid() {
    Ring blade = taken(PileTests.thing("cutlery", 150, Flag.BLOCK, Flag.MELEE), "");
    assertThat(blade.is("2-1", Condition.PROP_BLADE)).isTrue();
    assertThat(blade.fight().wear(0)).isEqualTo(1);
    Ring leg = taken(PileTests.thing("crates", 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD), "");
    assertThat(leg.is("2-1", Condition.PROP_WEAPON)).isTrue();
    assertThat(leg.is("2-1", Condition.PROP_BLADE)).isFalse();
    assertThat(taken(PileTests.thing("bin", 250, Flag.BLOCK, Flag.VHARD, Flag.BIN), "").is("2-1", Condition.PROP_WEAPON)).isTrue();
    assertThat(won(PileTests.thing("rock", 250, Flag.BLOCK, Flag.STAND, Flag.VHARD), "2 hero 3500 4100").listed())
        .as("too hard to break").doesNotContain("inflict prop-weapon");
  }
}
