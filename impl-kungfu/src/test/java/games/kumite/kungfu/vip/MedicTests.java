package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Medic. Bo begins; figure 0 is the casualty. */
final class MedicTests {

  private static final String ANA = "1 hero 1000 1000";
  private static final String BO = "2 hero 8000 8000";
  private static final Consumer<GameState> MEDIC = Cast.nobodys(Vip.MEDIC, 5000, 5000);
  private static final Consumer<GameState> OUT = MEDIC.andThen(state -> state.figures().inflict(0, Condition.KNOCKED_OUT));
  private static final Consumer<GameState> DEAD = MEDIC.andThen(state -> state.figures().inflict(0, Condition.DEAD));

  private static Ring afterBoth(Ring ring, String dice) {
    return ring.play("end-turn").dice(dice).play("end-turn");
  }

  @Test
  @Rule({"KF-VIP-03b", "KF-VIP-03c", "KF-RUL-149", "KF-RUL-04"})
  void medic_goesToWhoLiesInHisSight_thenSpendsATurnThere() {
    Ring ring = afterBoth(Ring.of(OUT, "2 student 5000 7000", ANA, BO), "");
    assertThat(ring.place("n-1")).as("M and the base").isEqualTo("5000 6450");
    afterBoth(ring, "");
    assertThat(ring.place("n-1")).as("beside him; treating is his next action").isEqualTo("5000 6750");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
    ring.play("activate figure:2-2").dice("activation-2=1").play("roll 1", "decline");
    ring.dice("survival-2=4,4,1").play("end-turn");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isFalse();
  }

  @Test
  @Rule({"KF-VIP-03b", "KF-VIP-03a"})
  void withoutACasualty_heDoesNothing_norWithOneHeDoesNotSee() {
    assertThat(afterBoth(Ring.of(MEDIC, "2 student 5000 5500", ANA, BO), "").place("n-1")).isEqualTo("5000 5000");
    long wall = Flag.BLOCK.bit() | Flag.OPAQUE.bit();
    Ring hidden = afterBoth(Ring.of(OUT.andThen(state -> state.lay(state.board()
        .plus(new Piece("w1", "WALL", Polygon.rectangle(3000, 6000, 7000, 6100), 0, 800, wall)))),
        "2 student 5000 7000", ANA, BO), "");
    assertThat(hidden.place("n-1")).isEqualTo("5000 5000");
  }

  @ParameterizedTest
  @CsvSource({"'4,4,1', false", "'4,4,4', false", "'4,1,1', true"})
  @Rule({"KF-VIP-03d", "KF-VIP-03f", "KF-RUL-149", "KF-CON-20b"})
  void twoSuccesses_reviveWhoIsKnockedOut(String dice, boolean isOut) {
    Ring ring = afterBoth(Ring.of(OUT, "2 student 5000 5250", ANA, BO), "survival-2=" + dice);
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isEqualTo(isOut);
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(!isOut);
    afterBoth(ring, "");
    assertThat(ring.kind()).as("he is not treated again").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-VIP-03e", "KF-VIP-03f", "KF-RUL-149"})
  void threeSuccesses_makeTheDeadKnockedOut_twoDoNothing() {
    Ring ring = afterBoth(Ring.of(DEAD, "2 student 5000 5250", ANA, BO), "survival-2=4,4,1");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    afterBoth(ring, "survival-2=4,4,4");
    assertThat(ring.is("2-1", Condition.DEAD)).isFalse();
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @Test
  @Rule("KF-VIP-03f")
  void whomTheMedicCannotHelp_nobodyRevives() {
    Ring ring = afterBoth(Ring.of(OUT, "2 student 5000 5250", "2 student 5250 5250", ANA, BO), "survival-2=1,1,1")
        .play("activate figure:2-2");
    assertThat(ring.refused("revive figure:2-1")).isNotEqualTo("legal");
    Ring other = Ring.of(OUT, "2 student 5000 5250", "2 student 5250 5250", ANA, BO).play("activate figure:2-2");
    assertThat(other.refused("revive figure:2-1")).isEqualTo("legal");
  }

  @Test
  @Rule("KF-VIP-03g")
  void withAnEnemyBesideTheFallen_heWaits_andGoesOnceItHasLeft() {
    Ring ring = afterBoth(Ring.of(OUT, "2 student 5000 7000", "1 student 5000 7250", ANA, BO), "");
    assertThat(ring.place("n-1")).isEqualTo("5000 5000");
    ring.play("end-turn", "activate figure:1-1").dice("activation-1=5").play("roll 1", "move", "to 5000 8000", "end-turn");
    assertThat(ring.place("n-1")).isEqualTo("5000 6450");
  }

  @ParameterizedTest
  @CsvSource({"thug/animal", "thug/artificial", "bruiser/huge"})
  @Rule("KF-VIP-03h")
  void medic_doesNotTreatAnimals_norArtificial_norHuge(String profile) {
    Ring ring = afterBoth(Ring.of(OUT, "2 " + profile + " 5000 6000", ANA, BO), "");
    assertThat(ring.place("n-1")).isEqualTo("5000 5000");
    Ring big = afterBoth(Ring.of(OUT, "2 bruiser/big 5000 7000", ANA, BO), "");
    assertThat(big.place("n-1")).as("Big is no obstacle").isNotEqualTo("5000 5000");
  }

  @Test
  @Rule({"KF-VIP-03h", "KF-RUL-149"})
  void theNearestFirst() {
    Ring ring = afterBoth(Ring.of(OUT.andThen(state -> state.figures().inflict(1, Condition.DEAD)),
        "2 student 5000 7000", "1 student 5000 3500", ANA, BO), "");
    assertThat(ring.place("n-1")).isEqualTo("5000 3750");
  }

  @Test
  @Rule({"KF-VIP-03i", "KF-VIP-03j", "KF-RUL-79"})
  void anyMarginKillsHim_atNoRisk_andCostsAChiLevel() {
    Ring ring = Ring.of(MEDIC, "2 student 5250 5000", ANA, BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=2 defence=3").play("attack");
    assertThat(ring.is("n-1", Condition.DEAD)).as("4 to 3, nothing was chosen").isTrue();
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(-1);
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).isZero();
    Ring lost = Ring.of(MEDIC, "2 student 5250 5000", ANA, BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=1 defence=6").play("attack");
    assertThat(lost.kind()).as("a Free Hack: he hurts nobody").isEqualTo("nominate");
    assertThat(lost.is("n-1", Condition.DEAD)).isFalse();
  }

  @Test
  @Rule("KF-VIP-03i")
  void aShot_killsHimToo() {
    Ring ring = Ring.of(MEDIC, "2 rookie-cop 5800 5000", ANA, BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("shot-2=3 dodge=3").play("shoot");
    assertThat(ring.is("n-1", Condition.DEAD)).isTrue();
  }

  @Test
  @Rule({"KF-VIP-03a", "KF-RUL-128"})
  void medic_hacksNobody() {
    Ring ring = Ring.of(MEDIC, "2 thug 5250 5000", ANA, BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "move", "to 6000 5000");
    assertThat(ring.place("2-1")).isEqualTo("6000 5000");
  }
}
