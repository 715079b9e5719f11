/**
 * Bots: programs that take a seat and see only what that seat may know.
 *
 * <p>To use a bundled bot, create it from its text with {@link games.kumite.api.bot.Bots}:
 *
 * <table>
 * <caption>The bundled bots, which play every game</caption>
 * <tr><th>text</th><th>method</th></tr>
 * <tr><td>{@code random}</td><td>chooses any listed action</td></tr>
 * <tr><td>{@code greedy:100}</td><td>looks one action ahead, by the game's estimate or by short playouts</td></tr>
 * <tr><td>{@code flat:1000}</td><td>tries every action in imagined worlds with random playouts</td></tr>
 * <tr><td>{@code mcts:1000}</td><td>information-set Monte Carlo tree search</td></tr>
 * <tr><td>{@code policy:100000}</td><td>plays a policy learnt from that many matches against itself</td></tr>
 * <tr><td>{@code bluff:1000}</td><td>a learnt policy, in worlds weighted by the others' past actions</td></tr>
 * </table>
 *
 * <p>The number is the budget of each choice: {@code 1000} iterations, {@code 1000c} copies, {@code 250ms} or {@code
 * 2s}. More parts may follow, such as {@code mcts:1s:score:cut40:explore0.5}: see {@link
 * games.kumite.api.bot.Bots#named}. With iterations or copies and a seed, a choice is the same bit for bit on every
 * JVM, even in a match that was resumed from its record.
 *
 * <p>To write a bot, implement {@link games.kumite.api.bot.Bot#choose}. It gets a {@link games.kumite.api.Perspective}
 * and the pending decision, and returns an action. Use a random source with the bot's own seed. Implement {@link
 * games.kumite.api.bot.BlindBot} if the listed actions are enough; then no perspective has to be made.
 *
 * <p>To write a bot that learns by playing:
 *
 * <ul>
 * <li>Start matches with {@link games.kumite.api.Perspective#newMatch}, in {@link games.kumite.api.bot.Bot#prepare}
 *   before the match begins.
 * <li>Look situations up by {@link games.kumite.api.MatchSearch#privateObservationKey}.
 * <li>Read the others' choices from {@link games.kumite.api.MatchSearch#pastDecisions}.
 * </ul>
 *
 * <p>To learn what an opponent who knows a bot wins from it in a small game, use {@link
 * games.kumite.api.bot.Exploitability}.
 *
 * <p>To settle choices in advance for a bot or a human player, use {@link games.kumite.api.bot.StandingOrders}, such as
 * {@code refuse in assist until phase reset}.
 *
 * <h2>Choosing a bot</h2>
 *
 * <table>
 * <caption>Bots by game</caption>
 * <tr><th>game</th><th>bot</th><th>reason</th></tr>
 * <tr><td>nothing is hidden</td><td>{@code mcts}</td><td>with more time it approaches perfect play</td></tr>
 * <tr><td>cards are hidden, and a hand matters more than the others' beliefs about it</td><td>{@code mcts}</td>
 *   <td>every world is searched, and the others act in it by what they hold</td></tr>
 * <tr><td>claims may be lies, bids reveal hands, or a hidden bet must be guessed</td><td>{@code bluff}</td> <td>the
 *   others' actions are evidence, and the same hand is not always played the same way</td></tr>
 * <tr><td>such a game without time to think</td><td>{@code policy}</td><td>it looks up what it has learnt</td></tr>
 * <tr><td>a tiny game with hidden information: at most 16 decisions in a match of the setup</td><td>{@code policy}</td>
 *   <td>it is close to an equilibrium of two players, so an opponent who knows it gains next to nothing</td></tr>
 * <tr><td>matches are long</td><td>{@code mcts}, {@code greedy}</td><td>the game's estimate ends playouts</td></tr>
 * </table>
 *
 * <p>Games with long matches {@linkplain games.kumite.api.GameProperties#playoutCutoff declare it}. The bots then use
 * the game's estimate instead of playouts with thousands of decisions.
 *
 * <h2>Limits</h2>
 *
 * <ul>
 * <li>{@code mcts} bluffs only by accident, and does not infer hands from actions. An opponent who knows it wins 0.17
 *   chips a game of Kuhn poker.
 * <li>Except in tiny games, {@code policy} and {@code bluff} distinguish situations only by what the seat knows and by
 *   the last action. {@code policy} forgets what was said two turns ago. {@code bluff} uses it only while the speaker's
 *   hand is unchanged.
 * <li>{@code policy} and {@code bluff} assume that all seats want the same. They learn next to nothing in a game with
 *   thousands of decisions and hands, since situations hardly recur.
 * <li>With more than two seats perfect play is not defined: two seats may share a loss that a third one wins.
 * <li>No bot learns from match to match, remembers an opponent, or talks.
 * </ul>
 *
 * <p>The repository's page of figures, {@code spi/FIGURES.md}, has the strength of the bots in each game and the speed
 * of the search. It names the commands that measure them.
 *
 * <h2>Design decisions</h2>
 *
 * <p>This package has what users meet, and the bots. Their machinery lies in two packages that are not exported, know no
 * bot and depend on each other in one direction: {@code search} with trees, playouts and budgets, and above it {@code
 * learned} with policies, their trainers and the trees of whole games.
 *
 * <p>The figures are those that led to a decision. Rejected code is gone, so no command measures it again.
 *
 * <ul>
 * <li><b>One tree serves all worlds</b> (SO-ISMCTS). Its nodes differ by seat and kind of decision, since the same
 *   action leads to different questions in different worlds. Nodes of other seats also differ by their private knowledge,
 *   so that a seat acts by what it holds. That cut the loss in Kuhn poker from 0.047 to 0.003 chips. From the seventeenth
 *   hand on at one place of the tree all share a node: a search that meets every hand once would learn nothing. In
 *   co-operative games hands are not distinguished: in Brawler at 300 iterations 202 of 400 were won with it, 213
 *   without. A tree for each seat (MO-ISMCTS in the same paper) would also have to distinguish which seats see which
 *   action.
 * <li><b>A policy is learnt in one of two ways.</b> In tiny games it is counterfactual regret minimization with external
 *   sampling: all actions of the learner, one of each other seat. What an opponent who knows it gains in Leduc poker with
 *   six named cards fell from 1.2 chips to 0.12 after 100,000 matches. Outcome sampling divides by the likelihood of a
 *   seat's own exploration, which explodes with the length of a match. Regrets without a weight for later matches left
 *   0.35, regrets that never fall below zero 0.39. A game is tiny if its setup allows at most 16 decisions and a seat can
 *   play a match in at most 3,000 ways. In larger games, action values with soft answers won 51 % against an honest
 *   player of dice under cups, and 64 % since all seats learn for each other.
 * <li><b>A situation is distinguished by everything the seat knows, and by less while little is learnt</b>: by its
 *   holding and the past actions, then by the past actions alone. Public information that is not a decision, such as a
 *   card turned up, is part of the first: without it Leduc poker had 108 situations instead of 288. Others are judged by
 *   the second, since earlier public information is not available any more.
 * <li><b>Equal holdings have equal keys for every seat.</b> With separate keys, the policy of 50,000 matches among four
 *   won 3.5 % against three honest players, 19.5 % without.
 * <li><b>The softness depends on the distance between the actions' values</b>, since a die among twelve is worth less
 *   than one among six. With one softness for all, every bid was as good as every other in a game of four.
 * <li><b>A past action is evidence of a hand while the hand is unchanged.</b> The engine tracks that publicly. Older
 *   evidence is not used: what it says about cards played since would need an analysis of each game.
 * <li><b>In games without chance or hidden information, an action is its index.</b> No decision object is created and
 *   no action compared, which is most of the speed in such games.
 * <li><b>Proven wins and losses go up the tree</b> in games of two seats without chance and hidden information. At 1,000
 *   iterations it won 736 of 1,425 decided games of connect four against the search without proofs (95 %: 49 to 54 %), and
 *   made 2.1 times as many choices a second in tic-tac-toe and 1.3 times in connect four. Trying every action of a new
 *   node for an immediate end cost a sixth of the iterations and chose no better in positions with known values. Such a search begins
 *   in copies of one imagined world, since all worlds are equal.
 * <li><b>The tree is stored in columns of numbers</b>, reused from choice to choice. A search creates no objects but
 *   its worlds and the decisions it looks at. The tree itself is not kept for the next choice: a bot in a resumed match
 *   has to choose like one that has been there from the beginning.
 * <li><b>The random source of a choice depends on the bot's seed and the choice</b>, for the same reason.
 * <li><b>Exploration is in standard deviations of the rewards</b>, since games differ in the spread of rewards: 1.4 of
 *   them are the usual 0.7 where half of all matches are won. In Brawler at 300 iterations 0.5 won 46 %, 1.0 won 54 %,
 *   1.4 won 56 %. The deviation starts wide and keeps a share of the range seen. Otherwise an action with a constant
 *   value made it vanish, and better ones were never tried again.
 * <li><b>Half of the reward is the score</b> ({@code both}), so that a seat that cannot win yet still has a direction.
 *   Brawler at 300 iterations: a quarter won 50 %, a half 56 %.
 * <li><b>Estimates lie close together.</b> With cut-off playouts, the deviation starts at 0.1 with the weight of two
 *   rewards and keeps a tenth of the range. With the prior of wins and losses, 150 iterations in Journey were spread
 *   evenly over all actions.
 * <li><b>Positions are compared at the same point of the game</b> if the game declares it ({@link
 *   games.kumite.api.GameProperties#PHASE_END}). Otherwise an action that led quickly to the demons' phase was judged
 *   after it, and other actions before it. The alternative is to play that phase ({@link
 *   games.kumite.api.GameProperties#ROUND_END}), with {@linkplain games.kumite.api.MatchSearch#playHeuristic heuristic}
 *   playouts.
 * <li><b>With heuristic playouts, a search prefers the heuristic action</b> and leaves it for one that proves better.
 *   Every list opens with that action, which has most of the prior probability in the PUCT formula (Rosin, "Multi-armed
 *   Bandits with Episode Context", 2011). Other actions open slowly. Without this, a hundred iterations chose by the
 *   noise of the dice among ten nearly equal actions, and lost what the heuristic alone had won. In Journey's six quests
 *   they won 18 of 60 matches, where the heuristic without a search wins 45 %; 300 iterations with the preference won 35
 *   of 48.
 * <li><b>Below the root, a long list is ranked after sixteen visits.</b> Ranking the ends of a move, with 400 copies
 *   each, took 15 of 40 samples of a running search.
 * <li><b>With cut-off playouts, long lists open in the order of the estimate right after each action</b>, with one more
 *   action for each square root of the visits. A move in Journey has up to 400 ends. With random opening moving looked
 *   worse than resting, since the value of a list of bad actions is their mean.
 * <li><b>Other long lists open gradually</b>, 8 actions and 2 more for each square root of the visits, at random. On a
 *   board of 49 spaces 2 won 54 % against a search that opens everything at once, 1 won 42 %, 4 won 52 %, 8 won 46 %.
 * <li><b>A continuous choice opens gradually too, beyond its listed candidates</b>: further actions are drawn
 *   (progressive widening: Couëtoux, Hoock, Sokolovska, Teytaud and Bonnard, "Continuous Upper Confidence Trees", LION
 *   2011), with estimates the best of four draws. An action that was drawn in one world is checked again in every other.
 * </ul>
 */
@NullMarked
package games.kumite.api.bot;

import org.jspecify.annotations.NullMarked;
