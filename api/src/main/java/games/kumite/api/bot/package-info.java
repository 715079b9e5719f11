/**
 * Bots: programs that take a seat, seeing what their seat may know and nothing else.
 *
 * <p>A bot is one method: {@link games.kumite.api.bot.Bot#choose} gets a {@link games.kumite.api.Perspective} and the
 * decision to be made, and says which action. Its chance comes from its own seed. {@link games.kumite.api.bot.Bots}
 * makes the bundled ones, lets bots play a match, and reads them from text:
 *
 * <table>
 * <caption>The bundled bots, which play every game</caption>
 * <tr><th>text</th><th>what it does</th></tr>
 * <tr><td>{@code random}</td><td>takes any listed action</td></tr>
 * <tr><td>{@code greedy:100}</td><td>looks one action ahead, by the game's estimate or by short playouts</td></tr>
 * <tr><td>{@code flat:1000}</td><td>plays every action out at random, in worlds dealt anew</td></tr>
 * <tr><td>{@code mcts:1000}</td><td>information-set Monte-Carlo tree search</td></tr>
 * </table>
 *
 * <p>The number is a {@link games.kumite.api.bot.Budget}: {@code 1000} iterations, {@code 1000c} copies, {@code 250ms}
 * or {@code 2s}. More may follow, such as {@code mcts:1s:score:cut40:explore0.5}: {@link
 * games.kumite.api.bot.Bots#named} has the list. Games whose matches are long {@linkplain games.kumite.api.Facts#cutoff
 * say so}, and bots then judge by the game's estimate where they would play on for thousands of decisions. With iterations or copies and a seed a choice is the same bit for bit on every JVM, also in a match
 * that is resumed from its record. {@link games.kumite.api.bot.StandingOrders} answer for any bot or person what has
 * been settled beforehand, such as {@code refuse in assist until phase reset}.
 *
 * <h2>How strong they are</h2>
 *
 * <p>Shown by tests over seeded matches with changing seats. The last one takes some minutes and waits for a profile:
 *
 * <pre>
 * mvn test -pl spi -am -Dtest='StrengthTests,KuhnPokerStrengthTests' -Dsurefire.failIfNoSpecifiedTests=false
 * mvn -Plong test -pl impl-brawler -am -Dtest=SearchTests -Dsurefire.failIfNoSpecifiedTests=false
 * </pre>
 *
 * <table>
 * <caption>Last results</caption>
 * <tr><th>game</th><th>who</th><th>result</th></tr>
 * <tr><td>connect four</td><td>{@code mcts:1000} against {@code random}</td><td>100 of 100 won</td></tr>
 * <tr><td>connect four</td><td>{@code mcts:1000} against {@code flat:1000}</td><td>88 of 100 won</td></tr>
 * <tr><td>tic-tac-toe</td><td>{@code mcts:1000} against {@code random} and {@code flat:1000}</td>
 *   <td>none of 200 lost</td></tr>
 * <tr><td>Brawler</td><td>two heroes by {@code mcts:2000}</td>
 *   <td>280 of 400 won, 70.0 % (95 %: 65.3 to 74.3); the ledger's competent policy wins 47.0 %</td></tr>
 * <tr><td>Kuhn poker</td><td>against the equilibrium, mean over both seats</td>
 *   <td>a game loses 0.133 chips by {@code random}, 0.069 by {@code flat:1000}, 0.047 by {@code mcts:1000}, 0.046 by
 *   {@code mcts:1000:score}</td></tr>
 * </table>
 *
 * <h2>How fast the search is</h2>
 *
 * <pre>
 * mvn -Pbench test-compile exec:exec@bench -pl spi -am -Dbench=SearchBenchmark -Dbench.args="-prof gc"
 * </pre>
 *
 * <p>Iterations for a second of processor time at 1,000 iterations a choice, one thread, JDK 17, where a loop over
 * bitboards written by hand plays 8.7 million games of tic-tac-toe at random in the same second of the same run:
 *
 * <table>
 * <caption>Speed of {@code mcts:1000}</caption>
 * <tr><th>game</th><th>over a match's choices</th><th>at the first choice</th><th>bytes an iteration</th></tr>
 * <tr><td>tic-tac-toe</td><td>4,400,000</td><td>2,600,000</td><td>267, of them 264 for the world played in</td></tr>
 * <tr><td>connect four</td><td>2,000,000</td><td>1,150,000</td><td>275, of them 272 for the world</td></tr>
 * <tr><td>Kuhn poker</td><td>6,500,000</td><td>5,100,000</td><td>580, of them 460 for the world</td></tr>
 * <tr><td>Brawler</td><td>260,000</td><td>280,000</td><td>1,500, of them 1,130 for the world</td></tr>
 * </table>
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>One tree for all worlds</b> (SO-ISMCTS), its nodes told apart by who chooses and what kind of choice it is,
 *       since the same action leads to different questions in different worlds. What it cannot see is that another
 *       seat knows its own cards: in the tree that seat acts alike whatever it holds. That is what the figure for Kuhn
 *       poker measures. A tree for each seat (MO-ISMCTS in the same paper) would mend it for the price of telling
 *       apart who sees which action.
 *   <li><b>Where nothing is hidden and nothing drawn, an action is its place</b>: no decision is made into an object
 *       and no action compared, which is most of the speed in such games.
 *   <li><b>The tree is columns of numbers</b>, kept from choice to choice: a search makes no objects but its worlds and
 *       the decisions it looks at. It is not kept as a tree: the next choice begins anew, because a bot that is put
 *       into a resumed match has to choose as the one that has been there from the beginning.
 *   <li><b>A choice's chance comes from the bot's seed and the choice</b>, for the same reason.
 *   <li><b>Exploration is measured in standard deviations of the rewards</b>, since games differ in how far rewards lie
 *       apart: 1.4 of them are the usual 0.7 where half of all matches are won. In Brawler at 300 iterations 0.5 won
 *       46 %, 1.0 won 54 %, 1.4 won 56 %. The deviation begins wide and keeps a share of the range seen: without that
 *       an action that is always worth the same made it vanish, and better ones were never tried again.
 *   <li><b>Half the reward is the score</b> ({@link games.kumite.api.bot.Aim#BOTH}), so that a seat that cannot win yet
 *       knows which way is up. Brawler at 300 iterations: a quarter won 50 %, a half 56 %.
 *   <li><b>Estimates lie close together</b>, so where playouts are cut off the deviation begins at 0.1 with the weight of
 *       two rewards and keeps a tenth of the range. With the prior of wins and losses 150 iterations in Journey were
 *       spread evenly over all actions.
 *   <li><b>Positions are compared at like moments</b> where a game says so ({@link games.kumite.api.Facts#PHASE_END}): an
 *       action that leads on quickly to what demons do was judged by what they did, the others before they came.
 *   <li><b>Where playouts are cut off, long lists are opened in the order of the estimate right after each action</b>, one
 *       and another for each root of the visits. A move of Journey has up to 400 ends: met at random they made moving
 *       look worse than resting, since what a search has tried of a list of bad actions is their mean.
 *   <li><b>Other long lists are opened bit by bit</b>, 8 actions and 2 more for each root of the visits, any one next. On a
 *       board of 49 places 2 won 54 % against a search that opens everything at once, 1 won 42 %, 4 won 52 %, 8 won
 *       46 %. A continuous choice lists candidates, so the same rule serves it.
 * </ul>
 */
@NullMarked
package games.kumite.api.bot;

import org.jspecify.annotations.NullMarked;
