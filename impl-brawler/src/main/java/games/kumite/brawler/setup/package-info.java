/** Setup: shuffling, the choice of decks, starting Health (BR-SET). */
@NullMarked
package games.kumite.brawler.setup;

import org.jspecify.annotations.NullMarked;
