/**
 * Tables as pictures: SVG for one table, and a page that steps through a match.
 *
 * <p>Like the console it depends on the shared vocabulary of elements and on no game. Drawings are boxes
 * ({@link games.kumite.spi.console.picture.Box}), each a size and a list of pieces of SVG; boxes flow into rows, inside
 * seats and on the whole sheet.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 * <li><b>The drawing is made in Java, not in the page</b>: the page only joins pieces, so that a table on its own and a
 * table in the page look the same, and tests see what users see.
 * <li><b>A page holds each piece once.</b> Most of a table stays as it was from one action to the next; a step is the
 * part of the list of pieces that has changed.
 * <li><b>A board without places is laid out by its links</b>, such that the way between two spaces in steps is the
 * distance between them on the sheet as closely as possible (stress majorization; Gansner, Koren, North 2004).
 * <li><b>An action that a viewer cannot notice is not a step</b>: otherwise the number of steps would reveal actions
 * that change neither its table nor its events.
 * </ul>
 */
@NullMarked
package games.kumite.spi.console.picture;

import org.jspecify.annotations.NullMarked;
