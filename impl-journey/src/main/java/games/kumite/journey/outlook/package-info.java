/**
 * How the game stands: the estimate that searching bots ask for at the end of the phase in which they choose. All of it is
 * guesses that order positions; no rule depends on it.
 *
 * <h2>How well a search plays</h2>
 *
 * <p>{@code mcts:100}, one seat with all pilgrims ({@code Searched Q1,Q2,Q3,Q4,Q5 1 8 1 mcts:100} among the tests), all
 * with this estimate: Q1 with seeds 1 to 8, Q5 with 1 to 7 and 21 to 23, Q2 to Q4 with 1 to 8 and 21 to 23, Q6 with 1 to
 * 17; the weights of Q6 were chosen by some of these seeds. About 4 seconds of processor time a match in Q2 to Q5, 5 to 8 in
 * Q6, on a busy machine:
 *
 * <table>
 * <caption>Matches won</caption>
 * <tr><th>quest</th><th>won</th><th>share (95 %)</th><th>the ledger's simulation</th></tr>
 * <tr><td>Q1</td><td>6 of 8</td><td>75 % (41 to 93)</td><td>85 %</td></tr>
 * <tr><td>Q2</td><td>7 of 11</td><td>64 % (35 to 85)</td><td>60 %</td></tr>
 * <tr><td>Q3</td><td>2 of 11</td><td>18 % (5 to 48)</td><td>30 %</td></tr>
 * <tr><td>Q4</td><td>4 of 11</td><td>36 % (15 to 65)</td><td>75 %</td></tr>
 * <tr><td>Q5</td><td>5 of 10</td><td>50 % (24 to 76)</td><td>50 %</td></tr>
 * <tr><td>Q6</td><td>2 of 17</td><td>12 % (3 to 34)</td><td>20 %</td></tr>
 * </table>
 *
 * <p>With two, three and four seats, seeds 1 to 5: Q1 3, 4 and 2 of 5, Q2 3, 3 and 4 of 5.
 *
 * <p>The ledger's simulation is of 14 to 22 matches in Q1 to Q3 and 5 to 8 in the others, by a simple policy without cards.
 * States of the estimate before this one, 80 or 100 iterations: Q2 7 of 10, Q3 7 of 17, Q4 6 of 9, Q5 8 of 18, Q6 1 of 21.
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>A chance rises in even steps from the beginning of a quest to its end</b>, however long the quest is. Under a
 *       curve that was flat for the beginnings of Q5 and Q6 an AP of work was worth a thousandth there, which no search
 *       of a hundred iterations notices: pilgrims waited, and Q5 was hardly ever won.
 *   <li><b>Work that is done never makes the estimate worse</b>: when the way of all to a tile counted in full only after
 *       the rest was done, the last villager was left lying.
 *   <li><b>Fighters go where demons or Tripitaka are</b>, also when their own work is done, and nobody stands in
 *       Tripitaka's way: he stood locked in three squares from a sutra.
 *   <li><b>An attack that is paid for counts</b>, and so do AP of this turn that are left.
 *   <li><b>A lord who comes by himself need not be sought</b>, nor should a gate be woken before he is gone.
 *   <li><b>Karma upgrades are told apart by what corruption cards do.</b>
 *   <li><b>Tried, and not kept</b>: demons, arrivals and kills carried forward turn by turn as masses until all is done,
 *       in place of the work itself. Where the curve was flat it won 3 of 20 matches, in its middle 5 of 11, where the
 *       work alone won 14 of 30: too few to tell, and twice as long.
 *   <li><b>The fight in Q6 is forecast as a whole</b> ({@code Duel}). It was lost because nobody struck first together: one
 *       fighter after the other walked up to Koorogg, stood before him when the Demon phase began, and by turn 5 two or all
 *       were down, while the sum had hardly changed. Now the fighters' health after the next phase stands against what all
 *       demons do until they have fallen, and Koorogg is defeated in about half of all matches, where he hardly ever was.
 *   <li><b>Tripitaka counts twice as much there, and the fighters' health too</b>: with the forecast alone, at a worth of 6,
 *       he lay dead in 6 of 10 matches beside two or three who stood, and none was won; with a worth of 4, 6 for him and 1.6
 *       for each fighter 3 of 20. Since he does not wait beside gates that Koorogg keeps open, 2 of 17. He is still whom most
 *       matches are lost by: what gates bring in ten turns finds him alone. The same weights in the other quests won 1 of 12
 *       matches where the old ones won 2 of the same 12, so they are for quests of such a lord alone.
 * </ul>
 */
@NullMarked
package games.kumite.journey.outlook;

import org.jspecify.annotations.NullMarked;
