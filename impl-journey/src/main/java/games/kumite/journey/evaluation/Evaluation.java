package games.kumite.journey.evaluation;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Scope;
import java.util.List;

/**
 * An estimate of a quest: the {@link RemainingWork} that is left, the health that the pilgrims keep in the present
 * {@link ExpectedDamage}, their strength, and the time. It looks past the next Demon phase: health counts by the amount that
 * the demons nearby are likely to leave. Stateless; allocates nothing.
 */
public final class Evaluation {

  // Weights come from a logistic regression: see the package's documentation.
  private static final double BASE = -0.31;
  /**
   * The cost of an AP of remaining work, higher for each gate out of which demons come and for each turn that has
   * passed.
   */
  private static final double WORK = 0.06;
  private static final double WORK_BY_GATE = 0.047;
  private static final double WORK_BY_TURN = 0.022;
  private static final double TURN = 0.027;
  private static final double GATE = 0.12;
  /** Tripitaka: a point of health, a point of his health after the next Demon phase, a point of chi, being down. */
  private static final double LEADER_HEALTH = 0.095;
  private static final double LEADER_WELL = 0.48;
  private static final double LEADER_CHI = 0.024;
  private static final double LEADER_DOWN = -1.9;
  /** Other pilgrims: a point of health, a weapon's level, a card in hand, a point of good karma. */
  private static final double HEALTH = 0.0143;
  private static final double WEAPON = 0.13;
  private static final double CARD = 0.025;
  private static final double GOOD = 0.043;
  /** The value of being up, and having AP in every turn. */
  private static final double UP = 0.14;
  private static final double MENACE = 0.11;
  /** The health at which a pilgrim is worth half as much as it can be. */
  private static final double HALF_WELL = 3;
  /** The value of an AP that can be spent before demons act: work, and danger that is averted. */
  private static final double POINT = 0.04;
  private static final double AVERTED = 0.07;
  private static final int POINTS = 2;
  /**
   * The damage that demons have done already while they act, so that positions there compare with those before and
   * after.
   */
  private static final double RELIEF = 0.5;
  /** The AP of work that a turn brings, the end of the time, and the cost of a turn too few. */
  private static final double PACE = 4;
  private static final double LATE_BY_A_TURN = 2.05;
  /** The cost of a gate that was activated too early. */
  private static final double WOKEN = 0.85;
  /** The weight of the demon that comes with the first sutra; it counts before, or no sutra would be collected. */
  private static final double AWAITED = 1.35;
  /** The weight of the defeat of a lord that keeps gates open, which is most of the remaining work. */
  private static final double GUARDED = 0.45;

  // Weights that a search finds out by itself, for bots that look one choice ahead.
  /** The value of a demon in front of a pilgrim that may still act in this turn, and of one that may not. */
  private static final double READY = 0.06;
  private static final double WATCHFUL = 0.02;
  /** The cost of an AP that a fighter needs to come to a demon or to Tripitaka. */
  private static final double AWAY = 0.04;
  /** The value of an attack that is paid for, per target. */
  private static final double UNDER_WAY = 0.18;
  private static final int MAX_TARGETS = 2;

  /** The value of the pilgrims' strength before the first turn. */
  private static final double BEGINNING = 0.3;
  private static final double OF_STRENGTH = 0.02;
  /** The value of each later place of Tripitaka in the order of play, where fighters clear the way for him. */
  private static final double LATE = 0.02;
  /** Like {@link #LATE}, in the sum of reasons, for each place before the last, just after setup. */
  private static final double EARLY = 0.33;
  private static final double MIDDLE = 0.5;

  private Evaluation() {}

  /** Returns the estimate from 0, as good as lost, to 1, as good as won; a middle value before the map is laid out. */
  public static double of(GameState state) {
    if (!state.hasScene()) {
      return MIDDLE;
    }
    if (state.get(Counters.TURN) == 0) {
      int place = state.pilgrim(state.definition().leader, Counters.PLACE);
      return BEGINNING + OF_STRENGTH * strength(state) + LATE * (place == 0 ? Content.PILGRIMS : place);
    }
    double sum = BASE - work(state) + lives(state) + POINT * points(state) - MENACE * ExpectedDamage.menace(state)
        + strength(state) + readiness(state) + underWay(state) + LordFight.of(state)
        + (state.scope() == Stage.DEMONS ? RELIEF : 0) - (RemainingWork.hasWoken(state) ? WOKEN : 0)
        - (RemainingWork.isAwaited(state) ? AWAITED : 0) + (RemainingWork.isGuarded(state) ? GUARDED : 0) - order(state);
    return 1 / (1 + Math.exp(-sum));
  }

  /** Returns the cost of the remaining work, the time and the demons that come out of the gates meanwhile. */
  private static double work(GameState state) {
    double left = RemainingWork.left(state);
    int turn = state.get(Counters.TURN);
    int gates = activeGates(state);
    return left * (WORK + WORK_BY_GATE * gates + WORK_BY_TURN * turn) + GATE * gates + TURN * turn
        + LATE_BY_A_TURN * turnsTooFew(state, left);
  }

  private static int activeGates(GameState state) {
    int gates = 0;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      gates += state.scene().piece(piece).kind == QuestToken.Kind.GATE && state.gate(piece) == QuestToken.Gate.ACTIVE ? 1 : 0;
    }
    return gates;
  }

  /** Returns the cost of the order of play, as long as nothing else has been chosen. */
  private static double order(GameState state) {
    boolean isFresh = state.get(Counters.TURN) == 1 && !isDemonPhase(state) && !hasActed(state);
    return isFresh ? EARLY * (Content.PILGRIMS - state.pilgrim(state.definition().leader, Counters.PLACE)) : 0;
  }

  /** Returns the AP that can be spent before demons act again. */
  private static int points(GameState state) {
    if (isDemonPhase(state)) {
      return 0;
    }
    int active = state.get(Counters.ACTIVE);
    if (active < 0 && state.scope() == Stage.PILGRIM_PHASE && hasActed(state)) {
      return 0;
    }
    int points = active < 0 ? 0 : state.get(Counters.POINTS);
    int place = active < 0 ? 0 : state.pilgrim(active, Counters.PLACE);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      points += state.pilgrim(pilgrim, Counters.PLACE) > place && state.isConscious(pilgrim) ? POINTS : 0;
    }
    return points;
  }

  /**
   * Returns whether any pilgrim has acted in this turn. While none is active, this distinguishes the end of the Pilgrim
   * phase from its beginning.
   */
  private static boolean hasActed(GameState state) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.pilgrim(pilgrim, Counters.ACTIONS) > 0) {
        return true;
      }
    }
    return false;
  }

  static boolean isDemonPhase(GameState state) {
    Scope<?> scope = state.scope();
    return scope == Stage.DEMONS || scope == Stage.SPAWNING || scope == Stage.DEMON_PHASE;
  }

  /** Returns the value of health, including Tripitaka's health after the next Demon phase. */
  private static double lives(GameState state) {
    int leader = state.definition().leader;
    double sum = LEADER_DOWN;
    if (state.isConscious(leader)) {
      int health = state.figure(leader, Counters.HEALTH);
      double danger = (1 - AVERTED * points(state)) * ExpectedDamage.to(state, leader);
      sum = LEADER_HEALTH * health + LEADER_WELL * well(health - danger) + LEADER_CHI * state.pilgrim(leader, Counters.CHI);
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.isConscious(pilgrim)) {
        sum += UP + (pilgrim == leader ? 0 : HEALTH * state.figure(pilgrim, Counters.HEALTH));
      }
    }
    return sum;
  }

  static double well(double health) {
    return health > 0 ? health / (health + HALF_WELL) : Math.max(-1, health / HALF_WELL / 2);
  }

  /** Returns the value of an attack that is paid for and has still to take place. */
  private static double underWay(GameState state) {
    int pilgrim = Attacks.underWay(state);
    return pilgrim < 0 ? 0 : UNDER_WAY * Math.min(MAX_TARGETS, ExpectedDamage.within(state, pilgrim));
  }

  /** Returns the value of demons in front of fighters that may still act. */
  private static double readiness(GameState state) {
    int active = state.get(Counters.ACTIVE);
    int place = active < 0 ? 0 : state.pilgrim(active, Counters.PLACE);
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (pilgrim != state.definition().leader && state.isConscious(pilgrim)) {
        boolean isToCome = pilgrim == active && state.get(Counters.POINTS) > 0
            || state.pilgrim(pilgrim, Counters.PLACE) > place && !isDemonPhase(state);
        sum += (isToCome ? READY : WATCHFUL) * ExpectedDamage.within(state, pilgrim) - AWAY * ExpectedDamage.away(state, pilgrim);
      }
    }
    return sum;
  }

  /** Returns the value of weapons, cards and karma. */
  private static double strength(GameState state) {
    double sum = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.isConscious(pilgrim)) {
        int level = pilgrim == state.definition().leader ? 0 : state.pilgrim(pilgrim, Counters.LEVEL);
        sum += WEAPON * level + CARD * state.cards().count(state.hand(pilgrim)) + GOOD * state.pilgrim(pilgrim, Counters.GOOD)
            - Corruption.cost(state, pilgrim);
      }
    }
    return sum;
  }

  /** Returns the number of missing turns, at a pace at which the work is done before the last one. */
  private static double turnsTooFew(GameState state, double left) {
    List<Goal> failures = state.scene().quest.entry().failure();
    double haste = 0;
    for (int i = 0; i < failures.size(); i++) {
      int lastTurn = failures.get(i).lastTurn();
      if (lastTurn > 0) {
        int turns = Math.max(0, lastTurn - state.get(Counters.TURN));
        haste += Math.max(0, left / PACE - turns);
      }
    }
    return haste;
  }
}
