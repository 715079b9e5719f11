package games.kumite.kungfu.movement;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What befalls those who hang on to ledges, stand at them or on things that vanish. The detective is Ana's. */
final class LedgeTests {

  private static final Flag[] HYDRANT = {Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.HYDRANT, Flag.SCENIC};

  private static int level(Ring ring, String name) {
    return Place.level(ring.figures().place(ring.figure(name)));
  }

  private static Consumer<GameState> hanging(Ground ground) {
    return ground.laid().andThen(state -> state.figures().inflict(1, Condition.CLIFFHANGING));
  }

  @Test
  @Rule({"KF-STU-17", "KF-CON-22a", "KF-RUL-80"})
  void whoIsStunnedWhileHeHangs_fallsStraightDown() {
    Ring ring = acting(hanging(Ground.bare().rock(2000, 3000, 3000, 5000, 1200)), 1, "2 hero 2870 4000 1200",
        "1 detective 3000 4000 1200").dice("attack-2=6 defence-1=1").play("attack")
        .play("inflict stunned", "done");
    assertThat(ring.is("1-1", Condition.STUNNED)).isTrue();
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(ring.place("1-1")).isEqualTo("3200 4000");
    assertThat(level(ring, "1-1")).isZero();
  }

  @Test
  @Rule({"KF-CON-25", "KF-STU-16"})
  void whoIsTransfixed_doesNotClimbUp() {
    Consumer<GameState> ledge = Ground.bare().rock(2000, 3000, 3000, 5000, 720).laid().andThen(state -> {
      state.figures().inflict(0, Condition.CLIFFHANGING);
      state.figures().inflict(0, Condition.TRANSFIXED);
    });
    Ring ring = acting(ledge, 2, "2 detective 3000 4000 720");
    assertThat(ring.refused("climb-up")).isEqualTo("KF-CON-25");
  }

  @Test
  @Rule({"KF-STU-16", "KF-RUL-192"})
  void whoLies_pullsNobodyUp() {
    Ring ring = acting(hanging(Ground.bare().rock(2000, 3000, 3000, 5000, 720)).andThen(
        state -> state.figures().inflict(0, Condition.KNOCKED_DOWN)), 1, "2 thug 2870 4000 720", "2 detective 3000 4000 720");
    assertThat(ring.refused("pull-up figure:2-2")).isEqualTo("KF-RUL-192");
  }

  @Test
  @Rule({"KF-RUL-193", "KF-STU-18a"})
  void whenTheLedgeIsBroken_whoHangsThereStandsBelow() {
    Ground crag = Ground.bare().piece("r1", 2000, 3000, 3000, 5000, 0, 450, Flag.BLOCK, Flag.OPAQUE, Flag.STAND, Flag.VHARD, Flag.SCENIC);
    Ring ring = acting(hanging(crag), 1, "2 thug/huge 2500 5300", "1 detective 3000 4000 450").dice("break-2=6").play("break 1 0");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("unhurt").isFalse();
    assertThat(level(ring, "1-1")).isZero();
    assertThat(ring.place("1-1")).isEqualTo("3000 4000");
  }

  @Test
  @Rule({"KF-RUL-193", "KF-RUL-12"})
  void whoComesDownWithAThing_findsAPlaceOfHisOwn() {
    Ground deck = Ground.bare().piece("d1", 2000, 3000, 3000, 5000, 0, 300, Flag.BLOCK, Flag.OPAQUE, Flag.STAND, Flag.VHARD, Flag.SCENIC);
    Ring ring = acting(deck.laid(), 1, "2 thug/huge 2500 5300", "1 detective 2980 4000 300", "1 thug 3125 4000").dice("break-2=6")
        .play("break 1 0");
    assertThat(level(ring, "1-1")).isZero();
    assertThat(ring.place("1-1")).as("the nearest free of the rings").isEqualTo("2928 4193");
  }

  @ParameterizedTest
  @CsvSource({"true, 720", "false, 0"})
  @Rule({"KF-RUL-176", "KF-CON-10b"})
  void whoIsHeldAtTheEdge_isFelledThere_andStays(boolean isHeld, int level) {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 720).laid().andThen(state -> {
      if (isHeld) {
        state.figures().grappler(1, 2);
      }
    }), 1, "2 sumo-bodyguard 2625 4000 720", "1 student 2950 4000 720", "2 thug 2950 4250 720")
        .dice("attack-2=6 defence-1=3" + (isHeld ? "" : " fall-1=3")).play("attack", "inflict knocked-down", "done");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(level(ring, "1-1")).isEqualTo(level);
    assertThat(ring.figures().grappler(1)).isEqualTo(isHeld ? 2 : Figures.NOBODY);
  }

  @Test
  @Rule({"KF-RUL-104", "KF-STU-14f"})
  void whoIsOutWhenHeLandsOnAnEnemy_needsNoBalance() {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 1200).laid(), 1, "2 sumo-bodyguard 2545 4000 1200",
        "1 student 2870 4000 1200", "2 thug 3200 4000").dice("attack-2=5 defence-1=6 fall-1=5 balance-2=1")
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-LOC-17c", "KF-STU-17", "KF-STU-14i"})
  void aJet_washesWhoHangsOffTheLedge() {
    Ring ring = acting(hanging(Ground.bare().rock(2000, 3000, 3000, 5000, 720).piece("h1", 3600, 3900, 3800, 4100, 0, 120, HYDRANT))
        .andThen(state -> state.wear(1, 1)), 1, "2 thug 3925 4000", "1 detective 3000 4000 720").dice("jet-1=1,1,1")
        .play("use jet 2 0");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(level(ring, "1-1")).isZero();
  }

  @ParameterizedTest
  @CsvSource({"5, true", "1, false"})
  @Rule({"KF-LOC-17c", "KF-STU-14h"})
  void aJet_washesOverTheEdge_andWhoHangsOnIsNotFelledBesides(int die, boolean hangs) {
    Ring ring = acting(Ground.bare().rock(2600, 3000, 3000, 5000, 720).piece("h1", 3600, 3900, 3800, 4100, 0, 120, HYDRANT).laid()
        .andThen(state -> state.wear(1, 1)), 1, "2 thug 3925 4000", "1 detective 2800 4000 720").dice("jet-1=1,1,1 fall-1=" + die)
        .play("use jet 2 0");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isEqualTo(hangs);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isEqualTo(!hangs);
    assertThat(level(ring, "1-1")).isEqualTo(hangs ? 720 : 0);
  }

  @Test
  @Rule({"KF-STU-14h", "KF-RUL-39"})
  void whoHangsOn_holdsNobodyAnyMore() {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 720).laid().andThen(state -> state.figures().grappler(2, 1)), 1,
        "2 sumo-bodyguard 2345 4000 720", "1 detective 2670 4000 720", "2 thug 2670 3750 720")
        .dice("attack-2=6 defence-1=4 fall-1=5").play("attack", "inflict recoil-short", "turn 0", "done");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isTrue();
    assertThat(ring.figures().grappler(2)).isEqualTo(Figures.NOBODY);
  }

  private static Ring pushed(int height, String who, String dice) {
    return acting(Ground.bare().rock(2000, 3000, 3000, 5000, height).laid(), 1, "2 hero 2620 4000 " + height, "1 " + who + " 2870 4000 "
        + height).dice("attack-2=3 defence-1=4" + dice).play("attack", "inflict recoil-short", "turn 0");
  }

  @ParameterizedTest
  @CsvSource({"750, 5, false, false", "750, 3, true, false", "751, 3, false, true"})
  @Rule({"KF-STU-14e", "KF-STU-14f", "KF-RUL-104"})
  void theBandOfS_endsAt750_forWhoIsPushed(int height, int die, boolean isDown, boolean isDead) {
    Ring ring = pushed(height, "thug", " fall-1=" + die);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
    assertThat(ring.is("1-1", Condition.DEAD)).isEqualTo(isDead);
  }

  @ParameterizedTest
  @CsvSource({"750, ''", "751, ' fall-1=1'"})
  @Rule({"KF-TRT-01a", "KF-STU-14e"})
  void anAcrobat_fallsUpToSWithoutATest(int height, String dice) {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, height).laid(), 1, "2 hero 2620 4000 " + height,
        "1 thug/acrobat 2870 4000 " + height).dice("attack-2=3 defence-1=4" + dice)
        .play("attack", "inflict recoil-short", "turn 0", "recoil-short");
    assertThat(ring.is("1-1", Condition.DEAD)).isEqualTo(height > 750);
    assertThat(level(ring, "1-1")).isZero();
  }

  @Test
  @Rule({"KF-STU-15", "KF-STU-14h"})
  void aLovedOne_hangsOnLikeAProtagonist() {
    Ring ring = Ring.of(Ground.bare().rock(2000, 3000, 3000, 5000, 720).laid().andThen(Cast.run(Vip.LOVED_ONE, 1, 2870, 4000)).andThen(
        state -> state.figures().put(2, Place.of(2870, 4000, 720))), "2 hero 2620 4000 720", "1 thug 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=3 fall-1=5")
        .play("attack", "inflict recoil-short", "turn 0", "done");
    assertThat(ring.is("1-2", Condition.CLIFFHANGING)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"720, true", "0, false"})
  @Rule({"KF-STU-16", "KF-RUL-188"})
  void whoStandsBelow_pullsNobodyUp(int level, boolean isThere) {
    Ring ring = acting(hanging(Ground.bare().rock(2000, 3000, 3000, 5000, 720)), 1, "2 thug " + (level == 0 ? 3125 : 2880) + " 4000 "
        + level, "2 detective 3000 4000 720");
    assertThat(ring.listed().contains("pull-up figure:2-2")).isEqualTo(isThere);
  }

  @Test
  @Rule({"KF-STU-22", "KF-STU-14h"})
  void whoGrabsALedge_letsTheCarFall() {
    Ring ring = acting(Ground.bare().rock(3000, 3000, 5000, 5000, 1200).laid()
        .andThen(state -> state.figures().inflict(1, Condition.LIFTING)), 1, "2 hero 4500 4000 1200",
        "1 hero 4900 4000 1200",
        "1 thug 8000 500").dice("attack-2=6 defence-1=1 fall-1=6");
    ring.figures().put(0, Place.of(4650, 4000, 1200));
    ring.play("attack", "inflict recoil-medium", "turn 0", "done");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isTrue();
    assertThat(ring.is("1-1", Condition.LIFTING)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"750, false", "751, true"})
  @Rule({"KF-STU-14i", "KF-STU-15"})
  void whoFallsDeeperThanS_limps(int height, boolean limps) {
    Ring ring = acting(Ground.bare().rock(3000, 3000, 5000, 5000, height).laid(), 1, "2 hero 4650 4000 " + height,
        "1 hero 4900 4000 " + height, "1 thug 8000 500").dice("attack-2=3 defence-1=2 fall-1=1")
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.is("1-1", Condition.LIMPING)).isEqualTo(limps);
  }
}
