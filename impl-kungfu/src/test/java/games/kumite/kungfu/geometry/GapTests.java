package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lengths, directions, distances and polygons. */
final class GapTests {

  @Test
  @Rule({"KF-SET-01", "KF-RUL-11"})
  void sticks_areWholeTenths() {
    assertThat(List.of(Stick.SHORT.length(), Stick.MEDIUM.length(), Stick.LONG.length()))
        .containsExactly(750, 1200, 1800);
    assertThat(List.of(Stick.LONG.shorter(), Stick.MEDIUM.shorter(), Stick.SHORT.shorter()))
        .containsExactly(Stick.MEDIUM, Stick.SHORT, Stick.SHORT);
  }

  @Test
  @Rule({"KF-MOV-02", "KF-RUL-12", "KF-RUL-60"})
  void sizes_haveBaseHeightEyesAndFeet() {
    assertThat(List.of(Size.NORMAL.radius(), Size.BIG.radius(), Size.HUGE.radius())).containsExactly(125, 200, 300);
    assertThat(List.of(Size.NORMAL.height(), Size.BIG.height(), Size.HUGE.height())).containsExactly(300, 450, 800);
    assertThat(List.of(Size.NORMAL.eyes(), Size.NORMAL.foot(), Size.HUGE.eyes())).containsExactly(270, 60, 720);
    assertThat(Stick.MEDIUM.reach(Size.NORMAL)).isEqualTo(1450);
  }

  @Test
  @Rule("KF-RUL-15")
  void directions_areTheLedgersVectors_turnedByQuarters() {
    List<List<Integer>> first = List.of(List.of(10000, 0), List.of(9659, 2588), List.of(8660, 5000),
        List.of(7071, 7071), List.of(5000, 8660), List.of(2588, 9659));
    for (int i = 0; i < Directions.COUNT; i++) {
      int x = first.get(i % 6).get(0);
      int y = first.get(i % 6).get(1);
      for (int quarter = 0; quarter < i / 6; quarter++) {
        int old = x;
        x = -y;
        y = old;
      }
      assertThat(List.of(Directions.x(i, 10000), Directions.y(i, 10000))).containsExactly(x, y);
    }
  }

  @Test
  @Rule({"KF-EX-51", "KF-RUL-15"})
  void randomDirectionTwo_short_isRoundedAwayFromZero() {
    assertThat(List.of(3000 + Directions.x(2, 750), 3000 + Directions.y(2, 750))).containsExactly(3650, 3375);
  }

  @Test
  @Rule({"KF-EX-74", "KF-LOC-04b"})
  void swarm_inDirectionSix_goesAlongY() {
    assertThat(List.of(Directions.x(6, 1200), Directions.y(6, 1200))).containsExactly(0, 1200);
  }

  @ParameterizedTest
  @CsvSource({"4000, 4000, 4250, 4000, 0, 750, 5000, 4000", "4000, 4000, 4250, 4000, 6, 750, 4250, 4750",
      "4000, 4000, 4250, 4000, 3, 750, 4780, 4530", "2000, 2000, 2250, 2000, 2, 1200, 3289, 2600",
      "4000, 4000, 4000, 4000, 0, 750, 4750, 4000", "4000, 4000, 4250, 4000, -6, 750, 4250, 3250",
      "4000, 4000, 4150, 4200, 0, 750, 4600, 4800"})
  @Rule({"KF-EX-52", "KF-EX-72", "KF-RUL-16"})
  void recoil_goesAwayFromTheSource_turned(int sx, int sy, int vx, int vy, int turn, int length, int x, int y) {
    long source = Place.of(sx, sy, 0);
    long victim = Place.of(vx, vy, 0);
    assertThat(vx + Directions.awayX(source, victim, turn, length)).isEqualTo(x);
    assertThat(vy + Directions.awayY(source, victim, turn, length)).isEqualTo(y);
  }

  @Test
  @Rule("KF-RUL-16")
  void recoil_ofAnyDirection_isAsLongAsNamed() {
    RandomSource random = RandomSource.seeded(5);
    for (int i = 0; i < 5000; i++) {
      long source = Place.of(random.pick("x", 0, 9000), random.pick("y", 0, 9000), 0);
      long victim = Place.of(random.pick("x", 1, 9000), random.pick("y", 1, 9000), 0);
      int turn = random.pick("turn", 0, 13) - 6;
      long dx = Directions.awayX(source, victim, turn, 1200);
      long dy = Directions.awayY(source, victim, turn, 1200);
      assertThat(dx * dx + dy * dy).as("%s %s %s", Place.text(source), Place.text(victim), turn)
          .isBetween(1198L * 1198, 1202L * 1202);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 4, 0", "5, 10, 1", "-5, 10, -1", "7, 2, 4", "-7, 2, -4", "3, 2, 2", "4, 10, 0"})
  @Rule("KF-RUL-11")
  void quotient_roundsHalvesAwayFromZero(long value, long divisor, long expected) {
    assertThat(IntegerMath.quotient(value, divisor)).isEqualTo(expected);
    assertThat(IntegerMath.quotient(value, divisor, 1)).isEqualTo((int) expected);
    assertThat(IntegerMath.quotient(value, 1, divisor * divisor)).isEqualTo((int) expected);
  }

  @Test
  @Rule("KF-RUL-11")
  void root_ofAnySquare_isExact() {
    for (long root : new long[] {0, 1, 2, 999, 1450, 3_037_000_498L}) {
      assertThat(IntegerMath.root(root * root)).isEqualTo(root);
      assertThat(IntegerMath.root(root * root + 2 * root)).isEqualTo(root);
    }
  }

  @ParameterizedTest
  @CsvSource({"2000, 250, true", "2000, 255, true", "2000, 256, false", "2000, 100, true"})
  @Rule({"KF-RUL-13", "KF-H2H-01"})
  void contact_isAGapOfAtMostFive(int x, int distance, boolean isContact) {
    Plan plan = new Plan().at("A", x, 3000).at("b", x + distance, 3000);
    assertThat(plan.touch("A", "b")).isEqualTo(isContact);
    assertThat(plan.touch("b", "A")).isEqualTo(isContact);
  }

  @ParameterizedTest
  @CsvSource({"300, true", "301, false"})
  @Rule("KF-RUL-13")
  void contact_needsLevels_atMost300Apart(int level, boolean isContact) {
    Plan plan = new Plan().at("A", 2000, 3000).at("b", Size.NORMAL, 2250, 3000, level);
    assertThat(plan.touch("A", "b")).isEqualTo(isContact);
  }

  @Test
  @Rule("KF-RUL-37")
  void contact_onStairs_isAtAnyOfTheirLevels() {
    Plan plan = new Plan().piece("stairs", Flag.STAIRS.bit(), 2000, 2000, 3000, 3000, 0, 720)
        .at("A", Size.NORMAL, 2500, 2500, 360).at("b", Size.NORMAL, 2750, 2500, 720)
        .at("c", Size.NORMAL, 2500, 2250, 1100);
    assertThat(plan.touch("A", "b")).isTrue();
    assertThat(plan.touch("A", "c")).isFalse();
  }

  @Test
  @Rule({"KF-EX-56", "KF-RUL-38"})
  void contact_acrossALinearPiece_existsIfBothAreAdjacentToIt() {
    Plan plan = new Plan().fence(4720, 0, 4870, 2000).at("A", 4590, 1000).at("b", 5000, 1000).at("c", 5001, 1000);
    assertThat(plan.touch("A", "b")).isTrue();
    assertThat(plan.touch("A", "c")).as("a gap of 6 to the fence").isFalse();
    assertThat(new Plan().at("A", 4590, 1000).at("b", 5000, 1000).touch("A", "b")).as("without the fence").isFalse();
  }

  @Test
  @Rule("KF-RUL-38")
  void contact_acrossALinearPiece_needsAGapOfAtMost310() {
    assertThat(new Plan().fence(4700, 0, 5000, 2000).at("A", 4570, 1000).at("b", 5130, 1000).touch("A", "b")).isTrue();
    assertThat(new Plan().fence(4700, 0, 5001, 2000).at("A", 4570, 1000).at("b", 5131, 1000).touch("A", "b"))
        .as("the fence is 301 wide").isFalse();
    assertThat(new Plan().fence(4700, 0, 5000, 2000).at("A", 4570, 1000).at("b", 5130, 1050).touch("A", "b"))
        .as("aslant the gap is 312").isFalse();
  }

  @Test
  @Rule("KF-RUL-13")
  void gap_keepsTheTriangleInequality() {
    RandomSource random = RandomSource.seeded(7);
    for (int i = 0; i < 2000; i++) {
      long[] p = new long[3];
      for (int k = 0; k < 3; k++) {
        p[k] = Place.of(random.pick("x", k, 9000), random.pick("y", k, 9000), 0);
      }
      int ab = Gaps.gap(p[0], Size.NORMAL, p[1], Size.NORMAL) + 250;
      int bc = Gaps.gap(p[1], Size.NORMAL, p[2], Size.NORMAL) + 250;
      int ac = Gaps.gap(p[0], Size.NORMAL, p[2], Size.NORMAL);
      assertThat(ac).as("%s %s %s", Place.text(p[0]), Place.text(p[1]), Place.text(p[2]))
          .isLessThanOrEqualTo(ab + bc + 2).isEqualTo(Gaps.gap(p[2], Size.NORMAL, p[0], Size.NORMAL));
    }
  }

  @Test
  @Rule({"KF-EX-24", "KF-RUL-35"})
  void gap_of240mm_isWithinTwoMedium_andATenthMoreIsNot() {
    long figure = Place.of(1000, 1000, 0);
    assertThat(Gaps.isWithin(figure, Size.NORMAL, Place.of(3650, 1000, 0), Size.NORMAL, 2400)).isTrue();
    assertThat(Gaps.isWithin(figure, Size.NORMAL, Place.of(3651, 1000, 0), Size.NORMAL, 2400)).isFalse();
  }

  @Test
  @Rule("KF-RUL-36")
  void polygon_isProper_ifConvexAndAnticlockwise() {
    assertThat(Polygon.of(List.of(0, 0, 100, 0, 0, 100)).isProper()).isTrue();
    assertThat(Polygon.of(List.of(0, 0, 0, 100, 100, 0)).isProper()).as("clockwise").isFalse();
    assertThat(Polygon.of(List.of(0, 0, 100, 0, 100, 100, 90, 10)).isProper()).as("a dent").isFalse();
    assertThat(Polygon.of(List.of(0, 0, 50, 0, 100, 0, 100, 100)).isProper()).as("a corner on a side").isFalse();
    assertThat(Polygon.of(List.of(0, 100, 59, -81, -95, 31, 95, 31, -59, -81)).isProper()).as("a star").isFalse();
    assertThat(Polygon.rectangle(1, 2, 3, 4).isProper()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"875, 1500, true", "876, 1500, false", "925, 925, true", "912, 911, true", "913, 913, false"})
  @Rule("KF-RUL-13")
  void base_touchingAPiece_isClearOfIt(int x, int y, boolean isClear) {
    Polygon square = Polygon.rectangle(1000, 1000, 2000, 2000);
    boolean isCorner = x == 925;
    assertThat(square.isClearOf(x, y, isCorner ? 106 : 125)).isEqualTo(isClear);
  }

  @Test
  void polygons_withACommonSide_doNotOverlap() {
    Polygon square = Polygon.rectangle(1000, 1000, 2000, 2000);
    assertThat(square.overlaps(Polygon.rectangle(2000, 1000, 3000, 2000))).isFalse();
    assertThat(square.overlaps(Polygon.rectangle(1999, 1000, 3000, 2000))).isTrue();
    assertThat(square.overlaps(Polygon.of(List.of(1900, 2200, 2200, 1900, 2300, 2300)))).isFalse();
  }

  @Test
  @Rule("KF-RUL-14")
  void gapOfExactly0_isClear_onEverySideAndAtACorner() {
    Polygon crate = Polygon.rectangle(1000, 1000, 2000, 2000);
    int[][] touching = {{875, 1500, 1, 0}, {2125, 1500, -1, 0}, {1500, 875, 0, 1}, {1500, 2125, 0, -1}, {925, 900, 0, 1}};
    for (int[] at : touching) {
      assertThat(crate.isClearOf(at[0], at[1], 125)).as("%s %s", at[0], at[1]).isTrue();
      assertThat(crate.isClearOf(at[0] + at[2], at[1] + at[3], 125)).as("a tenth nearer").isFalse();
    }
  }
}
