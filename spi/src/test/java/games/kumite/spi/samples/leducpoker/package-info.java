/**
 * Sample game: Leduc poker, a small poker with two rounds of bets and a card for all (Southey and others, "Bayes' Bluff:
 * Opponent Modelling in Poker", UAI 2005). Research programs know it well, so its published values are tests here.
 *
 * <ul>
 *   <li>LP-01: There are two jacks, two queens and two kings. The king is highest, the jack lowest. Cards of one rank are
 *       alike; if it is agreed that suits count, each card has a suit of its own, which changes no result.
 *   <li>LP-02: Each of the two seats puts one chip into the pot.
 *   <li>LP-03: The deck is shuffled and each seat is dealt one card, which only it may see.
 *   <li>LP-04: There are two rounds of bets. The first seat begins each of them. After the first round one more card is
 *       turned up for both seats.
 *   <li>LP-05: A seat that faces no raise checks or raises. A seat that faces one folds, calls or raises. To call is to put
 *       in what the other seat has put in.
 *   <li>LP-06: To raise is to call, and to put in two more chips in the first round or four in the second. There are at
 *       most two raises in a round.
 *   <li>LP-07: The choice passes to the other seat. A call ends the round, and so does a check by the second seat.
 *   <li>LP-08: If a seat folds, the other one takes the pot; no card is shown.
 *   <li>LP-09: After the second round both cards are shown. A seat whose card pairs the one turned up takes the pot, else
 *       the higher card; equal cards divide it.
 *   <li>LP-10: A seat scores the chips that it has won or lost.
 * </ul>
 */
@NullMarked
package games.kumite.spi.samples.leducpoker;

import org.jspecify.annotations.NullMarked;
