package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions in which two or three traits and conditions meet. */
final class ThreeAtOnceTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  private static Consumer<GameState> are(int figure, Condition... conditions) {
    return state -> {
      for (Condition condition : conditions) {
        state.figures().inflict(figure, condition);
      }
    };
  }

  private static Consumer<GameState> chi(int gang, int chi) {
    return state -> state.gang(gang - 1, Counters.CHI, chi);
  }

  /** Ana's Flying Sword of the owner is at a place; it is the last figure of the gang. */
  private static Consumer<GameState> sword(int gang, int owner, int x, int y) {
    return state -> {
      int sword = state.figures().add(state.definition().guest("flying-sword"), gang - 1);
      state.figures().inflict(sword, Condition.SWORD);
      state.figures().rider(sword, owner);
      state.figures().put(sword, Place.of(x, y, 0));
    };
  }

  @Test
  @Rule({"KF-TRT-44b", "KF-CON-06a"})
  void whoIsHeldInAStance_isNotThrown() {
    Ring ring = Ring.acting(are(1, Condition.STANCE).andThen(state -> state.figures().grappler(1, 0)), 1,
        "2 hero 4000 4000", "1 hero/immovable-stance 4250 4000", OTHER, FARTHER);
    assertThat(ring.refused("throw figure:1-1")).isEqualTo("KF-TRT-44b");
    assertThat(ring.listed()).contains("let-go figure:1-1");
  }

  private static Ring stanceBeatenByThree(int chi) {
    return Ring.skip(Ring.acting(are(1, Condition.STANCE).andThen(chi(1, chi)), 1, "2 hero 4000 4000",
        "1 hero/immovable-stance 4250 4000", OTHER, FARTHER).dice("attack-2=5 defence-1=2").play("attack"));
  }

  @Test
  @Rule({"KF-RUL-23", "KF-TRT-44g", "KF-TRT-44b"})
  void whoIsKnockedOutOfHisStance_canBePushedAwayByTheSameBlow() {
    Ring ring = Ring.skip(Ring.skip(stanceBeatenByThree(0)));
    assertThat(ring.listed()).as("he stands in his stance").doesNotContain("inflict recoil-short")
        .contains("inflict knocked-down");
    ring.play("inflict knocked-down");
    assertThat(ring.listed()).as("he will stand in it no more").contains("inflict recoil-short");
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-RUL-23", "KF-RUL-24", "KF-TRT-44b"})
  void ifChiSparesHimTheFall_theStanceHolds_andThePushDoesNothing() {
    Ring ring = Ring.skip(stanceBeatenByThree(1));
    ring.play("spend 0");
    Ring.skip(ring).play("inflict knocked-down", "inflict recoil-short", "turn 0", "reduce 1", "inflict distracted");
    assertThat(ring.place("1-1")).isEqualTo("4250 4000");
    assertThat(ring.is("1-1", Condition.STANCE)).isTrue();
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-44g", "KF-CON-22a"})
  void whoIsStunnedInHisStance_staggersAway() {
    Ring ring = Ring.skip(Ring.skip(stanceBeatenByThree(0))).dice("direction-1=2,5,0").play("inflict stunned");
    assertThat(ring.place("1-1")).isEqualTo("5000 4000");
    assertThat(ring.is("1-1", Condition.STANCE)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"true, nominate", "false, pull-in"})
  @Rule({"KF-TRT-24i", "KF-TRT-44b"})
  void nobodyIsAsked_whetherToPullInAnEntanglerWhomNothingMoves(boolean stands, String kind) {
    Ring ring = Ring.acting(stands ? are(0, Condition.STANCE) : state -> { }, 1,
        "2 hero/entangle/immovable-stance 4000 4000", "1 hero 4900 4000", OTHER, FARTHER);
    Ring.skip(ring.dice("shot-2=1 dodge-1=6").play("shoot"));
    assertThat(ring.kind()).as("1 + 4 against 6 + 4").isEqualTo(kind);
  }

  @Test
  @Rule({"KF-TRT-30d", "KF-LOC-25b"})
  void aFlyingSword_doesNotCatchFire() {
    Consumer<GameState> burning = are(1, Condition.BURNING_BY_HOT_SPOT).andThen(sword(2, 0, 4500, 4000));
    Ring ring = Ring.of(burning, "2 hero/flying-sword 8000 8000", "2 thug 4000 4000", "1 hero 500 8000")
        .dice("direction-2=2,5,0").play("end-turn");
    assertThat(ring.place("2-2")).as("it has run into it").isEqualTo("4250 4000");
    assertThat(ring.is("2-3", Condition.BURNING_BY_HOT_SPOT)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-30c", "KF-RUL-192"})
  void aFlyingSword_hasNoHands() {
    Consumer<GameState> rack = Ground.bare().piece("rack", 4125, 3900, 4300, 4100, 0, 250, Flag.BLOCK, Flag.OBSCURE,
        Flag.HARD, Flag.RACK, Flag.SCENIC).laid();
    Ring ring = Ring.of(rack.andThen(sword(2, 0, 4000, 4000)).andThen(are(1, Condition.TIED_UP))
        .andThen(are(3, Condition.HANDCUFFED)).andThen(are(4, Condition.KNOCKED_OUT)), "2 hero/flying-sword 8000 8000",
        "2 thug 4000 3750",
        "1 hero 500 8000", "2 thug 4000 4250", "2 thug 3750 4000");
    ring.play("activate figure:2-5");
    assertThat(ring.listed()).doesNotContain("revive figure:2-4");
    ring.dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("untie figure:2-2")).isEqualTo("KF-RUL-192");
    assertThat(ring.refused("uncuff figure:2-3 0")).isEqualTo("KF-RUL-192");
    assertThat(ring.refused("use arm 1 0")).isEqualTo("KF-RUL-192");
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  @Rule({"KF-RUL-192", "KF-RUL-158"})
  void aSpirit_untiesAndRevivesNobody(boolean isSpirit) {
    Consumer<GameState> spirit = isSpirit ? are(0, Condition.SPIRIT) : state -> { };
    Ring ring = Ring.of(spirit.andThen(are(1, Condition.TIED_UP)).andThen(are(2, Condition.KNOCKED_OUT)),
        "2 hero 4000 4000", "2 thug 4000 3750", "2 thug 4000 4250", "1 hero 500 8000");
    ring.play("activate figure:2-1");
    assertThat(ring.listed().contains("revive figure:2-3")).isNotEqualTo(isSpirit);
    ring.dice("activation-2=5").play("roll 1");
    assertThat(ring.listed().contains("untie figure:2-2")).isNotEqualTo(isSpirit);
    if (isSpirit) {
      assertThat(ring.refused("untie figure:2-2")).isEqualTo("KF-RUL-192");
    }
  }

  @ParameterizedTest
  @CsvSource({"arrow-sanctuary, ARROW_SANCTUARY, SPIRIT_WARD", "spirit-ward, SPIRIT_WARD, ARROW_SANCTUARY",
    "water-wall, WATER_WALL, SPIRIT_WARD"})
  @Rule("KF-TAO-10b")
  void whoLosesAnArt_upholdsNothingWithItAnyMore(String art, Condition lost, Condition kept) {
    Ring ring = Ring.of(are(1, lost, kept), "2 hero/levitation 4000 4000",
        "1 hero/arrow-sanctuary/spirit-ward/water-wall 6000 4000", OTHER, FARTHER)
        .dice("contest-2=5,5,5 contest-1=1,1,1").play("challenge figure:2-1", "meet", "strip " + art);
    assertThat(ring.is("1-1", lost)).isFalse();
    assertThat(ring.is("1-1", kept)).isTrue();
  }

  @Test
  @Rule({"KF-CPL-04a", "KF-TRT-17b", "KF-TRT-17c", "KF-CPL-04b"})
  void theMonsoon_isTheSameRain_thatASorcererStops_butAnimalsStayShy() {
    Consumer<GameState> monsoon = state -> state.set(Counters.COMPLICATION, Complication.MONSOON.ordinal());
    String[] figures = {"2 hero/call-the-monsoon/pistol 4000 4000", "2 thug/animal 8000 8000", "1 hero 7000 4000"};
    Ring ring = Ring.acting(monsoon.andThen(chi(2, 1)), 2, figures);
    assertThat(ring.refused("monsoon figure:2-1")).as("it rains already").isNotEqualTo("legal");
    ring.play("cast stop-rain").dice("shot-2=4 dodge-1=3");
    Ring.skip(ring).play("shoot", "fire 1 figure:1-1 0", "spend 0");
    assertThat(ring.kind()).as("4 + 4 against 3 + 4: a hit without rain: Recoil S").isEqualTo("direction");
    Ring.skip(ring.play("turn 0")).play("activate figure:2-2").dice("activation-2=1 direction-2=2,5,12")
        .play("roll 1", "decline");
    assertThat(ring.place("2-2")).as("a random move for its 1").isEqualTo("6800 8000");
  }

  @Test
  @Rule({"KF-TRT-67c", "KF-CON-20a"})
  void whoIsKnockedOut_wardsNothing() {
    Ring ring = Ring.acting(are(1, Condition.SPIRIT_WARD).andThen(state -> state.figures().wounds(1, 4)), 1,
        "2 hero 4000 4000", "1 hero/spirit-ward 4250 4000", OTHER).dice("attack-2=2 defence-1=5")
        .play("attack", "inflict distracted");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is("1-1", Condition.SPIRIT_WARD)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"4, 2, distracted, 0, true", "5, 2, knocked-down, 0, true", "6, 2, wounded, 0, true",
    "6, 2, wounded, 4, false"})
  @Rule({"KF-STU-17", "KF-RUL-23", "KF-STU-14h"})
  void whoGrabsTheLedge_wasNotStruckWhileHeHung(int attack, int defence, String effect, int wounds, boolean hangs) {
    Ring ring = Ring.acting(Ground.bare().rock(4000, 3000, 6000, 5000, 720).laid(), 1, "2 hero 4500 4000 720",
        "1 hero 4250 4000 720", OTHER, FARTHER)
        .dice("attack-2=" + attack + " defence-1=" + defence + " fall-1=5 morale-1=5,5,5")
        .play("attack", "inflict recoil-short", "turn 0");
    ring.figures().wounds(ring.figure("1-1"), wounds);
    ring.choose("inflict " + effect);
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isEqualTo(hangs);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  private static final Consumer<GameState> POND = Ground.bare().flat(4000, 3000, 6000, 6000, Flag.DEEP).laid();

  @ParameterizedTest
  @CsvSource({"false, legal", "true, KF-GUN-02"})
  @Rule({"KF-TRT-47a", "KF-LOC-60a", "KF-LOC-59b"})
  void whoLevitatesOverDeepWater_isNotInIt(boolean isGrounded, String verdict) {
    Ring ring = Ring.acting(isGrounded ? POND.andThen(are(0, Condition.GROUNDED)) : POND, 1,
        "2 hero/levitation/pistol 4500 4000", "1 hero 7000 4000", OTHER, FARTHER);
    assertThat(ring.refused("shoot")).as("farther than S").isEqualTo(verdict);
    assertThat(ring.play("move").refused("to 5501 4000")).as("not the levitating move").isEqualTo("KF-LOC-59b");
  }

  @ParameterizedTest
  @CsvSource({"false, 0", "true, 1"})
  @Rule({"KF-TRT-47a", "KF-TRT-76a"})
  void aRecoilOverWater_doesWhoLevitatesNoHarm(boolean isGrounded, int wounds) {
    Ring ring = Ring.acting(isGrounded ? POND.andThen(are(1, Condition.GROUNDED)) : POND, 1, "2 hero 3500 4000",
        "1 hero/levitation/waterbane 3750 4000", OTHER, FARTHER).dice("attack-2=3 defence-1=2")
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("4500 4000");
    assertThat(ring.figures().wounds(ring.figure("1-1"))).isEqualTo(wounds);
  }

  @ParameterizedTest
  @CsvSource({"hero/levitation/armour, false, false", "hero/levitation/armour, true, true"})
  @Rule({"KF-TRT-47a", "KF-LOC-59c", "KF-LOC-60c"})
  void anArmourOverWater_drawsNobodyDownWhoLevitates(String profile, boolean isGrounded, boolean isDead) {
    Consumer<GameState> weak = POND.andThen(state -> state.figures().wounds(0, 3));
    Ring ring = Ring.of(isGrounded ? weak.andThen(are(0, Condition.GROUNDED)) : weak.andThen(state ->
        state.figures().cure(0, Condition.GROUNDED)), "2 " + profile + " 4500 4000", OTHER, "1 hero 7000 7000");
    ring.dice("morale-2=5,5,5").play("end-turn");
    assertThat(ring.is("2-1", Condition.DEAD)).as("one breath with C1").isEqualTo(isDead);
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-MOR-04"})
  void whoIsDownAManhole_comesOutToFlee() {
    Consumer<GameState> down = state -> {
      state.lay(state.board().plus(new Piece("m1", "MANHOLE", Polygon.rectangle(6000, 6000, 6300, 6300), 0, 0,
          Flag.MANHOLE.bit() | Flag.SCENIC.bit())));
      state.wear(0, 2);
      state.figures().wounds(1, 4);
      state.figures().goDown(2, 0, -1);
    };
    Ring ring = Ring.acting(down, 1, "2 hero 4000 4000", "1 hero 4250 4000", "1 thug 6150 6150", OTHER)
        .dice("attack-2=2 defence-1=5 morale-1=5,5,1").play("attack", "inflict distracted");
    ring.choose("edge 1");
    assertThat(ring.figures().isUnderground(ring.figure("1-2"))).isFalse();
    assertThat(ring.place("1-2")).as("beside it at 6430, and a move to the edge").isEqualTo("7880 6150");
  }

  @ParameterizedTest
  @CsvSource({"HUSK, false", "TRANSFIXED, true", "TIED_UP, true"})
  @Rule({"KF-CHI-13", "KF-RUL-158", "KF-CHI-10"})
  void whoseSpiritIsAway_motivatesNobody(Condition condition, boolean motivates) {
    Ring ring = Ring.skip(Ring.of(are(0, condition).andThen(chi(2, 1)), "2 hero/possession 4000 4000", OTHER,
        "1 hero 500 500"));
    assertThat(ring.listed().contains("motivate")).isEqualTo(motivates);
  }

  @Test
  @Rule({"KF-TRT-54b", "KF-RUL-24"})
  void poisonIsRolledFor_alsoWhereChiLeavesNothingOfTheBlow() {
    Ring ring = Ring.acting(chi(1, 1), 1, "2 hero/poison 4000 4000", "1 hero 4250 4000", OTHER, FARTHER)
        .dice("attack-2=3 defence-1=2 poison-2=5").play("attack", "spend 0", "inflict distracted", "reduce 1");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isFalse();
    assertThat(ring.is("1-1", Condition.POISONED)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-54b", "KF-RUL-99"})
  void anExorcism_carriesNoPoison() {
    Ring ring = Ring.acting(state -> { }, 2, "2 hero/exorcise/poison 4000 4000", "1 hero/possession 4250 4000", OTHER)
        .dice("attack-2=6 defence-1=1").play("exorcise");
    assertThat(ring.is("1-1", Condition.TRANSFIXED)).as("without a die").isTrue();
    assertThat(ring.is("1-1", Condition.POISONED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-54b", "KF-TRT-66b"})
  void aSouthernDragonClaw_carriesNoPoison() {
    Ring ring = Ring.acting(state -> { }, 1, "2 hero 4000 4000", "1 hero/southern-dragon-claw/poison 4250 4000", OTHER)
        .dice("attack-2=2 defence-1=4").play("attack", "claw southern-dragon");
    assertThat(ring.figures().grappler(ring.figure("2-1"))).as("its only effect here, without a die")
        .isEqualTo(ring.figure("1-1"));
    assertThat(ring.is("2-1", Condition.POISONED)).isFalse();
  }
}
