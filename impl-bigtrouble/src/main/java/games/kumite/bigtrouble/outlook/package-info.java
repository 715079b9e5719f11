/**
 * How the game stands: the estimate that searching bots ask for where they cut a playout off. All of it is guesses that
 * order positions, centred on matches of such bots; no rule depends on it.
 *
 * <p>A search needs it: a random playout to the end is lost nearly always. The game declares playouts of one decision.
 * With 150 iterations a choice and normal difficulty bots by the plain name {@code mcts:150} won 3 of 6 matches with one
 * player (95 %: 19 to 81), 4 of 7 with two (25 to 84), 1 of 6 with three (3 to 56) and none of 5 with four (0 to 43); with
 * 300 iterations an earlier search won 12 of 23, 2 of 4, 1 of 14 and 1 of 10. Random bots won none of thousands.
 *
 * <p>What heroes lack who play together: a rest brings a chi for each die, which counts more than the die, while work on a
 * quest pays only when it is done, so that they rest too often; and offers to trade fill their lists. Dice of 0.9 chi and
 * work of 1.6 made them move, and won 1 of 11 matches with two and three players at 100 iterations: no gain.
 */
@NullMarked
package games.kumite.bigtrouble.outlook;

import org.jspecify.annotations.NullMarked;
