package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Parts of a way, beside a plain computation with fifty digits. */
final class FractionTests {

  private static final MathContext DIGITS = new MathContext(50);
  private static final BigDecimal NOTHING = new BigDecimal("1e-25");
  private static final int WAYS = 300_000;

  @Test
  void points_areInRisingOrder_eachOnce_howeverManyThereAre() {
    Fractions points = new Fractions();
    points.begin();
    for (int i = 60; i > 0; i--) {
      points.add(i % 20 + 1, 30);
      points.add(2L * (i % 20 + 1), 60);
    }
    assertThat(points.count()).isEqualTo(22);
    for (int i = 1; i <= 20; i++) {
      assertThat(points.compare(i, 30, i)).isZero();
    }
    assertThat(points.isWhole(0, 21)).isTrue();
    assertThat(points.isWhole(0, 20)).isFalse();
  }

  @Test
  @Rule("KF-RUL-11")
  void aTouch_isNotNear_whereverTheWayLies() {
    for (int seed = 0; seed < 2000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      long from = Place.of(3000 + random.nextInt(2000), 1000 + random.nextInt(1000), 0);
      int length = 200 + random.nextInt(400);
      long to = Place.of(Place.x(from) + 4 * length, Place.y(from) + 3 * length, 0);
      int along = random.nextInt(1, length);
      int off = 1 + random.nextInt(200);
      int x = Place.x(from) + 4 * along - 3 * off;
      int y = Place.y(from) + 3 * along + 4 * off;
      Polygon outline = Polygon.of(List.of(x, y, x - 60, y + 130, x - 140, y + 130));
      Fractions points = new Fractions();
      points.begin();
      points.add(random.nextInt(1, along + 1), length);
      points.add(along + random.nextInt(length - along), length);
      int last = points.count() - 2;
      assertThat(points.isNear(outline, from, to, 1, last, 5 * off)).as("seed " + seed + ", it touches").isFalse();
      assertThat(points.isNear(outline, from, to, 1, last, 5 * off + 1)).as("seed " + seed + ", it is nearer").isTrue();
    }
  }

  @Test
  @Rule("KF-RUL-11")
  void whatDoublesCannotTell_isSettledExactly() {
    SplittableRandom random = new SplittableRandom(11);
    int settled = 0;
    for (int way = 0; way < WAYS; way++) {
      long from = Place.of(random.nextInt(9000), random.nextInt(9000), 0);
      long to = Place.of(random.nextInt(9000), random.nextInt(9000), 0);
      int x = random.nextInt(9000);
      int y = random.nextInt(9000);
      Polygon outline = Polygon.rectangle(x, y, x + 1 + random.nextInt(500), y + 1 + random.nextInt(500));
      long under = 2 + random.nextInt(1_000_000);
      long first = 1 + random.nextLong(under - 1);
      Fractions points = new Fractions();
      points.begin();
      points.add(first, under);
      double part = (double) first / under;
      double middleX = Place.x(from) + part * (Place.x(to) - Place.x(from));
      double middleY = Place.y(from) + part * (Place.y(to) - Place.y(from));
      double distance = DoubleFilter.distance(outline, middleX, middleY, Place.x(to), Place.y(to));
      int length = (int) Math.round(distance);
      if (length > 0 && Math.abs(distance - length) < 1e-4) {
        settled++;
        assertThat(points.isNear(outline, from, to, 1, 2, length)).as("way " + way).isEqualTo(isNear(outline, from, to, first, under, length));
      }
    }
    assertThat(settled).isGreaterThan(20);
  }

  private static boolean isNear(Polygon outline, long from, long to, long first, long under, int length) {
    BigDecimal part = BigDecimal.valueOf(first).divide(BigDecimal.valueOf(under), DIGITS);
    BigDecimal[] a = {along(Place.x(from), Place.x(to), part), along(Place.y(from), Place.y(to), part)};
    BigDecimal[] b = {BigDecimal.valueOf(Place.x(to)), BigDecimal.valueOf(Place.y(to))};
    BigDecimal best = null;
    for (int i = 0; i < outline.corners(); i++) {
      BigDecimal[] c = corner(outline, i);
      BigDecimal[] d = corner(outline, (i + 1) % outline.corners());
      for (BigDecimal square : new BigDecimal[] {squared(a, b, c), squared(c, d, a), squared(c, d, b)}) {
        best = best == null || square.compareTo(best) < 0 ? square : best;
      }
    }
    return BigDecimal.valueOf((long) length * length).subtract(best).compareTo(NOTHING) > 0;
  }

  private static BigDecimal along(int from, int to, BigDecimal part) {
    return BigDecimal.valueOf(from).add(BigDecimal.valueOf(to - from).multiply(part));
  }

  private static BigDecimal[] corner(Polygon outline, int i) {
    return new BigDecimal[] {BigDecimal.valueOf(outline.x(i)), BigDecimal.valueOf(outline.y(i))};
  }

  /** How far a point is from a segment, squared. */
  private static BigDecimal squared(BigDecimal[] a, BigDecimal[] b, BigDecimal[] point) {
    BigDecimal dx = b[0].subtract(a[0]);
    BigDecimal dy = b[1].subtract(a[1]);
    BigDecimal square = dx.multiply(dx).add(dy.multiply(dy));
    BigDecimal dot = point[0].subtract(a[0]).multiply(dx).add(point[1].subtract(a[1]).multiply(dy));
    BigDecimal part = square.signum() == 0 ? BigDecimal.ZERO
        : dot.divide(square, DIGITS).max(BigDecimal.ZERO).min(BigDecimal.ONE);
    BigDecimal restX = point[0].subtract(a[0]).subtract(dx.multiply(part));
    BigDecimal restY = point[1].subtract(a[1]).subtract(dy.multiply(part));
    return restX.multiply(restX).add(restY.multiply(restY));
  }
}
