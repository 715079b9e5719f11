/** Step four of the round: the cards are reset and replenished, heroes rest and recover (BR-RPL-06, BR-RST, BR-KO). */
@NullMarked
package games.kumite.brawler.reset;

import org.jspecify.annotations.NullMarked;
