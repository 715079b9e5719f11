package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Plan;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps, turns and pushes of bases among others. */
final class BasesTests {

  private static final int SELF = 0;
  private static final int OTHER = 1;

  private static String step(Plan plan, BasePoses base, String pose) {
    return plan.text(BasePlacement.step(base, plan.squares(), SELF, plan.pose(pose)));
  }

  private static String push(Plan plan, BasePoses base, String pose, int way) {
    return plan.text(BasePlacement.push(base, plan.squares(), SELF, plan.pose(pose), way));
  }

  @Nested
  final class Steps {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1,1 N | 1,0 N", "1,1 E | 2,1 E", "1,1 S | 1,2 S", "1,1 W | 0,1 W"})
    @Rule({"JW-MOV-02", "JW-MOV-03"})
    void step_goesOneSquareWhereTheMiniatureLooks(String from, String to) {
      Plan plan = Plan.open(3, 3);

      assertThat(step(plan, plan.base(1, 1), from)).isEqualTo(to);
    }

    @Test
    @Rule({"JW-MOV-05", "JW-MOV-11", "JW-ACT-11"})
    void step_intoSomebodyATokenOrAClosedDoor_isNotPossible() {
      Plan plan = Plan.open(3, 3).stand(OTHER, 1, 0).token(2, 1).door(1, 2);
      BasePoses base = plan.base(1, 1);

      assertThat(step(plan, base, "1,1 N")).isEqualTo("none");
      assertThat(step(plan, base, "1,1 E")).isEqualTo("none");
      assertThat(step(plan, base, "1,1 S")).isEqualTo("none");
      assertThat(step(plan, base, "1,1 W")).isEqualTo("0,1 W");
    }

    @Test
    @Rule({"JW-MOV-05", "JW-TER-12"})
    void step_throughABrokenDoor_isPossible() {
      Plan plan = Plan.open(1, 2).door(0, 0);
      plan.squares().clear(plan.square(0, 0));

      assertThat(step(plan, plan.base(1, 1), "0,1 N")).isEqualTo("0,0 N");
    }

    @Test
    @Rule({"JW-TER-01", "JW-TER-03", "JW-MOV-04"})
    void step_acrossALineOrOffTheMap_isNotPossible() {
      Plan plan = Plan.open(2, 3).line(0, 1, Facing.NORTH, 'y').line(0, 1, Facing.EAST, 'p');
      BasePoses base = plan.base(1, 1);

      assertThat(step(plan, base, "0,1 N")).isEqualTo("none");
      assertThat(step(plan, base, "0,1 E")).isEqualTo("none");
      assertThat(step(plan, base, "0,1 W")).isEqualTo("none");
      assertThat(step(plan, base, "0,1 S")).isEqualTo("0,2 S");
    }

    @Test
    @Rule({"JW-TER-03", "JW-RUL-48"})
    void marching_passesYellowLinesAndNoPurpleOnes() {
      Plan plan = Plan.open(2, 2).line(0, 1, Facing.NORTH, 'y').line(0, 1, Facing.EAST, 'p');
      BasePoses base = plan.march(1, 1);

      assertThat(plan.text(base.step(plan.pose("0,1 N")))).isEqualTo("0,0 N");
      assertThat(plan.text(base.step(plan.pose("0,1 E")))).isEqualTo("none");
      assertThat(plan.text(base.step(plan.pose("0,1 W")))).isEqualTo("none");
    }

    @Test
    @Rule("JW-MOV-04")
    void largeBase_stepsWithAllItsSquares() {
      Plan plan = Plan.open(4, 4).stand(OTHER, 2, 0);
      BasePoses base = plan.base(2, 2);

      assertThat(step(plan, base, "1,1 N")).as("its front right square would be taken").isEqualTo("none");
      assertThat(step(plan, base, "0,1 N")).isEqualTo("0,0 N");
      assertThat(step(plan, base, "2,1 E")).as("the own squares do not block").isEqualTo("3,1 E");
    }

    @Test
    void pose_acrossALine_isNotPossible() {
      Plan plan = Plan.open(2, 2).line(0, 0, Facing.EAST, 'y');

      assertThat(plan.base(2, 1).isPossible(plan.pose("0,0 N"))).isFalse();
      assertThat(plan.base(2, 1).isPossible(plan.pose("0,1 N"))).isTrue();
      assertThat(plan.base(2, 2).isPossible(plan.pose("0,0 N"))).isFalse();
      assertThat(plan.march(2, 2).isPossible(plan.pose("0,0 N"))).isTrue();
    }
  }

  @Nested
  final class Turns {

    @Test
    @Rule({"JW-MOV-08", "JW-RUL-07"})
    void squareBase_turnsOnTheSpot_amongOthers() {
      Plan plan = Plan.open(4, 4).stand(OTHER, 0, 1).stand(OTHER, 3, 1).stand(OTHER, 1, 0);
      BasePoses one = plan.base(1, 1);
      BasePoses four = plan.base(2, 2);

      assertThat(plan.text(BasePlacement.turn(one, plan.squares(), SELF, plan.pose("2,0 N"), 0))).isEqualTo("2,0 W");
      assertThat(plan.text(BasePlacement.turn(one, plan.squares(), SELF, plan.pose("2,0 N"), 1))).isEqualTo("2,0 E");
      int right = BasePlacement.turn(four, plan.squares(), SELF, plan.pose("1,1 N"), 1);
      int left = BasePlacement.turn(four, plan.squares(), SELF, plan.pose("1,1 N"), 0);
      assertThat(plan.text(right)).isEqualTo("2,1 E");
      assertThat(plan.text(left)).isEqualTo("1,2 W");
      assertThat(plan.squares(four, right).split(" ")).containsExactlyInAnyOrder("1,1", "2,1", "1,2", "2,2");
      assertThat(plan.squares(four, left).split(" ")).containsExactlyInAnyOrder("1,1", "2,1", "1,2", "2,2");
    }

    @Test
    @Rule({"JW-EX-18", "JW-MOV-09", "JW-RUL-07"})
    void berserker_mayTurnAboutItsRearSquareOnly() {
      Plan plan = Plan.open(6, 6).stand(OTHER, 2, 3);
      BasePoses base = plan.base(1, 2);
      int pose = plan.pose("3,2 N");
      assertThat(plan.squares(base, pose)).isEqualTo("3,2 3,3");

      assertThat(plan.text(BasePlacement.turn(base, plan.squares(), SELF, pose, 1))).as("about the front square")
          .isEqualTo("none");
      int locals = BasePlacement.turn(base, plan.squares(), SELF, pose, 3);
      assertThat(plan.text(locals)).as("about the rear square").isEqualTo("4,3 E");
      assertThat(plan.squares(base, locals)).isEqualTo("4,3 3,3");
    }

    @Test
    @Rule({"JW-MOV-10", "JW-TER-01", "JW-RUL-07"})
    void rectangularBase_doesNotTurnOverALine() {
      Plan plan = Plan.open(3, 3).line(1, 1, Facing.EAST, 'y');
      BasePoses base = plan.base(1, 2);

      assertThat(plan.text(base.turn(plan.pose("1,1 N"), 3))).as("the line is in the box").isEqualTo("none");
      assertThat(plan.text(base.turn(plan.pose("1,1 N"), 2))).isEqualTo("0,2 W");
    }

    @Test
    @Rule("JW-MOV-09")
    void pivot_staysWhereItIs() {
      Plan plan = Plan.open(5, 5);
      BasePoses base = plan.base(1, 2);
      int pose = plan.pose("2,2 S");
      for (int turn = 0; turn < base.turns(); turn++) {
        int to = base.turn(pose, turn);
        assertThat(base.square(to, turn / 2)).as("turn " + turn).isEqualTo(base.square(pose, turn / 2));
      }
      assertThat(base.turns()).isEqualTo(4);
    }

    @Test
    @Rule("JW-RUL-07")
    void turnLeftAndRight_aboutTheSameSquare_comesBack() {
      Plan plan = Plan.open(6, 6);
      BasePoses base = plan.base(2, 3);
      int pose = plan.pose("2,2 N");
      for (int pivot = 0; pivot < base.size(); pivot++) {
        int left = base.turn(pose, 2 * pivot);
        if (left != Pose.NONE) {
          assertThat(plan.text(base.turn(left, 2 * pivot + 1))).isEqualTo("2,2 N");
        }
      }
    }
  }

  @Nested
  final class Pushes {

    @Test
    @Rule({"JW-SPC-02", "JW-RUL-17", "JW-MOV-15"})
    void push_goesAnyWayAndKeepsTheFacing() {
      Plan plan = Plan.open(3, 3);
      BasePoses base = plan.base(1, 1);

      assertThat(push(plan, base, "1,1 N", 4)).as("backward").isEqualTo("1,2 N");
      assertThat(push(plan, base, "1,1 N", 3)).as("diagonally").isEqualTo("2,2 N");
    }

    @Test
    @Rule({"JW-SPC-05", "JW-SPC-06", "JW-RUL-17"})
    void push_isStoppedByWhateverIsInTheWay() {
      Plan plan = Plan.of("...#", "....", "....").stand(OTHER, 1, 0).token(2, 1).line(1, 1, Facing.SOUTH, 'y')
          .line(1, 1, Facing.WEST, 'p');
      BasePoses base = plan.base(1, 1);

      for (int way : new int[] {0, 2, 4, 6}) {
        assertThat(push(plan, base, "1,1 N", way)).as("way " + way).isEqualTo("none");
      }
      assertThat(push(plan, base, "0,0 N", 0)).as("map edge").isEqualTo("none");
      assertThat(push(plan, base, "2,0 N", 2)).as("void").isEqualTo("none");
    }

    @Test
    @Rule("JW-RUL-17")
    void largeBase_isPushedDiagonally_ifEachSquareHasAWay() {
      Plan open = Plan.open(4, 4);
      assertThat(push(open, open.base(2, 2), "1,1 N", 3)).isEqualTo("2,2 N");

      Plan cornered = Plan.open(4, 4).line(2, 2, Facing.EAST, 'y').line(2, 2, Facing.SOUTH, 'y');
      assertThat(push(cornered, cornered.base(2, 2), "1,1 N", 3)).isEqualTo("none");
    }
  }

  @Nested
  final class Doors {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "1,2 N | true", "2,2 N | true", "1,2 E | false", "3,2 N | false", "0,1 E | false",
      "1,0 S | true", "1,3 N | false"})
    @Rule({"JW-ACT-09", "JW-RUL-26"})
    void door_isFacedFromItsLongSidesOnly(String pose, boolean faces) {
      Plan plan = Plan.open(4, 4).door(1, 1).door(2, 1);

      assertThat(BasePlacement.facesDoor(plan.base(1, 1), plan.pose(pose), plan.square(1, 1), plan.square(2, 1)))
          .isEqualTo(faces);
    }

    @Test
    @Rule("JW-RUL-26")
    void door_isFacedWithTheWholeFrontEdge() {
      Plan plan = Plan.open(4, 4).door(1, 1).door(2, 1);
      BasePoses base = plan.base(2, 2);

      assertThat(BasePlacement.facesDoor(base, plan.pose("1,2 N"), plan.square(1, 1), plan.square(2, 1))).isTrue();
      assertThat(BasePlacement.facesDoor(base, plan.pose("2,2 N"), plan.square(1, 1), plan.square(2, 1))).isFalse();
    }
  }
}
