package games.kumite.tmnt.state;

/**
 * A number that counts while a condition holds.
 *
 * @param amount the number to add
 * @param need the condition
 */
public record ConditionalBonus(int amount, ResolvedCondition need) {}
