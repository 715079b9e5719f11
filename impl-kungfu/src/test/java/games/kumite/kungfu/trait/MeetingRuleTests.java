package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.RandomPlaces;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Rules that meet in one moment: what is left over when the one has been carried out. */
final class MeetingRuleTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 8000";

  private static Ring skip(Ring ring) {
    while (ring.listed().contains("pass") && !ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    return ring;
  }

  @Test
  @Rule({"KF-TRT-57d", "KF-RUL-24", "KF-TRT-42"})
  void vibrationsAgainstAnIronShirt_areNothing_andAgainstChi() {
    Consumer<GameState> planted = state -> {
      state.gang(0, Counters.CHI, 1);
      state.figures().tremble(0, 1);
    };
    Ring hard = Ring.ofAnasTurn(planted.andThen(state -> state.figures().inflict(0, Condition.IRON_SHIRT)),
        "1 hero/iron-shirt 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER);
    hard.play("set-off figure:2-1");
    assertThat(hard.figures().wounds(0)).as("3 - 2 = 1, and nothing of 1 is listed").isZero();
    assertThat(hard.listed()).as("nothing to lower").doesNotContain("reduce 1");
    assertThat(hard.figures().trembling(0)).as("once").isEqualTo(Figures.NOBODY);
    Ring paid = Ring.ofAnasTurn(planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER)
        .play("set-off figure:2-1", "reduce 1");
    assertThat(paid.figures().wounds(0)).isZero();
    Ring taken = Ring.ofAnasTurn(planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER)
        .play("set-off figure:2-1", "done");
    assertThat(taken.figures().wounds(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-57d", "KF-RUL-81", "KF-RUL-169"})
  void vibrations_areSetOffInTheTurnOfTheVictimsGang_alone() {
    Consumer<GameState> planted = state -> state.figures().tremble(0, 1);
    Ring own = Ring.of(planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER);
    assertThat(own.kind()).as("Bo's own turn: no window for it").isEqualTo("nominate");
    own.play("end-turn");
    assertThat(own.listed()).contains("set-off figure:2-1");
    Ring friends = Ring.ofSeats(4, "initiative-card=2", planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000",
        "3 hero 4000 8000", "4 hero 500 500");
    assertThat(friends.kind() + friends.actor()).as("his friend's turn").isEqualTo("nominateCy");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-LOC-09b"})
  void foreseenDice_saveFromAHouseThatFalls() {
    Ring ring = Ring.of(state -> {
      Ground.bare().piece("u1.roof", 3000, 3000, 5000, 5000, 700, 720, Flag.BLOCK, Flag.OPAQUE, Flag.STAND, Flag.ROOF,
          Flag.SCENIC, Flag.VHARD).piece("u1.n", 3000, 4940, 5000, 5000, 0, 700, Flag.BLOCK, Flag.OPAQUE, Flag.WALL, Flag.VHARD)
          .piece("u1.breach-1", 3600, 3000, 4300, 3060, 0, 0, Flag.BROKEN, Flag.BREACH)
          .piece("u1.breach-2", 3000, 3600, 3060, 4300, 0, 0, Flag.BROKEN, Flag.BREACH)
          .laid().accept(state);
      state.figures().foresight().foresees(0, state.definition().firstForeseen(1, 0));
      for (int n = 0; n < 3; n++) {
        state.foreseen().put(IChing.cell(state, 0, n), 6);
      }
    }, "2 hero/i-ching-divination 4000 4000", "1 hero 500 500", OTHER);
    ring.fight().lay(ring.fight().board().plus(new Piece("u1.breach-3", "BREACH", Polygon.rectangle(4940, 3600, 5000, 4300), 0,
        0, Flag.BROKEN.bit() | Flag.BREACH.bit())));
    skip(ring).dice("collapse-1=6").play("end-turn");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    ring.dice("buried-2=1").play("divine 1", "divine 2", "let-roll");
    assertThat(ring.is("2-1", Condition.DEAD)).as("two successes").isFalse();
    assertThat(ring.kind() + ring.actor()).isEqualTo("survivorAna");
  }

  @Test
  @Rule({"KF-RUL-39", "KF-H2H-29"})
  void whoHoldsSomebodyAndLeaves_holdsHimNoMore() {
    Ring ring = Ring.of(state -> state.figures().grappler(0, 1), "1 thug/artificial 4000 4000", "2 hero/free-disengage 4250 4000",
        OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 5500 4000");
    assertThat(ring.place("2-1")).isEqualTo("5500 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-GUN-28", "KF-GUN-20"})
  void aGunThatBrokeInAHail_firesNoMore_andDoesNotBreakAgain() {
    Ring ring = Ring.of("2 thug/automatic-weapon 4000 4000", "1 hero 7000 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot").dice("shot-2=1 dodge-1=6 direction-2=3,3")
        .play("hail 1", "at figure:1-1");
    assertThat(ring.listed()).as("1 + 2 to 6 + 4: lost by 7").contains("inflict weapon-breaks");
    ring.play("inflict weapon-breaks");
    assertThat(ring.kind()).as("two shots are lost").isEqualTo("nominate");
    assertThat(ring.figures().arms().weapons(0)).isZero();
    assertThat(ring.is("2-1", Condition.STUNNED)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-103", "KF-VIP-05a"})
  void aRandomPlace_isDrawnAgain_fromDeepWater_andFromAnEnemysSide() {
    Ring ring = Ring.of(Ground.bare().flat(2000, 2000, 5000, 5000, Flag.DEEP).laid().andThen(Cast.absent(Vip.CELEBRITY)),
        "1 hero 7000 7000", "2 hero 500 500", OTHER);
    ring.dice("place-x=3000,7125,6000 place-y=3000,6875,1000");
    int celebrity = ring.fight().get(Counters.VIP_FIGURE);
    assertThat(RandomPlaces.place(ring.fight(), celebrity)).isEqualTo(Place.of(6125, 1125, 0));
  }

  @Test
  @Rule({"KF-TAO-03c", "KF-RUL-166"})
  void whetherItIsIndoors_isSaidByTheTableThatLiesThere() {
    Ring ring = Ring.of(Ground.bare().laidIndoors().andThen(state -> state.gang(1, Counters.CHI, 1)),
        "2 hero/levitation 4000 4000", "1 hero 500 500", OTHER);
    skip(ring).play("activate figure:2-1");
    skip(ring).dice("activation-2=5").play("roll 1");
    assertThat(skip(ring).refused("cast lights")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-46e", "KF-GUN-13"})
  void aShotAtWhoIsHeld_setsHimFree_andIsAShotOfABeauty() {
    Ring ring = Ring.of(state -> state.figures().grappler(0, 1), "1 thug 4000 4000", "2 hero/pistol/knock-out-beauty 4250 4000",
        OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=1 dodge-1=6")
        .play("fire 1 figure:1-1 0");
    assertThat(ring.figures().grappler(0)).as("he lives and breaks free").isEqualTo(Figures.NOBODY);
    assertThat(ring.is("2-1", Condition.HAS_DRAWN_BLOOD)).as("a shot that missed is one too").isTrue();
  }

  @Test
  @Rule({"KF-TRT-42", "KF-CON-21"})
  void whoHardenedHimself_isNotFinishedInThatTurn() {
    Ring ring = Ring.of(state -> {
      state.gang(0, Counters.CHI, 1);
      state.figures().inflict(0, Condition.IRON_SHIRT);
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      state.figures().wounds(0, 5);
    }, "1 hero/iron-shirt 4000 4000", "2 thug 4250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "finish figure:1-1");
    assertThat(ring.figures().wounds(0)).as("3 - 2 = 1, and nothing of 1 is listed").isEqualTo(5);
    assertThat(ring.chi(1)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-42", "KF-TRT-76a"})
  void waterDoesNotHurtWhoHardenedHimself() {
    Ring ring = Ring.of(Ground.bare().flat(3000, 3000, 5000, 5000, Flag.SHALLOW).laid().andThen(state ->
        state.figures().inflict(0, Condition.IRON_SHIRT)), "1 hero/iron-shirt/waterbane 2600 4000", "2 hero 2350 4000", OTHER,
        FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=6 defence-1=3").play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).as("6 - 3 - 2 = 1 point of effects").isEqualTo("3350 4000");
    assertThat(ring.figures().wounds(0)).isZero();
  }

  @Test
  @Rule({"KF-CON-15", "KF-TRT-44b", "KF-CON-10a"})
  void whoStandsInAStance_orIsHeld_isNotPushedAlong() {
    Ring stance = Ring.of(state -> state.figures().inflict(2, Condition.STANCE), "1 hero 4000 4000", "2 hero 3750 4000",
        "1 thug 4600 4000", OTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=5 defence-1=4 balance-1=6,6")
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(stance.place("1-2")).isEqualTo("4600 4000");
    assertThat(stance.place("1-1")).as("stopped by his friend").isEqualTo("4350 4000");
    Ring held = Ring.of(state -> state.figures().grappler(2, 3), "1 hero 4000 4000", "2 hero 3750 4000", "1 thug 4600 4000",
        "2 thug 4600 4250", OTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=5 defence-1=4 balance-1=6,6").play("attack", "inflict recoil-short", "turn 0");
    assertThat(held.place("1-2")).isEqualTo("4600 4000");
    assertThat(held.figures().grappler(2)).isEqualTo(3);
  }

  @Test
  @Rule({"KF-MOR-08", "KF-RUL-102", "KF-RUL-05"})
  void whoRunsIntoTwoEnemies_isHackedByBoth_inTheOrderThatTheirPlayerSays() {
    Ring ring = metByTwo();
    assertThat(ring.kind() + ring.actor()).isEqualTo("resolveAna");
    assertThat(ring.listed()).containsExactly("resolve figure:1-1", "resolve figure:1-2");
    ring.dice("attack-1=1,6 defence-2=6,1").play("resolve figure:1-2");
    assertThat(ring.kind() + ring.actor()).as("the second one loses, the first one follows unasked and hits")
        .isEqualTo("effectAna");
    assertThat(ring.listed()).as("6 + 2 + 1 to 1 + 2").contains("inflict extra-killed");
    Ring pushed = metByTwo().dice("attack-1=5 defence-2=5").play("resolve figure:1-1", "inflict recoil-short", "turn 0");
    assertThat(pushed.kind() + pushed.actor()).as("pushed out of the contact of the other, who has none to make")
        .isEqualTo("nominateBo");
  }

  private static Ring metByTwo() {
    return Ring.of(state -> state.gang(1, Counters.SHAKEN, 1), "2 hero 8000 8000", "2 thug 3500 4000", "1 thug 2500 3875",
        "1 thug 2500 4125").play("activate figure:2-1").dice("morale-2=3,5,5").play("focus die");
  }

  @Test
  @Rule({"KF-CPL-01b", "KF-RUL-193"})
  void theLastItem_bringsTheArtefactToLight_whoeverDestroysIt_orUsesItUp() {
    java.util.function.Consumer<GameState> last = Ground.bare().piece("k1", 1000, 5000, 1600, 5600, 0, 250, Flag.BLOCK, Flag.HARD,
        Flag.SCENIC).piece("k2", 4000, 5000, 4400, 5400, 0, 150, Flag.BLOCK, Flag.HARDM, Flag.SCENIC).laid().andThen(state -> {
          state.set(Counters.COMPLICATION, games.kumite.kungfu.state.Complication.ARTEFACT.ordinal());
          state.seek(0);
          state.wear(1, 5);
        });
    Ring nobodys = Ring.of(last, "2 hero 8000 500", "1 hero 500 500", OTHER);
    BreakRolls.destroy(nobodys.fight(), Figures.NOBODY, 1);
    assertThat(nobodys.fight().objects().hasArtefact()).isTrue();
    assertThat(nobodys.fight().objects().place(0)).as("where the item was").isEqualTo(Place.of(4200, 5200, 0));
    Ring thrown = Ring.of(last, "2 hero 4525 5200", "1 hero 6000 5200", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    String bricks = thrown.listed().stream().filter(one -> one.startsWith("use throw")).findFirst().orElseThrow();
    thrown.dice("peril=1 defence-2=6 shot-2=1 dodge-1=1").play(bricks);
    if (thrown.kind().equals("thing-target")) {
    }
    assertThat(thrown.fight().objects().hasArtefact()).as("the last brick of the last pile").isTrue();
  }

  @Test
  @Rule({"KF-TRT-78d", "KF-TRT-27c", "KF-TRT-78c"})
  void whoCountersAFireball_spendsTheWallThatHeHas() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().raiseWall(0, Place.of(500, 500, 0), 0);
    }, "1 hero/water-wall 6000 4000", "2 hero/fireball 4000 4000", OTHER, FARTHER);
    skip(ring).play("activate figure:2-1");
    skip(ring).dice("activation-2=5").play("roll 1");
    skip(ring).play("cast fireball", "mark 6000 4000").dice("contest-2=1,1,1 contest-1=1,1,1").play("counter figure:1-1");
    assertThat(ring.is("1-1", Condition.WATER_WALL)).isFalse();
    assertThat(ring.figures().wounds(0)).isZero();
  }

  @Test
  @Rule({"KF-TRT-27h", "KF-TRT-27g"})
  void fire_reachesEverybodyWithWhomTheBurningGrapple() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(1, Condition.BURNING_BY_FIREBALL);
      state.figures().grappler(0, 1);
      state.figures().grappler(2, 1);
    }, "1 hero 4000 4000", "2 hero 4250 4000", "1 hero 4500 4000", OTHER)
        .dice("peril=1,6,5 defence-2=6 defence-1=1,1").play("end-turn");
    assertThat(ring.figures().wounds(1)).as("1 + 3 to 6 + 4").isZero();
    assertThat(ring.figures().wounds(0)).as("6 + 2 to 1 + 4").isEqualTo(1);
    assertThat(ring.figures().wounds(2)).as("5 + 2 to 1 + 4: a margin of 2 is no Wound").isZero();
  }

  @Test
  @Rule({"KF-TRT-30g", "KF-TRT-30h"})
  void ofTwoSwordsThatLieThere_theSorcererNamesOne() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 1);
      for (int owner = 0; owner < 2; owner++) {
        int sword = state.figures().add(state.definition().guest("flying-sword"), 0);
        state.figures().rider(sword, owner);
        state.figures().inflict(sword, Condition.SWORD);
        state.figures().inflict(sword, Condition.KNOCKED_OUT);
        state.figures().put(sword, Place.of(6000, 1000 + 1000 * owner, 0));
      }
    }, "1 hero/flying-sword 500 500", "1 hero/flying-sword 500 1500", "2 hero/levitation 4000 4000", OTHER);
    while (!ring.listed().contains("grasp-sword figure:2-1")) {
      ring.play("pass");
    }
    ring.play("grasp-sword figure:2-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("graspBo");
    assertThat(ring.listed()).containsExactly("at figure:1-3", "at figure:1-4");
    ring.dice("contest-2=6,6,6 contest-1=1,1,1").play("at figure:1-4");
    assertThat(ring.figures().gang(ring.figure("1-4"))).isEqualTo(1);
    assertThat(ring.figures().gang(ring.figure("1-3"))).isZero();
  }

  @Test
  @Rule({"KF-PLT-14b", "KF-RUL-193"})
  void theItemItself_doesNotHideItsEnd() {
    java.util.function.Consumer<GameState> library = Ground.bare().piece("l1", 4000, 4000, 4400, 5200, 0, 400, Flag.BLOCK,
        Flag.OPAQUE, Flag.HARD, Flag.SCENIC).piece("l2", 7000, 1000, 7400, 2200, 0, 400, Flag.BLOCK, Flag.OPAQUE, Flag.HARD,
        Flag.SCENIC).laid().andThen(state -> {
          state.set(Counters.PLOT, games.kumite.kungfu.state.Plot.DESTROY.ordinal());
          state.mark(0);
          state.mark(1);
        });
    Ring ring = Ring.of(library, "2 hero 3875 4600", "1 hero 5500 4600", "1 thug 5500 4000", "1 thug 5500 5200")
        .play("activate figure:2-1").dice("activation-2=5 break-2=5").play("roll 1", "break 1 0");
    assertThat(ring.fight().get(Counters.DESTROYED)).as("three have stood behind it").isEqualTo(1);
    Ring two = Ring.of(library, "2 hero 3875 4600", "1 hero 5500 4600", "1 thug 5500 4000")
        .play("activate figure:2-1").dice("activation-2=5 break-2=5").play("roll 1", "break 1 0");
    assertThat(two.fight().get(Counters.DESTROYED)).as("the destroyer is none of them").isZero();
  }
}
