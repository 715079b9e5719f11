/**
 * Sample game: tic-tac-toe.
 *
 * <ul>
 *   <li>TT-01: Two seats take turns, the first seat begins. On its turn a seat takes one cell of a grid
 *       of three rows and three columns.
 *   <li>TT-02: A cell that is taken stays taken.
 *   <li>TT-03: Three cells of a seat in a row, a column or a diagonal win at once.
 *   <li>TT-04: When the grid is full and nobody has won, the match is drawn.
 * </ul>
 */
@NullMarked
package games.kumite.spi.samples.tictactoe;

import org.jspecify.annotations.NullMarked;
