package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.PileTests;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Fires in deep water, and fires on bodies that their spirits have left. */
final class FireAndWaterTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";
  private static final String MASTER = "2 hopping-vampire-master 4000 4000";

  private static Consumer<GameState> burning(Condition fire) {
    return Ground.bare().flat(4900, 3000, 7000, 5000, Flag.DEEP).laid().andThen(state -> state.figures().inflict(0, fire));
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"BURNING_BY_FIREBALL", "BURNING_BY_HOT_SPOT"})
  @Rule({"KF-RUL-120", "KF-TRT-27f"})
  void whoRunsIntoDeepWater_burnsNoMore(Condition fire) {
    Ring ring = Ring.of(burning(fire), "2 hero 4000 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2");
    if (fire == Condition.BURNING_BY_FIREBALL) {
      ring.dice("direction-2=1,2,0").play("move");
    } else {
      ring.play("move", "to 5000 4000");
    }
    assertThat(ring.figures().is(0, fire)).isFalse();
    assertThat(ring.listed()).doesNotContain("put-out");
    ring.play("move");
    assertThat(ring.kind()).as("his own master again").isEqualTo("move-to");
  }

  @Test
  @Rule({"KF-RUL-120", "KF-LOC-60a"})
  void whoWalksOnTheWater_burnsOn() {
    Ring ring = Ring.of(burning(Condition.BURNING_BY_HOT_SPOT).andThen(state ->
        state.figures().inflict(0, Condition.WATERWALKING)), "2 hero/long-move 4000 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "move", "to 5200 4000");
    assertThat(ring.is("2-1", Condition.BURNING_BY_HOT_SPOT)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-120", "KF-CON-12"})
  void whoIsPushedIntoIt_burnsNoMore_either() {
    Ring ring = Ring.ofAnasTurn(burning(Condition.BURNING_BY_FIREBALL), "2 hero 4500 4000", OTHER, FARTHER, "1 hero 4250 4000")
        .play("activate figure:1-2").dice("activation-1=5 attack-1=4 defence-2=3")
        .play("roll 1", "attack", "inflict recoil-short", "turn 0");
    assertThat(ring.place("2-1")).isEqualTo("5250 4000");
    assertThat(ring.is("2-1", Condition.BURNING_BY_FIREBALL)).isFalse();
  }

  private static Ring husk(Condition fire, int chi) {
    return Ring.skip(Ring.of(state -> {
      Figures figures = state.figures();
      figures.inflict(0, Condition.HUSK);
      figures.inflict(0, fire);
      figures.inflict(1, Condition.POSSESSED);
      figures.rider(1, 0);
      figures.formerGang(1, 0);
      figures.join(1, 1);
      state.gang(1, Counters.CHI, chi);
    }, MASTER, "1 thug 5300 4000", OTHER, FARTHER));
  }

  @ParameterizedTest
  @CsvSource({"3, 3, true", "3, 4, false"})
  @Rule({"KF-RUL-158", "KF-TRT-27g", "KF-TRT-55j"})
  void aHuskThatBurns_isAttackedAsIfItHadC0_andAWoundDestroysIt(int die, int other, boolean isDestroyed) {
    Ring ring = husk(Condition.BURNING_BY_FIREBALL, 0).play("end-turn").dice("peril=" + die + " defence-2=" + other
        + (isDestroyed ? " morale-2=6,6,6" : ""));
    Ring.skip(ring);
    assertThat(ring.is("2-1", Condition.DEAD)).isEqualTo(isDestroyed);
    assertThat(ring.is("1-1", Condition.POSSESSED)).as("the host is free").isEqualTo(!isDestroyed);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "1, false"})
  @Rule({"KF-RUL-158", "KF-LOC-24b", "KF-RUL-24"})
  void aHotSpot_destroysAHusk_unlessAChiSavesIt(int chi, boolean isDestroyed) {
    Ring ring = Ring.skip(husk(Condition.BURNING_BY_HOT_SPOT, chi).play("end-turn").dice(isDestroyed ? "morale-2=6,6,6" : ""));
    if (!isDestroyed) {
      assertThat(ring.kind() + ring.actor()).isEqualTo("reduceBo");
      ring.play("reduce 1");
    }
    assertThat(ring.is("2-1", Condition.DEAD)).isEqualTo(isDestroyed);
  }

  @Test
  @Rule({"KF-RUL-158", "KF-CPL-06b", "KF-RUL-143"})
  void burningScenery_scorchesAHuskBesideIt() {
    Ring ring = Ring.skip(Ring.of(PileTests.thing("k1", 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD).andThen(state -> {
      state.set(Counters.COMPLICATION, Complication.FIRE.ordinal());
      state.burn(0);
      state.figures().inflict(0, Condition.HUSK);
      state.figures().inflict(1, Condition.POSSESSED);
      state.figures().rider(1, 0);
      state.figures().formerGang(1, 0);
      state.figures().join(1, 1);
    }), "2 hopping-vampire-master 3875 4100", "1 thug 5300 7000", OTHER, FARTHER)).play("end-turn")
        .dice("fire-2=1 peril=6 defence-2=1 morale-2=6,6,6");
    Ring.skip(ring).choose("done");
    assertThat(ring.is("2-1", Condition.DEAD)).as("6 + 3 to 1 + 0").isTrue();
  }

  @Test
  @Rule({"KF-LOC-25a", "KF-TRT-27g", "KF-LOC-30"})
  void anExtraThatBurnsInBothWays_runsAbout_andSuffersBoth() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.BURNING_BY_FIREBALL);
      state.figures().inflict(0, Condition.BURNING_BY_HOT_SPOT);
      state.gang(1, Counters.CHI, 1);
    }, "2 thug 4000 4000", OTHER, FARTHER).dice("direction-2=1,2,0").play("end-turn");
    assertThat(ring.place("2-1")).as("first it runs M").isEqualTo("5200 4000");
    ring.dice("peril=1 defence-2=6").play("reduce 1");
    assertThat(ring.is("2-1", Condition.DEAD)).isFalse();
  }
}
