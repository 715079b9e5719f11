/**
 * Bots: programs that take a seat, seeing what their seat may know and nothing else.
 *
 * <p>A bot is one method: {@link games.kumite.api.bot.Bot#choose} gets a {@link games.kumite.api.Perspective} and the
 * decision to be made, and says which action; a {@link games.kumite.api.bot.BlindBot} gets the listed actions alone, for
 * which nothing has to be hidden. Its chance comes from its own seed. {@link games.kumite.api.bot.Bots}
 * makes the bundled ones, lets bots play a match, and reads them from text:
 *
 * <table>
 * <caption>The bundled bots, which play every game</caption>
 * <tr><th>text</th><th>what it does</th></tr>
 * <tr><td>{@code random}</td><td>takes any listed action</td></tr>
 * <tr><td>{@code greedy:100}</td><td>looks one action ahead, by the game's estimate or by short playouts</td></tr>
 * <tr><td>{@code flat:1000}</td><td>plays every action out at random, in worlds dealt again</td></tr>
 * <tr><td>{@code mcts:1000}</td><td>information-set Monte-Carlo tree search</td></tr>
 * <tr><td>{@code policy:100000}</td><td>plays as it has learnt from so many matches against itself</td></tr>
 * <tr><td>{@code bluff:1000}</td><td>a policy that it has learnt, in worlds weighted by what the others have done</td></tr>
 * </table>
 *
 * <h2>Which bot for which game</h2>
 *
 * <table>
 * <caption>Which bot for which game</caption>
 * <tr><th>the game</th><th>the bot</th><th>why</th></tr>
 * <tr><td>nothing is hidden</td><td>{@code mcts}</td><td>with more time it comes ever closer to perfect play</td></tr>
 * <tr><td>cards are hidden, and a hand matters more than what others think of it</td><td>{@code mcts}</td>
 *   <td>every world is searched, and others act in it by what they hold</td></tr>
 * <tr><td>claims may be lies, bids tell of hands, a hidden bet is to be guessed</td><td>{@code bluff}</td>
 *   <td>what others do is evidence, and the same hand is not always played alike</td></tr>
 * <tr><td>the same, and there is no time to think</td><td>{@code policy}</td><td>it looks up what it has learnt</td></tr>
 * <tr><td>tiny and hidden: at most 12 decisions a match</td><td>{@code policy}</td>
 *   <td>close to an equilibrium of two players: whoever knows it wins next to nothing from it</td></tr>
 * <tr><td>matches are long</td><td>{@code mcts}, {@code greedy}</td><td>the game's estimate ends playouts</td></tr>
 * </table>
 *
 * <p>What none of them can: {@code mcts} does not bluff but by accident, and takes nothing that others do as a sign of what
 * they hold; who knows it wins 0.17 chips a game of Kuhn poker from it. {@code policy} and {@code bluff} tell decisions
 * apart by what the seat knows and, but for tiny games, by what was done last, so that what was said two turns ago is
 * forgotten by the one, and weighed by the other only as long as the seat holds what it held; they take all seats for alike in what they want, and what they have
 * learnt of a game with thousands of decisions and hands is next to nothing, for there they hardly meet a situation twice.
 * With more than two seats nobody knows what perfect play is; two of them may share a loss that the third one wins. No bot
 * learns from match to match, remembers an opponent, or talks.
 *
 * <p>A bot of your own that learns by playing gets its matches from {@link games.kumite.api.Perspective#newMatch}, a moment
 * for it in {@link games.kumite.api.bot.Bot#prepare}, a number for what a seat knows from {@link
 * games.kumite.api.MatchSearch#privateKey}, and what others have done from {@link games.kumite.api.MatchSearch#pastDecisions}.
 *
 * <p>The number is a budget for each choice: {@code 1000} iterations, {@code 1000c} copies, {@code 250ms}
 * or {@code 2s}. More may follow, such as {@code mcts:1s:score:cut40:explore0.5}: {@link
 * games.kumite.api.bot.Bots#named} has the list. Games whose matches are long {@linkplain games.kumite.api.GameProperties#playoutCutoff
 * say so}, and bots then judge by the game's estimate where they would play on for thousands of decisions. With iterations
 * or copies and a seed a choice is the same bit for bit on every JVM, also in a match that is resumed from its record.
 * {@link games.kumite.api.bot.StandingOrders} answer for any bot or person what has been settled beforehand, such as
 * {@code refuse in assist until phase reset}.
 *
 * <p>How strong they are in each game and how fast the search is stands with the commands that measure it on the
 * repository's page of figures, {@code spi/FIGURES.md}.
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <p>Figures are those with which a decision was taken. What was rejected is gone, so no command measures them again.
 *
 * <ul>
 *   <li><b>One tree for all worlds</b> (SO-ISMCTS), its nodes told apart by who chooses and what kind of choice it is,
 *       since the same action leads to different questions in different worlds, and those of other seats by what each of
 *       them knows itself, so that a seat acts by what it holds and not alike in all worlds. That took the loss in Kuhn poker
 *       from 0.047 to 0.003 chips. From the seventeenth hand on at one place of the tree all share a node: a search that
 *       meets every hand once would learn nothing. Where seats play together nothing is told apart: in Brawler at 300
 *       iterations 202 of 400 were won with it, 213 without. A tree for each seat (MO-ISMCTS in the same paper) would also have to
 *       tell apart who sees which action.
 *   <li><b>A policy is learnt in one of two ways.</b> In tiny games by counterfactual regret minimization with outcome
 *       sampling. Its weights, one divided by the likelihood of a seat's own trials, explode with the length of a match: in
 *       dice under cups it won 5 % against an honest player after 300,000 matches. There, values that are learnt
 *       for each action and answered softly won 51 %: 64 % since all seats learn for each other.
 *   <li><b>A decision is told apart by all that the seat knows, and by less as long as little was learnt</b>: what it holds
 *       and what was done, then what was done alone. What is public and no decision, such as a card turned up, is in the
 *       first: without it Leduc poker had 108 situations instead of 288. Others are judged by the second, since what was
 *       public at an earlier moment cannot be asked any more.
 *   <li><b>A seat that holds the like has the like key</b>, whoever it is. Told apart by seats, the policy of
 *       50,000 matches among four won 3.5 % against three honest players, 19.5 % without.
 *   <li><b>How softly is measured by how far the actions lie apart</b>, since a die among twelve is worth less than
 *       one among six: with one softness for all, among four every bid was as good as every other.
 *   <li><b>What others have done tells of what they hold as long as nothing has come to it or gone from it</b>; the
 *       engine counts that for everybody to see. Older signs are not weighed: what they say of cards that have been
 *       played since would have to be thought through for each game.
 *   <li><b>Where nothing is hidden and nothing drawn, an action is its place</b>: no decision is made into an object
 *       and no action compared, which is most of the speed in such games.
 *   <li><b>The tree is columns of numbers</b>, kept from choice to choice: a search makes no objects but its worlds and
 *       the decisions it looks at. It is not kept as a tree: the next choice starts from nothing, because a bot that is put
 *       into a resumed match has to choose as the one that has been there from the beginning.
 *   <li><b>A choice's chance comes from the bot's seed and the choice</b>, for the same reason.
 *   <li><b>Exploration is measured in standard deviations of the rewards</b>, since games differ in how far rewards lie
 *       apart: 1.4 of them are the usual 0.7 where half of all matches are won. In Brawler at 300 iterations 0.5 won
 *       46 %, 1.0 won 54 %, 1.4 won 56 %. The deviation begins wide and keeps a share of the range seen: without that
 *       an action that is always worth the same made it vanish, and better ones were never tried again.
 *   <li><b>Half the reward is the score</b> ({@code both}), so that a seat that cannot win yet
 *       knows which way is up. Brawler at 300 iterations: a quarter won 50 %, a half 56 %.
 *   <li><b>Estimates lie close together</b>, so where playouts are cut off the deviation begins at 0.1 with the weight of
 *       two rewards and keeps a tenth of the range. With the prior of wins and losses 150 iterations in Journey were
 *       spread evenly over all actions.
 *   <li><b>Positions are compared at like moments</b> where a game says so ({@link games.kumite.api.GameProperties#PHASE_END}): an
 *       action that leads on quickly to what demons do was judged by what they did, the others before they came. The other
 *       way is to play what comes then ({@link games.kumite.api.GameProperties#ROUND_END}), with playouts that do something {@linkplain
 *       games.kumite.api.MatchSearch#playSensibly sensible} on the way.
 *   <li><b>There a search holds on to what is sensible</b> and leaves it for what is shown better: every list is opened with
 *       that action, which keeps most of the likelihood in the PUCT formula (Rosin, "Multi-armed Bandits with Episode Context",
 *       2011), and others join it slowly. Without it a hundred iterations chose by the noise of the dice among ten actions that
 *       were nearly alike, and lost what the sensible actions alone had won: in Journey's six quests they won 18 of 60
 *       matches, where pilgrims who never search win 45 %; 300 iterations that hold on won 35 of 48.
 *   <li><b>A long list that is met on the way there is ranked after sixteen visits</b>: ranking the ends of a move, 400 copies
 *       each, was met in 15 of 40 looks at a running search.
 *   <li><b>Where playouts are cut off, long lists are opened in the order of the estimate right after each action</b>, one
 *       and another for each root of the visits. A move of Journey has up to 400 ends: met at random they made moving
 *       look worse than resting, since what a search has tried of a list of bad actions is their mean.
 *   <li><b>Other long lists are opened bit by bit</b>, 8 actions and 2 more for each root of the visits, any one next. On a
 *       board of 49 places 2 won 54 % against a search that opens everything at once, 1 won 42 %, 4 won 52 %, 8 won
 *       46 %.
 *   <li><b>A continuous choice lists candidates, and the same rule serves it, which does not stop where the list ends</b>:
 *       what is open beyond it is drawn (progressive widening: Couëtoux, Hoock, Sokolovska, Teytaud and Bonnard,
 *       "Continuous Upper Confidence Trees", LION 2011); where estimates count the best of four draws. What was drawn in one
 *       world is judged anew in every other.
 * </ul>
 */
@NullMarked
package games.kumite.api.bot;

import org.jspecify.annotations.NullMarked;
