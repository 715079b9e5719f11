package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Beauties whom nobody strikes, animals without leaders, and what holds for some kinds of figures alone. */
final class RestraintTests {

  private static final String BEAUTY = "1 hero/female/knock-out-beauty 4000 4000";
  private static final String OTHER = "2 thug 8000 8000";

  private static Ring against(String attacker) {
    return Ring.of(BEAUTY, "2 " + attacker + " 4250 4000", OTHER, "1 thug 100 100").play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2");
  }

  @ParameterizedTest
  @CsvSource({"thug, false", "thug/female, true", "thug/none, true", "thug/undead, true", "thug/animal, true",
    "thug/artificial, true", "bruiser, false"})
  @Rule({"KF-TRT-46a", "KF-TRT-46b"})
  void theOppositeSex_doesNotAttackABeauty_othersDo(String attacker, boolean attacks) {
    assertThat(against(attacker).refused("attack").equals("legal")).isEqualTo(attacks);
  }

  @Test
  @Rule("KF-TRT-46a")
  void norDoesItShoot_orHackHerWhenSheLeaves() {
    Ring ring = Ring.of(BEAUTY, "2 thug/pistol 7000 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("shoot")).isNotEqualTo("legal");
    Ring leaving = Ring.ofAnasTurn(state -> { }, BEAUTY, "2 thug 4250 4000", OTHER).play("activate figure:1-1")
        .dice("activation-1=5").play("roll 1", "move", "to 3500 4000");
    assertThat(leaving.place("1-1")).isEqualTo("3500 4000");
  }

  @Test
  @Rule({"KF-TRT-46c", "KF-RUL-114"})
  void aProtagonist_strikesWithThreeSuccesses_forGood_andOtherwiseNotInThisTurn() {
    Ring passed = against("hero").play("attack").dice("charm-2=2,5,6 attack-2=5 defence-1=3").play("target figure:1-1 0");
    assertThat(passed.kind()).isEqualTo("effect");
    assertThat(passed.figures().pairs().has(FigureRelations.Relation.UNMOVED, 1, 0)).isTrue();
    Ring failed = against("hero").play("attack").dice("charm-2=2,5,1").play("target figure:1-1 0");
    assertThat(failed.refused("attack")).isEqualTo("KF-H2H-02");
    failed.play("move", "to 4250 4800").dice("attack-1=1 defence-2=6").play("hack figure:1-1");
    assertThat(failed.kind()).as("no action was spent: one of two is left").isEqualTo("action");
    Ring hack = Ring.ofAnasTurn(state -> { }, BEAUTY, "2 hero 4250 4000", OTHER).play("activate figure:1-1")
        .dice("activation-1=5").play("roll 1", "move", "to 3500 4000").dice("charm-2=1,5,5").play("hack figure:2-1");
    assertThat(hack.place("1-1")).as("the hack was not made: she is gone").isEqualTo("3500 4000");
  }

  @Test
  @Rule({"KF-TRT-46c", "KF-RUL-114"})
  void whomOneBeautyCharms_orNoLongerMoves_isTestedForAnother() {
    Ring charmed = amongTwo().play("attack").dice("charm-2=2,5,1").play("target figure:1-1 0", "attack");
    assertThat(charmed.listed()).as("the other one may be attacked still").contains("target figure:1-2 0")
        .doesNotContain("target figure:1-1 0");
    charmed.dice("charm-2=2,1,1").play("target figure:1-2 0");
    assertThat(charmed.refused("attack")).as("charmed by both").isEqualTo("KF-H2H-02");
    Ring unmoved = amongTwo().play("attack").dice("charm-2=2,5,6 attack-2=4 defence-1=4").play("target figure:1-1 0");
    unmoved.play("inflict distracted", "attack").dice("charm-2=2,5,1").play("target figure:1-2 0");
    assertThat(unmoved.kind()).as("free of the first one alone").isEqualTo("action");
    unmoved.play("attack").dice("attack-2=5 defence-1=3").play("target figure:1-1 0");
    assertThat(unmoved.kind()).as("and that for good, without a test").isEqualTo("effect");
  }

  @Test
  @Rule("KF-RUL-114")
  void theCharm_lastsForTheTurn_eachTime() {
    Ring ring = amongTwo().play("attack").dice("charm-2=2,5,1").play("target figure:1-1 0", "stop", "end-turn", "end-turn",
        "activate figure:2-2").dice("activation-2=5,5").play("roll 2", "attack");
    assertThat(ring.listed()).as("a new turn").contains("target figure:1-1 0", "target figure:1-2 0");
    ring.dice("charm-2=2,5,1").play("target figure:1-2 0", "attack");
    assertThat(ring.listed()).as("of the old charm nothing is left").contains("target figure:1-1 0")
        .doesNotContain("target figure:1-2 0");
  }

  private static Ring amongTwo() {
    return Ring.of(BEAUTY, "1 hero/female/knock-out-beauty 4500 4000", OTHER, "2 hero 4250 4000")
        .play("activate figure:2-2").dice("activation-2=5,5,5").play("roll 3");
  }

  @Test
  @Rule("KF-TRT-46d")
  void anAffectedExtra_rollsForItsDefenceAlone() {
    Ring ring = Ring.ofAnasTurn(state -> { }, BEAUTY, "2 thug 4250 4000", OTHER).play("activate figure:1-1")
        .dice("activation-1=5").play("roll 1").dice("attack-1=1 defence-2=6").play("attack");
    assertThat(ring.kind()).as("1 + 4 against 6 + 2, and nothing comes of it").isEqualTo("nominate");
  }

  @Test
  @Rule("KF-TRT-46e")
  void whoHasFiredOrFelled_charmsNobodyAnyMore() {
    Ring ring = Ring.ofAnasTurn(state -> { }, "1 hero/female/knock-out-beauty/pistol 4000 4000", "2 thug 4250 4000", "2 thug 6000 4000",
        OTHER).play("activate figure:1-1").dice("activation-1=5").play("roll 1").dice("attack-1=5 defence-2=5")
        .play("attack", "inflict extra-knocked-out");
    assertThat(ring.is("1-1", Condition.HAS_DRAWN_BLOOD)).isTrue();
    Ring fired = Ring.ofAnasTurn(state -> { }, "1 hero/female/knock-out-beauty/pistol 4000 4000", "2 thug 6000 4000", OTHER)
        .play("activate figure:1-1").dice("activation-1=5").play("roll 1", "shoot").dice("shot-1=1 dodge-2=4")
        .play("fire 1 figure:2-1 0");
    assertThat(fired.is("1-1", Condition.HAS_DRAWN_BLOOD)).as("also with a miss").isTrue();
  }

  @Test
  @Rule({"KF-TRT-05b", "KF-RUL-175"})
  void animals_leave_whenTheLastOtherIsKilled() {
    Ring ring = Ring.of("1 thug 4000 4000", "2 hero 4250 4000", OTHER, "1 thug/animal 100 100", "1 bruiser/animal 100 900")
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "attack").dice("attack-2=3 defence-1=3")
        .play("target figure:1-1 0", "inflict extra-killed");
    assertThat(ring.is("1-2", Condition.GONE)).isTrue();
    assertThat(ring.is("1-3", Condition.GONE)).isTrue();
    Ring out = Ring.of("1 thug 4000 4000", "2 hero 4250 4000", OTHER, "1 thug/animal 100 100").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=3")
        .play("attack", "inflict extra-knocked-out");
    assertThat(out.is("1-2", Condition.GONE)).as("Knocked Out is not killed").isFalse();
    assertThat(out.fight().get(Counters.TURNS)).isPositive();
  }

  @Test
  @Rule({"KF-TRT-09b", "KF-TRT-75c", "KF-H2H-30"})
  void theArtificial_neverRollMorale_theUndeadDo_andFleersAreHacked() {
    Ring ring = Ring.of(state -> state.figures().wounds(0, 4), "1 hero 4000 4000", "2 hero 4250 4000", OTHER,
        "1 thug/artificial 7000 1000", "1 thug/undead 4575 4000", "2 thug 4825 4000").play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "attack").dice("attack-2=5 defence-1=3 morale-1=1,5,5").play("target figure:1-1 0",
            "inflict distracted", "done");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("Staggering, any effect").isTrue();
    assertThat(ring.kind() + ring.actor()).as("an enemy in contact with the fleer").isEqualTo("hack-fleerBo");
    ring.dice("attack-2=1 defence-1=6").play(ring.listed().get(0));
    assertThat(ring.place("1-3")).as("the Undead rolled, and fled").isNotEqualTo("4575 4000");
    assertThat(ring.place("1-2")).isEqualTo("7000 1000");
  }

  @Test
  @Rule("KF-TRT-75d")
  void theUndead_vanish_whenTheyAreKnockedOut() {
    Ring ring = Ring.of("1 thug/undead 4000 4000", "2 hero 4250 4000", OTHER, "1 thug 100 100").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=4").play("attack", "inflict extra-knocked-out");
    assertThat(ring.is("1-1", Condition.DEAD)).as("no body, no revival").isTrue();
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isFalse();
  }

  @Test
  @Rule("KF-CHI-04")
  void aChiLeap_costsAProtagonistOneChi_andNobodyElseLeaps() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), "2 hero 4000 4000", "1 thug 8000 8000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "leap", "to 5800 4000");
    assertThat(ring.chi(2)).isZero();
    assertThat(ring.refused("leap")).as("no Chi is left").isEqualTo("KF-CHI-04");
    Ring extra = Ring.of(state -> state.gang(1, Counters.CHI, 1), "2 thug 4000 4000", "1 thug 8000 8000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(extra.refused("leap")).isNotEqualTo("legal");
  }
}
