package games.kumite.kungfu.chi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What the turn of a gang is to the other gangs of its side, and of its player. Gangs 1 and 3 are on one side. */
final class GangTurnTests {

  private static final Consumer<GameState> CHI = state -> {
    for (int gang = 0; gang < state.gangs(); gang++) {
      state.gang(gang, Counters.CHI, 4);
    }
  };

  @Test
  @Rule({"KF-RUL-118", "KF-RUL-169"})
  void whatIsDoneInTheOwnTurn_isNotDoneInThatOfAFriend() {
    Ring ring = Ring.ofSeats(4, "initiative-card=0", CHI, "1 hero 1000 1000", "2 hero 8000 8000",
        "3 hero/aura-of-the-tiger 3000 1000", "4 hero 8000 5000");
    assertThat(ring.kind() + ring.actor()).as("no window: it is Ana's turn, not Cy's").isEqualTo("nominateAna");
    ring.dice("initiative-card=1").play("end-turn");
    assertThat(ring.kind() + ring.actor()).isEqualTo("turn-beginsCy");
    assertThat(ring.listed()).containsExactly("roar figure:3-1", "pass");
  }

  @Test
  @Rule({"KF-RUL-77", "KF-CHI-10", "KF-RUL-08"})
  void ofMoreThanTwoGangs_each_motivatesOneForEachHundredPointsBegun() {
    String[] figures = {"2 hero 8000 8000", "2 thug 1000 1000", "2 thug 2000 1000", "2 thug 3000 1000", "2 thug 4000 1000",
      "2 thug 5000 1000", "2 thug 6000 1000", "1 hero 8000 2000", "3 hero 8000 3000", "4 hero 8000 4000"};
    Ring ring = Ring.ofSeats(4, "initiative-card=1", CHI.andThen(state -> state.gang(1, Counters.POINTS, 401)), figures)
        .play("motivate", "motivate figure:2-2", "motivate figure:2-3", "motivate figure:2-4", "motivate figure:2-5");
    assertThat(ring.listed()).as("a fifth").contains("motivate figure:2-6");
    ring.play("motivate figure:2-6");
    assertThat(ring.kind()).as("and no more: the dice are asked").isNotEqualTo("motivate");
    Ring poor = Ring.ofSeats(4, "initiative-card=1", CHI.andThen(state -> state.gang(1, Counters.POINTS, 200)), figures)
        .play("motivate", "motivate figure:2-2", "motivate figure:2-3");
    assertThat(poor.kind()).isNotEqualTo("motivate");
  }

  @Test
  @Rule({"KF-RUL-169", "KF-RUL-02"})
  void theOtherGangOfAPlayer_hasTurnsOfItsOwn() {
    Ring ring = Ring.ofSeats(3, "initiative-card=1", CHI.andThen(state -> state.figures().inflict(3, Condition.DISTRACTED)),
        "1 hero 1000 1000", "2 thug 8000 8000", "3 hero 3000 1000", "4 hero 8000 5000", "2 hero 8000 2000");
    assertThat(ring.actor() + ring.fight().get(Counters.ACTIVE)).isEqualTo("Bo1");
    assertThat(ring.is("4-1", Condition.DISTRACTED)).as("until a turn of its own gang").isTrue();
    ring.dice("initiative-card=2").play("end-turn");
    assertThat(ring.actor() + ring.fight().get(Counters.ACTIVE)).isEqualTo("Bo3");
    assertThat(ring.is("4-1", Condition.DISTRACTED)).isFalse();
    assertThat(ring.listed()).as("this gang's figures alone").contains("activate figure:4-1").doesNotContain("activate figure:2-1");
  }

  @Test
  @Rule({"KF-RUL-169", "KF-RUL-04"})
  void nobodysFigures_actWhenEveryGangHasHadItsTurn_alsoWithThreeSeats() {
    Ring ring = Ring.ofSeats(3, "initiative-card=0", Cast.nobodys(Vip.CELEBRITY, 5000, 5000), "1 hero 1000 1000",
        "2 hero 8000 8000", "3 hero 3000 1000", "4 hero 8000 5000");
    for (int turn = 0; turn < 3; turn++) {
      ring.dice("initiative-card=0").play("end-turn");
      assertThat(ring.place("n-1")).as("after turn %s", turn + 1).isEqualTo("5000 5000");
    }
    ring.dice("direction=1,2,0 initiative-card=0").play("end-turn");
    assertThat(ring.place("n-1")).isEqualTo("6200 5000");
  }

  @Test
  @Rule({"KF-MOR-02", "KF-RUL-175"})
  void whoIsKnockedOutAndThenKilled_frightensHisGangTwice() {
    Ring ring = Ring.of(state -> state.figures().wounds(0, 4), "1 hero 4000 4000", "2 thug 4250 4000", "1 thug 8000 4500",
        "2 hero 8000 8000", "3 thug 500 500".replace('3', '2')).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "attack").dice("attack-2=4 defence-1=5 morale-1=6,6,6").play("target figure:1-1 0", "inflict distracted");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    ring.figures().wounds(0, 5);
    ring.dice("morale-1=1,1,1").play("finish figure:1-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.is("1-2", Condition.GONE)).as("rolled again").isTrue();
  }
}
