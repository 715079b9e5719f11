/** Step four of the round: flipping, drawing, resting, recovery (BR-RPL, BR-RST, BR-KO). */
@NullMarked
package games.kumite.brawler.reset;

import org.jspecify.annotations.NullMarked;
