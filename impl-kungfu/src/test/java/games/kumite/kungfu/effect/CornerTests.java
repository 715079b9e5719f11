package games.kumite.kungfu.effect;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.PlotDeed;
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
        Flag.HARD, Flag.SCENIC).laid().andThen(state -> state.figures().grappler(1, 0)), "2 hero 4000 4000",
        "1 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5 peril=5 defence-1=2")
        .play("roll 1", "throw figure:1-1", "toss 0");
    assertThat(ring.place("1-1")).as("125 before 4700").isEqualTo("4575 4000");
    assertThat(ring.figures().wounds(1)).as("5 + 2 to 2 + 4").isEqualTo(1);
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-CON-06a", "KF-RUL-92"})
  void theLarger_throwsFarther() {
    Ring ring = Ring.of(state -> state.figures().grappler(1, 0), "2 hero/big 4000 4000", "1 hero 4325 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "throw figure:1-1", "toss 6");
    assertThat(ring.place("1-1")).as("L").isEqualTo("4325 5800");
    Ring same = Ring.of(state -> state.figures().grappler(1, 0), "2 hero/big 4000 4000", "1 hero/big 4400 4000", OTHER,
        FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "throw figure:1-1", "toss 6");
    assertThat(same.place("1-1")).as("S").isEqualTo("4400 4750");
  }

  @Test
  @Rule({"KF-RUL-92", "KF-CON-13"})
  void whoIsThrownAtAnEnemy_isHackedByHim() {
    Ring ring = Ring.of(state -> state.figures().grappler(1, 0), "2 hero 4000 4000", "1 hero 4250 4000", "2 thug 4900 4000",
        FARTHER).play("activate figure:2-1").dice("activation-2=5 attack-2=6 defence-1=3")
        .play("roll 1", "throw figure:1-1", "toss 0");
    assertThat(ring.place("1-1")).isEqualTo("4650 4000");
    assertThat(ring.kind() + ring.actor()).as("6 + 2 to 3 + 4").isEqualTo("effectBo");
  }

  @Test
  @Rule({"KF-CON-06a", "KF-TRT-44b"})
  void whoStandsInAStance_isNotThrown() {
    Ring ring = Ring.acting(state -> {
      state.figures().grappler(1, 0);
      state.figures().inflict(1, Condition.STANCE);
    }, 1, "2 hero 4000 4000", "1 hero/immovable-stance 4250 4000", OTHER, FARTHER);
    assertThat(ring.refused("throw figure:1-1")).isEqualTo("KF-TRT-44b");
    assertThat(ring.listed()).contains("let-go figure:1-1");
  }

  @Test
  @Rule({"KF-RUL-30", "KF-RUL-129", "KF-H2H-05"})
  void ofThreeSides_theTwoOfTheRollAreCompared() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 4000, 4000), "2 thug 4250 4000", "2 hero 3750 4000", "1 thug 4000 4250",
        "1 hero 8000 8000").play("activate figure:2-1").dice("activation-2=5 attack-2=4 defence=3")
        .play("roll 1", "attack");
    assertThat(ring.kind() + ring.actor()).as("two to one zombie: 4 + 2 + 1 to 3 + 2").isEqualTo("effectBo");
    assertThat(ring.listed()).as("by 2").contains("inflict extra-killed");
  }

  @Test
  @Rule({"KF-CON-10a", "KF-RUL-128"})
  void nobodysFigure_doesNotLetGo() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 4000, 4250).andThen(state -> state.figures().grappler(0, 4)),
        "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 attack-2=5 defence-1=4").play("roll 1", "attack", "inflict recoil-short", "turn 0", "done");
    assertThat(ring.kind()).as("carried out").isEqualTo("nominate");
    assertThat(ring.place("1-1")).isEqualTo("4000 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(4);
  }

  @Test
  @Rule({"KF-RUL-47", "KF-RUL-26", "KF-END-01", "KF-RUL-42"})
  void whenATieFellsTheLastOfBoth_itIsADraw() {
    Ring ring = Ring.of("1 thug 4000 4000", "2 thug 4250 4000").play("activate figure:2-1")
        .dice("activation-2=5 attack-2=3 defence-1=3")
        .play("roll 1", "attack", "inflict extra-knocked-out", "inflict extra-knocked-out");
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).isEqualTo("draw");
    assertThat(ring.match().outcome().standings().get(0).score()).as("who is Knocked Out is not destroyed").isZero();
  }

  @Test
  @Rule({"KF-END-01", "KF-ACT-17", "KF-ACT-21"})
  void aReaction_thatFellsTheLast_endsTheMatch() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 thug 4250 4000").play("activate figure:2-1")
        .dice("activation-2=5,3 reaction-1=2 attack-1=4 defence-2=4")
        .play("roll 2", "react figure:1-1", "attack", "inflict extra-killed");
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).as("20 points to 0").isEqualTo("defender-won-decisively");
    assertThat(ring.match().outcome().standings().get(0).score()).isEqualTo(20);
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-RUL-174", "KF-LOC-24b"})
  void revenge_isHad_alsoIfAFireFellsWhomItHasHumbled() {
    Ring ring = Ring.ofAnasTurn(state -> {
      state.figures().wounds(0, 4);
      state.figures().note(0, PlotDeed.HUMBLED);
      state.figures().inflict(0, Condition.BURNING_BY_HOT_SPOT);
    }, "1 hero 4000 4000", "2 hero 8000 4000", OTHER, FARTHER).dice("morale-1=6,6,6").play("end-turn");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("from C0").isTrue();
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
  }

  @Test
  @Rule({"KF-RUL-170", "KF-ACT-18", "KF-RUL-169", "KF-MUL-02b"})
  void withThreeSeats_whoFailsToReact_isBarredInBothTurnsOfTheOneWhoRunsTwoGangs() {
    Ring ring = Ring.ofSeats(3, "initiative-card=3", state -> { }, "1 hero 500 500", "2 thug 4000 4000", "3 hero 8000 500",
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
    Ring ring = Ring.of(state -> state.figures().bank(0, 1), "2 hero 4000 4000", FARTHER).play("activate figure:2-1")
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
    Ring ring = blow(state -> {
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().grappler(0, 1);
    }, "attack-2=1 defence-1=3");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 + 2 + 1 to 3 + 4").isEqualTo("effectBo");
    Ring both = blow(state -> {
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
    }, "attack-2=1 defence-1=2");
    assertThat(both.kind() + both.actor()).as("1 + 4 to 2 + 4").isEqualTo("effectAna");
  }

  private static Ring blow(java.util.function.Consumer<games.kumite.kungfu.state.GameState> more, String dice) {
    return Ring.of(more, "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 " + dice).play("roll 1", "attack");
  }

  @Test
  @Rule({"KF-CON-19", "KF-H2H-21", "KF-RUL-26"})
  void aTie_knocksOutWhoStaggers_andHisBlowStrikesStill() {
    Ring ring = blow(state -> state.figures().wounds(0, 4), "attack-2=1 defence-1=5 morale-1=6,6,6");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 to 5 + 0").isEqualTo("tie-effectAna");
    ring.play("inflict recoil-short", "turn 0", "inflict distracted");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.place("2-1")).as("pushed by who was felled by the same exchange").isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-RUL-175", "KF-MOR-02", "KF-RUL-43"})
  void whoIsKnockedOutAndKilledByOneSetOfEffects_frightensTwice() {
    Ring ring = Ring.of(state -> state.figures().wounds(0, 4), "1 hero 4000 4000", "2 hero 4250 4000", "1 thug 8000 500",
        OTHER).play("activate figure:2-1").dice("activation-2=5,5,5 attack-2=6 defence-1=4")
        .play("roll 3", "attack", "target figure:1-1 2");
    assertThat(ring.listed()).as("6 + 4 + 2 to 4 + 0: 8 points").contains("inflict wounded");
    ring.play("inflict wounded", "inflict wounded").dice("morale-1=6,6,6,6,6,6").play("done");
    assertThat(ring.is("1-1", Condition.DEAD)).as("C0 to C-1 to C-2").isTrue();
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).as("both rounds were rolled").isZero();
  }

  @Test
  @Rule({"KF-H2H-22", "KF-RUL-24", "KF-CON-18a"})
  void aChi_savesAnExtraToo_andTheInflictorChoosesAnew() {
    Ring ring = Ring.of(state -> state.gang(0, Counters.CHI, 2), "1 thug 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack")
        .dice("attack-2=3 defence-1=3").play("spend 0", "inflict extra-killed", "reduce 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("replace-effectBo");
    assertThat(ring.listed()).as("exactly 1 point").contains("inflict extra-knocked-out", "inflict recoil-short")
        .doesNotContain("inflict knocked-down", "inflict extra-killed");
    ring.play("inflict extra-knocked-out", "reduce 1");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("the second Chi leaves nothing").isFalse();
    assertThat(ring.chi(1)).isZero();
  }

  @Test
  @Rule({"KF-RUL-17", "KF-CON-13", "KF-RUL-85"})
  void whoIsHackedFromOneEnemyToTheNext_isHackedByEachOnce() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 hero 3750 4000", "2 thug 4600 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5 attack-2=4,6 defence-1=3,3")
        .play("roll 1", "attack", "inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).as("stopped by the thug").isEqualTo("4350 4000");
    assertThat(ring.kind() + ring.actor()).as("6 + 2 to 3 + 4").isEqualTo("effectBo");
    ring.dice("attack-2=6 defence-1=3").play("inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).as("back to the hero").isEqualTo("4000 4000");
    assertThat(ring.kind() + ring.actor()).as("whose Free Hack it is: 6 + 4 to 3 + 4").isEqualTo("effectBo");
    ring.play("inflict recoil-short", "turn 0", "done");
    assertThat(ring.place("1-1")).as("and again to the thug, who only stops him").isEqualTo("4350 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-47", "KF-PLT-09c", "KF-END-03"})
  void atTheLimitOfTurns_theSideThatSeeks_hasLost_whateverItHasDestroyed() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, games.kumite.kungfu.state.Plot.DISCOVER.ordinal());
      state.figures().inflict(2, Condition.DEAD);
    }, "1 hero 500 500", "2 hero 8000 8000", "1 thug 4000 4000");
    while (!ring.match().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.match().outcome().summary()).as("three idle turns of both").isEqualTo("defender-won-decisively");
    assertThat(ring.match().outcome().standings().get(1).score()).as("a score is no goal").isEqualTo(20);
  }

  @Test
  @Rule({"KF-RUL-64", "KF-GUN-06", "KF-GUN-19", "KF-GUN-15f"})
  void aHugeTarget_behindACar_closeBy_isShotAtTwoMore() {
    Ring ring = Ring.of(Ground.bare().piece("v1", 4400, 3700, 4600, 4300, 0, 350, Flag.BLOCK, Flag.OBSCURE, Flag.CAR,
        Flag.VHARD, Flag.SCENIC).laid(), "2 thug/pistol 4100 4000", "1 hero/huge 5200 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=3 dodge-1=3")
        .play("shoot");
    assertThat(ring.kind()).as("3 + 2 + 1 size + 1 close to 3 + 4: a tie is nothing").isEqualTo("nominate");
    Ring hit = Ring.of(Ground.bare().piece("v1", 4400, 3700, 4600, 4300, 0, 350, Flag.BLOCK, Flag.OBSCURE, Flag.CAR,
        Flag.VHARD, Flag.SCENIC).laid(), "2 thug/pistol 4100 4000", "1 hero/huge 5200 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=4 dodge-1=3")
        .play("shoot");
    assertThat(hit.kind()).as("no cover: by 1").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-STU-17", "KF-RUL-80", "KF-H2H-11", "KF-STU-14i"})
  void aHitCliffhanger_fallsWithoutATest_besidesWhatTheBlowDoes() {
    Ring ring = Ring.of(Ground.bare().rock(3000, 3000, 5000, 5000, 1000).laid().andThen(state ->
        state.figures().inflict(0, Condition.CLIFFHANGING)), "1 hero 5000 4000 1000", "2 thug 4875 4000 1000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5 attack-2=3 defence-1=3")
        .play("roll 1", "attack", "inflict distracted");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).as("3 + 2 + 2 to 3 + 4: a tied Free Hack").isFalse();
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isTrue();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("1000 is up to M").isTrue();
    assertThat(ring.is("1-1", Condition.LIMPING)).isTrue();
    assertThat(ring.figures().wounds(0)).isZero();
    assertThat(games.kumite.kungfu.geometry.Place.level(ring.figures().place(0))).isZero();
  }

  @Test
  @Rule({"KF-ACT-24", "KF-RUL-84", "KF-TRT-20a", "KF-RUL-22"})
  void aDashingBruiser_thatHasAttacked_hasNoFreeAttack() {
    Ring ring = Ring.of("1 thug 4250 4000", "1 thug 4000 5000", "2 bruiser/dashing/free-disengage 4000 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5,5 attack-2=1 defence-1=2")
        .play("roll 2", "attack", "target figure:1-1 0", "inflict distracted", "inflict distracted", "move", "to 4000 4750");
    assertThat(ring.place("2-1")).isEqualTo("4000 4750");
    assertThat(ring.kind()).as("1 + 3 to 2 + 2 was a tie; now it is in contact, and may not strike").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-56", "KF-TRT-42", "KF-RUL-24", "KF-TRT-35e"})
  void protectedAndAnIronShirt_addUp_underAGrenadeToo() {
    Ring ring = blast("1 hero/protected 4000 4000", state -> state.figures().inflict(0, Condition.IRON_SHIRT), 6, 2);
    assertThat(ring.kind()).as("6 + 4 to 2 + 4 is 4, less 1 and 2: 1 point, a Recoil S").isEqualTo("direction");
    Ring none = blast("1 hero/protected 4000 4000", state -> state.figures().inflict(0, Condition.IRON_SHIRT), 5, 2);
    assertThat(none.kind()).as("nothing is left of 3, but the push comes").isEqualTo("direction");
  }

  private static Ring blast(String victim, java.util.function.Consumer<games.kumite.kungfu.state.GameState> more, int die, int other) {
    return Ring.of(more, victim, "2 hero/grenade 4000 6000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 throw-2=6,6 blast-2=" + die + " dodge-1=" + other).play("roll 1", "grenade", "mark 4000 4000");
  }
}
