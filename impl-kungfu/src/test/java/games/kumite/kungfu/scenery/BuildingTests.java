package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** House u2 of the table street: 6100 400 to 8700 2800, a door in its west wall, a window in its south wall. */
public final class BuildingTests {

  private static final String ANA = "1 student 500 500";
  private static final String BO = "2 student 500 8500";

  private static Consumer<GameState> street() {
    return state -> state.lay(java.util.Objects.requireNonNull(state.definition().content.tables().get("street")).board());
  }

  @ParameterizedTest
  @CsvSource({"7400 1600, false", "7400 2610, true"})
  @Rule("KF-LOC-07b")
  void figureInside_shootsOut_onlyBesideAnOpening(String place, boolean canShoot) {
    Ring ring = Ring.of(street(), "1 hero 7400 3500", ANA, "2 hero/pistol " + place, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    boolean sees = games.kumite.kungfu.geometry.Sight.isMutual(ring.fight().board(), ring.figures(), 2, 0);
    assertThat(sees).as("through the window").isTrue();
    if (ring.refused("shoot").equals("legal")) {
      ring.play("shoot");
    }
    assertThat(ring.listed().contains("fire 1 figure:1-1 0")).isEqualTo(canShoot);
  }

  @Test
  @Rule("KF-LOC-07b")
  void figureInside_shootsAtThoseInTheSameHouse_fromAnywhere() {
    Ring ring = Ring.of(street(), "1 hero 6700 1600", ANA, "2 hero/pistol 7900 1600", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
  }

  /** A Huge figure stands north of the house and takes its whole turn to break through. */
  private static Ring breaking(int die) {
    Ring ring = Ring.of(street(), ANA, "2 hero/huge 7400 100", BO, "2 thug 7000 100").play("activate figure:2-1");
    String wall = ring.listed().stream().filter(one -> one.startsWith("breach")).findFirst().orElse("none");
    return ring.dice("break-2=" + die).play(wall);
  }

  private static Piece breach(Ring ring) {
    Board board = ring.fight().board();
    for (int i = 0; i < board.pieces(); i++) {
      if (board.piece(i).is(Flag.BREACH)) {
        return board.piece(i);
      }
    }
    throw new AssertionError("no breach");
  }

  @ParameterizedTest
  @CsvSource({"3, false", "4, true"})
  @Rule({"KF-LOC-08a", "KF-LOC-08b"})
  void hugeFigure_breachesAWall_withItsWholeTurn_asSomethingVeryHard(int die, boolean isOpen) {
    Ring ring = breaking(die);
    assertThat(ring.kind()).as("the turn of the figure is over").isEqualTo("nominate");
    assertThat(ring.fight().board().mayHave(Flag.BREACH.bit())).as("die - 2 + 2").isEqualTo(isOpen);
    assertThat(ring.fight().board().isFree(7400, 430, 0, games.kumite.kungfu.geometry.Size.NORMAL)).isEqualTo(isOpen);
  }

  @Test
  @Rule("KF-LOC-08a")
  void otherFigures_breachNothing() {
    Ring ring = Ring.of(street(), ANA, "2 hero/big 7400 200", BO).play("activate figure:2-1");
    assertThat(ring.listed()).noneMatch(one -> one.startsWith("breach"));
  }

  @Test
  @Rule({"KF-LOC-08b", "KF-LOC-08c"})
  void breach_isGoneThrough_asBrokenGround_andItsRubbleIsAPileOfMissilesOnTheFarSide() {
    Ring ring = breaking(4);
    Polygon gap = breach(ring).outline;
    assertThat(gap.left() + " " + gap.low() + " " + gap.right() + " " + gap.high()).isEqualTo("7050 400 7750 460");
    Piece rubble = ring.fight().board().piece(ring.fight().board().pieces() - 1);
    assertThat(rubble.is(Flag.HARDM)).isTrue();
    assertThat(rubble.outline.left() + " " + rubble.outline.low()).as("beside the gap, inside").isEqualTo("7750 460");
    ring.figures().put(1, Place.of(5000, 5000, 0));
    ring.figures().put(ring.figure("2-3"), Place.of(7250, 130, 0));
    ring.play("activate figure:2-3").dice("activation-2=5").play("roll 1", "move");
    assertThat(ring.refused("to 7250 1130")).as("S + base through Broken Ground").isEqualTo("legal");
    assertThat(ring.refused("to 7250 1140")).isEqualTo("KF-RUL-31");
  }

  @ParameterizedTest
  @CsvSource({"'', 7750", "7950, 6650", "'7950 6850', 7200", "'7950 6850 7400', -1"})
  @Rule("KF-LOC-08c")
  void rubble_liesWhereThereIsRoomForIt(String inside, int left) {
    String[] figures = java.util.stream.Stream.concat(java.util.stream.Stream.of(ANA, "2 hero/huge 7400 100", BO),
        java.util.Arrays.stream(inside.split(" ")).filter(x -> !x.isEmpty()).map(x -> "1 thug " + x + " 660")).toArray(String[]::new);
    Ring ring = Ring.of(street(), figures).play("activate figure:2-1");
    int pieces = ring.fight().board().pieces();
    ring.dice("break-2=4").play(ring.listed().stream().filter(one -> one.startsWith("breach")).findFirst().orElse("none"));
    Piece last = ring.fight().board().piece(ring.fight().board().pieces() - 1);
    assertThat(last.is(Flag.HARDM)).isEqualTo(left >= 0);
    assertThat(ring.fight().board().pieces() - pieces).as("half a wall, the gap, and the rubble").isEqualTo(left >= 0 ? 3 : 2);
    assertThat(left >= 0 ? last.outline.left() : -1).isEqualTo(left);
  }

  @Test
  @Rule("KF-LOC-08b")
  void breach_isCrampedQuarters() {
    Ring ring = breaking(4);
    ring.figures().put(1, Place.of(5000, 5000, 0));
    ring.figures().put(0, Place.of(600, 600, 0));
    ring.figures().put(ring.figure("2-3"), Place.of(7250, 130, 0));
    ring.figures().put(ring.figure("2-2"), Place.of(7250, 700, 0));
    ring.play("activate figure:2-3").dice("activation-2=5").play("roll 1", "move");
    assertThat(ring.refused("to 7250 1120")).as("through a friend, in the breach").isEqualTo("KF-LOC-10");
  }

  /** A house 3000 3000 to 5000 5000 with breaches on two sides; Bo's turn is over when the third has been made. */
  public static Ring tottering(String dice, String... figures) {
    return tottering(state -> { }, dice, figures);
  }

  public static Ring tottering(Consumer<GameState> more, String dice, String... figures) {
    Ring ring = Ring.of(Ground.bare().piece("u1.roof", 3000, 3000, 5000, 5000, 700, 720, Flag.BLOCK, Flag.OPAQUE, Flag.STAND,
        Flag.ROOF, Flag.SCENIC, Flag.VHARD).piece("u1.n", 3000, 4940, 5000, 5000, 0, 700, Flag.BLOCK, Flag.OPAQUE,
        Flag.WALL, Flag.VHARD).piece("u1.breach-1", 3600, 3000, 4300, 3060, 0, 0, Flag.BROKEN, Flag.BREACH)
        .piece("u1.breach-2", 3000, 3600, 3060, 4300, 0, 0, Flag.BROKEN, Flag.BREACH)
        .piece("u1.breach-3", 3000, 4350, 3060, 4800, 0, 0, Flag.BROKEN, Flag.BREACH).laid().andThen(more), figures);
    if (!dice.isEmpty()) {
      ring.fight().lay(ring.fight().board().plus(new Piece("u1.breach-4", "BREACH",
          Polygon.rectangle(4940, 3600, 5000, 4300), 0, 0, Flag.BROKEN.bit() | Flag.BREACH.bit())));
    }
    return ring.dice(dice).play("end-turn");
  }

  @ParameterizedTest
  @CsvSource({"collapse-1=4, true", "collapse-1=5, false", "'', true"})
  @Rule("KF-LOC-09a")
  void houseWithBreachesOnThreeSides_fallsOn5_asATurnBegins(String dice, boolean stands) {
    Ring ring = tottering(dice, "1 hero 500 500", "2 student 500 8500", "2 hero 8000 8000 0");
    assertThat(ring.fight().board().find("u1.roof") >= 0).isEqualTo(stands);
    assertThat(ring.fight().board().find("u1.n") >= 0).isEqualTo(stands);
    assertThat(ring.fight().board().isFree(4000, 4970, 0, games.kumite.kungfu.geometry.Size.NORMAL)).isEqualTo(!stands);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-09b", "KF-LOC-09c", "KF-EX-64", "KF-RUL-100"})
  void survivor_isPlacedBesideIt_byTheOpponent_knockedDown() {
    Ring ring = tottering("collapse-1=6 buried-2=4,4,1", "1 hero 500 500", "2 thug 4000 4000", "2 hero 8000 8000");
    assertThat(ring.actor() + " " + ring.kind()).isEqualTo("Ana survivor");
    assertThat(ring.listed()).hasSizeGreaterThan(12).contains("to 5130 4000");
    ring.play("to 5130 4000");
    assertThat(ring.place("2-1")).isEqualTo("5130 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.fight().board().find("u1.roof")).isEqualTo(-1);
  }

  @Test
  @Rule({"KF-LOC-09b", "KF-EX-64"})
  void whoHasOneSuccess_isDead_andWhoStandsOnTheRoof_comesDownUnhurt() {
    Ring ring = tottering("collapse-1=6 buried-2=4,2,1", "1 hero 500 500", "2 thug 4000 4000", "2 hero 3500 3500 720");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    assertThat(Place.level(ring.figures().place(2))).isZero();
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule("KF-LOC-08a")
  void breach_isWhereTheWallIsNearest_whereverTheHouseStands() {
    Ring ring = Ring.of(street(), ANA, "2 hero/huge 6675 6000", BO, "2 thug 7000 100").play("activate figure:2-1");
    String wall = ring.listed().stream().filter(one -> one.startsWith("breach")).findFirst().orElse("none");
    Polygon gap = breach(ring.dice("break-2=4").play(wall)).outline;
    assertThat(gap.left() + " " + gap.low() + " " + gap.right() + " " + gap.high()).as("west of the door")
        .isEqualTo("6325 6300 7025 6360");
  }
}
