/**
 * Pictures that are the console's own: a page that steps through a match, and the standings of an arena. Tables are drawn
 * by {@link games.kumite.api.picture}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A page holds each line of its pictures once.</b> Most of a table stays as it was from one action to the next; a
 *       step is the part of the lines that has changed.
 *   <li><b>What a viewer cannot notice is not a step</b>: an action that changes neither its table nor what it is told
 *       would otherwise be counted for it.
 * </ul>
 */
@NullMarked
package games.kumite.spi.console.picture;

import org.jspecify.annotations.NullMarked;
