package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hiding behind low obstacles, and Reinforcements. It is Bo's turn, and Bo attacks. */
final class HidingTests {

  private static final String BO = "2 student 8500 8500";

  private static Ring hidden(String enemy) {
    return Ring.of(Ground.bare().fence(3000, 4000, 5000, 4150).laid(), enemy, "1 student 500 500",
        "2 hero/pistol 4000 4275", BO).play("activate figure:2-1").dice("activation-2=5,5,5").play("roll 3", "hide");
  }

  @ParameterizedTest
  @CsvSource({"1 hero/pistol 4000 1000, false", "1 hero/pistol 4000 7000, true"})
  @Rule({"KF-LOC-38a", "KF-RUL-62"})
  void whoHides_isOutOfSight_fromTheOtherSideAlone(String enemy, boolean isSeen) {
    Ring ring = hidden(enemy).play("stop", "end-turn", "activate figure:1-1").dice("activation-1=5,5").play("roll 2", "shoot");
    assertThat(ring.is("2-1", Condition.HIDING)).isTrue();
    assertThat(ring.listed().contains("fire 1 figure:2-1 0")).isEqualTo(isSeen);
  }

  @Test
  @Rule("KF-LOC-38b")
  void whoHides_shootsNobody_untilItPopsOut_forOneAction() {
    Ring ring = hidden("1 thug 4000 1000");
    assertThat(ring.refused("shoot")).isEqualTo("KF-LOC-38b");
    assertThat(ring.refused("hide")).isEqualTo("KF-RUL-62");
    ring.play("pop-out");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
    ring.play("shoot");
    assertThat(ring.refused("fire 1 figure:1-1 1")).as("one action is left").isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule("KF-LOC-38c")
  void grenade_behindTheObstacle_hitsWhoHidesThere() {
    Ring ring = Ring.of(state -> {
      Ground.bare().fence(3000, 4000, 5000, 4150).laid().accept(state);
      state.figures().inflict(0, Condition.HIDING);
    }, "1 hero 4000 4275", "1 student 500 500", "2 hero/grenade 4000 2000", BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2");
    assertThat(ring.refused("shoot")).isEqualTo("KF-GUN-02");
    ring.play("grenade").dice("throw-2=5,5 blast-2=5 dodge-1=1").play("mark 4000 4500");
    assertThat(ring.kind()).isEqualTo("effect");
  }

  @Test
  @Rule("KF-RUL-62")
  void hiding_endsWithAMove_andWithAnAttackInContact() {
    Ring moved = hidden("1 thug 4000 1000").play("move", "to 4200 4400");
    assertThat(moved.is("2-1", Condition.HIDING)).isFalse();
    Ring attacked = Ring.of(state -> {
      Ground.bare().fence(3000, 4000, 5000, 4150).laid().accept(state);
      state.figures().inflict(0, Condition.HIDING);
    }, "1 hero 4000 4275", "2 hero 4250 4275", BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=1 defence-1=1").play("attack");
    assertThat(attacked.is("1-1", Condition.HIDING)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-62", "KF-LOC-38a"})
  void hiding_isAFreeActionToo_andNeedsSomethingSolidAndLow() {
    Ring ring = Ring.of(Ground.bare().fence(3000, 4000, 5000, 4150).laid(), "1 hero 500 500", "2 hero 4000 4275",
        "2 hero/huge 4000 3700", "2 student 8000 8000").play("activate figure:2-1", "hide");
    assertThat(ring.is("2-1", Condition.HIDING)).isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
    ring.play("activate figure:2-3");
    assertThat(ring.listed()).as("in the open").doesNotContain("hide");
  }

  @Test
  @Rule("KF-LOC-51c")
  void flippedTable_hidesFromTheOtherSide_orCovers() {
    Consumer<GameState> table = Ground.bare().piece("t1", 3000, 4000, 4200, 4100, 0, 400, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.SOLIDLOW, Flag.HARD, Flag.SCENIC).laid();
    Ring ring = Ring.of(table, "1 hero 3600 1000", "2 hero/pistol 3600 4225", BO).play("activate figure:2-1", "hide",
        "end-turn");
    assertThat(games.kumite.kungfu.geometry.Sight.isMutual(ring.fight().board(), ring.figures(), 0, 1)).isFalse();
    ring.figures().cure(1, Condition.HIDING);
    assertThat(games.kumite.kungfu.geometry.Sight.cover(ring.fight().board(), ring.figures(), 0, 1)).isEqualTo(2);
  }

  /** Ana defends with 60 points: two thugs and a hero of 20 each. The second loss is more than half. */
  private static Ring losing(int chi, int already) {
    return losing(chi, already, state -> { });
  }

  private static Ring losing(int chi, int already, Consumer<GameState> more) {
    Ring ring = Ring.of(state -> {
      more.accept(state);
      state.choose(LocationTrait.REINFORCEMENTS);
      state.gang(0, Counters.POINTS, 80);
      state.gang(0, Counters.CHI, chi);
      state.gang(1, Counters.POINTS, 80);
      state.figures().inflict(2, already == 1 ? Condition.KNOCKED_OUT : Condition.LIMPING);
    }, "1 hero 500 500", "1 thug 4500 4500", "1 weakling 7000 7000", "1 thug 500 8500", "2 hero 4250 4500", "2 thug 8500 8500")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=3").play("attack");
    if (chi > 0) {
      ring.play("spend 0");
    }
    ring.play("inflict extra-killed");
    return chi > 0 ? ring.play("done") : ring;
  }

  @Test
  @Rule({"KF-LOC-44a", "KF-LOC-44b", "KF-RUL-138"})
  void defenderWhoHasLostHalf_paysChi_andNamesFour_ofThoseLost_andACorner() {
    Ring ring = losing(1, 1);
    assertThat(ring.actor() + " " + ring.kind()).isEqualTo("Ana reinforcements");
    ring.play("call");
    assertThat(ring.chi(1)).isZero();
    ring.fight().gang(0, Counters.SHAKEN, 1);
    assertThat(ring.listed()).containsExactly("replace figure:1-2", "replace figure:1-3");
    assertThat(ring.asked()).isEqualTo("reinforcement: Who of the lost is replaced? 4 more come. / Ana chooses who comes.");
    ring.play("replace figure:1-3", "replace figure:1-2", "replace figure:1-3");
    assertThat(ring.asked()).isEqualTo("reinforcement: Who of the lost is replaced? One more comes. / Ana chooses who comes.");
    ring.play("replace figure:1-3");
    assertThat(ring.asked()).isEqualTo("corner: At which corner do they appear? / Ana chooses where reinforcements appear.");
    ring
        .dice("morale-1=1,1,1" + " morale-1=6,6,6".repeat(4)).play("corner 2");
    assertThat(ring.is("1-4", Condition.GONE)).as("the morale roll comes after they have appeared, and before the next action").isTrue();
    assertThat(ring.figures().profile(ring.figure("1-5")).id).isEqualTo("weakling");
    assertThat(ring.figures().profile(ring.figure("1-6")).id).isEqualTo("thug");
    assertThat(ring.place("1-5")).as("corner 2").isEqualTo("8875 8875");
    assertThat(ring.figures().gang(ring.figure("1-8"))).isZero();
    ring.play("end-turn");
    assertThat(ring.listed()).as("they act in the next turn").contains("activate figure:1-5", "activate figure:1-8");
  }

  @Test
  @Rule({"KF-LOC-44a", "KF-RUL-138"})
  void reinforcements_areOfferedOnce_andNotBeforeHalf_norWithoutChi() {
    assertThat(losing(1, 0).kind()).as("a quarter").isEqualTo("nominate");
    assertThat(losing(0, 1).kind()).as("no Chi").isEqualTo("nominate");
    Ring ring = losing(1, 1).play("decline");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.fight().get(Counters.REINFORCED)).isEqualTo(1);
    assertThat(ring.figures().count()).isEqualTo(6);
  }

  @Test
  @Rule({"KF-LOC-44a", "KF-RUL-97"})
  void aTraitor_isNoLossOfTheGangThatHeHasLeft() {
    Ring ring = losing(1, 1, state -> {
      state.figures().inflict(2, Condition.TRAITOR);
      state.figures().join(2, 1);
    });
    assertThat(ring.kind()).as("a quarter").isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"thug, true", "thug/big, false", "thug/huge, false"})
  @Rule({"KF-RUL-62", "KF-GUN-19"})
  void nobodyHides_behindWhatIsTooLowForHim(String who, boolean isHigh) {
    int radius = who.endsWith("huge") ? 300 : who.endsWith("big") ? 200 : 125;
    Ring ring = MovementTests.acting(Ground.bare().fence(4000, 3000, 4150, 5000).laid(), 1, "2 " + who + " " + (4000 - radius) + " 4000");
    assertThat(ring.listed().contains("hide")).isEqualTo(isHigh);
  }
}
