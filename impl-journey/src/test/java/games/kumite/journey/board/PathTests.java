package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.journey.Plan;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The route to one pose is the one that a search over all poses finds. */
final class PathTests {

  private static final int SELF = 0;
  private static final int OTHER = 1;
  private static final int SIZE = 6;
  private static final int REDS = 3;
  private static final MoveRules THROUGH =
      MoveRules.PILGRIM.with(ShippedWords.ALL.effect("moveThrough(miniatures, tokens)"));

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  @Rule({"JW-MOV-08", "JW-TER-04", "JW-TER-08", "JW-RUL-08"})
  void costsAndRoutes_areThoseOfAWholeSearch(int kind) {
    MoveRules gait = List.of(MoveRules.PILGRIM, MoveRules.DEMON, THROUGH).get(kind);
    for (long seed = 0; seed < 40; seed++) {
      RandomSource random = RandomSource.seeded(seed);
      Plan plan = random(random);
      BasePoses base = plan.base(1, 1);
      int start = Pose.of(random.pick("start", 0, SIZE * SIZE), random.pick("facing", 0, 4));
      if (BasePlacement.canStand(base, plan.squares(), SELF, start)) {
        compare(plan, base, start, 1 + random.pick("limit", 0, 12), gait, "seed " + seed);
      }
    }
  }

  private static void compare(Plan plan, BasePoses base, int start, int limit, MoveRules gait, String name) {
    ReachablePoses all = new ReachablePoses(base);
    all.search(base, plan.squares(), SELF, start, limit, gait, REDS);
    for (int goal = 0; goal < base.poses(); goal++) {
      if (goal == start || !BasePlacement.canStand(base, plan.squares(), SELF, goal)) {
        continue;
      }
      CheapestPath path = new CheapestPath(new StepCosts(base, plan.squares(), SELF, gait), start);
      path.explore(goal, limit, gait.suffersRed() ? REDS : 0);
      for (int entered = 0; entered <= (gait.suffersRed() ? REDS : 0); entered++) {
        String where = name + ": " + plan.text(start) + " to " + plan.text(goal) + " over " + entered;
        int cost = all.cost(goal, entered);
        if (cost == ReachablePoses.NONE) {
          assertThat(path.cost(entered)).as(where).isEqualTo(CheapestPath.NONE);
        } else if (entered == 0 || cost <= all.cost(goal, 0)) { // a dearer way over red squares is of no use
          int[] route = new int[limit];
          int length = all.route(goal, entered, route);
          assertThat(path.cost(entered)).as(where).isEqualTo(cost);
          assertThat(path.route(entered)).as(where).containsExactly(Arrays.copyOf(route, length));
        }
      }
    }
  }

  private static Plan random(RandomSource random) {
    String[] rows = new String[SIZE];
    for (int y = 0; y < SIZE; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < SIZE; x++) {
        row.append("....bbrr#".charAt(random.pick("square", 0, 9)));
      }
      rows[y] = row.toString();
    }
    Plan plan = Plan.of(rows);
    for (int i = 0; i < SIZE; i++) {
      plan.line(random.pick("x", 0, SIZE), random.pick("y", 0, SIZE), Facing.at(random.pick("side", 0, 4)), 'y');
    }
    return plan.token(random.pick("x", 0, SIZE), random.pick("y", 0, SIZE))
        .stand(OTHER, random.pick("x", 0, SIZE), random.pick("y", 0, SIZE));
  }
}
