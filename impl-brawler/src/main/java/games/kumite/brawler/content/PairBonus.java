package games.kumite.brawler.content;

/**
 * A line of the table of Well Executed Attacks.
 *
 * @param when which two cards fit
 * @param bonus what the second attacker may roll
 */
public record PairBonus(PairCondition when, Roll bonus) {}
