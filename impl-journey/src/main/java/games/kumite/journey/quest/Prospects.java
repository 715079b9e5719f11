package games.kumite.journey.quest;

import games.kumite.journey.board.Walk;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import java.util.List;

/**
 * How a quest stands: how far its goals have come, and how well the pilgrims are. The weights are guesses that proved
 * good enough for bots that look one action or a few turns ahead. Used once.
 */
public final class Prospects {

  private static final double MIN = 0.01;
  private static final double MAX = 0.99;
  /** From so many squares away nothing is nearer than anything else. */
  private static final int FAR = 24;
  private static final double GOALS = 0.6;
  private static final double HEALTH = 0.3;
  private static final double QUIET = 0.1;
  /** What it is worth to be at a thing that a goal is about, in parts of that goal. */
  private static final double AT_IT = 0.4;
  private static final double BEARING = 0.5;
  private static final double LEADER = 0.4;
  private static final double OTHER = 0.2;
  private static final int MANY_DEMONS = 8;

  private final Journey journey;
  private final Walk walk;

  private Prospects(Journey journey) {
    this.journey = journey;
    walk = new Walk(journey.scene().ground);
  }

  /** From 0, as good as lost, to 1, as good as won; before the map is laid out in the middle. */
  public static double of(Journey journey) {
    if (!journey.hasScene() || journey.get(Num.TURN) == 0) {
      return (MIN + MAX) / 2;
    }
    Prospects prospects = new Prospects(journey);
    double value = GOALS * prospects.goals() + HEALTH * prospects.health() + QUIET * prospects.quiet();
    return Math.min(MAX, Math.max(MIN, value * prospects.hope()));
  }

  /** Goals that come last (to be somewhere, to be up) count only as far as the others have come. */
  private double goals() {
    List<Goal> victory = journey.scene().quest.entry().victory();
    double sum = 0;
    double gathered = 0;
    int works = 0;
    for (int i = 0; i < victory.size(); i++) {
      if (victory.get(i) instanceof Goal.EverybodyOn tile) {
        gathered = gathered(tile.tile());
      } else if (!(victory.get(i) instanceof Goal.LeaderConscious)) {
        sum += progress(victory.get(i));
        works++;
      }
    }
    double done = works == 0 ? 1 : sum / works;
    return done * 0.85 + (done >= 1 ? 0.15 * gathered : 0);
  }

  private double progress(Goal goal) {
    if (goal instanceof Goal.VillagersRescued villagers) {
      return villagers(villagers.min());
    }
    if (goal instanceof Goal.GatesClosed gates) {
      return gates(gates.min(), "");
    }
    if (goal instanceof Goal.GateClosed gate) {
      return gates(1, gate.gate());
    }
    if (goal instanceof Goal.Defeated demon) {
      return defeat(journey.terms().type(demon.type()));
    }
    return Goals.holds(journey, goal) ? 1 : 0;
  }

  private double villagers(int min) {
    int rescued = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      rescued += journey.pilgrim(pilgrim, Num.VILLAGERS);
    }
    if (rescued >= min) {
      return 1;
    }
    double nearest = 0;
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      if (isLying(piece, Piece.Kind.VILLAGER)) {
        nearest = Math.max(nearest, nearness(piece, Journey.NOBODY));
      }
    }
    return (rescued + AT_IT * nearest) / min;
  }

  private double gates(int min, String id) {
    int closed = 0;
    double nearest = 0;
    int leader = journey.terms().leader;
    int sutras = journey.pilgrim(leader, Num.SUTRAS);
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      boolean isMeant = journey.scene().piece(piece).kind == Piece.Kind.GATE
          && (id.isEmpty() || journey.scene().piece(piece).id.equals(id));
      if (isMeant && journey.gate(piece) == Piece.Gate.CLOSED) {
        closed++;
      } else if (isMeant && sutras > 0) {
        nearest = Math.max(nearest, BEARING + AT_IT * nearness(piece, leader));
      } else if (sutras == 0 && isLying(piece, Piece.Kind.SUTRA)) {
        nearest = Math.max(nearest, AT_IT * nearness(piece, leader));
      }
    }
    return closed >= min ? 1 : (closed + nearest) / min;
  }

  private boolean isLying(int piece, Piece.Kind kind) {
    return journey.scene().piece(piece).kind == kind && journey.isThere(piece);
  }

  private double defeat(int type) {
    if (journey.defeats(type) > 0) {
      return 1;
    }
    int lord = journey.terms().firstOf(type);
    if (journey.pose(lord) == Pose.NONE) {
      return 0;
    }
    double lost = 1 - (double) journey.figure(lord, Num.HEALTH) / journey.terms().demon(type).entry().health();
    walk.from(journey.footing(lord), journey.squares(), journey.pose(lord), Walk.Passing.DOORS);
    return 0.75 * lost + 0.25 * nearest(Journey.NOBODY);
  }

  /** How near a token is to a pilgrim, or to the nearest one: 1 beside it, 0 far away. */
  private double nearness(int piece, int pilgrim) {
    walk.around(journey.scene().ground, journey.squares(), journey.square(piece), Walk.Passing.DOORS);
    return nearest(pilgrim);
  }

  private double nearest(int pilgrim) {
    int min = FAR;
    for (int other = 0; other < Content.PILGRIMS; other++) {
      boolean isMeant = (pilgrim == Journey.NOBODY || pilgrim == other) && journey.isConscious(other);
      min = isMeant ? Math.min(min, walk.to(journey.footing(other), journey.pose(other))) : min;
    }
    return 1 - (double) min / FAR;
  }

  /** How near the conscious pilgrims are to a tile on which all have to be. */
  private double gathered(String id) {
    Ground ground = journey.scene().ground;
    int tile = 0;
    while (!journey.scene().quest.entry().tiles().get(tile).tile().equals(id)) {
      tile++;
    }
    double sum = 0;
    int count = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim)) {
        int min = FAR;
        for (int square = 0; square < ground.size(); square++) {
          if (ground.tile(square) == tile) {
            min = Math.min(min, ground.apart(square, Pose.square(journey.pose(pilgrim))));
          }
        }
        sum += 1 - (double) min / FAR;
        count++;
      }
    }
    return count == 0 ? 0 : sum / count;
  }

  private double health() {
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      double part = pilgrim == journey.terms().leader ? LEADER : OTHER;
      if (journey.isConscious(pilgrim)) {
        sum += part * Math.min(1, (double) journey.figure(pilgrim, Num.HEALTH) / journey.maxHealth(pilgrim));
      }
    }
    return sum;
  }

  /** Few demons on the map. */
  private double quiet() {
    int demons = 0;
    for (int figure = Content.PILGRIMS; figure < journey.terms().figures(); figure++) {
      demons += journey.pose(figure) != Pose.NONE ? 1 : 0;
    }
    return Math.max(0, 1 - (double) demons / MANY_DEMONS);
  }

  /** With Tripitaka down nearly every quest is lost; with time running out too. */
  private double hope() {
    int lying = journey.pilgrim(journey.terms().leader, Num.LYING);
    double hope = lying == 0 ? 1 : 0.15;
    List<Goal> failures = journey.scene().quest.entry().failure();
    for (int i = 0; i < failures.size(); i++) {
      if (failures.get(i) instanceof Goal.TurnReached reached) {
        int left = reached.turn() - journey.get(Num.TURN);
        hope *= left < 4 ? 0.4 + 0.15 * Math.max(0, left) : 1;
      }
    }
    return hope;
  }
}
