/**
 * The engine of a game: tables, keys and phases of its states, the beginnings of matches, and logging. No class here
 * depends on matches.
 */
@NullMarked
package games.kumite.spi.engine.run;

import org.jspecify.annotations.NullMarked;
