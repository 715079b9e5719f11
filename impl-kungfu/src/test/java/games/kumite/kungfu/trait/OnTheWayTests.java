package games.kumite.kungfu.trait;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What moves take along, lead over or into: Free Moves that are bent or jump, bins, wards, running water, bamboo. */
final class OnTheWayTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 8500 500";
  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 2);

  private static Ring freeMove(Consumer<GameState> more, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1", "free-move");
  }

  @Test
  @Rule({"KF-TRT-01d", "KF-ACT-37", "KF-RUL-53"})
  void anAcrobat_mayBendHisFreeMove() {
    Consumer<GameState> wall = Ground.bare().wall(3300, 3000, 3400, 4100).laid();
    Ring ring = freeMove(wall, "2 thug/acrobat 3000 4000", OTHER, FARTHER);
    assertThat(ring.listed()).contains("bend");
    ring.play("bend", "via 3174 4226", "via 3526 4226", "to 3526 3500");
    assertThat(ring.place("2-1")).isEqualTo("3526 3500");
    assertThat(ring.is("2-1", Condition.BENT)).as("his one of the turn").isTrue();
    assertThat(ring.kind()).as("no dice").isEqualTo("nominate");
    assertThat(freeMove(wall, "2 thug 3000 4000", OTHER, FARTHER).refused("bend")).isEqualTo("KF-TRT-01d");
  }

  @Test
  @Rule({"KF-ACT-37", "KF-TRT-01d"})
  void aBentFreeMove_endsInContactWithNobody() {
    Ring ring = freeMove(state -> state.figures().inflict(2, Condition.HANDCUFFED), "2 thug/acrobat 3000 4000", OTHER,
        "1 thug 3800 4400").play("bend", "via 3400 4000");
    assertThat(ring.refused("to 3800 4150")).isEqualTo("KF-ACT-37");
    assertThat(ring.refused("to 3800 4100")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"4, 3600", "3, 3175"})
  @Rule({"KF-ACT-37", "KF-LOC-37a", "KF-LOC-37b"})
  void aFreeMove_mayJumpOverAFence(int die, int x) {
    Ring ring = freeMove(Ground.bare().fence(3300, 3000, 3400, 5000).laid(), "2 thug 3000 4000", OTHER, FARTHER).play("jump")
        .dice("jump-2=" + die).play("to 3600 4000");
    if (ring.kind().equals("stumble")) {
      ring.play("stop-short");
    }
    assertThat(ring.place("2-1")).isEqualTo(x + " 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-18b", "KF-LOC-31", "KF-RUL-136"})
  void aBinThatIsPushedOntoATrampoline_hasComeAlong_beforeItsPusherLeaps() {
    Consumer<GameState> ground = Ground.bare().piece("n1", 3130, 3850, 3630, 4150, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD,
        Flag.BIN, Flag.SCENIC).piece("b1", 3420, 3900, 3480, 4100, 0, 0, Flag.TRAMP, Flag.SCENIC).laid();
    Ring ring = acting(ground, 1, "2 thug 3000 4000", OTHER, FARTHER).play("use push 1 0", "push-on 40");
    assertThat(ring.kind()).isEqualTo("spring-to");
    assertThat(ring.fight().board().piece(0).outline.left()).isEqualTo(3530);
    ring.play("to 3400 5500");
    assertThat(ring.place("2-1")).isEqualTo("3400 5500");
    assertThat(ring.fight().board().piece(0).outline.left()).as("it stands where it was pushed").isEqualTo(3530);
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-LOC-18b"})
  void nobodyPushesABinIntoAWard() {
    Consumer<GameState> ground = Ground.bare().piece("n1", 3130, 3850, 3630, 4150, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD,
        Flag.BIN, Flag.SCENIC).laid().andThen(state -> state.figures().inflict(1, Condition.SPIRIT_WARD));
    Ring ring = acting(ground, 1, "2 thug/undead 3000 4000", "1 hero/spirit-ward 4600 4000", OTHER).play("use push 1 0");
    assertThat(ring.listed()).as("150 to the border, and 1").contains("push-on 14");
    assertThat(ring.refused("push-on 15")).isEqualTo("KF-RUL-139");
  }

  /** An Extra of Ana's at the edge of whose way something lies flees, since her hero is put out. */
  private static Ring fleeing(Consumer<GameState> more, String fleer, String... others) {
    String[] all = new String[others.length + 4];
    all[0] = "1 hero 4000 6000";
    all[1] = "2 hero 4250 6000";
    all[2] = fleer;
    all[3] = OTHER;
    System.arraycopy(others, 0, all, 4, others.length);
    return Ring.of(more.andThen(state -> state.figures().wounds(0, 4)), all).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=6 defence-1=3 morale-1=1,6,6").play("attack", "inflict distracted", "done");
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-MOR-06"})
  void noFlightLeadsIntoAWard() {
    Consumer<GameState> warded = state -> state.figures().inflict(4, Condition.SPIRIT_WARD);
    Ring human = fleeing(warded, "1 thug 3000 4000", "2 hero 1500 4300");
    assertThat(human.place("1-2")).as("straight to the left").isEqualTo("1550 4000");
    Ring undead = fleeing(warded, "1 thug/undead 3000 4000", "2 hero 1500 4300");
    long place = undead.figures().place(undead.figure("1-2"));
    assertThat(Place.squared(place, Place.of(1500, 4300, 0))).as("a gap of M").isGreaterThan(1450 * 1450);
    assertThat(Place.squared(place, Place.of(3000, 4000, 0))).as("it goes round it").isGreaterThan(500 * 500);
  }

  @ParameterizedTest
  @CsvSource({"thug/waterbane, true", "thug, false"})
  @Rule({"KF-TRT-76a", "KF-MOR-06"})
  void runningWater_woundsAFleerToo(String fleer, boolean isDead) {
    Ring ring = fleeing(Ground.bare().flat(1800, 3000, 2000, 5000, Flag.RUNNING).laid(), "1 " + fleer + " 2500 4000");
    assertThat(ring.is("1-2", Condition.DEAD)).isEqualTo(isDead);
  }

  @Test
  @Rule({"KF-RUL-132", "KF-TRT-71a"})
  void nobodyStepsOutOfNowhere_ontoTheTopOfBamboo() {
    Consumer<GameState> grove = CHI.andThen(Ground.bare().piece("b1", 2500, 3500, 4300, 5000, 0, 800, Flag.WOODS, Flag.BAMBOO,
        Flag.SCENIC).rock(5000, 3500, 6000, 5000, 800).laid());
    Ring ring = Ring.skip(Ring.of(grove, "2 hero/teleportation 1000 1000", OTHER, FARTHER)).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).play("teleport");
    assertThat(ring.refused("to 3000 4000 800")).isEqualTo("KF-RUL-132");
    assertThat(ring.refused("to 3000 4000")).as("below").isEqualTo("legal");
    assertThat(ring.refused("to 5500 4000 800")).as("a rock as high").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-STU-12b", "KF-TRT-59a", "KF-RUL-40"})
  void whoDropsOnSomebodyWhoIsGoneBeforeTheDice_doesNotLie() {
    Consumer<GameState> rock = Ground.bare().rock(2000, 3000, 3000, 5000, 450).laid();
    Ring ring = Ring.of(rock, "2 thug 2900 4000 450", "1 thug 3130 4000", "1 hero/sacrifice 8000 500", OTHER);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).play("move", "to 3130 4000", "hack figure:2-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("declaredAna");
    ring.play("sacrifice figure:1-2", "victim figure:1-1 die");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).as("nobody was hacked").isFalse();
  }

  @Test
  @Rule({"KF-TRT-29e", "KF-LOC-10", "KF-TRT-01d"})
  void inCrampedQuarters_noBendLeadsAFlyerOverAnEnemy() {
    Consumer<GameState> cramped = state -> state.choose(games.kumite.kungfu.content.LocationTrait.CRAMPED_QUARTERS);
    Ring ring = acting(cramped, 1, "2 thug/acrobat/flying 3000 4000", "1 thug 3700 4000", OTHER).play("bend", "via 3000 4100");
    assertThat(ring.refused("to 4100 4000")).isEqualTo("KF-TRT-29e");
    assertThat(ring.refused("to 3300 4400")).isEqualTo("legal");
  }
}
