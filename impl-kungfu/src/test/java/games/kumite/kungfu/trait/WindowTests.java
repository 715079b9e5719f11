package games.kumite.kungfu.trait;

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

/** The windows of abilities of any moment, and what is used in them. */
final class WindowTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final Consumer<GameState> ALL_HAVE_CHI = state -> {
    state.gang(0, Counters.CHI, 3);
    state.gang(1, Counters.CHI, 3);
  };

  private static String asked(Ring ring) {
    return ring.kind() + " " + ring.actor();
  }

  @Test
  @Rule({"KF-RUL-06", "KF-ACT-27"})
  void sixWindows_areOpened_turnPlayerFirst_andCloseWhenBothHavePassed() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero/iron-shirt 4000 4000", "2 hero/iron-shirt 4250 4000");
    assertThat(asked(ring)).as("W1").isEqualTo("turn-begins Bo");
    assertThat(asked(ring.play("pass"))).isEqualTo("turn-begins Ana");
    ring.play("pass", "activate figure:2-1");
    assertThat(asked(ring)).as("W2").isEqualTo("before-roll Bo");
    ring.play("pass", "pass").dice("activation-2=5,5").play("roll 2");
    assertThat(asked(ring)).as("W5").isEqualTo("between Bo");
    ring.play("pass", "pass", "attack", "target figure:1-1 0");
    assertThat(asked(ring)).as("W3, before Chi").isEqualTo("declared Bo");
    ring.play("pass", "pass", "spend 0").dice("attack-2=4 defence-1=1").play("spend 0");
    assertThat(asked(ring)).as("W4, the dice are known").isEqualTo("known Bo");
    ring.play("pass", "pass", "inflict distracted", "done", "done");
    assertThat(asked(ring)).as("W5 again").isEqualTo("between Bo");
    ring.play("pass", "pass", "stop");
    assertThat(asked(ring)).as("W6, everybody has been activated").isEqualTo("between Bo");
    ring.play("pass", "pass");
    assertThat(asked(ring)).isEqualTo("turn-ends Bo");
  }

  @Test
  @Rule({"KF-RUL-06", "KF-RUL-02", "KF-CHI-05"})
  void aUsedAbility_asksBothAgain_andWhoHasNothingIsNotAsked() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero/iron-shirt 4000 4000", "2 hero/iron-shirt 8000 8000").play("pass");
    ring.play("iron-shirt figure:1-1");
    assertThat(ring.chi(1)).isEqualTo(2);
    assertThat(asked(ring)).as("Bo is asked again; Ana has nothing left").isEqualTo("turn-begins Bo");
    assertThat(asked(ring.play("pass"))).isEqualTo("nominate Bo");
    ring.play("end-turn", "pass");
    assertThat(ring.is("1-1", Condition.IRON_SHIRT)).as("it ends with the turn").isFalse();
  }

  @Test
  @Rule("KF-RUL-06")
  void withoutAnyAbility_noWindowIsOpened() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero 4000 4000", "2 hero 8000 8000", OTHER);
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.play("activate figure:2-1").kind()).isEqualTo("dice");
  }

  @Test
  @Rule({"KF-EX-62", "KF-TRT-42", "KF-RUL-24", "KF-RUL-184"})
  void ironShirt_lowersTheEffectNumber_andChiTheEffect() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero/iron-shirt 4000 4000", "2 hero 4250 4000").play("pass", "activate figure:2-1", "pass")
        .dice("activation-2=5").play("roll 1", "pass", "attack", "pass", "spend 0")
        .dice("attack-2=4 defence-1=1").play("spend 0");
    assertThat(asked(ring)).isEqualTo("known Ana");
    ring.play("iron-shirt figure:1-1");
    assertThat(ring.listed()).as("3 - 2 = 1").contains("inflict recoil-short").doesNotContain("inflict knocked-down");
    ring.play("inflict recoil-short", "turn 0", "reduce 1");
    assertThat(ring.place("1-1")).as("1 more Chi: nothing happens").isEqualTo("4000 4000");
    assertThat(ring.chi(1)).isEqualTo(1);
  }

  @Test
  @Rule("KF-RUL-06")
  void aWindow_saysWhoActs_andWhoAttacksWhom() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero/iron-shirt 4000 4000", "2 hero 4250 4000").play("pass", "activate figure:2-1");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).isEqualTo("hero 2-1 is about to roll. Use an ability?");
    ring.play("pass").dice("activation-2=5").play("roll 1");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).isEqualTo("Use an ability before the next action of hero 2-1?");
    ring.play("pass", "attack");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).isEqualTo("hero 2-1 attacks hero/iron-shirt 1-1. Use an ability?");
    ring.play("pass", "spend 0").dice("attack-2=4 defence-1=1").play("spend 0");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser()))
        .isEqualTo("The dice of the attack by hero 2-1 on hero/iron-shirt 1-1 are known. Use an ability?");
  }

  @Test
  @Rule({"KF-TRT-42", "KF-RUL-24"})
  void ironShirt_cancelsTheEffectOfATie() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero/iron-shirt 4000 4000", "2 hero 4250 4000").play("iron-shirt figure:1-1",
        "activate figure:2-1").dice("activation-2=5").play("roll 1", "attack", "spend 0")
        .dice("attack-2=4 defence-1=4").play("spend 0");
    assertThat(asked(ring)).as("Ana chooses for Bo's figure").isEqualTo("tie-effect Ana");
    ring.play("inflict distracted", "done");
    assertThat(ring.is("2-1", Condition.DISTRACTED)).isTrue();
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-59a", "KF-TRT-59b", "KF-RUL-96"})
  void sacrifice_givesChi_onceATurn_alsoForAnActivatedExtra() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 3);
      state.figures().inflict(1, Condition.ACTIVATED);
    }, "2 hero/sacrifice 4000 4000", "2 thug 5000 5000", "2 thug 6000 5000", "1 hero 8000 8000");
    ring.play("sacrifice figure:2-1");
    assertThat(ring.listed()).containsExactly("victim figure:2-2 chi", "victim figure:2-2 die", "victim figure:2-3 chi",
        "victim figure:2-3 die");
    ring.play("victim figure:2-2 chi");
    assertThat(ring.chi(2)).isEqualTo(4);
    assertThat(ring.is("2-2", Condition.DEAD)).isTrue();
    assertThat(ring.kind()).as("once a turn").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-59a", "KF-TRT-59c", "KF-CHI-08"})
  void sacrifice_givesADie_forTheNextTurnAlone() {
    Ring ring = Ring.ofAnasTurn(state -> state.gang(1, Counters.CHI, 4), "2 hero/sacrifice 4000 4000", "2 thug 5000 5000",
        "2 thug 6000 5000", "1 hero 8000 8000");
    assertThat(asked(ring)).isEqualTo("turn-begins Bo");
    ring.play("sacrifice figure:2-1");
    assertThat(ring.refused("victim figure:2-2 chi")).as("no Chi is spent").isEqualTo("KF-CHI-08");
    ring.play("victim figure:2-2 die", "end-turn", "pass", "activate figure:2-1", "pass");
    assertThat(ring.listed()).contains("roll 4").doesNotContain("roll 5");
    ring.dice("activation-2=1").play("roll 1");
    ring.play("decline", "pass", "end-turn", "pass");
    ring.play("pass", "end-turn", "pass", "pass", "activate figure:2-1", "pass");
    assertThat(ring.listed()).as("the die is gone").doesNotContain("roll 4");
  }

  @Test
  @Rule("KF-TRT-44g")
  void aStance_isGivenUp_atAnyMoment_andLostByBeingStunned() {
    Ring ring = Ring.ofAnasTurn(state -> state.figures().inflict(0, Condition.STANCE), "2 bruiser/immovable-stance 4000 4000",
        "1 hero 8000 8000");
    assertThat(asked(ring)).as("also in the enemy's turn").isEqualTo("turn-begins Bo");
    ring.play("relax figure:2-1");
    assertThat(ring.is("2-1", Condition.STANCE)).isFalse();
    Ring stunned = Ring.of(state -> state.figures().inflict(0, Condition.STANCE), "1 hero/immovable-stance 4000 4000",
        "2 hero 4250 4000").play("pass", "activate figure:2-1", "pass").dice("activation-2=5").play("roll 1", "pass")
        .dice("attack-2=5 defence-1=2 direction-1=3,3").play("attack", "pass");
    stunned.play("pass", "inflict stunned");
    assertThat(stunned.is("1-1", Condition.STANCE)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-12a", "KF-TRT-12b", "KF-RUL-87", "KF-RUL-118"})
  void auraOfTheTiger_helpsFriendsNearHim_notHimself_untilTheTurnEnds() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "2 hero/aura-of-the-tiger 4000 4000", "2 thug 4000 6050", "1 thug 4250 6050",
        "1 thug 4250 4000").play("roar figure:2-1");
    assertThat(ring.chi(2)).isEqualTo(2);
    assertThat(ring.kind()).as("once a turn").isEqualTo("nominate");
    ring.play("activate figure:2-2").dice("activation-2=5").play("roll 1", "attack", "spend 0")
        .dice("attack-2=3 defence-1=3").play("spend 0");
    assertThat(ring.kind()).as("3 + 2 + 1 against 3 + 2, the gap is L").isEqualTo("effect");
    Ring own = Ring.of(ALL_HAVE_CHI, "2 hero/aura-of-the-tiger 4000 4000", "1 hero 4250 4000", OTHER).play("roar figure:2-1",
        "activate figure:2-1").dice("activation-2=5").play("roll 1", "attack", "spend 0")
        .dice("attack-2=3 defence-1=3").play("spend 0");
    assertThat(own.kind()).as("not himself").isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-TRT-11a", "KF-TRT-11b", "KF-TRT-11c", "KF-RUL-109"})
  void auraOfTheDragon_keepsThoseWhoFail_fromAttackingHim_toTheEndOfTheirNextTurn() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "2 hero/aura-of-the-dragon 4000 4000", "1 hero 4250 4000", "1 thug/steadfast 4000 4250",
        "1 thug/undead 4000 3750", "1 thug 4000 7000", "2 thug 3750 4000").dice("morale-1=1,3 morale-2=6")
        .play("awe figure:2-1");
    assertThat(ring.is("1-1", Condition.AWED)).as("Protagonists roll too").isTrue();
    assertThat(ring.is("1-2", Condition.AWED)).as("3 + 1 passes").isFalse();
    ring.play("end-turn", "activate figure:1-1").dice("activation-1=5").play("roll 1");
    assertThat(ring.refused("attack")).isEqualTo("KF-H2H-02");
    ring.play("stop", "end-turn");
    assertThat(ring.is("1-1", Condition.AWED)).as("its own turn has ended").isFalse();
  }

  @Test
  @Rule({"KF-TRT-10a", "KF-TRT-10b", "KF-TRT-10c", "KF-CHI-09", "KF-CON-22c", "KF-TAO-06a"})
  void auraOfDeath_takesTheExtrasOfBothSides_whoFail() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 3);
      state.figures().inflict(0, Condition.STUNNED);
    }, "2 hero/aura-of-death 4000 4000", "1 hero 4000 4400", "1 thug 5450 4000", "1 thug 5451 4300", "2 thug 4000 5000",
        "1 thug/undead 4000 5300").dice("aura-1=3 aura-2=4").play("wither figure:2-1");
    assertThat(ring.is("1-2", Condition.DEAD)).as("within M").isTrue();
    assertThat(ring.is("1-3", Condition.DEAD)).as("beyond").isFalse();
    assertThat(ring.is("2-2", Condition.DEAD)).as("passed").isFalse();
    assertThat(ring.chi(2)).as("a Stunned sorcerer pays 1 more").isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"3, true", "4, false"})
  @Rule({"KF-EX-16", "KF-TRT-16a", "KF-TRT-16b", "KF-TRT-16c", "KF-RUL-108"})
  void boilingBlood_raisesC_andStunsAtTheEndOfTheActivation(int price, boolean isStunned) {
    Ring ring = Ring.of(ALL_HAVE_CHI, "2 bruiser/boiling-blood 4000 4000", "1 hero 4250 4000", OTHER).play("pass",
        "activate figure:2-1").dice("blood-2=6").play("boil figure:2-1", "boil figure:2-1");
    assertThat(ring.figures().combat(ring.figure("2-1"))).as("Q4: 3 + 2").isEqualTo(5);
    assertThat(ring.kind()).as("once a turn").isEqualTo("dice");
    ring.dice("activation-2=5 blood-2=" + (price - 1));
    if (isStunned) {
      ring.dice("direction-2=3,3");
    }
    ring.play("roll 1", "stop");
    assertThat(ring.is("2-1", Condition.STUNNED)).isEqualTo(isStunned);
    ring.play("end-turn");
    assertThat(ring.figures().combat(ring.figure("2-1"))).as("until the turn ends").isEqualTo(3);
  }

  @Test
  @Rule({"KF-RUL-108", "KF-TRT-16a", "KF-TRT-16c"})
  void boilingBlood_inTheEnemysTurn_isPaidWhenTheTurnEnds_andAFailureDoesNothing() {
    Ring ring = Ring.ofAnasTurn(ALL_HAVE_CHI, "2 bruiser/boiling-blood 4000 4000", "1 hero 8000 4000").dice("blood-2=5")
        .play("boil figure:2-1", "boil figure:2-1").dice("blood-2=1 direction-2=3,3").play("end-turn");
    assertThat(ring.is("2-1", Condition.STUNNED)).isTrue();
    Ring failed = Ring.ofAnasTurn(ALL_HAVE_CHI, "2 bruiser/boiling-blood 4000 4000", "1 hero 8000 4000").dice("blood-2=4")
        .play("boil figure:2-1", "end-turn");
    assertThat(failed.is("2-1", Condition.STUNNED)).as("a roll equal to Q: no second die").isFalse();
  }

  @Test
  @Rule({"KF-TRT-16b", "KF-TRT-16c"})
  void boilingBlood_mayBeLeft_andThenHasNoPrice() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "2 bruiser/boiling-blood 4000 4000", "1 hero 4250 4000", OTHER).play("pass",
        "activate figure:2-1").dice("blood-2=6").play("boil figure:2-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("riseBo");
    assertThat(ring.listed()).containsExactly("boil figure:2-1", "waive");
    ring.play("waive");
    assertThat(ring.figures().combat(ring.figure("2-1"))).isEqualTo(3);
    ring.dice("activation-2=5").play("roll 1", "stop");
    assertThat(ring.is("2-1", Condition.STUNNED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-18a", "KF-TRT-18b"})
  void craneBalance_standsUpBeforeTheDice_onceAGame() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "1 hero/crane-balance 4000 4000",
        "2 hero 4250 4000", OTHER);
    assertThat(ring.kind()).as("not at any moment of the enemy's turn").isEqualTo("nominate");
    ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack");
    assertThat(asked(ring)).isEqualTo("declared Ana");
    ring.dice("attack-2=3 defence-1=2").play("rise figure:1-1");
    assertThat(ring.listed()).as("3 + 4 against 2 + 4, without the 2 for a fallen one").contains("inflict recoil-short")
        .doesNotContain("inflict knocked-down");
    Ring own = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "2 hero/crane-balance 4000 4000",
        "1 hero 8250 4000").play("rise figure:2-1");
    assertThat(own.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
    own.figures().inflict(own.figure("2-1"), Condition.KNOCKED_DOWN);
    assertThat(own.play("activate figure:2-1").kind()).as("once per game").isEqualTo("dice");
  }

  @Test
  @Rule({"KF-EX-17", "KF-TRT-81a", "KF-TRT-81b", "KF-RUL-118"})
  void yinYangImbalance_givesQForC_untilHeIsKnockedDown() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "2 hero/yin-yang-imbalance 4000 4000", "1 hero 4250 4000", OTHER)
        .play("unbalance figure:2-1");
    assertThat(ring.chi(2)).isEqualTo(2);
    ring.play("activate figure:2-1").dice("activation-2=3,4").play("roll 2");
    assertThat(ring.kind()).as("3 fails now").isEqualTo("react");
    ring.play("decline", "attack", "spend 0").dice("attack-2=1 defence-1=6").play("spend 0");
    assertThat(ring.listed()).as("1 + 6 against 6 + 4").contains("inflict knocked-down");
    ring.play("inflict knocked-down", "done", "done");
    assertThat(ring.figures().combat(ring.figure("2-1"))).isEqualTo(4);
    assertThat(ring.figures().quality(ring.figure("2-1"))).isEqualTo(2);
  }

  @Test
  @Rule({"KF-EX-32", "KF-TRT-70a", "KF-TRT-70b"})
  void aSurpriseMove_turnsADieOver() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero/surprise-move 4000 4000", "2 hero 4250 4000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "attack", "spend 0").dice("attack-2=6 defence-1=3")
        .play("spend 0");
    assertThat(asked(ring)).isEqualTo("flip Ana");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser()))
        .isEqualTo("6 against 3 in the attack by hero 2-1 on hero/surprise-move 1-1: turn a die over?");
    assertThat(ring.listed()).containsExactly("flip figure:1-1 attack", "flip figure:1-1 defence", "pass");
    ring.play("flip figure:1-1 attack");
    assertThat(asked(ring)).as("once a roll; 1 + 4 against 3 + 4: he wins by 2").isEqualTo("effect Ana");
    assertThat(ring.listed()).contains("inflict knocked-down").doesNotContain("inflict wounded");
    assertThat(ring.chi(1)).isEqualTo(2);
  }

  @Test
  @Rule({"KF-TRT-70b", "KF-RUL-83"})
  void surpriseMoves_ofBothSides_alsoInSomebodyElsesFight_andNaturalDiceAreReadAfterwards() {
    Ring ring = Ring.of(ALL_HAVE_CHI, "1 hero/way-of-the-intercepting-fist 4000 4000", "2 hero 4250 4000",
        "2 hero/surprise-move 3750 4000", "1 thug/surprise-move 4500 4000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "attack", "target figure:1-1 0", "spend 0").dice("attack-2=1 defence-1=6")
        .play("spend 0");
    assertThat(asked(ring)).as("the turn player first, for a die of an enemy beside him").isEqualTo("flip Bo");
    ring.play("flip figure:2-2 defence");
    assertThat(asked(ring)).isEqualTo("flip Ana");
    ring.play("flip figure:1-2 attack");
    assertThat(asked(ring)).as("6 + 4 against 1 + 4; the 1 is no natural 1 any more").isEqualTo("effect Bo");
    ring.play("inflict distracted", "done", "done");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-06", "KF-PLT-04d"})
  void whatIsCarried_isPutDown_beforeItCanBeTaken() {
    Ring ring = Ring.of(state -> {
      state.objects().add(games.kumite.kungfu.geometry.Place.of(4000, 4000, 0));
      state.objects().give(0, 0);
    }, "1 hero 4000 4000", "2 hero 4250 4000", OTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=6 defence-1=3").play("attack");
    assertThat(asked(ring)).isEqualTo("known Ana");
    ring.play("let-fall figure:1-1");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(-1);
    assertThat(ring.refused("inflict disarm-taken")).as("he has nothing left to take").isEqualTo("KF-H2H-23");
  }
}
