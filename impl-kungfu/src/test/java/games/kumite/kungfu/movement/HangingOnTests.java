package games.kumite.kungfu.movement;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Shots and blasts at somebody who hangs on to an edge 120 mm above the ground: Ana's hero. */
final class HangingOnTests {

  private static final String HANGING = "1 hero 3000 4000 1200";
  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  private static Consumer<GameState> edge() {
    return Ground.bare().rock(2000, 3000, 3000, 5000, 1200).laid().andThen(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(1, Condition.CLIFFHANGING);
    });
  }

  private static Ring acting(String figure, int actions) {
    Ring ring = Ring.skip(Ring.of(edge(), figure, HANGING, OTHER, FARTHER)).play("activate figure:2-1");
    return Ring.skip(Ring.skip(ring).dice("activation-2=" + "5,5".substring(0, 2 * actions - 1)).play("roll " + actions));
  }

  private static void assertFallen(Ring ring) {
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN) && ring.is("1-1", Condition.LIMPING)).as("as if the test had failed")
        .isTrue();
    assertThat(Place.level(ring.figures().place(ring.figure("1-1")))).isZero();
  }

  @Test
  @Rule({"KF-STU-17", "KF-RUL-80", "KF-RUL-154"})
  void aShotAtHim_hasTwoMore_andAHitMakesHimFall() {
    Ring ring = acting("2 hero/pistol 6000 4000", 1).play("shoot").dice("shot-2=4 dodge-1=3").play("fire 1 figure:1-1 0", "spend 0");
    assertThat(ring.kind()).as("4 + 4 + 2 against 3 + 4").isEqualTo("effect");
    assertThat(ring.listed()).contains("inflict wounded").noneMatch(effect -> effect.contains("recoil"));
    ring.play("inflict wounded");
    assertThat(ring.figures().wounds(ring.figure("1-1"))).isEqualTo(1);
    assertFallen(ring);
  }

  @Test
  @Rule({"KF-STU-17", "KF-GUN-25", "KF-H2H-33"})
  void heDoesNothingToWhoMissesHim() {
    Ring ring = acting("2 hero/pistol 6000 4000", 1).play("shoot").dice("shot-2=1 dodge-1=6").play("fire 1 figure:1-1 0", "spend 0");
    assertThat(ring.kind()).as("1 + 4 + 2 against 6 + 4").isEqualTo("nominate");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isTrue();
  }

  @Test
  @Rule({"KF-STU-17", "KF-TRT-27e"})
  void aHitThatCanDoNothingElse_makesHimFallAllTheSame() {
    Ring ring = acting("2 hero/fireball 6000 4000", 1).play("cast fireball").dice("blast-2=5 dodge-1=4").play("mark 2900 4000 1200");
    assertThat(ring.kind()).as("5 + 4 against 4 + 4: a Recoil alone would cost a point").isEqualTo("nominate");
    assertFallen(ring);
    Ring missed = acting("2 hero/fireball 6000 4000", 1).play("cast fireball").dice("blast-2=4 dodge-1=4").play("mark 2900 4000 1200");
    assertThat(missed.is("1-1", Condition.CLIFFHANGING)).isTrue();
  }

  @Test
  @Rule({"KF-STU-17", "KF-H2H-22"})
  void norDoesChiThatLowersTheEffectToNothing_keepHimThere() {
    Ring ring = Ring.skip(Ring.of(edge().andThen(state -> state.gang(0, Counters.CHI, 1)), "2 rookie-cop 2870 4000 1200", HANGING, OTHER,
        FARTHER)).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=2 defence-1=1")
        .play("attack", "spend 0", "spend 0");
    assertThat(ring.kind()).as("2 + 2 + 2 against 1 + 4").isEqualTo("effect");
    ring.play("inflict distracted", "reduce 1");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isFalse();
    assertFallen(ring);
  }
}
