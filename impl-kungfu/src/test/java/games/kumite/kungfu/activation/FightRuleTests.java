package games.kumite.kungfu.activation;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Activations and combats as whole rules: rolls, Reactions, frays, conditions. */
final class FightRuleTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final Consumer<GameState> PLAIN = state -> { };

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack").choose("target figure:1-1 0");
  }

  @Test
  @Rule({"KF-ACT-01", "KF-ACT-13", "KF-ACT-27"})
  void eachFigure_isNominatedOnce_actsInAnyOrder_andAfterTheLastTheTurnEnds() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 hero 4250 4000", OTHER).play("activate figure:2-1").dice("activation-2=5,5,5")
        .play("roll 3", "attack").dice("attack-2=1 defence-1=5")
        .play("target figure:1-1 0", "inflict knocked-down", "inflict distracted", "done", "stand-up")
        .dice("attack-2=3 defence-1=2").play("attack", "inflict distracted");
    assertThat(ring.refused("activate figure:2-1")).isEqualTo("KF-ACT-01");
    ring.play("activate figure:2-2").dice("activation-2=4").play("roll 1", "stop");
    assertThat(ring.actor()).as("everybody has been activated").isEqualTo("Ana");
  }

  @ParameterizedTest
  @CsvSource({"'2,3', 2, 0", "'1,2,3', 3, 0", "'1,5', 1, 1", "'4,5,1', 1, 2", "'4,5,6', 0, 3"})
  @Rule({"KF-ACT-10", "KF-ACT-11", "KF-ACT-12", "KF-ACT-17"})
  void anActivationRoll_givesActions_afterAReactionOnTheFailedDice(String dice, int failures, int actions) {
    Ring ring = Ring.of("1 hero 1000 1000", "2 thug 7000 7000", OTHER).play("activate figure:2-1")
        .dice("activation-2=" + dice).play("roll " + dice.split(",").length);
    if (failures > 0) {
      assertThat(ring.kind()).isEqualTo("react");
      ring.dice("reaction-1=" + "1,".repeat(failures).substring(0, 2 * failures - 1)).play("react figure:1-1");
    }
    for (int i = 0; i < actions; i++) {
      assertThat(ring.kind()).isEqualTo("action");
      ring.play("move", "to " + (7000 - 100 * i - 100) + " 7000");
    }
    assertThat(ring.kind() + ring.actor()).as("with two failures the turn is over").isEqualTo(failures > 1 ? "nominateAna" : "nominateBo");
  }

  @Test
  @Rule("KF-ACT-28")
  void whatIsNotListed_isNoAction() {
    Ring ring = Ring.of("1 hero 1000 1000", "2 hero 7000 7000").play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("dance")).isNotEqualTo("legal");
  }

  @Test
  @Rule({"KF-EX-38", "KF-ACT-34", "KF-RUL-106"})
  void bankedDice_areLost_toAnyEffectThatIsCarriedOut_andWithATurnWithoutFocus() {
    Ring ring = attack(state -> state.figures().bank(0, 3), "attack-2=4 defence-1=3", "1 hero 4000 4000", "2 hero 4250 4000",
        OTHER).play("inflict recoil-short", "turn 0");
    assertThat(ring.figures().bank(0)).isZero();
    Ring cancelled = attack(state -> {
      state.figures().bank(0, 3);
      state.gang(0, Counters.CHI, 1);
    }, "", "1 hero 4000 4000", "2 hero 4250 4000", OTHER).dice("attack-2=4 defence-1=3").play("spend 0", "inflict distracted", "reduce 1");
    assertThat(cancelled.figures().bank(0)).as("cancelled by Chi: not suffered").isEqualTo(3);
    Ring focused = Ring.of("2 hero 4000 4000", "1 thug 8000 8000");
    for (int turn = 1; turn <= 3; turn++) {
      focused.play("activate figure:2-1", "focus die", "end-turn");
      assertThat(focused.figures().bank(0)).isEqualTo(turn);
    }
    assertThat(focused.play("activate figure:2-1").listed()).contains("roll 6");
    Ring idle = Ring.of(state -> state.figures().bank(0, 2), "2 hero 4000 4000", "1 thug 8000 8000").play("end-turn");
    assertThat(idle.figures().bank(0)).as("neither rolled nor focused").isZero();
    Ring reaction = Ring.of(state -> state.figures().bank(0, 2), "1 hero 4000 4000", "2 thug 7000 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=1 reaction-1=5").play("roll 1", "react figure:1-1", "stop");
    assertThat(reaction.figures().bank(0)).as("a Reaction uses none").isEqualTo(2);
  }

  @Test
  @Rule({"KF-ACT-39", "KF-ACT-20"})
  void afterAFreeMove_heMayReact_alsoWithATrait() {
    Ring ring = Ring.ofAnasTurn(state -> state.gang(0, Counters.CHI, 1), "1 hero/flurry-of-blows 4000 4000", "2 thug 7000 4000",
        "1 thug 100 100").play("activate figure:1-1", "free-move", "to 4100 4000", "end-turn");
    ring.figures().put(1, Place.of(4350, 4000, 0));
    ring.play("activate figure:2-1").dice("activation-2=1 reaction-1=5").play("roll 1", "react figure:1-1");
    assertThat(ring.listed()).contains("flurry");
  }

  @ParameterizedTest
  @EnumSource(names = {"KNOCKED_DOWN", "LIMPING", "BLINDED", "TIED_UP", "HANDCUFFED", "BURNING_BY_FIREBALL", "DISTRACTED", "STUNNED"})
  @Rule({"KF-RUL-19", "KF-RUL-123"})
  void hinderedProtagonists_mayReact(Condition condition) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "1 hero 4000 4000", "2 thug 7000 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=1").play("roll 1");
    assertThat(ring.kind()).isEqualTo("react");
  }

  @Test
  @Rule({"KF-RUL-19", "KF-TRT-64b", "KF-CON-20a", "KF-RUL-123"})
  void theTransfixed_theSlow_theKnockedOut_doNotReact_andTheTiedUpAttackNobody() {
    for (Condition condition : new Condition[] {Condition.TRANSFIXED, Condition.KNOCKED_OUT}) {
      Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "1 hero 4000 4000", "2 thug 7000 4000", OTHER,
          "1 thug 100 100").play("activate figure:2-1").dice("activation-2=1").play("roll 1");
      assertThat(ring.kind()).isEqualTo("nominate");
    }
    Ring slow = Ring.of("1 hero/slow 4000 4000", "2 thug 7000 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=1").play("roll 1");
    assertThat(slow.kind()).isEqualTo("nominate");
    Ring tied = Ring.of(state -> state.figures().inflict(1, Condition.TIED_UP), "1 hero 4000 4000", "2 hero 4250 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(tied.refused("attack")).isEqualTo("KF-RUL-123");
    assertThat(tied.refused("move")).isEqualTo("KF-RUL-34");
  }

  @Test
  @Rule({"KF-RUL-10", "KF-CON-22b"})
  void naturalOnesAndSixes_holdForReactions_whateverTheModifier() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.STUNNED), "1 hero 4000 4000", "2 thug 7000 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=1 reaction-1=2").play("roll 1", "react figure:1-1");
    assertThat(ring.is("1-1", Condition.BARRED)).as("2 - 1 is below 2").isTrue();
    Ring six = Ring.of(state -> state.figures().inflict(0, Condition.STUNNED), "1 thug 4000 4000", "2 hero 7000 4000")
        .play("activate figure:2-1").dice("activation-2=6").play("roll 1");
    assertThat(six.kind()).isEqualTo("action");
  }

  @Test
  @Rule({"KF-RUL-22", "KF-ACT-24", "KF-ACT-25"})
  void aBruiser_isAnExtra_oneAttackATurn_boostedOnce() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 bruiser 4250 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5,5,5").play("roll 3", "attack");
    assertThat(ring.refused("target figure:1-1 2")).isEqualTo("KF-ACT-25");
    ring.dice("attack-2=3 defence-1=3").play("target figure:1-1 1", "inflict distracted", "inflict distracted");
    assertThat(ring.refused("attack")).isEqualTo("KF-ACT-24");
  }

  @Test
  @Rule({"KF-H2H-03", "KF-H2H-01"})
  void withoutAnAttack_nothingIsRolled_andTheyStayLocked() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 hero 4250 4000", OTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "stop");
    assertThat(ring.place("2-1")).isEqualTo("4250 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  private static final String[] FRAY = {"1 thug 4000 4000", "2 thug 4250 4000", "1 thug 4500 4000", "2 thug 4750 4000",
    "1 thug 5000 4000", "2 thug 5250 4000", "2 thug 4000 4250", "2 thug 4000 3750"};

  @Test
  @Rule({"KF-EX-08", "KF-H2H-04a", "KF-H2H-07", "KF-H2H-08", "KF-H2H-09"})
  void inAFray_theLargerSideHasOneMore_attackingAndAttacked_andTheFallenDoNotCount() {
    Ring ring = attack(PLAIN, "attack-2=3 defence-1=3", FRAY);
    assertThat(ring.kind() + ring.actor()).as("five against three: 3 + 2 + 1 against 3 + 2").isEqualTo("effectBo");
    Ring attacked = Ring.ofAnasTurn(PLAIN, FRAY).play("activate figure:1-1").dice("activation-1=5").play("roll 1", "attack")
        .dice("attack-1=3 defence-2=3").play("target figure:2-1 0");
    assertThat(attacked.kind() + attacked.actor()).isEqualTo("effectBo");
    Ring fallen = attack(state -> {
      state.figures().inflict(6, Condition.KNOCKED_DOWN);
      state.figures().inflict(7, Condition.KNOCKED_DOWN);
    }, "attack-2=3 defence-1=3", FRAY);
    assertThat(fallen.kind()).as("three against three").isEqualTo("tie-effect");
  }

  @Test
  @Rule("KF-EX-73")
  void twoAgainstOne_oneOfThemFallen_isOneAgainstOne() {
    Ring ring = Ring.of(state -> state.figures().inflict(2, Condition.KNOCKED_DOWN), "1 thug 4000 4000", "2 thug 4250 4000",
        "2 thug 3750 4000", OTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=3").play("attack");
    assertThat(ring.kind()).isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-H2H-10", "KF-H2H-29"})
  void whoLeavesAFray_outnumbered_isHackedWithOneMore() {
    Ring ring = Ring.of("2 hero 4000 4000", "1 hero 4250 4000", "1 thug 3750 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "move", "to 4000 5000").dice("attack-1=3 defence-2=3").play("hack figure:1-1");
    assertThat(ring.kind() + ring.actor()).as("3 + 4 + 1 against 3 + 4").isEqualTo("effectAna");
  }

  @Test
  @Rule({"KF-EX-13", "KF-H2H-32", "KF-H2H-31", "KF-TRT-29b"})
  void aFlyer_isHackedByFlyersAlone() {
    Ring ring = Ring.of("2 hero/flying 4000 4000", "1 hero/flying 4250 4000", "1 thug 3750 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 4000 5000");
    assertThat(ring.listed()).containsExactly("hack figure:1-1", "waive");
    assertThat(ring.play("waive").place("2-1")).isEqualTo("4000 5000");
  }

  @Test
  @Rule({"KF-TRT-32a", "KF-TRT-32b"})
  void freeDisengage_leavesUnharmed_butContactStops() {
    Ring ring = Ring.of("2 hero/free-disengage 4000 4000", "1 hero 4250 4000", "1 thug 4000 4600", OTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "move", "to 4000 5200");
    assertThat(ring.place("2-1")).as("stopped by the thug").isEqualTo("4000 4350");
    ring.play("move", "to 3200 4350");
    assertThat(ring.place("2-1")).as("leaving takes another action").isEqualTo("3200 4350");
  }

  @Test
  @Rule({"KF-H2H-04e", "KF-RUL-38", "KF-TRT-29c"})
  void anElevatedPosition_isWorthOne_neverWithAFlyer() {
    Consumer<GameState> deck = state -> state.lay(state.board().plus(new games.kumite.kungfu.geometry.Piece("deck", "DECK",
        games.kumite.kungfu.geometry.Polygon.rectangle(4125, 3000, 6000, 5000), 0, 200,
        games.kumite.kungfu.geometry.Flag.BLOCK.bit() | games.kumite.kungfu.geometry.Flag.STAND.bit())));
    Ring ring = attack(deck, "attack-2=3 defence-1=3", "1 hero 4000 4000", "2 hero 4250 4000 200", OTHER);
    assertThat(ring.kind()).isEqualTo("effect");
    Ring flying = attack(deck, "attack-2=3 defence-1=3", "1 hero/flying 4000 4000", "2 hero 4250 4000 200", OTHER);
    assertThat(flying.kind()).isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-H2H-04f", "KF-TRT-41a", "KF-RUL-28"})
  void theLarger_hasOneMore_hugeAgainstBigToo() {
    assertThat(attack(PLAIN, "attack-2=3 defence-1=3", "1 hero/big 4000 4000", "2 hero/huge 4425 4000", OTHER).kind())
        .isEqualTo("effect");
    Ring defending = attack(PLAIN, "attack-2=3 defence-1=3", "1 hero/huge 4000 4000", "2 hero 4325 4000", OTHER);
    assertThat(defending.kind() + defending.actor()).as("also attacked").isEqualTo("effectAna");
    assertThat(attack(PLAIN, "attack-2=3 defence-1=3", "1 thug/animal 4000 4000", "2 thug 4250 4000", OTHER).kind())
        .as("not even against a dog").isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-TRT-36", "KF-TRT-37"})
  void aGroundFighter_andAGroupFighter_giveNoBonus() {
    Ring ground = attack(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "attack-2=3 defence-1=3",
        "1 hero/ground-fighter 4000 4000", "2 hero 4250 4000", OTHER);
    assertThat(ground.kind()).isEqualTo("tie-effect");
    Ring group = attack(PLAIN, "attack-2=3 defence-1=3", "1 hero/group-fighter 4000 4000", "2 hero 4250 4000",
        "2 thug 3750 4000", OTHER);
    assertThat(group.kind()).isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-TRT-25a", "KF-TRT-25b", "KF-RUL-83"})
  void evadeAndCounter_hacksBeforeTheRecoil_whichComesAllTheSame() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=2", "1 hero/evade-and-counter 4000 4000", "2 bruiser 4250 4000", OTHER);
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
    ring.play("inflict recoil-medium", "turn 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
    assertThat(ring.place("1-1")).isEqualTo("4000 4000");
    ring.dice("attack-1=6 defence-2=1").play("hack figure:1-1", "inflict extra-killed");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    assertThat(ring.place("1-1")).as("even if the hack kills").isEqualTo("2800 4000");
  }

  @Test
  @Rule({"KF-TRT-25a", "KF-CON-22a"})
  void evadeAndCounter_hacksBeforeTheRecoilOfTheStunnedToo() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=2", "1 hero/evade-and-counter 4000 4000", "2 hero 4250 4000", OTHER)
        .play("inflict stunned");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
    ring.dice("direction-1=1,2,12").play("waive");
    assertThat(ring.place("1-1")).isEqualTo("3250 4000");
  }

  @Test
  @Rule({"KF-TRT-39f", "KF-TRT-39g", "KF-RUL-29"})
  void theHandcuffed_areHackedAtTwoMore_andNeitherShootNorCast() {
    Ring ring = attack(state -> state.figures().inflict(0, Condition.HANDCUFFED), "attack-2=1 defence-1=6", "1 hero 4000 4000",
        "2 hero 4250 4000", OTHER);
    assertThat(ring.kind()).as("1 + 4 + 2 against 6 + 4: a Free Hack").isEqualTo("nominate");
    Ring tied = attack(state -> state.figures().inflict(0, Condition.HANDCUFFED), "attack-2=3 defence-1=5", "1 hero 4000 4000",
        "2 hero 4250 4000", OTHER);
    assertThat(tied.kind()).as("3 + 4 + 2 against 5 + 4: a tied hack").isEqualTo("effect");
    Ring cuffed = Ring.of(state -> {
      state.figures().inflict(0, Condition.HANDCUFFED);
      state.gang(1, Counters.CHI, 3);
    }, "2 hero/pistol/aura-of-death 4000 4000", "1 hero 6000 4000", OTHER);
    assertThat(cuffed.listed()).doesNotContain("wither figure:2-1");
    cuffed.play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(cuffed.refused("shoot")).isNotEqualTo("legal");
  }

  @Test
  @Rule({"KF-CON-08", "KF-TAO-05", "KF-RUL-88"})
  void aGrappledSorcerer_cannotCast_norOneInCombat() {
    Ring held = Ring.of(state -> {
      state.figures().grappler(0, 1);
      state.gang(1, Counters.CHI, 3);
    }, "2 hero/aura-of-death 4000 4000", "1 thug 4250 4000", OTHER);
    assertThat(held.kind()).isEqualTo("nominate");
    Ring down = Ring.of(state -> {
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
      state.gang(1, Counters.CHI, 3);
    }, "2 hero/aura-of-death 4000 4000", "1 thug 4250 4000", OTHER);
    assertThat(down.kind()).as("one who lies there does not hinder").isEqualTo("turn-begins");
  }

  @Test
  @Rule({"KF-CON-24a", "KF-CON-24c", "KF-CON-25", "KF-RUL-45"})
  void theBlinded_areHitBetter_andRecoverForTwoActionsOfOneActivation() {
    assertThat(attack(state -> state.figures().inflict(0, Condition.BLINDED), "attack-2=3 defence-1=4", "1 hero 4000 4000",
        "2 hero 4250 4000", OTHER).kind()).as("3 + 4 + 2 against 4 + 4").isEqualTo("effect");
    for (Condition condition : new Condition[] {Condition.BLINDED, Condition.TRANSFIXED}) {
      Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "2 hero 4000 4000", "1 hero 8000 4000", OTHER)
          .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "recover");
      assertThat(ring.is("2-1", condition)).isFalse();
      assertThat(ring.kind()).as("both actions").isEqualTo("nominate");
      Ring one = Ring.of(state -> state.figures().inflict(0, condition), "2 hero 4000 4000", "1 hero 8000 4000", OTHER)
          .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
      assertThat(one.refused("recover")).isEqualTo("KF-ACT-26");
    }
  }

  @Test
  @Rule({"KF-RUL-34", "KF-CON-16", "KF-CON-05"})
  void theFallen_standUpFirst_andTheHeldFightOn() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().grappler(0, 1);
    }, "2 hero 4000 4000", "1 hero 4250 4000", OTHER).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.refused("attack")).isEqualTo("legal");
    assertThat(ring.refused("move")).isNotEqualTo("legal");
    ring.play("stand-up");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-EX-09", "KF-H2H-20", "KF-RUL-23"})
  void threePoints_areOneThree_orATwoAndAOne_orThreeOnes() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=2", "1 hero/pistol 4000 4000", "2 hero 4250 4000", OTHER);
    assertThat(ring.listed()).contains("inflict wounded", "inflict knocked-down", "inflict distracted").doesNotContain("done");
    ring.play("inflict knocked-down");
    assertThat(ring.listed()).contains("inflict distracted", "done").doesNotContain("inflict recoil-medium", "inflict wounded");
    ring.play("inflict distracted");
    assertThat(ring.kind()).isEqualTo("nominate");
    Ring ones = attack(PLAIN, "attack-2=5 defence-1=2", "1 hero/pistol 4000 4000", "2 hero 4250 4000", OTHER)
        .play("inflict distracted", "inflict disarm-drops", "inflict grappled");
    assertThat(ones.is("1-1", Condition.DISTRACTED) && ones.figures().grappler(0) == 1).isTrue();
  }

  @Test
  @Rule({"KF-EX-11", "KF-CON-13"})
  void aRecoil_intoAFriendOfTheWinner_isAFreeHack() {
    Ring ring = attack(PLAIN, "attack-2=4 defence-1=3", "1 hero 4000 4000", "2 hero 4250 4000", "2 thug 3350 4000", OTHER)
        .dice("attack-2=1 defence-1=6").play("inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).as("stopped in contact").isEqualTo("3600 4000");
  }

  @Test
  @Rule("KF-EX-30")
  void aHammeringBruiser() {
    Ring six = attack(PLAIN, "attack-2=6 defence-1=4", "1 hero 4000 4000", "2 bruiser/hammering-blow 4250 4000", OTHER);
    assertThat(six.listed()).as("6 + 3 + 2 = 11 against 8").contains("inflict wounded");
    Ring one = attack(PLAIN, "attack-2=1 defence-1=1", "1 thug 4000 4000", "2 bruiser/hammering-blow 4250 4000", OTHER)
        .play("inflict distracted");
    assertThat(one.kind() + one.actor()).as("1 + 3 = 4 against 3, and an opening").isEqualTo("openingAna");
  }

  @Test
  @Rule({"KF-TRT-09a", "KF-TRT-75b"})
  void poison_doesNothing_toTheArtificialAndTheUndead() {
    for (String trait : new String[] {"artificial", "undead"}) {
      Ring ring = attack(PLAIN, "attack-2=5 defence-1=2", "1 hero/" + trait + " 4000 4000", "2 hero/poison 4250 4000", OTHER)
          .play("inflict wounded");
      assertThat(ring.is("1-1", Condition.POISONED)).as("no die is rolled").isFalse();
    }
  }
}
