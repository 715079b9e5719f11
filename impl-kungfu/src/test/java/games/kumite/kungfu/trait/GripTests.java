package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Grips that are announced before the dice, ties, and grapples that are broken. */
final class GripTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 thug 8000 8000";

  private static Ring attack(Consumer<GameState> more, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack");
  }

  @Test
  @Rule({"KF-TRT-23a", "KF-TRT-23b"})
  void anEagleClaw_addsOne_andNarrowsTheEffects() {
    Ring ring = attack(PLAIN, "1 hero/pistol 4000 4000", "2 hero/eagle-claw 4250 4000", OTHER);
    assertThat(ring.kind()).isEqualTo("claw");
    assertThat(ring.listed()).containsExactly("claw none", "claw eagle");
    ring.dice("attack-2=5 defence-1=3").play("claw eagle");
    assertThat(ring.listed()).as("5 + 4 + 1 against 3 + 4").containsExactly("inflict distracted", "inflict disarm-drops",
        "inflict grappled", "inflict knocked-down", "inflict disarm-lands-short", "inflict disarm-flies",
        "inflict disarm-taken");
    Ring defence = attack(PLAIN, "1 thug/eagle-claw 4000 4000", "2 thug 4250 4000", OTHER);
    assertThat(defence.kind() + defence.actor()).as("in either player's turn").isEqualTo("clawAna");
    defence.dice("attack-2=3 defence-1=4").play("claw none");
    assertThat(defence.listed()).as("not announced").contains("inflict recoil-short");
  }

  @Test
  @Rule({"KF-TRT-66a", "KF-TRT-66b"})
  void aSouthernDragonClaw_addsTwo_inTheEnemysTurnAlone_andOnlyGrapplesOrDisarms() {
    Ring ring = attack(PLAIN, "1 hero/southern-dragon-claw 4000 4000", "2 thug/pistol 4250 4000", OTHER);
    assertThat(ring.listed()).containsExactly("claw none", "claw southern-dragon");
    ring.dice("attack-2=3 defence-1=2").play("claw southern-dragon");
    assertThat(ring.listed()).as("2 + 4 + 2 against 3 + 2: won by 3").containsExactly("inflict grappled",
        "inflict disarm-drops");
    ring.play("inflict grappled");
    assertThat(ring.listed()).as("each for 1 point").containsExactly("inflict disarm-drops", "done");
    Ring own = Ring.of("2 hero/southern-dragon-claw 4000 4000", "1 thug 4250 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=2").play("attack");
    assertThat(own.kind()).as("not in his own turn").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-RUL-26", "KF-RUL-01", "KF-H2H-21"})
  void aTie_inAReaction_theReactingPlayerIsActive_andChoosesLast() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 hero 4250 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=1 reaction-1=5").play("roll 1", "react figure:1-1")
        .dice("attack-1=4 defence-2=4").play("attack");
    assertThat(ring.actor()).as("Bo, whose turn it is, is not active here").isEqualTo("Bo");
    ring.play("inflict distracted");
    assertThat(ring.actor()).isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-RUL-26", "KF-EX-26"})
  void bothBlowsOfATie_strike_evenIfTheFirstFellsWhoStruckTheSecond() {
    Ring tie = Ring.of("1 thug 4000 4000", "2 thug 4250 4000", OTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=5 defence-1=5").play("attack", "inflict extra-knocked-out", "inflict extra-knocked-out");
    assertThat(tie.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(tie.is("2-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-39", "KF-CON-05", "KF-RUL-184"})
  void whoHurtsTheOneThatHolds_isFree_afterTheTraitHacks() {
    Ring free = Ring.of(state -> state.figures().grappler(1, 0), "1 hero/hammering-blow 4000 4000", "2 hero 4250 4000",
        "2 thug 3750 4000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=5 defence-1=1").play("attack", "inflict distracted", "done");
    assertThat(free.kind()).as("the opening of the natural 1 comes first").isEqualTo("opening");
    assertThat(free.figures().grappler(1)).isEqualTo(0);
    free.play("waive");
    assertThat(free.figures().grappler(1)).isEqualTo(-1);
  }

  @Test
  @Rule({"KF-CHI-07", "KF-CHI-03", "KF-RUL-25"})
  void severalChi_goIntoOneRoll_attackerFirst_onceEach() {
    Ring ring = attack(state -> {
      state.gang(0, Counters.CHI, 2);
      state.gang(1, Counters.CHI, 4);
    }, "1 hero 4000 4000", "2 hero 4250 4000", OTHER);
    assertThat(ring.kind() + ring.actor()).isEqualTo("chiBo");
    ring.play("spend 3");
    assertThat(ring.kind() + ring.actor()).isEqualTo("chiAna");
    ring.dice("attack-2=2 defence-1=2").play("spend 1");
    assertThat(ring.listed()).as("2 + 4 + 3 against 2 + 4 + 1").contains("inflict knocked-down")
        .doesNotContain("inflict wounded");
    assertThat(ring.chi(2)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-CON-06a", "KF-RUL-92"})
  void aThrow_costsAnAction_andEndsTheGrapple_alsoIfAWallStopsItAtOnce() {
    Ring ring = Ring.acting(Ground.bare().wall(3800, 4125, 4700, 4225).laid().andThen(state -> state.figures()
        .grappler(1, 0)), 1,
        "2 hero 4000 4000", "1 hero 4250 4000", "2 thug 8000 8000", "1 thug 8000 500").play("throw figure:1-1",
        "toss 6");
    assertThat(ring.place("1-1")).isEqualTo("4250 4000");
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
    assertThat(ring.kind()).as("that was his action").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-92", "KF-RUL-39"})
  void lettingGo_costsNothing() {
    Ring ring = Ring.acting(state -> state.figures().grappler(1, 0), 1, "2 hero 4000 4000", "1 hero 4250 4000",
        "2 thug 8000 8000",
        "1 thug 8000 500").play("let-go figure:1-1");
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
    assertThat(ring.kind()).isEqualTo("action");
  }

  @Test
  @Rule({"KF-CON-21", "KF-RUL-24"})
  void thePlayerOfWhoLiesHelpless_saysWhetherHePays() {
    Ring ring = Ring.skip(Ring.ofAnasTurn(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(1, Condition.KNOCKED_OUT);
    }, "1 hero 4000 4000", "2 thug 4250 4000", "2 hero 8000 8000")).play("activate figure:1-1").dice("activation-1=5")
        .play("roll 1",
        "finish figure:2-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("finishingBo");
    ring.play("pay");
    assertThat(ring.chi(2)).isZero();
    assertThat(ring.is("2-1", Condition.DEAD)).isFalse();
  }
}
