package games.kumite.journey.outlook;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Scope;
import java.util.List;

/**
 * How a quest stands: the {@link Work} that is left, how long the pilgrims last in the {@link Danger} they are in, how
 * strong they are, and the time. It looks past the next Demon phase: health counts by what the demons near are likely to
 * leave of it. Stateless; allocates nothing.
 */
public final class Prospects {

  private static final double BASE = -3.2;
  /** What an AP of work that is left costs. */
  private static final double WORK = 0.22;
  /** What it counts to be nearly done, and the AP of work from which on it does. */
  private static final double NEARLY = 1.5;
  private static final double LAST = 8;
  private static final double LEADER = 3.2;
  private static final double OTHER = 0.8;
  /** The same where a lord has to be fought, and what a way to the demons counts there, who come themselves. */
  private static final double LEADER_OF_FIGHT = 6;
  private static final double FIGHTER = 1.6;
  private static final double AWAY_FROM_FIGHT = 0.02;
  /** Health with which a pilgrim is half as well as can be. */
  private static final double HALF_WELL = 3;
  private static final double DOWN = -0.5;
  private static final double DEAD = -0.8;
  private static final double LEADER_DOWN = -1;
  private static final double LEADER_OF_FIGHT_DOWN = -1.3;
  private static final double MENACE = 0.2;
  /** What a demon in front of a pilgrim is worth to it if it may still act in this turn, and if not. */
  private static final double READY = 0.12;
  private static final double WATCHFUL = 0.05;
  private static final double WEAPON = 0.12;
  /** What an AP does that can be spent before demons act: work, and danger that is averted. */
  private static final double OWN_WORK = 0.3;
  private static final double AVERTED = 0.07;
  private static final int POINTS = 2;
  /** What demons have taken already while they act, so that positions there compare with those before and after. */
  private static final double RELIEF = 1;
  /** AP of work that a turn brings, when time runs out. */
  private static final double PACE = 4;

  /** Tripitaka fights less than others. */
  private static final double LEADER_WEAPON = 0.3;
  /** What an AP costs that a fighter needs to come to a demon or to Tripitaka. */
  private static final double AWAY = 0.12;
  /** A gate that was woken too early. */
  private static final double WOKEN = 1;
  /** A demon that comes when the first sutra is collected counts before, or nobody would collect it. */
  private static final double AWAITED = 1.6;
  /** An attack that is paid for, for each target. */
  private static final double UNDER_WAY = 0.15;
  private static final int MAX_TARGETS = 2;
  /** Before the first turn: what the strength of the pilgrims adds to a chance. */
  private static final double BEGINNING = 0.3;
  private static final double OF_STRENGTH = 0.02;
  /** The same for each place later in the order of play at which Tripitaka acts: fighters clear the way for him. */
  private static final double LATE = 0.02;
  /** The same in the sum of reasons, for each place before the last, where setup has just been played through. */
  private static final double EARLY = 0.33;
  private static final double MIDDLE = 0.5;

  private Prospects() {}

  /** From 0, as good as lost, to 1, as good as won; before the map is laid out in the middle. */
  public static double of(Journey journey) {
    if (!journey.hasScene()) {
      return MIDDLE;
    }
    if (journey.get(Num.TURN) == 0) {
      int place = journey.pilgrim(journey.terms().leader, Num.PLACE);
      return BEGINNING + OF_STRENGTH * strength(journey) + LATE * (place == 0 ? Content.PILGRIMS : place);
    }
    int points = points(journey);
    double left = Math.max(0, Work.left(journey) - OWN_WORK * points);
    double sum = BASE - WORK * left + NEARLY * Math.max(0, 1 - left / LAST)
        - MENACE * Danger.menace(journey) + lives(journey, 1 - AVERTED * points)
        + strength(journey) + readiness(journey) - haste(journey, left)
        + (journey.scope() == Stage.DEMONS ? RELIEF : 0) + underWay(journey)
        - (Work.hasWoken(journey) ? WOKEN : 0) - (Work.isAwaited(journey) ? AWAITED : 0) + Duel.of(journey)
        - order(journey);
    return Chance.of(journey, sum);
  }

  /** What the order of play costs, as long as it is all that has been chosen. */
  private static double order(Journey journey) {
    boolean isFresh = journey.get(Num.TURN) == 1 && !isDemonPhase(journey) && !hasActed(journey);
    return isFresh ? EARLY * (Content.PILGRIMS - journey.pilgrim(journey.terms().leader, Num.PLACE)) : 0;
  }

  /** AP that can be spent before demons act again. */
  private static int points(Journey journey) {
    if (isDemonPhase(journey)) {
      return 0;
    }
    int active = journey.get(Num.ACTIVE);
    if (active < 0 && journey.scope() == Stage.PILGRIM_PHASE && hasActed(journey)) {
      return 0;
    }
    int points = active < 0 ? 0 : journey.get(Num.POINTS);
    int place = active < 0 ? 0 : journey.pilgrim(active, Num.PLACE);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      points += journey.pilgrim(pilgrim, Num.PLACE) > place && journey.isConscious(pilgrim) ? POINTS : 0;
    }
    return points;
  }

  /** Nobody is active: whether the Pilgrim phase is over and does not just begin. */
  private static boolean hasActed(Journey journey) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.pilgrim(pilgrim, Num.ACTIONS) > 0) {
        return true;
      }
    }
    return false;
  }

  static boolean isDemonPhase(Journey journey) {
    Scope<?> scope = journey.scope();
    return scope == Stage.DEMONS || scope == Stage.SPAWNING || scope == Stage.DEMON_PHASE;
  }

  private static double lives(Journey journey, double danger) {
    int leader = journey.terms().leader;
    boolean isFight = Duel.isFought(journey);
    double down = isFight ? LEADER_OF_FIGHT_DOWN : LEADER_DOWN;
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      double weight = pilgrim == leader ? isFight ? LEADER_OF_FIGHT : LEADER : isFight ? FIGHTER : OTHER;
      if (!journey.isConscious(pilgrim)) {
        boolean isDead = journey.pilgrim(pilgrim, Num.LYING) == Num.DEAD;
        sum += weight * (pilgrim == leader ? down : isDead ? DEAD : DOWN);
        continue;
      }
      double expected = pilgrim == leader ? Danger.to(journey, pilgrim)
          : journey.isConscious(leader) ? Danger.besides(journey, pilgrim, leader) : 0.5 * Danger.to(journey, pilgrim);
      sum += weight * well(journey.figure(pilgrim, Num.HEALTH) - danger * expected);
    }
    return sum;
  }

  static double well(double health) {
    return health > 0 ? health / (health + HALF_WELL) : Math.max(-1, health / HALF_WELL / 2);
  }

  /** An attack that is paid for has still to take place. */
  private static double underWay(Journey journey) {
    int pilgrim = Attacks.underWay(journey);
    return pilgrim < 0 ? 0 : UNDER_WAY * Math.min(MAX_TARGETS, Danger.within(journey, pilgrim));
  }

  /** Demons in front of those who fight, who may still act. */
  private static double readiness(Journey journey) {
    int active = journey.get(Num.ACTIVE);
    int place = active < 0 ? 0 : journey.pilgrim(active, Num.PLACE);
    double away = Duel.isFought(journey) ? AWAY_FROM_FIGHT : AWAY;
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (pilgrim != journey.terms().leader && journey.isConscious(pilgrim)) {
        boolean isToCome = pilgrim == active && journey.get(Num.POINTS) > 0
            || journey.pilgrim(pilgrim, Num.PLACE) > place && !isDemonPhase(journey);
        sum += (isToCome ? READY : WATCHFUL) * Danger.within(journey, pilgrim) - away * Danger.away(journey, pilgrim);
      }
    }
    return sum;
  }

  /** Weapons, cards, chi, karma on its way to both. */
  private static double strength(Journey journey) {
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim)) {
        sum += WEAPON * (pilgrim == journey.terms().leader ? LEADER_WEAPON : 1) * journey.pilgrim(pilgrim, Num.LEVEL)
            + Powers.worth(journey, pilgrim);
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
