package games.kumite.journey.evaluation;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.GameState;
import java.util.List;

/**
 * A forecast of a fight of all against all in quests that demand the defeat of a lord, whether he approaches or waits.
 * Compares the health that the fighters will have after the next Demon phase with the damage that the demons do until
 * the last of them has fallen. The demons fall in the order of the damage saved by each attack on them, which minimizes
 * the total damage (Smith's rule of scheduling). Stateless; allocates nothing.
 */
final class LordFight {

  /** The value of a certain victory instead of a certain defeat. */
  private static final double WORTH = 1;
  /** The weight of damage that fighters near the lord could still do in this turn. */
  private static final double NOW = 0.8;
  /** The number of additional targets of a demon for each ray and for a large base. */
  private static final double MANY = 0.25;
  private static final double POINTS = 2;
  /** The least part of a lord that counts while he is not defeated. */
  private static final double LEAST_PART = 0.02;
  /** A small number that prevents a division by zero. */
  private static final double LEAST = 0.5;

  private LordFight() {}

  /** Returns the type of the lord, negative if there is none. */
  private static int type(GameState state) {
    List<Goal> victory = state.scene().quest.entry().victory();
    for (int i = 0; i < victory.size(); i++) {
      if (!victory.get(i).wantedDemon().isEmpty()) {
        return state.definition().type(victory.get(i).wantedDemon());
      }
    }
    return -1;
  }

  /**
   * Returns the value of the fight: 0 if the lord is defeated or there is none, otherwise lower the worse the forecast.
   */
  static double of(GameState state) {
    int type = type(state);
    if (type < 0 || state.defeats(type) > 0) {
      return 0;
    }
    double health = health(state);
    if (health <= 0) {
      return -WORTH;
    }
    double harm = harm(state);
    return WORTH * (health * health / (health * health + harm * harm + LEAST) - 1);
  }

  private static boolean fights(GameState state, int pilgrim) {
    return pilgrim != state.definition().leader && state.isConscious(pilgrim);
  }

  private static int fighters(GameState state) {
    int fighters = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      fighters += fights(state, pilgrim) ? 1 : 0;
    }
    return fighters;
  }

  /** Returns the health that fighters will have left. */
  private static double health(GameState state) {
    double health = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (fights(state, pilgrim)) {
        health += Math.max(0, state.figure(pilgrim, Counters.HEALTH) - ExpectedDamage.shared(state, pilgrim));
      }
    }
    return health;
  }

  /**
   * Returns the damage of demons until they have fallen, if they are attacked in the order of the damage that each
   * attack saves.
   */
  private static double harm(GameState state) {
    int fighters = fighters(state);
    double harm = 0;
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      if (state.pose(demon) != Pose.NONE) {
        harm += rate(state, demon, fighters) * until(state, demon, fighters) / (POINTS * fighters);
      }
    }
    return harm;
  }

  /** Returns the number of attacks until a demon has fallen, including those on others before it. */
  private static double until(GameState state, int demon, int fighters) {
    double rate = rate(state, demon, fighters);
    double work = work(state, demon, fighters);
    double until = work;
    for (int other = Content.PILGRIMS; other < state.definition().figures(); other++) {
      if (other != demon && state.pose(other) != Pose.NONE) {
        double more = work(state, other, fighters);
        double first = rate(state, other, fighters) * work;
        double second = rate * more;
        until += first > second || first == second && other < demon ? more : 0;
      }
    }
    return until;
  }

  /** Returns the damage of a demon per turn. */
  private static double rate(GameState state, int demon, int fighters) {
    if (Conditions.bars(state, demon, Deed.ATTACK)) {
      return 0;
    }
    int type = state.definition().figure(demon).type;
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      sum += fights(state, pilgrim) ? state.definition().blow(type, pilgrim) : 0;
    }
    return POINTS * sum / fighters * Math.min(fighters, targets(state, demon));
  }

  /** Returns the number of targets that a demon is likely to have. */
  static double targets(GameState state, int demon) {
    return 1 + MANY * (state.definition().figure(demon).icon.size() - 1) + (state.footing(demon).size() > 1 ? MANY : 0);
  }

  /** Returns the number of attacks needed to defeat a demon. */
  private static double work(GameState state, int demon, int fighters) {
    int type = state.definition().figure(demon).type;
    DemonEntry entry = state.definition().demon(type).entry();
    double share = 0;
    double now = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (fights(state, pilgrim)) {
        double own = state.definition().share(type, pilgrim, state.pilgrim(pilgrim, Counters.LEVEL));
        share += own;
        now += entry.track() ? own * attacks(state, pilgrim, demon) : 0;
      }
    }
    double part = entry.track()
        ? Math.max(LEAST_PART, state.figure(demon, Counters.HEALTH) / (double) entry.health() - NOW * now) : 1;
    return share == 0 ? part * Distances.FAR : part * fighters / share;
  }

  /** Returns the number of attacks on a demon for which a pilgrim has AP in this turn. */
  private static double attacks(GameState state, int pilgrim, int demon) {
    int active = state.get(Counters.ACTIVE);
    int place = active < 0 ? 0 : state.pilgrim(active, Counters.PLACE);
    int points = Evaluation.isDemonPhase(state) ? 0 : pilgrim == active ? state.get(Counters.POINTS)
        : state.pilgrim(pilgrim, Counters.PLACE) > place ? (int) POINTS : 0;
    if (points == 0) {
      return 0;
    }
    int steps = ExpectedDamage.steps(state, state.scene().open, demon, Pose.square(state.pose(pilgrim)));
    int move = state.definition().figure(pilgrim).move;
    return steps == Distances.FAR ? 0 : Math.max(0, points - (Math.max(0, steps - 1) + move - 1) / move);
  }
}
