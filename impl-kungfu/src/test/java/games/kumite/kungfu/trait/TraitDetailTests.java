package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Traits where two things meet: a weapon that is lost, another form, a fall that is answered. It is Bo's turn. */
final class TraitDetailTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 500 8500";
  private static final Consumer<GameState> CHI = state -> {
    state.gang(0, Counters.CHI, 4);
    state.gang(1, Counters.CHI, 4);
  };

  private static Consumer<GameState> in(Condition condition, int figure) {
    return state -> state.figures().inflict(figure, condition);
  }

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack");
  }

  private static Ring ready(Consumer<GameState> more, String activation, String... figures) {
    Ring ring = Ring.skip(Ring.of(more, figures)).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=" + activation).play("roll " + activation.split(",").length);
    return Ring.skip(ring);
  }

  @ParameterizedTest
  @CsvSource({"false, effect", "true, nominate"})
  @Rule({"KF-TRT-38b", "KF-CON-03a", "KF-RUL-55"})
  void aHammeringBlow_wantsItsHeavyWeapon_forThe6(boolean isLost, String kind) {
    Ring ring = attack(state -> {
      state.figures().inflict(0, Condition.TRANSFIXED);
      if (isLost) {
        state.figures().arms().loseWeapon(1, 0);
      }
    }, "attack-2=6 defence-1=6", "1 hero 4000 4000", "2 bruiser/hammering-blow/short-move 4250 4000", OTHER, FARTHER);
    assertThat(ring.kind()).as("6 + 3 + 2, and 2 more with it, against 6 + 4").isEqualTo("effect");
    Ring even = attack(state -> {
      if (isLost) {
        state.figures().arms().loseWeapon(1, 0);
      }
    }, "attack-2=6 defence-1=6", "1 hero 4000 4000", "2 bruiser/hammering-blow 4250 4000", OTHER, FARTHER);
    assertThat(even.kind() + even.actor()).as("6 + 3, or 6 + 3 + 2, against 6 + 4").isEqualTo(isLost ? "effectAna" : "effectBo");
  }

  @Test
  @Rule({"KF-TRT-38a", "KF-CON-03a", "KF-RUL-55"})
  void withoutItsHeavyWeapon_itLeavesNoOpening_butTheRollInWhichItIsLostDoes() {
    Ring lost = attack(state -> state.figures().arms().loseWeapon(1, 0), "attack-2=1 defence-1=1", "1 thug 4000 4000",
        "2 bruiser/hammering-blow 4250 4000", OTHER, FARTHER).play("inflict distracted");
    assertThat(lost.kind()).as("1 + 3 against 1 + 2").isEqualTo("nominate");
    Ring now = attack(PLAIN, "attack-2=1 defence-1=4", "1 thug 4000 4000", "2 bruiser/hammering-blow 4250 4000", OTHER, FARTHER)
        .play("inflict disarm-drops", "done");
    assertThat(now.listed()).as("1 + 3 against 4 + 2: he fought with it").containsExactly("hack figure:1-1", "waive");
  }

  @Test
  @Rule({"KF-TRT-02", "KF-RUL-83", "KF-RUL-184"})
  void aTumble_comesAfterAllEffects_andNotFromWhoWasPushedAway() {
    Ring pushed = attack(PLAIN, "attack-2=6 defence-1=3", "1 hero/aggressive-tumble 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .play("inflict knocked-down", "inflict recoil-short", "turn 0");
    assertThat(pushed.place("1-1")).isEqualTo("3250 4000");
    assertThat(pushed.kind()).as("he is out of reach").isEqualTo("nominate");
    Ring first = attack(PLAIN, "attack-2=6 defence-1=3", "1 hero/aggressive-tumble 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .play("inflict knocked-down", "inflict distracted");
    assertThat(first.kind() + first.actor()).isEqualTo("trait-hackAna");
    assertThat(first.is("1-1", Condition.DISTRACTED)).as("both effects first").isTrue();
  }

  @Test
  @Rule({"KF-TRT-02", "KF-TRT-54b", "KF-RUL-184"})
  void aTumble_comesAfterThePoison() {
    Ring ring = attack(PLAIN, "attack-2=6 defence-1=4 poison-2=6", "1 hero/aggressive-tumble 4000 4000", "2 hero/poison 4250 4000",
        OTHER, FARTHER).play("inflict knocked-down");
    assertThat(ring.kind()).isEqualTo("trait-hack");
    assertThat(ring.is("1-1", Condition.POISONED)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-02", "KF-H2H-02"})
  void anAttackerWhoIsKnockedDown_tumblesToo() {
    Ring ring = attack(PLAIN, "attack-2=3 defence-1=5", "1 hero 4000 4000", "2 hero/aggressive-tumble 4250 4000", OTHER, FARTHER)
        .play("inflict knocked-down");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackBo");
    ring.dice("attack-2=6 defence-1=1").play("hack figure:2-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"TRANSFIXED", "HANDCUFFED", "TIED_UP"})
  @Rule({"KF-TRT-02", "KF-CON-25", "KF-RUL-123", "KF-RUL-40"})
  void theBound_doNotTumble(Condition bound) {
    Ring ring = attack(in(bound, 0), "attack-2=2 defence-1=2", "1 hero/aggressive-tumble 4000 4000", "2 hero 4250 4000", OTHER,
        FARTHER).play("inflict knocked-down");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-39a", "KF-TRT-02", "KF-RUL-40"})
  void whoIsCuffedOnTheGround_doesNotTumble() {
    Ring ring = attack(PLAIN, "attack-2=6 defence-1=4", "1 hero/aggressive-tumble 4000 4000", "2 hero/handcuffs 4250 4000", OTHER,
        FARTHER).play("inflict knocked-down", "cuff");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-60b", "KF-TRT-60c"})
  void theHumanForm_turnsBackIntoTheDemon_forOneAction() {
    Ring ring = ready(CHI, "5,5", "2 giant-demon 4000 4000", "1 thug 7000 4000", OTHER, FARTHER).play("cast shift");
    assertThat(Ring.skip(ring).listed()).contains("cast shift").doesNotContain("cast shatter", "teleport");
    ring.play("cast shift");
    assertThat(ring.figures().size(0)).isEqualTo(Size.HUGE);
    assertThat(ring.figures().traits(0).has(Trait.TELEPORTATION)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-60b", "KF-TAO-10b"})
  void whoHasLostShapeShift_staysAsHeIs() {
    Ring ring = ready(CHI.andThen(state -> {
      state.figures().form(0, 1);
      state.figures().strip(0, Trait.SHAPE_SHIFT);
    }), "5,5", "2 giant-demon 4000 4000", "1 thug 7000 4000", OTHER, FARTHER);
    assertThat(ring.listed()).doesNotContain("cast shift");
  }

  @Test
  @Rule({"KF-TRT-60a", "KF-RUL-39"})
  void whoShrinksOutOfContact_holdsNobodyAnyMore() {
    Ring ring = ready(CHI.andThen(state -> {
      state.figures().grappler(1, 0);
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
    }), "5,5", "2 giant-demon 4000 4000", "1 hero 4425 4000", OTHER, FARTHER).play("cast shift");
    assertThat(ring.figures().grappler(1)).isEqualTo(-1);
  }

  @Test
  @Rule({"KF-TRT-60c", "KF-TRT-44b"})
  void anotherForm_standsInNoStance_withoutTheArt() {
    Ring ring = ready(CHI.andThen(in(Condition.STANCE, 0)), "5,5", "2 hero/shape-shift/immovable-stance 4000 4000",
        "1 thug 7000 4000", OTHER, FARTHER).play("cast shift");
    assertThat(Ring.skip(ring).refused("move")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-26c", "KF-TRT-26b", "KF-RUL-111"})
  void whoIsPossessed_isExorcised_alsoWhileTransfixed() {
    Ring ring = Ring.of(HostTests.possessed(state -> {
      state.figures().inflict(1, Condition.TRANSFIXED);
      state.figures().join(0, 0);
      state.figures().join(1, 0);
      state.figures().formerGang(1, 1);
    }), "1 hopping-vampire-master 8000 2000", "2 thug 5300 4000", "2 hero/exorcise 5050 4000", OTHER, FARTHER);
    Ring.skip(ring).play("activate figure:2-2");
    Ring.skip(ring).dice("activation-2=5,5").play("roll 2");
    Ring.skip(ring).dice("attack-2=4 defence-1=1").play("exorcise");
    assertThat(Ring.skip(ring).is("2-1", Condition.POSSESSED)).isFalse();
    assertThat(ring.figures().gang(1)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"TRANSFIXED, KF-CON-25", "TIED_UP, KF-CON-25", "KNOCKED_DOWN, legal"})
  @Rule({"KF-TRT-55i", "KF-CON-25", "KF-RUL-123"})
  void aHusk_isDestroyedByNobodyWhoIsBound(Condition condition, String verdict) {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.HUSK);
      state.figures().inflict(1, condition);
    }, "1 hopping-vampire-master 4000 4000", "2 hero/signature-weapon 4250 4000", OTHER, FARTHER);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5,5").play("roll 2");
    assertThat(Ring.skip(ring).refused("destroy-husk figure:1-1")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-TRT-22b", "KF-TRT-20a", "KF-RUL-85"})
  void aDrunkenFighter_whoDashes_attacksWhomHeRunsInto_afterHisHack() {
    Ring ring = Ring.of("2 drunken-monkey-master 3000 4000", "1 hero 3700 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5,5,1 direction-2=2,5,0").play("roll 3", "decline", "waive");
    assertThat(ring.kind()).isEqualTo("dash");
    assertThat(ring.listed()).containsExactly("target figure:1-1 0", "target figure:1-1 1", "waive");
    ring.dice("attack-2=5 defence-1=4").play("target figure:1-1 0", "inflict distracted");
    assertThat(ring.kind()).as("one action is left").isEqualTo("action");
  }

  @Test
  @Rule({"KF-TRT-20a", "KF-RUL-15", "KF-RUL-85"})
  void whoStaysWhereHeIs_hasMadeNoContact() {
    Ring ring = Ring.of(in(Condition.BLINDED, 0), "2 hero/dashing 3000 4000", "1 hero 3700 4000", OTHER, FARTHER);
    ring.figures().put(1, Place.of(3250, 4000, 0)); // somebody has come up to him in this turn
    ring.play("activate figure:2-1").dice("activation-2=5,5 direction-2=2,2").play("roll 2", "move");
    assertThat(ring.kind()).as("equal dice: no move").isEqualTo("action");
  }

  @Test
  @Rule({"KF-TRT-20a", "KF-TRT-39f"})
  void theHandcuffed_dashToo() {
    Ring ring = Ring.of(in(Condition.HANDCUFFED, 0), "2 hero/dashing 3000 4000", "1 hero 3700 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 3450 4000");
    assertThat(ring.kind()).isEqualTo("dash");
  }

  @ParameterizedTest
  @CsvSource({"TRANSFIXED, KF-RUL-192", "TIED_UP, KF-RUL-192", "HANDCUFFED, KF-RUL-192", "LIMPING, legal"})
  @Rule({"KF-TRT-39e", "KF-RUL-192"})
  void aFriendWhoseHandsAreBound_breaksNoCuffs(Condition condition, String verdict) {
    Ring ring = Ring.of(in(condition, 0).andThen(in(Condition.HANDCUFFED, 1)), "2 hero 4000 4000", "2 thug 4250 4000", FARTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.refused("uncuff figure:2-2 0")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-TRT-81b", "KF-TRT-76a", "KF-RUL-43"})
  void theLastWoundOfRunningWater_endsAnImbalanceToo() {
    Ring ring = Ring.of(Ground.bare().flat(3400, 3000, 3600, 5000, Flag.RUNNING).laid().andThen(state -> {
      state.figures().wounds(0, 3);
      state.figures().inflict(0, Condition.UNBALANCED);
    }), "2 hero/waterbane 3000 4000", FARTHER, OTHER).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "move", "to 4200 4000");
    assertThat(ring.figures().wounds(0)).isEqualTo(4);
    assertThat(ring.figures().combat(0)).as("Staggering").isZero();
    assertThat(ring.is("2-1", Condition.UNBALANCED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-24h", "KF-TRT-44b", "KF-TRT-44d", "KF-H2H-23"})
  void whoStandsInAStance_isNotPulled() {
    Ring ring = Ring.of(in(Condition.STANCE, 1), "2 hero/entangle 4000 4000", "1 hero 4800 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=6 dodge-1=2")
        .play("shoot");
    assertThat(ring.listed()).as("by 5").contains("inflict tied-up", "inflict knocked-down").doesNotContain("inflict pulled");
  }

  @Test
  @Rule({"KF-TRT-62c", "KF-TRT-44b", "KF-TRT-44g"})
  void aShotgun_throwsNobodyOutOfAStance_butFellsHim() {
    Ring ring = Ring.of(in(Condition.STANCE, 1), "2 hero/shotgun 3000 4000", "1 hero 5000 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=4 dodge-1=4")
        .play("fire 1 figure:1-1 0");
    assertThat(ring.kind()).as("4 + 4 + 1 against 4 + 4, and no effect of 1 point applies").isEqualTo("nominate");
    assertThat(ring.place("1-1")).isEqualTo("5000 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.is("1-1", Condition.STANCE)).isFalse();
  }

  @Test
  @Rule({"KF-PLT-09a", "KF-RUL-163", "KF-RUL-190"})
  void whomSomebodyElseHoldsMeanwhile_tellsNothing_andCanBeAskedAgain() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.DISCOVER.ordinal());
      state.figures().grappler(2, 0);
    }, "2 hero 4000 4000", "2 hero 4500 4000", "1 thug 4250 4000", FARTHER, OTHER).play("activate figure:2-1", "question figure:1-1");
    ring.figures().grappler(2, -1); // he has broken free, and is seized again
    ring.play("activate figure:2-2").dice("activation-2=5").play("roll 1").dice("attack-2=4 defence-1=5")
        .play("attack", "inflict grappled", "done", "end-turn");
    assertThat(ring.figures().grappler(2)).as("4 + 4 + 1 against 5 + 2").isEqualTo(1);
    assertThat(ring.fight().get(Counters.INFORMATION)).isZero();
    assertThat(ring.figures().has(2, PlotDeed.INFORMED)).isFalse();
  }

  @Test
  @Rule({"KF-TAO-10b", "KF-TRT-24a"})
  void whoHasLostTheArtOfEntangling_onlyHoldsAWhip() {
    Ring ring = Ring.of(state -> state.figures().strip(0, Trait.ENTANGLE), "2 hero/entangle/healing 4000 4000", "1 hero 4800 4000",
        OTHER, FARTHER);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    assertThat(Ring.skip(ring).refused("shoot")).isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule({"KF-TRT-10b", "KF-TRT-10c", "KF-RUL-146"})
  void anAuraOfDeath_withersNoLovedOne() {
    Ring ring = Ring.of(CHI.andThen(Cast.run(Vip.LOVED_ONE, 1, 4000, 4800)), "2 hero/aura-of-death 4000 4000", FARTHER, OTHER);
    ring.play("wither figure:2-1");
    assertThat(ring.is("1-2", Condition.DEAD)).as("no die was rolled for her").isFalse();
  }

  @Test
  @Rule({"KF-TRT-28", "KF-TRT-62b", "KF-RUL-67"})
  void theSpreadOfAShotgun_sparesThoseInTheCombatIntoWhichHeMayShoot() {
    Ring ring = Ring.of("2 hero/shotgun/fire-into-hand-to-hand 3000 4000", "1 hero 5000 4000", "2 hero 5250 4000",
        "1 hero 5000 4450", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot")
        .dice("shot-2=2,1 dodge-1=5,5").play("fire 1 figure:1-1 0");
    assertThat(ring.kind()).as("the other hero of Ana's is hit at, that of Bo's is not").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-46c", "KF-RUL-114", "KF-TRT-20b"})
  void whoDoesNotBringHimselfToDashAtABeauty_spendsNoAction() {
    Ring ring = Ring.of("2 hero/dashing 3000 4000", "1 hero/female/knock-out-beauty 3700 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "move", "to 3450 4000").dice("charm-2=2,5,1")
        .play("target figure:1-1 1");
    assertThat(ring.kind()).as("the boost is not spent").isEqualTo("action");
    assertThat(ring.is("2-1", Condition.HAS_ATTACKED)).isFalse();
    Ring bold = Ring.of("2 hero/dashing 3000 4000", "1 hero/female/knock-out-beauty 3700 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "move", "to 3450 4000")
        .dice("charm-2=2,5,6 attack-2=3 defence-1=3").play("target figure:1-1 1");
    assertThat(bold.kind()).as("3 + 4 + 1 against 3 + 4").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-CON-22c", "KF-CHI-09", "KF-TRT-50a", "KF-TRT-60a"})
  void whatCostsNoChi_costsTheStunnedNone() {
    Ring ring = ready(in(Condition.STUNNED, 0), "6", "2 hero/magic-gong/shape-shift/transfix 4000 4000", "1 thug 5000 4000", OTHER,
        FARTHER);
    assertThat(ring.refused("cast gong") + ring.refused("cast shift")).isEqualTo("legallegal");
    assertThat(ring.refused("cast transfix")).isEqualTo("KF-CHI-05");
  }

  @Test
  @Rule({"KF-RUL-108", "KF-TRT-18b", "KF-RUL-06"})
  void refusals_nameTheirOwnRule() {
    Ring ring = Ring.of(CHI.andThen(in(Condition.KNOCKED_DOWN, 1)), "2 hero/boiling-blood 4000 4000",
        "1 hero/crane-balance/boiling-blood 8000 4000", OTHER, FARTHER);
    assertThat(ring.actor()).isEqualTo("Bo");
    ring.dice("blood-2=2").play("boil figure:2-1");
    assertThat(ring.actor()).as("he has nothing else").isEqualTo("Ana");
    assertThat(ring.refused("rise figure:1-1")).isEqualTo("KF-TRT-18b");
    ring.dice("blood-1=2").play("boil figure:1-1");
    Ring again = Ring.of(CHI, "2 hero/boiling-blood/iron-shirt 4000 4000", FARTHER, OTHER).dice("blood-2=2").play("boil figure:2-1");
    assertThat(again.refused("boil figure:2-1")).isEqualTo("KF-RUL-108");
  }
}
