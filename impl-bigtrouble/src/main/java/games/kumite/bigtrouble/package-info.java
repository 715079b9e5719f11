/**
 * The place of Big Trouble in Little China. The game is not written yet, and therefore this module has no provider:
 * {@code Games} does not find it. What it will have to do is in {@code RULES.md}.
 */
@NullMarked
package games.kumite.bigtrouble;

import org.jspecify.annotations.NullMarked;
