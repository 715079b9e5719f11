/**
 * How the game stands: the estimate that searching bots ask for where they cut a playout off. All of it is guesses that
 * order positions, centred on matches of such bots; no rule depends on it.
 *
 * <p>A search needs it: a random playout to the end is lost nearly always. Playouts of one decision and an exploration of
 * 0.03 have proved best, since the estimate differs little from action to action: {@code
 * MctsSettings.DEFAULT.withPlayout(1).withExploration(0.03)}. With 300 iterations a choice and normal difficulty such bots
 * won 12 of 23 matches with one player, 2 of 4 with two, 1 of 14 with three and 1 of 10 with four; random bots won none
 * of thousands.
 */
@NullMarked
package games.kumite.bigtrouble.outlook;

import org.jspecify.annotations.NullMarked;
