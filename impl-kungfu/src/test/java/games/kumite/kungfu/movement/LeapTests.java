package games.kumite.kungfu.movement;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Leaps, turns and swings where something else is meant too: a Free Move, a ward, ice, somebody who cannot come along. */
final class LeapTests {

  private static final Flag[] LAMP = {Flag.BLOCK, Flag.OBSCURE1, Flag.LAMP, Flag.SCENIC};

  private static Ground plank() {
    return Ground.bare().piece("tramp", 4200, 3900, 4400, 4100, 0, 0, Flag.TRAMP, Flag.SCENIC);
  }

  private static Ground lamp() {
    return Ground.bare().piece("lamp", 4300, 3950, 4400, 4050, 0, 900, LAMP);
  }

  @ParameterizedTest
  @CsvSource({"free-move, KF-ACT-37", "move, legal"})
  @Rule({"KF-ACT-37", "KF-LOC-31"})
  void theLeapOffATrampoline_belongsToTheFreeMove(String move, String refusal) {
    Ring ring = move.equals("move") ? acting(plank().laid(), 1, "2 thug 3000 4000", "1 thug 5900 4000")
        : Ring.of(plank().laid(), "2 thug 3000 4000", "1 thug 5900 4000").play("activate figure:2-1");
    ring.play(move, "to 4300 4000");
    assertThat(ring.kind()).isEqualTo("spring-to");
    assertThat(ring.refused("to 5650 4000")).as("contact").isEqualTo(refusal);
    assertThat(ring.refused("to 5600 4000")).isEqualTo("legal");
    assertThat(ring.listed().contains("to 5650 4000")).isEqualTo(move.equals("move"));
  }

  @ParameterizedTest
  @CsvSource({"free-move, KF-ACT-37", "move, legal"})
  @Rule({"KF-ACT-37", "KF-LOC-33a"})
  void theTurnRoundALamppost_belongsToTheFreeMove(String move, String refusal) {
    Ring ring = move.equals("move") ? acting(lamp().laid(), 1, "2 thug/acrobat 3000 4000", "1 thug 4175 6700")
        : Ring.of(lamp().laid(), "2 thug/acrobat 3000 4000", "1 thug 4175 6700").play("activate figure:2-1");
    ring.play(move, "to 4175 4000").dice("lamppost-2=5").play("swing-round");
    assertThat(ring.refused("to 4175 5450")).isEqualTo("legal");
    assertThat(ring.refused("to 4175 5451")).as("M, and no more").isEqualTo("KF-MOV-01");
    Consumer<GameState> cuffed = lamp().laid().andThen(state -> state.figures().inflict(1, Condition.HANDCUFFED));
    Ring near = move.equals("move") ? acting(cuffed, 1, "2 thug/acrobat 3000 4000", "1 thug 4175 5600")
        : Ring.of(cuffed, "2 thug/acrobat 3000 4000", "1 thug 4175 5600").play("activate figure:2-1");
    near.play(move, "to 4175 4000").dice("lamppost-2=5").play("swing-round");
    assertThat(near.refused("to 4175 5350")).as("contact").isEqualTo(refusal);
  }

  @Test
  @Rule({"KF-ACT-37", "KF-LOC-31", "KF-LOC-33a"})
  void fromATrampolineToALamppost_itIsTheSameFreeMove() {
    Ground ground = plank().piece("lamp", 5300, 3950, 5400, 4050, 0, 900, LAMP);
    Ring ring = Ring.of(ground.laid().andThen(state -> state.figures().inflict(1, Condition.HANDCUFFED)), "2 thug/acrobat 3000 4000",
        "1 thug 5175 5200").play("activate figure:2-1", "free-move", "to 4300 4000", "to 5175 4000");
    ring.dice("lamppost-2=5").play("swing-round");
    assertThat(ring.refused("to 5175 4950")).isEqualTo("KF-ACT-37");
    assertThat(ring.refused("to 5175 4900")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-LOC-31"})
  void noTrampolineLeadsIntoAWard() {
    Ring ring = acting(plank().laid().andThen(state -> state.figures().inflict(1, Condition.SPIRIT_WARD)), 1,
        "2 thug/undead 3000 4000", "1 hero/spirit-ward 7000 4000").play("move", "to 4300 4000");
    assertThat(ring.refused("to 5550 4000")).isEqualTo("KF-TRT-67a");
    assertThat(ring.refused("to 5549 4000")).isEqualTo("legal");
    assertThat(ring.listed()).doesNotContain("to 6100 4000");
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-TRT-01d"})
  void noBendLeadsIntoAWard_orThroughIt() {
    Consumer<GameState> ward = state -> state.figures().inflict(1, Condition.SPIRIT_WARD);
    Ring ring = acting(ward, 1, "2 thug/acrobat/undead 3000 4000", "1 hero/spirit-ward 5000 4000").play("bend");
    assertThat(ring.refused("via 3600 4000")).as("a corner inside").isEqualTo("KF-TRT-67a");
    assertThat(ring.refused("via 3400 4000")).isEqualTo("legal");
    ring.play("via 3400 4000");
    assertThat(ring.refused("to 3700 4100")).isEqualTo("KF-TRT-67a");
    assertThat(ring.refused("to 3400 4500")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"2, false", "1, true"})
  @Rule({"KF-LOC-47b", "KF-STU-05"})
  void aBackFlip_mayEndOnIce(int die, boolean isDown) {
    Consumer<GameState> ground = Ground.bare().wall(4400, 2000, 4500, 6000).flat(3000, 3500, 3300, 4500, Flag.SLIPPERY).laid();
    Ring ring = acting(ground, 2, "2 hero/acrobat 3800 4000", "1 thug 3450 4000").play("back-flip").dice("flip-2=3")
        .play("to 4275 4000").dice("footing-2=" + die).play("to 3200 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
  }

  @ParameterizedTest
  @CsvSource({"5, false", "1, true"})
  @Rule({"KF-LOC-47a", "KF-STU-04"})
  void theWayToTheWall_mayLeadOverIce(int die, boolean isDown) {
    Consumer<GameState> ground = Ground.bare().wall(4400, 2000, 4500, 6000).flat(3950, 3500, 4100, 4500, Flag.SLIPPERY).laid();
    Ring ring = acting(ground, 2, "2 hero/acrobat 3800 4000", "1 thug 3450 4000").play("back-flip")
        .dice("footing-2=" + die + (isDown ? "" : " flip-2=3")).play("to 4275 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
    assertThat(ring.kind()).isEqualTo(isDown ? "nominate" : "flip-to");
  }

  @Test
  @Rule({"KF-STU-04", "KF-RUL-13"})
  void belowTheFeet_thereIsNoWallToGoUp() {
    Ground house = Ground.bare().wall(4400, 2000, 4500, 6000).piece("roof", 3000, 2000, 4500, 6000, 600, 620, Flag.BLOCK, Flag.STAND);
    assertThat(acting(house.laid(), 2, "2 hero/acrobat 4300 4000 620", "1 thug 3950 4000 620").refused("back-flip"))
        .isEqualTo("KF-STU-04");
    assertThat(acting(Ground.bare().wall(4400, 2000, 4500, 6000).laid(), 2, "2 hero/acrobat 4275 4000").refused("back-flip"))
        .isEqualTo("legal");
  }

  @Test
  @Rule({"KF-LOC-47a", "KF-MOV-01"})
  void whoDoesNotMoveOnIce_doesNotSlip() {
    Ring ring = acting(Ground.bare().flat(2000, 3000, 6000, 5000, Flag.SLIPPERY).laid(), 2, "2 thug 3000 4000")
        .play("move", "to 3000 4000");
    assertThat(ring.kind()).isEqualTo("action");
    ring.dice("footing-2=1").play("move", "to 3001 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  private static final Consumer<GameState> ROPE = Ground.bare().piece("rope", 3100, 3950, 3200, 4050, 0, 900, Flag.ROPE, Flag.SWING,
      Flag.SCENIC).piece("m1", 3850, 3700, 4100, 3800, 0, 400, Flag.MACHINE, Flag.SCENIC).laid();

  @ParameterizedTest
  @CsvSource({"thug, true", "thug/big, false", "thug/huge, false"})
  @Rule({"KF-STU-10", "KF-STU-11"})
  void whoMayNotSwing_isNotTakenAlong(String friend, boolean isTaken) {
    Ring ring = acting(ROPE, 1, "2 thug 2970 4000", "2 " + friend + " 3900 4200").dice(isTaken ? "" : "landing-2=6")
        .play("swing", "to 4770 4000");
    assertThat(ring.kind()).isEqualTo(isTaken ? "swing-over" : "nominate");
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"STANCE", "TRANSFIXED"})
  @Rule({"KF-STU-10", "KF-TRT-44b"})
  void whoStandsInAStance_isNotTakenAlong_whoIsTransfixedIs(Condition condition) {
    Ring ring = acting(ROPE.andThen(state -> state.figures().inflict(1, condition)), 1, "2 thug 2970 4000", "2 thug 3900 4000")
        .dice(condition == Condition.STANCE ? "landing-2=6" : "").play("swing", "to 4770 4000");
    assertThat(ring.kind()).isEqualTo(condition == Condition.STANCE ? "nominate" : "swing-over");
  }

  @Test
  @Rule({"KF-STU-10", "KF-RUL-133"})
  void whoIsStuck_isNotTakenAlong() {
    Ring ring = acting(ROPE.andThen(state -> state.figures().snare(1, 1, 0)), 1, "2 thug 2970 4000", "2 thug 3900 4000")
        .dice("landing-2=6").play("swing", "to 4770 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.place("2-2")).isEqualTo("3900 4000");
  }

  @Test
  @Rule({"KF-STU-10", "KF-RUL-39", "KF-TRT-67c"})
  void whoIsTakenAlong_holdsNobodyAnyMore_andWardsNothing() {
    Ring ring = acting(ROPE.andThen(state -> {
      state.figures().grappler(2, 1);
      state.figures().inflict(1, Condition.SPIRIT_WARD);
    }), 1, "2 thug 2970 4000", "2 hero/spirit-ward 3900 4000", "1 thug 3900 4250").play("swing", "to 4770 4000");
    ring.dice("landing-2=6").play("carry figure:2-2");
    while (ring.kind().equals("swing-over")) {
      ring.play("waive");
    }
    assertThat(ring.place("2-2")).isEqualTo("4520 4000");
    assertThat(ring.figures().grappler(2)).isEqualTo(Figures.NOBODY);
    assertThat(ring.is("2-2", Condition.SPIRIT_WARD)).isFalse();
  }

  @Test
  @Rule({"KF-STU-10", "KF-CON-05", "KF-CON-15"})
  void whoIsHeld_isNotTakenAlong() {
    Ring ring = acting(ROPE.andThen(state -> state.figures().grappler(1, 2)), 1, "2 thug 2970 4000", "2 thug 3900 4000",
        "1 thug 3900 4250").dice("landing-2=6").play("swing", "to 4770 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.place("2-2")).isEqualTo("3900 4000");
  }

  @Test
  @Rule({"KF-STU-10", "KF-RUL-177"})
  void oneFriend_isTakenAlong() {
    Ring ring = acting(ROPE, 1, "2 thug 2970 4000", "2 thug 3700 4000", "2 thug 4200 4100").play("swing", "to 4770 4000")
        .dice("landing-2=6").play("carry figure:2-2");
    assertThat(ring.kind()).as("and nobody else").isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_OUT, true", "DEAD, false"})
  @Rule({"KF-STU-03", "KF-RUL-150"})
  void theDead_areNotLeaptAwayWith(Condition condition, boolean isCarried) {
    Ring ring = acting(state -> {
      state.gang(1, games.kumite.kungfu.state.Counters.CHI, 2);
      state.figures().inflict(1, Condition.KNOCKED_OUT);
      state.figures().inflict(1, condition);
    }, 1, "2 hero 3000 4000", "2 thug 3000 3750");
    assertThat(Ring.skip(ring).listed().contains("leap-with figure:2-2")).isEqualTo(isCarried);
  }

  @Test
  @Rule({"KF-STU-09", "KF-STU-10"})
  void whoSwingsOverSeveral_isToldWhoIsMeant() {
    Ring ring = acting(ROPE, 1, "2 thug 2970 4000", "1 student 3900 4200", "1 thug/big 4400 3700").play("swing", "to 4770 4000");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).isEqualTo("thug 2-1 swings over Student 1-1: what does it do?");
    ring.play("waive");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).contains("1-2");
  }

  @ParameterizedTest
  @CsvSource({"300, true", "720, false"})
  @Rule({"KF-STU-07", "KF-RUL-13"})
  void aBannisterBelowTheRoof_isNotSlidDown(int level, boolean isBeside) {
    Ground stairs = Ground.bare().rock(2000, 3000, 3000, 5000, level).piece("rail", 3000, 3980, 4200, 4020, 0, 300, Flag.BANNISTER);
    Ring ring = acting(stairs.laid(), 1, "2 thug 2900 4000 " + level);
    assertThat(ring.refused("slide 2").equals("legal")).isEqualTo(isBeside);
  }

  @Test
  @Rule({"KF-STU-05", "KF-RUL-172"})
  void whoFindsNobodyToLandBehind_isNotAsked() {
    Ring ring = acting(Ground.bare().wall(3000, 3000, 3100, 5000).laid(), 2, "2 shaolin-monk 3300 4000", "1 thug 5500 4000")
        .play("back-flip").dice("flip-2=5");
    ring.play(ring.listed().get(0));
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-STU-04", "KF-RUL-172"})
  void inACornerOfTwoWalls_aPlaceAtBothIsListedOnce() {
    Ring ring = acting(Ground.bare().wall(3000, 4125, 5000, 4200).wall(4125, 3000, 4200, 4125).laid(), 2, "2 hero/acrobat 4000 4000",
        "1 thug 3500 4000").play("back-flip");
    assertThat(ring.listed()).contains("to 4000 4000").doesNotHaveDuplicates();
  }
}
