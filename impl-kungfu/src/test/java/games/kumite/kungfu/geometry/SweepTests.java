package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rectangles that turn and go straight, in whole numbers. */
final class SweepTests {

  private static final Polygon LONG = Polygon.rectangle(1000, 2000, 2100, 2500);

  @ParameterizedTest
  @CsvSource({"1000, 2000, 2100, 2500, 1800, 0", "6000, 2000, 7100, 2500, -1800, 0", "4000, 1000, 4500, 2100, 0, 1800",
      "4000, 7000, 4500, 8100, 0, -1800", "3950, 3000, 5050, 3500, 1800, 0"})
  @Rule("KF-RUL-140a")
  void front_isTheShortSideNearerToTheMiddle_orTheOneOfGreaterX(int x1, int y1, int x2, int y2, int dx, int dy) {
    Chassis chassis = Chassis.of(Polygon.rectangle(x1, y1, x2, y2), 9000, 9000);
    assertThat(List.of(chassis.aheadX(0, 1800), chassis.aheadY(0, 1800))).containsExactly(dx, dy);
  }

  @Test
  void turns_addNothingUp() {
    Chassis chassis = Chassis.of(LONG, 9000, 9000);
    Polygon quarter = chassis.outline(6, chassis.middleX(), chassis.middleY());
    assertThat(List.of(quarter.left(), quarter.low(), quarter.right(), quarter.high()))
        .containsExactly(1300, 1700, 1800, 2800);
    Polygon around = chassis.outline(24, chassis.middleX(), chassis.middleY());
    for (int corner = 0; corner < 4; corner++) {
      assertThat(List.of(around.x(corner), around.y(corner))).containsExactly(LONG.x(corner), LONG.y(corner));
    }
    for (int turn = 0; turn < Directions.COUNT; turn++) {
      assertThat(chassis.outline(turn, chassis.middleX(), chassis.middleY()).isProper()).as("turn " + turn).isTrue();
    }
  }

  /** The first tenth at which the outline meets something is the first of all tenths asked one by one. */
  @Test
  void meeting_isTheFirstTenth_whereThereIsAnyInnerPointInCommon() {
    SeededRandom random = RandomSource.seeded(7);
    for (int round = 0; round < 60; round++) {
      Chassis chassis = Chassis.of(LONG, 9000, 9000);
      int turn = random.pick("turn", 0, 24);
      Sweep sweep = new Sweep(chassis.outline(turn, 8000, 8000), chassis.aheadX(turn, 90), chassis.aheadY(turn, 90), 90);
      int x = 3300 + random.pick("x", 0, 1400);
      int y = 3300 + random.pick("y", 0, 1400);
      Polygon other = Polygon.rectangle(x, y, x + 100, y + 60);
      int first = 0;
      while (first <= 90 && !sweep.at(first).overlaps(other)) {
        first++;
      }
      if (first > 90 || sweep.at(Math.min(90, first + 2)).overlaps(other)) { // and no graze of less than a tenth
        assertThat(sweep.meets(other)).as("round " + round).isBetween(first - 1, first + 1);
      }
      int base = 0;
      while (base <= 90 && sweep.at(base).isClearOf(x, y, 125)) {
        base++;
      }
      if (base > 90 || !sweep.at(Math.min(90, base + 4)).isClearOf(x, y, 123)) {
        assertThat(sweep.meets(x, y, 125)).as("base of round " + round).isBetween(base - 1, base + 1);
      }
    }
  }

  @Test
  void swept_holdsEveryCornerOnTheWay_andIsConvex() {
    for (int turn = 0; turn < Directions.COUNT; turn++) {
      Chassis chassis = Chassis.of(LONG, 9000, 9000);
      Sweep sweep = new Sweep(chassis.outline(turn, 8000, 8000), chassis.aheadX(turn, 1800), chassis.aheadY(turn, 1800), 1800);
      Polygon swept = sweep.swept(1800);
      assertThat(swept.isProper()).isTrue();
      for (int corner = 0; corner < 4; corner++) {
        assertThat(swept.contains(sweep.at(0).x(corner), sweep.at(0).y(corner))).isTrue();
        assertThat(swept.contains(sweep.at(1800).x(corner), sweep.at(1800).y(corner))).isTrue();
      }
    }
  }

  /** A car that stands elsewhere and askew is found as one is that the table began with. */
  @Test
  @Rule("KF-RUL-140e")
  void turnedCar_isInTheWay_andGivesCover_asIfTheTableBeganWithIt() {
    long flags = Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.OPAQUE.bit() | Flag.STAND.bit();
    Piece rock = new Piece("r1", "ROCK", Polygon.rectangle(6000, 6000, 6600, 6600), 0, 400, flags);
    Piece parked = new Piece("v1", "CAR", LONG, 0, 350, flags);
    Chassis chassis = Chassis.of(LONG, 9000, 9000);
    for (int turn = 1; turn < Directions.COUNT; turn += 5) {
      Piece driven = new Piece("v1", "CAR", chassis.outline(turn, 9000 + 100 * turn, 8000), 0, 350, flags);
      Board moved = new Board(9000, 9000, List.of(rock, parked)).with(1, driven);
      Board begun = new Board(9000, 9000, List.of(rock, driven));
      for (int seed = 0; seed < 12; seed++) {
        Scene scene = new Scene(begun, 100L * turn + seed);
        for (int i = 0; i < 40; i++) {
          long point = scene.point();
          if (point != Place.NOWHERE) {
            assertThat(moved.isFree(Place.x(point), Place.y(point), 0, Size.NORMAL))
                .isEqualTo(begun.isFree(Place.x(point), Place.y(point), 0, Size.NORMAL));
            assertThat(moved.isStandingLevel(Place.x(point), Place.y(point), Place.level(point), 300))
                .isEqualTo(begun.isStandingLevel(Place.x(point), Place.y(point), Place.level(point), 300));
          }
        }
        for (int a = 0; a < scene.count(); a++) {
          int b = scene.next(scene.count());
          if (a != b) {
            assertThat(Sight.isMutual(moved, scene, a, b)).isEqualTo(Sight.isMutual(begun, scene, a, b));
            assertThat(Sight.cover(moved, scene, a, b)).isEqualTo(Sight.cover(begun, scene, a, b));
          }
        }
      }
    }
  }
}
