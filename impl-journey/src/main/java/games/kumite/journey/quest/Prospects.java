package games.kumite.journey.quest;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Scope;
import java.util.List;

/**
 * How a quest stands: the {@link Work} that is left, how long the pilgrims last in the {@link Danger} they are in, how
 * strong they are, and the time. It looks past the next Demon phase: health counts by what the demons near are likely to
 * leave of it. The weights are guesses that proved good for bots that search. Stateless; allocates nothing.
 */
public final class Prospects {

  private static final double MIN = 0.01;
  private static final double MAX = 0.96;
  private static final double BASE = -3.2;
  private static final double SLOPE = 1.5;
  /** What an AP of work that is left costs. */
  private static final double WORK = 0.22;
  /** What it counts to be nearly done, and the AP of work from which on it does. */
  private static final double NEARLY = 1.5;
  private static final double LAST = 8;
  private static final double LEADER = 3.2;
  private static final double OTHER = 0.8;
  /** Health with which a pilgrim is half as well as can be. */
  private static final double HALF_WELL = 3;
  private static final double DOWN = -0.5;
  private static final double DEAD = -0.8;
  private static final double LEADER_DOWN = -1;
  private static final double MENACE = 0.2;
  /** What a demon in front of a pilgrim is worth to it if it may still act in this turn, and if not. */
  private static final double READY = 0.12;
  private static final double WATCHFUL = 0.05;
  private static final double WEAPON = 0.12;
  private static final double SKILL = 0.05;
  private static final double FORTUNE = 0.02;
  private static final double CHI = 0.003;
  private static final double CORRUPTION = -0.06;
  private static final double GOOD = 0.012;
  private static final double BAD = 0.008;
  /** What an AP does that can be spent before demons act: work, and danger that is averted. */
  private static final double OWN_WORK = 0.3;
  private static final double AVERTED = 0.07;
  private static final int POINTS = 2;
  /** What demons have taken already while they act, so that positions there compare with those before and after. */
  private static final double RELIEF = 1;
  /** AP of work that a turn brings, when time runs out. */
  private static final double PACE = 4;

  private Prospects() {}

  /** From 0, as good as lost, to 1, as good as won; before the map is laid out in the middle. */
  public static double of(Journey journey) {
    if (!journey.hasScene() || journey.get(Num.TURN) == 0) {
      return (MIN + MAX) / 2;
    }
    int points = points(journey);
    double left = Math.max(0, Work.left(journey) - OWN_WORK * points);
    double sum = BASE - WORK * left + NEARLY * Math.max(0, 1 - left / LAST)
        - MENACE * Danger.menace(journey) + lives(journey, 1 - AVERTED * points)
        + strength(journey) + readiness(journey) - haste(journey, left)
        + (journey.scope() == Stage.DEMONS ? RELIEF : 0);
    double value = 0.5 + 0.5 * SLOPE * sum / (1 + Math.abs(SLOPE * sum));
    return Math.min(MAX, Math.max(MIN, value));
  }

  /** AP that can be spent before demons act again. */
  private static int points(Journey journey) {
    if (isDemonPhase(journey)) {
      return 0;
    }
    int active = journey.get(Num.ACTIVE);
    int points = active < 0 ? 0 : journey.get(Num.POINTS);
    int place = active < 0 ? 0 : journey.pilgrim(active, Num.PLACE);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      points += journey.pilgrim(pilgrim, Num.PLACE) > place && journey.isConscious(pilgrim) ? POINTS : 0;
    }
    return points;
  }

  private static boolean isDemonPhase(Journey journey) {
    Scope<?> scope = journey.scope();
    return scope == Stage.DEMONS || scope == Stage.SPAWNING || scope == Stage.DEMON_PHASE;
  }

  private static double lives(Journey journey, double danger) {
    int leader = journey.terms().leader;
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      double weight = pilgrim == leader ? LEADER : OTHER;
      if (!journey.isConscious(pilgrim)) {
        boolean isDead = journey.pilgrim(pilgrim, Num.LYING) == Num.DEAD;
        sum += weight * (pilgrim == leader ? LEADER_DOWN : isDead ? DEAD : DOWN);
        continue;
      }
      double expected = pilgrim == leader ? Danger.to(journey, pilgrim)
          : journey.isConscious(leader) ? Danger.besides(journey, pilgrim, leader) : 0.5 * Danger.to(journey, pilgrim);
      sum += weight * well(journey.figure(pilgrim, Num.HEALTH) - danger * expected);
    }
    return sum;
  }

  private static double well(double health) {
    return health > 0 ? health / (health + HALF_WELL) : Math.max(-1, health / HALF_WELL / 2);
  }

  /** Demons in front of those who fight, who may still act. */
  private static double readiness(Journey journey) {
    int active = journey.get(Num.ACTIVE);
    int place = active < 0 ? 0 : journey.pilgrim(active, Num.PLACE);
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (pilgrim != journey.terms().leader && journey.isConscious(pilgrim)) {
        boolean isToCome = pilgrim == active && journey.get(Num.POINTS) > 0
            || journey.pilgrim(pilgrim, Num.PLACE) > place && !isDemonPhase(journey);
        sum += (isToCome ? READY : WATCHFUL) * Danger.within(journey, pilgrim);
      }
    }
    return sum;
  }

  /** Weapons, cards, chi, karma on its way to both. */
  private static double strength(Journey journey) {
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim) && journey.pose(pilgrim) != Pose.NONE) {
        sum += WEAPON * journey.pilgrim(pilgrim, Num.LEVEL) + CHI * journey.pilgrim(pilgrim, Num.CHI)
            + GOOD * journey.pilgrim(pilgrim, Num.GOOD) + BAD * journey.pilgrim(pilgrim, Num.BAD)
            + FORTUNE * journey.cards().count(journey.hand(pilgrim))
            + SKILL * journey.cards().count(journey.zones().inPlay[pilgrim])
            + CORRUPTION * journey.cards().count(journey.zones().corruption[pilgrim]);
      }
    }
    return sum;
  }

  /** How far the work is behind a pace at which it is done before the last turn. */
  private static double haste(Journey journey, double left) {
    List<Goal> failures = journey.scene().quest.entry().failure();
    double haste = 0;
    for (int i = 0; i < failures.size(); i++) {
      if (failures.get(i) instanceof Goal.TurnReached reached) {
        int turns = Math.max(0, reached.turn() - journey.get(Num.TURN));
        haste += Math.max(0, left / PACE - turns);
      }
    }
    return haste;
  }
}
