/**
 * The place of Journey: Wrath of Demons. The game is not written yet, and therefore this module has no provider:
 * {@code Games} does not find it. What it will have to do is in {@code RULES.md}.
 */
@NullMarked
package games.kumite.journey;

import org.jspecify.annotations.NullMarked;
