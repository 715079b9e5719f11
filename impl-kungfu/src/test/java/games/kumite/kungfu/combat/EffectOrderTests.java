package games.kumite.kungfu.combat;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets of effects: their order, what is void in them, what Chi does to them. */
final class EffectOrderTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 8000";

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack");
  }

  @Test
  @Rule("KF-RUL-23")
  void anExtra_mayBePushedBeforeItIsFelled_andNothingIsLeftToChooseAfterwards() {
    Ring ring = attack(PLAIN, "attack-2=4 defence-1=4", "1 thug 4000 4000", "2 hero 4250 4000", OTHER, FARTHER);
    ring.play("inflict recoil-short", "turn 0", "inflict extra-knocked-out");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.place("1-1")).as("pushed first").isEqualTo("3250 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    Ring felled = attack(PLAIN, "attack-2=5 defence-1=4", "1 thug 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .play("inflict extra-knocked-out");
    assertThat(felled.kind()).as("2 points are left, but all would be void").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-43", "KF-RUL-23"})
  void aProtagonistWhoIsKnockedOut_canBeWoundedFurther_bySetsOfEffects() {
    Ring ring = attack(state -> state.figures().wounds(0, 4), "attack-2=6 defence-1=3", "1 hero 4000 4000", "2 hero 4250 4000",
        OTHER, FARTHER);
    ring.dice("morale-1=6,6,6,6,6,6").play("inflict wounded", "inflict wounded", "done"); // a round for each (KF-RUL-175)
    assertThat(ring.figures().wounds(0)).as("C0, C-1 and Knocked Out, C-2").isEqualTo(6);
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    Ring pushed = attack(state -> state.figures().wounds(0, 4), "attack-2=6 defence-1=2", "1 hero 4000 4000",
        "2 hero 4250 4000", OTHER, FARTHER);
    pushed.dice("morale-1=6,6,6").play("inflict distracted", "inflict wounded", "done");
    assertThat(pushed.is("1-1", Condition.KNOCKED_OUT)).as("any effect fells him, and the wound counts still").isTrue();
    assertThat(pushed.figures().wounds(0)).isEqualTo(5);
  }

  @Test
  @Rule({"KF-RUL-26", "KF-RUL-24"})
  void inATie_chiIsSpent_beforeEitherEffectIsCarriedOut() {
    Ring ring = attack(state -> {
      state.gang(0, Counters.CHI, 1);
      state.gang(1, Counters.CHI, 1);
    }, "", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("spend 0").dice("attack-2=3 defence-1=3")
        .play("spend 0");
    ring.play("inflict recoil-short", "turn 0", "inflict recoil-short", "turn 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reduceBo");
    ring.play("done");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reduceAna");
    assertThat(ring.place("2-1")).as("nothing has been carried out yet").isEqualTo("4250 4000");
    ring.play("reduce 1");
    assertThat(ring.place("1-1") + " " + ring.place("2-1")).isEqualTo("4000 4000 5000 4000");
  }

  @Test
  @Rule({"KF-CON-02", "KF-RUL-39"})
  void aSecondLimping_isAFall_whoeverIsHeldIsFree() {
    Ring ring = attack(state -> {
      state.figures().inflict(0, Condition.LIMPING);
      state.figures().grappler(2, 0);
    }, "attack-2=6 defence-1=2", "1 hero 4000 4000", "2 hero 4250 4000", "2 thug 3750 4000", FARTHER);
    ring.play("inflict limping", "done");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.figures().grappler(2)).as("its grappler lies on the ground").isEqualTo(-1);
  }

  @Test
  @Rule({"KF-H2H-04b", "KF-TRT-39f", "KF-RUL-29"})
  void transfixedAndFallen_isOneBonus_handcuffsAreAnother() {
    Ring both = attack(state -> {
      state.figures().inflict(0, Condition.TRANSFIXED);
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
    }, "attack-2=1 defence-1=4", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER);
    assertThat(both.kind()).as("1 + 4 + 2 against 4 + 4").isEqualTo("nominate");
    Ring cuffed = attack(state -> {
      state.figures().inflict(0, Condition.TRANSFIXED);
      state.figures().inflict(0, Condition.HANDCUFFED);
    }, "attack-2=1 defence-1=4", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER);
    assertThat(cuffed.kind()).as("1 + 4 + 2 + 2 against 4 + 4").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-H2H-22", "KF-RUL-24", "KF-RUL-23"})
  void whatReplacesAnEffect_takesItsPlaceInTheOrder() {
    Ring ring = attack(state -> {
      state.gang(0, games.kumite.kungfu.state.Counters.CHI, 1);
      state.figures().inflict(0, Condition.POISONED);
    }, "attack-2=6 defence-1=2 morale-1=6,6,6", "1 hero 4000 4000", "2 hero 3750 4000", OTHER, FARTHER)
        .play("spend 0", "inflict wounded", "inflict distracted", "reduce 1", "inflict humbled");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("Staggering, he falls to the first").isTrue();
    assertThat(ring.is("1-1", Condition.HUMBLED)).as("the Humbling that the wound has become").isTrue();
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-23", "KF-H2H-23", "KF-CON-03a"})
  void aWeaponThatAnotherHasStruckFromTheHandMeanwhile_isNotLostTwice() {
    Ring ring = attack(PLAIN, "attack-2=4 defence-1=2", "1 hero/pistol 4000 4000", "2 hero 4250 4000",
        "2 hero 3500 4000", FARTHER)
        .play("inflict recoil-short", "turn 0").dice("attack-2=4 defence-1=3").play("inflict disarm-drops");
    assertThat(ring.kind() + ring.actor()).as("the hack of whom he was pushed against").isEqualTo("effectBo");
    ring.play("inflict disarm-drops");
    assertThat(ring.figures().arms().weapons(0)).isZero();
    assertThat(ring.fight().objects().count()).as("one pistol lies there").isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"'inflict prop-activates,inflict recoil-medium,turn 0', 1",
      "'inflict recoil-medium,turn 0,inflict prop-activates', 0"})
  @Rule({"KF-RUL-23", "KF-H2H-24d"})
  void aPropOutOfReach_isSetOffAgainstNobody(String effects, int wounds) {
    Ring ring = attack(Ground.bare().piece("crates", 3900, 4400, 4100, 4600, 0, 250, Flag.BLOCK, Flag.HARD,
        Flag.SCENIC).laid(),
        "attack-2=5 defence-1=2", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER)
        .dice(wounds == 0 ? "" : "peril=6 defence-1=3").play(effects.split(","));
    assertThat(ring.place("1-1")).isEqualTo("2800 4000");
    assertThat(ring.figures().wounds(0)).isEqualTo(wounds);
  }

  @ParameterizedTest
  @CsvSource({"false, true", "true, false"})
  @Rule({"KF-RUL-23", "KF-CON-02", "KF-H2H-26c"})
  void twoLimpings_areTheMost(boolean wasLimping, boolean isTwice) {
    Ring ring = attack(state -> {
      if (wasLimping) {
        state.figures().inflict(0, Condition.LIMPING);
      }
      state.figures().wounds(1, -5); // a C of 9, for a budget of many points
    }, "attack-2=6 defence-1=1", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER);
    assertThat(ring.refused("inflict limping")).isEqualTo("legal");
    ring.play("inflict limping");
    assertThat(ring.refused("inflict limping")).isEqualTo(isTwice ? "legal" : "KF-H2H-23");
    if (isTwice) {
      ring.play("inflict limping");
      assertThat(ring.refused("inflict limping")).isEqualTo("KF-H2H-23");
    }
  }

  @Test
  @Rule({"KF-H2H-20", "KF-H2H-23"})
  void whatIsTooDear_isRefusedForItsPrice_whatDoesNothingForThat() {
    Ring ring = attack(PLAIN, "attack-2=4 defence-1=3", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER);
    assertThat(ring.refused("inflict knocked-down")).as("2 points").isEqualTo("KF-H2H-20");
    assertThat(ring.refused("inflict disarm-drops")).as("no weapon").isEqualTo("KF-H2H-23");
  }

  @Test
  @Rule({"KF-TRT-30d", "KF-RUL-23"})
  void aFlyingSword_isDisarmedOrNothing() {
    Ring ring = attack(state -> {
      int sword = state.figures().add(state.definition().guest("flying-sword"), 0);
      state.figures().rider(sword, 0);
      state.figures().inflict(sword, Condition.SWORD);
      state.figures().put(sword, Place.of(4000, 4000, 0));
    }, "attack-2=6 defence-1=4", "1 hero/flying-sword 1000 1000", "2 hero 4250 4000", OTHER, FARTHER);
    assertThat(ring.listed()).containsExactly("inflict disarm-drops", "inflict disarm-lands-short", "inflict disarm-flies",
        "inflict disarm-taken", "inflict disarm-destroyed");
    assertThat(ring.refused("inflict recoil-short")).isEqualTo("KF-H2H-23");
  }

  @Test
  @Rule({"KF-H2H-26d", "KF-CON-14"})
  void aRecoilIntoAProp_isForEverybody() {
    Ring ring = attack(Ground.bare().piece("crates", 3000, 3800, 3400, 4200, 0, 250, Flag.BLOCK, Flag.HARD,
        Flag.SCENIC).laid(),
        "attack-2=6 defence-1=3", "2 hero 4250 4000", "1 hero 4000 4000", OTHER, FARTHER);
    assertThat(ring.listed()).contains("inflict recoil-into-prop");
  }

  @Test
  @Rule({"KF-CON-03c", "KF-RUL-23"})
  void twoWeapons_areLostToTwoDisarms_notToThree() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=1", "1 hero/pistol/throwing-stars 4000 4000", "2 hero 4250 4000",
        OTHER, FARTHER)
        .play("inflict disarm-drops", "item 2", "inflict disarm-drops");
    assertThat(ring.kind()).as("the other one, unasked").isEqualTo("effect");
    assertThat(ring.refused("inflict disarm-drops")).isEqualTo("KF-H2H-23");
    ring.play("done");
    assertThat(ring.figures().arms().weapons(0)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"PISTOL, legal", "SIGNATURE, KF-H2H-23", "-, KF-H2H-23"})
  @Rule({"KF-RUL-195", "KF-H2H-26e", "KF-TRT-63c"})
  void ofWhatSomebodyHolds_anOrdinaryWeaponAloneIsDestroyed(String what, String verdict) {
    Ring ring = attack(state -> {
      long place = Place.of(4000, 4000, 0);
      state.objects().give(what.equals("-") ? state.objects().add(place)
          : state.objects().add(place, Weapon.valueOf(what).ordinal(), Figures.NOBODY), 0);
    }, "attack-2=6 defence-1=3", "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER);
    Ring.skip(ring);
    assertThat(ring.refused("inflict disarm-drops")).isEqualTo("legal");
    assertThat(ring.refused("inflict disarm-destroyed")).isEqualTo(verdict);
  }
}
