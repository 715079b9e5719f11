package games.kumite.journey.action;

import games.kumite.journey.board.Gait;
import games.kumite.journey.board.Pace;
import games.kumite.journey.board.Path;
import games.kumite.journey.board.Reach;
import games.kumite.journey.map.Footing;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.spi.Picks;
import java.util.Arrays;

/**
 * The route of a move: the cheapest one with the fewest red squares that its Move actions allow (JW-D-06).
 *
 * @param route the poses, the first after the start
 * @param entered the red squares that are entered
 */
record Course(Picks route, int entered) {

  /** Returns the route to a pose that is offered for a given number of Move actions. */
  static Course of(Journey journey, Moving moving, int pose, int moves) {
    int pilgrim = moving.act().pilgrim();
    Gait gait = moving.gait(journey);
    Footing footing = gait.footing(journey, pilgrim);
    return Pace.serves(footing, gait)
        ? direct(journey, moving, pose, moves, new Pace(footing, journey.squares(), pilgrim, gait))
        : explored(journey, moving, pose, moves, gait);
  }

  private static Course direct(Journey journey, Moving moving, int pose, int moves, Pace pace) {
    int limit = moving.pool(journey, moves);
    Path path = new Path(pace, journey.pose(pace.figure()));
    path.explore(pose, limit, 0);
    int entered = 0;
    if (path.cost(entered) == Path.NONE) {
      path.explore(pose, limit, reds(journey, pace.figure(), limit));
      while (path.cost(entered) == Path.NONE) {
        entered++;
      }
    }
    return new Course(Picks.of(path.route(entered)), entered);
  }

  private static Course explored(Journey journey, Moving moving, int pose, int moves, Gait gait) {
    int[] pools = moving.pools(journey);
    Reach reach = explored(journey, moving, pose, pools[moves]);
    int entered = 0;
    while (reach.cost(pose, entered) == Reach.NONE || Moving.moves(pools, reach.cost(pose, entered)) > moves) {
      entered++;
    }
    int[] route = new int[reach.cost(pose, entered) + gait.freeTurns()];
    int length = reach.route(pose, entered, route);
    return new Course(Picks.of(Arrays.copyOf(route, length)), entered);
  }

  /** Explores all poses within a limit, at least up to a goal. */
  static Reach explored(Journey journey, Moving moving, int goal, int limit) {
    int pilgrim = moving.act().pilgrim();
    Gait gait = moving.gait(journey);
    Footing footing = gait.footing(journey, pilgrim);
    Reach reach = new Reach(footing);
    reach.searchFor(goal, footing, journey.squares(), pilgrim, journey.pose(pilgrim), limit, gait,
        reds(journey, pilgrim, limit));
    return reach;
  }

  /** Returns the greatest number of red squares that a pilgrim could enter. */
  static int reds(Journey journey, int pilgrim, int limit) {
    return Math.min(limit, Math.min(journey.scene().reds, journey.figure(pilgrim, Num.HEALTH)));
  }
}
