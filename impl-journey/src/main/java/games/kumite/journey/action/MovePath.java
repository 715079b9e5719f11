package games.kumite.journey.action;

import games.kumite.journey.board.CheapestPath;
import games.kumite.journey.board.MoveRules;
import games.kumite.journey.board.ReachablePoses;
import games.kumite.journey.board.StepCosts;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The route of a move: the cheapest one with the fewest red squares that its Move actions allow (JW-D-06), and with as many
 * of both one that wakes no rule of the quest in passing (JW-RUL-83).
 *
 * @param route the poses, the first after the start
 * @param entered the red squares that are entered
 */
record MovePath(IntList route, int entered) {

  /** Returns the route to a pose that is offered for a given number of Move actions. */
  static MovePath of(GameState state, PilgrimMove moving, int pose, int moves) {
    MovePath cheapest = Objects.requireNonNull(find(state, moving, pose, moves, 0, Integer.MAX_VALUE));
    int waking = QuestRules.wakingTiles(state);
    if (waking == 0) {
      return cheapest;
    }
    int pilgrim = moving.act().pilgrim();
    BasePoses footing = moving.gait(state).footing(state, pilgrim);
    int avoided = waking & ~(tiles(footing, state.pose(pilgrim)) | tiles(footing, pose));
    if (!cheapest.touches(footing, avoided) || cheapest.entered >= state.figure(pilgrim, Counters.HEALTH)) {
      return cheapest;
    }
    MovePath round = find(state, moving, pose, moves, avoided, cheapest.entered);
    return round == null ? cheapest : round;
  }

  private boolean touches(BasePoses footing, int tiles) {
    for (int i = 0; i < route.size(); i++) {
      if ((tiles(footing, route.get(i)) & tiles) != 0) {
        return true;
      }
    }
    return false;
  }

  private static int tiles(BasePoses footing, int pose) {
    int tiles = 0;
    for (int k = 0; k < footing.size(); k++) {
      tiles |= 1 << footing.ground().tile(footing.square(pose, k));
    }
    return tiles;
  }

  /** Finds the cheapest route that keeps off some tiles, null if there is none with so few red squares. */
  private static @Nullable MovePath find(GameState state, PilgrimMove moving, int pose, int moves, int avoided, int mostReds) {
    int pilgrim = moving.act().pilgrim();
    MoveRules gait = moving.gait(state);
    BasePoses footing = gait.footing(state, pilgrim);
    return StepCosts.serves(footing, gait)
        ? direct(state, moving, pose, moves, new StepCosts(footing, state.squares(), pilgrim, gait, avoided), mostReds)
        : explored(state, moving, pose, moves, avoided, mostReds);
  }

  private static @Nullable MovePath direct(GameState state, PilgrimMove moving, int pose, int moves, StepCosts pace,
      int mostReds) {
    int limit = moving.pool(state, moves);
    CheapestPath path = new CheapestPath(pace, state.pose(pace.figure()));
    path.explore(pose, limit, 0);
    int entered = 0;
    if (path.cost(entered) == CheapestPath.NONE) {
      int most = Math.min(mostReds, reds(state, pace.figure(), limit));
      path.explore(pose, limit, most);
      while (entered <= most && path.cost(entered) == CheapestPath.NONE) {
        entered++;
      }
      if (entered > most) {
        return null;
      }
    }
    return new MovePath(IntList.of(path.route(entered)), entered);
  }

  private static @Nullable MovePath explored(GameState state, PilgrimMove moving, int pose, int moves, int avoided,
      int mostReds) {
    int limit = moving.pools(state)[moves];
    ReachablePoses reach = explored(state, moving, pose, limit, avoided);
    int most = Math.min(mostReds, reds(state, moving.act().pilgrim(), limit));
    int entered = 0;
    while (entered <= most && reach.cost(pose, entered) == ReachablePoses.NONE) {
      entered++;
    }
    if (entered > most) {
      return null;
    }
    int[] route = new int[reach.cost(pose, entered) + moving.gait(state).freeTurns()];
    int length = reach.route(pose, entered, route);
    return new MovePath(IntList.of(Arrays.copyOf(route, length)), entered);
  }

  /** Explores all poses within a limit, at least up to a goal. */
  static ReachablePoses explored(GameState state, PilgrimMove moving, int goal, int limit) {
    return explored(state, moving, goal, limit, 0);
  }

  private static ReachablePoses explored(GameState state, PilgrimMove moving, int goal, int limit, int avoided) {
    int pilgrim = moving.act().pilgrim();
    MoveRules gait = moving.gait(state);
    BasePoses footing = gait.footing(state, pilgrim);
    ReachablePoses reach = new ReachablePoses(footing);
    reach.avoid(avoided);
    reach.searchFor(goal, footing, state.squares(), pilgrim, state.pose(pilgrim), limit, gait,
        reds(state, pilgrim, limit));
    return reach;
  }

  /** Returns the greatest number of red squares that a pilgrim could enter. */
  static int reds(GameState state, int pilgrim, int limit) {
    return Math.min(limit, Math.min(state.scene().reds, state.figure(pilgrim, Counters.HEALTH)));
  }
}
