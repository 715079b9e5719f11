/**
 * How the game stands: the estimate that searching bots ask for at the end of the phase in which they choose. All of it is
 * guesses that order positions; no rule depends on it.
 *
 * <h2>How well a search plays</h2>
 *
 * <p>One seat with all pilgrims, 80 or 100 iterations a choice, two to five seconds of processor time a match. The matches
 * were played while this estimate was mended, all with its even steps; but for three of Q6 none is of its last state alone:
 *
 * <table>
 * <caption>Matches won</caption>
 * <tr><th>quest</th><th>won</th><th>share (95 %)</th><th>the ledger's simulation</th></tr>
 * <tr><td>Q2</td><td>7 of 10</td><td>70 % (40 to 89)</td><td>60 %</td></tr>
 * <tr><td>Q3</td><td>7 of 17</td><td>41 % (22 to 64)</td><td>30 %</td></tr>
 * <tr><td>Q4</td><td>6 of 9</td><td>67 % (35 to 88)</td><td>75 %</td></tr>
 * <tr><td>Q5</td><td>8 of 18</td><td>44 % (25 to 66)</td><td>50 %</td></tr>
 * <tr><td>Q6</td><td>1 of 21</td><td>5 % (1 to 23)</td><td>20 %</td></tr>
 * </table>
 *
 * <p>With the curve that was there before, and 80 iterations, Q5 won 1 of 6 and Q6 none of 6; Q2, Q3 and Q4 won 4, 3 and 6
 * of 6. Of several seats there are no figures yet.
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
 *   <li><b>Where Q6 is lost</b>, by reading matches: nobody strikes first together. In turns 2 to 4 one fighter after the
 *       other spends its AP on walking up to Koorogg and stands before him when the Demon phase begins; he attacks two or
 *       three of them twice, and by turn 5 two or all are down, while the sum has hardly changed, since a fighter's health
 *       counts little in it until he is nearly out. An answer that was tried: the logarithm of the odds in a fight of all
 *       against all (Lanchester's square law: what the fighters do in a turn times what they can bear, over the same of the
 *       demons and of what gates still bring), demons that a condition holds counted as harmless, and no pull toward demons
 *       nearer than a Move. In 9 matches of two such states the last fighter fell in turns 8 to 17 or stood at the end, where
 *       in two matches before it fell in turns 5 and 8, and Koorogg was defeated once; but none was won, and no other quest
 *       was measured: not kept until it is.
 * </ul>
 */
@NullMarked
package games.kumite.journey.outlook;

import org.jspecify.annotations.NullMarked;
