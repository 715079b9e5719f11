/**
 * The windows: the finite model of "at any time".
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A seat's turn in a window is made once for all matches</b> ({@code Asking}), instead of {@link
 *       games.kumite.spi.Window}: a window here asks up to six seats after every action, and a record for each seat's
 *       turn and a list for each seat that can only pass were most of what a playout allocated. Order, reopening and
 *       closing are the same.
 *   <li><b>What a seat may do has one source</b>, which either lists it or stops at the first thing it finds.
 *   <li><b>Windows of one player</b> (receipt, opening, Trap, Bad Stuff) open inside an action of another window and
 *       therefore keep their seat in the question. One that its seat cannot use is skipped (rule 5 of the
 *       windows); that it opens tells that it can be used, and no more.
 * </ul>
 */
@NullMarked
package games.kumite.tmnt.window;

import org.jspecify.annotations.NullMarked;
