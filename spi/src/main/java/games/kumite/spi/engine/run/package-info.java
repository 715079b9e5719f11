/**
 * The rules of a game at work: tables, keys and phases of its states, how matches begin, and what is logged of them.
 * Nothing here knows what a match is.
 */
@NullMarked
package games.kumite.spi.engine.run;

import org.jspecify.annotations.NullMarked;
