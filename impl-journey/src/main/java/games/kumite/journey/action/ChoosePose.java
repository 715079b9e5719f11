package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Reach;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.outlook.Stand;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * JW-D-06: the pose to which a pilgrim moves. For each pose, lists each pair of Move actions and red squares that no
 * other pair beats in both (the Pareto front). More Move actions never need more red squares, so the number of Move
 * actions identifies the pair.
 */
enum ChoosePose implements Script.Choice<Journey, Moving> {
  CHOOSE;

  private static final int FACINGS = 4;

  @Override
  public String kind() {
    return "pose";
  }

  @Override
  public int seat(Journey journey, Moving moving) {
    return journey.controller(moving.act().pilgrim());
  }

  @Override
  public Prompt prompt(Journey journey, Moving moving) {
    return Sequels.prompt(journey, moving.sequel(), kind(), seat(journey, moving),
        journey.terms().figure(moving.act().pilgrim()).label);
  }

  @Override
  public void options(Journey journey, Moving moving, Options out) {
    int[] pools = moving.pools(journey);
    Reach reach = Course.explored(journey, moving, Pose.NONE, Moving.limit(pools));
    for (int i = 0; i < reach.size(); i++) {
      if (isOffered(journey, moving, pools, reach, i)) {
        int pose = reach.pose(i);
        int moves = Moving.moves(pools, reach.cost(pose, reach.entered(i)));
        out.add(journey.terms().actions.of(Word.GO, journey.placeOf(Pose.square(pose)), Pose.facing(pose), moves));
      }
    }
    if (moving.points() > 0) {
      out.add(journey.terms().actions.of(Word.DECLINE));
    }
  }

  /** Returns whether there is a pose to go to. */
  static boolean isAnyOffered(Journey journey, Moving moving, int[] pools) {
    Reach reach = Course.explored(journey, moving, Pose.NONE, Moving.limit(pools));
    for (int i = 0; i < reach.size(); i++) {
      if (isOffered(journey, moving, pools, reach, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOffered(Journey journey, Moving moving, int[] pools, Reach reach, int place) {
    int pilgrim = moving.act().pilgrim();
    int pose = reach.pose(place);
    return pose != journey.pose(pilgrim) && isOffered(journey, moving, pools, reach, pose, reach.entered(place))
        && Bases.canStand(journey.footing(pilgrim), journey.squares(), pilgrim, pose);
  }

  @Override
  public @Nullable Action sample(Journey journey, Moving moving, RandomSource random) {
    return Stroll.draw(journey, moving, random);
  }

  @Override
  public @Nullable Action sensible(Journey journey, Moving moving, RandomSource random) {
    Stand stand = Stand.of(journey, moving.act().pilgrim());
    return Instinct.pose(journey, moving, stand, Double.NEGATIVE_INFINITY);
  }

  /**
   * Returns whether no route with fewer red squares takes as few Move actions, and the pilgrim survives it (JW-RUL-09).
   */
  static boolean isOffered(Journey journey, Moving moving, int[] pools, Reach reach, int pose,
      int entered) {
    int moves = Moving.moves(pools, reach.cost(pose, entered));
    for (int fewer = 0; fewer < entered; fewer++) {
      int cost = reach.cost(pose, fewer);
      if (cost != Reach.NONE && Moving.moves(pools, cost) <= moves) {
        return false;
      }
    }
    return entered < journey.figure(moving.act().pilgrim(), Num.HEALTH) || isLastStep(journey, moving, reach, pose, entered);
  }

  /** Returns whether a step that knocks the pilgrim out is the last one of the route. */
  private static boolean isLastStep(Journey journey, Moving moving, Reach reach, int pose, int entered) {
    int[] route = new int[reach.cost(pose, entered) + moving.gait(journey).freeTurns()];
    int length = reach.route(pose, entered, route);
    int before = length > 1 ? route[length - 2] : journey.pose(moving.act().pilgrim());
    return Pose.facing(before) == Pose.facing(pose) && journey.footing(moving.act().pilgrim())
        .covers(pose, Terrain.RED);
  }

  @Override
  public Moving chosen(Journey journey, Moving moving, Action action) {
    VerbAction go = (VerbAction) action;
    if (go.verb() == Word.DECLINE) {
      return moving;
    }
    int pilgrim = moving.act().pilgrim();
    int pose = Pose.of(journey.squareAt(go.first()), go.second() % FACINGS);
    int moves = go.third();
    Course course = Course.of(journey, moving, pose, moves);
    if (moving.points() == 0) {
      Allowance.spend(journey, moving.act(), Deed.MOVE, moves);
    }
    journey.tell(journey.terms().reports.moved, pilgrim, moves, course.entered(), go.first());
    journey.then(Walking.of(journey, pilgrim, course.route(), moving.gait(journey), moving.sequel()));
    return moving;
  }
}
