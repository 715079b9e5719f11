package games.kumite.journey.attack;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.sum.Sums;

/** Heuristic choice of the cards to play in a single attack, by its likely effect. Stateless. */
final class StrikeWish {

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
  private static final double SURE = 0.95;
  /** The value from which on a red die is kept, and the mean of a blue one. */
  private static final double RED = 1.7;
  private static final double BLUE = 1;

  private StrikeWish() {}

  static boolean isWanted(Journey journey, Strike strike, int owner, Effect effect) {
    return strike.attacker() < Content.PILGRIMS ? isWantedInAttack(journey, strike, effect)
        : isWantedInDefense(journey, strike, owner, effect);
  }

  private static boolean isWantedInAttack(Journey journey, Strike strike, Effect effect) {
    return switch (effect.verb()) {
      case ADD_DAMAGE, ADD_ATTACK_DICE -> strike.dice().red().size() > 0 ? isFailing(journey, strike)
          : journey.terms().share(journey.terms().figure(strike.target()).type, strike.attacker(),
              journey.pilgrim(strike.attacker(), Num.LEVEL)) < SURE;
      case REROLL -> isFailing(journey, strike) && strike.dice().redTotal(journey) < RED * strike.dice().red().size();
      case KNOCK_BACK -> false;
      default -> true;
    };
  }

  private static boolean isFailing(Journey journey, Strike strike) {
    int target = strike.target();
    double hit = Rolls.attackTotal(journey, strike) - defense(journey, strike);
    return Sums.demon(journey, target).entry().track() || hit < journey.figure(target, Num.HEALTH);
  }

  private static double defense(Journey journey, Strike strike) {
    if (strike.dice().blue().size() > 0 || !Sums.defends(journey, strike.target())) {
      return Rolls.defenseTotal(journey, strike);
    }
    return Rolls.defenseTotal(journey, strike) + BLUE * Sums.defenseDice(journey, strike.target(), strike.played());
  }

  private static boolean isWantedInDefense(Journey journey, Strike strike, int owner, Effect effect) {
    int target = strike.target();
    boolean isRolled = strike.dice().red().size() > 0;
    double blow = journey.terms().blow(journey.terms().figure(strike.attacker()).type, target);
    double harm = isRolled ? Rolls.attackTotal(journey, strike) - defense(journey, strike) : blow;
    int health = journey.figure(target, Num.HEALTH);
    boolean isDangerous = harm > DANGEROUS * health;
    return switch (effect.verb()) {
      case REFLECT_ATTACK -> blow >= HEAVY || isDangerous;
      case REDIRECT_ATTACK -> (target == journey.terms().leader && blow >= LITTLE || isDangerous)
          && journey.figure(owner, Num.HEALTH) >= Math.max(SPARE, health);
      case CANCEL_ATTACK -> harm >= MUCH || harm >= health;
      case ADD_DEFENSE -> harm >= SOME || harm >= health;
      case ADD_DEFENSE_DICE -> harm >= LITTLE;
      case REROLL -> harm >= SOME && strike.dice().blueTotal(journey) < BLUE * strike.dice().blue().size();
      default -> true;
    };
  }
}
