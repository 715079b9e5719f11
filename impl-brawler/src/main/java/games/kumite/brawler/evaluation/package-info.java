/** The evaluation of positions, for bots that do not play to the end. */
@NullMarked
package games.kumite.brawler.evaluation;

import org.jspecify.annotations.NullMarked;
