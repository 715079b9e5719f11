package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Plan;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where demons may appear at a gate. */
final class SpawnPlacesTests {

  private static final int DEMON = 4;

  private static List<String> candidates(Plan plan, BasePoses footing, int x, int y) {
    int[] poses = new int[footing.poses()];
    int count =
        SpawnPlaces.candidates(footing, plan.squares(), DEMON, plan.square(x, y), new WalkingDistance(plan.ground()),
            WalkingDistance.Passing.NOTHING, poses);
    return Arrays.stream(poses, 0, count).mapToObj(plan::text).toList();
  }

  @Test
  @Rule("JW-GAT-04")
  void freeGate_hasEightSquaresWithFourFacings() {
    Plan plan = Plan.open(5, 5).token(2, 2);

    assertThat(candidates(plan, plan.base(1, 1), 2, 2)).hasSize(32).contains("1,1 N", "3,3 W").doesNotContain("2,2 N");
  }

  @Test
  @Rule({"JW-GAT-04", "JW-RUL-11"})
  void squares_takenOrCutOff_areNone() {
    Plan plan = Plan.open(3, 1).token(1, 0).stand(0, 0, 0).line(2, 0, Facing.WEST, 'y');
    assertThat(candidates(plan, plan.base(1, 1), 1, 0)).isEmpty();

    Plan half = Plan.open(3, 1).token(1, 0).stand(0, 0, 0);
    assertThat(candidates(half, half.base(1, 1), 1, 0)).containsExactly("2,0 N", "2,0 E", "2,0 S", "2,0 W");
  }

  @Test
  void largeDemon_touchesTheGateWithOneSquare() {
    Plan plan = Plan.open(6, 3).token(0, 0);

    assertThat(candidates(plan, plan.base(2, 2), 0, 0)).contains("1,0 N", "0,1 N", "1,1 N").doesNotContain("2,0 N");
  }

  /** Two squares of the base may be next to the gate, and in some poses three. */
  @Test
  @Rule("JW-GAT-04")
  void largeDemon_hasEachPoseOnce() {
    Plan plan = Plan.open(4, 2).token(0, 0);

    assertThat(candidates(plan, plan.base(2, 2), 0, 0)).containsExactly("1,0 N", "2,0 E", "1,1 W", "2,1 S");
    Plan wide = Plan.open(5, 5).token(2, 2);
    assertThat(candidates(wide, wide.base(2, 2), 2, 2)).doesNotHaveDuplicates().hasSize(48);
  }

  @Test
  @Rule("JW-RUL-27")
  void crowdedGate_sendsTheDemonToTheNearestFreePoses() {
    Plan plan = Plan.open(5, 1).token(0, 0).stand(0, 1, 0).stand(1, 2, 0);

    assertThat(candidates(plan, plan.base(1, 1), 0, 0)).containsExactly("3,0 N", "3,0 E", "3,0 S", "3,0 W");
  }
}
