package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What places do to those who fight there: tanks, lights, water, mud, spirits. It is Bo's turn. */
final class PlaceTests {

  private static Consumer<GameState> tank() {
    return Ground.bare().piece("t1", 4700, 4700, 5300, 5300, 0, 300, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.TANK,
        Flag.SCENIC).laid();
  }

  /** Two shots of Bo's gunman at a hero far from the tank; he misses with a 1. */
  private static Ring missing(String figure) {
    return Ring.of(tank(), "1 hero 2000 6000", "2 thug/pistol 2000 4500", figure).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("shot-2=1 dodge-1=1");
  }

  @ParameterizedTest
  @CsvSource({"4, true", "5, false"})
  @Rule("KF-LOC-50b")
  void missedShot_ofAFirearm_mayBlowUpATank_thatTheShooterSees(int die, boolean isThere) {
    Ring ring = missing("2 student 8000 8000").dice("tank-2=" + die).play("shoot");
    assertThat(ring.fight().board().find("t1") >= 0).isEqualTo(isThere);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"1, inflict distracted", "2, inflict knocked-down", "3, inflict wounded"})
  @Rule({"KF-LOC-50d", "KF-RUL-119"})
  void explosion_isAC4Attack_onEverybodyWithinM_itsEffectsChosenByTheOpponent(int margin, String effect) {
    Ring ring = missing("2 thug 5000 6300").dice("tank-2=6 blast=" + (margin + 1) + " dodge-2=3")
        .play("shoot");
    if (margin > 1) {
      assertThat(ring.kind() + ring.actor()).as("the opponent of the victim's player").isEqualTo("effectAna");
      assertThat(ring.listed()).hasSize(margin).contains(effect);
      ring.play(effect);
    }
    assertThat(ring.is("2-2", margin == 1 ? Condition.DISTRACTED : margin == 2 ? Condition.KNOCKED_DOWN : Condition.DEAD)).isTrue();
  }

  @Test
  @Rule("KF-LOC-50e")
  void whoBeatsTheExplosion_RecoilsMStraightAway() {
    Ring ring = missing("2 thug 5000 6300").dice("tank-2=6 blast=1 dodge-2=6").play("shoot");
    assertThat(ring.place("2-2")).as("6 + 2 to 1 + 4").isEqualTo("5000 7500");
  }

  @Test
  @Rule("KF-LOC-50e")
  void whoTiesWithTheExplosion_staysWhereHeIs() {
    Ring ring = missing("2 thug 5000 6300").dice("tank-2=6 blast=2 dodge-2=4").play("shoot");
    assertThat(ring.place("2-2")).isEqualTo("5000 6300");
  }

  @ParameterizedTest
  @CsvSource({"4, true", "5, false"})
  @Rule("KF-LOC-50c")
  void somebodyMayShootAtATank(int die, boolean isThere) {
    Ring ring = Ring.of(tank(), "1 hero 8000 500", "2 hero/pistol 2000 4500", "2 student 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot").dice("tank-2=" + die)
        .play("fire-at-tank 1");
    assertThat(ring.fight().board().find("t1") >= 0).isEqualTo(isThere);
  }

  @Test
  @Rule({"KF-LOC-50c", "KF-GUN-08"})
  void extra_withAnEnemyToShootAt_shootsAtNoTank() {
    Ring ring = Ring.of(tank(), "1 hero 2000 6000", "2 thug/pistol 2000 4500", "2 student 8000 8000").play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot");
    assertThat(ring.refused("fire-at-tank 1")).isEqualTo("KF-GUN-08");
  }

  @Test
  @Rule("KF-LOC-50a")
  void tank_isCover() {
    Ring ring = Ring.of(tank(), "1 hero 5000 5500", "2 hero/pistol 5000 2000", "2 student 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=4 dodge-1=2 tank-2=1")
        .play("fire 1 figure:1-1 0");
    assertThat(ring.kind()).as("4 + 4 - 2 against 2 + 4 is nothing").isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"0, 3, nominate", "1, 3, effect"})
  @Rule("KF-LOC-60a")
  void shooterInDeepWater_loses3_andThePointBlankBonus(int isDry, int die, String kind) {
    Ground ground = Ground.bare();
    Ring ring = Ring.of(isDry == 1 ? ground.laid() : ground.flat(4000, 4000, 5000, 5000, Flag.DEEP).laid(),
        "1 thug 4500 3500", "2 thug/pistol 4500 4100", "2 student 8000 8000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("shot-2=" + (die + 3) + " dodge-1=" + die)
        .play("shoot");
    assertThat(ring.kind()).as("6 + 2 - 3 against 3 + 2, without + 1").isEqualTo(kind);
  }

  @Test
  @Rule("KF-LOC-60a")
  void shooterInDeepWater_reachesS() {
    Ring ring = Ring.of(Ground.bare().flat(4000, 4000, 5000, 5000, Flag.DEEP).laid(), "1 thug 4500 3000",
        "2 thug/pistol 4500 4100", "2 student 8000 8000").play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("shoot")).as("the gap is 850").isEqualTo("KF-GUN-02");
  }

  @ParameterizedTest
  @CsvSource({"3350, legal", "3200, KF-GUN-02"})
  @Rule({"KF-LOC-60a", "KF-RUL-140b"})
  void shooterInDeepWater_reachesS_ofThingsToo(int top, String verdict) {
    Ring ring = Ring.of(Ground.bare().flat(4000, 4000, 5000, 5000, Flag.DEEP).piece("v1", 4000, 2700, 5100, top, 0, 350, CarTests.CAR)
        .laid(), "1 thug 500 8500", "2 hero/pistol 4500 4150", "2 student 8000 8000").play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2");
    assertThat(ring.refused("shoot")).as("the gap is 675, or 825").isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"4000, 0", "8000, 1"})
  @Rule({"KF-LOC-42b", "KF-LOC-42c"})
  void weaponDroppedInAPaddyField_isLost(int left, int objects) {
    Ring ring = Ring.of(Ground.bare().flat(left, 4000, left + 1000, 5000, Flag.PADDY).laid(),
        "1 hero/signature-weapon 4500 4500", "1 student 500 500", "2 hero 4250 4500", "2 student 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=2")
        .play("attack", "inflict disarm-drops");
    assertThat(ring.fight().objects().count()).isEqualTo(objects);
    assertThat(ring.figures().has(0, PlotDeed.SUNKEN)).as("it comes back after the scenario").isEqualTo(objects == 0);
    assertThat(ring.figures().arms().weapons(0)).isZero();
  }

  @Test
  @Rule({"KF-LOC-39a", "KF-LOC-39b"})
  void magicalEnergies_payForSpellsAlone_andAreNoChi() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.ENERGY, 1), "1 hero 2000 6000", "2 hero/fireball 2000 2000",
        "2 student 8000 8000").play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("leap")).as("a Chi Leap is no spell").isEqualTo("KF-CHI-04");
    ring.play("cast fireball");
    assertThat(ring.kind()).isEqualTo("marker");
    assertThat(ring.fight().gang(1, Counters.ENERGY)).isZero();
    assertThat(ring.chi(2)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"true, 4 5 5, fled", "false, 4 5 5, stayed"})
  @Rule("KF-LOC-49")
  void spookyAtmosphere_takes1FromMorale(boolean isSpooky, String dice, String what) {
    Ring ring = Ring.of(state -> {
      if (isSpooky) {
        state.choose(LocationTrait.SPOOKY_ATMOSPHERE);
      }
      state.figures().wounds(0, 4);
    }, "1 hero 4500 4500", "1 thug 500 4500", "1 thug 8500 500", "2 hero 4250 4500", "2 student 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=6 defence-1=1")
        .dice("morale-1=" + dice.replace(' ', ',') + ",6,6,6").play("attack");
    ring.play("inflict knocked-down", "done");
    assertThat(ring.place("1-2").equals("500 4500")).as(what).isEqualTo(!isSpooky);
  }

  @ParameterizedTest
  @CsvSource({"MONSOON, 1450", "CHINESE_NEW_YEAR, 1000"})
  @Rule("KF-CPL-05")
  void chineseNewYear_isACrowd_andMovesAreShort(Complication complication, int reach) {
    Ring ring = Ring.of(state -> state.set(Counters.COMPLICATION, complication.ordinal()), "1 hero 500 500",
        "2 hero 5000 5000", "2 student 8000 8000").play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move");
    assertThat(ring.refused("to " + (5000 + reach) + " 5000")).isEqualTo("legal");
    assertThat(ring.refused("to " + (5001 + reach) + " 5000")).isNotEqualTo("legal");
  }

  private static Ring nightIndoors(String shooter, String... more) {
    return Ring.of(state -> {
      state.set(Counters.COMPLICATION, Complication.NIGHT_FALLS.ordinal());
      Ground.bare().piece("t1", 6000, 2000, 7200, 2400, 0, 120, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE, Flag.HARD,
          Flag.SCENIC).laidIndoors().accept(state);
    }, more.length > 0 ? more[0] : "1 hero 2000 6000", "2 " + shooter + " 2000 2000", "2 thug/pistol 2000 4700")
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot").choose("hail 1");
  }

  @Test
  @Rule({"KF-CPL-02c", "KF-RUL-142"})
  void protagonist_shootsOutTheLights_withAWholeHail_andNobodyShootsBeyondM() {
    Ring ring = nightIndoors("hero/automatic-weapon", "1 hero 2000 6151").play("lights-out");
    assertThat(ring.fight().get(Counters.DARK)).isEqualTo(2);
    assertThat(ring.kind()).as("the Hail is over, without dice").isEqualTo("nominate");
    ring.play("activate figure:2-2").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("shoot")).as("a gap of 1201").isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule("KF-RUL-142")
  void withTheLightsShotOut_withinM_shotsAreAtMinus1() {
    Ring ring = nightIndoors("hero/automatic-weapon", "1 thug 2000 6150").play("lights-out")
        .play("activate figure:2-2").dice("activation-2=5").play("roll 1").dice("shot-2=4 dodge-1=3")
        .play("shoot");
    assertThat(ring.kind()).as("4 + 2 - 1 against 3 + 2").isEqualTo("nominate");
  }

  @Test
  @Rule("KF-CPL-02c")
  void bruiser_shootsOutNoLights() {
    assertThat(nightIndoors("bruiser/automatic-weapon").listed()).doesNotContain("lights-out").contains("riddle 1");
  }

  @Test
  @Rule({"KF-LOC-51f", "KF-CPL-02c"})
  void wholeHail_destroysATable_andAfterOneShotNoMore() {
    Ring ring = nightIndoors("hero/automatic-weapon");
    Ring other = nightIndoors("hero/automatic-weapon", "1 hero 4000 6000").dice("shot-2=1 dodge-1=1").play("at figure:1-1");
    ring.play("riddle 1");
    assertThat(ring.fight().board().find("t1")).isEqualTo(-1);
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(other.listed()).containsExactly("at figure:1-1", "stop");
  }

  private static final long CAR = Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.STAND.bit() | Flag.VHARD.bit()
      | Flag.CAR.bit() | Flag.SCENIC.bit();

  private static Consumer<GameState> burningCar() {
    return state -> {
      state.set(Counters.COMPLICATION, Complication.FIRE.ordinal());
      state.lay(state.board().plus(new Piece("v1", "CAR", Polygon.rectangle(2000, 5000, 3100, 5500), 0, 350, CAR)));
    };
  }

  @ParameterizedTest
  @CsvSource({"2, false", "1, true"})
  @Rule({"KF-CPL-06c", "KF-LOC-53c"})
  void fire_destroysAVehicle_andOnA1ItExplodesAsWell(int die, boolean explodes) {
    Ring ring = Ring.of(burningCar(), "1 thug 2500 6100", "1 student 500 500", "2 student 8000 8000")
        .dice("fire-2=6 fire-item=0 gas-tank-2=" + die);
    if (explodes) {
      ring.dice("blast=6 dodge-1=6");
    }
    ring.play("end-turn");
    assertThat(ring.kind()).as("6 + 4 against 6 + 2 is 2").isEqualTo(explodes ? "effect" : "nominate");
    Piece wreck = ring.fight().board().piece(ring.fight().board().find("v1"));
    assertThat(wreck.is(Flag.CAR)).isFalse();
    assertThat(wreck.is(Flag.OBSCURE) && wreck.is(Flag.BLOCK)).as("it still gives cover").isTrue();
  }

  @ParameterizedTest
  @CsvSource({"5505, 0, true", "5506, 0, false", "5505, 351, false"})
  @Rule("KF-CPL-06c")
  void fire_destroysAlsoAVehicleInContactWithWhatBurns(int y, int base, boolean isDestroyed) {
    Ring ring = Ring.of(burningCar().andThen(state -> {
      state.lay(state.board().plus(new Piece("t1", "TREE", Polygon.rectangle(2500, y, 2900, y + 400), base, 900, Flag.SCENIC.bit())));
      state.burn(state.board().item(state.board().find("t1")));
    }), "1 thug 500 8000", "1 student 500 500", "2 student 8000 8000").dice("fire-2=1" + (isDestroyed ? " gas-tank-2=2" : ""))
        .play("end-turn");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.fight().board().piece(ring.fight().board().find("v1")).is(Flag.CAR)).isNotEqualTo(isDestroyed);
  }

  @Test
  @Rule("KF-CPL-06e")
  void waterWall_onABurningItem_putsItOut() {
    Ring ring = Ring.of(state -> {
      burningCar().accept(state);
      state.burn(0);
      state.gang(1, Counters.CHI, 2);
    }, "1 hero 2500 8300", "1 student 500 500", "2 hero/water-wall 2500 4000", "2 student 8000 8000");
    ring.play("water-wall figure:2-1", "mark 2500 5200", "shift 0");
    assertThat(ring.fight().burning()).isZero();
  }

  @Test
  @Rule({"KF-LOC-52b", "KF-LOC-52c", "KF-RUL-140b", "KF-EX-67"})
  void aimedShot_atAGasTank_makesTheCarExplode_asAFireballOfRadiusS() {
    Ring ring = Ring.of(state -> state.lay(state.board().plus(
        new Piece("v1", "CAR", Polygon.rectangle(2000, 5000, 3100, 5500), 0, 350, CAR))), "1 thug 2550 6125",
        "1 thug 2550 4374", "1 student 500 500", "2 hero/pistol 4225 5250", "2 student 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot");
    assertThat(ring.refused("fire-at-gas-tank 1 0")).as("it must be aimed").isEqualTo("KF-RUL-140b");
    ring.dice("shot-2=2 car=4 blast-2=4 dodge-1=5").play("fire-at-gas-tank 1 1");
    assertThat(ring.actor() + " " + ring.kind()).as("2 + 4 + 1 to 4; then 8 to 7: who shot chooses, of one figure in it")
        .isEqualTo("Bo effect");
    ring.play("inflict extra-knocked-out");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.fight().board().piece(0).is(Flag.CAR)).isFalse();
    assertThat(ring.kind()).isEqualTo("nominate");
  }
}
