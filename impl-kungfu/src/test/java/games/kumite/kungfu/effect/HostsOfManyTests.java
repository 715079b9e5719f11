package games.kumite.kungfu.effect;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.HostTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Who is asked for a host among four gangs: Bo's master is in Ana's student, and it is the turn of Cy, Ana's friend. */
final class HostsOfManyTests {

  private static final String MASTER = "2 hopping-vampire-master 4000 4000";

  private static Ring ofCy(Consumer<GameState> more) {
    Ring ring = Ring.ofSeats(4, "initiative-card=2", HostTests.possessed(more), MASTER, "1 student 5300 4000", "3 hero 5550 4000",
        "4 hero 8000 8000", "1 hero 500 8500", "2 thug 8500 500", "3 thug 500 500");
    Ring.skip(ring).play("activate figure:3-1");
    return Ring.skip(Ring.skip(ring).dice("activation-3=5").play("roll 1"));
  }

  @Test
  @Rule({"KF-RUL-40", "KF-RUL-159", "KF-RUL-77"})
  void aHost_hacksAFriendOfItsOldGang_ifWhoRunsItWants() {
    Ring ring = ofCy(state -> { }).play("move", "to 6550 4000");
    assertThat(ring.kind() + " " + ring.actor()).isEqualTo("hack-leaver Bo");
    assertThat(ring.listed()).containsExactly("hack figure:1-1", "waive");
    Ring.skip(ring.play("waive"));
    assertThat(ring.place("3-1")).isEqualTo("6550 4000");
  }

  @Test
  @Rule({"KF-CON-10a", "KF-RUL-159", "KF-CON-05"})
  void aHostThatHoldsSomebody_letsHimGo_ifWhoRunsItWants() {
    Ring ring = ofCy(state -> state.figures().grappler(2, 1)).play("attack").dice("attack-3=1 defence-2=6");
    Ring.skip(ring);
    assertThat(ring.kind() + " " + ring.actor()).as("1 + 4 against 6 + 2 + 1 at least: Bo has won").isEqualTo("effect Bo");
    Ring.skip(ring.play("inflict recoil-short", "turn 0", "done"));
    assertThat(ring.kind() + " " + ring.actor()).isEqualTo("let-go Bo");
    assertThat(ring.listed()).containsExactlyInAnyOrder("hold", "release");
  }

  @Test
  @Rule({"KF-TRT-27g", "KF-RUL-159", "KF-RUL-169"})
  void aHost_burnsAtTheEndOfTheTurnOfTheGangThatRunsIt() {
    Ring ring = Ring.skip(ofCy(state -> state.figures().inflict(1, Condition.BURNING_BY_FIREBALL))).play("stop");
    Ring.skip(Ring.skip(ring).dice("initiative-card=0").play("end-turn"));
    assertThat(ring.actor()).as("no fire in Cy's turn").isEqualTo("Ana");
    ring.dice("initiative-card=0").play("end-turn");
    Ring.skip(ring);
    assertThat(ring.actor()).as("nor in Ana's").isEqualTo("Bo");
    ring.dice("peril=6 defence-2=1 initiative-card=0").play("end-turn");
    assertThat(Ring.skip(ring).is("1-1", Condition.DEAD)).isTrue();
  }
}
