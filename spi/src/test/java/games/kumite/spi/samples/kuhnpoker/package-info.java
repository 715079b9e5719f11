/**
 * Sample game: Kuhn poker, the smallest poker there is (H. W. Kuhn, 1950), with hidden cards.
 *
 * <ul>
 *   <li>KP-01: There are three cards: jack, queen and king. The king is highest, the jack lowest.
 *   <li>KP-02: Each of the two seats puts one chip into the pot.
 *   <li>KP-03: The deck is shuffled and each seat is dealt one card, which only it may see. Nobody sees
 *       the third card.
 *   <li>KP-04: The first seat begins. A seat that faces no bet checks, or bets one chip.
 *   <li>KP-05: A seat that faces a bet calls it with one chip, or folds.
 *   <li>KP-06: A check by the first seat passes the choice to the second. A bet passes it to the other
 *       seat.
 *   <li>KP-07: If a seat folds, the other one takes the pot; no card is shown.
 *   <li>KP-08: After a call, or when both have checked, both cards are shown and the higher one takes the
 *       pot.
 *   <li>KP-09: A seat scores the chips that it has won or lost.
 * </ul>
 */
@NullMarked
package games.kumite.spi.samples.kuhnpoker;

import org.jspecify.annotations.NullMarked;
