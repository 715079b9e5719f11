/** The movement of cards: drawing, receiving, discarding. */
@NullMarked
package games.kumite.tmnt.deck;

import org.jspecify.annotations.NullMarked;
