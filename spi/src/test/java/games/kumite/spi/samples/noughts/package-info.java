/**
 * Sample game: tic-tac-toe in one file, on {@link games.kumite.spi.plugin.PlainGame}.
 *
 * <ul>
 *   <li>NC-01: Two seats take turns, the first seat begins. On its turn a seat takes one space of a grid of three rows and
 *       three columns.
 *   <li>NC-02: A space that is taken stays taken.
 *   <li>NC-03: A seat with three spaces in a row, a column or a diagonal wins at once.
 *   <li>NC-04: The match is drawn if all spaces are taken.
 * </ul>
 */
package games.kumite.spi.samples.noughts;
