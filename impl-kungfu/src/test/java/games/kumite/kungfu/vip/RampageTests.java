package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The Dinosaur. Bo begins. */
final class RampageTests {

  private static final String ANA = "1 hero 1000 1000";
  private static final String BO = "2 hero 8000 8000";
  private static final Consumer<GameState> DINOSAUR = Cast.nobodys(Vip.DINOSAUR, 4000, 4000);

  private static Ring afterBoth(Ring ring, String dice) {
    return ring.play("end-turn").dice(dice).play("end-turn");
  }

  @Test
  @Rule({"KF-VIP-08a", "KF-VIP-08b", "KF-RUL-147", "KF-RUL-119"})
  void dinosaur_movesLAtRandom_andAttacksEverybodyWithinSOfItsPath_nearestFirst() {
    Ring ring = afterBoth(Ring.of(DINOSAUR, "1 student 5000 5000", "2 student 5000 4800", "2 student 5000 2999", ANA, BO),
        "activation=3,2,2 direction=1,2,0 attack=6,6 defence-2=1 defence-1=1");
    assertThat(ring.place("n-1")).as("L and no base").isEqualTo("5800 4000");
    assertThat(ring.actor() + ring.kind()).as("the opponent of the victim chooses").isEqualTo("Anaeffect");
    ring.play("inflict extra-killed");
    assertThat(ring.is("2-1", Condition.DEAD)).as("the nearest, at 550").isTrue();
    assertThat(ring.actor() + ring.kind()).isEqualTo("Boeffect");
    ring.play("inflict extra-killed");
    assertThat(ring.is("1-1", Condition.DEAD)).as("at 750").isTrue();
    assertThat(ring.kind()).as("751 is too far").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-VIP-08d", "KF-RUL-128"})
  void dinosaur_movesOnceForEachSuccess_andItsFailuresMeanNothing() {
    Ring ring = afterBoth(Ring.of(DINOSAUR, ANA, BO), "activation=3,2,3 direction=1,2,0 direction=1,2,12");
    assertThat(ring.place("n-1")).as("there and back").isEqualTo("4000 4000");
    assertThat(ring.actor() + ring.kind()).isEqualTo("Bonominate");
    Ring still = afterBoth(Ring.of(DINOSAUR, ANA, BO), "activation=3,2,2 direction=4,4");
    assertThat(still.place("n-1")).as("equal dice").isEqualTo("4000 4000");
  }

  @Test
  @Rule({"KF-VIP-08a", "KF-RUL-147"})
  void dinosaur_stopsAtContact_andAttacksOnce_dashingIncluded() {
    Ring ring = afterBoth(Ring.of(DINOSAUR, "2 student 5000 4000", ANA, BO),
        "activation=3,2,2 direction=1,2,0 attack=6 defence-2=1");
    assertThat(ring.place("n-1")).isEqualTo("4750 4000");
    ring.play("inflict extra-killed");
    assertThat(ring.kind()).isEqualTo("nominate");
    Ring tie = afterBoth(Ring.of(DINOSAUR, "2 student 5000 4000", ANA, BO),
        "activation=3,2,2 direction=1,2,0 attack=1 defence-2=3");
    assertThat(tie.kind()).as("1 + 4 to 3 + 2: with nothing more").isEqualTo("tie-effect");
  }

  @Test
  @Rule("KF-VIP-08a")
  void dinosaur_leavesCombatFreely() {
    Ring ring = afterBoth(Ring.of(DINOSAUR, "2 student 3750 4000", ANA, BO),
        "activation=3,2,2 direction=1,2,0 attack=1 defence-2=1");
    assertThat(ring.place("n-1")).as("nobody hacks it").isEqualTo("5800 4000");
    assertThat(ring.actor() + ring.kind()).as("its path began beside him: 5 to 3").isEqualTo("Anaeffect");
  }

  @Test
  @Rule({"KF-VIP-08c", "KF-RUL-146"})
  void dinosaur_takesDamageAsAProtagonist() {
    Ring ring = Ring.of(DINOSAUR, "2 bruiser 4250 4000", ANA, BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=6 defence=1").play("attack");
    assertThat(ring.listed()).contains("inflict wounded").doesNotContain("inflict extra-killed");
    ring.play("inflict wounded", "done");
    assertThat(ring.figures().wounds(ring.figure("n-1"))).isEqualTo(1);
    assertThat(ring.figures().combat(ring.figure("n-1"))).isEqualTo(3);
  }
}
