package games.kumite.journey.action;

import games.kumite.journey.board.CheapestPath;
import games.kumite.journey.board.MoveRules;
import games.kumite.journey.board.ReachablePoses;
import games.kumite.journey.board.StepCosts;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import java.util.Arrays;

/**
 * The route of a move: the cheapest one with the fewest red squares that its Move actions allow (JW-D-06).
 *
 * @param route the poses, the first after the start
 * @param entered the red squares that are entered
 */
record MovePath(IntList route, int entered) {

  /** Returns the route to a pose that is offered for a given number of Move actions. */
  static MovePath of(GameState state, PilgrimMove moving, int pose, int moves) {
    int pilgrim = moving.act().pilgrim();
    MoveRules gait = moving.gait(state);
    BasePoses footing = gait.footing(state, pilgrim);
    return StepCosts.serves(footing, gait)
        ? direct(state, moving, pose, moves, new StepCosts(footing, state.squares(), pilgrim, gait))
        : explored(state, moving, pose, moves, gait);
  }

  private static MovePath direct(GameState state, PilgrimMove moving, int pose, int moves, StepCosts pace) {
    int limit = moving.pool(state, moves);
    CheapestPath path = new CheapestPath(pace, state.pose(pace.figure()));
    path.explore(pose, limit, 0);
    int entered = 0;
    if (path.cost(entered) == CheapestPath.NONE) {
      path.explore(pose, limit, reds(state, pace.figure(), limit));
      while (path.cost(entered) == CheapestPath.NONE) {
        entered++;
      }
    }
    return new MovePath(IntList.of(path.route(entered)), entered);
  }

  private static MovePath explored(GameState state, PilgrimMove moving, int pose, int moves, MoveRules gait) {
    int[] pools = moving.pools(state);
    ReachablePoses reach = explored(state, moving, pose, pools[moves]);
    int entered = 0;
    while (reach.cost(pose, entered) == ReachablePoses.NONE) {
      entered++;
    }
    int[] route = new int[reach.cost(pose, entered) + gait.freeTurns()];
    int length = reach.route(pose, entered, route);
    return new MovePath(IntList.of(Arrays.copyOf(route, length)), entered);
  }

  /** Explores all poses within a limit, at least up to a goal. */
  static ReachablePoses explored(GameState state, PilgrimMove moving, int goal, int limit) {
    int pilgrim = moving.act().pilgrim();
    MoveRules gait = moving.gait(state);
    BasePoses footing = gait.footing(state, pilgrim);
    ReachablePoses reach = new ReachablePoses(footing);
    reach.searchFor(goal, footing, state.squares(), pilgrim, state.pose(pilgrim), limit, gait,
        reds(state, pilgrim, limit));
    return reach;
  }

  /** Returns the greatest number of red squares that a pilgrim could enter. */
  static int reds(GameState state, int pilgrim, int limit) {
    return Math.min(limit, Math.min(state.scene().reds, state.figure(pilgrim, Counters.HEALTH)));
  }
}
