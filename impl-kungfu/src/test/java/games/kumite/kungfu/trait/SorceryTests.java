package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sorcery on scenery. Bo's figure 0 is a sorcerer at 1000 4000. */
final class SorceryTests {

  private static final String SORCERER = "2 hero/levitation 1000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String ENEMY = "1 student 500 8500";

  private static Piece piece(String id, String kind, int x, int y, int wide, int deep, int top, Flag... flags) {
    long bits = 0;
    for (Flag flag : flags) {
      bits |= flag.bit();
    }
    return new Piece(id, kind, Polygon.rectangle(x, y, x + wide, y + deep), 0, top, bits);
  }

  private static Piece crates(int x) {
    return piece("crates" + x, "CRATES", x, 4000, 500, 500, 250, Flag.BLOCK, Flag.STAND, Flag.HARD, Flag.SCENIC);
  }

  private static Piece door(int x) {
    return piece("door" + x, "DOOR", x, 4000, 60, 500, 500, Flag.DOOR, Flag.BLOCK, Flag.OPAQUE, Flag.HARD);
  }

  private static Ring ready(Consumer<GameState> more, String[] figures, Piece... pieces) {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 4);
      for (Piece piece : pieces) {
        state.lay(state.board().plus(piece));
      }
      more.accept(state);
    }, figures);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5,5").play("roll 2");
    return Ring.skip(ring);
  }

  private static Ring ready(Piece... pieces) {
    return ready(state -> { }, new String[] {SORCERER, ENEMY, OTHER}, pieces);
  }

  @ParameterizedTest
  @CsvSource({"6525, legal", "6526, KF-TAO-03a"})
  @Rule({"KF-TAO-03a", "KF-RUL-166"})
  void sorcery_reachesThreeL(int x, String verdict) {
    assertThat(ready(crates(x)).refused("cast shatter")).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"4, 1, true", "4, 0, false", "5, 0, true"})
  @Rule({"KF-TAO-03e", "KF-STU-18a", "KF-RUL-166"})
  void sorcery_breaksThings_fromAfar(int die, int chi, boolean isBroken) {
    Ring ring = ready(crates(3000)).play("cast shatter").dice("break-2=" + die).play("break 1 " + chi);
    assertThat(ring.fight().board().find("crates3000") < 0).as("a hard thing: -1").isEqualTo(isBroken);
    assertThat(ring.chi(2)).isEqualTo(3 - chi);
    assertThat(Ring.skip(ring).kind()).as("one action").isEqualTo("action");
    assertThat(ring.match().events(games.kumite.api.Viewer.spectator()).read()).extracting(event -> event.type())
        .contains("break-rolled");
  }

  @Test
  @Rule({"KF-TAO-03b", "KF-RUL-119", "KF-RUL-99"})
  void aSlammedDoor_fellsWhoLoses_andBreaksOnWhoWins() {
    String[] figures = {SORCERER, "1 student 2870 4250", ENEMY, OTHER};
    Ring felled = ready(state -> { }, figures, door(3000)).dice("peril=3 defence-1=1").play("cast slam");
    assertThat(felled.is("1-1", Condition.KNOCKED_DOWN)).as("4 against 3: there is nothing to choose").isTrue();
    assertThat(felled.fight().board().find("door3000")).isNotEqualTo(-1);
    Ring broken = ready(state -> { }, figures, door(3000)).dice("peril=1 defence-1=1").play("cast slam");
    assertThat(broken.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(broken.fight().board().find("door3000")).as("2 against 3").isEqualTo(-1);
    assertThat(Ring.skip(broken).refused("cast door")).as("it is no door any more").isEqualTo("KF-TAO-03a");
    assertThat(ready(door(3000)).refused("cast slam")).as("nobody is beside it").isEqualTo("KF-TAO-03a");
    Ring above = ready(state -> { }, new String[] {SORCERER, "1 student 2870 4250 860", ENEMY, OTHER}, door(3000),
        piece("roof", "ROOF", 2000, 4000, 995, 500, 860, Flag.BLOCK, Flag.STAND));
    assertThat(above.refused("cast slam")).as("nor is who stands far above it (KF-RUL-13)").isEqualTo("KF-TAO-03a");
  }

  @Test
  @Rule({"KF-TAO-03b", "KF-LOC-41d"})
  void aSlammedDoor_passesOverWhoIsUnderGround() {
    Ring ring = ready(state -> state.figures().goDown(1, 1, -1), new String[] {SORCERER, "1 student 2870 4250", ENEMY, OTHER},
        door(3000), piece("m1", "MANHOLE", 2720, 4100, 300, 300, 0, Flag.MANHOLE, Flag.SCENIC));
    assertThat(ring.refused("cast slam")).isEqualTo("KF-TAO-03a");
  }

  @Test
  @Rule({"KF-TAO-03a", "KF-RUL-166"})
  void doors_openAndClose() {
    Ring ring = ready(door(3000)).play("cast door");
    assertThat(ring.fight().board().find("door3000")).isEqualTo(-1);
    Ring.skip(ring).play("cast door");
    assertThat(ring.fight().board().find("door3000")).isNotEqualTo(-1);
    assertThat(ring.chi(2)).isEqualTo(2);
    Ring blocked = ready(state -> state.lay(state.board().without(0)), new String[] {SORCERER, "1 student 3030 4250", ENEMY, OTHER},
        door(3000));
    assertThat(blocked.refused("cast door")).as("somebody stands in it").isEqualTo("KF-TAO-03a");
  }

  @ParameterizedTest
  @CsvSource({"0, 3750 4000", "6, 3000 4750", "12, 2250 4000"})
  @Rule({"KF-TAO-03d", "KF-RUL-166"})
  void furniture_isPushedByS(int direction, String corner) {
    Ring ring = ready(crates(3000)).play("cast shove", "shove 1 " + direction);
    Piece moved = ring.fight().board().piece(ring.fight().board().find("crates3000"));
    assertThat(moved.outline.left() + " " + moved.outline.low()).isEqualTo(corner);
  }

  @Test
  @Rule({"KF-TAO-03d", "KF-RUL-166"})
  void furniture_stopsAtWhatItMeets_andStaysUnderWhoStandsOnIt() {
    Ring ring = ready(state -> { }, new String[] {SORCERER, "1 student 4000 4250", ENEMY, OTHER}, crates(3000))
        .play("cast shove", "shove 1 0");
    Piece moved = ring.fight().board().piece(ring.fight().board().find("crates3000"));
    assertThat(moved.outline.left()).as("375 to the student's base").isEqualTo(3370);
    Ring stood = ready(state -> { }, new String[] {SORCERER, "1 student 3250 4250 250", ENEMY, OTHER}, crates(3000));
    assertThat(stood.refused("cast shove")).isEqualTo("KF-TAO-03a");
  }

  @ParameterizedTest
  @CsvSource({"3625, legal", "3626, legal", "4376, KF-TAO-03a"})
  @Rule({"KF-TAO-03a", "KF-RUL-166", "KF-RUL-94"})
  void props_areSetOff_againstWhoIsNearThem(int x, String verdict) {
    Ring ring = ready(state -> { }, new String[] {SORCERER, "1 student " + x + " 4250", ENEMY, OTHER}, crates(3000));
    assertThat(ring.refused("cast prop")).isEqualTo(verdict);
    if (verdict.equals("legal")) {
      ring.dice("peril=6 defence-1=1").play("cast prop");
      assertThat(ring.is("1-1", Condition.DEAD)).as("a C2 attack that wounds").isTrue();
    }
  }

  @Test
  @Rule({"KF-TAO-03c", "KF-RUL-142", "KF-RUL-166"})
  void lights_goOffIndoors_andShotsAreHarder() {
    assertThat(ready().refused("cast lights")).as("outdoors").isEqualTo("KF-RUL-166");
    Ring ring = ready(state -> {
      Ground.bare().laidIndoors().accept(state); // whatever table the location has
    }, new String[] {SORCERER, "1 student 4000 4000", "2 rookie-cop 1000 1000", OTHER}).play("cast lights");
    assertThat(ring.fight().get(Counters.DARK)).isEqualTo(1);
    Ring.skip(ring).play("stop");
    Ring.skip(ring).play("activate figure:2-2");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).dice("shot-2=4 dodge-1=3").play("shoot", "spend 0");
    assertThat(Ring.skip(ring).kind()).as("4 + 2 - 1 against 3 + 2").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-95", "KF-RUL-142"})
  void lightsThatWereShotOut_areSwitchedOnBySorcery_andShotsAreAsBefore() {
    Ring ring = ready(state -> {
      Ground.bare().laidIndoors().accept(state); // whatever table the location has
      state.set(Counters.DARK, 2);
    }, new String[] {SORCERER, "1 student 4000 4000", "2 rookie-cop 1000 1000", OTHER}).play("cast lights");
    assertThat(ring.fight().get(Counters.DARK)).isZero();
    Ring.skip(ring).play("stop");
    Ring.skip(ring).play("activate figure:2-2");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).dice("shot-2=4 dodge-1=3").play("shoot", "spend 0");
    assertThat(Ring.skip(ring).kind()).as("4 + 2 against 3 + 2, beyond M").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TAO-03a", "KF-TAO-05"})
  void onlySorcerers_knowIt_andNotInCombat() {
    Ring plain = ready(state -> { }, new String[] {"2 hero 1000 4000", ENEMY, OTHER}, crates(3000));
    assertThat(plain.refused("cast shatter")).isNotEqualTo("legal");
    Ring fighting = ready(state -> { }, new String[] {SORCERER, "1 student 1250 4000", OTHER}, crates(3000));
    assertThat(fighting.refused("cast shatter")).isEqualTo("KF-TAO-05");
  }

  @Test
  @Rule("KF-STU-20")
  void aShot_breaksTheWindow_thatItGoesThrough() {
    Ring ring = ready(state -> { }, new String[] {"2 detective 1000 4250", "1 student 5000 4250", ENEMY, OTHER},
        piece("window", "WINDOW", 3000, 4000, 60, 500, 600, Flag.WINDOW, Flag.BLOCK, Flag.OBSCURE)).play("shoot");
    ring.dice("shot-2=1 dodge-1=6").play("fire 1 figure:1-1 0", "spend 0");
    assertThat(ring.fight().board().find("window")).isEqualTo(-1);
  }
}
