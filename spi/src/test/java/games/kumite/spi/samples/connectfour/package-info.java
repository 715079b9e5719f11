/**
 * Sample game: connect four.
 *
 * <ul>
 *   <li>CF-01: Two seats take turns, the first seat begins. On its turn a seat drops a disc into one of
 *       the seven columns of an upright rack that is six spaces high.
 *   <li>CF-02: A space holds one disc.
 *   <li>CF-03: A disc falls to the lowest empty space of its column.
 *   <li>CF-04: Four discs of a seat in a row, a column or a diagonal win at once.
 *   <li>CF-05: When the rack is full and nobody has won, the match is drawn.
 * </ul>
 *
 * <p>An action names the space in which the disc comes to rest ({@code drop space:d1}). Claim: so every
 * argument is an element that a frontend can highlight, and both ways to be wrong, a taken space and one
 * that hangs in the air, have a rule to name. Tried and rejected: the number of the column, which names
 * nothing on the table.
 */
@NullMarked
package games.kumite.spi.samples.connectfour;

import org.jspecify.annotations.NullMarked;
