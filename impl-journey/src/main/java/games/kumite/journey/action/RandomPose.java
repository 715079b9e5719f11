package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.CheapestPath;
import games.kumite.journey.board.MoveRules;
import games.kumite.journey.board.StepCosts;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * A random pose for a move, drawn by a random walk instead of listing all poses. Every offered pose can be drawn,
 * because a cheapest route to it is one of the possible walks. Used for one draw.
 */
final class RandomPose {

  /** One granted move in this number is declined. */
  private static final int DECLINING = 32;
  private static final int TRIES = 8;
  /**
   * The number of equally likely parts of a random draw; the first {@code TURNS} of them mean a turn, the rest a step.
   */
  private static final int PARTS = 8;
  private static final int TURNS = 3;
  private static final int SIDES = 2;
  private static final int NONE = -1;

  private final GameState state;
  private final int[] pools;
  private final StepCosts pace;
  private final RandomSource random;
  private int pose;
  private int cost;
  private int entered;

  private RandomPose(GameState state, int[] pools, StepCosts pace, RandomSource random) {
    this.state = state;
    this.pools = pools;
    this.pace = pace;
    this.random = random;
  }

  /** Returns an offered move, null if none was found or the figure does not move square by square. */
  static @Nullable Action draw(GameState state, PilgrimMove moving, RandomSource random) {
    int pilgrim = moving.act().pilgrim();
    if (moving.points() > 0 && random.pick("move-declined", pilgrim, DECLINING) == 0) {
      return state.definition().actions.of(ActionVerb.DECLINE);
    }
    MoveRules gait = moving.gait(state);
    BasePoses footing = gait.footing(state, pilgrim);
    if (!StepCosts.serves(footing, gait)) {
      return null;
    }
    RandomPose stroll =
        new RandomPose(state, moving.pools(state), new StepCosts(footing, state.squares(), pilgrim, gait), random);
    for (int i = 0; i < TRIES; i++) {
      stroll.walk();
      int moves = stroll.moves();
      if (moves != NONE) {
        return state.definition().actions.of(ActionVerb.GO, state.placeOf(Pose.square(stroll.pose)), Pose.facing(stroll.pose),
            moves);
      }
    }
    return null;
  }

  /** Walks for a random part of the MV. Large parts are more likely, because there are more poses far away. */
  private void walk() {
    int limit = PilgrimMove.limit(pools);
    int pilgrim = pace.figure();
    int points = 1 + Math.max(random.pick("move-points", pilgrim, limit), random.pick("move-points", pilgrim, limit));
    pose = state.pose(pilgrim);
    cost = 0;
    entered = 0;
    int turned = NONE;
    boolean goesOn = true;
    while (goesOn) {
      int part = random.pick("move-part", pilgrim, PARTS);
      int to = part < TURNS ? Pose.NONE : pace.step(pose);
      if (to != Pose.NONE) {
        turned = NONE;
      } else { // a turn is not taken back at once
        turned = turned != NONE ? turned : random.pick("move-turn", pilgrim, SIDES);
        to = pace.footing().turn(pose, turned);
      }
      goesOn = go(to, turned == NONE, points);
    }
  }

  private boolean go(int to, boolean isStep, int points) {
    int square = Pose.square(to);
    int price = pace.price(square);
    boolean isPaid = cost + price <= points;
    if (isPaid) {
      entered += isStep && pace.isRed(square) ? 1 : 0;
      cost += price;
      pose = to;
    }
    return isPaid && entered < state.figure(pace.figure(), Counters.HEALTH); // JW-RUL-09
  }

  /** Returns the number of Move actions for which the pose is offered, {@link #NONE} if the walk led nowhere. */
  private int moves() {
    int pilgrim = pace.figure();
    if (pose == state.pose(pilgrim) || !BasePlacement.canStand(pace.footing(), state.squares(), pilgrim, pose)
        || entered > MovePath.reds(state, pilgrim, PilgrimMove.limit(pools))) {
      return NONE;
    }
    return entered == 0 && cost <= pools[1] ? 1 : offered(pilgrim);
  }

  /**
   * Returns the number of Move actions like {@link #moves}, for a pose to which a better route may exist than the one
   * walked.
   */
  private int offered(int pilgrim) {
    CheapestPath path = new CheapestPath(pace, state.pose(pilgrim));
    path.explore(pose, cost, entered);
    int most = entered;
    while (path.cost(most) == CheapestPath.NONE) {
      most--;
    }
    int moves = PilgrimMove.moves(pools, path.cost(most));
    int fewest = 0;
    while (path.cost(fewest) == CheapestPath.NONE || PilgrimMove.moves(pools, path.cost(fewest)) > moves) {
      fewest++;
    }
    boolean lives = fewest < state.figure(pilgrim, Counters.HEALTH) || path.endsOnRed(fewest);
    return lives ? PilgrimMove.moves(pools, path.cost(fewest)) : NONE;
  }
}
