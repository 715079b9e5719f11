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

/** Traits that change hand-to-hand combat. */
final class CombatTraitTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 student 8000 8000";

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack").choose("target figure:1-1 0");
  }

  @Test
  @Rule("KF-TRT-38b")
  void hammeringBlow_addsTwo_onANatural6_alsoInDefence() {
    assertThat(attack(PLAIN, "attack-2=6 defence-1=3", "1 student 4000 4000", "2 red-pole-enforcer 4250 4000").listed())
        .as("6 + 3 + 2 against 3 + 2").contains("inflict wounded");
    Ring defending = attack(PLAIN, "attack-2=6 defence-1=6", "1 red-pole-enforcer 4000 4000", "2 sumo-bodyguard 4325 4000");
    assertThat(defending.kind() + defending.actor()).as("6 + 3 + 1 against 6 + 3 + 2").isEqualTo("effectAna");
  }

  @Test
  @Rule({"KF-TRT-38a", "KF-RUL-83"})
  void hammeringBlow_leavesAnOpening_onANatural1_afterTheEffects() {
    Ring ring = attack(PLAIN, "attack-2=1 defence-1=1", "1 student 4000 4000", "2 red-pole-enforcer 4250 4000",
        "1 student 4500 4000");
    assertThat(ring.kind() + ring.actor()).as("1 + 3 against 1 + 2 + 1: first the tie").isEqualTo("tie-effectAna");
    ring.play("inflict distracted", "inflict distracted");
    assertThat(ring.kind() + ring.actor()).isEqualTo("openingAna");
    assertThat(ring.listed()).containsExactly("hack figure:1-1", "hack figure:1-2", "waive");
    ring.dice("attack-1=1 defence-2=1").play("hack figure:1-2");
    assertThat(ring.kind()).as("1 + 2 + 1 against 1 + 3").isEqualTo("effect");
    ring.play("inflict grappled");
    assertThat(ring.kind()).as("a hack by a trait in another's turn opens nothing").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-38a", "KF-RUL-83"})
  void aHackInTheOwnTurn_mayLeadToTheNextOpening() {
    Ring ring = attack(PLAIN, "attack-2=2 defence-1=1", "1 bruiser/hammering-blow 4000 4000", "2 bruiser 4250 4000",
        OTHER,
        "2 thug 3750 4000");
    assertThat(ring.kind() + ring.actor()).as("2 + 3 + 1 against 1 + 3").isEqualTo("effectBo");
    ring.play("inflict distracted", "done");
    assertThat(ring.kind() + ring.actor()).isEqualTo("openingBo");
    ring.dice("attack-2=1 defence-1=1").play("hack figure:2-3");
    assertThat(ring.kind() + ring.actor()).as("1 + 2 + 1 against 1 + 3").isEqualTo("effectBo");
    ring.play("inflict grappled");
    assertThat(ring.kind() + ring.actor()).as("another natural 1, another opening").isEqualTo("openingBo");
  }

  @Test
  @Rule("KF-TRT-79")
  void theInterceptingFist_answersANatural1_atTwoMore() {
    Ring ring = attack(PLAIN, "attack-2=1 defence-1=1", "1 dim-mak-master 4000 4000", "2 sumo-bodyguard 4325 4000")
        .play("inflict distracted");
    assertThat(ring.kind() + ring.actor()).as("1 + 3 + 1 against 1 + 4 is a tie").isEqualTo("tie-effectBo");
    ring.play("inflict distracted");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
    ring.dice("attack-1=3 defence-2=4").play("hack figure:1-1");
    assertThat(ring.listed()).as("3 + 4 + 2 against 4 + 3 + 1").contains("inflict recoil-short")
        .doesNotContain("inflict knocked-down");
  }

  @ParameterizedTest
  @CsvSource({"4, student, false", "5, student, true", "5, flying-demon, false", "6, flying-demon, true", "6, zombie, false"})
  @Rule({"KF-TRT-54a", "KF-TRT-54b", "KF-TRT-54c", "KF-TRT-54d", "KF-RUL-44"})
  void poison_makesStagger(int die, String victim, boolean isPoisoned) {
    Ring ring = attack(PLAIN, "attack-2=6 defence-1=" + (victim.equals("student") ? 5 : victim.equals("zombie") ? 4 : 4),
        "1 " + victim + " 4000 4000", "2 ninja-assassin 4250 4000", "1 student 100 100", OTHER);
    if (!victim.equals("zombie")) {
      ring.dice("poison-2=" + die);
    }
    while (ring.kind().equals("effect")) {
      ring.play(ring.listed().contains("done") ? "done" : "inflict distracted");
    }
    assertThat(ring.is("1-1", Condition.POISONED)).isEqualTo(isPoisoned);
  }

  @Test
  @Rule("KF-TRT-02")
  void anAggressiveTumble_hacksWhoKnockedHimDown() {
    Ring ring = attack(PLAIN, "attack-2=6 defence-1=4", "1 hero/aggressive-tumble 4000 4000", "2 dim-mak-master 4250 4000")
        .play("inflict knocked-down");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
    ring.play("waive");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-39a", "KF-CON-07", "KF-TRT-39b"})
  void cuffs_areOffered_alsoForAGrappledExtra() {
    Ring extra = attack(PLAIN, "attack-2=5 defence-1=4", "1 student 4000 4000", "2 rookie-cop 4250 4000")
        .play("inflict grappled");
    assertThat(extra.kind() + extra.actor()).isEqualTo("cuffBo");
    extra.play("cuff");
    assertThat(extra.is("1-1", Condition.HANDCUFFED)).isTrue();
    Ring down = attack(PLAIN, "attack-2=6 defence-1=4", "1 student 4000 4000", "2 rookie-cop 4250 4000")
        .play("inflict knocked-down");
    assertThat(down.kind() + down.actor()).isEqualTo("cuffBo");
    down.play("waive");
    assertThat(down.is("1-1", Condition.HANDCUFFED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-39c", "KF-TRT-39d", "KF-TRT-39e"})
  void cuffs_areBroken_byAProtagonist_orAFriend() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.HANDCUFFED), "2 detective 4000 4000",
        "1 student 8000 8000", "2 student 4250 4000").play("activate figure:2-1").dice("activation-2=5,5").play("roll 2")
        .dice("break-2=1").play("uncuff figure:2-1 0");
    assertThat(ring.refused("uncuff figure:2-1 0")).as("never again after a 1").isEqualTo("KF-TRT-39d");
    ring.play("stop", "activate figure:2-2").dice("activation-2=5,5").play("roll 2").dice("break-2=4,5")
        .play("uncuff figure:2-1 0", "uncuff figure:2-1 0");
    assertThat(ring.is("2-1", Condition.HANDCUFFED)).as("4 - 1 fails, 5 - 1 breaks it").isFalse();
  }

  @Test
  @Rule({"KF-TRT-31a", "KF-TRT-31b"})
  void aFlurry_strikesEveryEnemyInContact_andNobodyOutnumbersHim() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), "1 student 4000 4000", "2 oyabun 4250 4000",
        "1 student 4500 4000", OTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "flurry");
    assertThat(ring.kind()).isEqualTo("next-target");
    ring.dice("attack-2=1,1 defence-1=3,4").play("at figure:1-2");
    assertThat(ring.kind()).as("1 + 4 + 1 against 3 + 2: no outnumbering; the other follows").isEqualTo("effect");
    assertThat(ring.chi(2)).isZero();
  }

  @Test
  @Rule("KF-TRT-31a")
  void aFlurry_strikesThreeInContact_oneAfterTheOther() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), "1 student 4000 4000", "2 oyabun 4250 4000",
        "1 student 4500 4000", "1 student 4250 4250", OTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "flurry").dice("attack-2=1,1,1 defence-1=1,1,1").play("at figure:1-2", "inflict distracted", "done");
    assertThat(ring.listed()).as("two are left").containsExactly("at figure:1-1", "at figure:1-3");
    ring.play("at figure:1-3", "inflict distracted", "done", "inflict distracted", "done");
    for (String student : new String[] {"1-1", "1-2", "1-3"}) {
      assertThat(ring.is(student, Condition.DISTRACTED)).as(student).isTrue();
    }
  }

  @Test
  @Rule({"KF-TRT-80a", "KF-TRT-80b"})
  void aWhirlwind_strikesFriendsToo_atTwoMore() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), "1 student 4000 4000", "2 dragon-head 4250 4000",
        "2 student 4500 4000").play("pass", "activate figure:2-1").dice("activation-2=5").play("roll 1", "pass", "whirlwind");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:2-2");
  }

  @Test
  @Rule({"KF-TRT-44a", "KF-TRT-44b", "KF-TRT-44c"})
  void aStance_holdsAgainstRecoil_andSize() {
    Ring ring = Ring.of("1 student 8000 8000", "2 sumo-bodyguard 4000 4000").play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "stance", "pass");
    assertThat(ring.refused("move")).isEqualTo("KF-TRT-44b");
    assertThat(ring.refused("stance")).isEqualTo("KF-TRT-44a");
    Ring struck = attack(state -> state.figures().inflict(0, Condition.STANCE), "attack-2=6 defence-1=4",
        "1 bruiser/big 4000 4000", "2 student 4325 4000");
    assertThat(struck.kind()).as("6 + 2 against 4 + 3 + 1").isEqualTo("tie-effect");
    Ring huge = attack(state -> state.figures().inflict(0, Condition.STANCE), "attack-2=3 defence-1=3",
        "1 bruiser/big 4000 4000", "2 hero/huge/armour 4425 4000");
    assertThat(huge.listed()).as("3 + 4 against 3 + 3: a stance takes the size away, and Recoil").contains("inflict distracted")
        .doesNotContain("inflict recoil-short");
  }

  @ParameterizedTest
  @CsvSource({"true, false", "true, true", "false, true"})
  @Rule({"KF-RUL-85", "KF-TRT-48a", "KF-TRT-20a", "KF-RUL-83"})
  void aLowKick_followsADash_orOneThatWasWaived(boolean isMade, boolean wasDown) {
    Ring ring = Ring.of(state -> {
      if (wasDown) {
        state.figures().inflict(1, Condition.KNOCKED_DOWN);
      }
    }, "2 hero/low-kick/dashing 4000 4000", "1 hero 5000 4000", OTHER, "1 student 500 8500").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "move", "to 4750 4000");
    assertThat(ring.kind()).as("first the dash").isEqualTo("dash");
    if (isMade) {
      ring.dice("attack-2=6 defence-1=3").play("target figure:1-1 0")
          .play(wasDown ? "inflict distracted" : "inflict knocked-down", "done");
    } else {
      ring.play("waive");
    }
    assertThat(ring.kind() + ring.actor()).as("then the kick").isEqualTo("low-kickBo");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "waive");
    ring.dice("attack-2=1 defence-1=6").play("at figure:1-1");
    assertThat(ring.kind()).isEqualTo("nominate");
  }
}
