package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Burning figures, and attacks by nobody. Bo's turn; his figure 0 burns. */
final class FireTests {

  private static final Consumer<GameState> FIREBALL = state -> state.figures().inflict(0, Condition.BURNING_BY_FIREBALL);
  private static final Consumer<GameState> HOT_SPOT = state -> state.figures().inflict(0, Condition.BURNING_BY_HOT_SPOT);
  private static final String OTHER = "2 student 8000 8000";
  private static final String ENEMY = "1 student 500 8500";

  @ParameterizedTest
  @CsvSource({"6, 2, 1", "5, 2, 0", "5, 4, 0"})
  @Rule({"KF-TRT-27g", "KF-EX-65", "KF-RUL-119"})
  void aFireball_burnsAtC3_atTheEndOfTheTurn_andOnlyWounds(int fire, int own, int wounds) {
    Ring ring = Ring.of(FIREBALL, "2 hero 4000 4000", OTHER, ENEMY).dice("peril=" + fire + " defence-2=" + own).play("end-turn");
    assertThat(ring.figures().wounds(0)).isEqualTo(wounds);
    assertThat(ring.actor()).isEqualTo("Ana");
    assertThat(ring.is("2-1", Condition.BURNING_BY_FIREBALL)).as("it goes on").isTrue();
  }

  @Test
  @Rule({"KF-EX-65", "KF-RUL-24"})
  void aChi_savesFromTheFire() {
    Ring ring = Ring.of(FIREBALL.andThen(state -> state.gang(1, Counters.CHI, 1)), "2 hero 4000 4000", OTHER, ENEMY)
        .dice("peril=6 defence-2=2").play("end-turn", "spend 0", "reduce 1");
    if (ring.kind().equals("replace-effect")) {
      assertThat(ring.listed()).containsExactly("done");
    }
    assertThat(ring.figures().wounds(0)).isZero();
    assertThat(ring.chi(2)).isZero();
  }

  @Test
  @Rule({"KF-TRT-27g", "KF-RUL-02"})
  void fire_burnsInTheTurnsOfItsVictimsPlayer() {
    Ring ring = Ring.ofAnasTurn(FIREBALL, "2 hero 4000 4000", OTHER, ENEMY).play("end-turn");
    assertThat(ring.kind() + ring.actor()).as("no dice were rolled").isEqualTo("nominateBo");
  }

  @Test
  @Rule("KF-TRT-27h")
  void whomHeGrapplesWith_takesAC2Attack() {
    Ring ring = Ring.of(FIREBALL.andThen(state -> state.figures().grappler(1, 0)), "2 hero 4000 4000", "1 hero 4250 4000",
        OTHER, ENEMY).dice("peril=1,6 defence-2=6 defence-1=1").play("end-turn");
    assertThat(ring.figures().wounds(1)).as("6 + 2 against 1 + 4").isEqualTo(1);
    Ring weak = Ring.of(FIREBALL.andThen(state -> state.figures().grappler(1, 0)), "2 hero 4000 4000", "1 hero 4250 4000",
        OTHER, ENEMY).dice("peril=1,5 defence-2=6 defence-1=1").play("end-turn");
    assertThat(weak.actor()).as("5 + 2 against 1 + 4: no Wound").isEqualTo("Ana");
    assertThat(weak.figures().wounds(1)).isZero();
    Ring held = Ring.of(FIREBALL.andThen(state -> state.figures().grappler(0, 1)), "2 hero 4000 4000", "1 hero 4250 4000",
        OTHER, ENEMY).dice("peril=1,1 defence-2=6 defence-1=6").play("end-turn");
    assertThat(held.actor()).as("also by who holds him").isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-LOC-24b", "KF-RUL-135", "KF-RUL-24", "KF-LOC-30"})
  void aHotSpot_woundsWithoutDice_andAChiSaves() {
    Ring ring = Ring.of(HOT_SPOT, "2 hero 4000 4000", OTHER, ENEMY).play("end-turn");
    assertThat(ring.figures().wounds(0)).isEqualTo(1);
    Ring saved = Ring.of(HOT_SPOT.andThen(state -> state.gang(1, Counters.CHI, 1)), "2 hero 4000 4000", OTHER, ENEMY)
        .play("end-turn", "reduce 1");
    if (saved.kind().equals("replace-effect")) {
    }
    assertThat(saved.figures().wounds(0)).isZero();
    assertThat(saved.is("2-1", Condition.BURNING_BY_HOT_SPOT)).isTrue();
  }

  @Test
  @Rule({"KF-LOC-25a", "KF-LOC-25b", "KF-RUL-135"})
  void aBurningExtra_runsAbout_atTheStartOfItsActivation_andSetsOthersOnFire() {
    Ring ring = Ring.of(HOT_SPOT, "2 student 4000 4000", "2 student 5000 4000", ENEMY).play("activate figure:2-1")
        .dice("activation-2=5 direction-2=1,2,0 fire-2=3").play("roll 1");
    assertThat(ring.place("2-1")).as("stopped by his friend").isEqualTo("4750 4000");
    assertThat(ring.is("2-2", Condition.BURNING_BY_HOT_SPOT)).as("a 3 fails for Q4").isTrue();
    ring.play("stop", "end-turn");
    assertThat(ring.place("2-1")).as("not again in this turn").isEqualTo("4750 4000");
  }

  @Test
  @Rule({"KF-LOC-25a", "KF-RUL-135"})
  void aBurningExtra_thatWasNotActivated_runsAboutAtTheEndOfTheTurn() {
    Ring ring = Ring.of(HOT_SPOT, "2 student 4000 4000", OTHER, ENEMY).dice("direction-2=1,2,6").play("end-turn");
    assertThat(ring.place("2-1")).isEqualTo("4000 5200");
    assertThat(ring.is("2-1", Condition.DEAD)).as("and then it burns").isTrue();
  }

  @Test
  @Rule("KF-LOC-24a")
  void aHotSpot_setsOnFire_whoTouchesIt() {
    games.kumite.kungfu.geometry.Piece brazier = new games.kumite.kungfu.geometry.Piece("brazier", "BRAZIER",
        games.kumite.kungfu.geometry.Polygon.rectangle(7400, 3900, 7700, 4200), 0, 150,
        games.kumite.kungfu.geometry.Flag.BLOCK.bit() | games.kumite.kungfu.geometry.Flag.HOT.bit());
    Ring ring = Ring.of(state -> state.lay(state.board().plus(brazier)), "2 rookie-cop 4000 4000", "1 hero 7000 4000", OTHER, ENEMY)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=6 dodge-1=3")
        .play("shoot");
    assertThat(ring.listed()).as("he does not touch it yet").doesNotContain("inflict prop-activates");
    ring.play("turn 0");
    assertThat(ring.is("1-1", Condition.BURNING_BY_HOT_SPOT)).as("pushed against it").isTrue();
  }

  @Test
  @Rule({"KF-TRT-27f", "KF-LOC-24b", "KF-RUL-120"})
  void twoActionsOfOneActivation_putItOut() {
    Ring one = Ring.of(FIREBALL, "2 hero 4000 4000", OTHER, ENEMY).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1");
    assertThat(one.refused("put-out")).isEqualTo("KF-RUL-120");
    Ring two = Ring.of(FIREBALL, "2 hero 4000 4000", OTHER, ENEMY).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "put-out");
    assertThat(two.is("2-1", Condition.BURNING_BY_FIREBALL)).isFalse();
    assertThat(two.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-119", "KF-TRT-42", "KF-EX-62"})
  void anIronShirt_isNoUse_againstNobodyElse_butAgainstFireToo() {
    Ring ring = Ring.of(FIREBALL.andThen(state -> state.figures().inflict(0, Condition.IRON_SHIRT)), "2 hero 4000 4000", OTHER,
        ENEMY).dice("peril=6 defence-2=2").play("end-turn");
    assertThat(ring.figures().wounds(0)).as("by 3, less 2: no Wound").isZero();
    assertThat(ring.actor()).isEqualTo("Ana");
  }

  @Test
  @Rule("KF-RUL-119")
  void nobodysFigures_sufferWhatTheDefaultSays() {
    Ring ring = Ring.of(FIREBALL.andThen(state -> {
      state.figures().grappler(3, 0);
      state.figures().join(3, Figures.NEUTRAL);
    }), "2 hero 4000 4000", OTHER, ENEMY, "1 student 4250 4000").dice("peril=1,6 defence-2=6 defence=1").play("end-turn");
    assertThat(ring.figures().is(3, Condition.DEAD)).as("8 against 3: nobody is asked").isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule("KF-TRT-27h")
  void whoDiesInTheFire_burnsThoseWhomHeHeld_atTheSameMoment() {
    Ring ring = Ring.of(FIREBALL.andThen(state -> {
      state.figures().grappler(1, 0);
      state.figures().grappler(0, 2);
    }), "2 thug 4000 4000", "1 hero 4250 4000", "1 hero 3750 4000", OTHER, ENEMY)
        .dice("peril=6,6,6 defence-2=1 defence-1=1,1").play("end-turn");
    assertThat(ring.is("2-1", Condition.DEAD)).as("6 + 3 to 1 + 2").isTrue();
    assertThat(ring.figures().wounds(1)).as("whom he held").isEqualTo(1);
    assertThat(ring.figures().wounds(2)).as("who held him").isEqualTo(1);
  }

  @Test
  @Rule({"KF-LOC-26a", "KF-TRT-17a", "KF-LOC-24a"})
  void inTheRain_whoCatchesFireLater_burns() {
    Ring ring = Ring.of(Ground.bare().piece("brazier", 3600, 3900, 3875, 4100, 0, 150, Flag.BLOCK, Flag.HOT,
        Flag.SCENIC).laid()
        .andThen(state -> state.set(Counters.RAIN, 1)), "1 hero 4000 4000", "2 hero 4250 4000", OTHER)
        .play("activate figure:2-1")
        .dice("activation-2=5 attack-2=5 defence-1=4").play("roll 1", "attack", "inflict prop-activates");
    assertThat(ring.is("1-1", Condition.BURNING_BY_HOT_SPOT)).isTrue();
  }
}
