package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Plan;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ray;
import games.kumite.journey.map.RelativeDirection;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Rays, what stops them, and what they hit. */
final class SightTests {

  private static final int SELF = 0;
  private static final int FIRST = 1;
  private static final int SECOND = 2;

  private static long hits(Plan plan, BasePoses base, String pose, String icon) {
    return Sight.hits(base, plan.squares(), plan.pose(pose), Ray.icon(icon));
  }

  private static long bits(int... figures) {
    long bits = 0;
    for (int figure : figures) {
      bits |= 1L << figure;
    }
    return bits;
  }

  @ParameterizedTest
  @CsvSource({"0,0,false", "0,1,true", "0,2,true", "0,3,false"})
  @Rule("JW-ATK-02")
  void target_isHitWithinTheDistances(int x, int y, boolean isHit) {
    Plan plan = Plan.open(1, 5).stand(FIRST, x, y);

    assertThat(hits(plan, plan.base(1, 1), "0,4 N", "F 2-3")).isEqualTo(isHit ? bits(FIRST) : 0);
  }

  @ParameterizedTest
  @EnumSource(RelativeDirection.class)
  void ray_goesWhereItsBearingSays_forEveryFacing(RelativeDirection bearing) {
    int[][] around = {{2, 1}, {3, 1}, {3, 2}, {3, 3}, {2, 3}, {1, 3}, {1, 2}, {1, 1}};
    for (Facing facing : Facing.values()) {
      int[] at = around[bearing.ordinal() + 2 * facing.ordinal() & 7];
      Plan plan = Plan.open(5, 5).stand(FIRST, at[0], at[1]);
      String pose = "2,2 " + facing.name().charAt(0);
      assertThat(hits(plan, plan.base(1, 1), pose, bearing + " 1-1")).as(facing.name()).isEqualTo(bits(FIRST));
      assertThat(RelativeDirection.of(bearing.way(facing.ordinal()), facing.ordinal())).isEqualTo(bearing);
    }
  }

  @Test
  @Rule({"JW-ATK-05", "JW-RUL-13", "JW-RUL-14"})
  void miniature_inTheWay_isHitInsteadOrHidesWhatIsBehind() {
    Plan plan = Plan.open(1, 6).stand(FIRST, 0, 3).stand(SECOND, 0, 1);

    assertThat(hits(plan, plan.base(1, 1), "0,5 N", "F 1-5")).isEqualTo(bits(FIRST));
    assertThat(hits(plan, plan.base(1, 1), "0,5 N", "F 3-5")).as("too near to be hit, it stops the ray").isZero();
  }

  @Test
  @Rule({"JW-ATK-05", "JW-TER-11", "JW-RUL-13"})
  void tokenAndVoid_stopARay() {
    Plan token = Plan.open(1, 4).token(0, 2).stand(FIRST, 0, 1);
    assertThat(hits(token, token.base(1, 1), "0,3 N", "F 1-3")).isZero();

    Plan hole = Plan.of(".", "#", ".").stand(FIRST, 0, 0);
    assertThat(hits(hole, hole.base(1, 1), "0,2 N", "F 1-3")).isZero();
  }

  @ParameterizedTest
  @CsvSource({"y", "p"})
  @Rule({"JW-ATK-07", "JW-TER-02"})
  void line_stopsARay(char line) {
    Plan plan = Plan.open(1, 3).line(0, 1, Facing.NORTH, line).stand(FIRST, 0, 0);

    assertThat(hits(plan, plan.base(1, 1), "0,2 N", "F 1-3")).isZero();
  }

  @Test
  @Rule("JW-RUL-12")
  void diagonalRay_passesBetweenOccupiedCorners_butNotAcrossLinesOnBothWays() {
    Plan corners = Plan.open(2, 2).stand(SECOND, 0, 0).token(1, 1).stand(FIRST, 1, 0);
    assertThat(hits(corners, corners.base(1, 1), "0,1 N", "FR 1-1")).isEqualTo(bits(FIRST));

    Plan oneLine = Plan.open(2, 2).line(0, 1, Facing.EAST, 'y').stand(FIRST, 1, 0);
    assertThat(hits(oneLine, oneLine.base(1, 1), "0,1 N", "FR 1-1")).isEqualTo(bits(FIRST));

    Plan twoLines = Plan.open(2, 2).line(0, 1, Facing.EAST, 'y').line(0, 1, Facing.NORTH, 'y').stand(FIRST, 1, 0);
    assertThat(hits(twoLines, twoLines.base(1, 1), "0,1 N", "FR 1-1")).isZero();
  }

  @Test
  @Rule("JW-ATK-06")
  void largeTarget_isHitByOneOfItsSquares() {
    Plan plan = Plan.open(4, 4).stand(FIRST, 1, 1).stand(FIRST, 2, 1).stand(FIRST, 1, 2).stand(FIRST, 2, 2);

    assertThat(hits(plan, plan.base(1, 1), "2,3 N", "F 1-1")).isEqualTo(bits(FIRST));
    assertThat(hits(plan, plan.base(1, 1), "3,3 N", "F 1-1")).isZero();
  }

  @Test
  void largeBase_hasRaysFromEverySquareOfASide_andFromItsCorners() {
    Plan plan = Plan.open(6, 6).stand(SELF, 2, 2).stand(SELF, 3, 2).stand(SELF, 2, 3).stand(SELF, 3, 3)
        .stand(1, 2, 1).stand(2, 3, 1).stand(3, 1, 1).stand(4, 4, 1).stand(5, 1, 2).stand(6, 1, 3).stand(7, 4, 2)
        .stand(8, 4, 3).stand(9, 2, 4).stand(10, 3, 4).stand(11, 1, 4).stand(12, 4, 4);
    BasePoses base = plan.base(2, 2);

    assertThat(hits(plan, base, "2,2 N", "F 1-1")).isEqualTo(bits(1, 2));
    assertThat(hits(plan, base, "2,2 N", "FL 1-1, FR 1-1")).isEqualTo(bits(3, 4));
    assertThat(hits(plan, base, "2,2 N", "L 1-1")).isEqualTo(bits(5, 6));
    assertThat(hits(plan, base, "2,2 N", "R 1-1")).isEqualTo(bits(7, 8));
    assertThat(hits(plan, base, "2,2 N", "B 1-1")).isEqualTo(bits(9, 10));
    assertThat(hits(plan, base, "2,2 N", "BL 1-1, BR 1-1")).isEqualTo(bits(11, 12));
    assertThat(hits(plan, base, "3,3 S", "F 1-1, FL 1-1")).as("turned round").isEqualTo(bits(9, 10, 12));
  }

  @Test
  @Rule("JW-RUL-17")
  void way_ofAHitOverSeveralRays_isTheFirstInTheOrder() {
    Plan plan = Plan.open(4, 4).stand(FIRST, 1, 0).stand(FIRST, 2, 0).stand(FIRST, 3, 0).stand(FIRST, 3, 1);
    List<Ray> icon = Ray.icon("R 1-2, FR 1-1, F 1-1");

    assertThat(Sight.way(plan.base(1, 1), plan.squares(), plan.pose("2,1 N"), icon, FIRST)).as("F").isEqualTo(0);
    assertThat(Sight.way(plan.base(1, 1), plan.squares(), plan.pose("0,1 N"), icon, FIRST)).as("FR").isEqualTo(1);
    assertThat(Sight.way(plan.base(1, 1), plan.squares(), plan.pose("1,1 N"), Ray.icon("R 1-2"), FIRST)).isEqualTo(2);
    assertThat(Sight.way(plan.base(1, 1), plan.squares(), plan.pose("0,3 N"), icon, FIRST)).isEqualTo(Sight.NONE);
  }

  /** South-east of a figure that looks west: no square beside its own sends out a ray. */
  @Test
  @Rule("JW-RUL-17")
  void way_ofADiagonalHit_isNotThatOfARayBesideIt() {
    Plan plan = Plan.open(4, 4).stand(FIRST, 2, 2);

    assertThat(Sight.way(plan.base(1, 1), plan.squares(), plan.pose("1,1 W"), Ray.icon("L 1-1, BL 1-1"), FIRST))
        .isEqualTo(RelativeDirection.BL.way(Facing.WEST.ordinal()));
  }

  @Test
  void berserkerOfTheLedgersExample25_hitsTwoFromThatPose() {
    Plan plan = Plan.open(8, 8).stand(1, 2, 5).stand(2, 4, 5).stand(3, 3, 6);

    assertThat(hits(plan, plan.base(1, 2), "3,4 S", "F 1-1, FL 1-1, FR 1-1")).isEqualTo(bits(1, 2));
  }

  @Test
  void archersOfTheLedgersExamples28And29_hitTwoAndOne() {
    Plan wide = Plan.open(8, 8).stand(1, 3, 5).stand(2, 0, 4);
    assertThat(hits(wide, wide.base(1, 1), "0,2 S", "F 2-6, FL 2-4, FR 2-4")).isEqualTo(bits(1, 2));

    Plan row = Plan.open(8, 3).stand(1, 7, 1).stand(2, 4, 1);
    assertThat(hits(row, row.base(1, 1), "0,1 E", "F 2-6, FL 2-4, FR 2-4")).as("covered").isEqualTo(bits(2));
  }
}
