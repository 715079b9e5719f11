package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.scenery.PileTests;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that matter seldom: the second half of a sentence, the case beside the usual one. */
final class SmallPrintTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  @Test
  @Rule({"KF-TRT-54b", "KF-H2H-33"})
  void poisonOfWhoOnlyDefends_isNoUse() {
    Ring ring = Ring.of("2 thug 4000 4000", "1 hero/poison 4250 4000", "1 thug 4000 4250", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack").dice("attack-2=1 defence-1=6 poison-1=1")
        .play("target figure:1-1 0", "inflict distracted", "done");
    assertThat(ring.kind()).as("it beat an attacker: the poison is rolled for").isEqualTo("nominate");
    Ring hack = Ring.ofAnasTurn(state -> { }, "1 hero/poison 4250 4000", "2 thug 4000 4000", OTHER, FARTHER)
        .play("activate figure:1-1").dice("activation-1=5").play("roll 1", "move", "to 5250 4000")
        .dice("attack-2=1 defence-1=6").play("hack figure:2-1");
    assertThat(hack.place("1-1")).as("who has won as he left attacks nobody: no die").isEqualTo("5250 4000");
  }

  @Test
  @Rule({"KF-RUL-108", "KF-TRT-16c"})
  void bloodThatBoiledInAReaction_hasItsPrice_whenTheReactionEnds() {
    Ring ring = Ring.of("1 hero/boiling-blood 4000 4000", "2 thug 6000 4000", OTHER, FARTHER);
    Ring.skip(Ring.skip(ring).play("activate figure:2-1"));
    ring.dice("activation-2=3,5").play("roll 2").dice("blood-1=5 reaction-1=2").play("react figure:1-1", "boil figure:1-1", "boil figure:1-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("actionAna");
    ring.dice("blood-1=3 direction-1=1,1").play("stop");
    assertThat(ring.is("1-1", Condition.STUNNED)).as("3 is not above 5 - 2").isTrue();
    assertThat(ring.kind() + ring.actor()).isEqualTo("actionBo");
  }

  @Test
  @Rule({"KF-STU-04", "KF-RUL-172"})
  void besideWhatIsLowOrOfPaper_nobodyFlips() {
    for (Ground ground : new Ground[] {
      Ground.bare().piece("k1", 4130, 3700, 4700, 4300, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.SCENIC),
      Ground.bare().piece("w1", 4130, 3000, 4190, 5000, 0, 600, Flag.BLOCK, Flag.OPAQUE, Flag.WALL, Flag.PAPER, Flag.FRAGILE)}) {
      Ring ring = Ring.of(ground.laid(), "2 hero/acrobat 4000 4000", "1 hero 4000 4600", OTHER, FARTHER)
          .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
      assertThat(ring.refused("back-flip")).isEqualTo("KF-STU-04");
    }
  }

  @Test
  @Rule({"KF-PLT-03a", "KF-RUL-157"})
  void whereNothingIsHidden_nobodySearches() {
    Ring ring = Ring.of(PileTests.thing("k1", 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD), "2 hero 3875 4100", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.listed()).contains("break 1 0").doesNotContain("search 1", "seek 1");
  }

  @Test
  @Rule({"KF-RUL-98", "KF-TRT-78d"})
  void aFireball_boilsNoWall_thatItDoesNotMeet() {
    Ring ring = Ring.skip(Ring.of(state -> {
      state.gang(1, Counters.CHI, 2);
      state.figures().raiseWall(3, games.kumite.kungfu.geometry.Place.of(1000, 7000, 0), 0);
      state.figures().inflict(3, Condition.WATER_WALL);
    }, "2 hero/fireball 1000 4000", "1 hero 8000 4000", OTHER, "1 hero/water-wall 1000 8500"));
    Ring.skip(ring.play("activate figure:2-1")).dice("activation-2=5");
    Ring.skip(ring.play("roll 1")).dice("blast-2=1 dodge-1=6").play("cast fireball", "mark 8000 4000", "spend 0");
    assertThat(ring.is("1-2", Condition.WATER_WALL)).isTrue();
  }

  @Test
  @Rule({"KF-VIP-06a", "KF-RUL-145", "KF-ACT-24"})
  void aZombie_thatHasAttacked_doesNotAttackAgain() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 5000, 5000), "1 hero 1000 1000", "2 hero 5000 5250", OTHER).play("end-turn")
        .dice("activation=4,4,4 attack=1 defence-2=1").play("end-turn");
    assertThat(ring.kind() + ring.actor()).as("1 + 2 + 1 to 1 + 4").isEqualTo("effectBo");
    ring.play("inflict distracted");
    assertThat(ring.kind()).as("the third action is none").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-VIP-06c", "KF-RUL-145"})
  void whomAZombieHasKilled_rises_alsoWhenNoZombieIsLeft() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 500, 5000).andThen(state -> {
      games.kumite.kungfu.effect.Casualty.kill(state, 2, 3);
      games.kumite.kungfu.effect.Casualty.kill(state, 3, 0);
    }), "1 hero 1000 1000", "2 hero 5000 5250", "2 thug 3000 8000").play("end-turn").dice("activation=3,3,3").play("end-turn");
    assertThat(ring.figures().isPlaced(2)).as("the body is gone").isFalse();
    assertThat(ring.place("n-1")).isEqualTo("3000 8000");
  }

  @Test
  @Rule({"KF-RUL-128", "KF-RUL-147"})
  void aDinosaur_standsUp_andThenGoesOn() {
    Ring ring = Ring.of(Cast.nobodys(Vip.DINOSAUR, 5000, 5000).andThen(state -> state.figures().inflict(2, Condition.KNOCKED_DOWN)),
        "1 hero 1000 1000", "2 hero 8000 8000").play("end-turn").dice("activation=3,3,1 direction=1,2,0").play("end-turn");
    assertThat(ring.is("n-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.place("n-1")).as("L with the second action").isEqualTo("6800 5000");
  }

  @Test
  @Rule({"KF-LOC-45c", "KF-RUL-34"})
  void aScroll_isNoWayToMove_forWhoLiesOnTheGround() {
    for (Trait spell : new Trait[] {Trait.TELEPORTATION, Trait.LEVITATION}) {
      Ring ring = Ring.of(state -> {
        state.set(Counters.SCROLL, Trait.SPELLS.indexOf(spell) + 1);
        state.gang(1, Counters.CHI, 2);
        state.figures().inflict(0, Condition.KNOCKED_DOWN);
      }, "2 thug 3875 4100", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1");
      assertThat(ring.refused("read")).isEqualTo("KF-RUL-34");
      assertThat(ring.play("stand-up").kind()).isEqualTo("nominate");
    }
  }

  private static Consumer<GameState> manhole(Consumer<GameState> more) {
    return state -> {
      state.lay(state.board().plus(new Piece("m1", "MANHOLE", Polygon.rectangle(4000, 4000, 4300, 4300), 0, 0,
          Flag.MANHOLE.bit() | Flag.SCENIC.bit())));
      state.wear(0, 2);
      more.accept(state);
    };
  }

  @ParameterizedTest
  @CsvSource({"hero, KNOCKED_DOWN, slip-in", "hero, TIED_UP, action", "hero, STANCE, action", "hero/big, KNOCKED_DOWN, action"})
  @Rule({"KF-LOC-41c", "KF-LOC-41a"})
  void whoIsChargedBesideAHole_slipsIn_unlessHeIsBound_orTooLarge(String charged, Condition condition, String kind) {
    Ring ring = Ring.of(manhole(state -> state.figures().inflict(1, condition)), "2 hero 2600 4100",
        "1 " + charged + " " + (charged.equals("hero") ? "3875" : "3800") + " 4100", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "move",
            "to " + (charged.equals("hero") ? "3625" : "3475") + " 4100");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @Rule({"KF-LOC-57a", "KF-RUL-140h"})
  void woods_areTestedByADrivenCar_andStay(int die) {
    Ring ring = Ring.driving(state -> {
      CarTests.car().piece("o1", 3900, 3000, 4600, 3600, 0, 800, Flag.WOODS, Flag.SCENIC).laid().accept(state);
      state.cars().wire(state.cars().at(state.board(), 0));
      state.figures().board(0, 0);
    }, "2 thug 4250 1550", FARTHER, OTHER).play("activate figure:2-1").dice("activation-2=5 crash-2=" + die)
        .play("roll 1", "wheel", "drive 0");
    assertThat(CarTests.car(ring).is(Flag.CAR)).as("it crashes on 3").isEqualTo(die == 2);
    assertThat(ring.fight().board().find("o1")).isNotEqualTo(-1);
  }

  @Test
  @Rule({"KF-PLT-12a", "KF-PLT-13", "KF-RUL-191"})
  void inAChallenge_whatAHackOfSomebodyElseDoes_isNoneOfTheDuel() {
    Ring ring = Ring.ofAnasTurn(state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal()), "1 hero 4000 4000", "2 thug 4250 4000",
        "2 hero 8000 8000", FARTHER).play("activate figure:1-1").dice("activation-1=5").play("roll 1", "move", "to 3000 4000")
        .dice("attack-2=6 defence-1=1").play("hack figure:2-1", "inflict knocked-down", "inflict recoil-short", "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.figures().has(0, PlotDeed.FELLED)).isFalse();
    assertThat(ring.figures().has(0, PlotDeed.RECOILED)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-161", "KF-STU-15", "KF-RUL-104"})
  void whoFallsWithABodyInHisArms_takesItAlong() {
    Ring ring = Ring.of(Ground.bare().rock(3000, 3000, 5000, 5000, 720).laid().andThen(state -> {
      state.figures().inflict(2, Condition.KNOCKED_OUT);
      games.kumite.kungfu.figure.CarriedObjects.carry(state, 1, 2);
    }), "2 hero 4600 4000 720", "1 thug 4850 4000 720", "1 thug 4850 4000 720", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=4 fall-1=5")
        .play("attack", "pass", "inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("5125 4000");
    assertThat(ring.place("1-2")).isEqualTo("5125 4000");
  }

  @ParameterizedTest
  @CsvSource({"5000, HANDCUFFED, KF-TRT-39g", "4250, LIMPING, KF-TAO-05", "5000, LIMPING, legal"})
  @Rule({"KF-TRT-47a", "KF-TRT-47d", "KF-RUL-88", "KF-TRT-39g"})
  void levitation_isCastingToo(int enemy, Condition condition, String rule) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "2 hero/levitation 4000 4000",
        "1 thug " + enemy + " 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("levitate")).isEqualTo(rule);
    Ring grounded = Ring.of(state -> {
      state.figures().inflict(0, condition);
      state.figures().inflict(0, Condition.GROUNDED);
    }, "2 hero/levitation 4000 4000", "1 thug " + enemy + " 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(grounded.refused("hover")).isEqualTo(rule);
  }

  @ParameterizedTest
  @CsvSource({"5000, legal", "4250, KF-TAO-05"})
  @Rule({"KF-TRT-17c", "KF-RUL-88", "KF-TRT-78e"})
  void stoppingTheRain_isCastingToo_andEndsAWallOfWater(int enemy, String rule) {
    Ring ring = Ring.of(state -> {
      state.set(Counters.RAIN, 1);
      state.figures().raiseWall(0, games.kumite.kungfu.geometry.Place.of(1000, 7000, 0), 0);
      state.figures().inflict(0, Condition.WATER_WALL);
    }, "2 hero/call-the-monsoon/water-wall 4000 4000", "1 thug " + enemy + " 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("cast stop-rain")).isEqualTo(rule);
    if (rule.equals("legal")) {
      ring.play("cast stop-rain");
      assertThat(ring.fight().get(Counters.RAIN)).isZero();
      assertThat(ring.is("2-1", Condition.WATER_WALL)).isFalse();
    }
  }

  @Test
  @Rule({"KF-RUL-72", "KF-TRT-55b"})
  void aSpirit_attacksInNoOtherWay() {
    Ring ring = Ring.skip(Ring.skip(Ring.of("2 hero/possession 4000 3500", "1 hero 4250 4000", "1 hero/undead 3750 4000", OTHER, FARTHER))
        .play("activate figure:2-1"));
    Ring.skip(Ring.skip(ring.dice("activation-2=5,5").play("roll 2")).play("spirit-out", "to 4000 4000"));
    assertThat(ring.refused("attack")).isEqualTo("KF-RUL-72");
    assertThat(ring.listed()).containsExactly("move", "possess", "stop");
  }

  @Test
  @Rule({"KF-TRT-30d", "KF-CON-21"})
  void aSwordThatLiesThere_isHarmedByNobody() {
    Ring ring = Ring.of(state -> {
      int sword = state.figures().add(state.definition().guest("flying-sword"), 0);
      state.figures().rider(sword, 1);
      state.figures().inflict(sword, Condition.SWORD);
      state.figures().inflict(sword, Condition.KNOCKED_OUT);
      state.figures().put(sword, games.kumite.kungfu.geometry.Place.of(4000, 4240, 0));
    }, "2 hero 4000 4000", "1 hero 8000 500", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1");
    assertThat(ring.listed()).contains("take-sword figure:1-3").doesNotContain("finish figure:1-3");
  }

  @Test
  @Rule({"KF-PLT-09a", "KF-RUL-190"})
  void onlyWhoIsHeld_isQuestioned() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.DISCOVER.ordinal());
      state.figures().grappler(1, 0);
    }, "2 hero 4000 4000", "1 thug 4250 4000", "1 thug 3750 4000", OTHER, FARTHER).play("activate figure:2-1");
    assertThat(ring.listed()).contains("question figure:1-1").doesNotContain("question figure:1-2", "question figure:1-3");
  }

  @Test
  @Rule({"KF-TRT-51", "KF-ACT-24", "KF-RUL-84"})
  void aShotOnTheMove_isTheAttackOfAnExtra() {
    Ring ring = Ring.of("2 thug/pistol/move-and-fire/free-disengage 4000 4000", "1 hero 7000 4000", "1 hero 4000 5250", OTHER,
        FARTHER).play("activate figure:2-1").dice("activation-2=5,5,5").play("roll 3", "move-and-fire", "to 4000 5000",
            "from-point 0").dice("shot-2=3 dodge-1=1").play("fire 1 figure:1-2 0");
    assertThat(ring.place("2-1")).isEqualTo("4000 5000");
    assertThat(ring.refused("attack")).isEqualTo("KF-ACT-24");
  }

  @Test
  @Rule({"KF-ACT-32", "KF-RUL-128"})
  void aZombieBesideWhoIsBusy_hacksUnasked() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 4250, 4000).andThen(state ->
        state.objects().add(games.kumite.kungfu.geometry.Place.of(4000, 4000, 0))), "2 hero 4000 4000", "1 hero 8000 500", OTHER)
        .play("activate figure:2-1").dice("attack=6 defence-2=1").play("pick-up token:object-1");
    assertThat(ring.figures().wounds(0) + (ring.is("2-1", Condition.KNOCKED_DOWN) ? 1 : 0)).as("6 + 2 to 1 + 4").isEqualTo(1);
    assertThat(ring.fight().objects().carrier(0)).as("interrupted").isNotEqualTo(0);
  }

  @Test
  @Rule({"KF-TRT-01d", "KF-RUL-53"})
  void theCornersOfABentMove_areListed() {
    Ring ring = Ring.of("2 hero/acrobat 4000 4000", "1 hero 4700 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "bend");
    assertThat(ring.listed()).as("round the enemy in the way").anyMatch(each -> each.startsWith("via "));
    ring.play(ring.listed().stream().filter(each -> each.startsWith("via ")).findFirst().orElseThrow());
    assertThat(ring.listed().stream().filter(each -> each.startsWith("to "))).as("and ends").hasSizeGreaterThan(4);
  }

  @Test
  @Rule({"KF-RUL-108", "KF-CHI-11"})
  void bloodThatBoiledInAGroup_hasItsPrice_whenItsOwnActionsEnd() {
    Ring ring = Ring.skip(Ring.of(state -> state.gang(1, Counters.CHI, 1), "2 hero 8000 500", "2 bruiser/boiling-blood 4000 4000", OTHER,
        FARTHER)).play("motivate", "motivate figure:2-2", "motivate figure:2-3");
    Ring.skip(ring).dice("motivation-2=3").play("roll 1", "next figure:2-2").dice("blood-2=6").play("boil figure:2-2", "boil figure:2-2");
    ring.dice("blood-2=2 direction-2=1,1").play("stop");
    assertThat(ring.is("2-2", Condition.STUNNED)).as("2 is not above the bonus of 2").isTrue();
  }
}
