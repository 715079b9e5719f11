package games.kumite.journey.evaluation;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.Confinement;
import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.Arrays;

/**
 * The heuristic value of a pose for a pilgrim: its targets there, its distance to the {@link NearestTask}, and Tripitaka's
 * safety. Used for one move.
 */
public final class PoseHeuristic {

  /**
   * The value of an attack on a demon that one attack defeats for certain, and of being ready for it in the next turn.
   */
  private static final double ATTACK = 0.8;
  private static final double READY = 0.3;
  /** The weight of an AP of the way, and the value of reaching the errand with an AP left. */
  private static final double WAY = 0.5;
  private static final double THERE = 1.6;
  private static final double TURNED = 0.1;
  /** The value of Tripitaka's life. */
  private static final double LIFE = 2.5;
  /** The part of the damage threatening Tripitaka that comes in the end. */
  private static final double COMING = 0.4;
  /** The number of steps from which on a way is far, and the greatest number at which a token is adjacent. */
  private static final int FAR_AWAY = 3;
  private static final double[] NONE = {};

  private final GameState state;
  private final int pilgrim;
  private final boolean isLeader;
  private final BasePoses footing;
  private final double move;
  /** The destination, {@link NearestTask#NONE} for none, and a door in the way. */
  private final int goal;
  private final int door;
  /** The threat to Tripitaka by square, {@code NaN} until it is computed. */
  private final double[] dangers;

  private PoseHeuristic(GameState state, int pilgrim) {
    this.state = state;
    this.pilgrim = pilgrim;
    isLeader = pilgrim == state.definition().leader;
    footing = state.footing(pilgrim);
    move = state.definition().figure(pilgrim).move;
    goal = NearestTask.of(state, pilgrim);
    door = goal == NearestTask.NONE ? NearestTask.NONE : doorTo(state, Pose.square(state.pose(pilgrim)), goal);
    dangers = isLeader ? new double[state.scene().ground.size()] : NONE;
    Arrays.fill(dangers, Double.NaN);
  }

  /** Returns the stand of a pilgrim that is on the map. */
  public static PoseHeuristic of(GameState state, int pilgrim) {
    return new PoseHeuristic(state, pilgrim);
  }

  /** Returns a closed door on the way, {@link NearestTask#NONE} if there is none. */
  private static int doorTo(GameState state, int from, int to) {
    if (!Confinement.isPossible(state) || state.scene().shut.between(from, to) < Distances.FAR) {
      return NearestTask.NONE;
    }
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      if (RemainingWork.isLying(state, piece, QuestToken.Kind.DOOR)) {
        return piece;
      }
    }
    return NearestTask.NONE;
  }

  /** Returns whether the pilgrim has a destination more than a few steps away. */
  public boolean isFarAway() {
    return goal != NearestTask.NONE && steps(Pose.square(state.pose(pilgrim))) >= FAR_AWAY;
  }

  private int steps(int square) {
    return state.scene().open.between(square, goal);
  }

  /** Returns the value of a pose with a given number of AP left. */
  public double worth(int pose, int points) {
    int square = Pose.square(pose);
    double worth = goal == NearestTask.NONE ? 0 : onTheWay(pose, square, points);
    if (isLeader) {
      return worth + LIFE * safety(square);
    }
    return worth + fight(pose) * (points > 0 ? ATTACK * points : READY);
  }

  private double onTheWay(int pose, int square, int points) {
    int steps = steps(square);
    double left = Math.max(0, steps - 1) / move;
    int ahead = footing.step(pose);
    double turned = ahead != Pose.NONE && steps(Pose.square(ahead)) < steps ? TURNED : 0;
    return (points > 0 && isThere(pose, steps) ? THERE : 0) + turned - WAY * left;
  }

  private boolean isThere(int pose, int steps) {
    if (door != NearestTask.NONE) {
      QuestToken token = state.scene().piece(door);
      return BasePlacement.facesDoor(footing, pose, token.square, token.second);
    }
    int figure = state.squares().figure(goal);
    return steps < FAR_AWAY && figure < Content.PILGRIMS && footing.isAdjacent(pose, goal);
  }

  /** Returns the parts of demons that an attack takes. */
  private double fight(int pose) {
    long hits = 0;
    if (isAnyNear(Pose.square(pose))) {
      hits = Sight.hits(footing, state.squares(), pose, state.definition().figure(pilgrim).icon) >> Content.PILGRIMS;
    }
    double sum = 0;
    int most = state.definition().pilgrim(pilgrim).entry().targets();
    for (long left = hits; left != 0 && most > 0; left &= left - 1, most--) {
      sum += share(state, pilgrim, Content.PILGRIMS + Long.numberOfTrailingZeros(left));
    }
    return sum;
  }

  /** Returns the part of a demon that an attack takes, weighted by its danger. */
  static double share(GameState state, int pilgrim, int demon) {
    int type = state.definition().figure(demon).type;
    double menace = 1 + state.definition().blow(type, state.definition().leader) / 2;
    return menace * state.definition().share(type, pilgrim, state.pilgrim(pilgrim, Counters.LEVEL));
  }

  /**
   * Returns whether a demon stands where a pilgrim could hit it at all, as a cheap check: around, or two squares
   * straight away.
   */
  private boolean isAnyNear(int square) {
    Ground ground = state.scene().ground;
    for (int way = 0; way < CompassDirections.COUNT; way++) {
      int beside = ground.neighbour(square, way);
      if (beside != Ground.NONE) {
        if (state.squares().figure(beside) >= Content.PILGRIMS) {
          return true;
        }
        int beyond = (way & 1) == 0 ? ground.neighbour(beside, way) : Ground.NONE;
        if (beyond != Ground.NONE && state.squares().figure(beyond) >= Content.PILGRIMS) {
          return true;
        }
      }
    }
    return false;
  }

  private double safety(int square) {
    if (Double.isNaN(dangers[square])) {
      dangers[square] = ExpectedDamage.to(state, pilgrim, square);
    }
    return Evaluation.well(state.figure(pilgrim, Counters.HEALTH) - COMING * dangers[square]);
  }
}
