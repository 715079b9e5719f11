package games.kumite.tmnt.state;

/**
 * A number that counts while a condition holds.
 *
 * @param amount the number to add
 * @param need the condition
 */
public record Sum(int amount, Need need) {}
