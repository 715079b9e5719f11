package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Traits and abilities of figures that something hinders. It is Bo's turn. */
final class HinderedTests {

  private static final String ANA = "1 hero 500 500";
  private static final String BO = "2 thug 8000 8000";
  private static final Consumer<GameState> CHI = state -> {
    state.gang(0, Counters.CHI, 2);
    state.gang(1, Counters.CHI, 2);
  };

  private static Ring pass(Ring ring) {
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    return ring;
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"BLINDED", "HANDCUFFED", "TIED_UP", "TRANSFIXED"})
  @Rule({"KF-TRT-07b", "KF-RUL-116", "KF-CON-24b", "KF-TRT-39g", "KF-CON-25"})
  void whoCanMakeNoRangedAttack_throwsNothingBack(Condition condition) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "1 hero/arrowcatcher 5000 4000",
        "2 thug/throwing-stars 4000 4000", "2 thug 8000 8000").play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("shot-2=1 dodge-1=5").play("shoot");
    if (ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    assertThat(ring.kind()).as("1 + 2 + 2 at most against 5 + 4 + 1").isEqualTo("nominate");
  }

  /** Bo's hero has beaten Ana's beside a pile of bricks, and one of them becomes his weapon. */
  private static Ring brick(Consumer<GameState> more) {
    Consumer<GameState> bricks = Ground.bare().piece("m1", 4000, 4200, 4400, 4600, 0, 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARD,
        Flag.HARDM, Flag.SCENIC).laid();
    return Ring.of(bricks.andThen(more), "2 hero 4000 4000", "1 hero 4250 4000", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=4 defence-1=3")
        .play("attack", "inflict prop-weapon");
  }

  @Test
  @Rule({"KF-H2H-24g", "KF-RUL-94"})
  void aWinner_throwsABrick_orHoldsIt() {
    Ring ring = brick(state -> { });
    assertThat(ring.kind()).isEqualTo("take-up");
    assertThat(ring.listed()).hasSize(2);
  }

  @Test
  @Rule({"KF-H2H-24g", "KF-CON-24b", "KF-RUL-94"})
  void aBlindedWinner_holdsABrick_butDoesNotThrowIt() {
    Ring ring = brick(state -> state.figures().inflict(0, Condition.BLINDED));
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).as("nothing was asked: he can only hold it").isTrue();
  }

  @Test
  @Rule({"KF-PLT-11b", "KF-RUL-94"})
  void inADuel_noBricksFly() {
    Ring ring = brick(state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal()));
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-08c", "KF-RUL-94"})
  void aLostBlow_endsASanctuary_beforeTheBrickFlies() {
    Ring ring = brick(state -> state.figures().inflict(1, Condition.ARROW_SANCTUARY));
    assertThat(ring.kind()).isEqualTo("take-up");
    assertThat(ring.is("1-1", Condition.ARROW_SANCTUARY)).isFalse();
  }

  @Test
  @Rule({"KF-VIP-07c", "KF-RUL-94"})
  void noBrickFliesNearAnOwnLovedOne() {
    Ring ring = brick(Cast.run(Vip.LOVED_ONE, 2, 4800, 4300));
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-71b", "KF-CON-05"})
  void whoIsHeld_teleportsNowhere() {
    Ring ring = pass(Ring.of(CHI.andThen(state -> state.figures().grappler(0, 1)), "2 hero/teleportation 4000 4000",
        "1 hero 4250 4000", BO)).play("activate figure:2-1");
    pass(ring).dice("activation-2=5").play("roll 1");
    assertThat(pass(ring).refused("teleport")).isEqualTo("KF-CON-05");
  }

  @Test
  @Rule({"KF-TRT-50a", "KF-TRT-47c"})
  void whoStrikesTheGong_mayFallHimself() {
    Ring ring = Ring.of("2 hero/magic-gong 4000 4000", "1 thug 5000 4000", ANA, BO);
    pass(ring).play("activate figure:2-1");
    pass(ring).dice("activation-2=5").play("roll 1");
    pass(ring).dice("gong-2=1 gong-1=4").play("cast gong");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-08b", "KF-TRT-62b", "KF-RUL-67"})
  void aShotgun_spreadsToNobodyInASanctuary() {
    Ring ring = Ring.of(state -> state.figures().inflict(1, Condition.ARROW_SANCTUARY), "1 thug 5000 4000",
        "1 hero/arrow-sanctuary 5000 4300", "2 thug/shotgun 4000 4000", BO);
    pass(ring).play("activate figure:2-1");
    pass(ring).dice("activation-2=5").play("roll 1");
    pass(ring).dice("shot-2=1 dodge-1=4").play("shoot");
    while (ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    assertThat(pass(ring).kind()).as("one shot alone, and it misses").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-81a", "KF-TRT-16b"})
  void bloodBoilsLess_forWhoIsUnbalanced() {
    Ring ring = Ring.of(CHI, "2 hero/yin-yang-imbalance/boiling-blood 4000 4000", "1 thug 8000 4000", ANA, BO)
        .play("unbalance figure:2-1").dice("blood-2=6").play("boil figure:2-1", "boil figure:2-1");
    assertThat(ring.figures().quality(0)).isEqualTo(4);
    assertThat(ring.figures().combat(0)).as("4 + 2, and 6 - 4").isEqualTo(8);
  }

  @Test
  @Rule({"KF-TRT-81b", "KF-RUL-43"})
  void theFourthWound_endsAnImbalance() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(1, Condition.UNBALANCED);
      state.figures().wounds(1, 3);
    }, "2 hero 4250 4000", "1 hero/yin-yang-imbalance 4000 4000", BO);
    pass(ring).play("activate figure:2-1");
    pass(ring).dice("activation-2=5").play("roll 1");
    pass(ring).dice("attack-2=6 defence-1=3").play("attack");
    assertThat(ring.kind()).as("6 + 4 against 3 + 4 - 3 + 2").isEqualTo("effect");
    ring.play("inflict wounded", "done");
    assertThat(ring.is("1-1", Condition.UNBALANCED)).as("Staggering").isFalse();
    assertThat(ring.figures().combat(ring.figure("1-1"))).isZero();
  }

  @Test
  @Rule({"KF-TRT-59a", "KF-RUL-184", "KF-ACT-24"})
  void whoIsSacrificedUnderTheBlow_isStruckByNobody() {
    Ring ring = Ring.of(CHI, "2 thug 4250 4000", "1 thug 4000 4000", "1 hero/sacrifice 500 500", BO);
    pass(ring).play("activate figure:2-1");
    pass(ring).dice("activation-2=5,5").play("roll 2");
    pass(ring).play("attack", "target figure:1-1 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("declaredAna");
    ring.play("sacrifice figure:1-2", "victim figure:1-1 chi");
    assertThat(ring.chi(1)).isEqualTo(3);
    assertThat(pass(ring).kind()).isEqualTo("action");
    assertThat(ring.refused("attack")).as("it was its attack").isNotEqualTo("legal");
  }
}
