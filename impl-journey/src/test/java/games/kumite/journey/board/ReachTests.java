package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.journey.Plan;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.Effect;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reachable poses, their costs, and the routes to them. */
final class ReachTests {

  private static final int SELF = 0;
  private static final int OTHER = 1;
  private static final int FAR = 99;

  private static ReachablePoses reach(Plan plan, BasePoses base, String start, int limit, MoveRules gait) {
    ReachablePoses reach = new ReachablePoses(base);
    reach.search(base, plan.squares(), SELF, plan.pose(start), limit, gait, 4);
    return reach;
  }

  private static int cost(Plan plan, BasePoses base, String from, String to, MoveRules gait) {
    return reach(plan, base, from, FAR, gait).cost(plan.pose(to));
  }

  private static String route(Plan plan, ReachablePoses reach, String to, int entered) {
    int[] poses = new int[FAR];
    int length = reach.route(plan.pose(to), entered, poses);
    return String.join(", ", Arrays.stream(poses, 0, length).mapToObj(plan::text).toList());
  }

  @Test
  @Rule({"JW-MOV-01", "JW-MOV-02", "JW-MOV-08"})
  void stepsAndTurns_costOneEach() {
    Plan plan = Plan.open(5, 5);
    BasePoses base = plan.base(1, 1);

    assertThat(cost(plan, base, "2,2 N", "2,1 N", MoveRules.PILGRIM)).isEqualTo(1);
    assertThat(cost(plan, base, "2,2 N", "2,2 S", MoveRules.PILGRIM)).isEqualTo(2);
    assertThat(cost(plan, base, "2,2 N", "2,3 S", MoveRules.PILGRIM)).isEqualTo(3);
    assertThat(cost(plan, base, "2,2 N", "3,1 E", MoveRules.PILGRIM)).isEqualTo(3);
    assertThat(cost(plan, base, "2,2 N", "2,2 N", MoveRules.PILGRIM)).as("fewer points, or none").isZero();
  }

  @Test
  @Rule("JW-MOV-01")
  void limit_endsTheSearch() {
    Plan plan = Plan.open(1, 6);
    ReachablePoses reach = reach(plan, plan.base(1, 1), "0,5 N", 4, MoveRules.DEMON);

    assertThat(reach.cost(plan.pose("0,1 N"))).isEqualTo(4);
    assertThat(reach.cost(plan.pose("0,0 N"))).isEqualTo(ReachablePoses.NONE);
  }

  @Test
  @Rule({"JW-MOV-12", "JW-TER-08", "JW-TER-09", "JW-RUL-08"})
  void blueSquares_costPilgrimsTwo_forStepsAndTurns_andDemonsOne() {
    Plan plan = Plan.of("...bb");
    BasePoses base = plan.base(1, 1);

    assertThat(cost(plan, base, "0,0 E", "4,0 E", MoveRules.PILGRIM)).as("3 plain... 2 + 2 x 2").isEqualTo(6);
    assertThat(cost(plan, base, "0,0 E", "4,0 N", MoveRules.PILGRIM)).as("a turn on blue").isEqualTo(8);
    assertThat(cost(plan, base, "4,0 W", "2,0 W", MoveRules.PILGRIM)).as("leaving costs nothing extra").isEqualTo(3);
    assertThat(cost(plan, base, "0,0 E", "4,0 N", MoveRules.DEMON)).isEqualTo(5);
  }

  @Test
  void pathOfTheLedgersExample17_costsSevenAndWithATurnNine() {
    Plan plan = Plan.of("....bb");
    BasePoses base = plan.base(1, 1);

    assertThat(cost(plan, base, "0,0 E", "5,0 E", MoveRules.PILGRIM)).isEqualTo(7);
    assertThat(cost(plan, base, "0,0 E", "5,0 S", MoveRules.PILGRIM)).isEqualTo(9);
  }

  @Test
  void generalOfTheLedgersExample32_goesRoundTheWall() {
    Plan plan = Plan.open(8, 8);
    for (int x = 0; x <= 4; x++) {
      plan.line(x, 3, Facing.SOUTH, 'y');
    }
    BasePoses base = plan.base(2, 2);

    assertThat(plan.squares(base, plan.pose("1,2 S")).split(" ")).containsExactlyInAnyOrder("0,1", "1,1", "0,2", "1,2");
    assertThat(cost(plan, base, "1,2 S", "6,3 S", MoveRules.DEMON)).isEqualTo(8);
    WalkingDistance walk = new WalkingDistance(plan.ground());
    walk.from(base, plan.squares(), plan.pose("6,3 S"), WalkingDistance.Passing.NOTHING);
    assertThat(walk.to(plan.base(1, 1), plan.pose("2,6 N"))).isEqualTo(6);
  }

  @Test
  void warriorOfTheLedgersExample37_findsTheGap() {
    Plan plan = Plan.open(8, 5);
    for (int y : new int[] {0, 1, 3, 4}) {
      plan.line(3, y, Facing.EAST, 'y');
    }

    assertThat(cost(plan, plan.base(1, 1), "7,0 W", "3,2 W", MoveRules.DEMON)).isEqualTo(8);
  }

  @Test
  @Rule({"JW-TER-04", "JW-TER-06"})
  void redSquares_areCountedForPilgrims_withADearerWayAround() {
    Plan plan = Plan.of(".r.", "...");
    BasePoses base = plan.base(1, 1);
    ReachablePoses reach = reach(plan, base, "0,0 E", FAR, MoveRules.PILGRIM);

    assertThat(reach.cost(plan.pose("2,0 E"), 1)).as("through").isEqualTo(2);
    assertThat(reach.cost(plan.pose("2,0 E"), 0)).as("around").isEqualTo(8);
    assertThat(reach.cost(plan.pose("2,0 E"))).isEqualTo(2);
    assertThat(reach(plan, base, "0,0 E", FAR, MoveRules.DEMON).cost(plan.pose("2,0 E"), 0)).isEqualTo(2);
  }

  @Test
  @Rule("JW-TER-04")
  void redSquare_isCountedEachTimeItIsEntered_andNotForTurningOnIt() {
    Plan plan = Plan.of(".rr");
    ReachablePoses reach = reach(plan, plan.base(1, 1), "0,0 E", FAR, MoveRules.PILGRIM);

    assertThat(reach.cost(plan.pose("2,0 N"), 2)).isEqualTo(3);
    assertThat(reach.cost(plan.pose("2,0 N"), 1)).isEqualTo(ReachablePoses.NONE);
  }

  @Test
  void route_takesForwardBeforeLeftBeforeRight() {
    Plan plan = Plan.open(3, 3);
    BasePoses base = plan.base(1, 1);

    assertThat(route(plan, reach(plan, base, "0,2 N", FAR, MoveRules.PILGRIM), "2,0 E", 0))
        .isEqualTo("0,1 N, 0,0 N, 0,0 E, 1,0 E, 2,0 E");
    assertThat(route(plan, reach(plan, base, "1,1 N", FAR, MoveRules.PILGRIM), "1,1 S", 0)).as("by the left")
        .isEqualTo("1,1 W, 1,1 S");
  }

  @Test
  void route_withoutRed_goesAround() {
    Plan plan = Plan.of(".r.", "...");
    ReachablePoses reach = reach(plan, plan.base(1, 1), "0,0 E", FAR, MoveRules.PILGRIM);

    assertThat(route(plan, reach, "2,0 E", 1)).isEqualTo("1,0 E, 2,0 E");
    assertThat(route(plan, reach, "2,0 E", 0).split(", ")).hasSize(8);
  }

  @Test
  @Rule("JW-RUL-48")
  void marching_passesFiguresTokensAndYellowLines() {
    Plan plan = Plan.open(5, 1).stand(OTHER, 1, 0).token(2, 0).line(3, 0, Facing.WEST, 'y')
        .line(4, 0, Facing.WEST, 'p');
    ReachablePoses reach = reach(plan, plan.march(1, 1), "0,0 E", FAR, MoveRules.MARCH);

    assertThat(reach.cost(plan.pose("3,0 E"))).isEqualTo(3);
    assertThat(reach.cost(plan.pose("4,0 E"))).isEqualTo(ReachablePoses.NONE);
    assertThat(cost(plan, plan.base(1, 1), "0,0 E", "3,0 E", MoveRules.DEMON)).isEqualTo(ReachablePoses.NONE);
  }

  private static final Effect FREE_TURN = ShippedWords.ALL.effect("turnFree(1)");
  private static final Effect RIVER_FOOTING = ShippedWords.ALL.effect("ignoreTerrain(blue)");
  private static final Effect CLOUD_LEAP = ShippedWords.ALL.effect("moveThrough(miniatures, tokens, yellow lines)");

  @Test
  @Rule("JW-RUL-86")
  void freeTurn_isTheDearestOfTheMove() {
    Plan plan = Plan.of("...", ".b.", "...");
    BasePoses base = plan.base(1, 1);
    MoveRules free = MoveRules.PILGRIM.with(FREE_TURN);

    assertThat(cost(plan, base, "2,2 N", "2,2 E", free)).isZero();
    assertThat(cost(plan, base, "2,2 N", "2,2 S", free)).as("the second turn is paid").isEqualTo(1);
    assertThat(cost(plan, base, "1,2 E", "1,1 W", MoveRules.PILGRIM)).as("turn, step 2, turn 2").isEqualTo(5);
    assertThat(cost(plan, base, "1,2 E", "1,1 W", free)).as("that on the blue square is free").isEqualTo(3);
    assertThat(cost(plan, base, "2,2 N", "2,2 S", free.with(FREE_TURN))).as("two cards").isZero();
  }

  @Test
  void freeTurn_listsEachPoseOnce_cheapestFirst() {
    Plan plan = Plan.of("..r", "...", "..b");
    ReachablePoses reach = reach(plan, plan.base(1, 1), "0,2 N", FAR, MoveRules.PILGRIM.with(FREE_TURN).with(FREE_TURN));
    List<String> listed = new ArrayList<>();
    int last = 0;
    for (int i = 0; i < reach.size(); i++) {
      listed.add(plan.text(reach.pose(i)) + " " + reach.entered(i));
      int cost = reach.cost(reach.pose(i), reach.entered(i));
      assertThat(cost).isGreaterThanOrEqualTo(last);
      last = cost;
    }

    assertThat(listed).doesNotHaveDuplicates().contains("0,2 N 0", "0,2 E 0", "0,2 S 0", "2,0 E 1");
  }

  @Test
  void routeWithAFreeTurn_costsWhatItSays_andPrefersForward() {
    Plan plan = Plan.open(3, 3);
    ReachablePoses reach = reach(plan, plan.base(1, 1), "0,2 N", FAR, MoveRules.PILGRIM.with(FREE_TURN));

    assertThat(reach.cost(plan.pose("2,0 E"))).isEqualTo(4);
    assertThat(route(plan, reach, "2,0 E", 0)).isEqualTo("0,1 N, 0,0 N, 0,0 E, 1,0 E, 2,0 E");
    assertThat(reach.cost(plan.pose("2,2 S"))).isEqualTo(3);
    assertThat(route(plan, reach, "2,2 S", 0)).isEqualTo("0,2 E, 1,2 E, 2,2 E, 2,2 S");
  }

  @Test
  void moveCards_together_makeOneGait_inAnyOrder() {
    Plan plan = Plan.of(".b..").stand(OTHER, 2, 0);
    MoveRules both = MoveRules.PILGRIM.with(RIVER_FOOTING).with(CLOUD_LEAP).with(FREE_TURN);

    assertThat(both).isEqualTo(MoveRules.PILGRIM.with(FREE_TURN).with(CLOUD_LEAP).with(RIVER_FOOTING));
    assertThat(cost(plan, plan.march(1, 1), "0,0 E", "3,0 N", both)).as("3 steps past somebody, a turn").isEqualTo(3);
    assertThat(cost(plan, plan.march(1, 1), "0,0 E", "3,0 N", MoveRules.PILGRIM.with(CLOUD_LEAP))).isEqualTo(5);
    assertThat(cost(plan, plan.march(1, 1), "0,0 E", "3,0 N", MoveRules.PILGRIM.with(RIVER_FOOTING)))
        .isEqualTo(ReachablePoses.NONE);
    assertThat(MoveRules.PILGRIM.with(ShippedWords.ALL.effect("cancelAttack"))).isEqualTo(MoveRules.PILGRIM);
  }

  /** With free turns on random maps: what relaxing every edge of the layered graph finds, and routes that cost it. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void costsWithFreeTurns_onRandomMaps_areThoseOfAPlainRelaxation(long seed) {
    Plan plan = random(RandomSource.seeded(seed));
    BasePoses base = plan.base(1, 2);
    int start = 0;
    while (!BasePlacement.canStand(base, plan.squares(), SELF, start)) {
      start++;
    }
    int[][] layers = new int[3][];
    layers[0] = relaxed(plan, base, start, FAR);
    for (int free = 1; free < layers.length; free++) {
      layers[free] = withOneMoreFreeTurn(plan, base, layers[free - 1]);
    }
    ReachablePoses reach = new ReachablePoses(base);
    for (int free = 0; free < layers.length; free++) {
      MoveRules gait = MoveRules.PILGRIM.with(ShippedWords.ALL.effect("ignoreTerrain(red)")).withFreeTurns(free);
      reach.search(base, plan.squares(), SELF, start, FAR, gait, 0);
      for (int pose = 0; pose < base.poses(); pose++) {
        assertThat(reach.cost(pose)).as("seed %d pose %s", seed, plan.text(pose)).isEqualTo(layers[free][pose]);
        if (reach.cost(pose) != ReachablePoses.NONE) {
          int[] route = new int[FAR];
          int length = reach.route(pose, 0, route);
          assertThat(length).isGreaterThanOrEqualTo(reach.cost(pose) == 0 ? 0 : 1);
          if (pose % 7 == 0) {
            ReachablePoses only = new ReachablePoses(base);
            only.searchFor(pose, base, plan.squares(), SELF, start, FAR, gait, 0);
            int[] found = new int[FAR];
            assertThat(only.route(pose, 0, found)).as("seed %d pose %s", seed, plan.text(pose)).isEqualTo(length);
            assertThat(found).isEqualTo(route);
          }
        }
      }
    }
  }

  private static int[] withOneMoreFreeTurn(Plan plan, BasePoses base, int[] costs) {
    int[] more = costs.clone();
    for (int pose = 0; pose < costs.length; pose++) {
      for (int turn = 0; turn < base.turns() && costs[pose] != ReachablePoses.NONE; turn++) {
        int to = BasePlacement.turn(base, plan.squares(), SELF, pose, turn);
        if (to != Pose.NONE) {
          more[to] = Math.min(more[to], costs[pose]);
        }
      }
    }
    relax(plan, base, more, FAR);
    return more;
  }

  /** On random maps the search finds what relaxing every edge again and again finds, and routes cost what they say. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void costs_onRandomMaps_areThoseOfAPlainRelaxation(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    Plan plan = random(random);
    int[][] shapes = {{1, 1}, {1, 2}, {2, 2}};
    int[] shape = shapes[random.pick("shape", 0, 3)];
    BasePoses base = plan.base(shape[0], shape[1]);
    int start = 0;
    while (!BasePlacement.canStand(base, plan.squares(), SELF, start)) {
      start++;
    }
    ReachablePoses reach = new ReachablePoses(base);
    reach.search(base, plan.squares(), SELF, start, 12, MoveRules.PILGRIM.with(ShippedWords.ALL.effect("ignoreTerrain(red)")), 0);
    int[] expected = relaxed(plan, base, start, 12);
    for (int pose = 0; pose < base.poses(); pose++) {
      assertThat(reach.cost(pose)).as("seed %d pose %s", seed, plan.text(pose)).isEqualTo(expected[pose]);
      if (expected[pose] != ReachablePoses.NONE) {
        assertRouteCosts(plan, base, reach, start, pose);
      }
    }
  }

  private static Plan random(RandomSource random) {
    String[] rows = new String[6];
    for (int y = 0; y < rows.length; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < 6; x++) {
        row.append(".....bb#".charAt(random.pick("square", 0, 8)));
      }
      rows[y] = row.toString();
    }
    Plan plan = Plan.of(rows);
    for (int i = 0; i < 6; i++) {
      plan.line(random.pick("x", 0, 6), random.pick("y", 0, 6), Facing.at(random.pick("side", 0, 4)), 'y');
    }
    return plan.token(random.pick("x", 0, 6), random.pick("y", 0, 6));
  }

  private static List<int[]> edges(Plan plan, BasePoses base, int pose) {
    List<int[]> edges = new ArrayList<>();
    int step = BasePlacement.step(base, plan.squares(), SELF, pose);
    if (step != Pose.NONE) {
      edges.add(new int[] {step, base.covers(step, Terrain.BLUE) ? 2 : 1});
    }
    for (int turn = 0; turn < base.turns(); turn++) {
      int to = BasePlacement.turn(base, plan.squares(), SELF, pose, turn);
      if (to != Pose.NONE) {
        boolean isBlue = base.covers(pose, Terrain.BLUE) || base.covers(to, Terrain.BLUE);
        edges.add(new int[] {to, isBlue ? 2 : 1});
      }
    }
    return edges;
  }

  private static int[] relaxed(Plan plan, BasePoses base, int start, int limit) {
    int[] costs = new int[base.poses()];
    Arrays.fill(costs, ReachablePoses.NONE);
    costs[start] = 0;
    relax(plan, base, costs, limit);
    return costs;
  }

  private static void relax(Plan plan, BasePoses base, int[] costs, int limit) {
    for (boolean isChanged = true; isChanged;) {
      isChanged = false;
      for (int pose = 0; pose < costs.length; pose++) {
        if (costs[pose] == ReachablePoses.NONE) {
          continue;
        }
        for (int[] edge : edges(plan, base, pose)) {
          int cost = costs[pose] + edge[1];
          if (cost <= limit && cost < costs[edge[0]]) {
            costs[edge[0]] = cost;
            isChanged = true;
          }
        }
      }
    }
  }

  private static void assertRouteCosts(Plan plan, BasePoses base, ReachablePoses reach, int start, int goal) {
    int[] route = new int[FAR];
    int length = reach.route(goal, 0, route);
    int cost = 0;
    int at = start;
    for (int i = 0; i < length; i++) {
      int next = route[i];
      cost += edges(plan, base, at).stream().filter(edge -> edge[0] == next).mapToInt(edge -> edge[1]).min()
          .orElseThrow();
      at = next;
    }
    assertThat(at).isEqualTo(goal);
    assertThat(cost).isEqualTo(reach.cost(goal));
  }
}
