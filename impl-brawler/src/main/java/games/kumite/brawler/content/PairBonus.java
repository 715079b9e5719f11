package games.kumite.brawler.content;

/**
 * A line of the table of Well Executed Attacks.
 *
 * @param when the condition on the two cards
 * @param bonus the roll of the second attacker
 */
public record PairBonus(PairCondition when, RollEntry bonus) {}
