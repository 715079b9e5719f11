/**
 * How the game stands: the estimate that searching bots ask for where they cut a playout off. All of it is guesses that
 * order positions, fitted to matches of such bots; no rule depends on it.
 */
@NullMarked
package games.kumite.bigtrouble.outlook;

import org.jspecify.annotations.NullMarked;
