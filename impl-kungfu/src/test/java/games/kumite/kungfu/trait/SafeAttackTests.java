package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Attacks that cannot be answered are attacks still; and hacks that follow upon hacks. */
final class SafeAttackTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 8000";

  private static Consumer<GameState> in(Condition condition, int figure) {
    return state -> state.figures().inflict(figure, condition);
  }

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack");
  }

  @Test
  @Rule({"KF-TRT-63a", "KF-H2H-11"})
  void aSignatureWeapon_helpsAnAttackOnTheTransfixed_butNoFreeHack() {
    assertThat(attack(in(Condition.TRANSFIXED, 0), "attack-2=1 defence-1=3", "1 hero 4000 4000", "2 hero/signature-weapon 4250 4000",
        OTHER, FARTHER).kind()).as("1 + 4 + 2 + 1 against 3 + 4").isEqualTo("effect");
    Ring leaving = Ring.of("1 hero/signature-weapon 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 5500 4000")
        .dice("attack-1=3 defence-2=4").play("hack figure:1-1");
    assertThat(leaving.place("2-1")).as("3 + 4 against 4 + 4: it leaves").isEqualTo("5500 4000");
  }

  @Test
  @Rule({"KF-H2H-18", "KF-RUL-122"})
  void aPropWeapon_isUsedUp_byAnAttackOnTheHandcuffed() {
    Ring ring = attack(state -> {
      state.figures().inflict(0, Condition.HANDCUFFED);
      state.figures().inflict(1, Condition.PROP_WEAPON);
    }, "attack-2=1 defence-1=3", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER);
    assertThat(ring.kind()).as("1 + 4 + 2 + 1 against 3 + 4").isEqualTo("effect");
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-31b", "KF-RUL-30"})
  void aFlurry_onSomebodyHelpless_isStillNotOutnumbered() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(0, Condition.HANDCUFFED);
    }, "1 thug 4000 4000", "2 oyabun 4250 4000", "1 hero 4500 4000", "1 thug 4250 4250", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "flurry").dice("attack-2=1 defence-1=5")
        .play("at figure:1-1");
    assertThat(ring.kind()).as("1 + 4 + 1 + 2 against 5 + 2").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-RUL-123", "KF-TRT-31a"})
  void theTiedUp_makeNoFlurry() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 2);
      state.figures().inflict(1, Condition.TIED_UP);
    }, "1 thug 4000 4000", "2 oyabun 4250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2");
    assertThat(ring.refused("flurry")).isNotEqualTo("legal");
  }

  @Test
  @Rule("KF-TRT-11b")
  void awe_holdsBackFlurriesAndLowKicks() {
    Ring flurry = Ring.of(state -> {
      state.gang(1, Counters.CHI, 2);
      state.figures().awe(1, 0);
    }, "1 hero 4000 4000", "2 oyabun 4250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2");
    assertThat(flurry.refused("flurry")).isNotEqualTo("legal");
    Ring kick = Ring.of(state -> {
      state.figures().awe(1, 0);
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
    }, "1 hero 4000 4000", "2 footsoldier 5000 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "move", "to 4250 4000");
    assertThat(kick.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-23b", "KF-TRT-57c"})
  void anEagleClaw_narrowsTheEffectsOfAPalm() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 2), "1 hero 4000 4000", "2 hero/quivering-palm/eagle-claw 4250 4000",
        OTHER, FARTHER).play("activate figure:2-1", "announce").dice("activation-2=5,5").play("roll 2", "attack")
        .play("palm figure:1-1", "spend 0").dice("attack-2=6 defence-1=2").play("claw eagle");
    assertThat(ring.listed()).contains("inflict grappled").doesNotContain("inflict vibrations", "inflict wounded");
  }

  @Test
  @Rule({"KF-RUL-83", "KF-TRT-25a"})
  void aCounter_madeInTheEnemysTurn_letsNobodyCounterIt() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=4", "1 hero/evade-and-counter 4000 4000",
        "2 hero/evade-and-counter 4250 4000", OTHER, FARTHER).play("inflict recoil-short", "turn 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
    ring.dice("attack-1=5 defence-2=4").play("hack figure:1-1", "inflict recoil-short", "turn 0");
    assertThat(ring.kind()).as("no second counter").isEqualTo("nominate");
    assertThat(ring.place("2-1")).isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-RUL-83", "KF-TRT-02"})
  void aTumble_madeInTheEnemysTurn_letsNobodyTumble() {
    Ring ring = attack(PLAIN, "attack-2=6 defence-1=4", "1 hero/aggressive-tumble 4000 4000",
        "2 hero/aggressive-tumble 4250 4000", OTHER, FARTHER).play("inflict knocked-down");
    ring.dice("attack-1=6 defence-2=2").play("hack figure:1-1", "inflict knocked-down");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.kind()).as("he does not tumble back").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-83", "KF-TRT-38a"})
  void aHackOfAnotherTrait_leavesTheOpeningOfAHammeringBlow() {
    Ring ring = attack(PLAIN, "attack-2=6 defence-1=4", "1 hero/aggressive-tumble/hammering-blow 4000 4000",
        "2 hero 4250 4000", OTHER, FARTHER).play("inflict knocked-down");
    ring.dice("attack-1=1 defence-2=2").play("hack figure:1-1");
    assertThat(ring.kind() + ring.actor()).as("a natural 1 on his tumble").isEqualTo("openingBo");
    ring.dice("attack-2=1 defence-1=1").play("hack figure:2-1");
    assertThat(ring.kind()).as("1 + 4 + 2 against 1 + 4: his turn, so his hack opens another").isEqualTo("effect");
  }

  @Test
  @Rule("KF-TRT-79")
  void theInterceptingFist_answersAnAmbushToo() {
    Ring ring = Ring.of("1 dim-mak-master 4000 4000", "2 hero/sneaky 4250 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=1 defence-1=4");
    ring.figures().inflict(1, Condition.AMBUSHING);
    ring.play("attack");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 + 1 against 4 + 4").isEqualTo("trait-hackAna");
  }

  @Test
  @Rule({"KF-RUL-56", "KF-RUL-55"})
  void aBladeThatIsTaken_isABladeInOtherHands() {
    Ring ring = attack(state -> {
      state.figures().inflict(0, Condition.PROP_WEAPON);
      state.figures().inflict(0, Condition.PROP_BLADE);
    }, "attack-2=6 defence-1=2", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("inflict disarm-taken");
    while (!ring.kind().equals("nominate")) {
      ring.play("done");
    }
    assertThat(ring.is("1-1", Condition.PROP_BLADE)).isFalse();
    assertThat(ring.is("2-1", Condition.PROP_BLADE)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-39", "KF-TRT-24h"})
  void whoIsPulledAway_isHeldNoMore() {
    Ring ring = Ring.of(state -> state.figures().grappler(0, 2), "1 thug 4800 4000",
        "2 hero/entangle/fire-into-hand-to-hand 4000 4000", "2 thug 5050 4000", FARTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("shot-2=4 dodge-1=3")
        .play("shoot", "inflict pulled", "waive");
    assertThat(ring.place("1-1")).isEqualTo("4250 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(-1);
  }
}
