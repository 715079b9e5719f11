/**
 * Sample game: dice under cups, a game of bluff for two to five seats: secret numbers and nothing else.
 *
 * <ul>
 *   <li>CU-01: Each seat has a cup and three dice under it, or as many as is agreed, one to five.
 *   <li>CU-02: A round begins with a throw of all dice. Each seat looks under its own cup. The first seat begins the
 *       first round, who has lost a die the next one, or the next seat in play if it was the last die.
 *   <li>CU-03: Seats in play take turns in their order. On its turn a seat bids that so many dice of all show a face. A
 *       bid beats the one before it if it names more dice, or as many of a higher face. It need not be true. There are
 *       never more dice in a bid than in play.
 *   <li>CU-04: Instead of bidding higher a seat doubts the last bid. All cups are lifted, and the dice of that face are
 *       counted. If there are fewer than were bid the bidder loses a die, else the doubter.
 *   <li>CU-05: A seat without dice is out of play. The last seat in play wins, with a score of 1.
 * </ul>
 *
 * <p>Claim: under a cup no die has a place, so the dice of a seat are cells that are alike, and keys count them as a set.
 */
@NullMarked
package games.kumite.spi.samples.cups;

import org.jspecify.annotations.NullMarked;
