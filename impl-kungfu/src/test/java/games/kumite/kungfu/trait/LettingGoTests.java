package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.Handcuffs;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What figures do no more when they are felled or put out: hang on, hold a car over their heads, hide, grapple. */
final class LettingGoTests {

  private static final String ANA = "1 thug 500 8500";
  private static final String BO = "2 thug 8000 8000";

  /** A rock 120 mm high; its edge is at x = 3000, where Bo's first figure hangs. */
  private static Consumer<GameState> edge() {
    return Ground.bare().rock(2000, 3000, 3000, 5000, 1200).laid()
        .andThen(state -> state.figures().inflict(0, Condition.CLIFFHANGING));
  }

  private static int level(Ring ring, String name) {
    return Place.level(ring.figures().place(ring.figure(name)));
  }

  @Test
  @Rule({"KF-STU-17", "KF-RUL-80", "KF-CON-19"})
  void whoCollapsesWhileHeHangsOn_falls() {
    Ring ring = Ring.of(edge().andThen(state -> state.figures().wounds(0, 4)), "2 hero 3000 4000 1200", BO, ANA)
        .play("activate figure:2-1").dice("activation-2=1,1,5 morale-2=6,6,6").play("roll 3");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is("2-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(level(ring, "2-1")).isZero();
  }

  @Test
  @Rule({"KF-STU-17", "KF-TRT-50a", "KF-RUL-80"})
  void whoIsFelledByAGongWhileHeHangsOn_falls() {
    Ring ring = Ring.skip(Ring.of(edge(), "2 hero 3000 4000 1200", "2 hero/magic-gong 4000 4000", BO, "1 thug 8500 500"))
        .play("activate figure:2-2");
    Ring.skip(Ring.skip(ring).dice("activation-2=5").play("roll 1")).dice("gong-2=1,6").play("cast gong");
    assertThat(ring.is("2-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN) && ring.is("2-1", Condition.LIMPING)).as("120 mm").isTrue();
    assertThat(level(ring, "2-1")).isZero();
  }

  @Test
  @Rule({"KF-RUL-188", "KF-TRT-10b"})
  void theBodyOfWhoDiesWhileHeHangsOn_liesBelow() {
    Ring ring = Ring.of(edge().andThen(state -> Casualty.kill(state, 0, Figures.NOBODY)), "2 hero 3000 4000 1200", BO, ANA);
    assertThat(level(ring, "2-1")).isZero();
    assertThat(ring.is("2-1", Condition.CLIFFHANGING)).isFalse();
  }

  @Test
  @Rule({"KF-STU-22", "KF-RUL-192"})
  void whoIsFelledOrPutOut_letsTheLiftedCarFall() {
    Consumer<GameState> lifts = state -> state.figures().inflict(0, Condition.LIFTING);
    Ring felled = Ring.of(lifts.andThen(state -> EffectExecutor.knockDown(state, 0)), "2 dragon 4000 4000", BO, ANA);
    assertThat(felled.is("2-1", Condition.LIFTING)).isFalse();
    Ring out = Ring.of(lifts.andThen(state -> Casualty.knockOut(state, 0, Figures.NOBODY)), "2 dragon 4000 4000", BO, ANA);
    assertThat(out.is("2-1", Condition.LIFTING)).isFalse();
  }

  @Test
  @Rule({"KF-STU-22", "KF-RUL-192", "KF-TRT-24d", "KF-TRT-39b", "KF-TRT-73b"})
  void whoseHandsAreBound_letsTheLiftedCarFall() {
    Consumer<GameState> lifts = state -> {
      state.figures().inflict(1, Condition.LIFTING);
      state.gang(1, Counters.CHI, 2);
    };
    Ring bound = Ring.skip(Ring.of(lifts, "2 hero/entangle 4000 4000", "1 hero/huge 4800 4000", BO)).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=5 dodge-1=3").play("fire 1 figure:1-1 0", "spend 0");
    assertThat(bound.play("inflict tied-up", "done").is("1-1", Condition.LIFTING)).isFalse();
    Ring cuffed = Ring.of(lifts.andThen(state -> Handcuffs.cuff(state, 1)), "2 hero 4000 4000", "1 hero/huge 4800 4000", BO);
    assertThat(cuffed.is("1-1", Condition.LIFTING)).isFalse();
    Ring spellbound = Ring.of(lifts, "2 hero/transfix 4000 4000", "1 hero/huge 5000 4000", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("contest-2=3,3,3 contest-1=1,1,1").play("cast transfix");
    assertThat(spellbound.is("1-1", Condition.LIFTING)).isFalse();
  }

  @Test
  @Rule({"KF-STU-22", "KF-TRT-60a"})
  void whoIsHugeNoMore_letsTheLiftedCarFall() {
    Ring ring = Ring.skip(Ring.of(state -> state.figures().inflict(0, Condition.LIFTING), "2 giant-demon 4000 4000", BO, ANA))
        .play("activate figure:2-1");
    Ring.skip(Ring.skip(ring).dice("activation-2=5").play("roll 1")).play("cast shift");
    assertThat(ring.figures().form(0)).isEqualTo(1);
    assertThat(ring.is("2-1", Condition.LIFTING)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-62", "KF-CON-20b"})
  void whoIsPutOut_hidesNoMore() {
    Ring ring = Ring.of(state -> {
      state.figures().hide(0, Figures.Shelter.BIN);
      Casualty.knockOut(state, 0, Figures.NOBODY);
    }, "2 hero 4000 4000", BO, ANA);
    assertThat(ring.is("2-1", Condition.HIDING)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_DOWN, KF-TRT-81b", "POISONED, KF-TRT-81b", "LIMPING, legal"})
  @Rule({"KF-TRT-81b", "KF-RUL-118"})
  void whatEndsAnImbalance_doesNotLetItBegin(Condition condition, String refusal) {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 4);
      state.figures().inflict(0, condition);
    }, "2 hero/yin-yang-imbalance/iron-shirt 4000 4000", BO, ANA);
    assertThat(ring.refused("unbalance figure:2-1")).isEqualTo(refusal);
  }

  @ParameterizedTest
  @CsvSource({"true, false", "false, true"})
  @Rule({"KF-RUL-39", "KF-RUL-192", "KF-CON-05"})
  void whoLiesKnockedDown_grapplesNobody(boolean isDown, boolean grapples) {
    Ring ring = Ring.of(state -> {
      if (isDown) {
        state.figures().inflict(0, Condition.KNOCKED_DOWN);
      }
    }, "2 hero 4000 4000", "1 hero 4250 4000", BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=6 defence-1=1").play("attack");
    assertThat(ring.listed().contains("inflict grappled")).isEqualTo(grapples);
  }

  @ParameterizedTest
  @CsvSource({"3125, false", "2870, true"})
  @Rule({"KF-RUL-193", "KF-RUL-39", "KF-TRT-67c"})
  void whatIsBroken_bringsDownWhoStandsOnIt_awayFromWhoHeldHim_unlessBothComeDown(int x, boolean isHeld) {
    Ring ring = Ring.of(Ground.bare().piece("crates", 2000, 3000, 3000, 5000, 0, 500, Flag.BLOCK, Flag.STAND, Flag.FRAGILE,
        Flag.SCENIC)
        .rock(3000, 3000, 4000, 5000, 600).laid().andThen(state -> {
          state.figures().grappler(1, 2);
          state.figures().inflict(1, Condition.SPIRIT_WARD);
        }), "2 hero 1870 4000", "1 hero/spirit-ward " + (x == 3125 ? 2875 : 2620) + " 4000 500",
        "2 thug " + x + " 4000 " + (x == 3125 ? 600 : 500),
        BO, ANA).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("break-2=5").play("break 1 0");
    assertThat(level(ring, "1-1")).isZero();
    assertThat(ring.figures().grappler(1) != Figures.NOBODY).isEqualTo(isHeld);
    assertThat(ring.is("1-1", Condition.SPIRIT_WARD)).isFalse();
  }
}
