package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Where rules meet that rarely do: positions worked out by hand. Heroes have Q2 C4, thugs Q4 C2. */
final class CornerTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 500 8500";

  @Test
  @Rule({"KF-CON-06a", "KF-CON-06b", "KF-RUL-92"})
  void whoIsThrownIntoCrates_isStoppedByThem_andHurt() {
    Ring ring = Ring.of(Ground.bare().piece("k1", 4700, 3700, 5300, 4300, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.STAND,
        Flag.HARD, Flag.SCENIC).laid().andThen(fight -> fight.figures().grappler(1, 0)), "2 hero 4000 4000",
        "1 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5 peril=5 defence-1=2")
        .play("roll 1", "throw figure:1-1", "toss 0");
    assertThat(ring.place("1-1")).as("125 before 4700").isEqualTo("4575 4000");
    assertThat(ring.figures().wounds(1)).as("5 + 2 to 2 + 4").isEqualTo(1);
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-CON-06a", "KF-RUL-92"})
  void theLarger_throwsFarther() {
    Ring ring = Ring.of(fight -> fight.figures().grappler(1, 0), "2 hero/big 4000 4000", "1 hero 4325 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "throw figure:1-1", "toss 6");
    assertThat(ring.place("1-1")).as("L").isEqualTo("4325 5800");
    Ring same = Ring.of(fight -> fight.figures().grappler(1, 0), "2 hero/big 4000 4000", "1 hero/huge 4500 4000", OTHER,
        FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "throw figure:1-1", "toss 6");
    assertThat(same.place("1-1")).as("S").isEqualTo("4500 4750");
  }

  @Test
  @Rule({"KF-RUL-92", "KF-CON-13"})
  void whoIsThrownAtAnEnemy_isHackedByHim() {
    Ring ring = Ring.of(fight -> fight.figures().grappler(1, 0), "2 hero 4000 4000", "1 hero 4250 4000", "2 thug 4900 4000",
        FARTHER).play("activate figure:2-1").dice("activation-2=5 attack-2=6 defence-1=3")
        .play("roll 1", "throw figure:1-1", "toss 0");
    assertThat(ring.place("1-1")).isEqualTo("4650 4000");
    assertThat(ring.kind() + ring.actor()).as("6 + 2 to 3 + 4").isEqualTo("effectBo");
  }

  @Test
  @Rule({"KF-RUL-30", "KF-RUL-129", "KF-H2H-05"})
  void ofThreeSides_theTwoOfTheRollAreCompared() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 4000, 4000), "2 thug 4250 4000", "2 hero 3750 4000", "1 thug 4000 4250",
        "1 hero 8000 8000").play("activate figure:2-1").dice("activation-2=5 attack-2=4 defence=3")
        .play("roll 1", "attack", "target figure:n-1 0");
    assertThat(ring.kind() + ring.actor()).as("two to one zombie: 4 + 2 + 1 to 3 + 2").isEqualTo("effectBo");
    assertThat(ring.listed()).as("by 2").contains("inflict extra-killed");
  }

  @Test
  @Rule({"KF-CON-10a", "KF-RUL-128"})
  void nobodysFigure_doesNotLetGo() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 4000, 4250).andThen(fight -> fight.figures().grappler(0, 4)),
        "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 attack-2=5 defence-1=4").play("roll 1", "attack", "target figure:1-1 0", "inflict recoil-short",
            "turn 0", "done");
    assertThat(ring.kind()).as("carried out").isEqualTo("nominate");
    assertThat(ring.place("1-1")).isEqualTo("4000 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(4);
  }

  @Test
  @Rule({"KF-RUL-47", "KF-RUL-26", "KF-END-01", "KF-RUL-42"})
  void whenATieFellsTheLastOfBoth_itIsADraw() {
    Ring ring = Ring.of("1 thug 4000 4000", "2 thug 4250 4000").play("activate figure:2-1")
        .dice("activation-2=5 attack-2=3 defence-1=3").play("roll 1", "attack", "target figure:1-1 0",
            "inflict extra-knocked-out", "inflict extra-knocked-out");
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).isEqualTo("draw");
    assertThat(ring.match().outcome().standings().get(0).score()).as("who is Knocked Out is not destroyed").isZero();
  }

  @Test
  @Rule({"KF-END-01", "KF-ACT-17", "KF-ACT-21"})
  void aReaction_thatFellsTheLast_endsTheMatch() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 thug 4250 4000").play("activate figure:2-1")
        .dice("activation-2=5,3 reaction-1=2 attack-1=4 defence-2=4").play("roll 2", "react figure:1-1", "attack",
            "target figure:2-1 0", "inflict extra-killed");
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).as("20 points to 0").isEqualTo("defender-won-decisively");
    assertThat(ring.match().outcome().standings().get(0).score()).isEqualTo(20);
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-RUL-174", "KF-LOC-24b"})
  void revenge_isHad_alsoIfAFireFellsWhomItHasHumbled() {
    Ring ring = Ring.ofAnasTurn(fight -> {
      fight.figures().wounds(0, 4);
      fight.figures().note(0, Deed.HUMBLED);
      fight.figures().inflict(0, Condition.BURNING_BY_HOT_SPOT);
    }, "1 hero 4000 4000", "2 hero 8000 4000", OTHER, FARTHER).dice("morale-1=6,6,6").play("end-turn", "inflict wounded");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("from C0").isTrue();
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
  }

  @Test
  @Rule({"KF-RUL-170", "KF-ACT-18", "KF-RUL-169", "KF-MUL-02b"})
  void withThreeSeats_whoFailsToReact_isBarredInBothTurnsOfTheOneWhoRunsTwoGangs() {
    Ring ring = Ring.ofSeats(3, "initiative-card=3", fight -> { }, "1 hero 500 500", "2 thug 4000 4000", "3 hero 8000 500",
        "4 thug 4000 8000", "4 thug 6000 8000", "2 thug 6000 4000").play("activate figure:4-1").dice("activation-2=3")
        .play("roll 1");
    assertThat(ring.kind() + ring.actor()).as("Bo has gangs 2 and 4").isEqualTo("reactAna");
    ring.dice("reaction-1=1").play("react figure:1-1", "activate figure:4-2").dice("activation-2=3").play("roll 1");
    assertThat(ring.kind() + ring.actor()).as("Ana's hero is barred").isEqualTo("reactCy");
    ring.dice("initiative-card=1").play("decline", "activate figure:2-1").dice("activation-2=3").play("roll 1");
    assertThat(ring.kind() + ring.actor()).as("and still is: it is not her turn").isEqualTo("reactCy");
  }

  @Test
  @Rule({"KF-ACT-33", "KF-ACT-04", "KF-RUL-09"})
  void fourDice_ofABank_withThreeSixes_giveOneActionMore() {
    Ring ring = Ring.of(fight -> fight.figures().bank(0, 1), "2 hero 4000 4000", FARTHER).play("activate figure:2-1")
        .dice("activation-2=6,6,6,2").play("roll 4");
    for (int i = 0; i < 5; i++) {
      assertThat(ring.kind()).isEqualTo("action");
      ring.play("move", "to 4000 4000");
    }
    assertThat(ring.actor()).as("five actions").isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-RUL-29", "KF-CON-09", "KF-H2H-13", "KF-H2H-14"})
  void theHeld_whoLieThere_giveThree_unlessTheAttackerLiesThereToo() {
    Ring ring = blow(fight -> {
      fight.figures().inflict(0, Condition.KNOCKED_DOWN);
      fight.figures().grappler(0, 1);
    }, "attack-2=1 defence-1=3");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 + 2 + 1 to 3 + 4").isEqualTo("effectBo");
    Ring both = blow(fight -> {
      fight.figures().inflict(0, Condition.KNOCKED_DOWN);
      fight.figures().inflict(1, Condition.KNOCKED_DOWN);
    }, "attack-2=1 defence-1=2");
    assertThat(both.kind() + both.actor()).as("1 + 4 to 2 + 4").isEqualTo("effectAna");
  }

  private static Ring blow(java.util.function.Consumer<games.kumite.kungfu.state.Fight> more, String dice) {
    return Ring.of(more, "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 " + dice).play("roll 1", "attack", "target figure:1-1 0");
  }

  @Test
  @Rule({"KF-CON-19", "KF-H2H-21", "KF-RUL-26"})
  void aTie_knocksOutWhoStaggers_andHisBlowStrikesStill() {
    Ring ring = blow(fight -> fight.figures().wounds(0, 4), "attack-2=1 defence-1=5 morale-1=6,6,6");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 to 5 + 0").isEqualTo("tie-effectAna");
    ring.play("inflict recoil-short", "turn 0", "inflict distracted");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.place("2-1")).as("pushed by who was felled by the same exchange").isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-RUL-175", "KF-MOR-02", "KF-RUL-43"})
  void whoIsKnockedOutAndKilledByOneSetOfEffects_frightensTwice() {
    Ring ring = Ring.of(fight -> fight.figures().wounds(0, 4), "1 hero 4000 4000", "2 hero 4250 4000", "1 thug 8000 500",
        OTHER).play("activate figure:2-1").dice("activation-2=5,5,5 attack-2=6 defence-1=4")
        .play("roll 3", "attack", "target figure:1-1 2");
    assertThat(ring.listed()).as("6 + 4 + 2 to 4 + 0: 8 points").contains("inflict wounded");
    ring.play("inflict wounded", "inflict wounded").dice("morale-1=6,6,6,6,6,6").play("done");
    assertThat(ring.is("1-1", Condition.DEAD)).as("C0 to C-1 to C-2").isTrue();
    assertThat(ring.fight().gang(0, Num.SHAKEN)).as("both rounds were rolled").isZero();
  }

  @Test
  @Rule({"KF-H2H-22", "KF-RUL-24", "KF-CON-18a"})
  void aChi_savesAnExtraToo_andTheInflictorChoosesAnew() {
    Ring ring = Ring.of(fight -> fight.gang(0, Num.CHI, 2), "1 thug 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack", "target figure:1-1 0")
        .dice("attack-2=3 defence-1=3").play("spend 0", "inflict extra-killed", "reduce 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("replace-effectBo");
    assertThat(ring.listed()).as("exactly 1 point").contains("inflict extra-knocked-out", "inflict recoil-short")
        .doesNotContain("inflict knocked-down", "inflict extra-killed");
    ring.play("inflict extra-knocked-out", "reduce 1");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("the second Chi leaves nothing").isFalse();
    assertThat(ring.chi(1)).isZero();
  }
}
