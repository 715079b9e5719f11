package games.kumite.spi.samples.discduel;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.math.BigInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The geometry of the disc duel in whole numbers: DD-05, DD-11. */
final class GeometryTests {

  @Nested
  final class WholeNumbers {

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 1", "3, 1", "4, 2", "8, 2", "9, 3", "999999, 999", "1000000, 1000",
        "1000001, 1000", "2147395599, 46339", "4611686014132420609, 2147483647"})
    void root_isTheWholePart(long square, int root) {
      assertThat(Whole.root(square)).isEqualTo(root);
    }

    @Test
    void root_ofManyNumbers_agreesWithBigInteger() {
      SeededRandom random = RandomSource.seeded(1);
      for (int n = 0; n < 2000; n++) {
        long square = random.nextLong() >>> 2 + n % 60;
        assertThat(Whole.root(square)).isEqualTo(BigInteger.valueOf(square).sqrt().intValueExact());
      }
    }

    @ParameterizedTest
    @CsvSource({"0, 7, 0", "7, 7, 1", "3, 7, 0", "4, 7, 1", "-3, 7, 0", "-4, 7, -1", "5, 2, 3", "-5, 2, -3",
        "1, 2, 1", "-1, 2, -1", "9000000000000, 3000, 3000000000"})
    void quotient_isRounded_fromHalfwayAwayFromZero(long dividend, int divisor, long quotient) {
      assertThat(Whole.quotient(dividend, divisor)).isEqualTo((int) quotient);
    }
  }

  @Nested
  final class Places {

    @ParameterizedTest
    @CsvSource({"2000, 0, true", "2000, -1, false", "4000, 2000, true", "4000, 2001, false",
        "3414, 3414, true", "3415, 3415, false", "2000, 2000, true"})
    void point_atTheEdge_isOnTheTable(int x, int y, boolean isOnTable) {
      assertThat(new Point(x, y).isOnTable()).isEqualTo(isOnTable);
    }

    @ParameterizedTest
    @CsvSource({"500, 0, false", "499, 0, true", "300, 400, false", "300, 399, true", "0, 0, true"})
    void discs_thatTouch_doNotOverlap(int dx, int dy, boolean overlaps) {
      assertThat(Point.MIDDLE.overlaps(Point.MIDDLE.plus(dx, dy))).isEqualTo(overlaps);
    }

    @ParameterizedTest
    @CsvSource({"3000, 4000, 500, 300, 400", "-3000, 4000, 500, -300, 400", "1000, 1000, 100, 71, 71",
        "1000, 1000, -100, -71, -71", "0, 0, 100, 0, 0"})
    void towards_anotherPoint_isThatFar(int dx, int dy, int distance, int atX, int atY) {
      Point there = Point.MIDDLE.towards(Point.MIDDLE.plus(dx, dy), distance);
      assertThat(there).isEqualTo(Point.MIDDLE.plus(atX, atY));
    }
  }

  @Nested
  final class Lines {

    private Line line(int fromX, int fromY, int toX, int toY) {
      return new Line(new Point(fromX, fromY), new Point(toX, toY));
    }

    @ParameterizedTest
    @CsvSource({
        "1500, 2000, 2500, 2000, 2500, 2000, 500", // straight on
        "1500, 2000, 2500, 2000, 1500, 3000, 1000", // the other one is far aside
        "1500, 2000, 2500, 2000, 2000, 2500, 1000", // grazes it without overlapping
        "1500, 2000, 2500, 2000, 2000, 2499, 468", // a tenth nearer
        "1500, 2000, 2500, 2000, 1000, 2000, 1000", // goes away from it
        "1500, 2000, 2500, 2000, 2000, 2000, 0", // touches it already
        "1500, 2000, 2500, 2000, 3000, 2000, 1000", // just reaches it
        "1500, 2000, 2500, 2000, 2999, 2000, 999"})
    void way_towardsAnotherDisc_endsBeforeItOverlaps(
        int fromX, int fromY, int toX, int toY, int x, int y, int steps) {
      assertThat(line(fromX, fromY, toX, toY).stepsUpTo(new Point(x, y))).isEqualTo(steps);
    }

    @Test
    void way_ofAnyPush_endsWithinTheTable_withoutOverlap_asFarAsItCan() {
      SeededRandom random = RandomSource.seeded(2);
      int hits = 0;
      for (int n = 0; n < 5000; n++) {
        Point own = anywhere(random);
        Point rival = anywhere(random);
        Point to = own.plus(random.nextInt(1401) - 700, random.nextInt(1401) - 700);
        if (own.overlaps(rival) || !to.isOnTable()) {
          continue;
        }
        Line line = new Line(own, to);
        int steps = line.stepsUpTo(rival);
        assertThat(line.at(steps).overlaps(rival)).isFalse();
        assertThat(line.at(steps).isOnTable()).isTrue();
        if (steps < line.length()) {
          hits++;
          assertThat(Math.sqrt(line.at(steps).squaredTo(rival))).isLessThan(504);
        } else {
          double nearest = IntStream.rangeClosed(0, steps)
              .mapToDouble(step -> Math.sqrt(line.at(step).squaredTo(rival))).min().orElseThrow();
          assertThat(nearest).isGreaterThan(498.5);
        }
      }
      assertThat(hits).isGreaterThan(100);
    }

    private Point anywhere(SeededRandom random) {
      Point point = new Point(random.nextInt(4001), random.nextInt(4001));
      return point.isOnTable() ? point : anywhere(random);
    }

    @Test
    void lastOnTable_beyondTheEdge_isTheEdge() {
      assertThat(line(3500, 2000, 4500, 2000).lastOnTable()).isEqualTo(new Point(4000, 2000));
      assertThat(line(3500, 2000, 3700, 2000).lastOnTable()).isEqualTo(new Point(3700, 2000));
      assertThat(line(2000, 4000, 2000, 5000).lastOnTable()).isEqualTo(new Point(2000, 4000));
    }
  }
}
