package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Hives that are hit in other ways than by whoever bumps into them, and what their bees do to shots. It is Bo's turn. */
final class HiveTests {

  private static final String ANA = "1 hero 500 500";
  private static final String BO = "2 student 8500 8500";
  private static final long HIVE = Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.HARD.bit() | Flag.BEES.bit() | Flag.SCENIC.bit();

  /** A hive on a table whose bees nobody has chosen. */
  private static Consumer<GameState> hive() {
    return state -> {
      state.gang(1, Counters.CHI, 4);
      state.lay(state.board().plus(new Piece("h1", "HIVE", Polygon.rectangle(5000, 4000, 5300, 4300), 0, 500, HIVE)));
    };
  }

  private static String middle(Ring ring) {
    assertThat(ring.fight().swarms().count()).isEqualTo(1);
    long middle = ring.fight().swarms().middle(0);
    return Place.x(middle) + " " + Place.y(middle);
  }

  @Test
  @Rule({"KF-LOC-04a", "KF-LOC-01a", "KF-RUL-131"})
  void aHive_hasItsBees_whateverTheDefenderHasChosen() {
    Ring ring = Ring.of(hive(), "2 thug 4875 4150", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("break-2=1").play("break 1 0");
    assertThat(middle(ring)).isEqualTo("4875 4150");
  }

  @Test
  @Rule({"KF-LOC-04a", "KF-TAO-03e", "KF-RUL-131"})
  void sorceryFromAfar_bringsThemOutWhereTheHiveIs_brokenOrNot() {
    for (int die : new int[] {2, 5}) {
      Ring ring = Ring.skip(Ring.of(hive(), "2 hero/levitation 2000 4150", ANA, BO)).play("activate figure:2-1");
      Ring.skip(ring).dice("activation-2=5").play("roll 1");
      Ring.skip(ring).dice("break-2=" + die).play("cast shatter");
      while (!ring.kind().equals("action") && !ring.kind().equals("nominate")) {
        ring.play(ring.listed().stream().filter(each -> !each.equals("done")).findFirst().orElseThrow());
      }
      assertThat(middle(ring)).as("a hard thing, on a " + die).isEqualTo("5150 4150");
      assertThat(ring.fight().board().isThere(ring.fight().board().find("h1"))).isEqualTo(die == 2);
    }
  }

  @Test
  @Rule({"KF-GUN-26d", "KF-LOC-04a", "KF-RUL-131"})
  void aShotThatHitsTheHive_bringsThemOutOnWhoHasShot() {
    Ring ring = Ring.of(hive(), "2 hero/pistol 4500 4150", "1 hero 4500 2000", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=1 dodge-1=5").play("spend 0");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 against 5 + 4").isEqualTo("backfireAna");
    ring.play("inflict prop-hit");
    while (ring.kind().equals("reduce")) {
      ring.play("done");
    }
    assertThat(middle(ring)).isEqualTo("4500 4150");
  }

  @Test
  @Rule({"KF-LOC-05b", "KF-RUL-140b"})
  void beesHinderAShotAtACar_too() {
    Ring ring = Ring.of(CarTests.car().laid().andThen(state -> state.swarms().add(Place.of(8000, 1500, 0), 0)), ANA,
        "2 hero/pistol 8000 1500", BO).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot")
        .dice("shot-2=2 car=6").play("fire-at-brake 1 1", "end-turn");
    assertThat(ring.fight().board().piece(ring.fight().board().find("v1")).outline.low())
        .as("2 + 4 + 1 - 1 against 6 misses").isEqualTo(1000);
  }

  @Test
  @Rule({"KF-LOC-05b", "KF-LOC-05d"})
  void beesHinderNoDeadShooter() {
    Ring ring = Ring.of(state -> state.swarms().add(Place.of(8000, 1500, 0), 0), "1 hero 6000 1500",
        "2 hero/pistol/undead 8000 1500", BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("shot-2=4 dodge-1=3").play("shoot");
    assertThat(ring.kind()).as("4 + 4 against 3 + 4: a Recoil S").isEqualTo("direction");
  }

  @Test
  @Rule({"KF-GUN-15k", "KF-CHI-03", "KF-RUL-140b"})
  void chi_helpsAShotAtACar() {
    Ring ring = Ring.of(CarTests.car().laid().andThen(state -> state.gang(1, Counters.CHI, 2)), ANA, "2 hero/pistol 8000 1500", BO)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot").play("fire-at-brake 1 1")
        .dice("shot-2=1 car=6").play("spend 1", "end-turn");
    assertThat(ring.fight().board().piece(ring.fight().board().find("v1")).outline.low())
        .as("1 + 4 + 1 + 1 against 6").isEqualTo(1750);
    assertThat(ring.chi(2)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-78b", "KF-RUL-140b"})
  void aWallOfWater_hindersAShotAtACar_too() {
    Ring ring = Ring.of(CarTests.car().laid().andThen(state -> state.figures().raiseWall(0, Place.of(6000, 1500, 0), 6)), "1 hero/water-wall 500 500", "2 hero/pistol 8000 1500", BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot").dice("shot-2=4 car=6").play("fire-at-brake 1 1", "end-turn");
    assertThat(ring.fight().board().piece(ring.fight().board().find("v1")).outline.low())
        .as("4 + 4 + 1 - 2 against 6 is 7 against 6").isEqualTo(1750);
    Ring missed = Ring.of(CarTests.car().laid().andThen(state -> state.figures().raiseWall(0, Place.of(6000, 1500, 0), 6)), "1 hero/water-wall 500 500", "2 hero/pistol 8000 1500", BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot").dice("shot-2=3 car=6").play("fire-at-brake 1 1", "end-turn");
    assertThat(missed.fight().board().piece(missed.fight().board().find("v1")).outline.low())
        .as("3 + 4 + 1 - 2 against 6").isEqualTo(1000);
  }
}
