/**
 * A Fistful of Kung Fu. There is no game yet, and therefore this module has no provider: {@code Games} does not find
 * it. What it has to do is in {@code RULES.md}.
 *
 * <p>What there is: {@code geometry}, the table as a plane; {@code content} with the figures, gangs, effect tables,
 * props, tables and locations; {@code state} with a match's figures and numbers; {@code setup}, everything before the
 * first turn, to be put on the agenda before the turns ({@code Setup.BEGIN}); {@code table}, the description for
 * observers. Data flow one way: geometry, content, state, features, table.
 */
@NullMarked
package games.kumite.kungfu;

import org.jspecify.annotations.NullMarked;
