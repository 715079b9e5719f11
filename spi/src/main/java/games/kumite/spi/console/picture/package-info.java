/**
 * Tables as pictures: SVG for one table, and a page that steps through a match.
 *
 * <p>Like the console it knows the shared vocabulary of elements and no game. What is drawn goes down into boxes
 * ({@link games.kumite.spi.console.picture.Box}), each a size and a list of pieces of SVG; boxes flow into rows, inside
 * seats and on the whole sheet.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The drawing is made in Java, not in the page</b>: the page only joins pieces, so that a table on its own and
 *       a table in the page look the same, and tests see what a person sees.
 *   <li><b>A page holds each piece once.</b> Most of a table stays as it was from one action to the next; a step is the
 *       part of the list of pieces that has changed.
 *   <li><b>A board without places is laid out by its links</b>, such that the way between two spaces in steps is the
 *       distance between them on the sheet as well as that can be had (stress majorization; Gansner, Koren, North 2004).
 *   <li><b>What an observer cannot notice is no step</b>: an action that changes neither its table nor what it is told
 *       would otherwise be counted for it.
 * </ul>
 */
@NullMarked
package games.kumite.spi.console.picture;

import org.jspecify.annotations.NullMarked;
