/**
 * Sample game: liar's dice, one round of bids that may be lies, for two seats. Research programs know it well in this
 * form (Lanctot and others, "Monte Carlo Sampling for Regret Minimization in Extensive Games", NIPS 2009), so its
 * published number of situations is a test here.
 *
 * <ul>
 *   <li>LD-01: Each of the two seats has a cup with one die under it, or as many as is agreed, one to five.
 *   <li>LD-02: All dice are rolled once. Each seat looks under its own cup.
 *   <li>LD-03: The seats take turns, and the first seat begins. A seat bids that at least a number of all dice show a face.
 *       There are never more dice in a bid than on the table.
 *   <li>LD-04: A bid beats the one before it if it names more dice, or as many of a higher face. It need not be true.
 *   <li>LD-05: Instead of bidding higher a seat challenges the last bid. After the highest bid it has to.
 *   <li>LD-06: After a challenge all cups are lifted. A six counts as every face. If there are as many dice of the face as
 *       were bid, or more, the bidder wins, else the challenger.
 *   <li>LD-07: The winner scores 1, the loser -1.
 * </ul>
 *
 * <p>Claim: under a cup no die has a place, so the dice of a seat are cells that are alike, and keys count them as a set.
 */
@NullMarked
package games.kumite.spi.samples.liarsdice;

import org.jspecify.annotations.NullMarked;
