package games.kumite.journey.outlook;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Scope;
import java.util.List;

/**
 * How a quest stands: the {@link Work} that is left, how long the pilgrims last in the {@link Danger} they are in, how
 * strong they are, and the time. It looks past the next Demon phase: health counts by what the demons near are likely to
 * leave of it. Stateless; allocates nothing.
 */
public final class Prospects {

  // Reasons were weighed by a logistic regression: see the package's documentation.
  private static final double BASE = -0.31;
  /** What an AP of work that is left costs, more for each gate out of which demons come and for each turn that has gone by. */
  private static final double WORK = 0.06;
  private static final double WORK_BY_GATE = 0.047;
  private static final double WORK_BY_TURN = 0.022;
  private static final double TURN = 0.027;
  private static final double GATE = 0.12;
  /** Tripitaka: a point of health, what he has left of it after the next Demon phase, a point of chi, being down. */
  private static final double LEADER_HEALTH = 0.095;
  private static final double LEADER_WELL = 0.48;
  private static final double LEADER_CHI = 0.024;
  private static final double LEADER_DOWN = -1.9;
  /** A point of health of somebody else, a weapon's level, a card in hand, a point of good karma. */
  private static final double HEALTH = 0.0143;
  private static final double WEAPON = 0.13;
  private static final double CARD = 0.025;
  private static final double GOOD = 0.043;
  /** To be up, and have AP in every turn. */
  private static final double UP = 0.14;
  private static final double MENACE = 0.11;
  /** Health with which a pilgrim is half as well as can be. */
  private static final double HALF_WELL = 3;
  /** What an AP does that can be spent before demons act: work, and danger that is averted. */
  private static final double POINT = 0.04;
  private static final double AVERTED = 0.07;
  private static final int POINTS = 2;
  /** What demons have taken already while they act, so that positions there compare with those before and after. */
  private static final double RELIEF = 0.5;
  /** AP of work that a turn brings, when time runs out, and what a turn too few costs. */
  private static final double PACE = 4;
  private static final double LATE_BY_A_TURN = 2.05;
  /** A gate that was woken too early. */
  private static final double WOKEN = 0.85;
  /** A demon that comes when the first sutra is collected counts before, or nobody would collect it. */
  private static final double AWAITED = 1.35;
  /** As long as a lord keeps gates open his defeat is most of what is left. */
  private static final double GUARDED = 0.45;

  // What a search finds out by itself, for those who look one choice ahead.
  /** What a demon in front of a pilgrim is worth to it if it may still act in this turn, and if not. */
  private static final double READY = 0.06;
  private static final double WATCHFUL = 0.02;
  /** What an AP costs that a fighter needs to come to a demon or to Tripitaka. */
  private static final double AWAY = 0.04;
  /** An attack that is paid for, for each target. */
  private static final double UNDER_WAY = 0.18;
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
    double sum = BASE - work(journey) + lives(journey) + POINT * points(journey) - MENACE * Danger.menace(journey)
        + strength(journey) + readiness(journey) + underWay(journey) + Duel.of(journey)
        + (journey.scope() == Stage.DEMONS ? RELIEF : 0) - (Work.hasWoken(journey) ? WOKEN : 0)
        - (Work.isAwaited(journey) ? AWAITED : 0) + (Work.isGuarded(journey) ? GUARDED : 0) - order(journey);
    return 1 / (1 + Math.exp(-sum));
  }

  /** What is left to do, how late it is, and what comes out of the gates meanwhile. */
  private static double work(Journey journey) {
    double left = Work.left(journey);
    int turn = journey.get(Num.TURN);
    int gates = activeGates(journey);
    return left * (WORK + WORK_BY_GATE * gates + WORK_BY_TURN * turn) + GATE * gates + TURN * turn
        + LATE_BY_A_TURN * turnsTooFew(journey, left);
  }

  private static int activeGates(Journey journey) {
    int gates = 0;
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      gates += journey.scene().piece(piece).kind == Piece.Kind.GATE && journey.gate(piece) == Piece.Gate.ACTIVE ? 1 : 0;
    }
    return gates;
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

  /** Health, and what is left of Tripitaka's after the next Demon phase. */
  private static double lives(Journey journey) {
    int leader = journey.terms().leader;
    double sum = LEADER_DOWN;
    if (journey.isConscious(leader)) {
      int health = journey.figure(leader, Num.HEALTH);
      double danger = (1 - AVERTED * points(journey)) * Danger.to(journey, leader);
      sum = LEADER_HEALTH * health + LEADER_WELL * well(health - danger) + LEADER_CHI * journey.pilgrim(leader, Num.CHI);
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim)) {
        sum += UP + (pilgrim == leader ? 0 : HEALTH * journey.figure(pilgrim, Num.HEALTH));
      }
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
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (pilgrim != journey.terms().leader && journey.isConscious(pilgrim)) {
        boolean isToCome = pilgrim == active && journey.get(Num.POINTS) > 0
            || journey.pilgrim(pilgrim, Num.PLACE) > place && !isDemonPhase(journey);
        sum += (isToCome ? READY : WATCHFUL) * Danger.within(journey, pilgrim) - AWAY * Danger.away(journey, pilgrim);
      }
    }
    return sum;
  }

  /** Weapons, cards, karma. */
  private static double strength(Journey journey) {
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim)) {
        int level = pilgrim == journey.terms().leader ? 0 : journey.pilgrim(pilgrim, Num.LEVEL);
        sum += WEAPON * level + CARD * journey.cards().count(journey.hand(pilgrim)) + GOOD * journey.pilgrim(pilgrim, Num.GOOD)
            - Corruption.cost(journey, pilgrim);
      }
    }
    return sum;
  }

  /** Returns how many turns are missing at a pace at which the work is done before the last one. */
  private static double turnsTooFew(Journey journey, double left) {
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
