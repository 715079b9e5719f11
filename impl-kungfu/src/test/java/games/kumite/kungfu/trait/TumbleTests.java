package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.PileTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An Acrobat who has to Recoil S, by whatever, may make it M (D-31). */
final class TumbleTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  private static Ring grenade(String victim) {
    return Ring.of("2 hero/grenade 4000 6000", "1 " + victim + " 4000 4500", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 throw-2=6,6 blast-2=1 dodge-1=6").play("roll 1", "grenade", "mark 4000 4000", "turn 0");
  }

  @ParameterizedTest
  @CsvSource({"recoil-short, 4000 5250", "recoil-medium, 4000 5700"})
  @Rule({"KF-TRT-01e", "KF-TRT-35g"})
  void theSurvivorOfAGrenade_saysHowFarHeTumbles(String answer, String place) {
    Ring ring = grenade("hero/acrobat");
    assertThat(ring.kind() + ring.actor()).isEqualTo("tumbleAna");
    ring.dice("balance-1=6").play(answer);
    assertThat(ring.place("1-1")).isEqualTo(place);
  }

  @Test
  @Rule({"KF-STU-06", "KF-CON-22a"})
  void theStunned_bounceOffAWall_backToWhoHasStruckThem() {
    Ring ring = Ring.of(Ground.bare().wall(3400, 2000, 3500, 6000).laid(), "1 hero/acrobat 4000 4000",
        "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 attack-2=5 defence-1=2 direction-1=1,2,12")
        .play("roll 1", "attack", "inflict stunned", "recoil-short");
    assertThat(ring.kind() + ring.actor()).isEqualTo("wall-bounceAna");
    ring.dice("bounce-1=3").play("bounce");
    assertThat(ring.place("1-1")).isEqualTo("4000 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
  }

  @ParameterizedTest
  @CsvSource({"recoil-short, 4000 4750", "recoil-medium, 4000 5200"})
  @Rule({"KF-TRT-01e", "KF-CON-22a"})
  void theStunned_sayHowFarTheyStagger(String answer, String place) {
    Ring ring = Ring.of("1 hero/acrobat 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 attack-2=5 defence-1=2").play("roll 1", "attack", "inflict stunned");
    assertThat(ring.kind() + ring.actor()).isEqualTo("tumbleAna");
    ring.dice("direction-1=1,2,6").play(answer);
    assertThat(ring.place("1-1")).isEqualTo(place);
  }

  @Test
  @Rule({"KF-TRT-01e", "KF-LOC-17c"})
  void whoIsSprayed_saysHowFarHeSlides() {
    Ring ring = PileTests.act(Ring.of(PileTests.thing("hydrant", 120, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.HYDRANT)
        .andThen(state -> state.wear(0, 1)), "2 hero 3875 4100", "1 hero/acrobat 5000 4100", OTHER, FARTHER), "2-1", 1)
        .dice("jet-1=1,1,1").play("use jet 1 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("tumbleAna");
    ring.play("recoil-medium");
    assertThat(ring.place("1-1")).isEqualTo("6200 4100");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"STANCE, 4000 4500", "LIMPING, 4000 5250"})
  @Rule({"KF-TRT-01e", "KF-TRT-44b", "KF-TRT-44f", "KF-CON-01"})
  void whoStandsInAStance_orLimps_isNotAsked(Condition condition, String place) {
    Ring ring = Ring.of(state -> state.figures().inflict(1, condition), "2 hero/grenade 4000 6000", "1 hero/acrobat 4000 4500",
        OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5 throw-2=6,6 blast-2=1 dodge-1=6 balance-1=6")
        .play("roll 1", "grenade", "mark 4000 4000");
    if (ring.kind().equals("direction")) {
      ring.play("turn 0");
    }
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.place("1-1")).isEqualTo(place);
  }
}
