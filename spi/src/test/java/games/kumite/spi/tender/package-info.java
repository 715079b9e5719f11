/** A game of sealed bids and of cards that are shown to one seat and stay in the hand, whole and with mistakes. */
@NullMarked
package games.kumite.spi.tender;

import org.jspecify.annotations.NullMarked;
