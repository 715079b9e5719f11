/** Matches, their decisions and answers, and the perspectives of viewers. */
@NullMarked
package games.kumite.spi.engine.match;

import org.jspecify.annotations.NullMarked;
