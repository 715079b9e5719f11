/**
 * Sample game: the disc duel, with a continuous choice, a reaction window and a procedure that waits
 * twice.
 *
 * <ul>
 *   <li>DD-01: The table is a circle, 400 mm across. Each of the two seats has one disc, 50 mm across; at
 *       the start they lie 100 mm left and right of the middle. Places are those of a disc's centre, in
 *       whole tenths of a millimetre from the left and from the top of the table.
 *   <li>DD-02: Seats take turns, the first seat begins. On its turn a seat pushes its own disc once.
 *   <li>DD-03: A push goes in a straight line to another point at most 100 mm away.
 *   <li>DD-04: Nobody pushes the own disc off the table: the point must lie on it. A point at the very
 *       edge is on the table.
 *   <li>DD-05: A disc slides as far as it can without overlapping the rival's disc, and stops there. The
 *       rest of its way is the force of the impact; without a rest there is none.
 *   <li>DD-06: Before the impact the rival may brace: it uses up one of its braces (two at the start), its
 *       disc stays where it is, and the push is over.
 *   <li>DD-07: Else the rival's disc is shoved away along the line of the two centres, as far as the
 *       force.
 *   <li>DD-08: Whose disc's centre leaves the table loses at once.
 *   <li>DD-09: After a shove the seat may follow: its disc moves just as the rival's did, if that keeps it
 *       on the table. Or it stays.
 *   <li>DD-10: After the agreed number of pushes (40) the seat whose disc is nearer to the middle wins; if
 *       both are equally near, the match is drawn.
 *   <li>DD-11: Lengths are the whole part of the root; a point between two tenths goes to the nearer one,
 *       from halfway away from where the line begins. A disc on its way is looked at once a tenth.
 *   <li>DD-12: Pushed off scores 2 against -2, nearer to the middle 1 against -1, a draw 0.
 * </ul>
 *
 * <p>Claim: the force of an impact lies in the state and not in the script that carries the push out,
 * because whoever is asked to brace must see on the table what is coming. Tried and rejected: a bounce of
 * the pushing disc, which made every shove end the contact and the game a chase.
 */
@NullMarked
package games.kumite.spi.samples.discduel;

import org.jspecify.annotations.NullMarked;
