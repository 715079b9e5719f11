package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Plan;
import games.kumite.journey.board.WalkingDistance.Passing;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** D, the walking distance. */
final class WalkTests {

  private static WalkingDistance from(Plan plan, BasePoses base, String pose, Passing passing) {
    WalkingDistance walk = new WalkingDistance(plan.ground());
    walk.from(base, plan.squares(), plan.pose(pose), passing);
    return walk;
  }

  @Test
  @Rule("JW-RUL-10")
  void distance_countsOrthogonalSteps_pastMiniatures() {
    Plan plan = Plan.open(5, 5).stand(1, 2, 0).stand(2, 2, 1);
    BasePoses base = plan.base(1, 1);
    WalkingDistance walk = from(plan, base, "0,0 N", Passing.NOTHING);

    assertThat(walk.to(base, plan.pose("4,0 N"))).isEqualTo(4);
    assertThat(walk.to(base, plan.pose("3,3 W"))).isEqualTo(6);
    assertThat(walk.to(base, plan.pose("0,0 E"))).isZero();
  }

  @Test
  @Rule("JW-RUL-10")
  void distance_goesAroundLinesAndTokens() {
    Plan plan = Plan.open(3, 3).line(1, 0, Facing.WEST, 'y').line(1, 1, Facing.WEST, 'p').token(0, 1);
    BasePoses base = plan.base(1, 1);

    assertThat(from(plan, base, "1,0 N", Passing.NOTHING).to(base, plan.pose("0,0 N"))).isEqualTo(1001);
    assertThat(from(plan, base, "1,0 N", Passing.NOTHING).to(base, plan.pose("0,2 N"))).isEqualTo(3);
    assertThat(from(plan, base, "1,0 N", Passing.ALL_BUT_PURPLE).to(base, plan.pose("0,0 N"))).isEqualTo(1);
  }

  @Test
  @Rule({"JW-RUL-10", "JW-RUL-85"})
  void distance_betweenLargeBases_isTheLeastOfTheirSquares() {
    Plan plan = Plan.open(8, 8);
    BasePoses base = plan.base(2, 2);

    assertThat(from(plan, base, "0,0 N", Passing.NOTHING).to(base, plan.pose("4,0 N"))).isEqualTo(3);
    assertThat(from(plan, base, "0,0 N", Passing.NOTHING).to(base, plan.pose("4,3 N"))).isEqualTo(5);
  }

  @Test
  @Rule("JW-AI-14")
  void closedDoor_isAWall_unlessDoorsAreTreatedAsOpen() {
    Plan plan = Plan.open(2, 3).door(0, 1).door(1, 1);
    BasePoses base = plan.base(1, 1);

    assertThat(from(plan, base, "0,0 S", Passing.NOTHING).isReached(plan.square(0, 2))).isFalse();
    assertThat(from(plan, base, "0,0 S", Passing.NOTHING).to(base, plan.pose("1,2 N"))).isEqualTo(WalkingDistance.NO_WAY + 3);
    assertThat(from(plan, base, "0,0 S", Passing.DOORS).to(base, plan.pose("1,2 N"))).isEqualTo(3);
  }

  @Test
  void otherTokens_stayClosedWhenDoorsAreTreatedAsOpen() {
    Plan plan = Plan.open(1, 3).token(0, 1);
    BasePoses base = plan.base(1, 1);

    assertThat(from(plan, base, "0,0 S", Passing.DOORS).isReached(plan.square(0, 2))).isFalse();
  }

  @Test
  @Rule("JW-RUL-85")
  void gate_isMeasuredFromTheSquaresAroundItThatAreNotCutOff() {
    Plan plan = Plan.open(5, 3).token(1, 1).line(1, 1, Facing.EAST, 'y').line(2, 0, Facing.WEST, 'y')
        .line(2, 2, Facing.WEST, 'y');
    BasePoses base = plan.base(1, 1);
    WalkingDistance walk = new WalkingDistance(plan.ground());
    walk.around(plan.ground(), plan.squares(), plan.square(1, 1), Passing.NOTHING);

    assertThat(walk.to(base, plan.pose("0,2 N"))).isZero();
    assertThat(walk.to(base, plan.pose("1,0 N"))).isZero();
    assertThat(walk.isReached(plan.square(2, 1))).as("behind the wall").isFalse();

    Plan open = Plan.open(5, 3).token(1, 1);
    walk.around(open.ground(), open.squares(), open.square(1, 1), Passing.NOTHING);
    assertThat(walk.to(base, open.pose("4,1 N"))).isEqualTo(2);
    assertThat(walk.reached()).isEqualTo(14);
  }
}
