package games.kumite.journey.attack;

import games.kumite.journey.content.Content;
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

  static boolean isWanted(GameState state, SingleAttack attack, int owner, Effect effect) {
    return attack.attacker() < Content.PILGRIMS ? isWantedInAttack(state, attack, effect)
        : isWantedInDefense(state, attack, owner, effect);
  }

  private static boolean isWantedInAttack(GameState state, SingleAttack attack, Effect effect) {
    return switch (effect.verb()) {
      case ADD_DAMAGE, ADD_ATTACK_DICE -> attack.dice().red().size() > 0 ? isFailing(state, attack)
          : state.definition().share(state.definition().figure(attack.target()).type, attack.attacker(),
              state.pilgrim(attack.attacker(), Counters.LEVEL)) < CERTAIN;
      case REROLL -> isFailing(state, attack) && attack.dice().redTotal(state) < RED * attack.dice().red().size();
      case KNOCK_BACK -> false;
      default -> true;
    };
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

  private static boolean isWantedInDefense(GameState state, SingleAttack attack, int owner, Effect effect) {
    int target = attack.target();
    boolean isRolled = attack.dice().red().size() > 0;
    double blow = state.definition().blow(state.definition().figure(attack.attacker()).type, target);
    double harm = isRolled ? AttackDice.attackTotal(state, attack) - defense(state, attack) : blow;
    int health = state.figure(target, Counters.HEALTH);
    boolean isDangerous = harm > DANGEROUS * health;
    return switch (effect.verb()) {
      case REFLECT_ATTACK -> blow >= HEAVY || isDangerous;
      case REDIRECT_ATTACK -> (target == state.definition().leader && blow >= LITTLE || isDangerous)
          && state.figure(owner, Counters.HEALTH) >= Math.max(SPARE, health);
      case CANCEL_ATTACK -> harm >= MUCH || harm >= health;
      case ADD_DEFENSE -> harm >= SOME || harm >= health;
      case ADD_DEFENSE_DICE -> harm >= LITTLE;
      case REROLL -> harm >= SOME && attack.dice().blueTotal(state) < BLUE * attack.dice().blue().size();
      default -> true;
    };
  }
}
