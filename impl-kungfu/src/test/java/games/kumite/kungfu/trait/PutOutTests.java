package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What ends when somebody is put out, and what does not. Ana's 1-1 and Bo's 2-1 are Protagonists. */
final class PutOutTests {

  private enum How {
    KNOCKED_OUT,
    KILLED,
    FLED
  }

  private static Ring ring() {
    return Ring.unrecorded(state -> { }, "1 hero 4000 4000", "2 hero 4250 4000", "1 thug 4500 4000", "2 thug 8000 8000");
  }

  private static void put(Ring ring, How how, int figure, int by) {
    switch (how) {
      case KNOCKED_OUT -> Casualty.knockOut(ring.fight(), figure, by);
      case KILLED -> Casualty.kill(ring.fight(), figure, by);
      default -> Casualty.flee(ring.fight(), figure);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, true", "2, false"})
  @Rule("KF-CON-17")
  void theHumbled_areSo_untilTheyPutOutWhoHumbledThem(int humbler, boolean isOver) {
    for (How how : new How[] {How.KNOCKED_OUT, How.KILLED}) {
      Ring ring = ring();
      ring.figures().inflict(1, Condition.HUMBLED);
      ring.figures().humbler(1, humbler);
      put(ring, how, 0, 1);
      assertThat(ring.figures().is(1, Condition.HUMBLED)).isNotEqualTo(isOver);
    }
    Ring another = ring();
    another.figures().inflict(1, Condition.HUMBLED);
    another.figures().humbler(1, 0);
    put(another, How.KILLED, 0, 3);
    assertThat(another.figures().is(1, Condition.HUMBLED)).as("somebody else has killed him").isTrue();
  }

  @ParameterizedTest
  @EnumSource(How.class)
  @Rule({"KF-TRT-73c", "KF-RUL-39"})
  void whomHeHolds_orHasTransfixed_isFree_othersAreNot(How how) {
    Ring ring = ring();
    ring.figures().grappler(3, 0);
    ring.figures().grappler(2, 1);
    ring.figures().inflict(3, Condition.TRANSFIXED);
    ring.figures().causer(3, 0);
    ring.figures().inflict(2, Condition.TRANSFIXED);
    ring.figures().causer(2, 1);
    put(ring, how, 0, 1);
    assertThat(ring.figures().grappler(3)).isEqualTo(Figures.NOBODY);
    assertThat(ring.figures().is(3, Condition.TRANSFIXED)).isFalse();
    assertThat(ring.figures().grappler(2)).isEqualTo(1);
    assertThat(ring.figures().is(2, Condition.TRANSFIXED)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_OUT, false", "KILLED, true", "FLED, true"})
  @Rule("KF-TRT-57e")
  void hisVibrations_areCancelled_whenHeIsDeadOrGone(How how, boolean isOver) {
    Ring ring = ring();
    ring.figures().tremble(3, 0);
    ring.figures().tremble(1, 2);
    put(ring, how, 0, 1);
    assertThat(ring.figures().trembling(3)).isEqualTo(isOver ? Figures.NOBODY : 0);
    assertThat(ring.figures().trembling(1)).as("another's").isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource(How.class)
  @Rule({"KF-TRT-44g", "KF-TRT-81b", "KF-RUL-62", "KF-ACT-34"})
  void whatHeWasDoing_isOver(How how) {
    Ring ring = ring();
    Condition[] doing = {Condition.STANCE, Condition.UNBALANCED, Condition.HIDING};
    for (Condition condition : doing) {
      ring.figures().inflict(0, condition);
    }
    ring.figures().bank(0, 2);
    ring.figures().grappler(0, 1);
    put(ring, how, 0, 1);
    for (Condition condition : doing) {
      assertThat(ring.figures().is(0, condition)).as(condition.name()).isFalse();
    }
    assertThat(ring.figures().bank(0)).isZero();
    assertThat(ring.figures().grappler(0)).isEqualTo(Figures.NOBODY);
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_OUT, 0, 1, 0", "KILLED, 0, 1, 0", "FLED, 0, 0, 0", "KNOCKED_OUT, 2, 0, 0", "KILLED, 2, 0, 0", "KILLED, 1, 0, 1"})
  @Rule({"KF-MOR-02", "KF-RUL-175"})
  void aProtagonist_frightensHisOwnGang(How how, int figure, int ana, int bo) {
    Ring ring = ring();
    put(ring, how, figure, 3 - figure);
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).isEqualTo(ana);
    assertThat(ring.fight().gang(1, Counters.SHAKEN)).isEqualTo(bo);
  }

  @Test
  @Rule({"KF-MOR-02", "KF-RUL-175", "KF-VIP-04a"})
  void whoIsKnockedOut_andThenKilled_frightensThemTwice_butIsOutOnce() {
    Ring ring = ring();
    put(ring, How.KNOCKED_OUT, 0, 1);
    put(ring, How.KNOCKED_OUT, 0, 1);
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).isEqualTo(1);
    assertThat(ring.fight().get(Counters.DEATHS)).as("nobody is dead").isZero();
    put(ring, How.KILLED, 0, 1);
    put(ring, How.KILLED, 0, 1);
    put(ring, How.KNOCKED_OUT, 0, 1);
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).isEqualTo(2);
    assertThat(ring.fight().get(Counters.DEATHS)).isEqualTo(1);
  }
}
