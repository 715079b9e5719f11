package games.kumite.tmnt.state;

/**
 * A number that counts while something is so.
 *
 * @param amount what is added
 * @param need when
 */
public record Sum(int amount, Need need) {}
