package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Angry bees. Bo begins. */
final class BeesTests {

  private static final String ANA = "1 hero 1000 1000";
  private static final String BO = "2 hero 8000 8000";
  private static final long HIVE = Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.HARD.bit() | Flag.BEES.bit() | Flag.SCENIC.bit();

  private static Consumer<GameState> hive() {
    return state -> {
      state.choose(LocationTrait.ANGRY_BEES);
      state.lay(state.board().plus(new Piece("h1", "HIVE", Polygon.rectangle(5000, 4000, 5300, 4300), 0, 500, HIVE)));
    };
  }

  private static Consumer<GameState> swarm(int x, int y) {
    return state -> state.swarms().add(Place.of(x, y, 0), state.figures().count());
  }

  private static Ring afterBoth(Ring ring, String dice) {
    return ring.play("end-turn").dice(dice).play("end-turn");
  }

  private static String middle(Ring ring) {
    long middle = ring.fight().swarms().middle(0);
    return Place.x(middle) + " " + Place.y(middle);
  }

  @Test
  @Rule({"KF-LOC-04a", "KF-RUL-131", "KF-CON-14"})
  void whoRecoilsIntoTheHive_bringsThemOut() {
    Ring ring = Ring.of(hive(), "2 bruiser 4400 4150", "1 hero 4650 4150", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=6 defence-1=3").play("attack")
        .play("inflict recoil-short", "turn 0", "done");
    assertThat(ring.place("1-1")).isEqualTo("4875 4150");
    assertThat(ring.fight().swarms().count()).isEqualTo(1);
    assertThat(middle(ring)).as("its middle on him").isEqualTo("4875 4150");
  }

  @Test
  @Rule("KF-LOC-04a")
  void whoHitsTheHive_bringsThemOut() {
    Ring ring = Ring.of(hive(), "2 hero 4875 4150", "1 student 1000 1000", BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2").dice("break-2=1,1").play("break 1 0", "break 1 0");
    assertThat(ring.fight().swarms().count()).as("one swarm for a hive").isEqualTo(1);
    assertThat(middle(ring)).isEqualTo("4875 4150");
  }

  @Test
  @Rule({"KF-LOC-04b", "KF-RUL-04", "KF-RUL-15", "KF-EX-74", "KF-LOC-05a", "KF-LOC-05c", "KF-RUL-119"})
  void afterBothPlayers_theSwarmMovesM_overEverything_andAttacksWhomItMeets() {
    Ring ring = Ring.of(swarm(5100, 3000).andThen(hive()), "2 student 5400 3900", ANA, BO).play("end-turn");
    assertThat(middle(ring)).isEqualTo("5100 3000");
    ring.dice("direction=1,4,6 peril=2 defence-2=1 morale-2=5,5,5").play("end-turn");
    assertThat(middle(ring)).as("through the hive").isEqualTo("5100 4200");
    assertThat(ring.actor() + ring.kind()).as("3 to 3 is a tie; then morale").isEqualTo("Bonominate");
  }

  @Test
  @Rule({"KF-RUL-131", "KF-LOC-05a"})
  void whoWasInside_isAttackedOnlyIfItStaysInside() {
    Ring left = afterBoth(Ring.of(swarm(5000, 5000), "1 hero 5000 5000", "1 student 1000 1000", BO), "direction=1,4,6");
    assertThat(left.kind()).as("the swarm has gone on").isEqualTo("nominate");
    Ring stays = afterBoth(Ring.of(swarm(5000, 5000), "1 hero 5000 5000", "1 student 1000 1000", BO),
        "direction=4,4 peril=6 defence-1=1");
    assertThat(stays.actor() + stays.kind()).as("6 + 1 against 1 + 4").isEqualTo("Boeffect");
    assertThat(stays.listed()).contains("inflict distracted", "inflict recoil-short", "inflict knocked-down")
        .doesNotContain("inflict wounded", "inflict humbled");
  }

  @ParameterizedTest
  @CsvSource({"hero/pistol, 1", "hero/pistol/artificial, 0", "hero/pistol/undead, 0"})
  @Rule({"KF-LOC-05b", "KF-LOC-05d"})
  void insideOfTheSwarm_shotsAreAt1Less_butNotOfArtificialOrUndead(String shooter, int less) {
    Ring ring = Ring.of(swarm(4300, 4000), "2 " + shooter + " 4000 4000", "1 hero 6000 4000", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("shot-2=3 dodge-1=2").play("shoot");
    assertThat(ring.kind()).as("7 to 6, or 6 to 6").isEqualTo(less == 1 ? "nominate" : "direction");
  }

  @ParameterizedTest
  @CsvSource({"thug/artificial, false", "thug/undead, false", "thug/animal, true"})
  @Rule("KF-LOC-05d")
  void artificialAndUndead_areNotAttacked(String profile, boolean isAttacked) {
    Ring ring = afterBoth(Ring.of(swarm(5000, 5000), "2 " + profile + " 5000 5600", ANA, BO),
        "direction=1,4,6" + (isAttacked ? " peril=1 defence-2=6 morale-2=5,5,5" : ""));
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule("KF-LOC-05d")
  void inWater_andBehindAWaterWall_oneIsSafe() {
    long water = Flag.SHALLOW.bit();
    Ring wet = afterBoth(Ring.of(swarm(5000, 5000).andThen(state -> state.lay(state.board()
        .plus(new Piece("w1", "WATER", Polygon.rectangle(4000, 5400, 6000, 6000), 0, 0, water)))), "2 student 5000 5600", ANA, BO),
        "direction=1,4,6");
    assertThat(wet.kind()).isEqualTo("nominate");
    Ring behind = afterBoth(Ring.of(swarm(5000, 5000).andThen(state ->
        state.figures().raiseWall(1, Place.of(5000, 5450, 0), 0)), "2 student 5000 5600", ANA, BO), "direction=1,4,6");
    assertThat(behind.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule("KF-LOC-05c")
  void anExtraThatTheSwarmPasses_rollsMorale() {
    Ring ring = afterBoth(Ring.of(swarm(5000, 5000), "2 student 5000 5600", ANA, BO),
        "direction=1,4,6 peril=1 defence-2=6 morale-2=1,1,1");
    assertThat(ring.is("2-1", Condition.GONE)).isTrue();
    Ring hero = afterBoth(Ring.of(swarm(5000, 5000), "2 hero 5000 5600", ANA, BO), "direction=1,4,6 peril=1 defence-2=6");
    assertThat(hero.kind()).as("a Protagonist does not").isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"5300 5300, true", "5300 6876, false"})
  @Rule("KF-LOC-05e")
  void onlyABlastThatTouchesIt_dispersesIt(String point, boolean isGone) {
    Ring ring = Ring.of(swarm(5300, 5300), ANA, "2 hero/grenade 3600 6000", BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "grenade").dice("throw-2=5,5,5").play("mark " + point);
    assertThat(ring.fight().swarms().count()).isEqualTo(isGone ? 0 : 1);
  }

  @ParameterizedTest
  @CsvSource({"5150 5300, 5150 4150", "5150 5501, none"})
  @Rule({"KF-LOC-04a", "KF-RUL-131"})
  void aBlastThatReachesTheHive_bringsThemOut(String point, String middle) {
    Ring ring = Ring.of(hive(), ANA, "2 hero/grenade 3600 6000", BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "grenade").dice("throw-2=5,5,5").play("mark " + point);
    assertThat(ring.fight().swarms().count() == 0 ? "none" : middle(ring)).isEqualTo(middle);
  }

  @Test
  @Rule({"KF-RUL-05", "KF-LOC-05a"})
  void ofSeveralAtOnce_theTurnPlayersAreFirst_inHisOrder() {
    Ring ring = afterBoth(Ring.of(swarm(5000, 5000), "2 hero 4800 5600", "2 hero 5200 5600", "1 hero 5000 6100",
        "1 student 1000 1000"), "direction=1,4,6 peril=6 defence-1=1");
    assertThat(ring.actor() + ring.kind()).as("Ana's turn was the last: her hero's blow is the first").isEqualTo("Boeffect");
    ring.play("inflict distracted", "done");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isTrue();
    assertThat(ring.actor() + ring.kind()).isEqualTo("Boresolve");
    assertThat(ring.listed()).containsExactly("resolve figure:2-1", "resolve figure:2-2");
    ring.dice("peril=6,1 defence-2=1,6").play("resolve figure:2-2");
    assertThat(ring.actor() + ring.kind()).isEqualTo("Anaeffect");
    assertThat(ring.match().decision().prompt().toString()).contains("2-2");
    ring.play("inflict distracted", "done");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-04b", "KF-RUL-04"})
  void ofTwoSwarms_eachMoves() {
    Ring ring = afterBoth(Ring.of(swarm(3000, 3000).andThen(swarm(6000, 6000)), ANA, BO), "direction=1,2,0,1,2,6");
    assertThat(Place.x(ring.fight().swarms().middle(0))).isEqualTo(4200);
    assertThat(Place.y(ring.fight().swarms().middle(1))).isEqualTo(7200);
  }

  @ParameterizedTest
  @CsvSource({"1125, 0", "1126, 1"})
  @Rule({"KF-LOC-05e", "KF-LOC-52c"})
  void aGasTank_explodesAsAFireball_alsoForBees_andNobodyCountersIt(int apart, int left) {
    Ring ring = Ring.of(CarTests.car().laid().andThen(state -> {
      state.swarms().add(Place.of(4250, 1550 + apart, 0), 0);
      state.gang(0, Counters.CHI, 2);
    }), "1 hero/water-wall 4250 2300", "2 hero/pistol 7000 1500", "2 student 8500 8500").play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot").dice("shot-2=6 car=1 blast-2=1 dodge-1=6");
    ring.play("fire-at-gas-tank 1 1");
    assertThat(ring.actor() + ring.kind()).as("he is attacked, and not asked for a contest").isEqualTo("Anachi");
    ring.play("spend 0");
    assertThat(ring.fight().swarms().count()).as("750 and the radius of 375").isEqualTo(left);
  }
}
