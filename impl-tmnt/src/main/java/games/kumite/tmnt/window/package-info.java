/**
 * The windows: the finite model of "at any time".
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The actions of a seat have one source</b>, {@link games.kumite.tmnt.window.WindowActions}, with a row for each, which
 *       lists it, judges it and carries it out. It either lists them or stops at the first one it finds. The actions with cards
 *       are one row ({@link games.kumite.tmnt.window.CardActions}), since hand and table are looked at card by card.
 *   <li><b>Windows of one player</b> (receipt, opening, Trap, Bad Stuff) open inside an action of another window and
 *       therefore keep their seat in the question. One that its seat cannot use is skipped (rule 5 of the
 *       windows); that it opens tells that it can be used, and no more.
 * </ul>
 */
@NullMarked
package games.kumite.tmnt.window;

import org.jspecify.annotations.NullMarked;
