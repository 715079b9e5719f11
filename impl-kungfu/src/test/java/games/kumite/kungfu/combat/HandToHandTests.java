package games.kumite.kungfu.combat;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attacks, effects, leaving. Students have C2, the detective C4 and the Dim Mak Master C4. */
final class HandToHandTests {

  private static final Consumer<GameState> PLAIN = state -> { };

  /** Bo's student attacks Ana's. */
  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice).play("attack");
  }

  private static final String ANA = "1 student 4000 4000";
  private static final String BO = "2 student 4250 4000";

  @Test
  @Rule({"KF-H2H-02", "KF-H2H-20", "KF-RUL-01"})
  void theWinner_spendsTheDifference_onEffects() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=2", ANA, BO);
    assertThat(ring.kind()).isEqualTo("effect");
    assertThat(ring.actor()).isEqualTo("Bo");
    assertThat(ring.listed()).contains("inflict knocked-down", "inflict wounded").doesNotContain("done");
    assertThat(ring.refused("done")).isEqualTo("KF-RUL-23");
    ring.play("inflict knocked-down");
    assertThat(ring.listed()).as("1 point is left").contains("inflict recoil-short", "done")
        .doesNotContain("inflict recoil-medium");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("announced, not carried out").isFalse();
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.place("1-1")).as("750 away").isEqualTo("3250 4000");
  }

  @Test
  @Rule({"KF-H2H-02", "KF-H2H-20"})
  void aLosingAttacker_suffers() {
    Ring ring = attack(PLAIN, "attack-2=1 defence-1=3", ANA, BO);
    assertThat(ring.actor()).isEqualTo("Ana");
    ring.play("inflict extra-killed");
    assertThat(ring.match().isOver()).as("the last of Bo's figures is dead").isTrue();
    assertThat(ring.match().outcome().standings().get(0).score()).isEqualTo(19);
  }

  @Test
  @Rule({"KF-H2H-21", "KF-RUL-26"})
  void aTie_hurtsBoth_theActivePlayerChoosesLast() {
    Ring ring = attack(PLAIN, "attack-2=3 defence-1=3", ANA, BO, "2 student 8000 8000");
    assertThat(ring.kind()).isEqualTo("tie-effect");
    assertThat(ring.actor()).as("it is Bo's turn: Ana first").isEqualTo("Ana");
    ring.play("inflict extra-knocked-out");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).as("nothing applies before both are fixed").isFalse();
    assertThat(ring.actor()).isEqualTo("Bo");
    ring.play("inflict distracted");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is("1-1", Condition.DISTRACTED)).as("the blows are simultaneous").isTrue();
  }

  @Test
  @Rule({"KF-H2H-15", "KF-H2H-04c"})
  void extraActions_addToTheRoll() {
    Ring ring = Ring.of(ANA, "2 dim-mak-master 4250 4000").play("activate figure:2-1").dice("activation-2=5,5,5")
        .play("roll 3", "attack").dice("attack-2=1 defence-1=5").play("target figure:1-1 2");
    assertThat(ring.kind()).as("1 + 4 + 2 against 5 + 2").isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-H2H-19", "KF-CHI-03", "KF-RUL-25", "KF-H2H-04h"})
  void chi_isAnnouncedBeforeTheDice_attackerFirst() {
    Ring ring = attack(state -> {
      state.gang(0, Counters.CHI, 2);
      state.gang(1, Counters.CHI, 1);
    }, "", ANA, BO, "2 student 8000 8000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("chiBo");
    assertThat(ring.listed()).containsExactly("spend 0", "spend 1");
    ring.play("spend 1");
    assertThat(ring.actor()).isEqualTo("Ana");
    ring.dice("attack-2=3 defence-1=2").play("spend 2");
    assertThat(ring.kind()).as("3 + 2 + 1 against 2 + 2 + 2").isEqualTo("tie-effect");
    assertThat(ring.chi(1)).isZero();
    assertThat(ring.chi(2)).isZero();
  }

  @Test
  @Rule({"KF-H2H-22", "KF-CHI-02", "KF-RUL-24"})
  void chi_lowersAnEffect_andTheInflictorChoosesAnother() {
    Ring ring = Ring.of(state -> state.gang(0, Counters.CHI, 2), "1 detective 4000 4000", "2 dim-mak-master 4250 4000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack")
        .dice("attack-2=5 defence-1=2").play("spend 0", "inflict wounded");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reduceAna");
    ring.play("reduce 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("replace-effectBo");
    assertThat(ring.listed()).as("of value 2").contains("inflict recoil-medium", "inflict knocked-down")
        .doesNotContain("inflict recoil-short", "inflict wounded");
    ring.play("inflict recoil-medium", "turn 0", "done");
    assertThat(ring.place("1-1")).as("1200 away").isEqualTo("2800 4000");
    assertThat(ring.figures().wounds(ring.figure("1-1"))).isZero();
    assertThat(ring.chi(1)).isEqualTo(1);
  }

  @Test
  @Rule("KF-H2H-22")
  void aOnePointEffect_vanishes_forOneChi() {
    Ring ring = Ring.of(state -> state.gang(0, Counters.CHI, 1), "1 detective 4000 4000", "2 dim-mak-master 4250 4000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack")
        .dice("attack-2=5 defence-1=4").play("spend 0", "inflict distracted", "reduce 1");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isFalse();
    assertThat(ring.chi(1)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"3750, 1, 1", "8000, 1, 0"})
  @Rule({"KF-H2H-05", "KF-H2H-07", "KF-RUL-30"})
  void theGreaterSideOfAFray_hasOneMore(int otherX, int die, int margin) {
    Ring ring = attack(PLAIN, "attack-2=2 defence-1=2", ANA, BO, "2 student " + otherX + " 4000");
    assertThat(ring.kind()).isEqualTo(margin == 1 ? "effect" : "tie-effect");
  }

  @Test
  @Rule({"KF-H2H-09", "KF-RUL-30"})
  void theFallen_connectAFray_butDoNotCount() {
    Ring ring = attack(state -> state.figures().inflict(2, Condition.KNOCKED_DOWN), "attack-2=2 defence-1=2", ANA, BO,
        "2 student 3750 4000");
    assertThat(ring.kind()).isEqualTo("tie-effect");
  }

  @Test
  @Rule("KF-H2H-06")
  void aProtagonist_isOutnumbered_onlyWithAProtagonistAmongThem() {
    Ring ring = attack(PLAIN, "attack-2=4 defence-1=2", "1 detective 4000 4000", BO, "2 student 3750 4000");
    assertThat(ring.kind()).as("4 + 2 against 2 + 4").isEqualTo("tie-effect");
    Ring with = attack(PLAIN, "attack-2=4 defence-1=2", "1 detective 4000 4000", BO, "2 dim-mak-master 3750 4000");
    assertThat(with.kind()).isEqualTo("effect");
  }

  @ParameterizedTest
  @CsvSource({"1, 0, effect", "0, 1, effect", "1, 1, tie-effect"})
  @Rule({"KF-H2H-12", "KF-H2H-13", "KF-H2H-14", "KF-RUL-29", "KF-H2H-04b"})
  void againstTheFallen_twoMore_bothWays_unlessBothLie(int anaLies, int boLies, String kind) {
    Ring ring = attack(state -> {
      if (anaLies == 1) {
        state.figures().inflict(0, Condition.KNOCKED_DOWN);
      }
      if (boLies == 1) {
        state.figures().inflict(1, Condition.KNOCKED_DOWN);
      }
    }, "attack-2=3 defence-1=3", ANA, BO);
    assertThat(ring.kind()).isEqualTo(kind);
    if (kind.equals("effect")) {
      assertThat(ring.actor()).isEqualTo(anaLies == 1 ? "Bo" : "Ana");
    }
  }

  @Test
  @Rule({"KF-H2H-11", "KF-H2H-33"})
  void anAttackOnTheTransfixed_isAFreeHack_atTwoMore() {
    Ring ring = attack(state -> state.figures().inflict(0, Condition.TRANSFIXED), "attack-2=1 defence-1=6", ANA, BO);
    assertThat(ring.kind()).as("1 + 2 + 2 against 6 + 2: nothing happens to the attacker").isIn("nominate", "dice");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isFalse();
  }

  @Test
  @Rule("KF-RUL-27")
  void aTiedFreeHack_hurtsItsTargetAlone() {
    Ring ring = attack(state -> state.figures().inflict(0, Condition.TRANSFIXED), "attack-2=3 defence-1=5", ANA, BO);
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
    assertThat(ring.listed()).contains("inflict recoil-short").doesNotContain("inflict recoil-medium");
  }

  @Test
  @Rule({"KF-H2H-17", "KF-RUL-28", "KF-TRT-15a"})
  void theLarger_hasOneMore_alsoInDefence() {
    Ring ring = attack(PLAIN, "attack-2=3 defence-1=2", "1 sumo-bodyguard 4000 4000", "2 student 4325 4000");
    assertThat(ring.kind() + ring.actor()).as("3 + 2 against 2 + 3 + 1").isEqualTo("effectAna");
  }

  @Test
  @Rule({"KF-TRT-06", "KF-RUL-27"})
  void armour_turnsALossByOneIntoADraw_attackingOrDefending() {
    Ring defending = attack(PLAIN, "attack-2=3 defence-1=2", "1 armoured-ninja 4000 4000", BO);
    assertThat(defending.kind()).isEqualTo("tie-effect");
    Ring attacking = attack(PLAIN, "attack-2=2 defence-1=3", ANA, "2 armoured-ninja 4250 4000");
    assertThat(attacking.kind()).isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-H2H-29", "KF-RUL-40"})
  void leaving_needsEveryHackWon() {
    Ring won = Ring.of(ANA, BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 5000 4000");
    assertThat(won.kind() + won.actor()).isEqualTo("hack-leaverAna");
    won.dice("attack-1=2 defence-2=3").play("hack figure:1-1");
    assertThat(won.place("2-1")).isEqualTo("5000 4000");
    Ring tied = Ring.of(ANA, BO).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "move", "to 5000 4000")
        .dice("attack-1=3 defence-2=3").play("hack figure:1-1", "inflict distracted");
    assertThat(tied.place("2-1")).as("a tie ends the move, the action is spent").isEqualTo("4250 4000");
    assertThat(tied.kind()).isEqualTo("action");
    tied.play("stop");
    assertThat(tied.actor()).isEqualTo("Ana");
    Ring waived = Ring.of(ANA, BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 5000 4000",
        "waive");
    assertThat(waived.place("2-1")).isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-H2H-28", "KF-TRT-32a", "KF-RUL-40"})
  void leaving_isFree_fromTheFallen_andWithFreeDisengage() {
    Ring fallen = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "move", "to 5000 4000");
    assertThat(fallen.place("2-1")).isEqualTo("5000 4000");
    Ring free = Ring.of(ANA, "2 dim-mak-master 4250 4000").play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "move", "to 5000 4000");
    assertThat(free.place("2-1")).isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-CON-13", "KF-RUL-17"})
  void aRecoilIntoAnEnemy_stopsThere_andIsHacked() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=4", ANA, BO, "2 student 3400 4000").play("inflict recoil-short");
    ring.dice("attack-2=6 defence-1=1").play("turn 0");
    assertThat(ring.place("1-1")).isEqualTo("3650 4000");
    assertThat(ring.kind() + ring.actor()).as("Bo's other student hacks").isEqualTo("effectBo");
  }

  @Test
  @Rule("KF-RUL-17")
  void whoIsPushedToAndFro_isHackedOnceByEach() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=4", ANA, BO, "2 student 3400 4000").play("inflict recoil-short")
        .dice("attack-2=6 defence-1=6").play("turn 0");
    ring.dice("attack-2=6 defence-1=5").play("inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).as("back to the striker").isEqualTo("4000 4000");
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("3650 4000");
    assertThat(ring.kind()).as("nobody hacks him twice").isEqualTo("nominate");
  }

  @Test
  @Rule("KF-CON-15")
  void aRecoilIntoAFriend_pushesIt_andBothTest() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=4", ANA, BO, "1 student 3600 4000").play("inflict recoil-short")
        .dice("balance-1=3,4").play("turn 0");
    assertThat(ring.place("1-1")).as("750 in all").isEqualTo("3250 4000");
    assertThat(ring.place("1-2")).isEqualTo("3000 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("3 against Q4").isTrue();
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-CON-18b", "KF-CON-18c", "KF-RUL-43", "KF-CON-19"})
  void wounds_lowerC_toStaggering_knockedOut_dead() {
    Ring ring = Ring.of(state -> state.figures().wounds(0, 3), "1 detective 4000 4000", "1 student 100 8000",
        "2 dim-mak-master 4250 4000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=3").play("attack", "inflict wounded");
    assertThat(ring.figures().combat(0)).isZero();
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("C0: Staggering").isFalse();
    Ring felled = Ring.of(state -> state.figures().wounds(0, 4), "1 detective 4000 4000", "1 student 1000 8000",
        "2 dim-mak-master 4250 4000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=1 defence-1=4 morale-1=4,4,4").play("attack", "inflict distracted");
    assertThat(felled.is("1-1", Condition.KNOCKED_OUT)).as("any effect").isTrue();
    Ring dead = Ring.of(state -> state.figures().wounds(0, 5), "1 detective 4000 4000", "1 student 1000 8000",
        "2 dim-mak-master 4250 4000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=5 morale-1=4,4,4").play("attack", "inflict wounded");
    assertThat(dead.is("1-1", Condition.DEAD)).as("C-2").isTrue();
  }

  @Test
  @Rule({"KF-MOR-02", "KF-MOR-01", "KF-MOR-04", "KF-MOR-09"})
  void aFallenProtagonist_shakesHisExtras() {
    Ring ring = Ring.of(state -> state.figures().wounds(0, 5), "1 detective 4000 4000", "1 student 1000 8000",
        "1 student 2000 8000", "1 student 3000 8000", "2 dim-mak-master 4250 4000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=5 morale-1=4,4,4,4,4,3,1,2,3").play("attack", "inflict wounded");
    assertThat(ring.is("1-2", Condition.GONE)).as("no failure").isFalse();
    assertThat(ring.match().events(games.kumite.api.Viewer.spectator()).read()).filteredOn(event -> event.type().equals("flees"))
        .as("one failure: one move of a stick and the base to the near edge, but it leaves there")
        .extracting(event -> event.argument("x") + " " + event.argument("y")).containsExactly("2000 8875");
    assertThat(ring.is("1-3", Condition.GONE)).isTrue();
    assertThat(ring.is("1-4", Condition.GONE)).as("three failures").isTrue();
  }

  @Test
  @Rule("KF-MOR-05")
  void theFallen_areLost_ifAnyDieFails() {
    Ring ring = Ring.of(state -> {
      state.figures().wounds(0, 5);
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
    }, "1 detective 4000 4000", "1 student 4500 5500", "1 student 4500 6500", "2 dim-mak-master 4250 4000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=5 morale-1=4,4,3,4,4,4").play("attack", "inflict wounded");
    assertThat(ring.is("1-2", Condition.GONE)).isTrue();
    assertThat(ring.is("1-3", Condition.GONE)).isFalse();
  }

  @Test
  @Rule({"KF-CON-05", "KF-RUL-39"})
  void aGrappledFigure_staysUntilItHurtsItsGrappler() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=4", ANA, BO).play("inflict grappled");
    ring.play("activate figure:1-1").dice("activation-1=5,5").play("roll 2");
    assertThat(ring.refused("move")).isEqualTo("KF-CON-05");
    ring.play("attack").dice("attack-1=5 defence-2=4").play("target figure:2-1 0", "inflict distracted");
    assertThat(ring.listed()).as("it is free").contains("move");
  }

  @Test
  @Rule({"KF-CON-09", "KF-RUL-29"})
  void againstTheGrappled_oneMore() {
    Ring ring = attack(state -> state.figures().grappler(0, 1), "attack-2=3 defence-1=3", ANA, BO);
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
  }

  @Test
  @Rule({"KF-CON-10a"})
  void aGrappledFigure_recoils_onlyIfItIsLetGo() {
    Ring held = attack(state -> state.figures().grappler(0, 1), "attack-2=3 defence-1=3", ANA, BO)
        .play("inflict recoil-short", "turn 0");
    assertThat(held.kind() + held.actor()).isEqualTo("let-goBo");
    held.play("hold");
    assertThat(held.place("1-1")).isEqualTo("4000 4000");
  }

  @Test
  @Rule({"KF-CON-01", "KF-CON-02", "KF-MOV-03"})
  void limping_shortensTheStick_andTwiceMakesCrawl() {
    Ring limping = Ring.of(state -> state.figures().inflict(1, Condition.LIMPING), "1 student 8000 8000", BO)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move");
    assertThat(limping.refused("to 5250 4000")).as("750 + 250").isEqualTo("legal");
    assertThat(limping.refused("to 5251 4000")).isEqualTo("KF-MOV-01");
    Ring crawling = Ring.of(state -> {
      state.figures().inflict(1, Condition.LIMPING);
      state.figures().inflict(1, Condition.CRAWLING);
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
    }, "1 student 8000 8000", BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(crawling.refused("move")).as("S for two actions").isEqualTo("KF-ACT-26");
    assertThat(crawling.refused("stand-up")).isEqualTo("KF-CON-02");
  }

  @Test
  @Rule("KF-CON-16")
  void standingUp_takesAnAction_andComesBeforeMoving() {
    Ring ring = Ring.of(state -> state.figures().inflict(1, Condition.KNOCKED_DOWN), "1 student 8000 8000", BO)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.refused("move")).isEqualTo("KF-RUL-34");
    ring.play("stand-up", "move", "to 5000 4000");
    assertThat(ring.place("2-1")).isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-MOV-10", "KF-RUL-54"})
  void aMove_stopsAtTheFirstContact() {
    Ring ring = Ring.of("1 student 5000 4000", BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "move", "to 5600 4000");
    assertThat(ring.place("2-1")).isEqualTo("4750 4000");
  }

  @Test
  @Rule("KF-CON-22b")
  void stunned_lowersReactionDice() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.STUNNED), "1 detective 1000 1000", BO,
        "2 student 8000 8000").play("activate figure:2-1").dice("activation-2=2").play("roll 1").dice("reaction-1=2").play("react figure:1-1");
    assertThat(ring.is("1-1", Condition.BARRED)).as("a 2 is a 1 against Q2").isTrue();
  }
}
