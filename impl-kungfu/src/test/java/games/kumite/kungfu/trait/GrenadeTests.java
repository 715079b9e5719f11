package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grenades. Bo's leader throws; he has three. */
final class GrenadeTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String LEADER = "2 swat-team-leader 1000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String FARTHER = "1 student 500 8500";

  private static Ring ready(Consumer<GameState> more, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
  }

  private static Piece wall(String id, int x, int top, Flag... flags) {
    long bits = 0;
    for (Flag flag : flags) {
      bits |= flag.bit();
    }
    return new Piece(id, "WALL", Polygon.rectangle(x, 3000, x + 60, 5000), 0, top, bits);
  }

  @ParameterizedTest
  @CsvSource({"6525, legal", "6526, KF-TRT-35b"})
  @Rule({"KF-TRT-35b", "KF-RUL-58"})
  void itFliesThreeL_fromTheEdgeOfTheBase(int x, String verdict) {
    Ring ring = ready(PLAIN, LEADER, "1 student 5000 4000", OTHER).play("grenade");
    assertThat(ring.refused("mark " + x + " 4000")).isEqualTo(verdict);
    assertThat(ring.refused("mark 9001 4000")).isNotEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-52", "KF-RUL-58"})
  void markers_areListed_atEnemies_theNearestFirst_andBetweenTwo() {
    Ring ring = ready(PLAIN, LEADER, "1 student 6000 4000", "1 student 4000 4000", "1 student 4000 7000", OTHER).play("grenade");
    assertThat(ring.listed()).containsExactly("mark 4000 4000", "mark 4000 7000", "mark 6000 4000", "mark 5000 4000");
  }

  @Test
  @Rule({"KF-RUL-58", "KF-TRT-35c"})
  void aMarker_mustBeSeen_butLowObstacles_andFigures_areNoHindrance() {
    Consumer<GameState> wall = state -> state.lay(state.board().plus(wall("wall", 3000, 600, Flag.BLOCK, Flag.OPAQUE)));
    assertThat(ready(wall, LEADER, "1 student 5000 4000", OTHER).play("grenade").refused("mark 5000 4000"))
        .isEqualTo("KF-RUL-58");
    Consumer<GameState> fence = state -> state.lay(state.board().plus(wall("fence", 3000, 180, Flag.LINEAR, Flag.SOLIDLOW)));
    Ring ring = ready(fence, LEADER, "1 student 5000 4000", "1 sumo-bodyguard 4600 4000", OTHER).play("grenade");
    assertThat(ring.refused("mark 5000 4000")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-35c", "KF-TRT-35d", "KF-EX-36", "KF-EX-63"})
  void aDieForEachL_andForEachFailureTheOpponentShiftsItByS() {
    Ring ring = ready(PLAIN, LEADER, "1 student 5125 4000", OTHER, FARTHER).play("grenade").dice("throw-2=1,4,1")
        .play("mark 5125 4000");
    assertThat(ring.kind() + ring.actor()).as("400 mm: three dice, two fail").isEqualTo("shiftAna");
    assertThat(ring.listed()).hasSize(25);
    ring.play("shift 0").play("shift 0");
    assertThat(ring.kind()).as("it goes off at 6625 4000, beyond M").isEqualTo("action");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-35d", "KF-TRT-35e"})
  void theOpponent_mayLeaveItWhereItIs_orPushItOffNoTable() {
    Ring ring = ready(PLAIN, "2 swat-team-leader 4000 1000", "1 student 4000 500", OTHER, FARTHER).play("grenade")
        .dice("throw-2=1").play("mark 4000 500");
    assertThat(ring.refused("shift 18")).as("750 down from 500").isEqualTo("KF-RUL-16");
    ring.dice("blast-2=1,1 dodge-1=6 dodge-2=6").play("pass");
    assertThat(ring.kind()).as("both are in it and survive").isEqualTo("direction");
  }

  @Test
  @Rule({"KF-TRT-35e", "KF-TRT-35g", "KF-TRT-35h", "KF-RUL-58", "KF-RUL-87"})
  void everybodyPartlyWithinM_isHitAtC4_thenPushed_thenMayFall() {
    Ring ring = ready(PLAIN, LEADER, "1 student 3000 4000", "1 student 3000 5325", "1 student 3000 2674",
        "2 student 4325 4000", FARTHER).play("grenade").dice("throw-2=2,2")
        .dice("blast-2=1,3,3 dodge-1=6,3 dodge-2=5").play("mark 3000 4000");
    assertThat(ring.kind() + ring.actor()).as("the second: 3 + 4 against 3 + 2").isEqualTo("effectBo");
    assertThat(ring.listed()).as("any effect of Gun Fu").contains("inflict knocked-down", "inflict extra-killed", "inflict recoil-medium");
    ring.play("inflict extra-killed");
    assertThat(ring.kind() + ring.actor()).as("a tie is nothing; two survive").isEqualTo("directionBo");
    ring.play("turn 0").dice("balance-1=4 balance-2=3").play("turn 0");
    assertThat(ring.place("1-1")).as("from the very middle towards +x").isEqualTo("3750 4000");
    assertThat(ring.place("2-2")).isEqualTo("5075 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).as("a 3 fails for Q4").isTrue();
    assertThat(ring.place("1-3")).as("a tenth too far").isEqualTo("3000 2674");
  }

  @Test
  @Rule({"KF-EX-37", "KF-TRT-35g", "KF-TRT-35h", "KF-GUN-29"})
  void oneWhoLiesAlready_isPushed_butNotTested() {
    Ring ring = ready(PLAIN, LEADER, "1 dim-mak-master 3000 4000", OTHER, FARTHER).play("grenade").dice("throw-2=2,2")
        .dice("blast-2=5 dodge-1=2");
    ring.fight().gang(0, Counters.CHI, 1);
    ring.play("mark 3000 4000", "spend 0", "inflict wounded", "reduce 1", "inflict knocked-down");
    assertThat(ring.kind()).as("9 against 6; a Wound lowered to a Knock Down").isEqualTo("direction");
    ring.play("turn 6");
    assertThat(ring.place("1-1")).isEqualTo("3000 4750");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.figures().wounds(1)).isZero();
  }

  @Test
  @Rule({"KF-TRT-08b", "KF-RUL-58"})
  void whoIsInAnArrowSanctuary_isNeitherHit_norPushed_norTested() {
    Consumer<GameState> sheltered = state -> state.figures().inflict(1, Condition.ARROW_SANCTUARY);
    Ring ring = ready(sheltered, LEADER, "1 dim-mak-master 3000 4000", OTHER, FARTHER).play("grenade").dice("throw-2=2,2")
        .play("mark 3000 4000");
    assertThat(ring.kind()).as("no die, no direction").isEqualTo("action");
    assertThat(ring.place("1-1")).isEqualTo("3000 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule("KF-RUL-58")
  void highWalls_shield_andOtherLevels() {
    Consumer<GameState> wall = state -> {
      state.lay(state.board().plus(wall("wall", 3600, 300, Flag.BLOCK, Flag.OPAQUE)));
      state.figures().put(2, games.kumite.kungfu.geometry.Place.of(2900, 4000, 1201));
    };
    Ring ring = ready(wall, LEADER, "1 student 4000 4000", "1 student 2900 4000", OTHER).play("grenade")
        .dice("throw-2=2,2").play("mark 3000 4000");
    assertThat(ring.kind()).as("nobody is in it").isEqualTo("action");
    Consumer<GameState> low = state -> state.lay(state.board().plus(wall("wall", 3600, 299, Flag.BLOCK, Flag.OPAQUE)));
    Ring over = ready(low, LEADER, "1 student 4000 4000", OTHER).play("grenade").dice("throw-2=2,2 blast-2=1 dodge-1=6")
        .play("mark 3000 4000");
    assertThat(over.kind()).as("a wall lower than his head is no shield").isEqualTo("direction");
  }

  @Test
  @Rule({"KF-TRT-35f", "KF-STU-21", "KF-RUL-179"})
  void doors_windows_carsAndFragileThings_areDestroyed() {
    Consumer<GameState> scenery = state -> {
      state.set(Counters.PLOT, Plot.DESTROY.ordinal());
      state.lay(state.board().plus(wall("door", 3000, 600, Flag.DOOR, Flag.BLOCK, Flag.OPAQUE))
          .plus(wall("car", 3500, 350, Flag.CAR, Flag.BLOCK, Flag.HARD, Flag.SCENIC))
          .plus(wall("rock", 4000, 350, Flag.VHARD, Flag.BLOCK, Flag.SCENIC))
          .plus(wall("rack", 2000, 350, Flag.FRAGILE, Flag.BLOCK, Flag.SCENIC))
          .plus(wall("far", 3800, 350, Flag.FRAGILE, Flag.BLOCK, Flag.SCENIC)));
      state.mark(0);
    };
    Ring ring = ready(scenery, LEADER, "1 student 8000 500", OTHER).play("grenade").dice("throw-2=2").play("mark 2500 4000");
    assertThat(ring.fight().board().find("door")).isEqualTo(-1);
    assertThat(ring.fight().board().piece(ring.fight().board().find("car")).is(Flag.CAR)).as("a wreck").isFalse();
    assertThat(ring.fight().board().find("rack")).isEqualTo(-1);
    assertThat(ring.fight().board().find("rock")).isNotEqualTo(-1);
    assertThat(ring.fight().board().find("far")).as("1300 away").isNotEqualTo(-1);
  }

  @Test
  @Rule({"KF-TRT-35a", "KF-RUL-65", "KF-GANG-08"})
  void oneUseForEachPurchase() {
    Ring ring = ready(PLAIN, "2 supreme-ninja-jonin 1000 4000", "1 student 8000 500", OTHER);
    ring.play("grenade").dice("throw-2=2,2").play("mark 3000 4000");
    assertThat(ring.kind()).as("one of two actions").isEqualTo("action");
    assertThat(ring.refused("grenade")).isEqualTo("KF-TRT-35a");
    assertThat(Ring.of(LEADER, "1 student 8000 500").figures().arms().grenades(0)).isEqualTo(3);
  }

  @Test
  @Rule({"KF-GUN-11", "KF-RUL-20"})
  void notWhileFighting_andForOneMoreInAReaction() {
    assertThat(ready(PLAIN, LEADER, "1 student 1250 4000", OTHER).refused("grenade")).isEqualTo("KF-GUN-11");
    Ring ring = Ring.of("2 student 4800 4000", "1 supreme-ninja-jonin 8000 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=2,2").play("roll 2").dice("reaction-1=5,1").play("react figure:1-1");
    assertThat(ring.refused("grenade")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-TRT-56", "KF-RUL-24"})
  void theProtected_sufferOnePointLess() {
    Ring ring = ready(PLAIN, LEADER, "1 beat-cop 3000 4000", OTHER).play("grenade").dice("throw-2=2,2 blast-2=3 dodge-1=4")
        .play("mark 3000 4000");
    assertThat(ring.kind()).as("7 against 6: no effect, but he is pushed").isEqualTo("direction");
  }
}
