/**
 * The state of a match and what is fixed before it.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Figures are rows of numbers</b> ({@link games.kumite.kungfu.state.Figures}): a copy is two clones, and the
 *       geometry asks them without an object in between. A figure keeps its number for the whole match, even when it
 *       changes sides or has left the table.
 *   <li><b>All other numbers are one array</b>, with places named in {@link games.kumite.kungfu.state.Counters}.
 *   <li><b>The board is shared</b>: it never changes, and a change of the scenery puts another one in its place.
 * </ul>
 */
@NullMarked
package games.kumite.kungfu.state;

import org.jspecify.annotations.NullMarked;
