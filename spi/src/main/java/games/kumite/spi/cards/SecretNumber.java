package games.kumite.spi.cards;

/**
 * A place for one secret number, such as a die under a cup: declared once, shared by all copies. Immutable.
 *
 * @param index its number in the layout
 * @param name its name, unique in the layout
 * @param sides the number of values it may hold, 1 to {@code sides}, all equally likely to viewers who do not see it
 * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for none
 * @param seers a bit for each viewer who sees its content: seat i is bit i, the spectator the bit after the last seat
 */
public record SecretNumber(int index, String name, int sides, int owner, int seers) {}
