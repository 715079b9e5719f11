package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The criteria of plans in one number. */
final class PlanSortKeysTests {

  /** The largest distance that a key has room for. */
  private static final int FARTHEST = 2047;

  @ParameterizedTest
  @CsvSource({"0, 0, 0, 1", "1, 0, 5, 17", "37, 12, 40, 4095", "2047, 4095, 2046, 1"})
  @Rule({"JW-GAT-05", "JW-GAT-06"})
  void valueOfAPoseToAppearIn_keepsThePlanToMove(int rest, int cost, int distance, int pose) {
    long value = PlanSortKeys.spawn(PlanPriority.APPROACH, PlanSortKeys.move(rest, cost), distance, pose);

    long move = PlanSortKeys.move(rest, cost);
    assertThat(PlanSortKeys.mostMove(value, distance, pose - 1)).isEqualTo(move);
    assertThat(PlanSortKeys.mostMove(value, distance, pose)).isLessThan(move);
    assertThat(PlanSortKeys.mostMove(value, distance + 1, pose)).isLessThan(move);
    assertThat(PlanSortKeys.pose(value)).isEqualTo(pose);
  }

  /** No pose is known yet: every other one is better. */
  @Test
  @Rule("JW-GAT-05")
  void unknownValue_isWorseThanAnyPlanToMove() {
    assertThat(PlanSortKeys.mostMove(Long.MAX_VALUE, 0, 0)).isGreaterThan(PlanSortKeys.move(FARTHEST, FARTHEST));
  }
}
