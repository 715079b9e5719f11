/**
 * The evaluation of positions, and heuristic actions of pilgrims. Searching bots ask for the estimate at the beginning
 * of the next turn, and their playouts get there by the heuristic actions. All of it is guesses; no rule depends on it.
 *
 * <h2>How well a search plays</h2>
 *
 * <p>{@code mcts:300} continues with heuristic actions ({@code ActionHeuristic}, {@code PoseHeuristic}, {@code NearestTask}, and
 * {@code CardEffect.isWanted} of cards) through the real Demon phase to the beginning of the next turn, and asks the estimate
 * there. Seeds that were not used for tuning ({@code Searched Q1,Q2,Q3,Q4,Q5,Q6 1,2 6 30001 mcts:300},
 * {@code 3,4 5 31001} and, as far as it went, {@code 1,2,3,4 4 50001} among the tests; matches of one seed, which
 * differ in their seats, share the order of decks). The last of these, 41 of 48 won, are of the search as it is; for
 * the others a long list was ranked sixteen visits later. 4 to 12 seconds of processor time a match:
 *
 * <table>
 * <caption>Matches won with 300 iterations</caption>
 * <tr><th>quest</th><th>one seat</th><th>two</th><th>three</th><th>four</th><th>share of all (95 %)</th>
 *   <th>the ledger's simulation</th></tr>
 * <tr><td>Q1</td><td>8 of 8</td><td>8 of 8</td><td>6 of 7</td><td>7 of 7</td><td>29 of 30, 97 % (83 to 99)</td><td>85 %</td></tr>
 * <tr><td>Q2</td><td>7 of 8</td><td>8 of 8</td><td>6 of 7</td><td>7 of 7</td><td>28 of 30, 93 % (79 to 98)</td><td>60 %</td></tr>
 * <tr><td>Q3</td><td>3 of 8</td><td>6 of 8</td><td>4 of 7</td><td>6 of 7</td><td>19 of 30, 63 % (46 to 78)</td><td>30 %</td></tr>
 * <tr><td>Q4</td><td>7 of 8</td><td>6 of 8</td><td>6 of 7</td><td>7 of 7</td><td>26 of 30, 87 % (70 to 95)</td><td>75 %</td></tr>
 * <tr><td>Q5</td><td>6 of 8</td><td>7 of 8</td><td>6 of 7</td><td>7 of 7</td><td>26 of 30, 87 % (70 to 95)</td><td>50 %</td></tr>
 * <tr><td>Q6</td><td>5 of 8</td><td>6 of 8</td><td>6 of 7</td><td>4 of 7</td><td>21 of 30, 70 % (52 to 83)</td><td>20 %</td></tr>
 * </table>
 *
 * <p>The ledger's simulation is of 14 to 22 matches in Q1 to Q3 and 5 to 8 in the others, by a simple policy without
 * cards. With heuristic actions alone, without a search, 300 matches each (seeds from 40001 on), 5 milliseconds a
 * match: Q1 70 %, Q2 63, Q3 27, Q4 46, Q5 44, Q6 9.
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>First the heuristic actions, then the search.</b> Whole matches by heuristic actions take milliseconds, so a
 *       change of them is seen over thousands of matches. They won 51, 35, 7, 12, 16 and 3 % of the quests' matches
 *       while cards were played at random and any order of play was as good as another; with cards played where they
 *       help, fighters first, weapons before skills, gates sealed that the quest asks for, 68, 61, 31, 49, 48 and 11 %
 *       (400 matches each). Their weights were found by trying changes of one to three of them against the same
 *       matches.
 *   <li><b>Killing before cleansing</b>: ten points of bad karma are a better weapon. Only a pilgrim that has the best
 *       one cleanses.
 *   <li><b>The estimate predicts the result of continuing with heuristic actions.</b> Its weights are those of a
 *       logistic regression over 290,000 positions of 21,000 matches that began with up to half of all actions at
 *       random and continued with heuristic actions; without that beginning it confused causes that always occur
 *       together (weapons and corruption). One set of weights serves all six quests; on matches that were left out its
 *       Brier score at the beginning of turns is 0.15, 0.13, 0.14, 0.14, 0.14 and 0.06, a constant's for each quest
 *       0.25, 0.25, 0.15, 0.21, 0.23 and 0.09, and that of the weights set by hand before was 0.18, 0.17, 0.14, 0.21,
 *       0.17 and 0.11 over all positions.
 *   <li><b>Work that is left counts more for each gate out of which demons come and for each turn that has passed.</b>
 *       With a square of the work in their place, which distinguished long quests from short ones, an AP of work was
 *       worth nothing at the beginning of Q5, and a search stayed at home and prayed.
 *   <li><b>Damage that threatens is next to nothing beside health that is lost</b>: where demons stand at the end of a turn tells
 *       little, since they come in any case.
 *   <li><b>A search prefers heuristic actions</b> (see {@link games.kumite.api.bot}): without that, a hundred
 *       iterations chose by the noise of the dice, and won 18 of 60 matches where no search at all wins 45 %.
 *   <li><b>Heuristic actions are fast before they are clever</b>: deeds of the quest, attacks, then the best pose by a
 *       way, by whom it attacks, and Tripitaka's by what threatens him.
 *   <li><b>Work that is done never makes the estimate worse</b>: when the way of all to a tile counted in full only after
 *       the rest was done, the last villager was left lying.
 *   <li><b>For bots that look one choice ahead</b> an attack that is paid for counts, and a little where fighters
 *       stand; a search finds that out by itself.
 *   <li><b>The consequences of a deed count before it is done</b>: in Q3 Tripitaka stood for three and four turns
 *       beside the sutra and did not take it, since the General whom it brings made the estimate worse.
 *   <li><b>Tripitaka acts last</b>, after those who clear the way for him. His place while it is still open counts as
 *       the last, or bots that look one choice ahead put him first.
 *   <li><b>A lord who comes by himself need not be sought</b>, nor should a gate be woken before he is gone.
 *   <li><b>The fight with a lord is forecast as a whole</b> ({@code LordFight}): before, the fighters never attacked
 *       together in Q6; one fighter after the other walked up to Koorogg and stood before him when the Demon phase
 *       began.
 *   <li><b>Tried, and not kept</b>: a search that ends with the phase in which it begins ({@code mcts:300:phase}; it won 7 of 7,
 *       3 of 7, 1 of 7, 5 of 7, 2 of 7 and 0 of 6 by an estimate of weights set by hand); curves in even steps in place of a
 *       logistic one; demons, arrivals and kills carried forward turn by turn as masses.
 * </ul>
 */
@NullMarked
package games.kumite.journey.evaluation;

import org.jspecify.annotations.NullMarked;
