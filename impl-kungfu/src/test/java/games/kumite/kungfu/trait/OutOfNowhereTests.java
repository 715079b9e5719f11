package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first attack of who has teleported beside an enemy, if it is his very next action. */
final class OutOfNowhereTests {

  private static final String ANA = "1 hero 6000 6000";
  private static final String OTHER = "2 thug 8000 500";
  private static final String FARTHER = "1 thug 500 8500";

  /** Bo's hero has four Chi and three actions, the first of which takes him beside Ana's. */
  private static Ring there(String traits, String enemy) {
    Ring ring = Ring.skip(Ring.skip(Ring.of(state -> state.gang(1, Counters.CHI, 4), "2 hero/teleportation" + traits + " 1000 1000", enemy,
        OTHER, FARTHER)).play("activate figure:2-1"));
    return Ring.skip(ring.dice("activation-2=5,5,5").play("roll 3")).play("teleport", "to 6000 5750");
  }

  @Test
  @Rule({"KF-TRT-71c", "KF-TRT-20a", "KF-RUL-86"})
  void aDashingOne_hasTheBonus_onHisFreeAttack_andNotOnTheNext() {
    Ring ring = Ring.skip(there("/dashing", ANA)).dice("attack-2=3 defence-1=3").play("target figure:1-1 0", "spend 0");
    assertThat(ring.kind() + ring.actor()).as("3 + 4 + 1 to 3 + 4").isEqualTo("effectBo");
    Ring.skip(ring.play("inflict distracted")).dice("attack-2=3 defence-1=3").play("attack", "target figure:1-1 0", "spend 0");
    assertThat(ring.kind()).as("7 to 7").isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-TRT-71c", "KF-TRT-20a"})
  void aDashingOne_whoWaivesIt_hasTheBonus_onHisNextAction() {
    Ring ring = Ring.skip(there("/dashing", ANA).play("waive")).dice("attack-2=3 defence-1=3").play("attack", "target figure:1-1 0",
        "spend 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
  }

  @Test
  @Rule({"KF-TRT-71c", "KF-TRT-31a"})
  void aFlurry_hasIt_onItsFirstBlow() {
    Ring ring = Ring.skip(there("/flurry-of-blows", ANA)).dice("attack-2=3 defence-1=3").play("flurry", "spend 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
  }

  @Test
  @Rule({"KF-TRT-71c", "KF-TRT-80a", "KF-TRT-03"})
  void aWhirlwind_hasItToo_andAnAmbusherTwo() {
    Ring ring = Ring.skip(there("/whirlwind-of-death/ambusher", ANA)).dice("attack-2=1 defence-1=4").play("whirlwind", "spend 0");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 + 2 + 2 to 4 + 4").isEqualTo("effectBo");
  }

  @Test
  @Rule({"KF-TRT-71c", "KF-TRT-26a"})
  void anExorcism_hasItToo() {
    Ring ring = Ring.skip(there("/exorcise", "1 hero/undead 6000 6000")).dice("attack-2=3 defence-1=3")
        .play("exorcise", "spend 0");
    assertThat(Ring.skip(ring).is("1-1", Condition.TRANSFIXED)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-71c", "KF-TRT-19"})
  void afterAnotherAction_itIsLost() {
    Ring ring = Ring.skip(Ring.skip(there("", ANA)).play("move", "to 6000 5750")).dice("attack-2=3 defence-1=3")
        .play("attack", "spend 0");
    assertThat(ring.kind()).isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-TRT-71b", "KF-TRT-71c", "KF-RUL-40"})
  void whoIsHeldBack_surprisesNobody() {
    Ring ring = Ring.skip(Ring.skip(Ring.of(state -> state.gang(1, Counters.CHI, 1), "2 hero/teleportation 6000 5750", ANA, OTHER, FARTHER))
        .play("activate figure:2-1"));
    Ring.skip(ring.dice("activation-2=5,5").play("roll 2")).play("teleport").dice("attack-1=3 defence-2=3")
        .play("to 1000 1000", "hack figure:1-1", "inflict distracted");
    assertThat(ring.place("2-1")).as("7 to 7: he has not won it").isEqualTo("6000 5750");
    Ring.skip(ring).dice("attack-2=3 defence-1=3").play("attack");
    assertThat(ring.kind()).as("no bonus").isEqualTo("tie-effect");
  }

  @ParameterizedTest
  @CsvSource({"hero, hero, 4, 5, effect", "hero, hero, 3, 5, nominate", "hero/ambusher, hero, 3, 5, effect",
    "hero, hero/danger-sense, 4, 4, effect", "hero, hero/danger-sense, 3, 4, nominate",
    "hero/ambusher, hero/danger-sense, 3, 4, nominate"})
  @Rule({"KF-STU-12a", "KF-H2H-04d", "KF-TRT-03", "KF-TRT-19", "KF-STU-12b"})
  void whoDropsOnSomebody_hasTheAmbushBonus(String dropper, String target, int die, int other, String kind) {
    Ring ring = Ring.of(Ground.bare().rock(3000, 3000, 5000, 5000, 600).laid(), "2 " + dropper + " 4900 4000 600",
        "1 " + target + " 5250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move")
        .dice("attack-2=" + die + " defence-1=" + other).play("to 5250 4000", "hack figure:2-1");
    assertThat(ring.kind()).isEqualTo(kind);
  }
}
