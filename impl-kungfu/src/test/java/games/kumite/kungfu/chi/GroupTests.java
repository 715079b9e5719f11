package games.kumite.kungfu.chi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens to the members of a motivated group before their actions come. Bo motivates; his Extras have Q4. */
final class GroupTests {

  private static final Consumer<GameState> WITH_CHI = state -> state.gang(1, Counters.CHI, 1);
  private static final String MASTER = "2 dim-mak-master 7000 7000";
  private static final String[] THREE = {"1 hero 5250 5000", MASTER, "2 student 5000 5000", "2 student 3000 3000",
    "2 student 8000 3000"};

  private static Ring led(Consumer<GameState> more, String... figures) {
    return Ring.of(WITH_CHI.andThen(more), figures).play("motivate", "motivate figure:2-2", "motivate figure:2-3",
        "motivate figure:2-4");
  }

  @Test
  @Rule({"KF-CHI-11", "KF-ACT-21", "KF-RUL-07"})
  void whomAReactionPutsOut_hasNoActionsWithHisGroup() {
    Ring ring = led(state -> { }, THREE).dice("motivation-2=3,2 reaction-1=5").play("roll 2", "react figure:1-1")
        .dice("attack-1=5 defence-2=5").play("attack", "inflict extra-killed");
    assertThat(ring.is("2-2", Condition.DEAD)).isTrue();
    assertThat(ring.kind() + ring.actor()).isEqualTo("next-of-groupBo");
    assertThat(ring.listed()).containsExactly("next figure:2-3", "next figure:2-4");
  }

  @Test
  @Rule({"KF-CHI-11", "KF-RUL-07"})
  void whomAnotherMemberCostsHisLife_isNotNext() {
    Ring ring = led(state -> { }, "1 hero 2000 8000", MASTER, "2 student 5000 5000", "2 student 5250 5000",
        "2 student 8000 3000").dice("motivation-2=3").play("roll 1");
    assertThat(ring.listed()).containsExactly("next figure:2-2", "next figure:2-3", "next figure:2-4");
    ring.fight().figures().inflict(ring.figure("2-3"), Condition.KNOCKED_OUT);
    ring.play("next figure:2-2", "stop");
    assertThat(ring.kind()).as("one is left, and need not be chosen").isEqualTo("action");
    ring.play("move", "to 8000 3500");
    assertThat(ring.place("2-4")).isEqualTo("8000 3500");
  }

  @Test
  @Rule({"KF-CHI-11", "KF-CON-16", "KF-RUL-34"})
  void whoIsKnockedDown_remainsInTheGroup_andStandsUpFirst() {
    Ring ring = led(state -> state.figures().inflict(2, Condition.KNOCKED_DOWN), THREE).dice("motivation-2=3").play("roll 1");
    assertThat(ring.listed()).contains("next figure:2-2");
    ring.play("next figure:2-2");
    assertThat(ring.refused("move")).isEqualTo("KF-RUL-34");
    ring.play("stand-up");
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.kind()).isEqualTo("next-of-group");
  }

  @Test
  @Rule({"KF-CON-19", "KF-CHI-11"})
  void twoOnesOfAGroup_fellItsStaggeringMembers() {
    Ring ring = led(state -> state.figures().inflict(2, Condition.POISONED), THREE).dice("motivation-2=1,1,4").play("roll 3");
    assertThat(ring.is("2-2", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is("2-3", Condition.KNOCKED_OUT)).isFalse();
    ring.play("decline");
    assertThat(ring.listed()).containsExactly("next figure:2-3", "next figure:2-4");
    Ring one = led(state -> state.figures().inflict(2, Condition.POISONED), THREE).dice("motivation-2=1,2,4").play("roll 3");
    assertThat(one.is("2-2", Condition.KNOCKED_OUT)).as("a single 1").isFalse();
  }

  @Test
  @Rule({"KF-RUL-07", "KF-CON-22b"})
  void aStunnedMember_isTheWorst_andRulesForAll() {
    Ring ring = led(state -> state.figures().inflict(2, Condition.STUNNED), THREE).dice("motivation-2=3,4").play("roll 2");
    assertThat(ring.kind()).as("3 + 1 - 1 fails").isEqualTo("react");
    ring.play("decline", "next figure:2-4", "move", "to 8000 3500");
    assertThat(ring.kind()).as("one action for each, also for who is not Stunned").isEqualTo("next-of-group");
    Ring plain = led(state -> { }, THREE).dice("motivation-2=3,4").play("roll 2");
    assertThat(plain.kind()).as("3 + 1 succeeds").isEqualTo("next-of-group");
  }

  @Test
  @Rule({"KF-RUL-09", "KF-CHI-11"})
  void twoSixes_giveEveryMemberOneMore() {
    Ring ring = led(state -> { }, THREE).dice("motivation-2=6,6").play("roll 2", "next figure:2-3");
    for (int y = 3500; y <= 4500; y += 500) {
      ring.play("move", "to 3000 " + y);
    }
    assertThat(ring.kind()).as("three actions").isEqualTo("next-of-group");
  }

  @ParameterizedTest
  @CsvSource({"99, KF-CHI-10", "100, legal"})
  @Rule({"KF-CHI-10", "KF-RUL-08", "KF-RUL-21"})
  void aGangOfLessThanAHundredPoints_motivatesNobody(int points, String refusal) {
    Ring ring = Ring.strictly(WITH_CHI.andThen(state -> state.gang(1, Counters.POINTS, points)), THREE);
    assertThat(ring.refused("motivate")).isEqualTo(refusal);
  }
}
