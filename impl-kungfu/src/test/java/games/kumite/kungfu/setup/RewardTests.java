package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Observer;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a battle does to Chi Levels. Ana's gang is 0, Bo's 1. */
final class RewardTests {

  private static int change(Ring ring, int gang) {
    return ring.fight().gang(gang, Num.LEVEL_CHANGE);
  }

  private static long told(Ring ring) {
    return ring.match().events(Observer.spectator()).read().stream().filter(event -> event.type().equals("chi-level-changes")).count();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 0", "3, 0", "-1, 0", "0, 0"})
  @Rule({"KF-ADV-01", "KF-RUL-82"})
  void aProtagonist_isTheMerit_ofTheEnemyWhoPutsHimOut_once(int by, int levels) {
    Ring ring = Ring.unrecorded(fight -> fight.figures().join(3, Figures.NEUTRAL), "1 hero 4000 4000", "2 hero 4250 4000",
        "1 thug 8000 8000", "1 thug 8000 1000");
    Casualty.knockOut(ring.fight(), 0, by);
    assertThat(change(ring, 1)).isEqualTo(levels);
    assertThat(change(ring, 0)).isZero();
    Casualty.kill(ring.fight(), 0, by);
    assertThat(change(ring, 1)).as("he was beaten before").isEqualTo(levels);
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_OUT, -1", "DEAD, 0", "GONE, 0"})
  @Rule({"KF-TRT-63d", "KF-RUL-79"})
  void aLostSignatureWeapon_costsALevel_ifItsOwnerIsAlive(Condition condition, int levels) {
    Ring ring = Ring.of(fight -> {
      fight.figures().arms().loseWeapon(0, 0);
      fight.figures().inflict(0, condition);
    }, "1 hero/signature-weapon 4000 4000", "2 hero 8000 8000").play("end-turn");
    assertThat(ring.fight().isOver()).isTrue();
    assertThat(change(ring, 0)).isEqualTo(levels);
  }

  @ParameterizedTest
  @CsvSource({"0, KNOCKED_OUT, 1, 1", "1, KNOCKED_OUT, 0, 0", "0, DEAD, 2, 1", "1, DEAD, 1, 1"})
  @Rule({"KF-PLT-15", "KF-ADV-01", "KF-RUL-82", "KF-RUL-144"})
  void theWinner_hasALevelForThePlot_unlessItIsVoid_andOneIfItIsDecisive(int isVoid, Condition condition, int levels, int told) {
    Ring ring = Ring.of(fight -> {
      fight.set(Num.VOID, isVoid);
      fight.figures().inflict(0, condition);
    }, "1 hero 4000 4000", "2 hero 8000 8000").play("end-turn");
    assertThat(change(ring, 1)).isEqualTo(levels);
    assertThat(change(ring, 0)).isZero();
    assertThat(told(ring)).isEqualTo(told);
  }
}
