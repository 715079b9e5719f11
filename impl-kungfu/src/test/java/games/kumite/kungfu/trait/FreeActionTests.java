package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Free actions of figures that something hinders, and what an activation with one leaves behind. */
final class FreeActionTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  @Test
  @Rule({"KF-TRT-34a", "KF-TRT-44b", "KF-RUL-45", "KF-ACT-37"})
  void aFreeMove_isAMove_forWhoCannotMoveOrGoesAstray() {
    for (Condition condition : new Condition[] {Condition.GLOATING, Condition.STANCE}) {
      Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "2 thug 4000 4000", OTHER, FARTHER);
      assertThat(ring.play("activate figure:2-1").refused("free-move")).isNotEqualTo("legal");
    }
    Ring blind = Ring.of(state -> state.figures().inflict(0, Condition.BLINDED), "2 thug 4000 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("direction-2=2,5,6").play("free-move");
    assertThat(blind.place("2-1")).as("in direction 6, a stick without the base").isEqualTo("4000 5200");
  }

  @Test
  @Rule({"KF-RUL-108", "KF-TRT-16c"})
  void boiledBlood_hasItsPrice_alsoAfterAFreeAction() {
    Ring ring = Ring.of("2 bruiser/boiling-blood 4000 4000", OTHER, FARTHER).play("pass", "activate figure:2-1")
        .dice("blood-2=6").play("boil figure:2-1", "boil figure:2-1");
    assertThat(ring.kind()).isEqualTo("dice");
    ring.dice("blood-2=2 direction-2=1,1").play("free-move", "to 4500 4000");
    assertThat(ring.is("2-1", Condition.STUNNED)).as("2 is not above the bonus of 2").isTrue();
  }

  @Test
  @Rule("KF-RUL-115")
  void theHandcuffed_drown_afterAFreeMoveToo() {
    Ring ring = Ring.of(state -> {
      Ground.bare().flat(4300, 3000, 6000, 5000, Flag.DEEP).laid().accept(state);
      state.figures().inflict(0, Condition.HANDCUFFED);
    }, "2 thug 4000 4000", OTHER, FARTHER).play("activate figure:2-1", "free-move", "to 4800 4000");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-44", "KF-TRT-40b", "KF-TRT-40c"})
  void poison_isHealed_alone_orWithAWound() {
    Ring ring = Ring.of(state -> state.figures().inflict(1, Condition.POISONED), "2 hero/healing 4000 4000",
        "2 thug 4250 4000", FARTHER).play("activate figure:2-1", "heal figure:2-2 poisoned");
    assertThat(ring.is("2-2", Condition.POISONED)).isFalse();
    Ring wound = Ring.of(state -> {
      state.figures().inflict(0, Condition.POISONED);
      state.figures().wounds(0, 2);
    }, "2 hero/healing 4000 4000", OTHER, FARTHER).play("activate figure:2-1", "heal figure:2-1 wound");
    assertThat(wound.is("2-1", Condition.POISONED)).isFalse();
    assertThat(wound.figures().combat(0)).isEqualTo(3);
  }

  @Test
  @Rule({"KF-TRT-39g", "KF-TRT-40a", "KF-RUL-88"})
  void theHandcuffed_healNobody() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.HANDCUFFED);
      state.figures().inflict(0, Condition.STUNNED);
    }, "2 hero/healing 4000 4000", OTHER, FARTHER).play("activate figure:2-1");
    assertThat(ring.listed()).doesNotContain("heal figure:2-1 stunned");
  }

  @Test
  @Rule({"KF-STU-18b", "KF-CHI-03", "KF-CHI-07", "KF-TRT-39c"})
  void chi_helpsWithHandcuffs_asMuchAsThereIs() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.HANDCUFFED);
      state.gang(1, Counters.CHI, 2);
    }, "2 hero 4000 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.listed()).contains("uncuff figure:2-1 0", "uncuff figure:2-1 1", "uncuff figure:2-1 2")
        .doesNotContain("uncuff figure:2-1 3");
    ring.dice("break-2=3").play("uncuff figure:2-1 2");
    assertThat(ring.is("2-1", Condition.HANDCUFFED)).as("3 - 1 + 2").isFalse();
    assertThat(ring.chi(2)).isZero();
  }

  @Test
  @Rule({"KF-RUL-109", "KF-LOC-49", "KF-MOR-10"})
  void aSpookyPlace_helpsTheAuraOfADragon() {
    Ring ring = Ring.of(state -> {
      state.choose(LocationTrait.SPOOKY_ATMOSPHERE);
      state.gang(1, Counters.CHI, 1);
    }, "2 dragon-head 4000 4000", "1 thug 5000 4000", "1 thug/steadfast 4000 5000", FARTHER).dice("morale-1=4,4")
        .play("awe figure:2-1");
    assertThat(ring.is("1-1", Condition.AWED)).as("4 - 1 against 4").isTrue();
    assertThat(ring.is("1-2", Condition.AWED)).as("4 - 1 + 1").isFalse();
  }

  @Test
  @Rule({"KF-GUN-10", "KF-RUL-63"})
  void anExtra_passesOverSmallTargetsForLargeOnes_butNotOverLargeOnes() {
    Ring ring = Ring.of("2 rookie-cop 4000 4000", "1 thug 4000 5000", "1 bruiser/big 5500 4000", "1 hero/huge 4000 1500", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot");
    assertThat(ring.listed()).contains("fire 1 figure:1-1 0", "fire 1 figure:1-2 0").doesNotContain("fire 1 figure:1-3 0");
  }

  @Test
  @Rule({"KF-LOC-10", "KF-CON-01"})
  void inCrampedQuarters_aLimpingAcrobatPassesNobody() {
    for (Condition condition : new Condition[] {Condition.BENT, Condition.LIMPING}) {
      Ring ring = Ring.of(state -> {
        state.choose(LocationTrait.CRAMPED_QUARTERS);
        state.figures().inflict(0, condition);
      }, "2 shaolin-monk 4000 4000", "2 thug 4300 4000", FARTHER).play("activate figure:2-1").dice("activation-2=5")
          .play("roll 1", "move");
      assertThat(ring.refused("to 4800 4000")).isEqualTo(condition == Condition.LIMPING ? "KF-LOC-10" : "legal");
    }
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"TIED_UP", "HANDCUFFED", "TRANSFIXED", "KNOCKED_OUT", "KNOCKED_DOWN", "BLINDED"})
  @Rule({"KF-ACT-38", "KF-RUL-35"})
  void whoIsBound_keepsNobodyFromAFreeMove_whoLiesDoes(Condition condition) {
    Ring ring = Ring.of(state -> state.figures().inflict(1, condition), "2 thug 4000 4000", "1 thug 5000 4000", OTHER, FARTHER)
        .play("activate figure:2-1");
    boolean isActive = condition == Condition.KNOCKED_DOWN || condition == Condition.BLINDED;
    assertThat(ring.refused("free-move")).isEqualTo(isActive ? "KF-ACT-36" : "legal");
  }

  @Test
  @Rule({"KF-RUL-34", "KF-CON-05"})
  void whoIsHeldByTheBound_makesNoFreeMove() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(1, Condition.HANDCUFFED);
      state.figures().grappler(0, 1);
    }, "2 thug 4000 4000", "1 thug 4250 4000", OTHER, FARTHER).play("activate figure:2-1");
    assertThat(ring.refused("free-move")).isEqualTo("KF-RUL-34");
  }

  @Test
  @Rule("KF-ACT-38")
  void aCivilian_keepsNobodyFromAFreeMove() {
    Ring ring = Ring.of(state -> state.figures().put(state.figures().add(state.definition().guest("hidden-civilian"), 0),
        games.kumite.kungfu.geometry.Place.of(5000, 4000, 0)), "2 thug 4000 4000", OTHER, FARTHER).play("activate figure:2-1");
    assertThat(ring.refused("free-move")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"0, hero, 750", "1, hero, 1200", "0, hero/flying, 1200"})
  @Rule({"KF-LOC-11a", "KF-LOC-12a", "KF-RUL-45"})
  void inACrowd_whoSeesNothing_staggersSAlone(int shots, String who, int far) {
    Ring ring = Ring.of(state -> {
      state.choose(LocationTrait.CROWD);
      state.set(Counters.GUNSHOTS, shots);
      state.figures().inflict(0, Condition.BLINDED);
    }, "2 " + who + " 4000 4000", FARTHER, OTHER).play("activate figure:2-1").dice("activation-2=5 direction-2=2,5,6")
        .play("roll 1", "move");
    assertThat(ring.place("2-1")).isEqualTo("4000 " + (4000 + far));
  }

  @Test
  @Rule({"KF-PLT-04e", "KF-TRT-29b"})
  void aFlyerWithABurden_isHackedWhenItLeaves() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, games.kumite.kungfu.state.Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, games.kumite.kungfu.state.ObjectKind.HEAVY.ordinal());
      state.objects().add(games.kumite.kungfu.geometry.Place.of(4000, 4000, 0));
    }, "2 flying-demon 4000 4000", "1 thug 4325 4000", OTHER).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "pick-up token:object-1", "move", "to 3000 4000");
    assertThat(ring.kind()).isEqualTo("hack-leaver");
  }
}
