/** Cards: hands are filled by drawing, cards of a fight are flipped (BR-SET-10, BR-RPL). */
@NullMarked
package games.kumite.brawler.card;

import org.jspecify.annotations.NullMarked;
