package games.kumite.journey.outlook;

import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Ways;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import java.util.Arrays;

/**
 * The heuristic value of a pose for a pilgrim: its targets there, its distance to the {@link Errand}, and Tripitaka's
 * safety. Used for one move.
 */
public final class Stand {

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

  private final Journey journey;
  private final int pilgrim;
  private final boolean isLeader;
  private final Footing footing;
  private final double move;
  /** The destination, {@link Errand#NONE} for none, and a door in the way. */
  private final int goal;
  private final int door;
  /** The threat to Tripitaka by square, {@code NaN} until it is computed. */
  private final double[] dangers;

  private Stand(Journey journey, int pilgrim) {
    this.journey = journey;
    this.pilgrim = pilgrim;
    isLeader = pilgrim == journey.terms().leader;
    footing = journey.footing(pilgrim);
    move = journey.terms().figure(pilgrim).move;
    goal = Errand.of(journey, pilgrim);
    door = goal == Errand.NONE ? Errand.NONE : doorTo(journey, Pose.square(journey.pose(pilgrim)), goal);
    dangers = isLeader ? new double[journey.scene().ground.size()] : NONE;
    Arrays.fill(dangers, Double.NaN);
  }

  /** Returns the stand of a pilgrim that is on the map. */
  public static Stand of(Journey journey, int pilgrim) {
    return new Stand(journey, pilgrim);
  }

  /** Returns a closed door on the way, {@link Errand#NONE} if there is none. */
  private static int doorTo(Journey journey, int from, int to) {
    if (!Danger.isShut(journey) || journey.scene().shut.between(from, to) < Distances.FAR) {
      return Errand.NONE;
    }
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      if (Work.isLying(journey, piece, Piece.Kind.DOOR)) {
        return piece;
      }
    }
    return Errand.NONE;
  }

  /** Returns whether the pilgrim has a destination more than a few steps away. */
  public boolean isFarAway() {
    return goal != Errand.NONE && steps(Pose.square(journey.pose(pilgrim))) >= FAR_AWAY;
  }

  private int steps(int square) {
    return journey.scene().open.between(square, goal);
  }

  /** Returns the value of a pose with a given number of AP left. */
  public double worth(int pose, int points) {
    int square = Pose.square(pose);
    double worth = goal == Errand.NONE ? 0 : onTheWay(pose, square, points);
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
    if (door != Errand.NONE) {
      Piece token = journey.scene().piece(door);
      return Bases.facesDoor(footing, pose, token.square, token.second);
    }
    int figure = journey.squares().figure(goal);
    return steps < FAR_AWAY && figure < Content.PILGRIMS && footing.isAdjacent(pose, goal);
  }

  /** Returns the parts of demons that an attack takes. */
  private double fight(int pose) {
    long hits = 0;
    if (isAnyNear(Pose.square(pose))) {
      hits = Sight.hits(footing, journey.squares(), pose, journey.terms().figure(pilgrim).icon) >> Content.PILGRIMS;
    }
    double sum = 0;
    int most = journey.terms().pilgrim(pilgrim).entry().targets();
    for (long left = hits; left != 0 && most > 0; left &= left - 1, most--) {
      sum += share(journey, pilgrim, Content.PILGRIMS + Long.numberOfTrailingZeros(left));
    }
    return sum;
  }

  /** Returns the part of a demon that an attack takes, weighted by its danger. */
  static double share(Journey journey, int pilgrim, int demon) {
    int type = journey.terms().figure(demon).type;
    double menace = 1 + journey.terms().blow(type, journey.terms().leader) / 2;
    return menace * journey.terms().share(type, pilgrim, journey.pilgrim(pilgrim, Num.LEVEL));
  }

  /**
   * Returns whether a demon stands where a pilgrim could hit it at all, as a cheap check: around, or two squares
   * straight away.
   */
  private boolean isAnyNear(int square) {
    Ground ground = journey.scene().ground;
    for (int way = 0; way < Ways.COUNT; way++) {
      int beside = ground.neighbour(square, way);
      if (beside != Ground.NONE) {
        if (journey.squares().figure(beside) >= Content.PILGRIMS) {
          return true;
        }
        int beyond = (way & 1) == 0 ? ground.neighbour(beside, way) : Ground.NONE;
        if (beyond != Ground.NONE && journey.squares().figure(beyond) >= Content.PILGRIMS) {
          return true;
        }
      }
    }
    return false;
  }

  private double safety(int square) {
    if (Double.isNaN(dangers[square])) {
      dangers[square] = Danger.to(journey, pilgrim, square);
    }
    return Prospects.well(journey.figure(pilgrim, Num.HEALTH) - COMING * dangers[square]);
  }
}
