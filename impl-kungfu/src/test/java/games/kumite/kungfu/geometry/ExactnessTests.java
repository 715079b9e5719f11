package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The fast predicates beside the plain ones on every table, with its index and without. */
final class ExactnessTests {

  private static final int FEW = 20;
  private static final int MORE = 60;
  private static final int ALL = 20_000;
  private static final int DROPS = 41; // found by steps of one tenth too

  @Test
  @Rule("KF-RUL-104")
  void waysDown_begin_whereThePlainPredicateSays() {
    int drops = 0;
    for (TableLayout table : Content.shelf().of("").tables().values()) {
      for (int seed = 0; seed < 60 && table.board().mayHave(Flag.STAND.bit()); seed++) {
        Scene scene = new Scene(table.board(), 7000 + seed);
        drops += drop(scene, scene.board, new Slow(scene.board, scene), table.id() + " " + seed + ": " + scene);
      }
    }
    assertThat(drops).isEqualTo(DROPS);
  }

  @TestFactory
  @Rule({"KF-RUL-13", "KF-RUL-14", "KF-RUL-16", "KF-RUL-37", "KF-RUL-38", "KF-RUL-54", "KF-RUL-60", "KF-RUL-61"})
  Stream<DynamicTest> predicates_agree() {
    return tables(FEW);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> predicates_agree_onTwentyThousandPositions() {
    return tables(ALL);
  }

  @Test
  @Rule({"KF-RUL-60", "KF-RUL-61", "KF-RUL-62"})
  void behindGreatRocks_predicatesAgree() {
    check("rocks", new Board(9000, 9000, List.of(rock("a", 2400, 600, 3100, 8400, 900), rock("b", 5600, 600, 6300, 8400, 350),
        rock("c", 3900, 4000, 4800, 8400, 1700))));
  }

  @Test
  @Rule({"KF-RUL-37", "KF-RUL-54", "KF-RUL-60", "KF-RUL-61"})
  void amongManySlats_predicatesAgree() {
    check("slats", new Board(9000, 9000, IntStream.range(0, 60)
        .mapToObj(i -> rock("s" + i, 300 + 140 * i, 300, 360 + 140 * i, 8700, 40)).toList()));
  }

  private static Piece rock(String id, int x1, int y1, int x2, int y2, int top) {
    return new Piece(id, "ROCK", Polygon.rectangle(x1, y1, x2, y2), 0, top, Flag.OPAQUE.bit() | Flag.BLOCK.bit() | Flag.STAND.bit());
  }

  private static void check(String id, Board board) {
    for (int seed = 0; seed < MORE; seed++) {
      Scene scene = new Scene(seed % 3 == 1 ? board.without(seed % board.pieces()) : board, seed);
      compare(scene, scene.board, id + " " + seed + ": " + scene);
    }
  }

  private static Stream<DynamicTest> tables(int positions) {
    return Content.shelf().of("").tables().values().stream()
        .map(table -> DynamicTest.dynamicTest(table.id(), () -> check(table, positions)));
  }

  private static void check(TableLayout table, int positions) {
    for (int seed = 0; seed < positions; seed++) {
      Scene scene = new Scene(changed(table.board(), seed), seed);
      String name = table.id() + " " + seed + ": " + scene;
      compare(scene, scene.board, name);
      if (seed % 4 == 0) {
        compare(scene, scene.board.withoutIndex(), name + " without index");
      }
    }
  }

  /** Every third table has lost some pieces, got one back, or has other ones. */
  private static Board changed(Board board, int seed) {
    Board changed = board;
    for (int i = 0; i < board.pieces() && seed % 3 == 1; i++) {
      changed = (i * 7 + seed) % 5 == 0 ? changed.without(i) : changed;
    }
    if (seed % 6 == 1) {
      changed = changed.again(seed % board.pieces());
    }
    if (seed % 9 == 2) {
      Piece old = board.piece(seed % board.pieces());
      changed = changed.with(seed % board.pieces(), new Piece(old.id, old.kind,
          Polygon.of(List.of(4000, 4000, 5000, 4300, 4700, 5200)), old.base, old.top, old.flags))
          .plus(new Piece("more", "ROCK", Polygon.rectangle(2000, 3000, 2600, 3500), 0, 450,
              board.piece(0).flags | Flag.OPAQUE.bit() | Flag.BLOCK.bit() | Flag.STAND.bit()));
    }
    return changed;
  }

  private static void compare(Scene scene, Board board, String name) {
    Slow slow = new Slow(scene.board, scene);
    points(scene, board, slow, name);
    contacts(scene, board, slow, name);
    for (int tries = 0; tries < 4; tries++) {
      int a = scene.next(scene.count());
      int b = scene.next(scene.count());
      if (a != b) {
        pair(scene, board, slow, a, b, name);
      }
    }
    for (int tries = 0; tries < 4; tries++) {
      int mover = scene.next(scene.count());
      int reach = Stick.values()[scene.next(3)].reach(scene.size(mover));
      long to = scene.pointAround(mover, reach);
      MoveFault fault = Moves.fault(board, scene, mover, to, reach);
      String fast = fault == null ? Place.text(Moves.end(board, scene, mover, to)) : fault.name();
      assertThat(fast).as("%s: move of %s to %s", name, mover, Place.text(to)).isEqualTo(slow.move(mover, to, reach));
      push(scene, board, slow, mover, name);
    }
    drop(scene, board, slow, name);
    lattice(scene, board, slow, name);
  }

  /** 1 if a way leads down, and as the plain predicate says; where nothing below is free it comes down nowhere. */
  private static int drop(Scene scene, Board board, Slow slow, String name) {
    int figure = scene.next(scene.count());
    Size size = scene.size(figure);
    long to = scene.pointAround(figure, 700);
    Drop drop = to == Place.NOWHERE || !board.isInside(Place.x(to), Place.y(to), size.radius()) ? null
        : Drop.of(board, scene.place(figure), to, size);
    if (drop == null) {
      return 0;
    }
    assertThat(Place.text(drop.edge()) + " by " + drop.height())
        .as("%s: drop of %s to %s", name, figure, Place.text(to)).isEqualTo(slow.drop(scene.place(figure), to, size));
    return 1;
  }

  private static void lattice(Scene scene, Board board, Slow slow, String name) {
    Size size = Size.values()[scene.next(3)];
    StandableGrid lattice = StandableGrid.of(board, size);
    for (int i = 0; i < 30; i++) {
      int point = scene.next(lattice.points());
      int x = Place.x(lattice.place(point));
      int y = Place.y(lattice.place(point));
      assertThat(lattice.isFree(board, point)).as("%s: %s %s %s", name, x, y, size).isEqualTo(slow.isEnd(x, y, 0, size));
    }
  }

  private static void points(Scene scene, Board board, Slow slow, String name) {
    for (int i = 0; i < 6; i++) {
      long place = scene.point();
      if (place == Place.NOWHERE) {
        continue;
      }
      int x = Place.x(place);
      int y = Place.y(place);
      Size size = Size.values()[i % 3];
      String at = name + ": " + Place.text(place) + " " + size;
      assertThat(board.isFree(x, y, Place.level(place), size)).as(at).isEqualTo(
          slow.isFree(x, y, Place.level(place), size));
      assertThat(board.isStandingLevel(x, y, Place.level(place), size.height())).as(at).isEqualTo(
          slow.isStandingLevel(x, y, Place.level(place), size.height()));
      assertThat(board.levelBelow(x, y, Place.level(place), size.height())).as(at).isEqualTo(
          slow.levelBelow(x, y, Place.level(place), size.height()));
      assertThat(board.stairs(x, y)).as(at).isEqualTo(slow.stairs(x, y));
      long to = scene.point();
      if (to != Place.NOWHERE) {
        assertThat(board.groundOfWay(place, to, size.radius())).as(at).isEqualTo(
            slow.ground(place, to, size.radius()));
      }
    }
  }

  private static void contacts(Scene scene, Board board, Slow slow, String name) {
    for (int a = 0; a < scene.count(); a++) {
      for (int b = 0; b < scene.count(); b++) {
        assertThat(Gaps.inContact(board, scene.place(a), scene.size(a), scene.place(b), scene.size(b)))
            .as("%s: %s and %s", name, a, b)
            .isEqualTo(slow.inContact(scene.place(a), scene.size(a), scene.place(b), scene.size(b)));
      }
    }
  }

  private static void pair(Scene scene, Board board, Slow slow, int a, int b, String name) {
    String who = name + ": " + a + " and " + b;
    assertThat(Sight.isMutual(board, scene, a, b)).as(who).isEqualTo(slow.isMutual(a, b));
    assertThat(Sight.isHidden(board, scene, a, b)).as(who).isEqualTo(slow.isHidden(a, b));
    assertThat(Sight.cover(board, scene, a, b)).as(who).isEqualTo(slow.cover(a, b));
    assertThat(Sight.cover(board, scene, b, a)).as(who).isEqualTo(slow.cover(b, a));
  }

  private static void push(Scene scene, Board board, Slow slow, int figure, String name) {
    int direction = scene.next(Directions.COUNT);
    int length = Stick.values()[scene.next(3)].length();
    int dx = Directions.x(direction, length);
    int dy = Directions.y(direction, length);
    Push push = Push.of(board, scene, figure, dx, dy);
    String fast = Place.text(push.end()) + " " + push.met() + (push.index() < 0 ? "" : " " + push.index());
    assertThat(fast).as("%s: push of %s by %s %s", name, figure, dx, dy).isEqualTo(slow.push(figure, dx, dy));
  }
}
