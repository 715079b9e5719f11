package games.kumite.spi.cards;

/**
 * A place for one secret number, such as a die under a cup: declared once, shared by all copies.
 * Immutable.
 *
 * @param index its number in the layout
 * @param name its name, unique in the layout
 * @param sides how many numbers it may hold, 1 to {@code sides}, all equally likely to those who do not
 *     see it
 * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for nobody's
 * @param seers a bit for each observer who sees what is in it: seat i is bit i, the spectator the bit after
 *     the last seat
 */
public record SecretNumber(int index, String name, int sides, int owner, int seers) {}
