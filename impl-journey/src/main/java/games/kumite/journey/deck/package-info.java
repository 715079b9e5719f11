/** Movement of cards: shuffling, drawing, renewing decks from their discards. */
@NullMarked
package games.kumite.journey.deck;

import org.jspecify.annotations.NullMarked;
