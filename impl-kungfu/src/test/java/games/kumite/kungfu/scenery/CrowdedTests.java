package games.kumite.kungfu.scenery;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In a Crowd everybody goes S, however he goes, but who flies or makes a Chi Leap. */
final class CrowdedTests {

  private static final Consumer<GameState> ROPE = crowd(Ground.bare().piece("rope", 3100, 3950, 3200, 4050, 0, 900, Flag.ROPE,
      Flag.SWING, Flag.SCENIC));
  private static final Consumer<GameState> PLANK = crowd(Ground.bare().piece("tramp", 3400, 3900, 3600, 4100, 0, 0, Flag.TRAMP,
      Flag.SCENIC));

  private static Consumer<GameState> crowd(Ground ground) {
    return ground.laid().andThen(state -> {
      state.choose(LocationTrait.CROWD);
      state.gang(1, Counters.CHI, 1);
    });
  }

  @Test
  @Rule({"KF-LOC-11a", "KF-LOC-12a", "KF-STU-08"})
  void aSwing_leadsSFar_untilAShotIsHeard() {
    Ring ring = acting(ROPE, 1, "2 thug 2970 4000").play("swing");
    assertThat(ring.refused("to 3721 4000")).isEqualTo("KF-MOV-01");
    assertThat(ring.refused("to 3720 4000")).isEqualTo("legal");
    assertThat(ring.listed()).allSatisfy(place -> assertThat(ring.refused(place)).isEqualTo("legal"));
    assertThat(acting(ROPE, 1, "2 thug/flying 2970 4000").play("swing").refused("to 4770 4000")).as("he flies")
        .isEqualTo("legal");
    assertThat(acting(ROPE.andThen(state -> state.set(Counters.GUNSHOTS, 1)), 1, "2 thug 2970 4000").play("swing")
        .refused("to 4770 4000")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-LOC-11a", "KF-LOC-31"})
  void offATrampoline_oneLeapsS() {
    Ring ring = acting(PLANK, 1, "2 student 3000 4000").play("move", "to 3300 4000");
    assertThat(ring.kind()).isEqualTo("spring-to");
    assertThat(ring.refused("to 4051 4000")).isEqualTo("KF-MOV-01");
    assertThat(ring.refused("to 4050 4000")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-LOC-11a", "KF-STU-02"})
  void aChiLeap_leadsLFar() {
    assertThat(acting(PLANK, 1, "2 hero 3000 4000").play("leap").refused("to 5050 4000")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"true, KF-STU-05", "false, legal"})
  @Rule({"KF-LOC-11a", "KF-STU-05"})
  void aBackFlip_leadsSFar(boolean isCrowded, String verdict) {
    Ground wall = Ground.bare().wall(3000, 3000, 3100, 5000);
    Ring ring = acting(isCrowded ? crowd(wall) : wall.laid(), 2, "2 shaolin-monk 3300 4000", "1 thug 4200 4000")
        .play("back-flip");
    ring.dice("flip-2=5").play(ring.listed().get(0));
    assertThat(ring.kind()).isEqualTo("flip-to");
    assertThat(ring.refused("to 4450 4000")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-LOC-11a", "KF-VIP-05d"})
  void aCelebrity_strollsS() {
    Ring ring = Ring.of(crowd(Ground.bare()).andThen(Cast.nobodys(Vip.CELEBRITY, 5000, 5000)), "1 hero 1000 1000",
        "2 hero 8000 1000").play("end-turn").dice("direction=1,2 direction=0").play("end-turn");
    assertThat(ring.place("n-1")).isEqualTo("5750 5000");
  }

  @Test
  @Rule({"KF-LOC-11a", "KF-LOC-28a"})
  void skating_addsNothing() {
    Ground ice = Ground.bare().piece("i1", 2700, 3700, 2850, 4300, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.FRAGILE, Flag.ICE,
        Flag.SCENIC);
    Ring ring = acting(crowd(ice), 1, "2 student 2975 4000").dice("skate-2=5").play("skate");
    assertThat(ring.refused("to 3976 4000")).isEqualTo("KF-MOV-01");
    assertThat(ring.refused("to 3975 4000")).isEqualTo("legal");
  }
}
