/**
 * The evaluation of positions, for bots that do not play to the end.
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <p>Figures are those with which a decision was taken.
 *
 * <ul>
 *   <li><b>Searches judge where the next turn begins</b>, which is a round for the API ({@link
 *       games.kumite.api.GameProperties#ROUND_END}), and play on to it by {@linkplain games.kumite.api.MatchSearch#playHeuristic what
 *       seats do without thinking}. Judged right after one new action, a search compared positions in the middle of
 *       fights and talks: how they end was left to the estimate, which {@code greedy} has as well. Of 15 matches of
 *       {@code mcts:1000:round}, {@code mcts:1000:cut0} and two {@code greedy:100} the first won 10 (42 to 85 %), the
 *       second 5.
 *   <li><b>A seat that does not think passes unless its cards are enough</b>: in a lost fight all that it could play
 *       for the side must turn it, and a spoiler must be able to spoil; a fight for the match is always spoiled if it
 *       can be, another one time in three. It proposes nothing, asks no player and declines: the tree finds the value of
 *       a talk.
 *   <li><b>What was proposed still counts in the next turn.</b> With its window forgotten, a proposal cost a search
 *       nothing, and its value differed from a pass by noise: in one match 348 of some 950 choices of {@code mcts:1000}
 *       were about trades, 127 of which it gave up itself.
 *   <li><b>Tests that begin with a position count turns as well</b>: where no turn ends a round, playouts go on to the end of
 *       the match: far slower, and with 600 iterations nothing but noise.
 * </ul>
 */
@NullMarked
package games.kumite.tmnt.evaluation;

import org.jspecify.annotations.NullMarked;
