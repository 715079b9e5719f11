package games.kumite.kungfu.movement;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static games.kumite.kungfu.trait.MovementTests.with;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Leaps, swings, jumps down, attacks from above. The detective is Q2, students are Q4. */
final class StuntTests {

  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 2);

  private static int level(Ring ring, String name) {
    return Place.level(ring.figures().place(ring.figure(name)));
  }

  @Nested
  final class Leaps {

    @Test
    @Rule({"KF-STU-02", "KF-RUL-150", "KF-MOV-14", "KF-H2H-31"})
    void aChiLeap_isLong_passesOverEverything_andLeavesFreely() {
      Consumer<GameState> wall = CHI.andThen(Ground.bare().wall(3400, 2000, 3500, 6000).laid());
      Ring ring = acting(wall, 2, "2 detective 3000 4000", "1 student 3250 4000", "1 student 3000 3750").play("leap");
      assertThat(ring.refused("to 5051 4000")).isEqualTo("KF-MOV-01");
      ring.play("to 5050 4000");
      assertThat(ring.place("2-1")).as("nobody hacks him").isEqualTo("5050 4000");
      assertThat(ring.chi(2)).isEqualTo(1);
      assertThat(acting(f -> { }, 1, "2 detective 3000 4000").refused("leap")).isEqualTo("KF-CHI-04");
      assertThat(acting(CHI, 1, "2 student 3000 4000").refused("leap")).isEqualTo("KF-STU-02");
      assertThat(acting(with(CHI, Condition.LIMPING), 1, "2 detective 3000 4000").refused("leap")).isEqualTo("KF-CON-01");
    }

    @Test
    @Rule({"KF-RUL-150", "KF-STU-02"})
    void aLeap_goesUpByL_andDownFromAnyHeight() {
      Ground ground = Ground.bare().rock(3000, 3000, 4000, 5000, 1800).rock(5000, 3000, 6000, 5000, 1801);
      Ring ring = acting(CHI.andThen(ground.laid()), 1, "2 detective 4500 4000").play("leap");
      assertThat(ring.refused("to 3500 4000 1800")).isEqualTo("legal");
      assertThat(ring.refused("to 5500 4000 1801")).isEqualTo("KF-RUL-14");
      Ring down = acting(CHI.andThen(ground.laid()), 1, "2 detective 5500 4000 1801").play("leap", "to 4500 4000");
      assertThat(level(down, "2-1")).isZero();
      assertThat(down.is("2-1", Condition.KNOCKED_DOWN)).as("on his feet, without a test").isFalse();
    }

    @Test
    @Rule("KF-TRT-45")
    void aJumper_leapsWithoutChi() {
      assertThat(acting(f -> { }, 1, "2 dragon-head 3000 4000").play("leap", "to 5050 4000").place("2-1"))
          .isEqualTo("5050 4000");
    }

    @Test
    @Rule({"KF-LOC-06c", "KF-LOC-06d", "KF-RUL-132"})
    void inBamboo_oneLeapsFarther_andOntoIt() {
      Ground grove = Ground.bare().piece("b", 2500, 3500, 3500, 4500, 0, 800, Flag.WOODS, Flag.BAMBOO, Flag.SCENIC);
      Ring ring = acting(grove.laid(), 1, "2 dragon-head 3000 4000").play("leap");
      assertThat(ring.refused("to 5800 4000")).isEqualTo("legal");
      assertThat(ring.refused("to 5801 4000")).isEqualTo("KF-MOV-01");
      assertThat(acting(grove.laid(), 1, "2 dragon-head 4000 4000").play("leap").refused("to 3000 4000 800"))
          .isEqualTo("legal");
    }

    @Test
    @Rule({"KF-STU-03", "KF-RUL-150"})
    void aFriendWhoIsOut_isCarried() {
      Ring ring = acting(CHI.andThen(f -> f.figures().inflict(1, Condition.KNOCKED_OUT)), 1, "2 detective 3000 4000",
          "2 student 3000 3750").play("leap-with figure:2-2", "to 4800 4000");
      assertThat(ring.place("2-1")).isEqualTo("4800 4000");
      assertThat(ring.place("2-2")).as("in contact").isEqualTo("5041 4065");
      assertThat(ring.figures().carrier(1)).isNegative();
      assertThat(acting(CHI, 1, "2 detective 3000 4000", "2 student 3000 3750").refused("leap-with figure:2-2"))
          .isNotEqualTo("legal");
    }

    @Test
    @Rule("KF-LOC-47c")
    void onSlipperyGround_aLeapWantsNoTest() {
      Ring ring = acting(Ground.bare().flat(4000, 3000, 6000, 5000, Flag.SLIPPERY).laid(), 1, "2 dragon-head 3000 4000")
          .play("leap", "to 5000 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
    }
  }

  @Nested
  final class JumpsDown {

    private Ring jump(String profile, int height, String die) {
      Ground rock = Ground.bare().rock(2000, 3000, 3000, 5000, height);
      return acting(rock.laid(), 1, "2 " + profile + " 2900 4000 " + height).play("move")
          .dice(die.isEmpty() ? "" : "landing-2=" + die).play("to 3600 4000");
    }

    @ParameterizedTest
    @CsvSource({"student, 720", "student, 1200", "venomous-snake, 750", "tiger, 1800"})
    @Rule({"KF-STU-01", "KF-STU-13", "KF-STU-14a", "KF-RUL-104", "KF-EX-57"})
    void upToTheStick_itIsSafe(String profile, int height) {
      Ring ring = jump(profile, height, "");
      assertThat(ring.place("2-1")).isEqualTo("3600 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"venomous-snake, 751, 4, false", "venomous-snake, 751, 3, true", "venomous-snake, 1200, 3, true"})
    @Rule({"KF-STU-14b", "KF-RUL-104"})
    void upToM_aTestKeepsAShortStickOnItsFeet(String profile, int height, String die, boolean isDown) {
      Ring ring = jump(profile, height, die);
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
      assertThat(ring.is("2-1", Condition.LIMPING)).isFalse();
      assertThat(ring.place("2-1")).as("a failed test ends the move there").isEqualTo(isDown ? "3125 4000" : "3600 4000");
    }

    @ParameterizedTest
    @CsvSource({"student, 4, false", "student, 3, true"})
    @Rule({"KF-STU-14c", "KF-EX-57"})
    void fromHigher_anExtraIsLame_orDead(String profile, String die, boolean isDead) {
      Ring ring = jump(profile, 1300, die);
      assertThat(ring.is("2-1", Condition.DEAD)).isEqualTo(isDead);
      assertThat(ring.is("2-1", Condition.LIMPING) && ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(!isDead);
    }

    @ParameterizedTest
    @CsvSource({"2, false", "1, true"})
    @Rule({"KF-STU-14d", "KF-EX-57"})
    void fromHigher_aProtagonistIsSafe_orLame(String die, boolean isLame) {
      Ring ring = jump("detective", 1300, die);
      assertThat(ring.is("2-1", Condition.LIMPING) && ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isLame);
      assertThat(ring.place("2-1")).isEqualTo(isLame ? "3125 4000" : "3600 4000");
    }

    @Test
    @Rule({"KF-STU-13", "KF-TRT-01b"})
    void anAcrobat_hasOneMoreInTheTest() {
      assertThat(jump("ninja-genin", 1300, "3").is("2-1", Condition.DEAD)).isFalse();
    }

    @Test
    @Rule({"KF-STU-01", "KF-RUL-37"})
    void oneJumpsUpS() {
      assertThat(acting(Ground.bare().rock(3400, 3000, 4400, 5000, 750).laid(), 1, "2 student 3000 4000").play("move")
          .refused("to 3900 4000 750")).isEqualTo("legal");
      assertThat(acting(Ground.bare().rock(3400, 3000, 4400, 5000, 751).laid(), 1, "2 student 3000 4000").play("move")
          .refused("to 3900 4000 751")).isEqualTo("KF-RUL-14");
    }
  }

  @Nested
  final class FromAbove {

    private final Consumer<GameState> rock = Ground.bare().rock(2000, 3000, 3000, 5000, 450).laid();

    @ParameterizedTest
    @CsvSource({"6, 1", "2, 3", "1, 4"})
    @Rule({"KF-STU-12a", "KF-STU-12b", "KF-H2H-04d", "KF-RUL-104"})
    void whoDropsOnAnEnemy_hacksIt_orLiesBesideIt(int die, int other) {
      Ring ring = acting(rock, 1, "2 detective 2900 4000 450", "1 student 3130 4000").play("move");
      assertThat(ring.listed()).contains("to 3130 4000");
      ring.dice("attack-2=" + die + " defence-1=" + other).play("to 3130 4000", "hack figure:2-1");
      while (ring.kind().equals("effect")) {
        ring.play(ring.listed().contains("done") ? "done" : "inflict distracted");
      }
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).as("%s + 4 + 1 against %s + 2", die, other).isEqualTo(
          die + 5 <= other + 2);
      assertThat(ring.place("2-1")).as("in contact").isEqualTo("3130 4250");
      assertThat(level(ring, "2-1")).isZero();
    }

    @Test
    @Rule("KF-STU-12b")
    void aDropThatDoesNotWin_endsOnTheGround() {
      Ring ring = acting(rock, 1, "2 zombie 2900 4000 450", "1 student 3130 4000").play("move")
          .dice("attack-2=1 defence-1=6").play("to 3130 4000", "hack figure:2-1");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    }

    @Test
    @Rule({"KF-STU-12a", "KF-STU-12b"})
    void whoDropsOnAnEnemy_needNotHackIt_andThenStandsBesideIt() {
      Ring ring = acting(rock, 1, "2 detective 2900 4000 450", "1 student 3130 4000").play("move", "to 3130 4000");
      assertThat(ring.kind() + " " + ring.actor()).isEqualTo("trait-hack Bo");
      assertThat(ring.listed()).containsExactly("hack figure:2-1", "waive");
      ring.play("waive");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
      assertThat(ring.place("2-1")).as("in contact").isEqualTo("3130 4250");
      assertThat(ring.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-STU-12a", "KF-TRT-46a"})
    void whoCannotStrikeAtABeauty_dropsBesideHer_andStands() {
      Ring ring = acting(rock, 1, "2 thug 2900 4000 450", "1 hero/female/knock-out-beauty 3130 4000").play("move", "to 3130 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
      assertThat(ring.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-STU-12a", "KF-PLT-07b"})
    void aCivilian_dropsOnNobodyToStrikeHim() {
      Ring ring = Ring.of(rock.andThen(state -> state.figures().put(state.figures().add(state.definition().guest("hidden-civilian"), 1),
          Place.of(2900, 4000, 450))), "2 thug 8000 8000", "1 student 3130 4000", "1 hero 100 100");
      ring.play("activate figure:2-2").dice("activation-2=6").play("roll 1", "move", "to 3130 4000");
      assertThat(ring.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule("KF-RUL-104")
    void theirPlayerSays_onWhomOfSeveralTheyDrop() {
      Ring ring = acting(rock, 1, "2 detective 2900 4000 450", "1 student 3200 4150", "1 student 3200 3850")
          .play("move", "to 3400 4000");
      assertThat(ring.kind()).isEqualTo("drop-on");
      assertThat(ring.listed()).containsExactlyInAnyOrder("at figure:1-1", "at figure:1-2");
      ring.dice("attack-2=6 defence-1=1").play("at figure:1-2", "hack figure:2-1");
      assertThat(ring.listed()).contains("inflict extra-killed");
      ring.play("inflict extra-killed");
      assertThat(ring.is("1-2", Condition.DEAD)).isTrue();
    }

    @Test
    @Rule({"KF-STU-12a", "KF-STU-02"})
    void aLeapDown_mayBeAnAttackFromAbove() {
      Ring ring = acting(rock, 1, "2 dragon-head 2500 4000 450", "1 student 4000 4000").play("leap")
          .dice("attack-2=6 defence-1=1").play("to 4000 4000", "hack figure:2-1");
      assertThat(ring.kind()).isEqualTo("effect");
    }
  }

  @Nested
  final class Swings {

    private final Consumer<GameState> rope = Ground.bare().rock(2000, 3000, 3000, 5000, 450)
        .piece("rope", 3000, 3950, 3100, 4050, 0, 900, Flag.ROPE, Flag.SWING, Flag.SCENIC).laid();

    @ParameterizedTest
    @CsvSource({"4, false", "3, true"})
    @Rule({"KF-STU-08", "KF-RUL-177"})
    void aSwing_isLong_goesDown_andEndsWithATest(int die, boolean isDown) {
      Ring ring = acting(rope, 1, "2 student 2900 4000 450").play("swing");
      assertThat(ring.refused("to 4701 4000")).as("without the base").isEqualTo("KF-MOV-01");
      ring.dice("landing-2=" + die).play("to 4700 4000");
      assertThat(ring.place("2-1")).isEqualTo("4700 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
    }

    @Test
    @Rule({"KF-STU-08", "KF-STU-11"})
    void oneSwings_inContactWithARope_lowerThanItHangs_andNotBig() {
      assertThat(acting(rope, 1, "2 student 2500 4000 450").refused("swing")).isEqualTo("KF-STU-08");
      assertThat(acting(rope, 1, "2 great-demon 2900 4000 450").refused("swing")).isEqualTo("KF-STU-11");
      Consumer<GameState> tower = Ground.bare().rock(4000, 3000, 5000, 5000, 900)
          .piece("rope", 3000, 3950, 3100, 4050, 0, 900, Flag.ROPE, Flag.SWING).laid();
      assertThat(acting(tower, 1, "2 student 2900 4000").play("swing").refused("to 4500 4000 900")).isEqualTo("KF-STU-08");
    }

    @Test
    @Rule({"KF-STU-09", "KF-RUL-177"})
    void overAnEnemy_oneMayHack_atOneMore() {
      Ring ring = acting(rope, 1, "2 student 3225 4000", "1 student 3900 4000").play("swing", "to 4700 4000");
      assertThat(ring.listed()).containsExactly("hack figure:2-1", "waive");
      ring.dice("attack-2=3 defence-1=3").play("hack figure:2-1");
      assertThat(ring.kind()).as("3 + 2 + 1 against 3 + 2").isEqualTo("effect");
      ring.dice("landing-2=4").play("inflict extra-knocked-out");
      assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
      assertThat(ring.place("2-1")).isEqualTo("4700 4000");
    }

    @ParameterizedTest
    @CsvSource({"hero, hero, 4, 5, effect", "hero/ambusher, hero, 3, 5, effect", "hero, hero/danger-sense, 5, 5, effect",
      "hero/ambusher, hero/danger-sense, 4, 5, nominate"})
    @Rule({"KF-STU-09", "KF-STU-12a", "KF-TRT-03", "KF-TRT-19"})
    void aHackInASwing_hasTheAmbushBonus(String swinger, String target, int die, int other, String kind) {
      Ring ring = acting(rope, 1, "2 " + swinger + " 3225 4000", "1 " + target + " 3900 4000").play("swing", "to 4700 4000")
          .dice("attack-2=" + die + " defence-1=" + other).play("hack figure:2-1");
      assertThat(ring.kind()).isEqualTo(kind);
    }

    @Test
    @Rule({"KF-STU-09", "KF-STU-12b", "KF-STU-10"})
    void aHackInASwingThatDoesNotWin_endsTheSwing_onTheGroundBesideTheTarget() {
      Ring ring = acting(rope, 1, "2 thug 3225 4000", "2 thug 3450 4200", "1 student 3900 4000",
          "1 student 4300 4000")
          .play("swing", "to 4700 4000", "carry figure:2-2");
      ring.dice("attack-2=1 defence-1=6").play("hack figure:2-1");
      assertThat(ring.kind()).as("over nobody else").isEqualTo("nominate");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
      assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).as("his companion too").isTrue();
      assertThat(ring.place("2-1")).as("beside the target").isEqualTo("3650 4000");
    }

    @Test
    @Rule("KF-STU-10")
    void aFriend_isPickedUp_andFallsWithTheSwinger() {
      Ring ring = acting(rope, 1, "2 student 2900 4000 450", "2 student 3800 4000").play("swing", "to 4700 4000");
      assertThat(ring.listed()).containsExactly("carry figure:2-2", "waive");
      ring.dice("landing-2=1").play("carry figure:2-2");
      assertThat(ring.place("2-2")).isEqualTo("4450 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN) && ring.is("2-2", Condition.KNOCKED_DOWN)).isTrue();
    }
  }

  @Nested
  final class Magic {

    @Test
    @Rule({"KF-TRT-71a", "KF-TRT-71b"})
    void teleportation_leadsAnywhere_andProvokesHacks() {
      Ring ring = acting(CHI, 1, "2 iron-crutch-li 3000 4000", "1 student 3250 4000", "1 student 6000 6000").play("teleport");
      assertThat(ring.listed()).contains("to 6250 6000").hasSizeLessThanOrEqualTo(24);
      assertThat(ring.refused("to 6100 6000")).isEqualTo("KF-RUL-14");
      ring.play("to 6250 6000");
      assertThat(ring.kind()).isEqualTo("hack-leaver");
      ring.play("waive");
      assertThat(ring.place("2-1")).isEqualTo("6250 6000");
      assertThat(ring.chi(2)).isEqualTo(1);
      Ring free = acting(CHI, 1, "2 supreme-ninja-jonin 3000 4000", "1 student 3250 4000").play("teleport", "to 5000 5000");
      assertThat(free.place("2-1")).as("Free Disengage").isEqualTo("5000 5000");
    }

    @Test
    @Rule("KF-TRT-71c")
    void outOfNowhere_theVeryNextAttack_isAnAmbush() {
      Ring ring = acting(state -> state.gang(1, Counters.CHI, 1), 3, "2 supreme-ninja-jonin 3000 4000", "1 student 6000 6000")
          .play("teleport", "to 6250 6000", "attack").dice("attack-2=1 defence-1=3")
          .play("target figure:1-1 0");
      assertThat(ring.kind()).as("1 + 4 + 1 against 3 + 2").isEqualTo("effect");
      Ring later = acting(state -> state.gang(1, Counters.CHI, 1), 3, "2 supreme-ninja-jonin 3000 4000", "1 student 6000 6000")
          .play("teleport", "to 6250 6000", "move", "to 6250 6000").dice("attack-2=1 defence-1=3")
          .play("attack");
      assertThat(later.kind()).as("1 + 4 against 3 + 2").isEqualTo("tie-effect");
    }

    @Test
    @Rule({"KF-TRT-47a", "KF-TRT-47b", "KF-RUL-151"})
    void levitation_mindsNoGround_butObstacles_onceATurn() {
      Ground ground = Ground.bare().flat(2000, 3000, 5000, 5000, Flag.DEEP, Flag.SLIPPERY).fence(2000, 3000, 5000, 3100);
      Ring ring = acting(ground.laid(), 2, "2 taoist-sorcerer 3000 4000").play("levitate");
      assertThat(ring.refused("to 3000 2600")).isEqualTo("KF-LOC-36");
      ring.play("to 4450 4000");
      assertThat(ring.place("2-1")).isEqualTo("4450 4000");
      assertThat(ring.refused("levitate")).isEqualTo("KF-TRT-47b");
      assertThat(acting(f -> { }, 1, "2 student 3000 4000").refused("levitate")).isEqualTo("KF-TRT-47a");
    }

    @ParameterizedTest
    @CsvSource({"KNOCKED_DOWN, true", "DISTRACTED, true", "STUNNED, true", "POISONED, true", "LIMPING, false"})
    @Rule({"KF-TRT-47c", "KF-TRT-47d"})
    void levitation_stops_andBeginsAgainForAnAction(Condition condition, boolean isOver) {
      Ring ring = acting(f -> {
        f.figures().inflict(0, condition);
        f.figures().cure(0, condition);
      }, 2, "2 taoist-sorcerer 3000 4000");
      assertThat(ring.refused("levitate")).isEqualTo(isOver ? "KF-TRT-47c" : "legal");
      assertThat(ring.refused("hover")).isEqualTo(isOver ? "legal" : "KF-TRT-47d");
      if (isOver) {
        ring.play("hover");
        assertThat(ring.refused("levitate")).isEqualTo("legal");
      }
    }

    @Test
    @Rule("KF-TRT-47c")
    void aStaggeringSorcerer_levitatesNoMore() {
      assertThat(acting(f -> f.figures().wounds(0, 3), 1, "2 taoist-sorcerer 3000 4000").refused("levitate"))
          .isEqualTo("KF-TRT-47c");
    }
  }

  @Nested
  final class OnContact {

    @Test
    @Rule({"KF-TRT-20a", "KF-RUL-85", "KF-RUL-84"})
    void whoDashesIntoContact_attacksAtOnce() {
      Ring ring = acting(f -> { }, 2, "2 student 3000 4000", "1 zombie 4000 4000").play("move", "to 3750 4000");
      assertThat(ring.kind() + ring.actor()).isEqualTo("dashBo");
      assertThat(ring.listed()).as("one extra action of an Extra").containsExactly("target figure:1-1 0",
          "target figure:1-1 1", "waive");
      ring.dice("attack-2=6 defence-1=4").play("target figure:1-1 0", "inflict distracted", "done");
      assertThat(ring.kind()).as("one action is left").isEqualTo("action");
      assertThat(ring.refused("attack")).as("it was the attack of the turn").isEqualTo("KF-ACT-24");
    }

    @Test
    @Rule("KF-TRT-20b")
    void actionsBoostIt() {
      Ring ring = acting(f -> { }, 3, "2 dim-mak-master 3000 4000", "1 student 4000 4000").play("move", "to 3750 4000");
      assertThat(ring.listed()).contains("target figure:1-1 2").doesNotContain("target figure:1-1 3");
      ring.dice("attack-2=1 defence-1=5").play("target figure:1-1 2");
      assertThat(ring.kind()).as("1 + 4 + 2 against 5 + 2").isEqualTo("tie-effect");
    }

    @Test
    @Rule("KF-TRT-20c")
    void whoWasInContactWhenTheTurnBegan_isNotDashedAt() {
      Ring ring = acting(f -> { }, 3, "2 dim-mak-master 3000 4000", "1 student 3250 4000", "1 student 3000 4750")
          .play("move", "to 2900 4000", "move", "to 3000 4000");
      assertThat(ring.kind()).as("back in contact with the first").isEqualTo("action");
      ring.play("move", "to 3000 4600");
      assertThat(ring.listed()).as("a new one").contains("target figure:1-2 0").doesNotContain("target figure:1-1 0");
    }

    @Test
    @Rule("KF-RUL-84")
    void anExtraThatHasAttacked_doesNotDash() {
      Ring ring = acting(with(f -> { }, Condition.HAS_ATTACKED), 1, "2 student 3000 4000", "1 student 4000 4000")
          .play("move", "to 3750 4000");
      assertThat(ring.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-TRT-48a", "KF-TRT-48b"})
    void aLowKick_hitsWhoLiesThere_onceATurn() {
      Consumer<GameState> down = f -> {
        f.figures().inflict(1, Condition.KNOCKED_DOWN);
        f.figures().inflict(2, Condition.KNOCKED_DOWN);
      };
      Ring ring = acting(down, 3, "2 footsoldier 3000 4000", "1 student 4000 4000", "1 student 3000 5000")
          .play("move", "to 3750 4000");
      assertThat(ring.kind()).isEqualTo("low-kick");
      ring.dice("attack-2=1 defence-1=2").play("at figure:1-1");
      assertThat(ring.kind()).as("1 + 2 + 2 against 2 + 2").isEqualTo("effect");
      ring.play("inflict distracted", "move", "to 3000 4750");
      assertThat(ring.kind()).as("not again").isEqualTo("action");
      Ring standing = acting(f -> { }, 1, "2 footsoldier 3000 4000", "1 student 4000 4000").play("move", "to 3750 4000");
      assertThat(standing.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-TRT-22a", "KF-TRT-22b", "KF-RUL-110"})
    void aDrunkenFighter_staggersFirst_andHacksWhomHeMeets() {
      Ring ring = Ring.of("2 drunken-monkey-master 3000 4000", "1 student 3700 4000", "1 student 8500 8500")
          .play("activate figure:2-1").dice("activation-2=5,1 direction-2=2,5,0").play("roll 2");
      assertThat(ring.place("2-1")).as("S to +x, into contact").isEqualTo("3450 4000");
      assertThat(ring.kind()).isEqualTo("trait-hack");
      ring.dice("attack-2=1 defence-1=3").play("hack figure:2-1");
      assertThat(ring.kind()).as("1 + 4 + 1 against 3 + 2").isEqualTo("effect");
      ring.play("inflict distracted", "waive");
      assertThat(ring.kind()).as("it was his one action, but for the dash").isEqualTo("nominate");
      Ring sober = Ring.of("2 drunken-monkey-master 3000 4000", "1 student 8500 8500").play("activate figure:2-1")
          .dice("activation-2=1").play("roll 1");
      assertThat(sober.place("2-1")).as("without a success").isEqualTo("3000 4000");
    }

    @Test
    @Rule({"KF-TRT-22c", "KF-TRT-21a"})
    void aDrunkenFighter_isADifficultTarget_alsoAfterStaggering() {
      for (int dodge = 2; dodge <= 3; dodge++) {
        Ring ring = Ring.of("2 drunken-monkey-master 3000 4000", "1 rookie-cop 8000 4000", "1 student 8500 8500")
            .play("activate figure:2-1").dice("activation-2=5,1 direction-2=2,5,0").play("roll 2");
        assertThat(ring.place("2-1")).isEqualTo("3750 4000");
        ring.play("activate figure:1-1").dice("activation-1=5").play("roll 1")
            .dice("shot-1=6 dodge-2=" + dodge).play("shoot");
        assertThat(ring.kind()).as("6 + 2 - 1 against %s + 4", dodge).isEqualTo(dodge == 2 ? "direction" : "nominate");
      }
    }

    @Test
    @Rule({"KF-TRT-76a", "KF-TRT-76b", "KF-RUL-24"})
    void runningWater_woundsADemonOfWaterbane_notOverABridge() {
      Ground river = Ground.bare().flat(3400, 3000, 3600, 5000, Flag.RUNNING, Flag.SHALLOW);
      Ring dead = acting(river.laid(), 1, "2 minor-demon 3000 4000").play("move", "to 4000 4000");
      assertThat(dead.is("2-1", Condition.DEAD)).isTrue();
      Ring paid = acting(CHI.andThen(river.laid()), 1, "2 minor-demon 3000 4000").play("move", "to 4000 4000");
      assertThat(paid.kind()).isEqualTo("scald");
      paid.play("pay");
      assertThat(paid.is("2-1", Condition.DEAD)).isFalse();
      Ground bridge = Ground.bare().flat(3400, 3000, 3600, 5000, Flag.RUNNING).rock(2000, 3000, 5000, 5000, 100);
      assertThat(acting(bridge.laid(), 1, "2 minor-demon 3000 4000 100").play("move", "to 4000 4000 100")
          .is("2-1", Condition.DEAD)).isFalse();
    }
  }

  @Nested
  final class Edges {

    private final Consumer<GameState> rock = Ground.bare().rock(2000, 3000, 3000, 5000, 720).laid();

    /** Ana's figure beside the edge is thrown over it by Bo's, with this die for its fall. */
    private Ring pushed(String profile, int height, String fall) {
      Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, height).laid(), 1, "2 sumo-bodyguard 2545 4000 " + height,
          "1 " + profile + " 2870 4000 " + height).dice("attack-2=6 defence-1=1")
          .play("attack");
      ring.play("inflict recoil-short", "turn 0");
      if (!fall.isEmpty()) {
        ring.dice("fall-1=" + fall);
      }
      while (ring.kind().equals("effect")) {
        ring.play("done");
      }
      return ring;
    }

    @ParameterizedTest
    @CsvSource({"720, 4, false", "720, 3, true"})
    @Rule({"KF-STU-14e", "KF-STU-15", "KF-EX-57", "KF-RUL-186"})
    void anExtra_pushedDownS_mayBeKnockedDown(int height, String die, boolean isDown) {
      Ring ring = pushed("student", height, die);
      assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
      assertThat(ring.place("1-1")).as("where it comes down, the rest of its way is lost").isEqualTo("3125 4000");
      assertThat(level(ring, "1-1")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"4, KNOCKED_OUT", "3, DEAD"})
    @Rule("KF-STU-14f")
    void anExtra_pushedDownM_isOut(String die, Condition condition) {
      assertThat(pushed("student", 1200, die).is("1-1", condition)).isTrue();
    }

    @Test
    @Rule({"KF-STU-14g", "KF-EX-42"})
    void anExtra_pushedDownL_isDead() {
      assertThat(pushed("student", 1800, "").is("1-1", Condition.DEAD)).isTrue();
    }

    @Test
    @Rule({"KF-STU-14h", "KF-STU-15", "KF-RUL-188", "KF-EX-42", "KF-EX-57"})
    void aProtagonist_hangsOn_atTheEdge() {
      Ring ring = pushed("detective", 720, "2");
      assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isTrue();
      assertThat(ring.place("1-1")).isEqualTo("3000 4000");
      assertThat(level(ring, "1-1")).isEqualTo(720);
    }

    @ParameterizedTest
    @CsvSource({"720, false, 0", "1200, true, 0", "1800, true, 1"})
    @Rule({"KF-STU-14i", "KF-EX-42"})
    void aProtagonist_whoFails_isHurtByTheHeight(int height, boolean isLimping, int wounds) {
      Ring ring = pushed("detective", height, "1");
      assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
      assertThat(ring.is("1-1", Condition.LIMPING)).isEqualTo(isLimping);
      assertThat(ring.figures().wounds(ring.figure("1-1"))).isEqualTo(wounds);
    }

    @Test
    @Rule({"KF-TRT-01a", "KF-TRT-29d"})
    void acrobatsAndFlyers_comeDownUnhurt() {
      Ring acrobat = pushed("ninja-genin", 720, "");
      if (acrobat.kind().equals("tumble")) {
        acrobat.play("recoil-short");
      }
      assertThat(acrobat.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
      assertThat(acrobat.place("1-1")).isEqualTo("3125 4000");
      Ring flyer = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 1800).laid(), 1, "2 sumo-bodyguard 2400 4000 1800",
          "1 flying-demon 2800 4000 1800").dice("attack-2=6 defence-1=1")
          .play("attack", "inflict recoil-short", "turn 0", "done");
      assertThat(level(flyer, "1-1")).isZero();
      assertThat(flyer.is("1-1", Condition.DEAD)).isFalse();
    }

    /** A cliffhanger of Bo at the edge of the rock. */
    private Consumer<GameState> hanging(int gangFigure) {
      return rock.andThen(f -> {
        f.figures().inflict(gangFigure, Condition.CLIFFHANGING);
        f.figures().put(gangFigure, Place.of(3000, 4000, 720));
      });
    }

    @Test
    @Rule({"KF-STU-16", "KF-RUL-188", "KF-RUL-80"})
    void aCliffhanger_climbsUpForTwoActions() {
      Ring one = acting(hanging(0), 1, "2 detective 3000 4000 720");
      assertThat(one.refused("climb-up")).isEqualTo("KF-ACT-26");
      assertThat(one.refused("move")).isEqualTo("KF-RUL-80");
      Ring ring = acting(hanging(0), 2, "2 detective 3000 4000 720").play("climb-up");
      assertThat(ring.listed().get(0)).as("the nearest first").isEqualTo("to 3000 4000 720");
      assertThat(ring.refused("to 2869 4000 720")).isEqualTo("KF-RUL-188");
      ring.play("to 2870 4000 720");
      assertThat(ring.is("2-1", Condition.CLIFFHANGING)).isFalse();
      assertThat(ring.place("2-1")).isEqualTo("2870 4000");
    }

    @Test
    @Rule({"KF-STU-16", "KF-CON-03a"})
    void aFriend_pullsUpForOneAction_unlessFighting_andWithAWhipFromAfar() {
      Ring ring = acting(hanging(1), 1, "2 student 2870 4000 720", "2 detective 3000 4000 720");
      ring.play("pull-up figure:2-2", "to 2620 4000 720");
      assertThat(ring.is("2-2", Condition.CLIFFHANGING)).isFalse();
      assertThat(acting(hanging(1), 1, "2 student 2860 4000 720", "2 detective 3000 4000 720").refused("pull-up figure:2-2"))
          .as("10 too far").isNotEqualTo("legal");
      assertThat(acting(hanging(1), 1, "2 minor-demon 2500 4000 720", "2 detective 3000 4000 720").refused("pull-up figure:2-2"))
          .isEqualTo("legal");
      assertThat(acting(hanging(1).andThen(state -> state.figures().arms().loseWeapon(0, 0)), 1, "2 minor-demon 2500 4000 720",
          "2 detective 3000 4000 720").refused("pull-up figure:2-2")).as("without the whip").isNotEqualTo("legal");
      assertThat(acting(hanging(1), 1, "2 student 2870 4000 720", "2 detective 3000 4000 720", "1 student 2620 4000 720")
          .refused("pull-up figure:2-2")).isEqualTo("KF-STU-16");
    }

    @Test
    @Rule({"KF-STU-17", "KF-RUL-80", "KF-EX-43"})
    void aBlowAtACliffhanger_isAHackAtTwoMore_andAHitMakesHimFall() {
      Consumer<GameState> high = Ground.bare().rock(2000, 3000, 3000, 5000, 1200).laid().andThen(f -> {
        f.figures().inflict(1, Condition.CLIFFHANGING);
      });
      Ring ring = acting(high, 1, "2 rookie-cop 2870 4000 1200", "1 detective 3000 4000 1200").dice("attack-2=3 defence-1=1")
          .play("attack");
      assertThat(ring.kind()).as("3 + 2 + 2 against 1 + 4").isEqualTo("effect");
      assertThat(ring.listed()).contains("inflict distracted", "inflict humbled").noneMatch(it -> it.contains("recoil"));
      ring.play("inflict distracted", "done");
      assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isFalse();
      assertThat(ring.is("1-1", Condition.KNOCKED_DOWN) && ring.is("1-1", Condition.LIMPING)).as("from 120 mm, no test")
          .isTrue();
      assertThat(level(ring, "1-1")).isZero();
      Ring lost = acting(high, 1, "2 rookie-cop 2870 4000 1200", "1 detective 3000 4000 1200").dice("attack-2=1 defence-1=6")
          .play("attack");
      assertThat(lost.kind()).as("nothing happens to who hacks").isEqualTo("nominate");
    }

    @Test
    @Rule("KF-RUL-176")
    void whoIsFelledOverAnOpenEdge_goesOverIt() {
      Ring ring = acting(rock, 1, "2 sumo-bodyguard 2625 4000 720", "1 student 2950 4000 720")
          .dice("attack-2=6 defence-1=4 fall-1=3").play("attack", "inflict knocked-down", "done");
      assertThat(level(ring, "1-1")).isZero();
      assertThat(ring.place("1-1")).isEqualTo("3125 4000");
      Ring inside = acting(rock, 1, "2 sumo-bodyguard 2545 4000 720", "1 student 2870 4000 720").dice("attack-2=6 defence-1=4")
          .play("attack", "inflict knocked-down", "done");
      assertThat(level(inside, "1-1")).as("its base does not hang over").isEqualTo(720);
    }
  }

  @Nested
  final class Acrobats {

    private final Consumer<GameState> wall = Ground.bare().wall(4400, 2000, 4500, 6000).laid();

    private Ring struck(Consumer<GameState> ground, String... more) {
      String[] all = new String[more.length + 2];
      all[0] = "2 sumo-bodyguard 3675 4000";
      all[1] = "1 ninja-genin 4000 4000";
      System.arraycopy(more, 0, all, 2, more.length);
      return acting(ground, 1, all).dice("attack-2=5 defence-1=6")
          .play("attack", "inflict recoil-short", "turn 0");
    }

    @Test
    @Rule("KF-TRT-01e")
    void anAcrobat_mayRecoilFarther() {
      Ring ring = struck(f -> { });
      assertThat(ring.kind() + ring.actor()).isEqualTo("tumbleAna");
      ring.play("recoil-medium");
      assertThat(ring.place("1-1")).isEqualTo("5200 4000");
      assertThat(struck(f -> { }).play("recoil-short").place("1-1")).isEqualTo("4750 4000");
    }

    @Test
    @Rule({"KF-STU-06", "KF-RUL-17"})
    void offAWall_anAcrobatBouncesBack_andHacks() {
      Ring ring = struck(wall).play("recoil-short");
      assertThat(ring.kind() + ring.actor()).isEqualTo("wall-bounceAna");
      assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).as("says whom it is about").contains("1-1");
      ring.dice("bounce-1=3").play("bounce");
      assertThat(ring.place("1-1")).as("Q4 at +1: back in contact").isEqualTo("4000 4000");
      assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
      Ring failed = struck(wall).play("recoil-short").dice("bounce-1=2").play("bounce");
      assertThat(failed.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
      assertThat(failed.place("1-1")).isEqualTo("4275 4000");
      assertThat(struck(wall).play("recoil-short", "waive").place("1-1")).isEqualTo("4275 4000");
      Ring paper = struck(Ground.bare().piece("paper", 4400, 2000, 4500, 6000, 0, 600, Flag.BLOCK, Flag.WALL, Flag.PAPER)
          .laid()).play("recoil-short");
      assertThat(paper.kind()).isNotEqualTo("wall-bounce");
    }

    @Test
    @Rule({"KF-STU-04", "KF-STU-05", "KF-RUL-172"})
    void aBackFlip_leadsUpAWall_andDownBehindAnEnemy() {
      Ring ring = acting(wall, 3, "2 ninja-genin 3700 4000", "1 student 3450 4000").play("back-flip");
      assertThat(ring.kind()).isEqualTo("flip-from");
      assertThat(ring.refused("to 4000 4000")).isEqualTo("KF-STU-04");
      ring.dice("flip-2=3").play("to 4275 4000");
      assertThat(ring.kind()).as("nobody hacks him; Q4 at +1").isEqualTo("flip-to");
      assertThat(ring.listed()).containsExactly("to 3200 4000", "waive");
      assertThat(ring.refused("to 3100 4000")).isEqualTo("KF-STU-05");
      ring.play("to 3200 4000");
      assertThat(ring.place("2-1")).isEqualTo("3200 4000");
      assertThat(ring.listed()).containsExactly("target figure:1-1 0", "target figure:1-1 1", "waive");
      ring.dice("attack-2=2 defence-1=3").play("target figure:1-1 0");
      assertThat(ring.kind()).as("2 + 2 + 1 against 3 + 2").isEqualTo("tie-effect");
      ring.play("inflict distracted", "inflict distracted");
      assertThat(ring.refused("attack")).as("one action is left, but no attack").isEqualTo("KF-ACT-24");
    }

    @Test
    @Rule({"KF-STU-04", "KF-STU-05", "KF-RUL-172"})
    void aBackFlip_mayFail_andWantsAWallAndTwoActions() {
      Ring failed = acting(wall, 2, "2 ninja-genin 3700 4000", "1 student 3450 4000").play("back-flip").dice("flip-2=2")
          .play("to 4275 4000");
      assertThat(failed.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
      assertThat(failed.place("2-1")).isEqualTo("4275 4000");
      assertThat(acting(wall, 1, "2 ninja-genin 3700 4000").refused("back-flip")).isEqualTo("KF-ACT-26");
      assertThat(acting(f -> { }, 2, "2 ninja-genin 3700 4000").refused("back-flip")).isEqualTo("KF-STU-04");
      assertThat(acting(wall, 2, "2 student 3700 4000").refused("back-flip")).isEqualTo("KF-STU-04");
      assertThat(acting(Ground.bare().piece("paper", 4400, 2000, 4500, 6000, 0, 600, Flag.BLOCK, Flag.WALL, Flag.PAPER).laid(),
          2, "2 ninja-genin 3700 4000").refused("back-flip")).isEqualTo("KF-STU-04");
    }

    @Test
    @Rule({"KF-STU-05", "KF-TRT-20a", "KF-RUL-85"})
    void aBackFlip_endsInContactMadeByAMove_soWhoIsDashingStrikesTwice() {
      Ring ring = acting(wall, 2, "2 hero/acrobat/dashing 3700 4000", "1 student 3450 4000").play("back-flip")
          .dice("flip-2=3").play("to 4275 4000", "to 3200 4000");
      assertThat(ring.listed()).as("the attack of the flip").containsExactly("target figure:1-1 0", "waive");
      ring.play("waive");
      assertThat(ring.kind()).as("they were in contact when the turn began (KF-TRT-20c)").isEqualTo("nominate");
      Ring fresh = acting(wall, 2, "2 hero/acrobat/dashing 3900 4000", "1 student 3300 4000").play("back-flip")
          .dice("flip-2=3").play("to 4275 4000");
      fresh.play(fresh.listed().get(0), "waive");
      assertThat(fresh.listed()).as("a new contact: another one, for nothing").containsExactly("target figure:1-1 0", "waive");
      fresh.play("waive");
      assertThat(fresh.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-STU-07", "KF-RUL-177", "KF-RUL-85", "KF-TRT-20a"})
    void aSlide_mayEndInContact_andThatIsContactMadeByAMove() {
      Consumer<GameState> stairs = Ground.bare().rock(2000, 3000, 3000, 5000, 300)
          .piece("rail", 3000, 3980, 4200, 4020, 0, 300, Flag.BANNISTER).laid();
      Ring ring = acting(stairs, 1, "2 thug/dashing 2900 4000 300", "1 thug 4450 4000").dice("landing-2=6").play("slide 2");
      assertThat(ring.place("2-1")).isEqualTo("4200 4000");
      assertThat(ring.kind()).isEqualTo("dash");
      Ring fallen = acting(stairs, 1, "2 thug/dashing 2900 4000 300", "1 thug 4450 4000").dice("landing-2=1").play("slide 2");
      assertThat(fallen.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"4, false", "3, true"})
    @Rule({"KF-STU-07", "KF-RUL-177"})
    void aBannister_isSlidDown(int die, boolean isDown) {
      Consumer<GameState> stairs = Ground.bare().rock(2000, 3000, 3000, 5000, 300)
          .piece("rail", 3000, 3980, 4200, 4020, 0, 300, Flag.BANNISTER).laid();
      Ring ring = acting(stairs, 1, "2 student 2900 4000 300").dice("landing-2=" + die).play("slide 2");
      assertThat(ring.place("2-1")).isEqualTo("4200 4000");
      assertThat(level(ring, "2-1")).isZero();
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
      assertThat(acting(stairs, 1, "2 student 2500 4000 300").refused("slide 2")).isNotEqualTo("legal");
    }
  }

  @Nested
  final class DeepWater {

    private final Consumer<GameState> lake = Ground.bare().flat(2000, 2000, 7000, 7000, Flag.DEEP).laid();

    @Test
    @Rule({"KF-LOC-59b", "KF-RUL-115"})
    void oneSwims_S_anAction() {
      Ring ring = acting(lake, 2, "2 student 3000 4000").play("move");
      assertThat(ring.refused("to 4001 4000")).isEqualTo("KF-LOC-59b");
      ring.play("to 4000 4000", "move", "to 5000 4000");
      assertThat(ring.is("2-1", Condition.DEAD)).as("he can swim").isFalse();
    }

    @Test
    @Rule("KF-RUL-115")
    void whoIsHandcuffed_drowns() {
      Ring ring = acting(with(lake, Condition.HANDCUFFED), 1, "2 student 3000 4000").play("stop");
      assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    }

    @Test
    @Rule({"KF-LOC-59c", "KF-LOC-60c", "KF-RUL-141", "KF-RUL-03"})
    void armour_drawsDown_untilItIsShed() {
      Ring ring = acting(lake, 1, "2 armoured-ninja 3000 4000").play("stop", "end-turn", "end-turn");
      assertThat(ring.figures().breath(0)).isEqualTo(1);
      ring.play("end-turn");
      assertThat(ring.is("2-1", Condition.DEAD)).as("C2: after two of its turns").isTrue();
      Ring shed = acting(lake, 1, "2 armoured-ninja 3000 4000").play("shed", "end-turn", "end-turn", "end-turn");
      assertThat(shed.is("2-1", Condition.DEAD)).isFalse();
      assertThat(shed.figures().breath(0)).isZero();
      assertThat(acting(f -> { }, 1, "2 armoured-ninja 3000 4000").refused("shed")).isEqualTo("KF-LOC-59c");
    }

    @Test
    @Rule({"KF-TRT-77a", "KF-TRT-77b", "KF-RUL-115"})
    void whoWalksOnWater_goesAsOnGround_andSinksInArmour_ifHeStops() {
      Ring ring = acting(with(lake, Condition.WATERWALKING), 1, "2 student 1800 4000").play("move");
      assertThat(ring.refused("to 3250 4000")).isEqualTo("legal");
      ring.play("to 3250 4000");
      assertThat(ring.is("2-1", Condition.DEAD)).as("he simply swims").isFalse();
      assertThat(acting(with(lake, Condition.WATERWALKING), 1, "2 armoured-ninja 1800 4000").play("move", "to 3250 4000")
          .is("2-1", Condition.DEAD)).isTrue();
    }

    @Test
    @Rule({"KF-LOC-60b", "KF-LOC-60c", "KF-RUL-141"})
    void whoIsHeld_isHeldUnder() {
      Ring ring = acting(lake.andThen(f -> f.figures().grappler(0, 1)), 1, "2 student 3000 4000", "1 student 3250 4000")
          .play("stop", "end-turn", "end-turn");
      assertThat(ring.figures().breath(0)).isEqualTo(1);
      ring.figures().grappler(0, -1);
      ring.play("end-turn");
      assertThat(ring.figures().breath(0)).as("up again").isZero();
    }
  }
}
