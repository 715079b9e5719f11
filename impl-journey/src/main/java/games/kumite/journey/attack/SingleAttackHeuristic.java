package games.kumite.journey.attack;

import games.kumite.journey.content.Effect;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;

/** Heuristic choice of the cards to play in a single attack, by its likely effect. Stateless. */
final class SingleAttackHeuristic {

  /**
   * The damage from which on a card is worth playing: one that prevents all of it, a part of it, or one that costs
   * little.
   */
  private static final double MUCH = 2.5;
  private static final double SOME = 2.1;
  private static final double LITTLE = 1;
  /** The damage expected before the dice from which on a card that turns an attack away is worth playing. */
  private static final double HEAVY = 2.4;
  /** The part of the health from which on damage is dangerous. */
  private static final double DANGEROUS = 0.3;
  /** The health that a pilgrim keeps when it takes an attack upon itself. */
  private static final double SPARE = 5;
  /** The chance of success from which on an attack needs no card. */
  private static final double CERTAIN = 0.95;
  /** The value from which on a red die is kept, and the mean of a blue one. */
  private static final double RED = 1.7;
  private static final double BLUE = 1;

  private SingleAttackHeuristic() {}

  /** Returns whether the attack of a pilgrim fails as the dice lie, or may well fail before they are rolled. */
  static boolean isWeak(GameState state, SingleAttack attack, int owner, Effect effect) {
    return attack.dice().red().size() > 0 ? isFailing(state, attack)
        : state.definition().share(state.definition().figure(attack.target()).type, attack.attacker(),
            state.pilgrim(attack.attacker(), Counters.LEVEL)) < CERTAIN;
  }

  /** Returns whether the attack of a pilgrim fails because of low dice. */
  static boolean isBadAttackRoll(GameState state, SingleAttack attack, int owner, Effect effect) {
    return isFailing(state, attack) && attack.dice().redTotal(state) < RED * attack.dice().red().size();
  }

  private static boolean isFailing(GameState state, SingleAttack attack) {
    int target = attack.target();
    double hit = AttackDice.attackTotal(state, attack) - defense(state, attack);
    return FigureStats.demon(state, target).entry().track() || hit < state.figure(target, Counters.HEALTH);
  }

  private static double defense(GameState state, SingleAttack attack) {
    if (attack.dice().blue().size() > 0 || !FigureStats.defends(state, attack.target())) {
      return AttackDice.defenseTotal(state, attack);
    }
    return AttackDice.defenseTotal(state, attack) + BLUE * FigureStats.defenseDice(state, attack.target(), attack.played());
  }

  /** Returns whether an attack does enough damage to take the edge off it. */
  static boolean isPainful(GameState state, SingleAttack attack, int owner, Effect effect) {
    return harm(state, attack) >= SOME || isDeadly(state, attack);
  }

  /** Returns whether an attack does damage. */
  static boolean isFelt(GameState state, SingleAttack attack, int owner, Effect effect) {
    return harm(state, attack) >= LITTLE;
  }

  /** Returns whether an attack does damage because of low defense dice. */
  static boolean isBadDefenseRoll(GameState state, SingleAttack attack, int owner, Effect effect) {
    return harm(state, attack) >= SOME && attack.dice().blueTotal(state) < BLUE * attack.dice().blue().size();
  }

  /** Returns whether an attack does much damage. */
  static boolean isHeavy(GameState state, SingleAttack attack, int owner, Effect effect) {
    return harm(state, attack) >= MUCH || isDeadly(state, attack);
  }

  /** Returns whether an attack threatens to do much damage. */
  static boolean isThreat(GameState state, SingleAttack attack, int owner, Effect effect) {
    return blow(state, attack) >= HEAVY || isDangerous(state, attack);
  }

  /** Returns whether an attack on the leader, or a dangerous one, is better taken by the owner of the card. */
  static boolean isBearable(GameState state, SingleAttack attack, int owner, Effect effect) {
    int target = attack.target();
    return (target == state.definition().leader && blow(state, attack) >= LITTLE || isDangerous(state, attack))
        && state.figure(owner, Counters.HEALTH) >= Math.max(SPARE, state.figure(target, Counters.HEALTH));
  }

  private static double blow(GameState state, SingleAttack attack) {
    return state.definition().blow(state.definition().figure(attack.attacker()).type, attack.target());
  }

  private static double harm(GameState state, SingleAttack attack) {
    return attack.dice().red().size() > 0 ? AttackDice.attackTotal(state, attack) - defense(state, attack) : blow(state, attack);
  }

  private static boolean isDeadly(GameState state, SingleAttack attack) {
    return harm(state, attack) >= state.figure(attack.target(), Counters.HEALTH);
  }

  private static boolean isDangerous(GameState state, SingleAttack attack) {
    return harm(state, attack) > DANGEROUS * state.figure(attack.target(), Counters.HEALTH);
  }
}
