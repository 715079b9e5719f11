package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.ReachablePoses;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.evaluation.PoseHeuristic;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * JW-D-06: the pose to which a pilgrim moves. For each pose, lists each pair of Move actions and red squares that no
 * other pair beats in both (the Pareto front). More Move actions never need more red squares, so the number of Move
 * actions identifies the pair.
 */
record ChoosePose(PilgrimMove moving) implements Script.Reply<GameState, PilgrimMove> {

  private static final EventType MOVED =
      EventTypes.figure("moved", "JW-ACT-01").number("actions").number("red").word("to", EventTypes::spaceId);
  private static final int FACINGS = 4;

  @Override
  public String kind() {
    return "pose";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(moving.act().pilgrim());
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state), state.definition().figure(moving.act().pilgrim()).label);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int[] pools = moving.pools(state);
    ReachablePoses reach = MovePath.explored(state, moving, Pose.NONE, PilgrimMove.limit(pools));
    for (int i = 0; i < reach.size(); i++) {
      if (isOffered(state, moving, pools, reach, i)) {
        int pose = reach.pose(i);
        int moves = PilgrimMove.moves(pools, reach.cost(pose, reach.entered(i)));
        out.add(state.definition().actions.of(ActionVerb.GO, state.placeOf(Pose.square(pose)), Pose.facing(pose), moves));
      }
    }
    if (moving.points() > 0) {
      out.add(state.definition().actions.of(ActionVerb.DECLINE));
    }
  }

  /** Returns whether there is a pose to go to. */
  static boolean isAnyOffered(GameState state, PilgrimMove moving, int[] pools) {
    ReachablePoses reach = MovePath.explored(state, moving, Pose.NONE, PilgrimMove.limit(pools));
    for (int i = 0; i < reach.size(); i++) {
      if (isOffered(state, moving, pools, reach, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOffered(GameState state, PilgrimMove moving, int[] pools, ReachablePoses reach, int place) {
    int pilgrim = moving.act().pilgrim();
    int pose = reach.pose(place);
    return pose != state.pose(pilgrim) && isOffered(state, moving, pools, reach, pose, reach.entered(place))
        && BasePlacement.canStand(state.footing(pilgrim), state.squares(), pilgrim, pose);
  }

  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    return RandomPose.draw(state, moving, random);
  }

  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    PoseHeuristic stand = PoseHeuristic.of(state, moving.act().pilgrim());
    return HeuristicActions.pose(state, moving, stand, Double.NEGATIVE_INFINITY);
  }

  /**
   * Returns whether no route with fewer red squares takes as few Move actions, and the pilgrim survives it (JW-RUL-09).
   */
  static boolean isOffered(GameState state, PilgrimMove moving, int[] pools, ReachablePoses reach, int pose,
      int entered) {
    int moves = PilgrimMove.moves(pools, reach.cost(pose, entered));
    for (int fewer = 0; fewer < entered; fewer++) {
      int cost = reach.cost(pose, fewer);
      if (cost != ReachablePoses.NONE && PilgrimMove.moves(pools, cost) <= moves) {
        return false;
      }
    }
    return entered < state.figure(moving.act().pilgrim(), Counters.HEALTH) || isLastStep(state, moving, reach, pose, entered);
  }

  /** Returns whether a step that knocks the pilgrim out is the last one of the route. */
  private static boolean isLastStep(GameState state, PilgrimMove moving, ReachablePoses reach, int pose, int entered) {
    int[] route = new int[reach.cost(pose, entered) + moving.gait(state).freeTurns()];
    int length = reach.route(pose, entered, route);
    int before = length > 1 ? route[length - 2] : state.pose(moving.act().pilgrim());
    return Pose.facing(before) == Pose.facing(pose) && state.footing(moving.act().pilgrim())
        .covers(pose, Terrain.RED);
  }

  @Override
  public PilgrimMove localsAfter(GameState state, Action action) {
    VerbAction go = (VerbAction) action;
    if (go.verb() == ActionVerb.DECLINE) {
      return moving;
    }
    int pilgrim = moving.act().pilgrim();
    int pose = Pose.of(state.squareAt(go.first()), go.second() % FACINGS);
    int moves = go.third();
    MovePath course = MovePath.of(state, moving, pose, moves);
    if (moving.points() == 0) {
      ActionLimits.spend(state, moving.act(), Deed.MOVE, moves);
    }
    state.emit(MOVED, pilgrim, moves, course.entered(), Pose.square(pose));
    state.then(PilgrimWalk.of(state, pilgrim, course.route(), moving.gait(state)));
    return moving;
  }
}
