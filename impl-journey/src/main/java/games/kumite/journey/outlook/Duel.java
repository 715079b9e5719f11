package games.kumite.journey.outlook;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Distances;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import java.util.List;

/**
 * A forecast of a fight of all against all in quests that demand the defeat of a lord, whether he approaches or waits.
 * Compares the health that the fighters will have after the next Demon phase with the damage that the demons do until
 * the last of them has fallen. The demons fall in the order of the damage saved by each attack on them, which minimizes
 * the total damage (Smith's rule of scheduling). Stateless; allocates nothing.
 */
final class Duel {

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

  private Duel() {}

  /** Returns the type of the lord, negative if there is none. */
  private static int type(Journey journey) {
    List<Goal> victory = journey.scene().quest.entry().victory();
    for (int i = 0; i < victory.size(); i++) {
      if (victory.get(i) instanceof Goal.Defeated demon) {
        return journey.terms().type(demon.type());
      }
    }
    return -1;
  }

  /**
   * Returns the value of the fight: 0 if the lord is defeated or there is none, otherwise lower the worse the forecast.
   */
  static double of(Journey journey) {
    int type = type(journey);
    if (type < 0 || journey.defeats(type) > 0) {
      return 0;
    }
    double health = health(journey);
    if (health <= 0) {
      return -WORTH;
    }
    double harm = harm(journey);
    return WORTH * (health * health / (health * health + harm * harm + LEAST) - 1);
  }

  private static boolean fights(Journey journey, int pilgrim) {
    return pilgrim != journey.terms().leader && journey.isConscious(pilgrim);
  }

  private static int fighters(Journey journey) {
    int fighters = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      fighters += fights(journey, pilgrim) ? 1 : 0;
    }
    return fighters;
  }

  /** Returns the health that fighters will have left. */
  private static double health(Journey journey) {
    double health = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (fights(journey, pilgrim)) {
        health += Math.max(0, journey.figure(pilgrim, Num.HEALTH) - Danger.shared(journey, pilgrim));
      }
    }
    return health;
  }

  /**
   * Returns the damage of demons until they have fallen, if they are attacked in the order of the damage that each
   * attack saves.
   */
  private static double harm(Journey journey) {
    int fighters = fighters(journey);
    double harm = 0;
    for (int demon = Content.PILGRIMS; demon < journey.terms().figures(); demon++) {
      if (journey.pose(demon) != Pose.NONE) {
        harm += rate(journey, demon, fighters) * until(journey, demon, fighters) / (POINTS * fighters);
      }
    }
    return harm;
  }

  /** Returns the number of attacks until a demon has fallen, including those on others before it. */
  private static double until(Journey journey, int demon, int fighters) {
    double rate = rate(journey, demon, fighters);
    double work = work(journey, demon, fighters);
    double until = work;
    for (int other = Content.PILGRIMS; other < journey.terms().figures(); other++) {
      if (other != demon && journey.pose(other) != Pose.NONE) {
        double more = work(journey, other, fighters);
        double first = rate(journey, other, fighters) * work;
        double second = rate * more;
        until += first > second || first == second && other < demon ? more : 0;
      }
    }
    return until;
  }

  /** Returns the damage of a demon per turn. */
  private static double rate(Journey journey, int demon, int fighters) {
    if (Conditions.bars(journey, demon, Deed.ATTACK)) {
      return 0;
    }
    int type = journey.terms().figure(demon).type;
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      sum += fights(journey, pilgrim) ? journey.terms().blow(type, pilgrim) : 0;
    }
    return POINTS * sum / fighters * Math.min(fighters, targets(journey, demon));
  }

  /** Returns the number of targets that a demon is likely to have. */
  static double targets(Journey journey, int demon) {
    return 1 + MANY * (journey.terms().figure(demon).icon.size() - 1) + (journey.footing(demon).size() > 1 ? MANY : 0);
  }

  /** Returns the number of attacks needed to defeat a demon. */
  private static double work(Journey journey, int demon, int fighters) {
    int type = journey.terms().figure(demon).type;
    DemonEntry entry = journey.terms().demon(type).entry();
    double share = 0;
    double now = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (fights(journey, pilgrim)) {
        double own = journey.terms().share(type, pilgrim, journey.pilgrim(pilgrim, Num.LEVEL));
        share += own;
        now += entry.track() ? own * attacks(journey, pilgrim, demon) : 0;
      }
    }
    double part = entry.track()
        ? Math.max(LEAST_PART, journey.figure(demon, Num.HEALTH) / (double) entry.health() - NOW * now) : 1;
    return share == 0 ? part * Distances.FAR : part * fighters / share;
  }

  /** Returns the number of attacks on a demon for which a pilgrim has AP in this turn. */
  private static double attacks(Journey journey, int pilgrim, int demon) {
    int active = journey.get(Num.ACTIVE);
    int place = active < 0 ? 0 : journey.pilgrim(active, Num.PLACE);
    int points = Prospects.isDemonPhase(journey) ? 0 : pilgrim == active ? journey.get(Num.POINTS)
        : journey.pilgrim(pilgrim, Num.PLACE) > place ? (int) POINTS : 0;
    if (points == 0) {
      return 0;
    }
    int steps = Danger.steps(journey, journey.scene().open, demon, Pose.square(journey.pose(pilgrim)));
    int move = journey.terms().figure(pilgrim).move;
    return steps == Distances.FAR ? 0 : Math.max(0, points - (Math.max(0, steps - 1) + move - 1) / move);
  }
}
