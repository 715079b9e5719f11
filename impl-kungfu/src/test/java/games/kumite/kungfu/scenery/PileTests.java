package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is thrown from piles and tables, cut, kicked, taken from racks. Bo's figure 2-1 stands left of piece 1. */
public final class PileTests {

  private static final String BO = "2 hero 3875 4100";
  private static final String FAR = "1 hero 5400 4100";
  private static final String OTHER = "2 student 8000 8000";

  public static Consumer<GameState> thing(String id, int top, Flag... flags) {
    Flag[] all = java.util.Arrays.copyOf(flags, flags.length + 1);
    all[flags.length] = Flag.SCENIC;
    return Ground.bare().piece(id, 4000, 3900, 4400, 4300, 0, top, all).laid();
  }

  private static Consumer<GameState> bricks() {
    return thing("bricks", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.HARDM);
  }

  public static Ring act(Ring ring, String figure, int actions) {
    return ring.play("activate figure:" + figure).dice("activation-" + figure.charAt(0) + "=" + "5,5,5".substring(0, 2 * actions - 1))
        .play("roll " + actions);
  }

  @Test
  @Rule({"KF-LOC-23a", "KF-GUN-07"})
  void aBrick_isThrownByWhoStandsBeside_upToL() {
    Ring ring = act(Ring.of(bricks(), BO, FAR, OTHER), "2-1", 1).dice("shot-2=5 dodge-1=2").play("use throw-thing 1 0");
    assertThat(ring.kind()).as("5 + 4 against 2 + 4: by 3").isEqualTo("effect");
    ring.play("inflict wounded");
    assertThat(ring.figures().wounds(ring.figure("1-1"))).isEqualTo(1);
    assertThat(ring.fight().wear(0)).as("one is gone").isEqualTo(1);
    assertThat(act(Ring.of(bricks(), BO, "1 hero 5926 4100", OTHER), "2-1", 1).refused("use throw-thing 1 0"))
        .as("1801 off").isEqualTo("KF-GUN-02");
    assertThat(act(Ring.of(bricks(), BO, "1 hero 5925 4100", OTHER), "2-1", 1).refused("use throw-thing 1 0"))
        .isEqualTo("legal");
    assertThat(act(Ring.of(bricks(), "2 hero 3869 4100", FAR, OTHER), "2-1", 1).listed())
        .as("0.6 mm away").doesNotContain("use throw-thing 1 0");
  }

  @Test
  @Rule({"KF-LOC-23b", "KF-RUL-94", "KF-RUL-68"})
  void afterSixThrows_thePileIsGone() {
    Ring ring = act(Ring.of(bricks().andThen(state -> state.wear(0, 4)), BO, FAR, OTHER), "2-1", 2);
    ring.dice("shot-2=1 dodge-1=1").play("use throw-thing 1 0");
    assertThat(ring.fight().board().isThere(0)).isTrue();
    ring.dice("shot-2=1 dodge-1=1").play("use throw-thing 1 0");
    assertThat(ring.fight().board().isThere(0)).as("the sixth").isFalse();
  }

  @Test
  @Rule({"KF-LOC-23a", "KF-GUN-18", "KF-ACT-24", "KF-GUN-06"})
  void aThrow_isAimed_andIsTheAttackOfAnExtra() {
    Ring ring = act(Ring.of(bricks(), BO, "1 hero 4650 4100", OTHER), "2-1", 3).dice("shot-2=1 dodge-1=2")
        .play("use throw-thing 1 2");
    assertThat(ring.kind()).as("1 + 4 + 2, no point-blank, against 6, in cover -2: missed, three actions").isEqualTo("nominate");
    Ring extra = act(Ring.of(bricks(), "2 thug 3875 4100", FAR, OTHER), "2-1", 3);
    assertThat(extra.refused("use throw-thing 1 2")).isEqualTo("KF-ACT-25");
    extra.dice("shot-2=1 dodge-1=2").play("use throw-thing 1 1");
    assertThat(extra.refused("use throw-thing 1 0")).isEqualTo("KF-ACT-24");
  }

  @Test
  @Rule("KF-GUN-11")
  void withAnEnemyInContact_nothingIsThrown() {
    assertThat(act(Ring.of(bricks(), BO, FAR, "1 student 3875 4350", OTHER), "2-1", 1).refused("use throw-thing 1 0"))
        .isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule({"KF-LOC-46a", "KF-LOC-46b"})
  void fruit_hitsAt1More_andDoesNoLastingHarm_withoutEnd() {
    Ring ring = act(Ring.of(thing("fruit", 150, Flag.BLOCK, Flag.OBSCURE, Flag.SOFTM).andThen(state -> state.wear(0, 9)), BO,
        FAR, OTHER), "2-1", 1).dice("shot-2=4 dodge-1=2").play("use throw-thing 1 0");
    assertThat(ring.listed()).as("4 + 4 + 1 against 2 + 4: by 3").containsExactlyInAnyOrder("inflict recoil-short",
        "inflict distracted", "inflict humbled", "inflict knocked-down", "inflict stunned");
    assertThat(ring.fight().board().isThere(0)).isTrue();
  }

  @Test
  @Rule("KF-LOC-46c")
  void coconuts_areHard() {
    Ring ring = act(Ring.of(thing("fruit", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARDM), BO, FAR, OTHER), "2-1", 1)
        .dice("shot-2=5 dodge-1=2").play("use throw-thing 1 0");
    assertThat(ring.listed()).as("5 + 4, no +1").contains("inflict wounded");
  }

  @Test
  @Rule("KF-LOC-51g")
  void aTable_whereFoodIsServed_isThrownFromOnce() {
    Consumer<GameState> table = thing("table", 120, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE);
    Ring ring = act(Ring.of(table.andThen(state -> state.choose(LocationTrait.SOFT_MISSILES)), BO, FAR, OTHER), "2-1", 2)
        .dice("shot-2=4 dodge-1=2 direction-1=3,3").play("use throw-thing 1 0", "inflict stunned");
    assertThat(ring.refused("use throw-thing 1 0")).as("the plates are broken").isNotEqualTo("legal");
    assertThat(act(Ring.of(table, BO, FAR, OTHER), "2-1", 2).listed()).as("a desk").doesNotContain("use throw-thing 1 0");
  }

  @ParameterizedTest
  @CsvSource({"3875 4100, true", "4200 4100, true", "3869 4100, false"})
  @Rule("KF-LOC-06b")
  void spears_areCutBesideBambooAndInIt(String at, boolean isNear) {
    Ring ring = act(Ring.of(thing("bamboo", 800, Flag.WOODS, Flag.BAMBOO).andThen(state -> state.wear(0, 9)), "2 hero " + at,
        "1 hero 5300 4100", OTHER), "2-1", 1);
    assertThat(ring.listed().contains("use throw-thing 1 0")).isEqualTo(isNear);
    if (isNear) {
      ring.dice("shot-2=6 dodge-1=1").play("use throw-thing 1 0");
      assertThat(ring.listed()).contains("inflict wounded");
      assertThat(ring.fight().board().isThere(0)).as("there is always more").isTrue();
    }
  }

  private static Consumer<GameState> gravel() {
    return thing("gravel", 150, Flag.BROKEN, Flag.STAND, Flag.GRAVEL);
  }

  @Test
  @Rule("KF-LOC-43b")
  void gravel_isKickedFromOnTop_upToS() {
    Ring ring = act(Ring.of(gravel(), "2 hero 4200 4100 150", "1 hero 5200 4100", OTHER), "2-1", 1)
        .dice("shot-2=4 dodge-1=2").play("use throw-thing 1 0");
    assertThat(ring.listed()).containsExactlyInAnyOrder("inflict distracted", "inflict blinded");
    ring.play("inflict blinded");
    assertThat(ring.is("1-1", Condition.BLINDED)).isTrue();
    assertThat(act(Ring.of(gravel(), "2 hero 4200 4100 150", "1 hero 5201 4100", OTHER), "2-1", 1)
        .refused("use throw-thing 1 0")).as("751 off").isEqualTo("KF-GUN-02");
    assertThat(act(Ring.of(gravel(), BO, "1 hero 4800 4100", OTHER), "2-1", 1).listed()).as("from beside it")
        .doesNotContain("use throw-thing 1 0");
  }

  @ParameterizedTest
  @CsvSource({"6, true", "5, false"})
  @Rule("KF-LOC-43c")
  void aKickThatIsLostBy4_endsOnTheGround(int other, boolean falls) {
    Ring ring = act(Ring.of(gravel(), "2 hero 4200 4100 150", "1 hero 5200 4100", OTHER), "2-1", 1)
        .dice("shot-2=2 dodge-1=" + other).play("use throw-thing 1 0");
    if (ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(falls);
  }

  @Test
  @Rule("KF-LOC-43a")
  void gravel_givesNoHigherGround() {
    for (Flag kind : new Flag[] {Flag.GRAVEL, Flag.HARD}) {
      Ring ring = act(Ring.of(thing("heap", 150, Flag.STAND, kind), "2 hero 4200 4100 150", "1 hero 4450 4100", OTHER), "2-1", 1)
          .dice("attack-2=3 defence-1=2").play("attack");
      assertThat(ring.listed().contains("inflict knocked-down")).as("3 to 2, on " + kind).isEqualTo(kind == Flag.HARD);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @Rule("KF-LOC-27a")
  void ice_isThrownAfterAQTest(int grip) {
    Ring ring = act(Ring.of(thing("ice", 250, Flag.BLOCK, Flag.OBSCURE, Flag.FRAGILE, Flag.ICE), BO, FAR, OTHER), "2-1", 1)
        .dice("grip-2=" + grip + (grip == 1 ? "" : " shot-2=6 dodge-1=1")).play("use throw-thing 1 0");
    if (grip == 1) {
      assertThat(ring.kind()).as("it slips, the action is spent").isEqualTo("nominate");
      assertThat(ring.fight().wear(0)).isZero();
    } else {
      ring.play("inflict wounded");
      assertThat(ring.fight().wear(0)).as("6 + 4, -2 for what lies between, against 5").isEqualTo(1);
    }
  }

  @Test
  @Rule("KF-LOC-27c")
  void ice_isCover_andNeverHides() {
    Consumer<GameState> ice = thing("ice", 500, Flag.BLOCK, Flag.OBSCURE, Flag.FRAGILE, Flag.ICE);
    Ring ring = act(Ring.of(ice, "2 detective 3000 4100", "1 hero 5400 4100", OTHER), "2-1", 1).dice("shot-2=4 dodge-1=2")
        .play("shoot");
    assertThat(ring.kind()).as("4 + 4 + 1 - 2 against 6: by 1").isEqualTo("direction");
    assertThat(ring.play("turn 0").place("1-1")).isEqualTo("6150 4100");
  }

  @Test
  @Rule({"KF-LOC-26b", "KF-RUL-94"})
  void aBrazier_isThrownOnce_aStoveNever() {
    Ring ring = act(Ring.of(thing("brazier", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HOT), BO, FAR, OTHER), "2-1", 1)
        .dice("shot-2=5 dodge-1=2").play("use throw-thing 1 0", "inflict wounded");
    assertThat(ring.fight().board().isThere(0)).isFalse();
    assertThat(act(Ring.of(thing("stove", 200, Flag.BLOCK, Flag.OBSCURE, Flag.HOT), BO, FAR, OTHER), "2-1", 1).listed())
        .doesNotContain("use throw-thing 1 0");
  }

  @Test
  @Rule({"KF-LOC-58a", "KF-LOC-58b"})
  void aRack_armsSixWithAutomaticWeapons_anActionEach() {
    Ring ring = act(Ring.of(thing("rack", 250, Flag.BLOCK, Flag.RACK).andThen(state -> state.wear(0, 5)), BO, FAR, OTHER), "2-1", 3)
        .play("use arm 1 0", "shoot");
    assertThat(ring.listed()).as("loaded: four shots and one").contains("hail 1");
    ring.play("hail 1");
    assertThat(ring.fight().board().isThere(0)).as("the last one").isFalse();
    assertThat(CarriedObjects.isLaden(ring.fight(), 0)).isTrue();
    Ring full = act(Ring.of(thing("rack", 250, Flag.BLOCK, Flag.RACK), BO, FAR, OTHER), "2-1", 3).play("use arm 1 0");
    assertThat(full.refused("use arm 1 0")).isEqualTo("KF-RUL-161");
  }

  @Test
  @Rule({"KF-RUL-46", "KF-LOC-03", "KF-RUL-122"})
  void cutlery_armsForOneAttackAt1More() {
    Ring ring = act(Ring.of(thing("cutlery", 150, Flag.BLOCK, Flag.MELEE), BO, "1 hero 3625 4100", OTHER), "2-1", 3)
        .play("use arm 1 0");
    assertThat(ring.refused("use arm 1 0")).isEqualTo("KF-RUL-46");
    ring.play("attack").dice("attack-2=3 defence-1=2").play("target figure:1-1 0");
    assertThat(ring.listed()).as("3 + 4 + 1 against 6: by 2").contains("inflict knocked-down");
    ring.play("inflict knocked-down").dice("attack-2=1 defence-1=6").play("attack");
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).as("used").isFalse();
    assertThat(ring.fight().wear(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-LOC-21", "KF-RUL-89"})
  void aChain_isAWhipForProtagonists_alsoInCombat() {
    Consumer<GameState> chain = thing("chain", 900, Flag.CHAIN);
    Ring ring = act(Ring.of(chain, "2 hero 3875 4100", "1 hero 3625 4100", OTHER), "2-1", 1).dice("shot-2=5 dodge-1=3")
        .play("use throw-thing 1 0", "inflict tied-up");
    assertThat(ring.is("1-1", Condition.TIED_UP)).isTrue();
    assertThat(act(Ring.of(chain, "2 thug 3875 4100", "1 hero 3625 4100", OTHER), "2-1", 1).listed())
        .doesNotContain("use throw-thing 1 0");
  }
}
