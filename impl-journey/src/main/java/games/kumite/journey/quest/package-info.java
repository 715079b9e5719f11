/**
 * What a quest asks for: its goals and what ends it; and how it stands, for bots.
 *
 * <h2>How well a search plays</h2>
 *
 * <p>One seat with all pilgrims, 150 iterations a choice, matches that were not looked at while the estimate was mended
 * between the runs, as was the prior of the search (0.1, in the last eight 0.03): Q1 won 9 of 9 matches (95 %: 70 to 100),
 * Q2 3 of 9 (12 to 65), Q3 2 of 9 (6 to 55), Q4 2 of 4 (15 to 85), Q5 none of 3 (0 to 56), Q6 none of 3 (0 to 56).
 * Before, it won 5 of 45 in Q1 to Q3 and none in Q4 to Q6.
 *
 * <p>One seat, 60 iterations: Q1 2 of 2 (34 to 100), Q2 3 of 10 (11 to 60), Q3 1 of 10 (2 to 40), Q4 4 of 10 (17 to 69), Q5
 * and Q6 none of 10 (0 to 28). Of two and four seats there is no more than a match or so of each quest: Q1 was won, no
 * other.
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>The estimate is low at the beginning of hard quests</b>, though that is where bots win: its curve is steeper
 *       upward there, so that a search takes risks instead of waiting for more demons. Begun in the middle, five quests
 *       won 1 of 9 instead of 4 of 8.
 *   <li><b>Work that is done never makes the estimate worse</b>: when the way of all to a tile counted in full only after
 *       the rest was done, the last villager was left lying.
 *   <li><b>Work counts as it is, not by what should be left in a turn.</b> Tried: the work that is left against a par of the
 *       turn with a gentler curve, the last steps worth more, demons and fighters far from Tripitaka worse, wells near him
 *       better, Tripitaka last in the order of play. With 60 iterations that won 36 of 161 matches of Q2 to Q6 (17 to 29 %)
 *       where this estimate won 8 of 50 (8 to 29 %), and 3 of 5 of Q1. A few hundred matches of both would decide it.
 *   <li><b>Square and facing are one question</b>: the square alone changes nothing that an estimate sees, and the list is
 *       opened in the order of estimates.
 * </ul>
 */
@NullMarked
package games.kumite.journey.quest;

import org.jspecify.annotations.NullMarked;
