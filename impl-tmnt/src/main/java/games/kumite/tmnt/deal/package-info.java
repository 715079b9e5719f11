/** The movement of cards: drawing, receiving, discarding. */
@NullMarked
package games.kumite.tmnt.deal;

import org.jspecify.annotations.NullMarked;
