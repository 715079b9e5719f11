package games.kumite.journey.evaluation;

import games.kumite.journey.board.Confinement;
import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Ray;
import games.kumite.journey.map.RelativeDirection;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/**
 * The damage that demons are likely to do in their next phase, roughly: the demons that come near enough to attack, by
 * the steps between squares. Stateless; allocates nothing.
 */
final class ExpectedDamage {

  private static final int POINTS = 2;
  private static final int POINTS_IN_RAGE = 3;
  private static final int SIDES = 4;
  /** The weight of the damage of a demon that comes near enough a turn later. */
  private static final double NEXT_TURN = 0.35;
  /** The probability that a demon that attacks Tripitaka also hits a fighter. */
  private static final double BESIDES_LEADER = 0.4;

  /** The weight of any demon in addition to the damage of an attack. */
  private static final double ANY = 0.5;
  /** The weight of each step between a demon and the pilgrim that fights it. */
  private static final double LOOSE = 0.04;
  private static final int LONG_WAY = 10;

  /** The damage of a demon that has just appeared, and its MV. */
  private static final double ARRIVAL = 1.5;
  private static final double MOVE = 4;

  private ExpectedDamage() {}

  /** Returns the expected damage to Tripitaka, or to any other pilgrim that all demons hunt. */
  static double to(GameState state, int pilgrim) {
    return to(state, pilgrim, Pose.square(state.pose(pilgrim)));
  }

  /** Returns the expected damage to a pilgrim if it stood on a given square. */
  static double to(GameState state, int pilgrim, int at) {
    Distances distances = Confinement.isPossible(state) ? state.scene().shut : state.scene().open;
    double near = 0;
    double far = 0;
    int close = 0;
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      int steps = steps(state, distances, demon, at);
      if (steps == Distances.FAR) {
        continue;
      }
      double blow = state.definition().blow(state.definition().figure(demon).type, pilgrim);
      int attacks = attacks(state, demon, steps);
      if (attacks <= 0) {
        far += NEXT_TURN * blow / -(attacks - 1);
      } else if (range(state, demon) > 1) {
        far += attacks * blow;
      } else {
        near += attacks * blow;
        close++;
      }
    }
    int room = close == 0 ? 0 : room(state, at);
    return far + gates(state, at) + (close > room ? near * room / close : near);
  }

  /** Returns the number of demons that a pilgrim could attack from its pose, up to its targets. */
  static int within(GameState state, int pilgrim) {
    long hits = Sight.hits(state.footing(pilgrim), state.squares(), state.pose(pilgrim),
        state.definition().figure(pilgrim).icon) >> Content.PILGRIMS;
    return Math.min(Long.bitCount(hits), state.definition().pilgrim(pilgrim).entry().targets());
  }

  /** Returns the damage of demons that come out of the gates and are near enough at once. */
  private static double gates(GameState state, int at) {
    double sum = 0;
    for (int gate = 0; gate < state.scene().pieces(); gate++) {
      if (state.scene().piece(gate).kind == QuestToken.Kind.GATE && state.gate(gate) == QuestToken.Gate.ACTIVE) {
        int way = Math.max(0, state.scene().open.between(state.square(gate), at) - 2);
        double attacks = 2 - way / MOVE;
        sum += ARRIVAL * Math.max(0, attacks > 0 ? attacks : NEXT_TURN * (1 + attacks / 2));
      }
    }
    return sum;
  }

  /** Returns the expected damage to a fighter, where each demon hits as many as it can, but prefers its quarry. */
  static double shared(GameState state, int pilgrim) {
    Distances distances = Confinement.isPossible(state) ? state.scene().shut : state.scene().open;
    int leader = state.definition().leader;
    double sum = 0;
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      int attacks = Conditions.bars(state, demon, Deed.ATTACK) ? 0 : attacks(state, distances, demon, pilgrim);
      if (attacks > 0) {
        double blows = attacks * state.definition().blow(state.definition().figure(demon).type, pilgrim);
        boolean isAfterLeader = state.isConscious(leader) && attacks(state, distances, demon, leader) > 0;
        sum += isAfterLeader ? BESIDES_LEADER * blows : blows * shareOf(state, distances, demon);
      }
    }
    return sum;
  }

  /** Returns the probability that each of the pilgrims in reach of a demon is one of its targets. */
  private static double shareOf(GameState state, Distances distances, int demon) {
    int reached = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      reached += state.isConscious(pilgrim) && attacks(state, distances, demon, pilgrim) > 0 ? 1 : 0;
    }
    return Math.min(reached, LordFight.targets(state, demon)) / reached;
  }

  private static int attacks(GameState state, Distances distances, int demon, int pilgrim) {
    int steps = steps(state, distances, demon, Pose.square(state.pose(pilgrim)));
    return steps == Distances.FAR ? 0 : attacks(state, demon, steps);
  }

  /**
   * Returns the cost of demons being on the map at all: by their damage to Tripitaka, and higher the farther away
   * fighters are.
   */
  static double menace(GameState state) {
    Distances distances = Confinement.isPossible(state) ? state.scene().shut : state.scene().open;
    int leader = state.definition().leader;
    double sum = 0;
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      int min = LONG_WAY + 1;
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        if (pilgrim != leader && state.isConscious(pilgrim)) {
          min = Math.min(min, steps(state, distances, demon, Pose.square(state.pose(pilgrim))));
        }
      }
      if (state.pose(demon) != Pose.NONE) {
        double blow = state.definition().blow(state.definition().figure(demon).type, leader);
        sum += (ANY + blow) * (1 + LOOSE * (min - 1));
      }
    }
    return sum;
  }

  /** Returns the number of AP that a pilgrim needs to reach any demon, or the quarry of the demons. */
  static double away(GameState state, int pilgrim) {
    Distances distances = Confinement.isPossible(state) ? state.scene().shut : state.scene().open;
    int at = Pose.square(state.pose(pilgrim));
    int leader = state.definition().leader;
    int min = state.pose(leader) == Pose.NONE ? Distances.FAR
        : distances.between(Pose.square(state.pose(leader)), at);
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      min = Math.min(min, steps(state, distances, demon, at));
    }
    return min == Distances.FAR ? 0 : Math.max(0, min - 1) / (double) state.definition().figure(pilgrim).move;
  }

  /** Returns the steps to a square, {@link Distances#FAR} for a demon that takes no part. */
  static int steps(GameState state, Distances distances, int demon, int to) {
    int pose = state.pose(demon);
    if (pose == Pose.NONE || Inactive.isDormant(state, demon)) {
      return Distances.FAR;
    }
    BasePoses footing = state.footing(demon);
    int min = Distances.FAR;
    for (int k = 0; k < footing.size(); k++) {
      min = Math.min(min, distances.between(footing.square(pose, k), to));
    }
    return min;
  }

  /**
   * Returns the number of attacks that a demon has left after it has come near enough; 0 or less if that takes too
   * long.
   */
  private static int attacks(GameState state, int demon, int steps) {
    int points = state.get(Counters.RAGE) != 0 ? POINTS_IN_RAGE : POINTS;
    int move = state.definition().figure(demon).move;
    int way = Math.max(0, steps - range(state, demon));
    return points - (way + move - 1) / move;
  }

  /** Returns the distance at which a demon hits straight ahead. */
  private static int range(GameState state, int demon) {
    List<Ray> icon = state.definition().figure(demon).icon;
    int max = 1;
    for (int i = 0; i < icon.size(); i++) {
      max = icon.get(i).bearing() == RelativeDirection.F ? Math.max(max, icon.get(i).max()) : max;
    }
    return max;
  }

  /** Returns the number of sides of a square on which a demon may stand. */
  private static int room(GameState state, int square) {
    int room = 0;
    for (int side = 0; side < SIDES; side++) {
      int beside = state.scene().ground.step(square, side);
      if (beside != Ground.NONE && !state.squares().isBlocked(beside)) {
        int figure = state.squares().figure(beside);
        room += figure < 0 || figure >= Content.PILGRIMS ? 1 : 0;
      }
    }
    return room;
  }
}
