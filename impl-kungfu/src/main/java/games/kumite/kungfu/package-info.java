/**
 * The place of A Fistful of Kung Fu. The game is not written yet, and therefore this module has no provider:
 * {@code Games} does not find it. What it will have to do is in {@code RULES.md}.
 */
@NullMarked
package games.kumite.kungfu;

import org.jspecify.annotations.NullMarked;
