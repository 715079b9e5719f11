/**
 * The place of Munchkin Teenage Mutant Ninja Turtles. The game is not written yet, and therefore this module has no provider:
 * {@code Games} does not find it. What it will have to do is in {@code RULES.md}.
 */
@NullMarked
package games.kumite.tmnt;

import org.jspecify.annotations.NullMarked;
