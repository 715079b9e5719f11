package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What scenery does where more than two gangs fight: gangs 1 and 3 on one side, 2 and 4 on the other, which attacks. */
final class SceneryOfManyTests {

  private static final String ANA = "1 hero 500 8500";
  private static final String BO = "2 hero 8500 8500";
  private static final String CY = "3 hero 500 500";
  private static final String DI = "4 hero 8500 500";

  /** Di, who sits fourth, has the first turn. */
  private static Ring ofDi(Consumer<GameState> more, String... figures) {
    return Ring.ofSeats(4, "initiative-card=3", more, figures);
  }

  private static Ring acting(Ring ring, String figure, int actions) {
    return Ring.skip(ring.play("activate figure:" + figure).dice("activation-4=" + "5,5,5".substring(0, 2 * actions - 1))
        .play("roll " + actions));
  }

  @Test
  @Rule({"KF-LOC-44a", "KF-RUL-138", "KF-RUL-167"})
  void reinforcements_comeToTheGangThatSpeaksForTheDefenders() {
    Ring ring = ofDi(state -> {
      state.choose(LocationTrait.REINFORCEMENTS);
      for (int gang = 0; gang < 4; gang++) {
        state.gang(gang, Counters.POINTS, 40);
      }
      state.gang(0, Counters.CHI, 1);
      state.gang(2, Counters.CHI, 1);
    }, ANA, BO, CY, "4 hero 4000 4000", "3 thug 4250 4000", "1 thug 3750 4000", "4 thug 8500 500");
    acting(ring, "4-1", 2).play("attack").dice("attack-4=4 defence-3=3").play("target figure:3-2 0", "spend 0", "inflict extra-killed", "done");
    assertThat(ring.is("3-2", Condition.DEAD)).isTrue();
    assertThat(ring.actor() + " " + ring.kind()).as("half of Cy's gang").isEqualTo("Di action");
    ring.dice("attack-4=4 defence-1=3").play("attack", "spend 0", "inflict extra-killed", "done");
    assertThat(ring.actor() + " " + ring.kind()).as("half of Ana's").isEqualTo("Ana reinforcements");
  }

  @Test
  @Rule({"KF-LOC-17c", "KF-RUL-134", "KF-RUL-77"})
  void theJetOfAHydrant_isTurnedOnEnemiesOfEitherGang_notOnFriends() {
    Ground ground = Ground.bare().piece("h1", 4000, 4000, 4200, 4200, 0, 120, Flag.BLOCK, Flag.OBSCURE, Flag.HYDRANT, Flag.VHARD, Flag.SCENIC);
    Ring ring = acting(ofDi(ground.laid().andThen(state -> state.wear(0, 1)), "1 hero 5000 4100", "2 hero 4100 5000", "3 hero 4100 3000",
        "4 hero 3875 4100", "4 thug 8500 500"), "4-1", 1).play("use jet 1 0");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:3-1");
  }

  @Test
  @Rule({"KF-LOC-32b", "KF-RUL-165", "KF-RUL-169"})
  void incense_isRolledForAtTheEndOfTheTurnOfEachGang_byWhoRunsIt() {
    Ground ground = Ground.bare().piece("censer", 4000, 4000, 4300, 4300, 0, 150, Flag.BLOCK, Flag.INCENSE);
    Ring ring = Ring.ofSeats(3, "initiative-card=3", ground.laid(), ANA, BO, CY, DI);
    assertThat(ring.actor() + ring.fight().get(Counters.ACTIVE)).as("the second gang of Bo").isEqualTo("Bo3");
    ring.dice("incense-2=5 initiative-card=2").play("end-turn").dice("incense-3=5 initiative-card=0").play("end-turn");
    assertThat(ring.actor()).isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-RUL-131", "KF-RUL-169", "KF-LOC-05a"})
  void bees_flyWhenEachOfFourGangsHasHadItsTurn() {
    Ring ring = Ring.ofSeats(3, "initiative-card=3", state -> state.swarms().add(Place.of(5000, 5000, 0), state.figures().count()), ANA,
        BO, CY, DI);
    ring.dice("initiative-card=0").play("end-turn").dice("initiative-card=0").play("end-turn").dice("initiative-card=0").play("end-turn");
    assertThat(Place.y(ring.fight().swarms().middle(0))).isEqualTo(5000);
    ring.dice("direction=1,4,6 initiative-card=0").play("end-turn");
    assertThat(Place.y(ring.fight().swarms().middle(0))).isEqualTo(6200);
  }

  @Test
  @Rule({"KF-TRT-35d", "KF-RUL-167"})
  void aGrenade_isShiftedByTheLowestSeatOfTheOtherSide_whomeverItIsThrownAt() {
    Ring ring = acting(ofDi(state -> { }, ANA, BO, "3 hero 5125 4000", "4 hero/grenade 4000 4000", "4 thug 8500 500"), "4-1", 1).play("grenade")
        .dice("throw-4=1").play("mark 5125 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("shiftAna");
  }

  @Test
  @Rule({"KF-RUL-140c", "KF-RUL-140g", "KF-LOC-56a"})
  void aCarThatRolls_isDodgedByEachPlayerItMeets_andNotByWhoIsHeld() {
    Ring ring = ofDi(CarTests.car().laid().andThen(state -> {
      state.cars().motion(state.cars().at(state.board(), 0), Cars.Motion.ROLLING);
      state.figures().grappler(4, 3);
    }), ANA, BO, "3 hero 4250 2500", "4 hero 4800 2350", "1 thug 4550 2350", "2 thug 4200 2780").play("end-turn");
    assertThat(ring.is("1-2", Condition.DEAD)).as("Ana's thug, whom it meets first, is held").isTrue();
    assertThat(ring.kind() + ring.actor()).isEqualTo("dodgeCy");
    ring.dice("dodge-3=6").play("dodge");
    assertThat(ring.kind() + ring.actor()).isEqualTo("dodgeBo");
    ring.dice("dodge-2=1 initiative-card=0").play("dodge");
    assertThat(ring.is("1-2", Condition.DEAD) && ring.is("2-2", Condition.DEAD)).isTrue();
    assertThat(ring.is("3-1", Condition.KNOCKED_DOWN)).isFalse();
  }
}
