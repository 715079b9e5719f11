/**
 * The evaluation of positions: the estimate that searching bots ask for at the end of a playout. All of it is guesses
 * that order positions, centred on usual values in matches of such bots; no rule depends on it.
 *
 * <p>A search needs it: a random playout to the end is lost nearly always. The game declares playouts of no decision.
 * With normal difficulty, bots by the plain name {@code mcts:150}, which is 150 iterations a choice and one to two
 * seconds of processor time a match, won (in brackets the interval of 95 %, then the result of the ledger's simulation
 * of sensible play):
 *
 * <table>
 * <caption>Matches won</caption>
 * <tr><th>players</th><th>won</th><th>share</th><th>ledger</th></tr>
 * <tr><td>1</td><td>39 of 40</td><td>98 % (87 to 100)</td><td>49 %</td></tr>
 * <tr><td>2</td><td>30 of 40</td><td>75 % (60 to 86)</td><td>55 %</td></tr>
 * <tr><td>3</td><td>12 of 22</td><td>55 % (35 to 73)</td><td>44 %</td></tr>
 * <tr><td>4</td><td>7 of 22</td><td>32 % (16 to 53)</td><td>31 %</td></tr>
 * </table>
 *
 * <p>Random bots won none of thousands.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Action dice are the coin</b>: Act II counts the dice to spare ({@code ActTwoEvaluation}), Act I the expected strength
 *       of the heroes and the yield of the dice left ({@code ActOneEvaluation}).
 *   <li><b>A quest is worth its yield less the dice of the hero who goes for it</b>, and each hero goes for one. A die
 *       of such work counts more than a die, or no hero would begin: before, progress was worth less than it cost, and
 *       bots of four players rested through Act I and won none of 12 matches.
 *   <li><b>An action in progress is worth its expected result</b> ({@code ActionProgress}): dice that are slotted for a
 *       movement are spaces less to go, those of a combat check a chance to hit. A search of some hundred iterations
 *       does not see the end of an action that takes five decisions, and would take those that pay at once.
 *   <li><b>The estimate is steep and never flat</b>: two steps of a lost position differ by a thousandth in the
 *       probability of winning, which no search notices.
 *   <li><b>A definition of a match is told its evaluation</b>: the values of cards and quests are found once for equal
 *       settings, and the state knows nothing of them.
 *   <li><b>Danger counts less while heroes have yet to act</b>, who may kill the threatening enemies; otherwise no hero
 *       would enter the arena first.
 *   <li><b>A part stays if matches need it.</b> Upgrades are not told apart by their words, and a rest in progress and enemies
 *       still to come count nothing: three {@code mcts:150} bots won 8 of 22 matches without these parts and 7 with them.
 *       Without items, guards in Act I and showdown cards in play as well they won 3 of 22, although two {@code mcts:60} bots
 *       then won 57 of 80, with all parts 58.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.evaluation;

import org.jspecify.annotations.NullMarked;
