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
 * How well a pilgrim would stand in a pose, for moves without much thought: whom it could attack there, how far it were
 * on its {@link Errand}, and Tripitaka how safe. Used for one move.
 */
public final class Stand {

  /** What it counts to attack a demon that one attack defeats for certain, and to be ready for it in the next turn. */
  private static final double ATTACK = 0.8;
  private static final double READY = 0.3;
  /** What an AP of the way counts, and to be where the errand leads with an AP left. */
  private static final double WAY = 0.5;
  private static final double THERE = 1.6;
  private static final double TURNED = 0.1;
  /** What Tripitaka's life counts. */
  private static final double LIFE = 2.5;
  /** What part of the damage that threatens him comes in the end. */
  private static final double COMING = 0.4;
  /** From so many steps on a way is far, and a token adjacent at the most. */
  private static final int FAR_AWAY = 3;
  private static final double[] NONE = {};

  private final Journey journey;
  private final int pilgrim;
  private final boolean isLeader;
  private final Footing footing;
  private final double move;
  /** Where it is going, {@link Errand#NONE} for nowhere, and a door in the way. */
  private final int goal;
  private final int door;
  /** By square what threatens Tripitaka there, not a number as long as nobody has asked. */
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

  /** The standing of a pilgrim that is on the map. */
  public static Stand of(Journey journey, int pilgrim) {
    return new Stand(journey, pilgrim);
  }

  /** A closed door on the way, {@link Errand#NONE} if there is none. */
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

  /** Returns whether it has somewhere to go that lies farther than a few steps. */
  public boolean isFarAway() {
    return goal != Errand.NONE && steps(Pose.square(journey.pose(pilgrim))) >= FAR_AWAY;
  }

  private int steps(int square) {
    return journey.scene().open.between(square, goal);
  }

  /** Returns how good it is to be in a pose with so many AP left. */
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

  /** What part of demons an attack takes. */
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

  /** What part of a demon an attack takes, the more the more dangerous it is. */
  static double share(Journey journey, int pilgrim, int demon) {
    int type = journey.terms().figure(demon).type;
    double menace = 1 + journey.terms().blow(type, journey.terms().leader) / 2;
    return menace * journey.terms().share(type, pilgrim, journey.pilgrim(pilgrim, Num.LEVEL));
  }

  /** A quick look whether a demon stands where a pilgrim could hit it at all: around, or two squares straight away. */
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
