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
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>The estimate is low at the beginning of hard quests</b>, though that is where bots win: its curve is steeper
 *       upward there, so that a search takes risks instead of waiting for more demons. Begun in the middle, five quests
 *       won 1 of 9 instead of 4 of 8.
 *   <li><b>Work that is done never makes the estimate worse</b>: when the way of all to a tile counted in full only after
 *       the rest was done, the last villager was left lying.
 *   <li><b>Square and facing are one question</b>: the square alone changes nothing that an estimate sees, and the list is
 *       opened in the order of estimates.
 * </ul>
 */
@NullMarked
package games.kumite.journey.quest;

import org.jspecify.annotations.NullMarked;
