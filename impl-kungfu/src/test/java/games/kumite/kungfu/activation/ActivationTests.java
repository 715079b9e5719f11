package games.kumite.kungfu.activation;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who acts, and how often. The detective (Q2) is a Protagonist, the student (Q4) an Extra. */
final class ActivationTests {

  private static final String DETECTIVE = "1 detective 1000 1000";
  private static final String STUDENT = "2 student 5000 5000";
  private static final String MASTER = "2 dim-mak-master 7000 7000";

  @ParameterizedTest
  @CsvSource({"4, 1, 0", "3, 0, 1", "6, 1, 0", "1, 0, 1"})
  @Rule({"KF-ACT-02", "KF-ACT-06", "KF-ACT-07"})
  void oneDie_givesAnAction_orAReaction(int die, int actions, int reactions) {
    Ring ring = Ring.of(DETECTIVE, STUDENT).play("activate figure:2-1").dice("activation-2=" + die).play("roll 1");
    assertThat(ring.kind()).isEqualTo(actions > 0 ? "action" : reactions > 0 ? "react" : "nominate");
    if (reactions > 0) {
      assertThat(ring.actor()).isEqualTo("Ana");
      ring.play("decline");
      assertThat(ring.fight().get(Counters.TURNS)).as("every figure was attempted: the turn is over").isEqualTo(2);
    }
  }

  @Test
  @Rule("KF-ACT-03")
  void aNatural1_fails_whateverTheModifiers_andA6_succeeds() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.STUNNED), "2 dim-mak-master 7000 7000", DETECTIVE)
        .play("activate figure:2-1").dice("activation-2=6,1,2").play("roll 3");
    assertThat(ring.kind()).as("Stunned: the 2 is a 1 against Q2, the 6 succeeds: two failures").isEqualTo("react");
    ring.play("decline");
    ring.play("stop");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.actor()).as("without Chi the turnover stands").isEqualTo("Ana");
  }

  @Test
  @Rule("KF-ACT-04")
  void twoSixes_giveOneMoreAction_andThreeNoMore() {
    Ring ring = Ring.of(MASTER, DETECTIVE).play("activate figure:2-1").dice("activation-2=6,6,4").play("roll 3");
    ring.play("move", "to 7000 7000", "move", "to 7000 7000", "move", "to 7000 7000");
    assertThat(ring.kind()).as("the fourth action").isEqualTo("action");
    ring.play("move", "to 7000 7000");
    assertThat(ring.kind()).isEqualTo("nominate");
    Ring three = Ring.of(MASTER, DETECTIVE).play("activate figure:2-1").dice("activation-2=6,6,6").play("roll 3");
    three.play("move", "to 7000 7000", "move", "to 7000 7000", "move", "to 7000 7000", "move", "to 7000 7000");
    assertThat(three.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-ACT-08", "KF-ACT-17", "KF-ACT-16", "KF-RUL-18"})
  void aFailure_letsTheProtagonistReactFirst_withAsManyDice() {
    Ring ring = Ring.of(DETECTIVE, STUDENT, "2 student 6000 6000").play("activate figure:2-1")
        .dice("activation-2=5,2").play("roll 2");
    assertThat(ring.kind()).isEqualTo("react");
    ring.dice("reaction-1=3").play("react figure:1-1");
    assertThat(ring.actor()).as("before the student acts").isEqualTo("Ana");
    assertThat(ring.kind()).isEqualTo("action");
    ring.play("move", "to 1500 1000");
    assertThat(ring.place("1-1")).isEqualTo("1500 1000");
    assertThat(ring.actor()).as("its one action is done").isEqualTo("Bo");
    assertThat(ring.kind()).isEqualTo("action");
  }

  @Test
  @Rule({"KF-ACT-16", "KF-RUL-18", "KF-ACT-18", "KF-RUL-09", "KF-ACT-10"})
  void aReactionOnTwoDice_isOneRoll_ofWhichOneSuccessIsEnough_and6sGiveNoMore() {
    Ring ring = Ring.of(DETECTIVE, STUDENT, "2 student 6000 6000").play("activate figure:2-1")
        .dice("activation-2=1,2").play("roll 2").dice("reaction-1=5,1").play("react figure:1-1");
    assertThat(ring.is("1-1", Condition.BARRED)).as("one of two is a success").isFalse();
    ring.play("move", "to 1500 1000");
    assertThat(ring.kind() + ring.actor()).as("one action, and no second Reaction").isEqualTo("nominateAna");
    Ring sixes = Ring.of(DETECTIVE, STUDENT, "2 student 6000 6000").play("activate figure:2-1")
        .dice("activation-2=1,2").play("roll 2").dice("reaction-1=6,6").play("react figure:1-1");
    sixes.play("move", "to 1500 1000", "move", "to 1500 1500");
    assertThat(sixes.kind() + sixes.actor()).as("two actions, and the turn is over").isEqualTo("nominateAna");
  }

  @Test
  @Rule("KF-ACT-18")
  void aFailedReaction_bars_untilTheOwnNextTurn() {
    Ring ring = Ring.of(DETECTIVE, STUDENT, "2 student 6000 6000", "2 student 7000 6000").play("activate figure:2-1")
        .dice("activation-2=2").play("roll 1").dice("reaction-1=1").play("react figure:1-1");
    assertThat(ring.is("1-1", Condition.BARRED)).isTrue();
    ring.play("activate figure:2-2").dice("activation-2=2").play("roll 1");
    assertThat(ring.kind()).as("nobody reacts").isEqualTo("nominate");
    ring.play("end-turn");
    assertThat(ring.is("1-1", Condition.BARRED)).as("his own turn has begun").isFalse();
  }

  @Test
  @Rule({"KF-ACT-15", "KF-ACT-14"})
  void extras_doNotReact() {
    Ring ring = Ring.of("1 student 1000 1000", STUDENT).play("activate figure:2-1").dice("activation-2=2").play("roll 1");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.actor()).isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-ACT-09", "KF-ACT-22", "KF-RUL-90"})
  void twoFailures_endTheTurn_afterTheActionsOfTheFigure() {
    Ring ring = Ring.of(DETECTIVE, STUDENT, "2 student 6000 6000").play("activate figure:2-1")
        .dice("activation-2=5,2,2").play("roll 3", "decline");
    assertThat(ring.kind()).as("its one action comes first").isEqualTo("action");
    ring.play("move", "to 5000 5500");
    assertThat(ring.actor()).as("the turn is over").isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-ACT-23", "KF-CHI-01"})
  void oneChi_keepsTheTurn() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), DETECTIVE, STUDENT, "2 student 6000 6000")
        .play("activate figure:2-1").dice("activation-2=2,2").play("roll 2", "decline");
    assertThat(ring.kind()).isEqualTo("turnover");
    ring.play("pay");
    assertThat(ring.chi(2)).isZero();
    assertThat(ring.listed()).as("the turn goes on").contains("activate figure:2-2").doesNotContain("activate figure:2-1");
    assertThat(ring.refused("activate figure:2-1")).isEqualTo("KF-ACT-01");
  }

  @Test
  @Rule("KF-ACT-21")
  void aReactionThatFellsTheFigure_costsItItsActions() {
    Ring ring = Ring.of(DETECTIVE, "2 student 1250 1000", "2 student 6000 6000").play("activate figure:2-1")
        .dice("activation-2=5,2").play("roll 2").dice("reaction-1=3").play("react figure:1-1")
        .dice("attack-1=6 defence-2=1").play("attack", "inflict extra-killed");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.actor()).isEqualTo("Bo");
  }

  @Test
  @Rule({"KF-ACT-24", "KF-RUL-84"})
  void anExtra_attacksOnceATurn() {
    Ring ring = Ring.of("1 dim-mak-master 1000 1000", "2 student 1250 1000").play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "attack").dice("attack-2=4 defence-1=1")
        .play("target figure:1-1 0", "inflict distracted");
    assertThat(ring.kind()).isEqualTo("action");
    assertThat(ring.refused("attack")).isEqualTo("KF-ACT-24");
  }

  @Test
  @Rule({"KF-ACT-25", "KF-ACT-26"})
  void extraActions_boost_extrasByOneAtMost() {
    Ring ring = Ring.of("1 dim-mak-master 1000 1000", "2 student 1250 1000").play("activate figure:2-1")
        .dice("activation-2=5,5,5").play("roll 3", "attack");
    assertThat(ring.listed()).containsExactly("target figure:1-1 0", "target figure:1-1 1");
    assertThat(ring.refused("target figure:1-1 2")).isEqualTo("KF-ACT-25");
    Ring protagonist = Ring.of("1 student 1000 1000", "2 dim-mak-master 1250 1000").play("activate figure:2-1")
        .dice("activation-2=5,5,5").play("roll 3", "attack");
    assertThat(protagonist.listed()).containsExactly("target figure:1-1 0", "target figure:1-1 1", "target figure:1-1 2");
    assertThat(protagonist.refused("target figure:1-1 3")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-ACT-33", "KF-ACT-31", "KF-ACT-29"})
  void focusing_banksADie_forTheNextActivation() {
    Ring ring = Ring.of("1 student 1000 1000", "2 dim-mak-master 7000 7000").play("activate figure:2-1", "focus die");
    assertThat(ring.actor()).as("the activation is used, no dice").isEqualTo("Ana");
    ring.play("end-turn", "activate figure:2-1");
    assertThat(ring.listed()).contains("roll 4").doesNotContain("roll 5");
    assertThat(ring.refused("roll 5")).isEqualTo("KF-ACT-33");
    Ring student = Ring.of("1 student 1000 1000", STUDENT).play("activate figure:2-1");
    assertThat(student.refused("focus die")).isEqualTo("KF-ACT-31");
  }

  @Test
  @Rule("KF-ACT-35")
  void focusing_recoversChi_onlyIfSomeIsSpent() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 3), "1 student 1000 1000", "2 hero 7000 7000")
        .play("activate figure:2-1", "focus chi");
    assertThat(ring.chi(2)).isEqualTo(4);
    ring.play("end-turn", "activate figure:2-1");
    assertThat(ring.refused("focus chi")).isEqualTo("KF-ACT-35");
  }

  @Test
  @Rule({"KF-ACT-36", "KF-ACT-37", "KF-ACT-38", "KF-RUL-35"})
  void aFreeMove_needsDistance_andEndsInContactWithNobody() {
    Ring near = Ring.of("1 student 3000 3000", "2 student 5650 3000").play("activate figure:2-1");
    assertThat(near.refused("free-move")).as("a gap of 2400").isEqualTo("KF-ACT-36");
    Ring far = Ring.of("1 student 3000 3000", "2 student 5651 3000").play("activate figure:2-1", "free-move", "to 4300 3000");
    assertThat(far.place("2-1")).isEqualTo("4300 3000");
    assertThat(far.actor()).isEqualTo("Ana");
    Ring out = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_OUT), "1 student 3000 3000", "1 student 9 9",
        "2 student 3500 3000").play("activate figure:2-1");
    assertThat(out.listed()).as("Knocked Out enemies are not active").contains("free-move");
  }

  @Test
  @Rule({"KF-RUL-47", "KF-ACT-05"})
  void sixTurnsWithoutAnActivation_endTheMatch_forTheDefender() {
    Ring ring = Ring.of("1 student 1000 1000", STUDENT);
    for (int turn = 0; turn < 6; turn++) {
      ring.play("end-turn");
    }
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).isEqualTo("defender-won");
    assertThat(ring.match().outcome().standings().get(0).result()).isEqualTo(games.kumite.api.Outcome.Result.WIN);
  }

  private static final String[] LED = {DETECTIVE, MASTER, STUDENT, "2 student 6000 6000", "2 student 3000 3000"};

  @Test
  @Rule({"KF-CHI-06", "KF-CHI-10", "KF-CHI-11", "KF-RUL-07"})
  void motivatedExtras_actOnOneRoll_atOneMore_inAnyOrder() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), LED).play("motivate", "motivate figure:2-4",
        "motivate figure:2-2", "done");
    assertThat(ring.chi(2)).isZero();
    ring.dice("motivation-2=3,3").play("roll 2");
    assertThat(ring.kind()).as("3 + 1 against Q4: two actions each").isEqualTo("next-of-group");
    ring.play("next figure:2-4", "move", "to 3000 3500", "move", "to 3000 4000");
    assertThat(ring.kind()).as("the last one need not be chosen").isEqualTo("action");
    ring.play("move", "to 5000 5500", "stop");
    assertThat(ring.place("2-2")).isEqualTo("5000 5500");
    assertThat(ring.listed()).contains("activate figure:2-1", "activate figure:2-3")
        .doesNotContain("activate figure:2-2", "activate figure:2-4");
  }

  @Test
  @Rule("KF-RUL-183")
  void aGroup_isActivatedBeforeAnybodyElse_withoutFreeActions_andWithoutAProtagonist() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), LED).play("motivate");
    assertThat(ring.listed()).as("the master leads").contains("motivate figure:2-2").doesNotContain("motivate figure:2-1");
    ring.play("motivate figure:2-2", "motivate figure:2-3", "done");
    assertThat(ring.listed()).as("dice, and nothing instead of them").containsExactly("roll 1", "roll 2", "roll 3");
    ring.dice("motivation-2=3").play("roll 1", "next figure:2-3", "stop");
    assertThat(ring.kind()).as("the rest of the group").isEqualTo("action");
    ring.play("stop");
    assertThat(ring.listed()).as("alone he may").contains("activate figure:2-4");
    ring.play("activate figure:2-4");
    assertThat(ring.listed()).contains("free-move");
  }

  @Test
  @Rule({"KF-RUL-86", "KF-RUL-07"})
  void whomAnEnemySees_whenHisActionsInAGroupBegin_hasLeftHidingTooEarly() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 1);
      for (int figure : new int[] {2, 3}) {
        state.figures().inflict(figure, Condition.AMBUSHING);
      }
      state.figures().inflict(3, Condition.HIDING);
    }, DETECTIVE, MASTER, "2 student 5000 1000", "2 student 1000 5000").play("motivate", "motivate figure:2-2",
        "motivate figure:2-3").dice("motivation-2=3").play("roll 1", "next figure:2-2");
    assertThat(ring.is("2-2", Condition.AMBUSHING)).as("everybody sees him").isFalse();
    assertThat(ring.play("stop").is("2-3", Condition.AMBUSHING)).as("nobody sees him").isTrue();
  }

  @Test
  @Rule({"KF-RUL-07", "KF-RUL-09"})
  void aGroupsFailures_giveOneReaction_andOneTurnover() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), LED).play("motivate", "motivate figure:2-2",
        "motivate figure:2-3", "done").dice("motivation-2=2,1,6").play("roll 3");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reactAna");
    ring.play("decline", "next figure:2-2", "stop", "stop");
    assertThat(ring.actor()).as("the turn is over after all have acted").isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-CHI-13", "KF-RUL-107", "KF-CON-17"})
  void nobodyMotivates_withoutAProtagonist_norWhileHumbled() {
    assertThat(Ring.of(state -> state.gang(1, Counters.CHI, 1), DETECTIVE, STUDENT).refused("motivate")).isEqualTo("KF-CHI-13");
    assertThat(Ring.of(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(2, Condition.HUMBLED);
    }, LED).refused("motivate")).as("an Extra is Humbled").isEqualTo("KF-CHI-13");
    assertThat(Ring.of(LED).refused("motivate")).as("without Chi").isEqualTo("KF-CHI-06");
  }

  @Test
  @Rule({"KF-RUL-08", "KF-CHI-12"})
  void aGroup_hasOneForEach100Points_andNobodyTwice() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 2), DETECTIVE, MASTER, "2 student 2000 8000", "2 student 3000 8000",
        "2 student 4000 8000", "2 student 5000 8000", "2 student 6000 8000").play("motivate", "motivate figure:2-2",
        "motivate figure:2-3", "motivate figure:2-4", "motivate figure:2-5");
    assertThat(ring.kind()).as("four in a game of 400 points").isEqualTo("group-dice");
    ring.dice("motivation-2=2").play("roll 1", "decline", "motivate");
    assertThat(ring.kind()).as("one is left: it is picked unasked").isEqualTo("group-dice");
  }
}
