package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.geometry.Jts.Word;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The plane beside another one: the library JTS. */
final class JtsTests {

  private static final int FEW = 60;
  private static final int ALL = 20_000;

  private int decided;
  private int asked;

  @TestFactory
  @Rule({"KF-RUL-13", "KF-RUL-14", "KF-RUL-16", "KF-RUL-60"})
  Stream<DynamicTest> plane_agrees() {
    return tables(FEW);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> plane_agrees_onTwentyThousandPositions() {
    return tables(ALL);
  }

  private Stream<DynamicTest> tables(int positions) {
    return Content.shelf().of("").tables().values().stream()
        .map(table -> DynamicTest.dynamicTest(table.id(), () -> check(table, positions)));
  }

  private void check(TableLayout table, int positions) {
    decided = 0;
    asked = 0;
    for (int seed = 0; seed < positions; seed++) {
      Scene scene = new Scene(table.board(), 100_000L + seed);
      Jts jts = new Jts(table.board(), scene);
      String name = table.id() + " " + seed + ": " + scene;
      int a = scene.next(scene.count());
      int b = scene.next(scene.count());
      if (a != b) {
        sight(scene, jts, a, b, name);
      }
      places(scene, jts, a, name);
    }
    assertThat(decided).as("of %s", asked).isGreaterThan(asked * 9 / 10);
  }

  private void same(Word word, boolean said, String name) {
    asked++;
    decided += word == Word.UNDECIDED ? 0 : 1;
    assertThat(word.contradicts(said)).as("%s: the library says %s", name, word).isFalse();
  }

  private void sight(Scene scene, Jts jts, int a, int b, String name) {
    String who = name + ": " + a + " and " + b;
    same(jts.isMutual(a, b), Sight.isMutual(scene.board, scene, a, b), "sight " + who);
    Word any = jts.isAnyFree(a, b, true);
    same(any == Word.UNDECIDED ? any : any == Word.YES ? Word.NO : Word.YES,
        Sight.isHidden(scene.board, scene, a, b), "hidden " + who);
    boolean areLevel = Place.level(scene.place(a)) == Place.level(scene.place(b));
    boolean isAcross = Gaps.across(scene.board, scene.place(a), scene.size(a), scene.place(b), scene.size(b)) >= 0;
    if (areLevel && !isAcross) {
      same(jts.inContact(a, b), Gaps.inContact(scene.board, scene.place(a), scene.size(a), scene.place(b),
          scene.size(b)), "contact " + who);
    }
  }

  private void places(Scene scene, Jts jts, int figure, String name) {
    long from = scene.place(figure);
    Size size = scene.size(figure);
    long to = scene.pointAround(figure, 1450);
    if (to == Place.NOWHERE || !scene.board.isInside(Place.x(to), Place.y(to), size.radius())) {
      return;
    }
    String at = name + ": " + Place.text(to) + " for " + figure;
    same(jts.isFree(to, size), scene.board.isFree(Place.x(to), Place.y(to), Place.level(to), size), "free " + at);
    if (Place.level(from) == Place.level(to) && !jts.isStepped(from, to)) {
      same(jts.isOpen(from, to, size, piece -> !piece.isOpening()), StepsAndJumps.fault(scene.board, from, to, size) == null, "way " + at);
    }
    int dx = Place.x(to) - Place.x(from);
    int dy = Place.y(to) - Place.y(from);
    int length = (int) IntegerMath.root((long) dx * dx + (long) dy * dy);
    if (length > 0) {
      int cut = Push.cut(scene.board, from, size, dx, dy, length, PieceSet.WALLS);
      same(jts.isOpen(from, Push.at(from, dx, dy, length, cut), size), true, "push " + at);
      if (cut < length) {
        same(jts.isOpen(from, Push.at(from, dx, dy, length, cut + 1), size), false, "push on " + at);
      }
    }
  }

  @Test
  @Rule("KF-RUL-36")
  void polygons_ofAnyShape_agree() {
    java.util.SplittableRandom random = new java.util.SplittableRandom(8);
    int convex = 0;
    for (int i = 0; i < 4000; i++) {
      Integer[] corners = new Integer[2 * (3 + random.nextInt(4))];
      Arrays.setAll(corners, j -> 3000 + random.nextInt(3000));
      Polygon outline = Polygon.of(List.of(corners));
      if (!outline.isProper()) {
        continue;
      }
      convex++;
      long from = Place.of(2000 + random.nextInt(5000), 2000 + random.nextInt(5000), 0);
      long to = Place.of(2000 + random.nextInt(5000), 2000 + random.nextInt(5000), 0);
      int radius = 1 + random.nextInt(300);
      double distance = Jts.polygon(outline).distance(Jts.way(from, to));
      if (Math.abs(distance - radius) > 1e-6) {
        assertThat(outline.isClearOfWay(Place.x(from), Place.y(from), Place.x(to), Place.y(to), radius))
            .as("%s %s %s %s", Arrays.toString(corners), Place.text(from), Place.text(to), radius)
            .isEqualTo(distance > radius);
      }
      assertThat(DoubleFilter.distance(outline, Place.x(from), Place.y(from), Place.x(to), Place.y(to)))
          .isCloseTo(distance, org.assertj.core.api.Assertions.within(1e-6));
      double length = Jts.polygon(outline).intersection(Jts.way(from, to)).getLength();
      if (Math.abs(length - radius) > 1e-6) {
        assertThat(outline.isRunInside(Place.x(from), Place.y(from), Place.x(to), Place.y(to), radius))
            .isEqualTo(length > radius);
      }
    }
    assertThat(convex).isGreaterThan(200);
  }
}
